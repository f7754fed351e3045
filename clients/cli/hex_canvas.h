#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clients/cli/terminal.h"
#include "engine/text.h"

// Text by columns, a canvas of characters, and hexagons on it.
namespace stele::cli {

// Text and the columns it takes, which its bytes do not tell once it is painted.
struct Piece {
  std::string text;
  std::size_t columns;
};
using Pieces = std::vector<Piece>;

inline Piece piece(std::string text) {
  const std::size_t columns = width(text);
  return {std::move(text), columns};
}

inline std::vector<std::string_view> characters(std::string_view utf8) {
  std::vector<std::string_view> out;
  while (!utf8.empty()) {
    std::size_t end = 1;
    while (end < utf8.size() && (static_cast<unsigned char>(utf8[end]) & 0xC0) == 0x80) ++end;
    out.push_back(utf8.substr(0, end));
    utf8.remove_prefix(end);
  }
  return out;
}

inline std::string first(std::size_t n, std::string_view text) {
  std::string out;
  for (const std::string_view c : characters(text))
    if (n-- > 0)
      out += c;
    else
      break;
  return out;
}

inline std::string fitted(std::string_view text, std::size_t columns) {
  return width(text) <= columns ? std::string{text} : first(columns > 0 ? columns - 1 : 0, text) + "…";
}

// "Forest" is Fo, "High Peaks" is HP.
inline std::string abbreviation(std::string_view name) {
  const auto parts = words_of(name);
  return parts.size() > 1 ? first(1, parts[0]) + first(1, parts[1]) : first(2, name);
}

// Of a name that does not fit, the word that says most: "Peaks".
inline std::string short_name(std::string_view name, std::size_t columns) {
  const auto parts = words_of(name);
  if (width(name) <= columns || parts.size() < 2) return fitted(name, columns);
  std::string out = fitted(parts.back(), columns);
  if (out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return out;
}

// Pieces with a dot between them, in as many lines of so many columns as it takes.
inline Pieces flowed(const Pieces& pieces, std::size_t columns) {
  constexpr std::string_view kBetween = " · ";
  Pieces out;
  for (const Piece& p : pieces) {
    if (out.empty() || out.back().columns + 3 + p.columns > columns) {
      out.push_back(p);
    } else {
      out.back().text += std::string{kBetween} + p.text;
      out.back().columns += 3 + p.columns;
    }
  }
  return out;
}

using Ink = int;  // the colour of a seat, or one of these
inline constexpr Ink kPlain = -1, kDim = -2, kBold = -3, kMonsterInk = -4;

inline std::string painted(const Paint& paint, Ink ink, std::string_view text) {
  switch (ink) {
    case kPlain: return std::string{text};
    case kDim: return paint.dim(text);
    case kBold: return paint.bold(text);
    case kMonsterInk: return paint.monster(text);
    default: return paint.seat(ink, text);
  }
}

// Characters at columns and rows; what is put last is seen.
class Canvas {
 public:
  Canvas(std::size_t columns, std::size_t rows) : columns_(columns), rows_(rows, std::vector<Cell>(columns)) {}

  std::size_t columns() const { return columns_; }

  void put(std::size_t x, std::size_t y, std::string_view text, Ink ink = kPlain) {
    for (const std::string_view c : characters(text))
      if (x < columns_) rows_[y][x++] = {std::string{c}, ink};
  }
  void put_centred(std::size_t x, std::size_t y, std::size_t room, std::string_view text, Ink ink = kPlain) {
    const std::string shown = fitted(text, room);
    put(x + (room - width(shown)) / 2, y, shown, ink);
  }

  Pieces lines(const Paint& paint) const {
    Pieces out;
    for (const std::vector<Cell>& row : rows_) {
      std::size_t end = row.size();
      while (end > 0 && row[end - 1].glyph == " ") --end;
      Piece line{"", end};
      for (std::size_t x = 0; x < end;) {
        std::string run;
        const Ink ink = row[x].ink;
        for (; x < end && row[x].ink == ink; ++x) run += row[x].glyph;
        line.text += painted(paint, ink, run);
      }
      out.push_back(std::move(line));
    }
    return out;
  }

 private:
  struct Cell {
    std::string glyph = " ";
    Ink ink = kPlain;
  };
  std::size_t columns_;
  std::vector<std::vector<Cell>> rows_;
};

// A hexagon of 4k columns: k = 2 on narrow terminals, else 3. Neighbours share their edges.
//
//     _╱ ╲_         y
//   _╱ one ╲_       + 1   2k + 1 columns for text
//   │  two  │       + 2   4k - 1
//   │ three │       + 3   4k - 1
//    ╲_fou_╱        + 4   2k - 1
//      ╲_╱          + 5
struct Hexagon {
  std::size_t x, y, k;

  void edges(Canvas& to) const {
    const std::string flat(k - 1, '_');
    const std::string up = flat + "╱", down = "╲" + flat;
    to.put(x + k, y, up, kDim);
    to.put(x + 2 * k + 1, y, down, kDim);
    to.put(x, y + 1, up, kDim);
    to.put(x + 3 * k + 1, y + 1, down, kDim);
    for (const std::size_t row : {y + 2, y + 3})
      for (const std::size_t column : {x, x + 4 * k}) to.put(column, row, "│", kDim);
    to.put(x + 1, y + 4, down, kDim);
    to.put(x + 3 * k, y + 4, up, kDim);
    to.put(x + k + 1, y + 5, down, kDim);
    to.put(x + 2 * k, y + 5, up, kDim);
  }
  std::size_t body() const { return 4 * k - 1; }
  // A number, and a sign of another ink behind it, with a blank between them where there is room.
  void one(Canvas& to, std::string_view text, Ink ink, std::string_view sign, Ink sign_ink) const {
    const std::size_t room = 2 * k + 1, number = width(text);
    const std::size_t blank = !sign.empty() && number + 1 + width(sign) <= room ? 1 : 0;
    const std::string shown = fitted(sign, room - number);
    const std::size_t from = x + k + (room - number - blank - width(shown)) / 2;
    to.put(from, y + 1, text, ink);
    to.put(from + number + blank, y + 1, shown, sign_ink);
  }
  void two(Canvas& to, std::string_view text, Ink ink = kPlain) const { to.put_centred(x + 1, y + 2, body(), text, ink); }
  void three(Canvas& to, std::string_view text, Ink ink = kPlain) const { to.put_centred(x + 1, y + 3, body(), text, ink); }
  std::size_t foot() const { return 2 * k - 1; }
  std::size_t foot_x() const { return x + k + 1; }
  std::size_t foot_y() const { return y + 4; }
};

}  // namespace stele::cli
