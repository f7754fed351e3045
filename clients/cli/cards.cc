// The cards of a game with their text and origin, and a check of card files.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "games/about.h"
#include "games/games.h"

namespace stele::cli {

std::vector<CardText> find_cards(const std::string& game, const std::string& name) {
  const std::string wanted = folded(name);
  std::vector<CardText> same, like;
  for (const CardText& c : find_game(all_games(), game)->cards()) {
    const std::vector<std::string> names = {folded(c.id), folded(c.notation), folded(c.name.en), folded(c.name.fr)};
    if (std::find(names.begin(), names.end(), wanted) != names.end())
      same.push_back(c);
    else if (wanted.size() >= 3 && std::any_of(names.begin(), names.end(), [&](const std::string& n) { return n.find(wanted) != n.npos; }))
      like.push_back(c);
  }
  return same.empty() ? like : same;
}

std::string card_text(const CardText& c, Language language, int columns) {
  std::string out = hanging("  ", fmt::format("{}. {}", c.name.in(language), c.text.in(language)), columns) + "\n";
  if (c.origin == "house") out += hanging("  ", fmt::format("({})", say("cli.card.origin-house").in(language)), columns) + "\n";
  return out;
}

int house_cards(const AnyGame& game) {
  const std::vector<CardText> all = game.cards();
  return static_cast<int>(std::count_if(all.begin(), all.end(), [](const CardText& c) { return c.origin == "house"; }));
}

int cards(const std::string& game, const std::string& id, const std::string& origin, bool json, Language language) {
  if (!game.empty() && !find_game(all_games(), game)) return fail(unknown_game(all_games(), game));
  if (!origin.empty() && origin != "seed" && origin != "official" && origin != "secondary" && origin != "house")
    return fail("--origin", "expected seed, official, secondary or house");
  Json out = Json::array();
  std::size_t found = 0;
  std::vector<std::string> ids;
  std::size_t longest = 0;
  for (const AnyGame* g : all_games()) {
    if (!game.empty() && g->info().id != game) continue;
    for (const CardText& c : g->cards()) longest = std::max(longest, c.id.size());
  }
  for (const AnyGame* g : all_games()) {
    if (!game.empty() && g->info().id != game) continue;
    for (const CardText& c : g->cards()) {
      ids.push_back(c.id);
      if ((!id.empty() && c.id != folded(id) && folded(c.notation) != folded(id)) || (!origin.empty() && c.origin != origin)) continue;
      ++found;
      if (json) {
        out.push_back(about_card(*g, c));
      } else if (id.empty()) {
        // A script gets one line a card, a person lines that fit the terminal.
        const std::string text = fmt::format("{}. {} [{}]", c.name.in(language), c.text.in(language), c.origin);
        const std::string head = pad(c.id, longest + 2);
        fmt::print("{}\n", isatty(STDOUT_FILENO) != 0 ? hanging(head, text, terminal_width(STDOUT_FILENO)) : head + text);
      } else {
        fmt::print("{}  ({})\n  en  {}. {}\n  fr  {}. {}\n  {}  {}\n  {}  {}\n", c.id, c.notation, c.name.en, c.text.en, c.name.fr,
                   c.text.fr, say("cli.card.origin").in(language), say("cli.card.origin-" + c.origin).in(language),
                   say("cli.card.note").in(language), c.note);
      }
    }
  }
  if (found == 0 && !id.empty()) {
    const auto meant = closest(id, ids);
    return fail("--id", fmt::format("there is no card {}{}", in_quotes(id), meant ? "; did you mean " + *meant + "?" : ""));
  }
  if (json) fmt::print("{}\n", out.dump(2));
  return kFine;
}

namespace {

// The game that a card file says it is for; one that does not say is judged as the first.
const AnyGame* game_of(const std::string& text) {
  for (const AnyGame* g : all_games())
    if (text.find(fmt::format("game = \"{}\"", g->info().id)) != std::string::npos) return g;
  return all_games()[0];
}

// A file replaces the built-in one of its name.
std::optional<Error> name_mistake(const AnyGame& game, const std::string& file) {
  const auto& known = game.info().card_files;
  if (known.size() == 1) return std::nullopt;
  std::vector<std::string> names;
  for (const std::string_view path : known) names.emplace_back(path.substr(path.rfind('/') + 1));
  const std::string name = std::filesystem::path{file}.filename();
  if (std::find(names.begin(), names.end(), name) != names.end()) return std::nullopt;
  const auto meant = closest(name, names);
  return Error{file, fmt::format("a card file of {} replaces the built-in one of its name: expected {}{}", title(game.info()).en,
                                 listed(names), meant ? "; did you mean " + *meant + "?" : "")};
}

}  // namespace

int check_cards(const std::vector<std::string>& files) {
  int code = kFine;
  for (const AnyGame* game : all_games()) {
    std::vector<CardFile> own;
    Errors errors;
    for (const std::string& file : files) {
      const auto text = read_input(file);
      if (!text) {
        if (game == all_games()[0]) code = fail(text.errors());
        continue;
      }
      if (game_of(text.value()) != game) continue;
      if (const auto mistake = name_mistake(*game, file)) errors.push_back(*mistake);
      own.push_back({file, text.value()});
    }
    if (own.empty()) continue;
    if (errors.empty()) errors = game->check_cards(own);
    if (!errors.empty()) {
      code = fail(errors);
      continue;
    }
    for (const CardFile& file : own) fmt::print("{}: {}\n", file.name, say("cli.fine").en);
  }
  return code;
}

int use_cards(const std::string& folder) {
  std::error_code error;
  std::map<const AnyGame*, std::vector<CardFile>> own;
  Errors errors;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, error)) {
    if (entry.path().extension() != ".toml" || !entry.is_regular_file()) continue;
    const auto text = read_input(entry.path());
    if (!text) return fail(text.errors());
    const AnyGame* game = game_of(text.value());
    if (const auto mistake = name_mistake(*game, entry.path())) errors.push_back(*mistake);
    own[game].push_back({entry.path(), text.value()});
  }
  if (error) return fail("--cards", fmt::format("the folder {} cannot be read: {}", in_quotes(folder), error.message()));
  if (own.empty()) return fail("--cards", fmt::format("the folder {} holds no card file (*.toml)", in_quotes(folder)));
  for (const auto& [game, files] : own)
    if (errors.empty()) errors = game->use_cards(files);
  return errors.empty() ? kFine : fail(errors);
}

}  // namespace stele::cli
