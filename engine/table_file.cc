#include "engine/table_file.h"

#include <algorithm>

#include "engine/json_reader.h"
#include "engine/setup_json.h"

namespace stele {
namespace {

// Lists of scalars on one line, objects one field a line: what a person would write.
void pretty(const Json& json, int indent, std::string& out) {
  const auto flat = [](const Json& j) {
    if (!j.is_structured()) return true;
    if (j.is_object() && j.size() > 8) return false;
    return std::all_of(j.begin(), j.end(), [](const Json& item) { return !item.is_structured(); });
  };
  if (flat(json)) {
    if (!json.is_structured()) {
      out += json.dump();
      return;
    }
    out += json.is_array() ? "[" : "{";
    bool first = true;
    for (auto it = json.begin(); it != json.end(); ++it, first = false) {
      if (!first) out += ", ";
      if (json.is_object()) out += Json(it.key()).dump() + ": ";
      out += it->dump();
    }
    out += json.is_array() ? "]" : "}";
    return;
  }
  const std::string pad(static_cast<std::size_t>(indent) + 2, ' ');
  out += json.is_array() ? "[\n" : "{\n";
  bool first = true;
  for (auto it = json.begin(); it != json.end(); ++it, first = false) {
    if (!first) out += ",\n";
    out += pad;
    if (json.is_object()) out += Json(it.key()).dump() + ": ";
    pretty(*it, indent + 2, out);
  }
  out += "\n" + pad.substr(2) + (json.is_array() ? "]" : "}");
}

// A game names its own place ("players", "/state/hands/0"); here is where that stands in the document.
Errors at_path(Errors errors, bool from_start) {
  for (Error& e : errors) {
    const bool in_state = e.where.starts_with("/state");
    e.where = !in_state ? "/setup/" + e.where : from_start ? "/start" + e.where.substr(6) : e.where;
  }
  return errors;
}

// True if it is there and well-formed.
bool read_fingerprint(const JsonReader::Node& n, std::uint64_t& out) {
  const std::string text = n.string();
  if (!n.present() || !n.json()->is_string()) return false;
  if (hash_from_text(text, out)) return true;
  n.mistake("expected 16 hexadecimal digits, not " + in_quotes(text));
  return false;
}

// A seat is named by a plain word: "human", or a bot.
std::string seat_name(const JsonReader::Node& n) {
  const std::string name = n.string();
  const bool plain =
      !name.empty() && name.size() <= 40 && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
  if (!plain && n.present() && n.json()->is_string()) n.mistake("expected a name of small letters, such as human or greedy");
  return plain ? name : "";
}

}  // namespace

std::string to_readable_text(const Json& json) {
  std::string out;
  pretty(json, 0, out);
  return out;
}

std::string write_table(const Table& t) {
  Json out;
  out["format"] = kTableFormat;
  out["game"] = t.info().id;
  out["rules"] = t.info().rules_version;
  out["cards"] = hash_to_text(t.cards_version());
  out["setup"] = setup_to_json(t.setup());
  if (!t.seats.empty()) out["seats"] = t.seats;
  out["state"] = t.state_to_json();
  if (!t.from_setup()) out["start"] = t.start_to_json();
  out["record"] = Json::array();
  for (std::size_t k = 0; k < t.answers(); ++k) out["record"].push_back(t.answer(k));
  out["hash"] = hash_to_text(t.hash());
  return to_readable_text(out) + "\n";
}

Result<std::unique_ptr<Table>> read_table(std::string_view text, GameList games) {
  auto json = parse_json(text);
  if (!json) return json.errors();
  JsonReader reader(json.value(), "");
  const auto root = reader.root();
  if (!root.object({"format", "game", "rules", "cards", "setup", "seats", "state", "start", "record", "hash"})) return reader.errors();
  if (const auto format = root["format"]; format.present() && format.integer(0, 1000000) != kTableFormat)
    format.mistake("this program reads format " + std::to_string(kTableFormat));
  const std::string id = root["game"].string();
  const AnyGame* game = find_game(games, id);
  if (const auto n = root.optional("game"); !game && n.present() && n.json()->is_string()) n.mistake(what_of(unknown_game(games, id)));
  const SetupRequest setup = read_setup(root["setup"], game);
  const auto record = root.optional("record");
  const auto state = root.optional("state");
  const auto start = root.optional("start");
  if (!record.present() && !state.present()) root.mistake("needs a state, a record, or both");
  std::vector<std::string> answers;
  if (record.present())
    for (std::size_t i = 0, size = record.array_size(0, game ? static_cast<std::size_t>(game->info().max_answers) : 0); i < size; ++i)
      answers.push_back(record[i].string());
  const auto rules = root.optional("rules").present() ? root["rules"].integer(0, 1000000) : -1;
  std::uint64_t cards = 0, hash = 0;
  const bool has_hash = read_fingerprint(root.optional("hash"), hash);
  read_fingerprint(root.optional("cards"), cards);
  std::vector<std::string> seats;
  if (const auto n = root.optional("seats"); n.present())
    for (std::size_t i = 0, size = n.array_size(static_cast<std::size_t>(setup.players), static_cast<std::size_t>(setup.players)); i < size;
         ++i)
      seats.push_back(seat_name(n[i]));
  if (!reader.ok()) return reader.errors();

  // The versions only matter if the record no longer leads where it led.
  std::string versions;
  if (rules >= 0 && rules != game->info().rules_version)
    versions +=
        "; it was played by rules " + std::to_string(rules) + ", this program has rules " + std::to_string(game->info().rules_version);
  // A record that stands beside a state, with no start of its own, begins at the setup.
  const bool at_start = start.present() || !record.present();
  auto table = start.present() ? game->open_at(setup, *start.json()) : at_start ? game->open_at(setup, *state.json()) : game->open(setup);
  if (!table) return at_path(table.errors(), start.present());
  Table& t = *table.value();
  if (cards != 0 && cards != t.cards_version())
    versions += "; it was played with cards " + hash_to_text(cards) + ", this program has cards " + hash_to_text(t.cards_version());

  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Outcome outcome = t.apply(answers[i]);
    if (outcome.taken()) continue;
    const std::string why =
        outcome.errors.empty() ? outcome.reason.text.en + " (" + std::string{outcome.reason.rule} + ")" : outcome.errors.front().what;
    return Error{"/record/" + std::to_string(i), in_quotes(answers[i]) + ": " + why + versions};
  }
  if (state.present()) {
    auto given = game->open_at(setup, *state.json());
    if (!given) return given.errors();
    if (given.value()->hash() != t.hash()) {
      std::string where = "/state";
      const Json diff = Json::diff(t.state_to_json(), given.value()->state_to_json());
      if (!diff.empty()) where += diff.front().value("path", std::string{});
      return Error{where, "the record leads to another state" + versions};
    }
  }
  if (has_hash && hash != t.hash())
    return Error{"/hash",
                 "expected " + hash_to_text(t.hash()) + " for this state; leave the field out in a table written by hand" + versions};
  t.seats = seats;
  return std::move(table.value());
}

}  // namespace stele
