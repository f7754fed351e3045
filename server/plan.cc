#include "server/plan.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include <unistd.h>

#include "ai/registry.h"
#include "engine/json_reader.h"
#include "engine/record.h"
#include "engine/setup_json.h"
#include "engine/table_file.h"

namespace stele::server {
namespace {

constexpr std::array<std::string_view, 4> kSitters = {"human", "open", "bot", "automa"};
constexpr std::string_view kMonsters = "monsters";
constexpr std::size_t kMostPlayed = 100'000;

void draw_bytes(void* out, std::size_t size) {
  if (getentropy(out, size) != 0) throw std::system_error(errno, std::generic_category(), "no random bytes");
}

// 62 characters, each as likely as any other.
std::string draw_word(std::size_t length) {
  constexpr std::string_view kAlphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::string out;
  while (out.size() < length) {
    std::array<unsigned char, 32> bytes;
    draw_bytes(bytes.data(), bytes.size());
    for (const unsigned char b : bytes)
      if (b < 4 * kAlphabet.size() && out.size() < length) out += kAlphabet[b % kAlphabet.size()];
  }
  return out;
}

std::vector<std::string> strings(const JsonReader::Node& n, std::size_t most) {
  std::vector<std::string> out;
  if (n.present())
    for (std::size_t i = 0, size = n.array_size(0, most); i < size; ++i) out.push_back(n[i].string());
  return out;
}

// The words of the seats, one after the other as `stele new --seats` has them.
std::string seat_list(const JsonReader::Node& n, const SetupRequest& setup) {
  std::string out;
  if (!n.present()) {
    for (int i = 0; i < setup.players; ++i)
      out += (i == 0 ? "" : ",") + std::string{setup.automa == i ? kAutomaSeat : out.find("human") == out.npos ? "human" : kBestBot};
    return out;
  }
  for (const std::string& word : strings(n, kMaxSeats)) out += (out.empty() ? "" : ",") + word;
  return out;
}

}  // namespace

std::string new_token() { return draw_word(22); }
std::string new_table_id() { return draw_word(10); }
bool is_table_id(std::string_view id) {
  return !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
}
std::uint64_t new_seed() {
  std::uint64_t out = 0;
  draw_bytes(&out, sizeof out);
  return out & kMaxSeed;
}

bool is_name(std::string_view name) {
  return !name.empty() && name.size() <= 160 && width(name) <= 40 && first_bad_line(name) == 0 &&
         name.find('\n') == std::string_view::npos && name.find_first_not_of(" \t") != std::string_view::npos;
}

namespace {

// Reads what belongs to a new game.
void read_new_game(const JsonReader::Node& root, const GameInfo& info, SetupRequest& setup) {
  setup.players = info.default_players;
  if (const auto n = root.optional("players"); n.present()) setup.players = static_cast<int>(n.integer(info.min_players, info.max_players));
  setup.modules = strings(root.optional("modules"), 20);
  setup.civilizations = strings(root.optional("civilizations"), kMaxSeats);
  if (const auto n = root.optional("map"); n.present()) setup.map = n.string();
  const auto seed = root.optional("seed");
  setup.seed = seed.present() ? static_cast<std::uint64_t>(seed.integer(0, static_cast<std::int64_t>(kMaxSeed))) : new_seed();
  if (const auto n = root.optional("automa-level"); n.present())
    setup.automa_level = static_cast<int>(n.integer(0, std::max(0, info.automa_levels)));
  if (const auto n = root.optional("monsters"); n.present()) {
    setup.monsters = static_cast<int>(n.integer(1, std::max(1, info.max_monsters)));
    if (std::find(setup.modules.begin(), setup.modules.end(), kMonsters) == setup.modules.end()) setup.modules.emplace_back(kMonsters);
  }
}

// A record, or a table file, which is a JSON object.
Result<std::unique_ptr<Table>> read_saved(const std::string& text, GameList games) {
  if (const std::size_t first = text.find_first_not_of(" \t\r\n"); first != text.npos && text[first] == '{') return read_table(text, games);
  auto record = read_record(text, games);
  if (!record) return record.errors();
  return std::move(record->table);
}

// A game that goes on where a record ends.
Errors read_old_game(const JsonReader::Node& record, GameList games, TablePlan& plan) {
  const auto read = read_saved(record.string(), games);
  if (!read) {
    Errors errors = read.errors();
    for (Error& e : errors) e.where = "/record: " + e.where;
    return errors;
  }
  const Table& table = *read.value();
  plan.game = table.info().id;
  plan.setup = table.setup();
  if (!table.from_setup()) plan.start = table.start_to_json().dump();
  for (std::size_t k = 0; k < table.answers(); ++k) plan.played.push_back(table.answer(k));
  plan.played_to = table.hash();
  return {};
}

// Who sits where. `name`: of the person who asked.
Errors read_sitters(const std::string& list, int players, const GameInfo& info, std::string name, TablePlan& plan) {
  const auto seats = read_seats(list, players, info, Human::OrOpen);
  if (!seats) {
    Errors errors = seats.errors();
    for (Error& e : errors) e.where = "/seats";
    return errors;
  }
  const bool old = !plan.start.empty() || !plan.played.empty();
  if (old && (static_cast<int>(seats->size()) != plan.setup.players || seats->automa != plan.setup.automa))
    return {error_of("/seats", plan.setup.automa ? say("setup.record-automa",
                                                       {{"number", number(plan.setup.players)}, {"seat", number(*plan.setup.automa + 1)}})
                                                 : say("setup.record-seats", {{"number", number(plan.setup.players)}}))};
  plan.setup.players = static_cast<int>(seats->size());
  plan.setup.automa = seats->automa;
  if (seats->automa && !seats->automa_civilization.empty()) {
    const auto at = static_cast<std::size_t>(*seats->automa);
    plan.setup.civilizations.resize(std::max(plan.setup.civilizations.size(), at + 1));
    plan.setup.civilizations[at] = seats->automa_civilization;
  }
  for (const std::string& word : seats->names) {
    SeatPlan seat;
    seat.sitter = word == "human" ? Sitter::Person : word == "open" ? Sitter::Open : word == kAutomaSeat ? Sitter::Automa : Sitter::Bot;
    if (seat.sitter == Sitter::Bot) seat.bot = word;
    if (seat.sitter == Sitter::Person) {
      seat.token = new_token();
      std::swap(seat.name, name);  // the first one is who asked
    }
    plan.seats.push_back(std::move(seat));
  }
  return {};
}

}  // namespace

Result<TablePlan> read_wish(const Json& wish, GameList games, std::int64_t time) {
  JsonReader reader(wish, "");
  const auto root = reader.root();
  TablePlan plan;
  const auto record = root.optional("record");
  const bool known = record.present() ? root.object({"record", "seats", "spectators", "clock", "name"})
                                      : root.object({"game", "players", "seats", "modules", "civilizations", "map", "seed", "automa-level",
                                                     "monsters", "spectators", "clock", "name"});
  if (!known) return reader.errors();
  if (record.present()) {
    if (Errors errors = read_old_game(record, games, plan); !errors.empty()) return errors;
  } else {
    plan.game = root["game"].string();
  }
  const AnyGame* game = find_game(games, plan.game);
  if (!game) {
    if (reader.ok()) root["game"].mistake(what_of(unknown_game(games, plan.game)));
    return reader.errors();
  }
  const GameInfo& info = game->info();
  if (!record.present()) read_new_game(root, info, plan.setup);
  if (const auto n = root.optional("spectators"); n.present()) plan.spectators = n.boolean();
  if (const auto n = root.optional("clock"); n.present() && !(n.json()->is_number_integer() && *n.json() == 0))
    plan.clock = static_cast<int>(n.integer(kShortestClock, kLongestClock));
  std::string name;
  if (const auto n = root.optional("name"); n.present()) {
    name = n.string();
    if (reader.ok() && !is_name(name)) n.mistake(say("setup.name"));
  }
  const std::string list = seat_list(root.optional("seats"), plan.setup);
  if (!reader.ok()) return reader.errors();
  const int players = record.present() || root.optional("players").present() ? plan.setup.players : 0;
  if (Errors errors = read_sitters(list, players, info, name, plan); !errors.empty()) return errors;

  const auto opened = open_table(plan, games);
  if (!opened) {
    Errors errors = opened.errors();
    for (Error& e : errors) e.where = "/" + e.where;
    return errors;
  }
  plan.setup = opened.value()->setup();
  plan.rules_version = info.rules_version;
  plan.cards_version = opened.value()->cards_version();
  plan.id = new_table_id();
  plan.time = time;
  return plan;
}

Result<std::unique_ptr<Table>> open_table(const TablePlan& plan, GameList games) {
  const AnyGame* game = find_game(games, plan.game);
  if (!game) return unknown_game(games, plan.game);
  if (plan.start.empty()) return game->open(plan.setup);
  const auto start = parse_json(plan.start);
  if (!start) return start.errors();
  return game->open_at(plan.setup, start.value());
}

std::string write_plan(const TablePlan& plan) {
  Json seats = Json::array();
  for (const SeatPlan& s : plan.seats) {
    Json seat = {{"sitter", kSitters[static_cast<std::size_t>(s.sitter)]}};
    for (const auto& [key, value] : {std::pair{"bot", &s.bot}, {"token", &s.token}, {"name", &s.name}})
      if (!value->empty()) seat[key] = *value;
    seats.push_back(std::move(seat));
  }
  Json out{{"id", plan.id},
           {"game", plan.game},
           {"rules", plan.rules_version},
           {"cards", hash_to_text(plan.cards_version)},
           {"setup", setup_to_json(plan.setup)},
           {"seats", seats},
           {"spectators", plan.spectators},
           {"clock", plan.clock},
           {"time", plan.time}};
  if (!plan.start.empty()) out["start"] = plan.start;
  if (!plan.played.empty()) out["played"] = plan.played;
  if (plan.played_to) out["played-to"] = hash_to_text(*plan.played_to);
  return out.dump();
}

Result<TablePlan> read_plan(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.errors();
  JsonReader reader(json.value(), "");
  const auto root = reader.root();
  TablePlan plan;
  if (!root.object({"id", "game", "rules", "cards", "setup", "seats", "spectators", "clock", "time", "start", "played", "played-to"}))
    return reader.errors();
  plan.id = root["id"].string();
  plan.game = root["game"].string();
  plan.rules_version = static_cast<int>(root["rules"].integer(0, 1000000));
  if (!hash_from_text(root["cards"].string(), plan.cards_version)) root["cards"].mistake("expected 16 hexadecimal digits");
  plan.setup = read_setup(root["setup"], nullptr);
  for (std::size_t i = 0, size = root["seats"].array_size(1, kMaxSeats); i < size; ++i) {
    const auto n = root["seats"][i];
    if (!n.object({"sitter", "bot", "token", "name"})) continue;
    SeatPlan seat;
    const std::string sitter = n["sitter"].string();
    const auto word = std::find(kSitters.begin(), kSitters.end(), sitter);
    if (word == kSitters.end())
      n["sitter"].mistake("expected one of " + listed({kSitters.begin(), kSitters.end()}));
    else
      seat.sitter = static_cast<Sitter>(word - kSitters.begin());
    for (const auto& [key, value] : {std::pair{"bot", &seat.bot}, {"token", &seat.token}, {"name", &seat.name}})
      if (const auto given = n.optional(key); given.present()) *value = given.string();
    plan.seats.push_back(std::move(seat));
  }
  if (const auto n = root.optional("start"); n.present()) plan.start = n.string();
  plan.played = strings(root.optional("played"), kMostPlayed);
  if (const auto n = root.optional("played-to"); n.present()) {
    std::uint64_t hash = 0;
    if (!hash_from_text(n.string(), hash)) n.mistake("expected 16 hexadecimal digits");
    plan.played_to = hash;
  }
  plan.spectators = root["spectators"].boolean();
  plan.clock = static_cast<int>(root["clock"].integer(0, kLongestClock));
  plan.time = root["time"].integer(0, std::int64_t{1} << 53);
  if (!reader.ok()) return reader.errors();
  return plan;
}

}  // namespace stele::server
