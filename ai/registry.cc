#include "ai/registry.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "games/games.h"

namespace stele {

const std::vector<std::string>& bot_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const auto& entry : kBots<monuments::Monuments>) out.emplace_back(entry.name);  // the same for every game
    return out;
  }();
  return names;
}

Result<Seats> read_seats(const std::string& list, int players, const GameInfo& game, Human human) {
  Seats out;
  std::vector<std::string>& seats = out.names;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    const auto name = words_of(std::string_view{list}.substr(at, comma - at));
    seats.emplace_back(name.size() == 1 ? name[0] : std::string_view{list}.substr(at, comma - at));
    at = comma + 1;
  }
  std::vector<std::string> known = bot_names();
  if (human == Human::OrOpen) known.insert(known.begin(), "open");
  if (human != Human::Refused) known.insert(known.begin(), "human");
  if (game.automa_levels >= 0) known.emplace_back(kAutomaSeat);
  Errors errors;
  const auto mistake = [&](std::string_view id, std::initializer_list<TextArg> args) {
    errors.push_back(error_of("--seats", say("setup." + std::string{id}, args)));
  };
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string prefix = std::string{kAutomaSeat} + ":";
    if (game.automa_levels >= 0 && seats[i].starts_with(prefix)) {
      out.automa_civilization = seats[i].substr(prefix.size());
      if (out.automa_civilization.empty()) mistake("automa-civ", {{"seat", number(i + 1)}});
      seats[i] = kAutomaSeat;
    }
    if (seats[i] == kAutomaSeat && out.automa) mistake("automa-twice", {{"seat", number(i + 1)}});
    if (seats[i] == kAutomaSeat && game.automa_levels >= 0) out.automa = static_cast<int>(i);
    if (std::find(known.begin(), known.end(), seats[i]) != known.end()) continue;
    mistake("unknown-sitter",
            {{"seat", number(i + 1)}, {"word", same_in_all(in_quotes(seats[i]))}, {"meant", instead_of(seats[i], known)}});
  }
  const auto n = static_cast<int>(seats.size());
  if (players > 0 && n != players)
    mistake("seats-differ", {{"seats", count("seat", n)}, {"number", number(players)}});
  else if (n < game.min_players || n > game.max_players)
    mistake("seats-number",
            {{"seats", count("seat", n)}, {"game", title(game)}, {"least", number(game.min_players)}, {"most", number(game.max_players)}});
  if (out.automa && n == 1) mistake("automa-alone", {});
  if (!errors.empty()) return errors;
  return out;
}

std::string choose(const Table& table, std::string_view bot, std::uint64_t seed) {
  std::string out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    const auto options = G::options(t.catalogue(), t.state());
    Rng rng = rng_stream(seed, t.answers() + 1);
    const auto player = make_bot<G>(bot);
    assert(player && "read_seats lets no other name through");
    const Situation<G> situation(t.catalogue(), t.state(), t.decision().seat, options);
    out = G::to_text(t.catalogue(), player->choose(situation, rng));
  });
  return out;
}

std::vector<Judgement> judge(const Table& table, std::uint64_t seed) {
  std::vector<Judgement> out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    const auto options = G::options(t.catalogue(), t.state());
    Rng rng = rng_stream(seed, t.answers() + 1);
    const auto values = BestBot<G>{}.judge({t.catalogue(), t.state(), t.decision().seat, options}, rng);
    std::vector<std::size_t> order(options.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] != values[b] ? values[a] > values[b] : a < b; });
    for (const std::size_t i : order)
      out.push_back({G::to_text(t.catalogue(), options[i]), G::describe(t.catalogue(), t.state(), options[i]), values[i]});
  });
  return out;
}

}  // namespace stele
