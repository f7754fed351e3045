#include "engine/toml.h"

#include "engine/text.h"

namespace stele {

Result<toml::table> parse_toml(std::string_view text, std::string_view file) {
  const auto where = [&](std::size_t line) { return std::string{file} + ":" + std::to_string(line); };
  if (const std::size_t line = first_bad_line(text))
    return Error{where(line), "expected plain UTF-8 text: this line holds a control character or broken bytes"};
  toml::parse_result result = toml::parse(text, file);
  if (!result) return Error{where(result.error().source().begin.line), std::string{result.error().description()}};
  return std::move(result).table();
}

}  // namespace stele
