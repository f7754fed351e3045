#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/text.h"
#include "engine/toml.h"

// Reading card files. Every mistake is answered with file, line, card, field and what was expected; all of them in one run.
namespace stele {

class CardReader {
 public:
  explicit CardReader(std::string file) : file_(std::move(file)) {}

  void mistake(const toml::node* at, const std::string& what);
  void mistake(const toml::table& t, std::string_view card, std::string_view field, const std::string& what);

  // Each answers with a harmless value and notes a mistake when the file holds something else.
  std::string string(const toml::table&, std::string_view card, std::string_view field);
  Text text(const toml::table&, std::string_view card, std::string_view field);  // { en = "...", fr = "..." }
  int number(const toml::table&, std::string_view card, std::string_view field, int min, int max);
  bool flag(const toml::table&, std::string_view card, std::string_view field);  // false where it is left out
  std::string origin(const toml::table&, std::string_view card);
  void only(const toml::table&, std::string_view card, std::span<const std::string_view> fields);  // notes unknown fields
  void only(const toml::table& t, std::string_view card, std::initializer_list<std::string_view> fields) {
    only(t, card, std::span(fields.begin(), fields.size()));
  }

  static std::string name(std::string_view card, std::string_view field) { return std::string{card} + "." + std::string{field} + ": "; }

  Errors errors;

 private:
  std::string file_;
};

}  // namespace stele
