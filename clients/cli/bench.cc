// How fast a game is on one core: clone, list the options, apply, whole random games.
#include <chrono>

#include <fmt/format.h>

#include "ai/arena.h"
#include "ai/registry.h"
#include "clients/cli/commands.h"
#include "games/games.h"

namespace stele::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Keeps the compiler from leaving out what nobody reads.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

// Nanoseconds for one call, measured over about `seconds`.
template <class F>
double nanoseconds(double seconds, F f) {
  std::uint64_t calls = 0;
  const auto start = Clock::now();
  do {
    for (int i = 0; i < 100; ++i) f(static_cast<std::size_t>(i));
    calls += 100;
  } while (seconds_since(start) < seconds);
  return seconds_since(start) * 1e9 / static_cast<double>(calls);
}

struct Figures {
  double games_per_second = 0, decisions_per_second = 0, decisions_per_game = 0, clone_ns = 0, options_ns = 0, apply_ns = 0;
  double bot_slowest_ms = 0, bot_total_ms = 0;
  int bot_decisions = 0;
  std::size_t state_bytes = 0;
  std::uint64_t signature = 0;
};

template <Game G>
Figures measure(double seconds, const SetupRequest& request) {
  Figures out;
  out.state_bytes = sizeof(typename G::State);
  const auto& cat = G::catalogue();

  // States from the course of one game, so that all kinds of moments count.
  std::vector<typename G::State> states;
  std::vector<typename G::Option> answers;
  typename G::State s = G::begin(cat, G::read_setup(cat, request).value()).value();
  Rng rng{7};
  while (!G::decision(cat, s).nothing()) {
    const auto options = G::options(cat, s);
    states.push_back(s);
    answers.push_back(options[rng.below(static_cast<std::uint32_t>(options.size()))]);
    G::apply(cat, s, answers.back(), {});
  }
  typename G::State copy;
  out.clone_ns = nanoseconds(seconds / 4, [&](std::size_t i) {
    copy = states[i % states.size()];
    keep(copy);
  });
  out.options_ns = nanoseconds(seconds / 4, [&](std::size_t i) { keep(G::options(cat, states[i % states.size()])); });
  // The answers of the game one after the other, so that cloning hardly counts.
  out.apply_ns = nanoseconds(seconds / 4,
                             [&](std::size_t) {
                               copy = states[0];
                               for (const auto& o : answers) G::apply(cat, copy, o, {});
                               keep(copy);
                             }) /
                 static_cast<double>(answers.size());

  // How long the best bot thinks, in a game of its own.
  s = states[0];
  const BestBot<G> bot;
  while (!G::decision(cat, s).nothing()) {
    const auto options = G::options(cat, s);
    const auto start = Clock::now();
    const auto o = bot.choose({cat, s, G::decision(cat, s).seat, options}, rng);
    const double ms = seconds_since(start) * 1000;
    out.bot_slowest_ms = std::max(out.bot_slowest_ms, ms);
    out.bot_total_ms += ms;
    ++out.bot_decisions;
    G::apply(cat, s, o, {});
  }

  // The signature is over a fixed number of games; the speed over as many as fit into the time.
  Match match{std::string{G::info().id}, request, std::vector<std::string>(static_cast<std::size_t>(request.players), "random"), 1000, 1};
  std::atomic<std::uint64_t> done = 0;
  const MatchReport warm = play_match(match, done).value();
  out.signature = warm.signature;
  match.games = std::max<std::uint64_t>(1000, static_cast<std::uint64_t>(1000 * seconds / std::max(warm.seconds, 1e-6)));
  const MatchReport r = play_match(match, done).value();
  out.games_per_second = static_cast<double>(r.games) / r.seconds;
  out.decisions_per_second = static_cast<double>(r.decisions) / r.seconds;
  out.decisions_per_game = static_cast<double>(r.decisions) / static_cast<double>(r.games);
  return out;
}

// The plain game, and the one with every module.
template <Game G>
std::vector<SetupRequest> setups() {
  const SetupRequest plain{G::info().default_players, 1, {}};
  if (G::info().modules.empty()) return {plain};
  SetupRequest full = plain;
  for (const ModuleInfo& m : G::info().modules) full.modules.emplace_back(m.id);
  return {plain, full};
}

template <Game G>
void report(const SetupRequest& setup, const Bench& b) {
  const Figures f = measure<G>(b.seconds, setup);
  if (b.json) {
    const Json out = {{"game", G::info().id},
                      {"players", setup.players},
                      {"modules", setup.modules},
                      {"games_per_second", f.games_per_second},
                      {"decisions_per_second", f.decisions_per_second},
                      {"decisions_per_game", f.decisions_per_game},
                      {"clone_ns", f.clone_ns},
                      {"options_ns", f.options_ns},
                      {"apply_ns", f.apply_ns},
                      {"state_bytes", f.state_bytes},
                      {"bot", kBestBot},
                      {"bot_mean_ms", f.bot_total_ms / f.bot_decisions},
                      {"bot_slowest_ms", f.bot_slowest_ms},
                      {"signature", hash_to_text(f.signature)}};
    fmt::print("{}\n", out.dump());
    return;
  }
  fmt::print("{} ({} players{}, one core)\n", title(G::info()).en, setup.players, setup.modules.empty() ? "" : ", all modules");
  fmt::print("  random games a second  {:>12.0f}\n  decisions a second     {:>12.0f}\n  decisions a game       {:>12.1f}\n",
             f.games_per_second, f.decisions_per_second, f.decisions_per_game);
  fmt::print("  clone                  {:>12.1f} ns\n  list the options       {:>12.1f} ns\n  apply an option        {:>12.1f} ns\n",
             f.clone_ns, f.options_ns, f.apply_ns);
  fmt::print("  {} thinks          {:>12.1f} ms, {:.1f} ms at most\n", kBestBot, f.bot_total_ms / f.bot_decisions, f.bot_slowest_ms);
  fmt::print("  state                  {:>12} bytes\n  signature              {:>12}\n", f.state_bytes, hash_to_text(f.signature));
}

}  // namespace

int bench(const Bench& b) {
  if (!b.game.empty() && !find_game(all_games(), b.game)) return fail(unknown_game(all_games(), b.game));
  for (const AnyGame* game : all_games()) {
    if (!b.game.empty() && b.game != game->info().id) continue;
    visit_game(game->info().id, [&]<class G>() {
      for (const SetupRequest& setup : setups<G>()) report<G>(setup, b);
    });
  }
  return kFine;
}

}  // namespace stele::cli
