// Setting up a table.
#include <string>

#include "games/monuments/game.h"
#include "games/monuments/rules.h"

namespace stele::monuments {

CardSet cards_in_game(const Catalogue& cat, const Board& b) {
  CardSet out;
  for (int i = 0; i < kMonuments; ++i) {
    if (!b.plays(monument(i))) continue;
    for (int value = 1; value <= kValues; ++value) {
      // [W-SET-3] With three players the cards with the struck-out III stay in the box.
      if (b.players == 3 && value == cat.monuments[static_cast<std::size_t>(i)].struck) continue;
      out.add(card_of(monument(i), value));
    }
  }
  return out;
}

Result<State> begin(const Catalogue& cat, const Setup& setup) {
  if (setup.players < 2 || setup.players > kMaxPlayers) return setup_mistakes(Monuments::info(), {.players = setup.players});

  State s;
  s.rng.state = setup.seed;
  Board& b = s.board;
  b.players = setup.players;
  b.modules = setup.modules;
  // [W-SET-1] Markers start leftmost and points at 0, as the fields begin; nothing is built, so every monument is available twice.

  const int left_out = setup.players == 2 ? static_cast<int>(s.rng.below(kMonuments)) : -1;
  for (int i = 0; i < kMonuments; ++i) {
    // [W-SET-3] Three players leave out Semiramis. [W-SET-4] Two leave out one monument drawn at random.
    const bool out = i == left_out || (setup.players == 3 && cat.monuments[static_cast<std::size_t>(i)].leaves_with_3_players);
    if (!out) b.in_play = static_cast<std::uint16_t>(b.in_play | 1u << i);
  }
  for (int c = 0; c < colours_in_play(b); ++c)
    b.historians[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(historians_at_start(b));

  // [W-SET-5] Shuffle, deal five to each player, turn three face up.
  cards_in_game(cat, b).for_each([&](CardId c) { s.pile.push_back(c); });
  s.rng.shuffle(s.pile);
  for (std::size_t p = 0; p < b.players; ++p)
    for (int i = 0; i < kHandAtStart; ++i) s.hands[p].add(s.pile.pop_back());
  for (CardId& slot : b.display) slot = s.pile.pop_back();

  b.active = PlayerId{static_cast<std::uint8_t>(s.rng.below(b.players))};  // [W-SET-6]
  s.stack.push_back({FrameKind::Turn, {}, 0, 0});
  begin_turn(b);
  return s;
}

}  // namespace stele::monuments
