#include "engine/record.h"

#include <charconv>
#include <map>

#include "engine/json_reader.h"

namespace stele {
namespace {

constexpr std::size_t kAnswersPerHash = 10;
constexpr std::size_t kMaxLine = 200;  // of an answer; `start` holds a whole state

std::string_view trim(std::string_view s) {
  const std::size_t first = s.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? std::string_view{} : s.substr(first, s.find_last_not_of(" \t\r") - first + 1);
}

bool read_number(std::string_view text, std::uint64_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

struct Lines {
  std::string_view rest;
  std::size_t number = 0;
  bool next(std::string_view& line) {
    if (rest.empty()) return false;
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    line = trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    ++number;
    return true;
  }
  std::string where() const { return "line " + std::to_string(number); }
};

}  // namespace

std::string write_record(const Table& t) {
  const SetupRequest setup = t.setup();
  std::string out = "stele-record " + std::to_string(kRecordFormat) + "\n";
  out += "game " + std::string{t.info().id} + "\n";
  out += "rules " + std::to_string(t.info().rules_version) + "\n";
  out += "cards " + hash_to_text(t.cards_version()) + "\n";
  out += "players " + std::to_string(setup.players) + "\n";
  out += "seed " + std::to_string(setup.seed) + "\n";
  if (!setup.modules.empty()) {
    out += "modules";
    for (const std::string& m : setup.modules) out += " " + m;
    out += "\n";
  }
  if (!setup.civilizations.empty()) {
    out += "civilizations";
    for (const std::string& c : setup.civilizations) out += " " + (c.empty() ? "-" : c);
    out += "\n";
  }
  if (!setup.map.empty()) out += "map " + setup.map + "\n";
  if (setup.automa) out += "automa " + std::to_string(*setup.automa) + " " + std::to_string(setup.automa_level) + "\n";
  if (setup.monsters > 0) out += "monsters " + std::to_string(setup.monsters) + "\n";
  if (!t.from_setup()) out += "start " + t.start_to_json().dump() + "\n";
  out += "\n";
  for (std::size_t k = 1; k <= t.answers(); ++k) {
    out += t.answer(k - 1) + "\n";
    if (k % kAnswersPerHash == 0 || k == t.answers()) out += "= " + std::to_string(k) + " " + hash_to_text(t.hash_after(k)) + "\n";
  }
  return out;
}

static Error wrong(std::string where, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return error_of(std::move(where), say("record." + std::string{id}, args));
}

Result<ReadRecord> read_record(std::string_view text, GameList games, std::optional<std::size_t> to, Check check) {
  Lines lines{text};
  std::string_view line;
  if (!lines.next(line) || !line.starts_with("stele-record")) return wrong("line 1", "no-record", {{"format", number(kRecordFormat)}});
  std::uint64_t format = 0;
  if (!read_number(trim(line.substr(12)), format) || format != kRecordFormat)
    return wrong("line 1", "format", {{"format", number(kRecordFormat)}});

  // The header: a word and its value a line, up to an empty line.
  struct Field {
    std::string value;
    std::string where;
  };
  std::map<std::string, Field, std::less<>> header;
  while (lines.next(line) && !line.empty()) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string key{line.substr(0, space)};
    bool known = false;
    for (const char* k : {"game", "rules", "cards", "players", "seed", "modules", "civilizations", "map", "automa", "monsters", "start"})
      known = known || key == k;
    if (!known) return wrong(lines.where(), "field", {{"word", same_in_all(in_quotes(key))}});
    if (header.contains(key)) return wrong(lines.where(), "twice", {{"word", same_in_all(key)}});
    header[key] = {std::string{trim(line.substr(space))}, lines.where()};
  }
  for (const char* k : {"game", "rules", "cards", "players", "seed"})
    if (!header.contains(k)) return wrong(lines.where(), "lacks", {{"word", same_in_all(k)}});
  const AnyGame* game = find_game(games, header["game"].value);
  if (!game) return error_of(header["game"].where, what_of(unknown_game(games, header["game"].value)));
  SetupRequest setup;
  std::uint64_t players = 0, rules = 0, cards = 0;
  if (!read_number(header["players"].value, players) || players > kMaxSeats) return wrong(header["players"].where, "players");
  if (!read_number(header["seed"].value, setup.seed) || setup.seed > kMaxSeed)
    return wrong(header["seed"].where, "seed", {{"most", number(kMaxSeed)}});
  if (!read_number(header["rules"].value, rules)) return wrong(header["rules"].where, "rules");
  if (!hash_from_text(header["cards"].value, cards)) return wrong(header["cards"].where, "cards");
  setup.players = static_cast<int>(players);
  if (header.contains("modules"))
    for (const std::string_view module : words_of(header["modules"].value)) setup.modules.emplace_back(module);
  if (header.contains("civilizations"))
    for (const std::string_view civ : words_of(header["civilizations"].value)) setup.civilizations.emplace_back(civ == "-" ? "" : civ);
  if (header.contains("map")) setup.map = header["map"].value;
  if (header.contains("automa")) {
    const std::vector<std::string_view> in = words_of(header["automa"].value);
    std::uint64_t seat = 0, level = 0;
    if (in.size() != 2 || !read_number(in[0], seat) || !read_number(in[1], level) || seat >= kMaxSeats || level > 99)
      return wrong(header["automa"].where, "automa");
    setup.automa = static_cast<int>(seat);
    setup.automa_level = static_cast<int>(level);
  }
  if (header.contains("monsters")) {
    std::uint64_t monsters = 0;
    if (!read_number(header["monsters"].value, monsters) || monsters > 99) return wrong(header["monsters"].where, "monsters");
    setup.monsters = static_cast<int>(monsters);
  }

  Result<std::unique_ptr<Table>> table = Error{};
  if (header.contains("start")) {
    const auto json = parse_json(header["start"].value);
    if (!json) return Error{header["start"].where, json.errors().front().what};
    table = game->open_at(setup, json.value());
  } else {
    table = game->open(setup);
  }
  if (!table) {
    Errors errors = table.errors();
    for (Error& e : errors) e.where = "the header's " + (e.where.starts_with("/state") ? "start" + e.where.substr(6) : e.where);
    return errors;
  }
  Table& t = *table.value();
  Text versions;
  if (rules != static_cast<std::uint64_t>(t.info().rules_version))
    versions = versions + say("record.other-rules", {{"rules", number(rules)}, {"own", number(t.info().rules_version)}});
  if (cards != t.cards_version())
    versions = versions + say("record.other-cards",
                              {{"cards", same_in_all(hash_to_text(cards))}, {"own", same_in_all(hash_to_text(t.cards_version()))}});

  ReadRecord out;
  std::uint64_t hash = t.hash();
  while (lines.next(line)) {
    if (line.empty() || line.starts_with('#')) continue;
    const bool wanted = !to || out.answers < *to;
    if (line.starts_with('=')) {
      const std::vector<std::string_view> in = words_of(line.substr(1));
      std::uint64_t k = 0, expected = 0;
      if (in.size() != 2 || !read_number(in[0], k) || !hash_from_text(in[1], expected)) return wrong(lines.where(), "hash-line");
      if (k != out.answers) return wrong(lines.where(), "hash-place", {{"number", number(k)}, {"above", number(out.answers)}});
      if (check == Check::No || t.answers() != out.answers) continue;
      if (expected != hash)
        return wrong(lines.where(), "hash",
                     {{"number", number(k)},
                      {"found", same_in_all(hash_to_text(hash))},
                      {"expected", same_in_all(hash_to_text(expected))},
                      {"versions", versions}});
      ++out.checked;
      continue;
    }
    if (line.size() > kMaxLine) return wrong(lines.where(), "long");
    if (out.answers >= static_cast<std::size_t>(t.info().max_answers)) return wrong(lines.where(), "answers");
    ++out.answers;
    if (!wanted) continue;
    const Outcome outcome = t.apply(line);
    if (!outcome.taken()) {
      const Text why = outcome.errors.empty() ? outcome.reason.text + same_in_all(" (" + std::string{outcome.reason.rule} + ")")
                                              : what_of(outcome.errors.front());
      return wrong(lines.where(), "answer", {{"answer", same_in_all(in_quotes(line))}, {"why", why}, {"versions", versions}});
    }
    hash = t.hash();
  }
  if (to && *to > out.answers) return wrong("--to", "short", {{"number", number(out.answers)}, {"wanted", number(*to)}});
  out.table = std::move(table.value());
  return out;
}

}  // namespace stele
