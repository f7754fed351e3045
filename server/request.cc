#include "server/request.h"

#include <algorithm>
#include <array>

#include "engine/json_reader.h"

namespace stele::server {
namespace {

// What a field of a request may be.
enum class Field : std::uint8_t { Number, Table, Token, Name, Client, Text, At, Have, Print, Seat, Language };
struct FieldInfo {
  Field field;
  std::string_view key;
};
constexpr std::array<FieldInfo, 11> kFields = {{{Field::Number, "number"},
                                                {Field::Table, "table"},
                                                {Field::Token, "token"},
                                                {Field::Name, "name"},
                                                {Field::Client, "client"},
                                                {Field::Text, "text"},
                                                {Field::At, "at"},
                                                {Field::Have, "have"},
                                                {Field::Print, "print"},
                                                {Field::Seat, "seat"},
                                                {Field::Language, "lang"}}};
constexpr unsigned bit(Field f) { return 1u << static_cast<unsigned>(f); }

struct Shape {
  std::string_view word;
  unsigned needs, may;
};
constexpr unsigned kNumbered = bit(Field::Number);
constexpr std::array<Shape, kRequestKinds> kShapes = {{
    {"join", bit(Field::Table) | bit(Field::Client),
     bit(Field::Token) | bit(Field::Name) | bit(Field::Have) | bit(Field::Print) | bit(Field::Language)},
    {"move", kNumbered | bit(Field::Text), bit(Field::At)},
    {"undo", kNumbered, 0},
    {"agree", kNumbered, 0},
    {"refuse", kNumbered, 0},
    {"chat", kNumbered | bit(Field::Text), 0},
    {"sit", kNumbered | bit(Field::Name), bit(Field::Seat)},
    {"rename", kNumbered | bit(Field::Name), 0},
    {"leave", kNumbered, 0},
    {"return", kNumbered, 0},
    {"rematch", kNumbered, 0},
    {"why", kNumbered | bit(Field::Text), 0},
    {"hint", kNumbered, 0},
    {"view", 0, 0},
}};

constexpr std::int64_t kMost = std::int64_t{1} << 53;

std::string short_string(const JsonReader::Node& n, std::size_t most) {
  std::string out = n.string();
  if (out.size() > most) n.mistake("expected at most " + std::to_string(most) + " bytes");
  return out;
}

void read_field(const JsonReader::Node& n, Field field, Request& out) {
  switch (field) {
    case Field::Number: out.number = static_cast<std::uint64_t>(n.integer(1, kMost)); break;
    case Field::Table: out.table = short_string(n, 40); break;
    case Field::Token: out.token = short_string(n, 40); break;
    case Field::Name: out.name = short_string(n, 160); break;
    case Field::Client:
      out.client = short_string(n, 40);
      if (n.json()->is_string() && (out.client.empty() || first_bad_line(out.client) != 0))
        n.mistake("expected a word of the client's own");
      break;
    case Field::Text: out.text = short_string(n, 1000); break;
    case Field::At: out.at = static_cast<std::size_t>(n.integer(0, kMost)); break;
    case Field::Have: out.have = static_cast<std::size_t>(n.integer(0, kMost)); break;
    case Field::Print: out.print = short_string(n, 40); break;
    case Field::Seat: out.seat = PlayerId{static_cast<std::uint8_t>(n.integer(0, kMaxSeats - 1))}; break;
    case Field::Language:
      if (const std::string word = n.string(); word == "fr")
        out.language = Language::French;
      else if (n.json()->is_string() && word != "en")
        n.mistake("expected en or fr");
      break;
  }
}

}  // namespace

Result<Request> read_request(std::string_view text) {
  if (text.size() > kLongestRequest) return Error{"", "the message is longer than " + std::to_string(kLongestRequest) + " bytes"};
  const auto json = parse_json(text);
  if (!json) return json.errors();
  JsonReader reader(json.value(), "");
  const auto root = reader.root();
  if (!root.object_of_anything()) return reader.errors();
  const std::string kind = root["kind"].string();
  if (!reader.ok()) return reader.errors();
  const auto shape = std::find_if(kShapes.begin(), kShapes.end(), [&](const Shape& s) { return s.word == kind; });
  if (shape == kShapes.end()) {
    std::vector<std::string> known;
    for (const Shape& s : kShapes) known.emplace_back(s.word);
    const auto meant = closest(kind, known);
    return Error{"/kind", "unknown kind of message " + in_quotes(kind) + (meant ? "; did you mean '" + *meant + "'?" : "")};
  }
  Request out;
  out.kind = static_cast<RequestKind>(shape - kShapes.begin());
  for (const auto& [field, key] : kFields) {
    if (shape->needs & bit(field)) root[key];  // notes that it is missing
    if (const auto n = root.optional(key); n.present() && (shape->needs | shape->may) & bit(field)) read_field(n, field, out);
  }
  for (const auto& [key, value] : json.value().items()) {
    const auto known = std::find_if(kFields.begin(), kFields.end(), [&](const FieldInfo& f) { return f.key == key; });
    if (key != "kind" && (known == kFields.end() || !((shape->needs | shape->may) & bit(known->field))))
      root.optional(key).mistake("unknown field of a message " + in_quotes(kind));
  }
  if (!reader.ok()) return reader.errors();
  return out;
}

}  // namespace stele::server
