#include "engine/json_reader.h"

#include <algorithm>

namespace stele {
namespace {

std::string shown(const Json& json) {
  if (json.is_structured()) return json.is_array() ? "a list" : "an object";
  const std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);  // escapes what is not printable ASCII
  return text.size() > 40 ? text.substr(0, 37) + "..." : text;
}

// A key as a step of a JSON path: short, printable, with ~ and / escaped.
std::string step(std::string_view key) {
  std::string out = "/";
  for (const char c : key.substr(0, 40)) {
    if (c == '~' || c == '/')
      out += c == '~' ? "~0" : "~1";
    else
      out += c >= ' ' && c <= '~' ? c : '?';
  }
  return out;
}

}  // namespace

void JsonReader::Node::mistake(const Text& what) const {
  // A hundred mistakes tell enough, and a huge bad file stays cheap.
  if (reader_->errors_.size() < 100) reader_->errors_.push_back(error_of(path_.empty() ? "/" : path_, what));
}

bool JsonReader::Node::expect(bool ok, std::string_view what) const {
  if (json_ && !ok) mistake("expected " + std::string{what} + ", found " + shown(*json_));
  return json_ && ok;
}

JsonReader::Node JsonReader::Node::optional(std::string_view key) const {
  const std::string path = path_ + step(key);
  if (!json_ || !json_->is_object()) return {reader_, nullptr, path};
  const auto it = json_->find(std::string{key});
  return {reader_, it == json_->end() ? nullptr : &*it, path};
}

JsonReader::Node JsonReader::Node::operator[](std::string_view key) const {
  Node out = optional(key);
  if (!out.json_ && json_ && json_->is_object()) out.mistake("is missing");
  return out;
}

JsonReader::Node JsonReader::Node::operator[](std::size_t index) const {
  const std::string path = path_ + "/" + std::to_string(index);
  const bool there = json_ && json_->is_array() && index < json_->size();
  return {reader_, there ? &(*json_)[index] : nullptr, path};
}

std::int64_t JsonReader::Node::integer(std::int64_t min, std::int64_t max) const {
  bool ok = json_ && json_->is_number_integer();
  if (ok && json_->is_number_unsigned()) {
    ok = max >= 0 && json_->get<std::uint64_t>() <= static_cast<std::uint64_t>(max) &&
         (min <= 0 || json_->get<std::uint64_t>() >= static_cast<std::uint64_t>(min));
  } else if (ok) {
    ok = json_->get<std::int64_t>() >= min && json_->get<std::int64_t>() <= max;
  }
  return expect(ok, "a whole number from " + std::to_string(min) + " to " + std::to_string(max)) ? json_->get<std::int64_t>() : min;
}

bool JsonReader::Node::boolean() const { return expect(json_ && json_->is_boolean(), "true or false") && json_->get<bool>(); }

std::string JsonReader::Node::string() const {
  return expect(json_ && json_->is_string(), "a text") ? json_->get<std::string>() : std::string{};
}

std::size_t JsonReader::Node::array_size(std::size_t min, std::size_t max) const {
  if (!expect(json_ && json_->is_array(), "a list")) return 0;
  if (json_->size() < min || json_->size() > max) {
    mistake(min == max
                ? "expected a list of " + std::to_string(min) + ", found " + std::to_string(json_->size())
                : "expected a list of " + std::to_string(min) + " to " + std::to_string(max) + ", found " + std::to_string(json_->size()));
    return 0;
  }
  return json_->size();
}

bool JsonReader::Node::object(std::initializer_list<std::string_view> fields) const {
  if (!expect(json_ && json_->is_object(), "an object")) return false;
  std::vector<std::string> known;
  for (const std::string_view f : fields) known.emplace_back(f);
  for (const auto& [key, value] : json_->items()) {
    if (std::find(fields.begin(), fields.end(), key) != fields.end()) continue;
    const auto meant = closest(key, known);
    Node{reader_, &value, path_ + step(key)}.mistake(meant ? "unknown field; did you mean '" + *meant + "'?" : "unknown field");
  }
  return true;
}

Result<Json> parse_json(std::string_view text) {
  // A first pass only looks for the place where the text stops being JSON.
  struct Handler : nlohmann::json_sax<Json> {
    std::size_t position = 0;
    std::string token;
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t at, const std::string& last, const nlohmann::detail::exception&) override {
      position = at;
      token = last.substr(0, 30);
      return false;
    }
  };
  Handler handler;
  if (!Json::sax_parse(text, &handler)) {
    const std::string_view before = text.substr(0, std::min(handler.position, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    std::string what = "this is not JSON";
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) what = "the file is empty; expected a JSON table";
    return Error{"line " + std::to_string(line) + ", column " + std::to_string(before.size() - start), what};
  }
  return Json::parse(text, nullptr, /*allow_exceptions=*/false);
}

}  // namespace stele
