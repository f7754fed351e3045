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
    {"undo", Command::Undo},     {"u", Command::Undo},         {"annuler", Command::Undo},  {"undo!", Command::UndoAnyway}, {"annuler!", Command::UndoAnyway},
    {"save", Command::Save},     {"sauver", Command::Save},    {"load", Command::Load},     {"charger", Command::Load},
    {"hint", Command::Hint},     {"h", Command::Hint},         {"indice", Command::Hint},   {"why", Command::Why},          {"pourquoi", Command::Why},
    {"rules", Command::Rules},   {"rule", Command::Rules},     {"règle", Command::Rules},   {"règles", Command::Rules},     {"regle", Command::Rules},
    {"show", Command::Show},     {"voir", Command::Show},      {"scores", Command::Scores}, {"score?", Command::Scores},     {"log", Command::Log},
    {"journal", Command::Log},   {"lang", Command::Language},  {"langue", Command::Language}, {"help", Command::Help},      {"?", Command::Help},
    {"aide", Command::Help},     {"quit", Command::Quit},      {"q", Command::Quit},        {"quitter", Command::Quit},
};

std::string autosave_file(std::string_view game) {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path folder = state && *state ? std::filesystem::path{state} : std::filesystem::path{home && *home ? home : "."} / ".local/state";
  std::error_code ignored;
  std::filesystem::create_directories(folder / "stele", ignored);
  return folder / "stele" / fmt::format("{}.json", game);
}

class Session {
 public:
  Session(std::unique_ptr<Table> table, std::uint64_t seed, Language language)
      : table_(std::move(table)), seed_(seed), autosave_(autosave_file(table_->info().id)) {
    how_.language = language;
    how_.paint = Paint{detect_colours(STDOUT_FILENO)};
    seen_.assign(table_->seats.size(), table_->answers());
    people_ = static_cast<int>(std::count(table_->seats.begin(), table_->seats.end(), "human"));
  }

  int run() {
    say_line("cli.play.welcome");
    while (!table_->decision().nothing()) {
      const PlayerId seat = table_->decision().seat;
      if (table_->seats[seat.value] == "human") {
        if (!ask(seat)) return kFine;
      } else {
        table_->apply(choose(*table_, table_->seats[seat.value], seed_));
      }
      save_quietly();
    }
    for (std::size_t p = 0; p < seen_.size(); ++p)
      if (table_->seats[p] == "human") {
        since_last_turn(PlayerId{static_cast<std::uint8_t>(p)});
        break;
      }
    fmt::print("\n{}\n{}\n", how_.paint.bold(table_->question().in(how_.language)), draw_scores(*table_, how_));
    say_line("cli.play.saved", {{"file", same_in_all(autosave_)}});
    return kFine;
  }

 private:
  void say_line(std::string_view id, std::initializer_list<TextArg> args = {}) const { fmt::print("{}\n", say(id, args).in(how_.language)); }
  Text player(PlayerId p) const { return say("player", {{"number", same_in_all(std::to_string(p.value + 1))}}); }

  void save_quietly() const { (void)write_output(autosave_, write_table(*table_)); }

  // One decision of a person; false to leave the table.
  bool ask(PlayerId seat) {
    how_.width = terminal_width(STDOUT_FILENO);
    if (people_ > 1 && last_person_ != seat) {
      // Nobody reads another's hand: the screen is cleared and handed over.
      if (!how_.paint.plain()) fmt::print("\x1b[2J\x1b[H");
      say_line("cli.play.hand-over", {{"player", player(seat)}});
      std::string ignored;
      if (!std::getline(std::cin, ignored)) return leave();
    }
    last_person_ = seat;
    picture(seat);
    for (;;) {
      fmt::print("> ");
      std::fflush(stdout);
      std::string line;
      if (!std::getline(std::cin, line)) return leave();
      const std::size_t first = line.find_first_not_of(" \t\r");
      if (first == std::string::npos) continue;
      line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
      const std::size_t space = std::min(line.find(' '), line.size());
      const std::string word = line.substr(0, space);
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
          how_.language = argument.starts_with("fr") ? Language::French : argument.starts_with("en") ? Language::English
                          : how_.language == Language::French ? Language::English : Language::French;
          picture(seat);
          break;
        case Command::Help: say_line("cli.play.help"); break;
        case Command::Quit: return leave();
      }
    }
  }

  bool leave() {
    save_quietly();
    fmt::print("\n");
    say_line("cli.play.bye", {{"file", same_in_all(autosave_)}, {"game", same_in_all(std::string{table_->info().id})}});
    return false;
  }

  static Command command_of(std::string_view word) {
    for (const CommandWord& c : kCommands)
      if (c.word == word) return c.command;
    return Command::Answer;
  }

  // The table, what happened, and the options with their numbers.
  void picture(PlayerId seat) {
    fmt::print("\n{}", draw(*table_, seat, how_));
    since_last_turn(seat);
    options_ = table_->options();
    fmt::print("\n{}  {}\n", how_.paint.bold(table_->question().in(how_.language)), how_.paint.dim(std::string{table_->decision().kind->rule}));
    std::size_t longest = 0;
    for (const OptionText& o : options_) longest = std::max(longest, width(o.text.in(how_.language)) + o.notation.size());
    const std::size_t cell = longest + 9;
    const std::size_t columns = std::max<std::size_t>(1, static_cast<std::size_t>(std::max(how_.width, 20)) / cell);
    const std::size_t rows = (options_.size() + columns - 1) / columns;
    for (std::size_t r = 0; r < rows; ++r) {
      for (std::size_t c = 0; c < columns && c * rows + r < options_.size(); ++c) {
        const OptionText& o = options_[c * rows + r];
        const std::string text = fmt::format("{:>3} {}  {}", c * rows + r + 1, o.text.in(how_.language), how_.paint.dim(o.notation));
        const std::size_t visible = 6 + width(o.text.in(how_.language)) + o.notation.size();
        fmt::print("{}", pad(text, columns > 1 ? cell : 0, visible));
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

  bool answer(PlayerId seat, const std::string& line) {
    std::string notation = line;
    if (std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; })) {
      const std::size_t number = line.size() > 4 ? 0 : static_cast<std::size_t>(std::stoi(line));
      if (number < 1 || number > options_.size()) {
        say_line("cli.play.no-such-number", {{"most", same_in_all(std::to_string(options_.size()))}});
        return false;
      }
      notation = options_[number - 1].notation;
    }
    const Outcome outcome = table_->apply(notation);
    if (!outcome.errors.empty()) {
      fmt::print("{}\n", to_text(outcome.errors));
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
    std::size_t back = table_->answers();
    while (back > 0 && (table_->answered_by(back - 1) != seat)) --back;
    if (back == 0) {
      say_line("cli.play.nothing-to-undo");
      return false;
    }
    --back;
    for (std::size_t k = back; k < table_->answers() && !all_agree; ++k) {
      if (!table_->revealed(k)) continue;
      say_line("cli.play.undo-fence", {{"answer", same_in_all(table_->answer(k))}});
      return false;
    }
    while (table_->answers() > back) table_->undo();
    for (std::size_t& s : seen_) s = std::min(s, back);
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
      fmt::print("{}\n", to_text(loaded.errors()));
      return false;
    }
    if (loaded.value()->setup().players != table_->setup().players && loaded.value()->seats.empty()) {
      say_line("cli.play.other-seats");
      return false;
    }
    if (loaded.value()->seats.empty()) loaded.value()->seats = table_->seats;
    table_ = std::move(loaded.value());
    seen_.assign(table_->seats.size(), table_->answers());
    people_ = static_cast<int>(std::count(table_->seats.begin(), table_->seats.end(), "human"));
    last_person_ = {};
    return true;
  }

  void hint() const {
    const std::vector<Judgement> judged = judge(*table_, seed_);
    say_line("cli.play.hint");
    for (std::size_t i = 0; i < std::min<std::size_t>(3, judged.size()); ++i)
      fmt::print("  {}  {}  {:+.1f}\n", judged[i].text.in(how_.language), how_.paint.dim(judged[i].notation),
                 static_cast<double>(judged[i].value - judged[0].value) / 100.0);
  }

  void why(const std::string& option) const {
    const auto reason = table_->why_not(option);
    if (!reason)
      fmt::print("{}\n", to_text(reason.errors()));
    else if (reason->empty())
      say_line("cli.allowed", {{"option", same_in_all(option)}});
    else
      fmt::print("{}", to_text(reason.value(), how_.language, 2));
  }

  void show_rule(const std::string& id) const {
    const std::string wanted = id.empty() ? std::string{table_->decision().kind->rule} : id;
    const std::string text = rule_text(wanted);
    if (text.empty())
      say_line("cli.play.no-such-rule", {{"id", same_in_all(wanted.substr(0, 40))}});
    else
      fmt::print("{}", text);
  }

  std::unique_ptr<Table> table_;
  std::uint64_t seed_;
  std::string autosave_;
  Drawing how_;
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

int play(const Play& p) {
  NewTable request = p.table;
  if (request.game.empty() && p.load.empty()) {
    const auto chosen = which_game(p.language);
    if (!chosen) return kFine;
    request.game = *chosen;
  }
  std::unique_ptr<Table> table;
  if (!p.load.empty() || p.resume) {
    const std::string file = p.load.empty() ? autosave_file(request.game) : p.load;
    auto loaded = load_table(file);
    if (!loaded) return fail(loaded.errors());
    table = std::move(loaded.value());
  }
  const AnyGame* game = find_game(all_games(), table ? table->info().id : request.game);
  if (!game) return fail(unknown_game(all_games(), request.game));
  const int players = table ? table->setup().players : request.players.value_or(p.seats.empty() ? game->info().default_players : 0);
  std::string seats = p.seats;
  if (seats.empty() && table && !table->seats.empty())
    for (const std::string& s : table->seats) seats += (seats.empty() ? "" : ",") + s;
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
  const std::uint64_t seed = table->setup().seed;
  return Session{std::move(table), seed, p.language}.run();
}

}  // namespace stele::cli
