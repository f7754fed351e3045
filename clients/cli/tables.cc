// Making and changing tables: new, apply, why, replay.
#include <algorithm>
#include <random>

#include <fmt/format.h>

#include "ai/registry.h"
#include "clients/cli/commands.h"
#include "clients/cli/news.h"
#include "games/games.h"

namespace stele::cli {
namespace {

constexpr std::string_view kMixedDeck = "mixed-deck";

// [D-COMP-2] `--deck mixed` is a module under another name; `trade` is the game without it.
std::optional<Error> choose_deck(const std::string& word, const GameInfo& game, std::vector<std::string>& modules) {
  const std::string deck = folded(word);
  const auto wrong = [](std::string_view id, std::initializer_list<TextArg> args) {
    return error_of("--deck", say("setup." + std::string{id}, args));
  };
  if (deck.empty()) return std::nullopt;
  if (!has_decks(game)) return wrong("no-decks", {{"game", title(game)}});
  if (deck != "trade" && deck != "mixed")
    return wrong("unknown-deck", {{"word", same_in_all(in_quotes(word))}, {"meant", instead_of(deck, {"trade", "mixed"})}});
  const bool mixed = std::find(modules.begin(), modules.end(), kMixedDeck) != modules.end();
  if (deck == "trade" && mixed) return wrong("two-decks", {{"module", same_in_all(std::string{kMixedDeck})}});
  if (deck == "mixed" && !mixed) modules.emplace_back(kMixedDeck);
  return std::nullopt;
}

}  // namespace

bool has_decks(const GameInfo& game) {
  return std::any_of(game.modules.begin(), game.modules.end(), [](const ModuleInfo& m) { return m.id == kMixedDeck; });
}

Result<std::unique_ptr<Table>> open_table(const NewTable& request) {
  const AnyGame* game = find_game(all_games(), request.game);
  if (!game) return unknown_game(all_games(), request.game);
  SetupRequest setup;
  setup.players = request.players.value_or(game->info().default_players);
  setup.seed = request.seed ? *request.seed : (std::uint64_t{std::random_device{}()} << 20 ^ std::random_device{}()) & kMaxSeed;
  setup.modules = request.modules;
  if (const auto wrong = choose_deck(request.deck, game->info(), setup.modules)) return *wrong;
  for (const std::string& name : request.civilizations) setup.civilizations.push_back(folded(name));
  setup.map = folded(request.map);
  setup.automa = request.automa;
  setup.automa_level = request.automa_level;
  setup.monsters = request.monsters.value_or(0);
  constexpr std::string_view kMonsters = "monsters";  // how many says that they are played
  if (request.monsters && std::find(setup.modules.begin(), setup.modules.end(), kMonsters) == setup.modules.end())
    setup.modules.emplace_back(kMonsters);
  auto table = game->open(setup);
  if (table) return table;
  Errors named = table.errors();
  for (Error& e : named) e.where = e.where == "modules" ? "--module" : e.where == "automa" ? "--seats" : "--" + e.where;
  return named;
}

std::optional<Error> seat_automa(const Seats& seats, NewTable& request) {
  request.automa = seats.automa;
  if (!seats.automa || seats.automa_civilization.empty()) return std::nullopt;
  const auto at = static_cast<std::size_t>(*seats.automa);
  if (request.civilizations.size() <= at) request.civilizations.resize(at + 1);
  std::string& civ = request.civilizations[at];
  if (!civ.empty() && folded(civ) != folded(seats.automa_civilization))
    return Error{"--seats", "the Automa is " + seats.automa_civilization + " here and " + civ + " in --civ"};
  civ = seats.automa_civilization;
  return std::nullopt;
}

int new_table(const NewTable& wanted, const std::string& seats, const std::string& out) {
  NewTable request = wanted;
  const AnyGame* game = find_game(all_games(), request.game);
  if (!game) return fail(unknown_game(all_games(), request.game));
  std::vector<std::string> names;
  if (!seats.empty()) {
    const auto read = read_seats(seats, request.players.value_or(0), game->info(), Human::Allowed);
    if (!read) return fail(read.errors());
    if (const auto wrong = seat_automa(read.value(), request)) return fail(*wrong);
    request.players = static_cast<int>(read->size());
    names = read->names;
  }
  const auto table = open_table(request);
  if (!table) return fail(table.errors());
  table.value()->seats = names;
  if (const auto error = write_output(out, write_table(*table.value()))) return fail(*error, kFailed);
  return kFine;
}

int apply(const std::string& file, const std::vector<std::string>& options, const std::string& out, Language language) {
  auto table = load_table(file);
  if (!table) return fail(table.errors());
  for (const std::string& o : options) {
    const Outcome outcome = table.value()->apply(o);
    if (!outcome.errors.empty()) return fail(outcome.errors, kWrongUse, language);
    if (!outcome.reason.empty()) {
      fmt::print(stderr, "stele: {}\n{}", say("cli.not-allowed", {{"option", same_in_all(in_quotes(o))}}).in(language),
                 to_text(outcome.reason, language, 2));
      return kWrongUse;
    }
  }
  if (const auto error = write_output(out, write_table(*table.value()))) return fail(*error, kFailed);
  return kFine;
}

int why(const std::string& file, const std::string& option, Language language) {
  const auto table = load_table(file);
  if (!table) return fail(table.errors());
  const auto reason = table.value()->why_not(option);
  if (!reason) return fail(reason.errors(), kWrongUse, language);
  if (reason->empty())
    fmt::print("{}\n", say("cli.allowed", {{"option", same_in_all(option)}}).in(language));
  else
    fmt::print("{}", to_text(reason.value(), language));
  return kFine;
}

int replay(const std::string& file, std::optional<std::size_t> to, bool check, const std::string& out, Language language) {
  const auto text = read_input(file);
  if (!text) return fail(text.errors());
  std::unique_ptr<Table> table;
  std::size_t checked = 0;
  if (text->starts_with("stele-record")) {
    auto record = read_record(text.value(), all_games(), to, check ? Check::Yes : Check::No);
    if (!record) return fail(in_file(record.errors(), file));
    table = std::move(record->table);
    checked = record->checked;
  } else {
    // A table file holds its record; what it says was checked by reading it.
    auto read = read_table(text.value(), all_games());
    if (!read) return fail(in_file(read.errors(), file));
    table = std::move(read.value());
    if (to && *to > table->answers()) return fail("--to", fmt::format("the record has {} answers, not {}", table->answers(), *to));
    while (to && table->answers() > *to) table->undo();
    checked = 1;
  }
  if (!out.empty()) {
    // A name that ends in .json asks for a table file, any other for a record.
    const bool json = out.ends_with(".json");
    if (const auto error = write_output(out, json ? write_table(*table) : write_record(*table))) return fail(*error, kFailed);
    return kFine;
  }
  const std::vector<std::vector<Text>> events = story(*table);
  for (std::size_t k = 0; k < table->answers(); ++k) {
    fmt::print("{:>4}  {}  {}\n", k + 1, name_of(*table, table->answered_by(k)).in(language), table->answer(k));
    for (const Text& event : events[k]) fmt::print("      + {}\n", event.in(language));
  }
  const Drawing drawing{language, Paint{detect_colours(1)}, terminal_width(1)};
  fmt::print("\n{}", table->decision().nothing() ? draw_scores(*table, drawing) : draw(*table, std::nullopt, drawing));
  fmt::print("{}\n", say("cli.fingerprint", {{"hash", same_in_all(hash_to_text(table->hash()))}}).in(language));
  if (check)
    fmt::print("{}\n", say("cli.checked", {{"answers", count("answer", static_cast<int>(table->answers()))},
                                           {"hashes", count("fingerprint", static_cast<int>(checked))}})
                           .in(language));
  return kFine;
}

}  // namespace stele::cli
