#include "clients/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

namespace stele::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

int hex_byte(std::string_view hex, std::size_t at) { return std::stoi(std::string{hex.substr(at, 2)}, nullptr, 16); }

}  // namespace

std::string Paint::wrap(std::string_view code, std::string_view s) const {
  return plain() ? std::string{s} : fmt::format("\x1b[{}m{}\x1b[0m", code, s);
}

std::string Paint::seat(int colour, std::string_view s) const {
  constexpr std::array<std::string_view, 4> kCodes = {"91;1", "94;1", "92;1", "93;1"};
  return wrap(kCodes[static_cast<std::size_t>(colour) % kCodes.size()], s);
}

std::string Paint::card(std::string_view back, std::string_view ink, std::string_view s) const {
  if (colours_ != Colours::Full || back.size() != 7 || ink.size() != 7) return bold(s);
  return wrap(fmt::format("48;2;{};{};{};38;2;{};{};{}", hex_byte(back, 1), hex_byte(back, 3), hex_byte(back, 5), hex_byte(ink, 1),
                          hex_byte(ink, 3), hex_byte(ink, 5)),
              s);
}

Colours detect_colours(int fd) {
  if (!environment("NO_COLOR").empty() || isatty(fd) == 0) return Colours::None;
  const std::string_view term = environment("TERM");
  if (term.empty() || term == "dumb") return Colours::None;
  const std::string_view depth = environment("COLORTERM");
  return depth == "truecolor" || depth == "24bit" ? Colours::Full : Colours::Sixteen;
}

Language detect_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string_view value = environment(name); !value.empty())
      return value.starts_with("fr") ? Language::French : Language::English;
  return Language::English;
}

int terminal_width(int fd) {
  winsize size{};
  if (ioctl(fd, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

std::string wrapped(std::string_view text, int columns, int indent) {
  std::string out;
  std::size_t at = 0;
  for (const std::string_view word : words_of(text)) {
    const std::size_t w = width(word);
    if (at > 0 && at + 1 + w > static_cast<std::size_t>(std::max(columns, indent + 20))) {
      out += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
      at = static_cast<std::size_t>(indent);
    } else if (at > 0) {
      out += " ";
      ++at;
    }
    out += word;
    at += w;
  }
  return out;
}

std::string hanging(std::string_view head, std::string_view text, int columns, const Tail& tail) {
  const std::size_t indent = width(head);
  const auto room = static_cast<std::size_t>(std::max(columns - static_cast<int>(indent), 20));
  const std::string all = wrapped(text, static_cast<int>(room), 0);
  std::string out{head};
  std::size_t last = 0;
  bool first = true;
  for (const std::string_view line : lines_of(all)) {
    if (!first) out += "\n" + std::string(indent, ' ');
    out += line;
    last = width(line);
    first = false;
  }
  if (tail.plain.empty()) return out;
  if (last + 1 + width(tail.plain) > room)
    out += "\n" + std::string(indent, ' ');
  else if (last > 0)
    out += " ";
  return out + tail.painted;
}

std::string folded(std::string_view utf8) {
  // U+00C0 to U+00FF, two bytes each: 0xC3 and this one less 0x80.
  constexpr std::string_view kPlain = "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";
  std::string out;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto c = static_cast<unsigned char>(utf8[i]);
    const auto next = i + 1 < utf8.size() ? static_cast<unsigned char>(utf8[i + 1]) : 0u;
    if (c == 0xC3 && next >= 0x80 && next <= 0xBF) {
      out += kPlain[next - 0x80];
      ++i;
    } else {
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<char>(c);
    }
  }
  return out;
}

std::string pad(std::string_view text, std::size_t columns, std::size_t visible) {
  return std::string{text} + std::string(columns > visible ? columns - visible : 0, ' ');
}

}  // namespace stele::cli
