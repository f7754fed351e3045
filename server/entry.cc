#include "server/entry.h"

#include <algorithm>
#include <array>

#include "engine/hash.h"
#include "engine/json_reader.h"

namespace stele::server {
namespace {

constexpr std::array<std::string_view, kEntryKinds> kWords = {"move", "undo",   "ask-undo", "agree",  "refuse",  "chat",
                                                              "sit",  "rename", "leave",    "return", "rematch", "end"};
constexpr std::int64_t kMost = std::int64_t{1} << 53;

}  // namespace

std::string write_entry(const Entry& e) {
  Json out = {{"kind", kWords[static_cast<std::size_t>(e.kind)]}};
  if (!e.seat.is_none()) out["seat"] = e.seat.value;
  for (const auto& [key, value] : {std::pair{"text", &e.text}, {"name", &e.name}, {"token", &e.token}, {"bot", &e.bot}})
    if (!value->empty()) out[key] = *value;
  if (e.kind == EntryKind::Undo || e.kind == EntryKind::AskUndo) out["to"] = e.to;
  if (e.before) out["before"] = hash_to_text(*e.before);
  if (!e.client.empty()) {
    out["client"] = e.client;
    out["number"] = e.number;
  }
  out["time"] = e.time;
  return out.dump();
}

Result<Entry> read_entry(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.errors();
  JsonReader reader(json.value(), "");
  const auto root = reader.root();
  Entry e;
  if (!root.object({"kind", "seat", "text", "name", "token", "bot", "to", "before", "client", "number", "time"})) return reader.errors();
  const std::string kind = root["kind"].string();
  const auto word = std::find(kWords.begin(), kWords.end(), kind);
  if (word == kWords.end())
    root["kind"].mistake("unknown kind of entry " + in_quotes(kind));
  else
    e.kind = static_cast<EntryKind>(word - kWords.begin());
  if (const auto seat = root.optional("seat"); seat.present()) e.seat = PlayerId{static_cast<std::uint8_t>(seat.integer(0, kMaxSeats - 1))};
  for (const auto& [key, value] :
       {std::pair{"text", &e.text}, {"name", &e.name}, {"token", &e.token}, {"bot", &e.bot}, {"client", &e.client}})
    if (const auto n = root.optional(key); n.present()) *value = n.string();
  if (const auto to = root.optional("to"); to.present()) e.to = static_cast<std::size_t>(to.integer(0, kMost));
  if (const auto number = root.optional("number"); number.present()) e.number = static_cast<std::uint64_t>(number.integer(0, kMost));
  if (const auto before = root.optional("before"); before.present()) {
    std::uint64_t hash = 0;
    if (hash_from_text(before.string(), hash))
      e.before = hash;
    else
      before.mistake("expected 16 hexadecimal digits");
  }
  e.time = root["time"].integer(0, kMost);
  if (!reader.ok()) return reader.errors();
  return e;
}

}  // namespace stele::server
