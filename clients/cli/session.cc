// One game in the terminal: what is printed when, and what a person may ask in between.
#include "clients/cli/session.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>

#include <fmt/format.h>

#include "ai/registry.h"
#include "clients/cli/news.h"
#include "clients/cli/words.h"
#include "games/games.h"

namespace stele::cli {
namespace {

volatile std::sig_atomic_t interrupted = 0;
void interrupt(int) { interrupted = 1; }

// Ctrl-C ends the reading of a line, so that the game can say where it is kept. A second one ends the program.
void catch_interrupt() {
  struct sigaction action{};
  action.sa_handler = interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
}

class Session {
 public:
  explicit Session(Seating s) : table_(std::move(s.table)), kept_(std::move(s.file)), notes_(std::move(s.notes)) {
    how_.language = s.language;
    how_.paint = Paint{detect_colours(STDOUT_FILENO)};
    sit_down(std::move(table_));
    catch_interrupt();
  }

  int run() {
    while (!table_->decision().nothing()) {
      const PlayerId seat = table_->decision().seat;
      if (interrupted) return leave();
      if (table_->seats[seat.value] == "human") {
        if (!ask(seat)) return leave();
        if (answered_) keep();
      } else {
        table_->apply(choose(*table_, table_->seats[seat.value], seed_));
      }
    }
    return finish();
  }

 private:
  // Printing: the width is asked for each time, for a window can be resized.

  void look_at_width() { how_.width = terminal_width(STDOUT_FILENO); }
  void say_text(std::string_view text, std::string_view head = "") const {
    for (const std::string_view line : lines_of(text)) fmt::print("{}\n", hanging(head, line, terminal_width(STDOUT_FILENO)));
  }
  void say_line(std::string_view id, std::initializer_list<TextArg> args = {}) const { say_text(say(id, args).in(how_.language)); }
  std::string in(const Text& t) const { return t.in(how_.language); }

  void sit_down(std::unique_ptr<Table> table) {
    table_ = std::move(table);
    seen_.assign(table_->seats.size(), 0);  // what came after the last answer of a seat is news to it
    const std::vector<bool> automa = within_automa(*table_);
    for (std::size_t k = 0; k < table_->answers(); ++k)
      if (!automa[k]) seen_[table_->answered_by(k).value] = k + 1;
    people_ = static_cast<int>(std::count(table_->seats.begin(), table_->seats.end(), "human"));
    seed_ = table_->setup().seed;
    news_from_ = news_to_ = 0;
    last_person_ = {};
    begin_anew();
  }
  void begin_anew() { whole_ = true; }

  // After every answer of a person, so that nothing is lost when the plug is pulled: bots would choose the same again. A failure is told
  // once.
  void keep() {
    const auto error = kept_.write(*table_, how_.language);
    if (error && !not_kept_) say_line("cli.play.not-kept", {{"why", same_in_all(stele::to_text(*error))}});
    not_kept_ = error;
  }

  std::optional<std::string> read_line() {
    std::fflush(stdout);
    std::string line;
    if (interrupted || !std::getline(std::cin, line) || interrupted) return std::nullopt;
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return "";
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
  }

  // One decision of a person; false to leave the table.
  bool ask(PlayerId seat) {
    if (people_ > 1 && last_person_ != seat) {
      // Nobody reads another's hand: the screen is cleared and handed over.
      fmt::print("{}", how_.paint.plain() ? std::string(60, '\n')
                                          : "\x1b[H\x1b[2J\x1b[3J");  // the scrollback last: clearing the screen may fill it
      say_line("cli.play.hand-over", {{"player", name_of(*table_, seat)}});
      const auto line = read_line();
      if (!line) return false;
      const Command command = command_of(line->substr(0, line->find(' ')));
      if (command == Command::Quit) return false;
      if (command == Command::UndoAnyway && undo(seat, true)) return true;
      begin_anew();
    }
    last_person_ = seat;
    picture(seat);
    for (;;) {
      fmt::print("> ");
      auto line = read_line();
      if (!line) return false;
      look_at_width();
      if (line->empty()) {
        if (options_.size() != 1) continue;
        line = "1";  // nothing else is possible
      }
      const std::size_t space = std::min(line->find(' '), line->size());
      const std::size_t rest = line->find_first_not_of(' ', space);
      const std::string argument = rest == std::string::npos ? "" : line->substr(rest);
      const Command command = is_offered(*line) ? Command::Answer : command_of(line->substr(0, space));
      switch (command) {
        case Command::Answer:
          if (answer(seat, *line)) return true;
          break;
        case Command::Undo:
        case Command::UndoAnyway:
          if (undo(seat, command == Command::UndoAnyway)) return true;
          break;
        case Command::Save:
        case Command::SaveAnyway: save(argument, command == Command::SaveAnyway); break;
        case Command::Load:
          if (load(argument)) return true;
          break;
        case Command::Hint: hint(); break;
        case Command::Why: why(argument); break;
        case Command::Rules: show_rule(argument); break;
        case Command::Card: look_up(seat, argument, folded(line->substr(0, space))); break;
        case Command::Show: show(seat, argument); break;
        case Command::Map: show(seat, "map"); break;
        case Command::City: show(seat, "city " + argument); break;
        case Command::Track: show(seat, "track"); break;
        case Command::Scores: fmt::print("{}", draw_scores(*table_, how_, seat)); break;
        case Command::News: print_events(news_from_, news_to_, seat); break;
        case Command::Log: print_events(0, table_->answers(), seat); break;
        case Command::Language: change_language(seat, argument); break;
        case Command::Help: help(); break;
        case Command::Quit: return false;
      }
    }
  }

  // A game that was only looked at is not kept: it would stand before the one that is to be resumed.
  bool worth_keeping() const {
    std::error_code error;
    return answered_ || std::filesystem::exists(kept_.name(), error);
  }

  int leave() {
    fmt::print("\n");
    if (!worth_keeping()) {
      say_line("cli.play.nothing-played");
      return interrupted ? 130 : kFine;
    }
    keep();
    if (not_kept_) {
      say_line("cli.play.not-kept", {{"why", same_in_all(stele::to_text(*not_kept_))}});
      return kFailed;
    }
    say_line("cli.play.bye", {{"file", same_in_all(kept_.name())}, {"game", same_in_all(std::string{table_->info().id})}});
    return interrupted ? 130 : kFine;  // as a shell counts an interrupted program
  }

  int finish() {
    keep();
    look_at_width();
    PlayerId you;
    for (std::size_t p = 0; p < seen_.size() && people_ == 1; ++p)
      if (table_->seats[p] == "human") you = PlayerId{static_cast<std::uint8_t>(p)};
    fmt::print("\n{}", draw_part(*table_, you, Part::Everything, {}, how_));
    since_last_turn(you);
    fmt::print("\n{}\n{}", how_.paint.bold(in(table_->question())), draw_scores(*table_, how_, you));
    if (!you.is_none()) result_for(you);
    if (not_kept_) return kFailed;
    fmt::print("\n");
    say_line("cli.play.ended", {{"file", same_in_all(kept_.name())}});
    return kFine;
  }

  // "You win, 28 to 25."
  void result_for(PlayerId you) const {
    const Standing st = table_->standing();
    int best = 0;
    for (std::size_t p = 0; p < table_->seats.size(); ++p)
      if (p != you.value) best = std::max<int>(best, st.points[p]);
    const bool won = (st.winners >> you.value & 1) != 0, alone = st.winners == 1u << you.value;
    fmt::print("{}\n", how_.paint.bold(in(say(!won    ? "cli.play.you-lose"
                                              : alone ? "cli.play.you-win"
                                                      : "cli.play.you-share",
                                              {{"own", number(st.points[you.value])}, {"best", number(best)}}))));
  }

  // In the middle of an effect 'card forum' is an answer, else a question.
  bool is_offered(const std::string& line) const {
    return std::any_of(options_.begin(), options_.end(), [&](const OptionText& o) { return folded(o.notation) == folded(line); });
  }

  // What a person needs for the decision: the whole table where a turn begins, later what has changed, the question and the options.
  void picture(PlayerId seat) {
    look_at_width();
    const std::size_t now = table_->answers();
    const int turn = turn_of(*table_);
    const Scene scene = scene_of(*table_);
    const bool for_automa = asks_for_automa(*table_);  // a small question in the middle of its turn
    const std::optional<int> leaf = leaf_of(*table_);
    const bool others_chose = now > 0 && table_->answered_by(now - 1) != seat;
    const bool anew = turn != turn_ || (leaf ? leaf != leaf_ : others_chose);
    const bool whole = whole_ || (anew && !for_automa);
    if (turn != turn_) map_shown_ = false;
    const bool map_begins = scene == Scene::Map ? scene_ != Scene::Map || whole : scene == Scene::Turn && (!map_shown_ || whole);
    if (whole) {
      fmt::print("\n{}", draw_part(*table_, seat, map_begins ? Part::BesidesMap : Part::Everything, {}, how_));
      since_last_turn(seat);
    }
    if (!whole && leaf) since_last_turn(seat);
    if (!whole && automa_plays(*table_)) automa_so_far(seat, anew);
    if (!whole && !map_begins) fmt::print("\n");
    if (map_begins) fmt::print("{}", draw_part(*table_, seat, whole ? Part::Map : Part::MapInShort, {}, how_));
    if (map_begins) map_shown_ = true;
    if (whole)
      fmt::print("\n");
    else
      fmt::print("{}", draw_part(*table_, seat, Part::Status, {}, how_));
    if (!greeted_) greet();
    whole_ = false;
    turn_ = turn;
    leaf_ = leaf;
    scene_ = scene;
    question();
  }

  void question() {
    options_ = table_->options();
    const std::string rule = fmt::format("[{}]", table_->decision().kind->rule);
    const std::string text = hanging("", in(question_of(*table_)), how_.width - static_cast<int>(rule.size()) - 1);
    std::string bold;
    for (const std::string_view line : lines_of(text)) bold += (bold.empty() ? "" : "\n") + how_.paint.bold(line);
    fmt::print("{} {}\n", bold, how_.paint.dim(rule));
    list_options();
  }

  void list_options() const;

  // Once, where it is read: right above the first question.
  void greet() {
    greeted_ = true;
    fmt::print("{}", notes_);  // commands to copy: not wrapped
    const AnyGame& game = *find_game(all_games(), table_->info().id);
    if (const int ours = house_cards(game); ours > 0)
      say_line("cli.play.house",
               {{"ours", number(ours)}, {"all", number(game.cards().size())}, {"game", same_in_all(std::string{game.info().id})}});
    say_line("cli.play.welcome");
  }

  void since_last_turn(PlayerId seat) {
    if (seat.is_none()) return;
    std::size_t& from = seen_[seat.value];
    if (from < table_->answers()) {
      news_from_ = from;
      news_to_ = table_->answers();
      const std::vector<NewsLine> lines = digest(*table_, from, seat);
      if (!lines.empty()) fmt::print("\n{}\n", how_.paint.bold(in(say("cli.play.since"))));
      print_news(lines);
    }
    if (!automa_plays(*table_)) from = table_->answers();  // its turn is told as a whole once it is over
  }

  void print_news(const std::vector<NewsLine>& lines) const {
    for (const NewsLine& line : lines) {
      const std::string who = line.who.en.empty() ? "" : in(say("cli.news.head", {{"who", line.who}}));
      const std::string head = (line.bad ? "! " : "  ") + std::string(2 * static_cast<std::size_t>(line.level), ' ');
      const std::string text = hanging(head, who + in(line.text), how_.width);
      fmt::print("{}\n", line.bad ? how_.paint.bold(text) : text);
    }
  }

  // Why the Automa asks: its turn up to here, or what has come of the last answer.
  void automa_so_far(PlayerId seat, bool from_the_beginning) const {
    const std::size_t now = table_->answers();
    fmt::print("\n");
    print_news(digest(*table_, from_the_beginning ? seen_[seat.value] : now - 1, seat));
  }

  void print_events(std::size_t from, std::size_t to, PlayerId seat) const {
    for (const Text& event : events_of(*table_, from, std::min(to, table_->answers()), seat)) say_text(in(event), "  ");
  }

  void show(PlayerId seat, const std::string& argument) {
    const std::string wanted = folded(argument);
    const auto words = words_of(wanted);
    if (words.empty() || !has_parts(*table_)) {
      whole_ = true;
      return picture(seat);
    }
    Part part = Part::Player;
    PlayerId whose = seat;
    for (const std::string_view w : words) {
      if (const auto known = part_of(w)) {
        part = *known;
        continue;
      }
      const auto named = player_called(w);
      if (!named) return nothing_to_show(w);
      whose = *named;
    }
    if (part == Part::Everything) {
      whole_ = true;
      return picture(seat);
    }
    fmt::print("{}", draw_part(*table_, seat, part, whose, how_));
  }

  // By the beginning of a civilization's name in either language, or the number of the seat.
  std::optional<PlayerId> player_called(std::string_view word) const {
    for (std::uint8_t p = 0; p < table_->seats.size(); ++p) {
      const Text name = name_of(*table_, PlayerId{p});
      for (const std::string& n : {folded(name.en), folded(name.fr), std::to_string(p + 1)})
        if (n == word || (word.size() >= 2 && n.starts_with(word))) return PlayerId{p};
    }
    return std::nullopt;
  }
  void nothing_to_show(std::string_view word) const {
    std::vector<std::string> names;
    for (std::uint8_t p = 0; p < table_->seats.size(); ++p) names.push_back(in(name_of(*table_, PlayerId{p})));
    say_line("cli.play.show-what", {{"word", same_in_all(in_quotes(word))}, {"players", same_in_all(listed(names))}});
  }

  // What was typed as notation: an option, or its number. Nothing, and said why, if there is no such number.
  std::optional<std::string> notation_of(const std::string& line) const {
    if (const auto understood = answer_in_french(line)) return understood;
    if (!std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; })) return line;
    const std::size_t number = line.empty() || line.size() > 4 ? 0 : static_cast<std::size_t>(std::stoi(line));
    if (number >= 1 && number <= options_.size()) return options_[number - 1].notation;
    say_line("cli.play.no-such-number", {{"most", stele::number(options_.size())}});
    return std::nullopt;
  }

  bool answer(PlayerId seat, const std::string& line) {
    const auto notation = notation_of(line);
    if (!notation) return false;
    const Outcome outcome = table_->apply(*notation);
    if (!outcome.errors.empty()) {
      unreadable(*notation, outcome.errors);
      return false;
    }
    if (!outcome.reason.empty()) {
      refused(outcome.reason, 2);
      return false;
    }
    const std::size_t k = table_->answers() - 1;
    for (const Text& event : events_of_answer(*table_, k, seat)) say_text(in(event), "  ");
    if (!within_automa(*table_)[k]) seen_[seat.value] = k + 1;
    answered_ = true;
    return true;
  }

  void refused(const Reason& reason, std::size_t indent) const {
    const std::string all = to_text(reason, how_.language, static_cast<int>(indent));
    for (const std::string_view line : lines_of(all)) {
      const std::size_t own = line.find_first_not_of(' ');
      say_text(line.substr(own), std::string(own, ' '));
    }
  }

  // A first word that no option has: what was probably meant, among the options of the moment and the commands.
  void unreadable(const std::string& line, const Errors& errors) const {
    const std::string word = line.substr(0, line.find(' '));
    const std::vector<std::string> all = notation_words(*table_);
    if (std::find(all.begin(), all.end(), folded(word)) != all.end()) {
      for (const Error& e : errors) say_text(how_.language == Language::French && !e.what_fr.empty() ? e.what_fr : e.what);
      return say_line("cli.play.ask-help");
    }
    std::vector<std::string> known = command_words();
    for (const OptionText& o : options_) known.push_back(o.notation.substr(0, o.notation.find(' ')));
    const auto meant = closest(folded(word), known);
    const Text shown = same_in_all(in_quotes(word));
    if (meant)
      say_line("cli.play.unknown-close", {{"word", shown}, {"meant", same_in_all(*meant)}});
    else
      say_line("cli.play.unknown", {{"word", shown}, {"example", same_in_all(options_.empty() ? "" : options_[0].notation)}});
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
      const PlayerId by = table_->answered_by(*undo.fence);
      const Text answer = same_in_all(table_->answer(*undo.fence));
      if (by == seat)
        say_line("cli.play.undo-fence-you", {{"answer", answer}});
      else
        say_line("cli.play.undo-fence", {{"player", name_of(*table_, by)}, {"answer", answer}});
      return false;
    }
    const std::string taken_back = table_->answer(*undo.to);
    while (table_->answers() > *undo.to) table_->undo();
    for (std::size_t& s : seen_) s = std::min(s, *undo.to);
    say_line("cli.play.undone", {{"answer", same_in_all(taken_back)}});
    answered_ = true;
    last_person_ = {};  // with several people the table is handed over again
    begin_anew();
    return true;
  }

  void save(const std::string& file, bool anyway) const {
    if (file.empty()) return say_line("cli.play.which-file");
    std::error_code error;
    if (!anyway && std::filesystem::is_regular_file(file, error)) return say_line("cli.play.file-exists", {{"file", same_in_all(file)}});
    const std::string text = file.ends_with(".json") ? write_table(*table_) : write_record(*table_);
    if (const auto failed = write_output(file, text))
      say_text(stele::to_text(*failed));
    else
      say_line("cli.play.saved", {{"file", same_in_all(file)}});
  }

  bool load(const std::string& file) {
    if (file.empty()) {
      say_line("cli.play.which-file");
      return false;
    }
    std::error_code error;
    if (std::filesystem::equivalent(file, kept_.name(), error)) {
      say_line("cli.play.this-game", {{"file", same_in_all(file)}});
      return false;
    }
    std::optional<KeptFile> place = is_kept_file(file) ? KeptFile::take_over(file) : std::nullopt;
    if (!place && is_kept_file(file)) {
      say_line("cli.play.in-use", {{"file", same_in_all(file)}});
      return false;
    }
    auto loaded = load_table(file);
    if (!loaded) {
      say_text(stele::to_text(loaded.errors()));
      return false;
    }
    // The seats of the file, or those of this table if it names none.
    std::vector<std::string>& seats = loaded.value()->seats;
    if (seats.empty()) seats = table_->seats;
    const auto read =
        read_seats(fmt::format("{}", fmt::join(seats, ",")), loaded.value()->setup().players, loaded.value()->info(), Human::Allowed);
    if (!read || read->automa != loaded.value()->setup().automa) {
      if (!read) say_text(stele::to_text(read.errors()));
      say_line("cli.play.other-seats");
      return false;
    }
    if (!place) place = KeptFile::fresh(loaded.value()->info().id);
    if (worth_keeping()) {
      keep();
      if (!not_kept_) say_line("cli.play.set-aside", {{"file", same_in_all(kept_.name())}});
    }
    answered_ = false;
    kept_ = std::move(*place);
    sit_down(std::move(loaded.value()));
    return true;
  }

  void hint() const {
    const std::vector<Judgement> judged = judge(*table_, seed_);
    say_line("cli.play.hint");
    for (std::size_t i = 0; i < std::min<std::size_t>(3, judged.size()); ++i) {
      const std::string notation = "[" + judged[i].notation + "]";
      const std::string text = in(judged[i].text) + " · " + verdict(i, judged[0].value - judged[i].value);
      fmt::print("{}\n", hanging("  ", text, terminal_width(STDOUT_FILENO), {notation, how_.paint.dim(notation)}));
    }
  }

  // The bot's own measure, not victory points.
  std::string verdict(std::size_t place, int hundredths) const {
    if (place == 0) return in(say("cli.play.best"));
    if (hundredths == 0) return in(say("cli.play.as-good"));
    const std::string whole = std::to_string(hundredths / 100), tenth = std::to_string(hundredths / 10 % 10);
    return in(say("cli.play.worse", {{"points", {whole + "." + tenth, whole + "," + tenth}}}));
  }

  void why(const std::string& line) const {
    if (line.empty()) return say_line("cli.play.which-option", {{"example", same_in_all(example())}});
    const auto notation = notation_of(line);
    if (!notation) return;
    const std::string& option = *notation;
    const auto reason = table_->why_not(option);
    if (!reason)
      unreadable(option, reason.errors());
    else if (reason->empty())
      say_line("cli.allowed", {{"option", same_in_all(option)}});
    else
      refused(reason.value(), 2);
  }

  void show_rule(const std::string& id) const {
    const std::string wanted = id.empty() ? std::string{table_->decision().kind->rule} : id;
    const std::string text = rule_text(wanted, terminal_width(STDOUT_FILENO), how_.language);
    if (text.empty())
      say_line("cli.play.no-such-rule", {{"id", same_in_all(in_quotes(wanted))}});
    else
      fmt::print("{}", text);
  }

  void look_up(PlayerId seat, const std::string& name, std::string_view word) {
    if (name.empty()) {
      if (word == "carte") return show(seat, "map");  // the French word for both
      return say_line("cli.play.which-card");
    }
    const std::vector<CardText> found = find_cards(std::string{table_->info().id}, name);
    if (found.empty()) return say_line("cli.play.no-such-card", {{"name", same_in_all(in_quotes(name))}});
    if (found.size() > 5) {
      std::vector<std::string> names;
      for (const CardText& c : found)
        if (std::find(names.begin(), names.end(), in(c.name)) == names.end()) names.push_back(in(c.name));
      return say_line("cli.play.several-cards", {{"names", same_in_all(listed(names))}});
    }
    for (const CardText& c : found) fmt::print("{}", card_text(c, how_.language, terminal_width(STDOUT_FILENO)));
  }

  void change_language(PlayerId seat, const std::string& argument) {
    if (argument != "en" && argument != "fr") return say_line("cli.play.languages");
    how_.language = argument == "fr" ? Language::French : Language::English;
    whole_ = true;
    picture(seat);
  }

  // An option of the moment, for examples.
  std::string example() const { return options_.empty() ? "" : options_[options_.size() / 2].notation; }

  void help() const {
    std::vector<std::pair<std::string, std::string>> lines;
    std::size_t longest = 0;
    const std::string all = in(say("cli.play.help", {{"example", same_in_all(example())}}));
    for (const std::string_view line : lines_of(all)) {
      const std::size_t bar = line.find(" | ");
      if (bar == std::string_view::npos) continue;
      lines.emplace_back(line.substr(0, bar), line.substr(bar + 3));
      longest = std::max(longest, width(lines.back().first));
    }
    for (const auto& [what, meaning] : lines)
      fmt::print("{}\n", hanging("  " + pad(what, longest + 2), meaning, terminal_width(STDOUT_FILENO)));
  }

  std::unique_ptr<Table> table_;
  std::uint64_t seed_ = 0;
  KeptFile kept_;
  std::string notes_;
  Drawing how_;
  std::optional<Error> not_kept_;  // why the last attempt to keep the game failed
  std::vector<OptionText> options_;
  std::vector<std::size_t> seen_;            // by seat: answers whose events that person has read
  std::size_t news_from_ = 0, news_to_ = 0;  // the answers of the last "since your last turn"
  int people_ = 0;
  PlayerId last_person_;
  bool greeted_ = false;
  bool answered_ = false;  // a person, in this session
  // What the screen shows already.
  bool whole_ = true;  // the whole table comes next
  bool map_shown_ = false;
  int turn_ = -1;
  std::optional<int> leaf_;
  Scene scene_ = Scene::Other;
};

// In columns where they fit side by side, else one below the other with the text broken at blanks.
void Session::list_options() const {
  std::size_t longest = 0;
  for (const OptionText& o : options_) longest = std::max(longest, width(in(o.text)) + o.notation.size());
  const std::size_t cell = longest + 10;
  const std::size_t columns = std::max<std::size_t>(1, static_cast<std::size_t>(std::max(how_.width, 20)) / cell);
  const std::size_t rows = (options_.size() + columns - 1) / columns;
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < columns && c * rows + r < options_.size(); ++c) {
      const std::size_t i = c * rows + r;
      const OptionText& o = options_[i];
      const std::string notation = "[" + o.notation + "]", head = fmt::format("{:>3} ", i + 1);
      const std::string text = hanging(head, in(o.text), how_.width, {notation, how_.paint.dim(notation)});
      const std::size_t visible = 7 + width(in(o.text)) + o.notation.size();
      const bool last = c + 1 == columns || (c + 1) * rows + r >= options_.size();
      fmt::print("{}", last ? text : pad(text, cell, visible));
    }
    fmt::print("\n");
  }
  if (options_.size() == 1) say_line("cli.play.only-one");
}

}  // namespace

int sit_and_play(Seating s) { return Session{std::move(s)}.run(); }

}  // namespace stele::cli
