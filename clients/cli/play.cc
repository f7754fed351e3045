// Playing in the terminal: people at one screen, bots in the other seats.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include <fmt/format.h>

#include "ai/registry.h"
#include "clients/cli/commands.h"
#include "games/games.h"

namespace stele::cli {
namespace {

enum class Command { Answer, Undo, UndoAnyway, Save, Load, Hint, Why, Rules, Show, Scores, Log, Language, Help, Quit };

struct CommandWord {
  std::string_view word;
  Command command;
};
// English and French words, whatever the language of the table.
constexpr CommandWord kCommands[] = {
    {"undo", Command::Undo},
    {"u", Command::Undo},
    {"annuler", Command::Undo},
    {"undo!", Command::UndoAnyway},
    {"annuler!", Command::UndoAnyway},
    {"save", Command::Save},
    {"sauver", Command::Save},
    {"enregistrer", Command::Save},
    {"load", Command::Load},
    {"charger", Command::Load},
    {"hint", Command::Hint},
    {"h", Command::Help},
    {"indice", Command::Hint},
    {"why", Command::Why},
    {"pourquoi", Command::Why},
    {"rules", Command::Rules},
    {"rule", Command::Rules},
    {"règle", Command::Rules},
    {"règles", Command::Rules},
    {"regle", Command::Rules},
    {"show", Command::Show},
    {"voir", Command::Show},
    {"scores", Command::Scores},
    {"log", Command::Log},
    {"journal", Command::Log},
    {"lang", Command::Language},
    {"langue", Command::Language},
    {"help", Command::Help},
    {"?", Command::Help},
    {"aide", Command::Help},
    {"quit", Command::Quit},
    {"exit", Command::Quit},
    {"q", Command::Quit},
    {"quitter", Command::Quit},
};

// Where a game is kept: the state folder of the person, as freedesktop.org names it.
std::string autosave_file(std::string_view game) {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path folder =
      state && *state == '/' ? std::filesystem::path{state} : std::filesystem::path{home && *home ? home : "."} / ".local/state";
  std::error_code ignored;
  std::filesystem::create_directories(folder / "stele", ignored);
  return folder / "stele" / fmt::format("{}.json", game);
}

std::string joined(const std::vector<std::string>& seats) { return fmt::format("{}", fmt::join(seats, ",")); }

class Session {
 public:
  Session(std::unique_ptr<Table> table, std::uint64_t seed, Language language)
      : table_(std::move(table)), seed_(seed), autosave_(autosave_file(table_->info().id)) {
    how_.language = language;
    how_.paint = Paint{detect_colours(STDOUT_FILENO)};
    sit_down(std::move(table_));
  }

  int run() {
    say_line("cli.play.welcome");
    while (!table_->decision().nothing()) {
      const PlayerId seat = table_->decision().seat;
      if (table_->seats[seat.value] == "human") {
        if (!ask(seat)) return leave();
        keep();
      } else {
        table_->apply(choose(*table_, table_->seats[seat.value], seed_));
      }
    }
    keep();
    for (std::size_t p = 0; p < seen_.size(); ++p)
      if (table_->seats[p] == "human") {
        since_last_turn(PlayerId{static_cast<std::uint8_t>(p)});
        break;
      }
    fmt::print("\n{}\n{}\n", how_.paint.bold(table_->question().in(how_.language)), draw_scores(*table_, how_));
    if (not_kept_) return kFailed;
    say_line("cli.play.saved", {{"file", same_in_all(autosave_)}});
    return kFine;
  }

 private:
  void say_line(std::string_view id, std::initializer_list<TextArg> args = {}) const {
    fmt::print("{}\n", say(id, args).in(how_.language));
  }
  void sit_down(std::unique_ptr<Table> table) {
    table_ = std::move(table);
    seen_.assign(table_->seats.size(), table_->answers());
    people_ = static_cast<int>(std::count(table_->seats.begin(), table_->seats.end(), "human"));
    last_person_ = {};
  }

  // After every answer of a person, so that nothing is lost when the plug is pulled: bots would choose the same again. A failure is told
  // once.
  void keep() {
    const auto error = write_output(autosave_, write_table(*table_));
    if (error && !not_kept_) say_line("cli.play.not-kept", {{"why", same_in_all(stele::to_text(*error))}});
    not_kept_ = error;
  }

  // One decision of a person; false to leave the table.
  bool ask(PlayerId seat) {
    how_.width = terminal_width(STDOUT_FILENO);
    if (people_ > 1 && last_person_ != seat) {
      // Nobody reads another's hand: the screen is cleared and handed over.
      fmt::print("{}", how_.paint.plain() ? std::string(60, '\n') : "\x1b[3J\x1b[2J\x1b[H");  // the scrollback too
      say_line("cli.play.hand-over", {{"player", player_name(seat)}});
      std::string line;
      if (!std::getline(std::cin, line)) return false;
      const Command command = command_of(lower(words_of(line).empty() ? "" : words_of(line)[0]));
      if (command == Command::Quit) return false;
      if (command == Command::UndoAnyway && undo(seat, true)) return true;
    }
    last_person_ = seat;
    picture(seat);
    for (;;) {
      fmt::print("> ");
      std::fflush(stdout);
      std::string line;
      if (!std::getline(std::cin, line)) return false;
      const std::size_t first = line.find_first_not_of(" \t\r");
      if (first == std::string::npos) continue;
      line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
      const std::size_t space = std::min(line.find(' '), line.size());
      const std::string word = lower(line.substr(0, space));
      const std::size_t rest = line.find_first_not_of(' ', space);
      const std::string argument = rest == std::string::npos ? "" : line.substr(rest);
      switch (command_of(word)) {
        case Command::Answer:
          if (answer(seat, line)) return true;
          break;
        case Command::Undo:
        case Command::UndoAnyway:
          if (undo(seat, command_of(word) == Command::UndoAnyway)) return true;
          break;
        case Command::Save: save(argument); break;
        case Command::Load:
          if (load(argument)) return true;
          break;
        case Command::Hint: hint(); break;
        case Command::Why: why(argument); break;
        case Command::Rules: show_rule(argument); break;
        case Command::Show: picture(seat); break;
        case Command::Scores: fmt::print("{}", draw_scores(*table_, how_)); break;
        case Command::Log: log(seat, 0); break;
        case Command::Language:
          if (argument != "en" && argument != "fr") {
            say_line("cli.play.languages");
            break;
          }
          how_.language = argument == "fr" ? Language::French : Language::English;
          picture(seat);
          break;
        case Command::Help: say_line("cli.play.help"); break;
        case Command::Quit: return false;
      }
    }
  }

  int leave() {
    keep();
    fmt::print("\n");
    if (not_kept_) {
      say_line("cli.play.not-kept", {{"why", same_in_all(stele::to_text(*not_kept_))}});
      return kFailed;
    }
    say_line("cli.play.bye", {{"file", same_in_all(autosave_)}, {"game", same_in_all(std::string{table_->info().id})}});
    return kFine;
  }

  static std::string lower(std::string_view word) {  // ASCII is enough: the commands differ in nothing else
    std::string out{word};
    for (char& c : out)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return out;
  }

  static Command command_of(std::string_view word) {
    for (const CommandWord& c : kCommands)
      if (c.word == word) return c.command;
    return Command::Answer;
  }

  // The table, what happened, and the options with their numbers.
  void picture(PlayerId seat) {
    since_last_turn(seat);
    fmt::print("\n{}", draw(*table_, seat, how_));
    options_ = table_->options();
    fmt::print("\n{} {}\n", how_.paint.bold(wrapped(table_->question().in(how_.language), how_.width - 16, 0)),
               how_.paint.dim(fmt::format("[{}]", table_->decision().kind->rule)));
    std::size_t longest = 0;
    for (const OptionText& o : options_) longest = std::max(longest, width(o.text.in(how_.language)) + o.notation.size());
    const std::size_t cell = longest + 10;
    const std::size_t columns = std::max<std::size_t>(1, static_cast<std::size_t>(std::max(how_.width, 20)) / cell);
    const std::size_t rows = (options_.size() + columns - 1) / columns;
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::size_t c = 0; c < columns && c * rows + r < options_.size(); ++c) {
        const OptionText& o = options_[c * rows + r];
        const std::string text =
            fmt::format("{:>3} {} {}", c * rows + r + 1, o.text.in(how_.language), how_.paint.dim("[" + o.notation + "]"));
        const std::size_t visible = 7 + width(o.text.in(how_.language)) + o.notation.size();
        const bool last = c + 1 == columns || (c + 1) * rows + r >= options_.size();
        fmt::print("{}", last ? text : pad(text, cell, visible));
      }
      fmt::print("\n");
    }
  }

  void since_last_turn(PlayerId seat) {
    std::size_t& from = seen_[seat.value];
    if (from < table_->answers()) {
      fmt::print("\n{}\n", how_.paint.bold(say("cli.play.since").in(how_.language)));
      log(seat, from);
    }
    from = table_->answers();
  }

  void log(PlayerId seat, std::size_t from) const {
    for (std::size_t k = from; k < table_->answers(); ++k)
      for (const Text& event : table_->events(k, seat)) fmt::print("  {}\n", event.in(how_.language));
  }

  // What was typed as notation: an option, or its number. Nothing, and said why, if there is no such number.
  std::optional<std::string> notation_of(const std::string& line) const {
    if (!std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; })) return line;
    const std::size_t number = line.empty() || line.size() > 4 ? 0 : static_cast<std::size_t>(std::stoi(line));
    if (number >= 1 && number <= options_.size()) return options_[number - 1].notation;
    say_line("cli.play.no-such-number", {{"most", same_in_all(std::to_string(options_.size()))}});
    return std::nullopt;
  }

  bool answer(PlayerId seat, const std::string& line) {
    const auto notation = notation_of(line);
    if (!notation) return false;
    const Outcome outcome = table_->apply(*notation);
    if (!outcome.errors.empty()) {
      fmt::print("{}\n", stele::to_text(outcome.errors, how_.language));
      say_line("cli.play.ask-help");
      return false;
    }
    if (!outcome.reason.empty()) {
      fmt::print("{}", to_text(outcome.reason, how_.language, 2));
      return false;
    }
    for (const Text& event : table_->events(table_->answers() - 1, seat)) fmt::print("  {}\n", event.in(how_.language));
    seen_[seat.value] = table_->answers();
    return true;
  }

  // Back to this person's previous decision. What somebody has learned since can only be taken back if all agree.
  bool undo(PlayerId seat, bool all_agree) {
    Table::Undo undo = table_->undo_for(seat);
    if (all_agree) {  // the last decision of anybody at this screen
      undo = {};
      for (std::size_t k = table_->answers(); k > 0 && !undo.to; --k)
        if (table_->seats[table_->answered_by(k - 1).value] == "human") undo.to = k - 1;
    }
    if (!undo.to) {
      say_line("cli.play.nothing-to-undo");
      return false;
    }
    if (undo.fence) {
      say_line("cli.play.undo-fence",
               {{"player", player_name(table_->answered_by(*undo.fence))}, {"answer", same_in_all(table_->answer(*undo.fence))}});
      return false;
    }
    while (table_->answers() > *undo.to) table_->undo();
    for (std::size_t& s : seen_) s = std::min(s, *undo.to);
    return true;
  }

  void save(const std::string& file) const {
    if (file.empty()) return say_line("cli.play.which-file");
    const std::string text = file.ends_with(".json") ? write_table(*table_) : write_record(*table_);
    if (const auto error = write_output(file, text))
      fmt::print("{}\n", stele::to_text(*error));
    else
      say_line("cli.play.saved", {{"file", same_in_all(file)}});
  }

  bool load(const std::string& file) {
    if (file.empty()) {
      say_line("cli.play.which-file");
      return false;
    }
    auto loaded = load_table(file);
    if (!loaded) {
      fmt::print("{}\n", stele::to_text(loaded.errors()));
      return false;
    }
    // The seats of the file, or those of this table if it names none.
    std::vector<std::string>& seats = loaded.value()->seats;
    if (seats.empty()) seats = table_->seats;
    const auto read = read_seats(joined(seats), loaded.value()->setup().players, loaded.value()->info(), Human::Allowed);
    if (!read) {
      fmt::print("{}\n", stele::to_text(read.errors()));
      say_line("cli.play.other-seats");
      return false;
    }
    sit_down(std::move(loaded.value()));
    return true;
  }

  void hint() const {
    const std::vector<Judgement> judged = judge(*table_, seed_);
    say_line("cli.play.hint");
    for (std::size_t i = 0; i < std::min<std::size_t>(3, judged.size()); ++i)
      fmt::print("  {} {}  {}\n", judged[i].text.in(how_.language), how_.paint.dim("[" + judged[i].notation + "]"),
                 verdict(judged[0].value - judged[i].value));
  }

  std::string verdict(int hundredths) const {
    if (hundredths == 0) return say("cli.play.best").in(how_.language);
    const std::string whole = std::to_string(hundredths / 100), tenth = std::to_string(hundredths / 10 % 10);
    return say("cli.play.worse", {{"points", {whole + "." + tenth, whole + "," + tenth}}}).in(how_.language);
  }

  void why(const std::string& line) const {
    if (line.empty()) return say_line("cli.play.which-option");
    const auto notation = notation_of(line);
    if (!notation) return;
    const std::string& option = *notation;
    const auto reason = table_->why_not(option);
    if (!reason)
      fmt::print("{}\n", stele::to_text(reason.errors(), how_.language));
    else if (reason->empty())
      say_line("cli.allowed", {{"option", same_in_all(option)}});
    else
      fmt::print("{}", to_text(reason.value(), how_.language, 2));
  }

  void show_rule(const std::string& id) const {
    const std::string wanted = id.empty() ? std::string{table_->decision().kind->rule} : id;
    const std::string text = rule_text(wanted, terminal_width(STDOUT_FILENO));
    if (text.empty())
      say_line("cli.play.no-such-rule", {{"id", same_in_all(in_quotes(wanted))}});
    else
      fmt::print("{}", text);
  }

  std::unique_ptr<Table> table_;
  std::uint64_t seed_;
  std::string autosave_;
  Drawing how_;
  std::optional<Error> not_kept_;  // why the last attempt to keep the game failed
  std::vector<OptionText> options_;
  std::vector<std::size_t> seen_;  // by seat: answers whose events that person has read
  int people_ = 0;
  PlayerId last_person_;
};

// Asks which game when none is named; nothing if the person leaves.
std::optional<std::string> which_game(Language language) {
  if (all_games().size() == 1 && isatty(STDIN_FILENO) == 0) return std::string{all_games()[0]->info().id};
  fmt::print("{}\n", say("cli.play.which-game").in(language));
  for (std::size_t i = 0; i < all_games().size(); ++i) fmt::print("{:>3} {}\n", i + 1, title(all_games()[i]->info()).in(language));
  for (std::string line; fmt::print("> "), std::fflush(stdout), std::getline(std::cin, line);) {
    for (std::size_t i = 0; i < all_games().size(); ++i)
      if (line == std::to_string(i + 1) || line == all_games()[i]->info().id) return std::string{all_games()[i]->info().id};
    fmt::print("{}\n", say("cli.play.no-such-number", {{"most", same_in_all(std::to_string(all_games().size()))}}).in(language));
  }
  return std::nullopt;
}

}  // namespace

namespace {

// A new game does not overwrite one that was kept and is not finished.
void set_aside(std::string_view game, Language language) {
  const std::string file = autosave_file(game);
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return;
  const auto kept = load_table(file);
  if (kept && kept.value()->decision().nothing()) return;
  std::string other;
  for (int i = 1; other.empty() || std::filesystem::exists(other, error); ++i)
    other = fmt::format("{}.{}.json", file.substr(0, file.size() - 5), i);
  std::filesystem::rename(file, other, error);
  if (!error) fmt::print("{}\n", say("cli.play.moved", {{"file", same_in_all(other)}}).in(language));
}

}  // namespace

int play(const Play& p) {
  NewTable request = p.table;
  if (request.game.empty() && p.load.empty()) {
    const auto chosen = which_game(p.language);
    if (!chosen) return kFine;
    request.game = *chosen;
  }
  std::unique_ptr<Table> table;
  if (!p.load.empty() || p.resume) {
    const std::string with = p.resume ? "--resume" : "--load";
    if (p.resume && !p.load.empty()) return fail("--resume", "cannot be given with --load");
    if (request.players) return fail("--players", "cannot be given with " + with);
    if (request.seed) return fail("--seed", "cannot be given with " + with);
    if (!request.modules.empty()) return fail("--module", "cannot be given with " + with);
    const std::string file = p.load.empty() ? autosave_file(request.game) : p.load;
    if (p.resume && find_game(all_games(), request.game) && !std::filesystem::exists(file))
      return fail("--resume", say("cli.play.nothing-kept", {{"game", same_in_all(request.game)}}).in(p.language));
    auto loaded = load_table(file);
    if (!loaded) return fail(loaded.errors());
    table = std::move(loaded.value());
  }
  const AnyGame* game = find_game(all_games(), table ? table->info().id : request.game);
  if (!game) return fail(unknown_game(all_games(), request.game));
  const int players = table ? table->setup().players : request.players.value_or(p.seats.empty() ? game->info().default_players : 0);
  std::string seats = p.seats;
  if (seats.empty() && table) seats = joined(table->seats);
  if (seats.empty()) {
    seats = "human";
    for (int i = 1; i < players; ++i) seats += "," + std::string{kBestBot};
  }
  const auto read = read_seats(seats, players, game->info(), Human::Allowed);
  if (!read) return fail(read.errors());
  if (!table) {
    request.players = static_cast<int>(read->size());
    auto opened = open_table(request);
    if (!opened) return fail(opened.errors());
    table = std::move(opened.value());
  }
  table->seats = read.value();
  if (!p.resume) set_aside(table->info().id, p.language);
  const std::uint64_t seed = table->setup().seed;
  return Session{std::move(table), seed, p.language}.run();
}

}  // namespace stele::cli
