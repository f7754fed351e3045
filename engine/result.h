#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace stele {

// What a user or a file got wrong, in one line each, for the person who will mend it.
struct Error {
  std::string where;         // "/state/hands/0/3", "line 12", "--seats"
  std::string what;          // "expected a whole number from 1 to 9, found 12"
  std::string what_fr = {};  // in French, for mistakes a player makes at the table; empty: only in English
};
using Errors = std::vector<Error>;

enum class Language : unsigned char { English, French };

std::string to_text(const Error&, Language = Language::English);
std::string to_text(const Errors&, Language = Language::English);  // one line each

// A value, or all the reasons why there is none. For what people and files get wrong; bugs assert instead.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : v_(std::move(value)) {}
  Result(Error error) : v_(Errors{std::move(error)}) {}
  Result(Errors errors) : v_(std::move(errors)) {}
  explicit operator bool() const { return v_.index() == 0; }
  T& value() & { return std::get<0>(v_); }
  const T& value() const& { return std::get<0>(v_); }
  T value() && { return std::move(std::get<0>(v_)); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Errors& errors() const { return std::get<1>(v_); }

 private:
  std::variant<T, Errors> v_;
};

}  // namespace stele
