// What a player may know, and guesses of the rest. Hidden: the order of decks, the backs of tokens, and what lies in Markets.
#include "games/monumental/view.h"

#include <algorithm>
#include <cassert>

#include "games/civic/guess.h"
#include "games/monumental/rules.h"

namespace stele::monumental {
namespace {

// The viewer stands in a Market and looks at its pile.
bool looking(const Board& b, const Map& map, const std::array<Forces, kMaxPlayers>& forces, PlayerId viewer, std::size_t market) {
  if (viewer.is_none()) return false;
  for (const Frame& f : b.stack)
    if (f.kind == FrameKind::MarketToken && f.who == viewer) return map.market[forces[viewer.value].explorers[f.a]] == market;
  return false;
}

template <class Cards, class Less>
void sort(Cards& cards, Less less) {
  std::sort(cards.begin(), cards.end(), less);
}

}  // namespace

View view(const Catalogue& cat, const State& s, PlayerId viewer) {
  View v;
  v.viewer = viewer;
  v.board = s.board;
  v.map = s.map;
  v.forces = s.forces;
  v.takers = s.takers;
  v.gone = s.gone;
  v.campaign = s.campaign;
  v.monsters = s.monsters;
  v.automa = s.automa;
  v.map_source = s.map_source;
  for (std::size_t p = 0; p < s.board.players_count; ++p) {
    v.decks[p] = s.decks[p];
    std::sort(v.decks[p].begin(), v.decks[p].end());
    const std::size_t known = s.board.players[p].known_top;
    for (std::size_t i = s.decks[p].size() - known; i < s.decks[p].size(); ++i) v.tops[p].push_back(s.decks[p][i]);
  }
  for (const CardId c : s.development)
    if (cat.of(c).is_hero())
      ++v.hidden_heroes[static_cast<std::size_t>(cat.of(c).era)];
    else
      v.development.push_back(c);
  v.automa_deck = s.automa_deck;
  std::sort(v.automa_deck.begin(), v.automa_deck.end());
  sort(v.development, [&](CardId a, CardId b) { return cat.of(a).era != cat.of(b).era ? cat.of(a).era < cat.of(b).era : a < b; });
  for (std::size_t m = 0; m < kMaxMarkets; ++m) v.pile_sizes[m] = static_cast<std::uint8_t>(s.piles[m].size());
  if (viewer.is_none() || s.board.is_automa(viewer)) return v;  // a deck of cards sees no more than a spectator
  v.kept = s.kept[viewer.value];
  for (std::size_t m = 0; m < kMaxMarkets; ++m) {
    // [M-EXP-2] What was there when the viewer took a token: the pile now, and what others have taken since.
    const auto& takers = s.takers[m];
    const auto* mine = std::find(takers.begin(), takers.end(), viewer);
    if (mine == takers.end() && !looking(s.board, s.map, s.forces, viewer, m)) continue;
    auto seen = s.piles[m];
    if (mine != takers.end())
      for (const auto* later = mine + 1; later != takers.end(); ++later) {
        const TokenId spent = s.forces[later->value].spent_tokens[m];
        seen.push_back(spent.is_none() ? s.kept[later->value][m] : spent);
      }
    for (const TokenId t : cat.markets[m].tokens)
      if (seen.contains(t)) v.seen[m].push_back(t);
  }
  return v;
}

namespace {

// Puts the tokens of one Market where the viewer believes them possible.
void guess_market(const Catalogue& cat, const View& v, State& s, std::size_t m, Rng& rng) {
  const auto& takers = v.takers[m];
  const std::size_t pile = v.pile_sizes[m];
  if (pile == 0 && takers.empty()) return;
  const bool sees = !v.viewer.is_none() && !v.board.is_automa(v.viewer);
  const auto* mine = sees ? std::find(takers.begin(), takers.end(), v.viewer) : takers.end();
  const bool looked = mine != takers.end() || (sees && looking(v.board, v.map, v.forces, v.viewer, m));
  const auto spent = [&](PlayerId p) { return v.forces[p.value].spent_tokens[m]; };

  // Tokens that are in nobody's known place: those seen to remain, and the others.
  FixedVector<TokenId, kMarketTokens> remain, others;
  if (m < cat.markets.size())
    for (const TokenId& t : cat.markets[m].tokens) {
      const auto place = static_cast<std::size_t>(&t - cat.markets[m].tokens.data());
      bool known = (sees && v.kept[m] == t) || (v.gone[m] >> place & 1);
      for (const PlayerId p : takers) known = known || spent(p) == t;
      if (known) continue;
      if (looked && v.seen[m].contains(t))
        remain.push_back(t);
      else
        others.push_back(t);
    }
  rng.shuffle(remain);
  rng.shuffle(others);
  auto& after = looked ? remain : others;  // what takers after the viewer, and the pile, hold
  for (const auto* p = takers.begin(); p != takers.end(); ++p) {
    if (!spent(*p).is_none()) continue;
    if (sees && *p == v.viewer)
      s.kept[p->value][m] = v.kept[m];
    else
      s.kept[p->value][m] = (looked && mine != takers.end() && p > mine ? remain : others).pop_back();
  }
  while (s.piles[m].size() < pile) s.piles[m].push_back(after.pop_back());
}

// [M-HERO-1] Heroes of the era that have not been seen.
void guess_heroes(const Catalogue& cat, const View& v, Era era, auto& cards, Rng& rng) {
  FixedVector<CardId, kMaxCards> unseen;
  for (const CardId c : cat.heroes[static_cast<std::size_t>(era)]) {
    bool seen = v.board.heroes.contains(c);
    for (const Player& p : v.board.players) seen = seen || p.hero == c;
    if (!seen) unseen.push_back(c);
  }
  rng.shuffle(unseen);
  for (int n = v.hidden_heroes[static_cast<std::size_t>(era)]; n > 0; --n) cards.push_back(unseen.pop_back());
}

}  // namespace

State determinize(const Catalogue& cat, const View& v, Rng& rng) {
  State s;
  s.rng = Rng{rng.next()};
  s.board = v.board;
  s.map = v.map;
  s.forces = v.forces;
  s.takers = v.takers;
  s.gone = v.gone;
  s.campaign = v.campaign;
  s.monsters = v.monsters;
  s.automa = v.automa;
  s.map_source = v.map_source;
  for (std::size_t p = 0; p < v.board.players_count; ++p) guess_deck(v.decks[p], v.tops[p], s.decks[p], rng);
  // Era by era, the first era on top.
  for (const Era era : {Era::III, Era::R, Era::II, Era::I}) {
    FixedVector<CardId, kMaxDevelopment + kMaxHeroes> cards;
    for (const CardId c : v.development)
      if (cat.of(c).era == era) cards.push_back(c);
    guess_heroes(cat, v, era, cards, rng);
    rng.shuffle(cards);
    s.development.append(cards);
  }
  s.automa_deck = v.automa_deck;
  rng.shuffle(s.automa_deck);
  // Tokens with the same front may lie anywhere such a front lies, or in the box.
  for (std::size_t f = 0; f < cat.fronts.size(); ++f) {
    bool lies = false;
    for (std::size_t i = 0; i < v.map.size; ++i) lies = lies || (v.map.front[i].value == f && v.map.has_token(tile(i)));
    if (!lies) continue;
    FixedVector<TokenId, 64> box;
    for (const TokenId t : cat.fronts[f].tokens)
      if (!box.full()) box.push_back(t);
    const auto take = [&](TokenId t) {
      for (std::size_t i = 0; i < box.size(); ++i)
        if (box[i] == t) {
          box[i] = box.back();
          box.pop_back();
          return;
        }
    };
    for (std::size_t i = 0; i < v.map.size; ++i)
      if (v.map.front[i].value == f && !v.map.token[i].is_none()) take(v.map.token[i]);
    std::sort(box.begin(), box.end());
    rng.shuffle(box);
    for (std::size_t i = 0; i < v.map.size; ++i)
      if (v.map.front[i].value == f && v.map.has_token(tile(i)) && !box.empty()) s.backs[i] = box.pop_back();
  }
  for (std::size_t i = 0; i < v.map.size; ++i)
    if (!v.map.token[i].is_none()) s.backs[i] = v.map.token[i];
  const auto of_monster = [&](TokenId t) { return !t.is_none() && !cat.of(t).monster.is_none(); };
  lay_monsters(cat, s, v.monsters.laid - static_cast<int>(std::count_if(v.map.token.begin(), v.map.token.end(), of_monster)));
  for (std::size_t m = 0; m < kMaxMarkets; ++m) guess_market(cat, v, s, m, rng);
  return s;
}

std::optional<Event> seen_by(const Event& e, PlayerId viewer) {
  if (e.who == viewer && !viewer.is_none()) return e;
  switch (e.kind) {
    case EventKind::Looked: return std::nullopt;
    case EventKind::TookToken: {
      Event out = e;
      out.thing = {};
      return out;
    }
    default: return e;
  }
}

// Whoever sees it so learned something, or chance spoke.
bool reveals(const Event& e) {
  switch (e.kind) {
    case EventKind::Drew:
    case EventKind::Filled:
    case EventKind::Reshuffled:
    case EventKind::TokenTaken:
    case EventKind::Looked:
    case EventKind::SpentToken:
    case EventKind::HeroRevealed:
    case EventKind::AutomaRevealed:
    case EventKind::AutomaReshuffled:
    case EventKind::TrackFilled: return true;
    case EventKind::Developed: return e.b == 1;  // drawn
    default: return false;
  }
}

}  // namespace stele::monumental
