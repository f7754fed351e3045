#include "tests/kit/golden.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "ai/arena.h"
#include "ai/registry.h"
#include "games/games.h"
#include "tests/kit/protocol_golden.h"

namespace stele::kit {
namespace {

const std::filesystem::path kFolder = std::filesystem::path{STELE_SOURCE_DIR} / "tests/golden";

std::string one_line(const Json& json) { return json.dump(); }

// A whole game as text: what each decision was, what was on offer, what was chosen and what happened.
std::string playthrough(const AnyGame& game, const SetupRequest& setup) {
  auto table = game.open(setup).value();
  std::string out =
      fmt::format("game {} seed {} players {} modules {}\n", game.info().id, setup.seed, setup.players, fmt::join(setup.modules, " "));
  out += "start " + one_line(table->state_to_json()) + "\n";
  Rng rng = rng_stream(setup.seed, 5);
  while (!table->decision().nothing()) {
    const Decision d = table->decision();
    const auto options = table->options();
    out += fmt::format("# {}  P{} {} [{}]\noptions:", table->answers(), d.seat.value, d.kind->name, d.kind->rule);
    for (std::size_t i = 0; i < options.size(); ++i) out += (i == 0 ? " " : " | ") + options[i].notation;
    const std::string chosen = options[rng.below(static_cast<std::uint32_t>(options.size()))].notation;
    out += "\n> " + chosen + "\n";
    table->apply(chosen);
    const auto happened = table->events(table->answers() - 1, table->answers(), d.seat);
    for (const auto& e : happened[0]) out += "+ " + e.text.en + "\n";
    if (table->answers() % 25 == 0) out += "view P0 " + one_line(table->view_to_json(PlayerId{0})) + "\n";
  }
  out += "end " + one_line(table->state_to_json()) + "\n";
  const Standing st = table->standing();
  for (const ScoreLine& l : st.lines) out += fmt::format("points {} {} {}\n", st.rows[l.row].name, l.label->name, l.points);
  for (const auto& row : st.rows) out += fmt::format("total {} {}\n", row.name, row.points);
  return out + fmt::format("winners {:b}\nhash {}\n", st.winners, hash_to_text(table->hash()));
}

}  // namespace

// What every card's effects are compiled to.
static std::string compiled_listing(const civic::Catalogue& cat) {
  std::string out;
  for (const civic::Thing& t : cat.things) {
    const auto add = [&](std::string_view what, civic::Program program) {
      if (program) out += fmt::format("{} {}\n{}", t.id, what, civic::listing(cat.code, program));
    };
    add("use", t.use);
    add("activated", t.activated);
    add("activation", t.activation);
    add("exploration", t.exploration);
    add("espionage", t.espionage);
    add("bonus", t.bonus);
    add("reward", t.reward);
    add("attack", t.attack);
    add("defeat", t.defeat);
    add("do", t.general);
    add("special", t.special);
    for (const civic::CompiledTrigger& trigger : t.triggers) add(trigger.first_only ? "first" : "each", trigger.program);
  }
  return out;
}

// Alone against the Automa, beside two people, and everything at once.
struct SpecialTable {
  std::string game, name;
  SetupRequest setup;
  std::vector<std::string> seats;
};
static std::vector<SpecialTable> special_tables() {
  SetupRequest solo{2, 11, {}, {"egypt", "japan"}, {}};
  solo.automa = 1;
  SetupRequest beside{3, 12, {}, {"", "china", ""}, {}};
  beside.automa = 1;
  beside.automa_level = 2;
  SetupRequest everything{4, 13, {"renaissance", "alternative-wonders", "heroes", "monsters"}, {}, {}};
  everything.automa = 3;
  everything.automa_level = 4;
  everything.monsters = 6;
  const SetupRequest duel{2, 14, {"exploration", "espionage", "mixed-deck"}, {}, {}};
  return {{"monumental", "solo", solo, {"random", "automa"}},
          {"monumental", "automa-beside-two", beside, {"random", "automa", "random"}},
          {"monumental", "everything", everything, {"random", "random", "random", "automa"}},
          {"duel", "everything", duel, {"random", "random"}}};
}

// The signature of the match, and the arguments with which `stele simulate` plays it.
static std::string signature_line(const Match& m) {
  std::string arguments = fmt::format("{} -n {} --seats {}", m.game, m.games, fmt::join(m.seats, ","));
  for (const std::string& module : m.setup.modules) arguments += " --module " + module;
  if (m.setup.automa_level > 0) arguments += fmt::format(" --automa-level {}", m.setup.automa_level);
  if (m.setup.monsters > 0) arguments += fmt::format(" --monsters {}", m.setup.monsters);
  std::atomic<std::uint64_t> done = 0;
  return fmt::format("{} {}\n", hash_to_text(play_match(m, done).value().signature), arguments);
}

std::vector<Golden> all_goldens() {
  std::vector<Golden> out;
  out.push_back({"monumental/listing.txt", compiled_listing(monumental::Monumental::catalogue())});
  out.push_back({"duel/listing.txt", compiled_listing(duel::Duel::catalogue())});
  std::string signatures;
  for (const AnyGame* game : all_games()) {
    const GameInfo& g = game->info();
    std::string cards;
    for (const CardText& c : game->cards())
      cards += fmt::format("{} | {} | {} | {} | {} | {} | {}\n", c.id, c.notation, c.name.en, c.name.fr, c.text.en, c.text.fr, c.origin);
    out.push_back({fmt::format("{}/cards.txt", g.id), cards});
    // Each module alone brings along what it needs; none is the plain game.
    std::vector<std::vector<std::string>> choices = {{}};
    for (const ModuleInfo& m : g.modules) choices.push_back({std::string{m.id}});
    for (int players = g.min_players; players <= g.max_players; ++players) {
      for (const auto& modules : choices) {
        const std::string name = fmt::format("{}-players{}{}", players, modules.empty() ? "" : "-", modules.empty() ? "" : modules[0]);
        SetupRequest setup{players, static_cast<std::uint64_t>(players), modules, {}, {}};
        setup = game->open(setup).value()->setup();
        out.push_back({fmt::format("{}/{}.txt", g.id, name), playthrough(*game, setup)});
        for (const std::string bot : {"random", "greedy"}) {
          if (bot == "greedy" && (players != g.min_players || !modules.empty())) continue;  // it thinks for long under the sanitizers
          const Match match{std::string{g.id},
                            {players, 1, modules, {}, {}},
                            std::vector<std::string>(static_cast<std::size_t>(players), bot),
                            bot == "random" ? 200u : 1u,
                            1};
          signatures += signature_line(match);
        }
      }
    }
  }
  for (const auto& [id, name, setup, seats] : special_tables()) {
    const AnyGame& game = *find_game(all_games(), id);
    out.push_back({fmt::format("{}/{}.txt", id, name), playthrough(game, setup)});
    SetupRequest first = setup;
    first.seed = 1;
    first.civilizations.clear();
    signatures += signature_line({id, first, seats, 200, 1});
  }
  out.push_back({"signatures.txt", signatures});
  for (Golden& g : protocol_goldens()) out.push_back(std::move(g));
  return out;
}

std::string read_golden(const std::string& file) {
  std::ifstream in(kFolder / file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_golden(const Golden& g) {
  std::filesystem::create_directories((kFolder / g.file).parent_path());
  std::ofstream(kFolder / g.file, std::ios::binary) << g.text;
}

}  // namespace stele::kit
