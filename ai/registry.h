#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "ai/greedy.h"
#include "ai/planner.h"
#include "ai/random.h"
#include "engine/table.h"
#include "games/duel/game.h"
#include "games/games.h"

namespace stele {

template <Game G>
struct BotEntry {
  std::string_view name;
  std::unique_ptr<Bot<G>> (*make)();
};
template <Game G, class B>
std::unique_ptr<Bot<G>> new_bot() {
  return std::make_unique<B>();
}

// How a game's `greedy` looks ahead: a turn of few decisions is played out at random many times, a long one is planned.
template <Game G>
struct GreedyOf {
  using type = GreedyBot<G>;
};
template <>
struct GreedyOf<monumental::Monumental> {
  using type = PlannerBot<monumental::Monumental>;
};
template <>
struct GreedyOf<duel::Duel> {
  using type = PlannerBot<duel::Duel>;
};

// The bots by name. A new one joins by one line.
template <Game G>
inline constexpr std::array kBots = {
    BotEntry<G>{"random", new_bot<G, RandomBot<G>>},
    BotEntry<G>{"greedy", new_bot<G, typename GreedyOf<G>::type>},
};
const std::vector<std::string>& bot_names();

template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {  // nothing if there is none of this name
  for (const BotEntry<G>& entry : kBots<G>)
    if (entry.name == name) return entry.make();
  return nullptr;
}

// The bot that hints ask, and its name.
template <Game G>
using BestBot = typename GreedyOf<G>::type;
inline constexpr std::string_view kBestBot = "greedy";

enum class Human : std::uint8_t { Refused, Allowed, OrOpen };  // open: a seat for whoever comes

// Who sits where. The Automa of a game is no bot: a deck of cards plays it, and the table's setup says where it sits.
inline constexpr std::string_view kAutomaSeat = "automa";
struct Seats {
  std::vector<std::string> names;
  std::optional<int> automa;        // its seat
  std::string automa_civilization;  // `automa:egypt`; empty: any
  std::size_t size() const { return names.size(); }
};

// "human,greedy,automa:egypt" as seats; refused with what is wrong. `players` 0: as many as are named.
Result<Seats> read_seats(const std::string& list, int players, const GameInfo&, Human);

// What this bot would do at a table of any game, in notation. The seed makes it repeatable.
std::string choose(const Table&, std::string_view bot, std::uint64_t seed);

// What the best bot thinks of every option, best first: hundredths of a point against the others.
struct Judgement {
  std::string notation;
  Text text;
  int value = 0;
};
std::vector<Judgement> judge(const Table&, std::uint64_t seed);

}  // namespace stele
