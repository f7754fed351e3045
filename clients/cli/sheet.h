#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "clients/cli/hex_canvas.h"
#include "games/civic/effect_print.h"
#include "games/monumental/view.h"

// What every part of the picture of Monumental is written with: lines that no terminal breaks, and the names and signs of things.
namespace stele::cli {

using namespace monumental;
using monumental::Catalogue, monumental::State;  // not those of civic that they extend

class Sheet {
 public:
  Sheet(const Catalogue& cat, const View& view, const State* all, const Drawing& how)
      : cat_(cat), v_(view), b_(view.board), all_(all), how_(how), columns_(static_cast<std::size_t>(std::max(how.width, 60))) {
    give_letters();
  }

 protected:
  static constexpr std::size_t kLabel = 15;  // columns before the text of a labelled line

  // Lines

  void line(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    out_ += text + "\n";
  }
  std::string in(const Text& t) const { return t.in(how_.language); }
  std::string words(std::string_view id, std::initializer_list<TextArg> args = {}) const {
    return in(say("cli.monumental." + std::string{id}, args));
  }
  std::string with_number(std::string_view id, int n) const { return words(id, {{"number", number(n)}}); }
  std::string with_number(std::string_view id, std::size_t n) const { return with_number(id, static_cast<int>(n)); }
  std::string named(const std::string& name, const std::string& text) const {
    return text.empty() ? name : words("named", {{"name", same_in_all(name)}, {"text", same_in_all(text)}});
  }
  std::string listed_in(std::string_view id, const std::vector<std::string>& names) const {
    return words(id, {{"list", same_in_all(listed(names))}});
  }
  std::string label_of(std::string_view text) const { return how_.paint.bold(pad("  " + fitted(text, kLabel - 3), kLabel)); }
  std::string label(std::string_view id) const { return label_of(words(id)); }

  void section(const std::string& name) {
    const std::size_t used = width(name) + 4;
    std::string rest;
    for (std::size_t i = used; i < columns_; ++i) rest += "─";
    line("");
    line(how_.paint.dim("── ") + how_.paint.bold(name) + how_.paint.dim(" " + rest));
  }

  // The text behind a head of `indent` columns; its later lines begin under the first.
  void hanging(const std::string& head, std::size_t indent, std::string_view text) {
    const std::string all = wrapped(text, static_cast<int>(columns_ - indent), 0);
    bool is_first = true;
    for (const std::string_view part : lines_of(all.empty() ? " " : std::string_view{all})) {
      line((is_first ? head : std::string(indent, ' ')) + std::string{part});
      is_first = false;
    }
  }
  void flow(const std::string& head, std::size_t indent, const Pieces& pieces) {
    bool is_first = true;
    for (const Piece& part : flowed(pieces, columns_ - indent)) {
      const std::string before = is_first ? head : std::string(indent, ' ');
      const bool breakable = part.columns == width(part.text);  // not painted
      part.columns > columns_ - indent&& breakable ? hanging(before, indent, part.text) : line(before + part.text);
      is_first = false;
    }
  }
  void entry(std::string_view id, std::string_view text) { hanging(label(id), kLabel, text); }
  void entry(std::string_view id, const Pieces& pieces) { flow(label(id), kLabel, pieces); }
  void more(std::string_view text) {
    if (!text.empty()) hanging(std::string(kLabel, ' '), kLabel, text);
  }
  void item(std::string_view text) { hanging(std::string(kLabel, ' ') + "- ", kLabel + 2, text); }

  // Names

  bool is_automa(PlayerId p) const { return b_.is_automa(p); }
  // [M-AUT-9] Whoever decides for the Automa.
  PlayerId beside_automa() const {
    return PlayerId{static_cast<std::uint8_t>((b_.automa.value + b_.players_count - 1) % b_.players_count)};
  }
  void give_letters() {
    // The first letter of the civilization that no earlier seat has.
    for (std::uint8_t p = 0; p < b_.players_count; ++p) {
      letters_[p] = std::to_string(p + 1);
      if (b_.players[p].civ.is_none()) continue;
      const std::string& name = cat_.of(b_.players[p].civ).name.in(how_.language);
      for (const std::string_view c : characters(name))
        if (c != " " && std::find(letters_.begin(), letters_.begin() + p, c) == letters_.begin() + p) {
          letters_[p] = c;
          break;
        }
    }
  }
  std::string player(PlayerId p) const {
    std::string name = b_.at(p).civ.is_none() ? in(player_name(p)) : in(cat_.of(b_.at(p).civ).name);
    if (is_automa(p)) name = in(say("monumental.automa", {{"name", same_in_all(name)}}));
    return p == v_.viewer ? fmt::format("{} ({})", name, in(say("cli.you"))) : name;
  }
  std::string name(CardId c) const { return in(cat_.of(thing(c)).name); }
  std::string name(TokenId t) const { return in(cat_.thing_of(t).name); }
  std::string name(MonsterId m) const { return in(cat_.thing_of(m).name); }
  std::string name(AutomaId a) const { return in(cat_.thing_of(a).name); }
  std::string effect(const Thing& t) const { return in(print(t.effects)); }
  std::string effect(CardId c) const { return effect(cat_.of(thing(c))); }
  std::string in_full(TokenId t) const { return named(name(t), effect(cat_.thing_of(t))); }
  static std::string tile_number(std::size_t t) { return std::to_string(t + 1); }

  template <class List>
  std::vector<std::string> names(const List& list) const {
    std::vector<std::string> out;
    for (const auto id : list) out.push_back(name(id));
    return out;
  }
  template <class List>
  std::vector<std::string> from_the_top(const List& list) const {
    std::vector<std::string> out = names(list);
    std::reverse(out.begin(), out.end());
    return out;
  }
  // "Fort ×3, Mine"
  template <class List>
  std::string grouped(const List& list) const {
    std::vector<std::pair<std::string, int>> groups;
    for (const std::string& n : names(list)) {
      const auto it = std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == n; });
      if (it == groups.end())
        groups.emplace_back(n, 1);
      else
        ++it->second;
    }
    std::vector<std::string> out;
    for (const auto& [n, times] : groups) out.push_back(times == 1 ? n : fmt::format("{} ×{}", n, times));
    return listed(out);
  }

  std::string icon(Resource r, int n) const { return std::to_string(n) + words("icon." + std::string{word(r)}); }
  std::string icons_of(const Amounts& amounts, std::string_view between = " ") const {
    std::string out;
    for (int r = 0; r < kResources; ++r)
      if (const int n = amounts[static_cast<std::size_t>(r)]) out += (out.empty() ? "" : std::string{between}) + icon(resource(r), n);
    return out;
  }
  std::string price(CardId c) const {
    const CardInfo& card = cat_.of(c);
    if (card.is_knowledge()) return icon(Resource::Science, card.cost);
    const std::string begun = icon(Resource::Production, card.cost);
    return card.is_wonder() ? begun + " + " + icon(Resource::Production, card.second) : begun;
  }
  std::string gives(CardId c) const {
    const std::string all = icons_of(cat_.of(c).produces);
    return all.empty() ? "" : words("gives", {{"what", same_in_all(all)}});
  }

  const Catalogue& cat_;
  const View& v_;
  const Board& b_;
  const State* all_;  // for whoever may see everything
  const Drawing& how_;
  const std::size_t columns_;
  std::array<std::string, kMaxPlayers> letters_{};  // of the players on the map
  std::string out_;
};

}  // namespace stele::cli
