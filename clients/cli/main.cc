// The `stele` command. Scripts depend on its subcommands, options and exit codes: docs/command-line.md.
#include <charconv>
#include <exception>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "clients/cli/commands.h"

using namespace stele;
using namespace stele::cli;

namespace {

// A whole number in a range, with a message that says so.
CLI::Validator whole(std::uint64_t min, std::uint64_t max) {
  return CLI::Validator(
      [=](std::string& text) -> std::string {
        std::uint64_t n = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (error == std::errc{} && end == text.data() + text.size() && n >= min && n <= max) return "";
        return fmt::format("expected a whole number from {} to {}, not {}", min, max, in_quotes(text));
      },
      fmt::format("{}..{}", min, max));
}

CLI::Validator decimal(double min, double max) {
  return CLI::Validator(
      [=](std::string& text) -> std::string {
        double n = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (error == std::errc{} && end == text.data() + text.size() && n >= min && n <= max) return "";
        return fmt::format("expected a number from {} to {}, not {}", min, max, in_quotes(text));
      },
      fmt::format("{}..{}", min, max));
}

// An empty argument is a forgotten variable of a script rather than a wish.
CLI::Validator not_empty() {
  return CLI::Validator([](std::string& text) -> std::string { return text.empty() ? "must not be empty" : ""; }, "");
}

struct Arguments {
  std::string cards;
  NewTable table;
  std::string language, file, option, out, id, game, origin, seats;
  std::vector<std::string> options, files;
  std::optional<int> seat;
  std::optional<std::size_t> to;
  bool json = false, check = false;
  Simulation simulation;
  Bench bench;
  Play play;
  Serve serve;
  Join join;
  Load load;

  Language lang() const { return language.empty() ? detect_language() : language == "fr" ? Language::French : Language::English; }
};

void add_language(CLI::App* app, Arguments& a) {
  app->add_option("--lang", a.language, "Language: en or fr; else from the environment")
      ->check(CLI::Validator(
          [](std::string& text) -> std::string { return text == "en" || text == "fr" ? "" : "expected en or fr, not " + in_quotes(text); },
          ""));
}

void add_table(CLI::App* app, Arguments& a, bool required) {
  auto* game = app->add_option("GAME", a.table.game, "Game, as in 'stele games'");
  if (required) game->required();
  app->add_option("--players", a.table.players, "How many players")->check(whole(1, 9));
  app->add_option("--seed", a.table.seed, "Seed of all chance; the same seed gives the same game")->check(whole(0, kMaxSeed));
  app->add_option("--module", a.table.modules, "Module to play with; may be given several times")->allow_extra_args(false);
  app->add_option("--deck", a.table.deck, "Development deck of Duel: trade, the box itself, or mixed, drawn from all boxes in play")
      ->check(not_empty());
  app->add_option("--civ", a.table.civilizations,
                  "Civilizations in the order of the seats, with commas: egypt,japan; 'stele games GAME' lists them")
      ->delimiter(',')
      ->allow_extra_args(false);
  app->add_option("--map", a.table.map, "Map; 'stele games GAME' lists them by players");
  app->add_option("--automa-level", a.table.automa_level, "How strong the Automa is: as many advanced cards")->check(whole(0, 9));
  app->add_option("--monsters", a.table.monsters, "How many Monsters are hidden on the map; plays with the module monsters")
      ->check(whole(1, 99));
}

bool is_command(const CLI::App& app, std::string_view word) {
  for (const CLI::App* s : app.get_subcommands({}))
    if (s->get_name() == word) return true;
  return false;
}

int run(int argc, char** argv) {
  CLI::App app{"Stele: board games by their full rules", "stele"};
  app.set_version_flag("--version", std::string{"stele "} + STELE_VERSION);
  app.require_subcommand(1);
  Arguments a;
  int code = kFine;
  app.add_option("--cards", a.cards, "Folder with card files of your own, in place of the built-in ones of the same names")
      ->check(not_empty());
  app.fallthrough();  // options of the program may stand behind the command
  const auto command = [&](CLI::App* subcommand, auto run_it) {
    subcommand->callback([&, run_it] {
      code = a.cards.empty() ? kFine : use_cards(a.cards);
      if (code == kFine) run_it();
    });
  };

  auto* c = app.add_subcommand("games", "The games, their player counts, modules, civilizations and maps");
  c->add_option("GAME", a.game, "Only this game");
  c->add_flag("--json", a.json, "As JSON");
  add_language(c, a);
  command(c, [&] { code = games(a.game, a.lang(), a.json); });

  c = app.add_subcommand("new", "Write a new table file");
  add_table(c, a, true);
  c->add_option("--seats", a.seats, "Who plays, from the first seat: human, random, greedy, automa (human,automa:egypt)")
      ->check(not_empty());
  c->add_option("-o", a.out, "File to write; without it standard output")->check(not_empty());
  command(c, [&] { code = new_table(a.table, a.seats, a.out.empty() ? "-" : a.out); });

  c = app.add_subcommand("show", "The table as a person would want to read it");
  c->add_option("FILE", a.file, "Table file or record; '-' is standard input")->required();
  c->add_option("--seat", a.seat, "Only what this seat may know, counted from 0")->check(whole(0, 99));
  c->add_flag("--json", a.json, "As JSON");
  add_language(c, a);
  command(c, [&] { code = show(a.file, a.seat, a.lang(), a.json); });

  c = app.add_subcommand("options", "Who chooses, and every option in notation, one per line");
  c->add_option("FILE", a.file, "Table file or record; '-' is standard input")->required();
  c->add_flag("--json", a.json, "As JSON, with sentences in English and French");
  add_language(c, a);
  command(c, [&] { code = options(a.file, a.json, a.lang()); });

  c = app.add_subcommand("apply", "Apply options in notation; nothing is written if one is not allowed");
  c->add_option("FILE", a.file, "Table file or record; '-' is standard input")->required();
  c->add_option("OPTION", a.options, "Options, each one argument: 'take AK7'")->required();
  c->add_option("-o", a.out, "File to write, which may be FILE; without it standard output")->check(not_empty());
  add_language(c, a);
  command(c, [&] { code = apply(a.file, a.options, a.out.empty() ? "-" : a.out, a.lang()); });

  c = app.add_subcommand("why", "Why an option is not offered, with the rule");
  c->add_option("FILE", a.file, "Table file or record; '-' is standard input")->required();
  c->add_option("OPTION", a.option, "Option, as one argument: 'build AK'")->required();
  add_language(c, a);
  command(c, [&] { code = why(a.file, a.option, a.lang()); });

  c = app.add_subcommand("play", "Play in the terminal");
  add_table(c, a, false);
  c->add_option("--seats", a.seats, "Who plays, from the first seat: human, random, greedy, automa (human,greedy,automa:egypt)")
      ->check(not_empty());
  c->add_option("--load", a.play.load, "Table file or record to go on with");
  c->add_flag("--resume", a.play.resume, "Go on with the game that was left last, of GAME or of any");
  add_language(c, a);
  command(c, [&] {
    a.play.table = a.table;
    a.play.seats = a.seats;
    if (!a.language.empty()) a.play.language = a.lang();
    code = play(a.play);
  });

  c = app.add_subcommand("simulate", "Bots against bots");
  add_table(c, a, true);
  c->add_option("-n", a.simulation.games, "How many games")->check(whole(1, 1000000000))->capture_default_str();
  c->add_option("--seats", a.seats, "Bots from the first seat: random, greedy, automa (greedy,random,random,random)")->check(not_empty());
  c->add_option("--threads", a.simulation.threads, "Threads")->check(whole(1, 256))->capture_default_str();
  c->add_flag("--json", a.json, "One JSON object, no progress bar");
  command(c, [&] {
    a.simulation.table = a.table;
    a.simulation.seats = a.seats;
    a.simulation.json = a.json;
    code = simulate(a.simulation);
  });

  c = app.add_subcommand("replay", "Play a record again");
  c->add_option("RECORD", a.file, "Record or table file; '-' is standard input")->required();
  c->add_option("--to", a.to, "Stop after this many answers")->check(whole(0, 1000000));
  c->add_flag("--check", a.check, "Verify its fingerprints");
  c->add_option("-o", a.out, "Write the game so far instead of showing it: a table file if the name ends in .json, else a record");
  add_language(c, a);
  command(c, [&] { code = replay(a.file, a.to, a.check, a.out, a.lang()); });

  c = app.add_subcommand("cards", "Cards with their text and origin; checks card files");
  c->add_option("GAME", a.game, "Only this game");
  c->add_option("--id", a.id, "Only this card, in both languages");
  c->add_option("--origin", a.origin, "Only cards of this origin: seed, official, secondary, house");
  c->add_option("--check", a.files, "Card files to judge instead");
  c->add_flag("--json", a.json, "As JSON");
  add_language(c, a);
  command(c, [&] { code = a.files.empty() ? cards(a.game, a.id, a.origin, a.json, a.lang()) : check_cards(a.files); });

  c = app.add_subcommand("rules", "The rules by id, with rulings, and where each is tested");
  c->add_option("ID", a.id, "Rule, such as W-BUILD-1, or all that begin so: W-BUILD");
  c->add_option("--game", a.game, "Only this game");
  c->add_flag("--json", a.json, "As JSON");
  add_language(c, a);
  command(c, [&] { code = rules(a.id, a.game, a.json, a.lang()); });

  c = app.add_subcommand("bench", "How fast each game is on one core");
  c->add_option("--game", a.bench.game, "Only this game");
  c->add_option("--seconds", a.bench.seconds, "How long to measure, about")->check(decimal(0.01, 600))->capture_default_str();
  c->add_flag("--json", a.json, "One JSON object a game, one a line");
  command(c, [&] {
    a.bench.json = a.json;
    code = bench(a.bench);
  });

  c = app.add_subcommand("serve", "The server: tables over the network");
  c->add_option("--port", a.serve.port, "Port; 0 is any that is free")->check(whole(0, 65535))->capture_default_str();
  c->add_option("--address", a.serve.address, "Address to listen on; 0.0.0.0 lets others on your network in")
      ->check(not_empty())
      ->capture_default_str();
  c->add_option("--store", a.serve.store, "Where tables are kept: sqlite:FILE or postgresql://...")
      ->check(not_empty())
      ->default_val("sqlite:stele.db");
  c->add_option("--web", a.serve.web, "Folder of the web client, if not where ./run builds it")->check(CLI::ExistingDirectory);
  c->add_option("--bot-threads", a.serve.bot_threads, "Threads on which bots think")->check(whole(1, 64))->capture_default_str();
  c->add_option("--idle", a.serve.idle_seconds, "Seconds after which a table that nobody visits leaves memory")
      ->check(whole(0, 86400))
      ->capture_default_str();
  c->add_option("--silence", a.serve.silence_seconds, "Seconds after which a connection that answers nothing is closed")
      ->check(whole(1, 3600))
      ->capture_default_str();
  c->add_option("--http-rate", a.serve.http_rate, "Requests a second from one address; 0 is no limit, for a proxy in front")
      ->check(whole(0, 1'000'000))
      ->capture_default_str();
  c->add_option("--origin", a.serve.origins, "Page that may connect besides the server's own, such as https://example.org")
      ->allow_extra_args(false);
  command(c, [&] { code = serve(a.serve); });

  c = app.add_subcommand("join", "Sit down at a server's table in the terminal");
  c->add_option("LINK", a.join.link, "Link of a table: http://localhost:8080/t/TABLE#TOKEN; without a token to look on")->required();
  c->add_option("--name", a.join.name, "What to call you");
  add_language(c, a);
  command(c, [&] {
    a.join.language = a.lang();
    code = join(a.join);
  });

  c = app.add_subcommand("load", "Play at many tables of a server at once and measure it");
  c->add_option("--server", a.load.server, "Server")->capture_default_str();
  c->add_option("--game", a.load.game, "Game")->capture_default_str();
  c->add_option("--tables", a.load.tables, "Tables with two players each")->check(whole(1, 5000))->capture_default_str();
  c->add_option("--seconds", a.load.seconds, "How long")->check(decimal(0.1, 86400))->capture_default_str();
  c->add_option("--pause", a.load.pause, "Seconds that a player thinks, on average")->check(decimal(0.001, 3600))->capture_default_str();
  c->add_flag("--json", a.json, "One JSON object");
  command(c, [&] {
    a.load.json = a.json;
    code = load(a.load);
  });

  if (argc > 1 && argv[1][0] != '-' && !is_command(app, argv[1])) {
    std::vector<std::string> known;
    for (const CLI::App* s : app.get_subcommands({})) known.push_back(s->get_name());
    const auto meant = closest(argv[1], known);
    fmt::print(stderr, "stele: unknown command {}{}\nstele: try 'stele --help'\n", in_quotes(argv[1]),
               meant ? fmt::format("; did you mean '{}'?", *meant) : "");
    return kWrongUse;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) return app.exit(e);  // --help, --version
    const auto used = app.get_subcommands();
    fmt::print(stderr, "stele: {}\nstele: try 'stele {}--help'\n", e.what(), used.empty() ? "" : used[0]->get_name() + " ");
    return kWrongUse;
  }
  // What was said must have arrived: a full disk is a failure too.
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return fail(Error{"standard output", "cannot be written"}, kFailed);
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {  // the outside world: memory, a closed terminal
    fmt::print(stderr, "stele: {}\n", e.what());
    return kFailed;
  }
}
