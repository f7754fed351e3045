#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "clients/cli/hex_canvas.h"
#include "games/civic/words.h"

// What every part of the picture of a civic game is written with: lines that no terminal breaks, in the words of the game.
namespace stele::cli {

using namespace civic;  // the games of the family speak its words

class Sheet {
 public:
  Sheet(const civic::Catalogue& cat, const Drawing& how)
      : how_(how), columns_(static_cast<std::size_t>(std::max(how.width, 60))), words_of_(cat) {}

 protected:
  static constexpr std::size_t kLabel = 15;  // columns before the text of a labelled line

  // Lines

  void line(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    out_ += text + "\n";
  }
  std::string in(const Text& t) const { return t.in(how_.language); }
  // The text "<game>.picture.<id>", or that of the family.
  std::string words(std::string_view id, std::initializer_list<TextArg> args = {}) const {
    return in(say(words_of_, "picture." + std::string{id}, args));
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

  // What two drawings write, each on one half of the sheet.
  template <class Left, class Right>
  void side_by_side(Left left, Right right) {
    constexpr std::size_t kGap = 2;
    const std::size_t all = columns_, half = (all - kGap) / 2;
    const auto drawn = [&](auto draw) {
      std::string before = std::exchange(out_, "");
      columns_ = half;
      draw();
      columns_ = all;
      std::swap(before, out_);
      return before;
    };
    const std::string first = drawn(left), second = drawn(right);
    const auto a = lines_of(first), b = lines_of(second);
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      const std::string_view l = i < a.size() ? a[i] : "";
      line(pad(l, half + kGap, visible(l)) + std::string{i < b.size() ? b[i] : ""});
    }
  }

  // Signs

  std::string icon(Resource r, int n) const { return std::to_string(n) + words("icon." + std::string{word(r)}); }
  std::string icons_of(const Amounts& amounts, std::string_view between = " ") const {
    std::string out;
    for (int r = 0; r < kResources; ++r)
      if (const int n = amounts[static_cast<std::size_t>(r)]) out += (out.empty() ? "" : std::string{between}) + icon(resource(r), n);
    return out;
  }
  std::string resource_word(Resource r) const { return words("resource." + std::string{word(r)}); }

  const Drawing& how_;
  std::size_t columns_;
  std::string out_;

 private:
  // Columns that a line takes, painted or not.
  static std::size_t visible(std::string_view text) {
    std::size_t painting = 0;
    for (std::size_t at = text.find('\x1b'); at < text.size(); at = text.find('\x1b', at + 1)) painting += text.find('m', at) - at + 1;
    return width(text) - painting;
  }

  const civic::Catalogue& words_of_;
};

}  // namespace stele::cli
