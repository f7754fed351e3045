#pragma once

#include <array>
#include <utility>

#include "clients/cli/sheet.h"
#include "games/civic/describe.h"
#include "games/civic/effect_print.h"

// What the pictures of Monumental and Duel have in common: the names of things, what every player has, the Development track, a City,
// and what is in the middle of happening. `G`: a game of the civic family.
namespace stele::cli {

inline constexpr std::string_view kUsed = "✓", kToPlay = "▸";

template <class G>
class CitySheet : protected Sheet {
 protected:
  using Catalogue = typename G::Catalogue;
  using View = typename G::View;
  using State = typename G::State;
  using Board = typename State::Board;
  using Player = typename State::Player;
  using Turn = typename State::Turn;
  static constexpr bool kBothAct = State::Limits::kTurns > 1;  // what the others have activated and used is still to be counted with

  // `self`: the player whose City is drawn and whose cards are told in full.
  CitySheet(const Catalogue& cat, const View& view, const State* all, PlayerId self, const Drawing& how)
      : Sheet(cat, how),
        cat_(cat),
        v_(view),
        b_(view.board),
        all_(all),
        self_(self),
        now_(view.board.over || view.board.stack.empty() ? PlayerId{} : view.board.stack.back().who) {
    give_letters();
  }

  // Names

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
    const std::string name = in(civic::name_of(cat_, v_, p));
    return p == v_.viewer ? fmt::format("{} ({})", name, in(say("cli.you"))) : name;
  }
  Piece painted_player(std::string_view id, PlayerId p) const {
    const std::string who = letters_[p.value] + " " + player(p);
    return {words(id) + " " + how_.paint.seat(p.value, who), width(words(id)) + 1 + width(who)};
  }
  template <class Id>
  std::string name(Id id) const {  // of a card, a token, ...
    return in(cat_.thing_of(id).name);
  }
  std::string effect(const Thing& t) const { return in(print(t.effects)); }
  std::string effect(CardId c) const { return effect(cat_.thing_of(c)); }

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

  std::string price(CardId c) const {
    const CardInfo& card = cat_.of(c);
    const std::string begun = icon(card.price_in(), card.cost);
    return card.is_wonder() ? begun + " + " + icon(Resource::Production, card.second) : begun;
  }
  std::string gives(CardId c) const {
    const std::string all = icons_of(cat_.of(c).produces);
    return all.empty() ? "" : words("gives", {{"what", same_in_all(all)}});
  }
  // [D-TERM-CTRL] Of a Province.
  std::string types(unsigned bits) const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < cat_.terrain_words.size(); ++i)
      if (bits >> i & 1) out.push_back(in(say("effect.province-type." + cat_.terrain_words[i])));
    return listed(out);
  }

  // The eras

  static Text era(Era e) { return same_in_all(std::string{kEraWords[static_cast<std::size_t>(e)]}); }

  // The eras lie in the deck in this order, so the latest one on the track came last.
  Era newest_era() const {
    Era newest = Era::None;
    for (const CardId c : b_.track)
      if (!c.is_none() && (newest == Era::None || cat_.of(c).era > newest)) newest = cat_.of(c).era;
    return newest;
  }
  void add_newest_era(Pieces& out) const {
    if (const Era newest = newest_era(); newest != Era::None) out.push_back(piece(words("era", {{"era", era(newest)}})));
  }
  // How many cards of each era are in the Development deck.
  Piece development_deck(const std::array<int, kEras>& left) const {
    std::vector<std::string> parts;
    int all = 0;
    for (std::size_t e = 0; e < kEras; ++e) {
      all += left[e];
      if (left[e] > 0) parts.push_back(fmt::format("{} {}", kEraWords[e], left[e]));
    }
    return piece(with_number("development-deck", all) + (parts.empty() ? "" : " (" + listed(parts) + ")"));
  }

  // The players

  std::string title_of(PlayerId p, PlayerId to_play) const {
    return fmt::format("{} {} {}", p == to_play ? kToPlay : " ", letters_[p.value], player(p));
  }
  // Beside the name. [M-RES-1] The base resources of somebody without a turn are lost.
  void add_supply(Pieces& out, PlayerId p) const {
    for (int r = b_.has_turn(p) ? 0 : kBase; r < kResources; ++r) out.push_back(resource_of(p, resource(r)));
    add_earmarked(out, p);
  }
  Piece resource_of(PlayerId p, Resource r) const { return piece(fmt::format("{} {}", resource_word(r), b_.at(p).of(r))); }
  // For a line of its own: what there is nothing of is left out, but for Gold and Culture.
  void add_supply_in_short(Pieces& out, PlayerId p) const {
    for (int r = 0; r < kResources; ++r)
      if (r >= kBase || b_.at(p).of(resource(r)) > 0)
        out.push_back(piece(fmt::format("{} {}", b_.at(p).of(resource(r)), resource_word(resource(r)))));
    add_earmarked(out, p);
  }
  void add_earmarked(Pieces& out, PlayerId p) const {
    if (!b_.has_turn(p)) return;
    const auto& earmarked = b_.turn_of(p).earmarked;
    for (std::size_t f = 0; f < earmarked.size(); ++f)
      if (const int n = earmarked[f]; n > 0) out.push_back(piece(with_number("earmarked." + std::string{kFoeWords[f]}, n)));
  }

  void cards_of(PlayerId p) {
    const Player& own = b_.at(p);
    entry("cards", {piece(with_number("deck-size", v_.decks[p.value].size())), piece(with_number("discard-size", own.discard.size())),
                    piece(with_number("archived-size", own.archived.size()))});
    if (all_)
      more(listed_in("deck-order", from_the_top(all_->decks[p.value])));
    else if (!v_.tops[p.value].empty())
      more(listed_in("on-top", from_the_top(v_.tops[p.value])));
    if (p != self_) return;
    if (!all_ && !v_.decks[p.value].empty()) entry("deck", grouped(v_.decks[p.value]));
    if (!own.discard.empty()) entry("discard", grouped(own.discard));
  }

  // "Fort, Mine + Masonry, - / ..."
  void city_in_short(PlayerId p) {
    const Player& own = b_.at(p);
    std::string out;
    for (std::size_t i = 0; i < kCity; ++i) {
      out += i == 0 ? "" : i % 3 == 0 ? " / " : ", ";
      if (kBothAct) out += mark(p, i);
      out += own.city[i].is_none() ? "-" : used_mark(p, static_cast<Source>(i)) + name(own.city[i]);
      if (!own.under[i].is_none()) out += " + " + used_mark(p, static_cast<Source>(kUnder + i)) + name(own.under[i]);
    }
    entry("city", out);
  }
  // Where it matters whoever looks on.
  std::string used_mark(PlayerId p, Source source) const { return kBothAct && is_used(p, source) ? std::string{kUsed} + " " : ""; }

  void wonder_of(PlayerId p) {
    const Player& own = b_.at(p);
    if (own.wonder.is_none()) return;
    const std::string missing = icon(Resource::Production, cat_.of(own.wonder).second);
    entry("wonder", words("wonder-begun", {{"name", cat_.thing_of(own.wonder).name}, {"price", same_in_all(missing)}}));
    more(effect(own.wonder));
  }

  void policies_of(PlayerId p) {
    const Player& own = b_.at(p);
    if (own.civ.is_none()) return;
    const auto policy = [&](std::size_t i) -> const Thing& { return cat_.of(cat_.of(own.civ).policies[i]); };
    std::vector<std::string> covered;
    for (std::size_t i = 0; i + 1 < own.policies.size(); ++i) covered.push_back(in(policy(own.policies[i]).name));
    Pieces out;
    if (!covered.empty()) out.push_back(piece(listed(covered)));
    if (own.policies.empty())
      out.push_back(piece(words("no-policy")));
    else
      out.push_back(piece(used_mark(p, static_cast<Source>(kPolicySource + own.policies.size() - 1)) +
                          words("active-policy", {{"name", policy(own.policies.back()).name}})));
    // [M-POL-1]
    if (!own.policies.full())
      out.push_back(
          piece(words("next-policy", {{"price", same_in_all(icon(Resource::Culture, static_cast<int>(own.policies.size()) + 1))}})));
    entry("policies", out);
    if (!own.policies.empty()) more(effect(policy(own.policies.back())));
    if (p != self_) return;
    if (policy_texts_) {
      for (std::uint8_t i = 0; i < kPolicies; ++i)
        if (!own.policies.contains(i)) item(named(in(policy(i).name), effect(policy(i))));
      return;
    }
    std::vector<std::string> others;
    for (std::uint8_t i = 0; i < kPolicies; ++i)
      if (!own.policies.contains(i)) others.push_back(in(policy(i).name));
    if (!others.empty()) more(listed_in("other-policies", others));
  }

  // The Development track and the Basic Buildings

  void development_card(std::size_t place, CardId c) {
    if (c.is_none()) return line(fmt::format("  {}  -", place));
    const CardInfo& card = cat_.of(c);
    const std::string kind = words("kind." + std::string{kind_word(card.kind)}) + " " + era(card.era).en;
    const std::string fact = card.is_province() ? types(card.types) : gives(c);
    // Names are shortened where a line would not hold what the card gives.
    const std::size_t after = 17 + 8 + 11, room = columns_ >= 5 + 30 + after ? 29 : columns_ - 5 - after - 1;
    const std::string row =
        fmt::format("  {}  {} {} {} {}", place, how_.paint.bold(pad(fitted(name(c), room), room)), pad(kind, 16), pad(price(c), 7), fact);
    const std::size_t columns = 5 + room + 1 + 17 + 8 + width(fact);
    constexpr std::size_t kTextColumn = 76, kLeastText = 74;  // with less the text is shorter below
    if (columns_ >= kTextColumn + kLeastText) return hanging(pad(row, kTextColumn, columns), kTextColumn, effect(c));
    line(row);
    if (const std::string text = effect(c); !text.empty()) hanging(std::string(5, ' '), 5, text);
  }

  // Of what can lie on the track.
  static std::string_view kind_word(CardKind k) {
    constexpr std::array<std::string_view, 6> kWords = {"building", "basic", "knowledge", "wonder", "hero", "province"};
    return kWords[static_cast<std::size_t>(k)];
  }

  void basic_buildings() {
    Pieces out;
    for (std::size_t i = 0; i < cat_.basics.size(); ++i) {
      const CardId c = cat_.basics[i];
      if (c.is_none()) continue;
      std::vector<std::string> facts = {name(c) + " " + price(c), with_number("left", b_.basics[i])};
      if (!gives(c).empty()) facts.insert(facts.begin() + 1, gives(c));
      out.push_back(piece(listed(facts)));
    }
    if (!out.empty()) entry("basic", out);
    for (const CardId c : cat_.basics)
      if (!c.is_none() && !effect(c).empty()) more(named(name(c), effect(c)));
  }

  void laid_aside() {
    if (!b_.development_discard.empty()) entry("track-discard", listed(names(b_.development_discard)));
    if (!b_.removed.empty()) entry("removed", listed(names(b_.removed)));
  }

  // A City

  // Bits by space or by Source.
  bool is_marked(PlayerId p, unsigned bits, std::size_t i) const { return b_.has_turn(p) && (bits >> i & 1) != 0; }
  bool is_activated(PlayerId p, std::size_t space) const { return is_marked(p, b_.turn_of(p).activated, space); }
  bool is_reinforced(PlayerId p, std::size_t space) const { return is_marked(p, b_.turn_of(p).reinforced, space); }
  bool is_used(PlayerId p, Source source) const { return is_marked(p, b_.turn_of(p).used, source); }
  std::string_view mark(PlayerId p, std::size_t space) const {
    return is_reinforced(p, space) ? "** " : is_activated(p, space) ? "* " : "";
  }

  void city_of(PlayerId p) {
    section(words("city-of", {{"player", same_in_all(player(p))}}));
    const std::size_t room = std::min<std::size_t>((columns_ - 7) / 3, 40);
    std::string bar;
    for (std::size_t i = 0; i < room; ++i) bar += "─";
    const auto rule = [&](std::string_view left, std::string_view middle, std::string_view right) {
      line(fmt::format("   {}{}{}{}{}{}{}", left, bar, middle, bar, middle, bar, right));
    };
    std::string header(4, ' ');
    for (int column = 1; column <= 3; ++column) header += pad(std::string(room / 2, ' ') + std::to_string(column), room + 1);
    line(header);
    rule("┌", "┬", "┐");
    for (std::size_t row = 0; row < 3; ++row) {
      for (std::size_t part = 0; part < 3; ++part) {
        std::array<std::string, 3> parts;
        for (std::size_t column = 0; column < 3; ++column) parts[column] = city_line(p, 3 * row + column, part, room - 2);
        if (part > 0 && std::all_of(parts.begin(), parts.end(), [](const std::string& s) { return s.empty(); })) continue;
        std::string text = part == 0 ? fmt::format(" {} │", static_cast<char>('a' + row)) : "   │";
        for (std::size_t column = 0; column < 3; ++column) {
          const std::string shown = " " + pad(parts[column], room - 1);
          text += (is_activated(p, 3 * row + column) ? how_.paint.bold(shown) : shown) + "│";
        }
        line(text);
      }
      row < 2 ? rule("├", "┼", "┤") : rule("└", "┴", "┘");
    }
    city_texts(p);
  }

  // What is in the middle of happening

  bool is_drawn() const {
    return std::any_of(b_.turns.begin(), b_.turns.end(), [](const Turn& t) { return !t.drawn.empty(); });
  }
  void drawn_cards() {
    for (const Turn& t : b_.turns) {
      if (t.drawn.empty()) continue;
      entry("drawn", listed(names(t.drawn)));
      for (const CardId d : t.drawn)
        if (const std::string all = gives(d) + (gives(d).empty() ? "" : ". ") + effect(d); !all.empty()) item(named(name(d), all));
    }
  }

  void payment() {
    constexpr std::array<std::string_view, 3> kWild = {"wild.any", "wild.same", "wild.different"};
    const Payment& p = b_.payment;
    if (p.empty()) return;
    Pieces out;
    if (const std::string still = icons_of(p.owed); !still.empty()) out.push_back(piece(still));
    if (p.wild > 0) out.push_back(piece(with_number(kWild[static_cast<std::size_t>(p.kind)], p.wild)));
    std::vector<std::string> paid;
    for (int r = 0; r < kBase; ++r)
      if (p.paid_kinds >> r & 1) paid.push_back(words("icon." + std::string{word(resource(r))}));
    if (!paid.empty()) out.push_back(piece(listed_in("paid-already", paid)));
    if (p.discount > 0) out.push_back(piece(with_number("discount", p.discount)));
    entry("payment", out);
  }

  void pending_effects() {
    std::vector<std::string> waiting;
    for (const Pending& p : b_.pending)
      if (!p.thing.is_none()) waiting.push_back(in(cat_.of(p.thing).name));
    if (!waiting.empty()) entry("pending", listed(waiting));
  }

  const Catalogue& cat_;
  const View& v_;
  const Board& b_;
  const State* all_;  // for whoever may see everything
  const PlayerId self_;
  const PlayerId now_;                                          // who must choose
  std::array<std::string, State::Limits::kPlayers> letters_{};  // of the players
  bool policy_texts_ = false;                                   // those not developed too

 private:
  static constexpr std::size_t kRoomForMarks = 20;  // columns in a City space; with less, a line says what has happened to it

  // The card, the Knowledge under it, and what has happened to the space in this turn.
  std::string city_line(PlayerId p, std::size_t space, std::size_t part, std::size_t room) const {
    const Player& own = b_.at(p);
    const auto card_line = [&](std::string_view before, CardId c, Source source) {
      const std::string icons = icons_of(cat_.of(c).produces);
      const std::string used = is_used(p, source) ? std::string{kUsed} + " " : "";
      const std::size_t left = room - (icons.empty() ? 0 : width(icons) + 1);
      return pad(fitted(std::string{before} + used + name(c), left), room - width(icons)) + icons;
    };
    const bool marked = room >= kRoomForMarks;
    const std::string_view before = marked ? mark(p, space) : "";
    if (part == 0)
      return own.city[space].is_none() ? std::string{before} + words("empty-space")
                                       : card_line(before, own.city[space], static_cast<Source>(space));
    if (part == 1) return own.under[space].is_none() ? "" : card_line("+ ", own.under[space], static_cast<Source>(kUnder + space));
    if (marked) return "";
    if (is_reinforced(p, space)) return fitted(words("reinforced"), room);
    return is_activated(p, space) ? fitted(words("activated"), room) : "";
  }

  // What the cards say, each design once with its spaces.
  void city_texts(PlayerId p) {
    const Player& own = b_.at(p);
    hanging("   ", 3, words("city-note"));
    const Turn& t = b_.turn_of(p);
    if (b_.has_turn(p) && (t.activated | t.reinforced) != 0 && (columns_ - 7) / 3 - 2 >= kRoomForMarks)
      hanging("   ", 3, words("city-marks"));
    std::vector<std::pair<CardId, std::string>> cards;
    const auto add = [&](CardId c, std::size_t space, std::string_view under) {
      if (c.is_none() || effect(c).empty()) return;
      const std::string where = fmt::format("{}{}{}", static_cast<char>('a' + space / 3), space % 3 + 1, under);
      const auto it = std::find_if(cards.begin(), cards.end(), [&](const auto& known) { return known.first == c; });
      if (it == cards.end())
        cards.emplace_back(c, where);
      else
        it->second += " " + where;
    };
    for (std::size_t space = 0; space < kCity; ++space) {
      add(own.city[space], space, "");
      add(own.under[space], space, "k");  // as in the notation
    }
    for (const auto& [c, where] : cards) {
      const std::size_t indent = std::max<std::size_t>(width(where) + 4, 6);
      hanging("   " + how_.paint.bold(pad(where, indent - 3)), indent, named(name(c), effect(c)));
    }
  }
};

}  // namespace stele::cli
