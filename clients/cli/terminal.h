#pragma once

#include <string>
#include <string_view>

#include "engine/text.h"

// What the terminal can show: colours where it has them, plain text elsewhere.
namespace stele::cli {

enum class Colours : unsigned char { None, Sixteen, Full };

class Paint {
 public:
  explicit Paint(Colours colours) : colours_(colours) {}
  bool plain() const { return colours_ == Colours::None; }

  std::string bold(std::string_view s) const { return wrap("1", s); }
  std::string dim(std::string_view s) const { return wrap("2", s); }
  std::string seat(int colour, std::string_view s) const;                    // red, blue, green, yellow
  std::string monster(std::string_view s) const { return wrap("95;1", s); }  // magenta: no seat's colour
  std::string card(std::string_view hex_back, std::string_view hex_ink, std::string_view s) const;

 private:
  std::string wrap(std::string_view code, std::string_view s) const;
  Colours colours_;
};

Colours detect_colours(int file_descriptor);  // NO_COLOR and TERM=dumb are respected
Language detect_language();                   // LC_ALL, LC_MESSAGES, LANG
int terminal_width(int file_descriptor);      // 80 where it is not known
// Breaks text at blanks so that no line is wider; later lines are indented.
std::string wrapped(std::string_view text, int columns, int indent);
// The text behind a head, its later lines under its first; no line is wider. The tail stays in one piece; it may be painted.
struct Tail {
  std::string plain, painted;
};
std::string hanging(std::string_view head, std::string_view text, int columns, const Tail& tail = {});
// Small letters without accents: "Règle" and "regle" are the same word.
std::string folded(std::string_view utf8);
std::string pad(std::string_view text, std::size_t columns, std::size_t visible);  // text whose visible width is known
inline std::string pad(std::string_view text, std::size_t columns) { return pad(text, columns, width(text)); }

}  // namespace stele::cli
