// The play command: which game, by whom, new or gone on with.
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include <fmt/format.h>

#include "ai/registry.h"
#include "clients/cli/commands.h"
#include "clients/cli/kept.h"
#include "clients/cli/session.h"
#include "games/games.h"

namespace stele::cli {
namespace {

// "Monumental: Egypt, Japan, turn 3"
std::string in_short(const Table& table, Language language) {
  std::vector<std::string> names;
  for (std::uint8_t p = 0; p < table.setup().players; ++p) names.push_back(name_of(table, PlayerId{p}).in(language));
  return say(leaf_of(table) ? "cli.play.kept-game-rounds" : "cli.play.kept-game",
             {{"game", title(table.info())}, {"players", same_in_all(listed(names))}, {"turn", number(turn_of(table))}})
      .in(language);
}

// Asks which game when none is named; nothing if the person leaves.
std::optional<std::string> which_game(Language language) {
  if (all_games().size() == 1 && isatty(STDIN_FILENO) == 0) return std::string{all_games()[0]->info().id};
  fmt::print("{}\n", say("cli.play.which-game").in(language));
  for (std::size_t i = 0; i < all_games().size(); ++i) fmt::print("{:>3} {}\n", i + 1, title(all_games()[i]->info()).in(language));
  for (std::string line; fmt::print("> "), std::fflush(stdout), std::getline(std::cin, line);) {
    for (std::size_t i = 0; i < all_games().size(); ++i)
      if (line == std::to_string(i + 1) || line == all_games()[i]->info().id) return std::string{all_games()[i]->info().id};
    fmt::print("{}\n", say("cli.play.no-such-number", {{"most", number(all_games().size())}}).in(language));
  }
  return std::nullopt;
}

std::string others(const std::vector<KeptGame>& games, Language language) {
  constexpr std::size_t kShown = 5;
  if (games.size() < 2) return "";
  std::string out = say("cli.play.others-kept").in(language) + "\n";
  for (std::size_t i = 1; i < std::min(games.size(), kShown + 1); ++i)
    out += fmt::format("  {}\n    stele play --load {}\n", in_short(*games[i].table, language), games[i].file);
  return out;
}

// Who has opened a table, and where it is kept if it was before.
struct Opened {
  std::unique_ptr<Table> table;
  std::optional<KeptFile> file;
  Language language;
  std::string notes;
};

Result<Opened> resumed(const std::string& game, std::optional<Language> wanted) {
  const Language language = wanted.value_or(detect_language());
  Errors unreadable;
  std::vector<KeptGame> kept = kept_games(game, unreadable);
  if (kept.empty() && !unreadable.empty()) return unreadable;
  if (kept.empty())
    return Error{"--resume", say("cli.play.nothing-kept", {{"game", same_in_all(game.empty() ? "GAME" : game)}}).in(language)};
  Opened out{nullptr, KeptFile::take_over(kept[0].file), wanted.value_or(kept[0].language.value_or(language)), ""};
  if (!out.file) return Error{"--resume", say("cli.play.in-use", {{"file", same_in_all(kept[0].file)}}).in(out.language)};
  out.notes = others(kept, out.language);
  auto table = load_table(kept[0].file);  // again: now nobody else writes to it
  if (!table) return table.errors();
  out.table = std::move(table.value());
  return out;
}

Result<Opened> loaded(const std::string& file, const std::string& game, std::optional<Language> wanted) {
  Opened out{nullptr, std::nullopt, wanted.value_or(detect_language()), ""};
  if (is_kept_file(file)) {
    out.language = wanted.value_or(language_of(file).value_or(out.language));
    out.file = KeptFile::take_over(file);
    if (!out.file) return Error{"--load", say("cli.play.in-use", {{"file", same_in_all(file)}}).in(out.language)};
  }
  auto table = load_table(file);
  if (!table) return table.errors();
  out.table = std::move(table.value());
  if (!game.empty() && game != out.table->info().id)
    return Error{"--load", say("cli.play.other-game", {{"file", same_in_all(file)},
                                                       {"game", title(out.table->info())},
                                                       {"asked", title(find_game(all_games(), game)->info())}})
                               .in(out.language)};
  return out;
}

// A game that is gone on with has its setup already.
std::optional<Error> contradiction(const Play& p) {
  if (p.load.empty() && !p.resume) return std::nullopt;
  if (p.resume && !p.load.empty()) return Error{"--resume", "cannot be given with --load"};
  const std::string with = p.resume ? "--resume" : "--load";
  const std::pair<std::string_view, bool> given[] = {
      {"--players", p.table.players.has_value()},   {"--seed", p.table.seed.has_value()},
      {"--module", !p.table.modules.empty()},       {"--deck", !p.table.deck.empty()},
      {"--civ", !p.table.civilizations.empty()},    {"--automa-level", p.table.automa_level > 0},
      {"--monsters", p.table.monsters.has_value()}, {"--map", !p.table.map.empty()}};
  for (const auto& [option, there] : given)
    if (there) return Error{std::string{option}, "cannot be given with " + with};
  return std::nullopt;
}

}  // namespace

int play(const Play& p) {
  NewTable request = p.table;
  if (!request.game.empty() && !find_game(all_games(), request.game)) return fail(unknown_game(all_games(), request.game));
  if (const auto wrong = contradiction(p)) return fail(*wrong);
  Opened opened{nullptr, std::nullopt, p.language.value_or(detect_language()), ""};
  if (p.resume || !p.load.empty()) {
    auto old = p.resume ? resumed(request.game, p.language) : loaded(p.load, request.game, p.language);
    if (!old) return fail(old.errors());
    opened = std::move(old.value());
  } else if (request.game.empty()) {
    const auto chosen = which_game(opened.language);
    if (!chosen) return kFine;
    request.game = *chosen;
  }
  std::unique_ptr<Table>& table = opened.table;
  const AnyGame* game = find_game(all_games(), table ? table->info().id : request.game);
  int players = table ? table->setup().players : request.players.value_or(p.seats.empty() ? game->info().default_players : 0);
  std::string seats = p.seats;
  if (seats.empty() && table) seats = fmt::format("{}", fmt::join(table->seats, ","));
  if (seats.empty()) {
    const bool solo = !table && players == 1 && game->info().automa_levels >= 0;  // alone means against the Automa
    if (solo) players = 2;
    seats = "human";
    for (int i = 1; i < players; ++i) {
      const bool automa = solo || (table && table->setup().automa == i);
      seats += "," + std::string{automa ? kAutomaSeat : kBestBot};
    }
    if (table && table->setup().automa == 0) seats.replace(0, 5, kAutomaSeat);
  }
  const auto read = read_seats(seats, players, game->info(), Human::Allowed);
  if (!read) return fail(read.errors());
  if (table && read->automa != table->setup().automa)
    return fail("--seats", table->setup().automa ? fmt::format("the Automa has seat {} at this table", *table->setup().automa + 1)
                                                 : "there is no Automa at this table");
  if (!table) {
    if (const auto wrong = seat_automa(read.value(), request)) return fail(*wrong);
    request.players = static_cast<int>(read->size());
    auto begun = open_table(request);
    if (!begun) return fail(begun.errors());
    table = std::move(begun.value());
  }
  table->seats = read->names;
  if (!opened.file) opened.file = KeptFile::fresh(game->info().id);
  return sit_and_play({std::move(table), std::move(*opened.file), opened.language, std::move(opened.notes)});
}

}  // namespace stele::cli
