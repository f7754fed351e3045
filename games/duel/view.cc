// What a player may know, and guesses of the rest. Hidden: the order of decks and piles, and Intrigues.
#include "games/duel/view.h"

#include <algorithm>

#include "games/civic/guess.h"

namespace stele::duel {
namespace {

bool is_spying(const Board& b, PlayerId viewer) {
  return !viewer.is_none() && !b.stack.empty() && b.stack.back().kind == FrameKind::KeepIntrigue && b.stack.back().who == viewer;
}

std::size_t era_index(Era e) { return e == Era::I ? 0 : e == Era::II ? 1 : 2; }

}  // namespace

// [D-INFO-1] Discards and policies lie open, to their owner and to everybody.
View view(const Catalogue& cat, const State& s, PlayerId viewer) {
  View v;
  v.viewer = viewer;
  v.board = s.board;
  v.sides = s.sides;
  v.middle = s.middle;
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    v.decks[p] = s.decks[p];
    std::sort(v.decks[p].begin(), v.decks[p].end());
    const std::size_t known = s.board.players[p].known_top;
    for (std::size_t i = s.decks[p].size() - known; i < s.decks[p].size(); ++i) v.tops[p].push_back(s.decks[p][i]);
    v.hand_sizes[p] = static_cast<std::uint8_t>(s.hands[p].size());
  }
  for (const CardId c : s.development) ++v.development[static_cast<std::size_t>(development_type(cat.of(c)))][era_index(cat.of(c).era)];
  v.cities = static_cast<std::uint8_t>(s.cities.size());
  v.lands = static_cast<std::uint8_t>(s.lands.size());
  v.looked_at = static_cast<std::uint8_t>(s.looked.size());
  for (const Secret& x : s.intrigues) v.intrigues.push_back(!viewer.is_none() && (x.known >> viewer.value & 1) ? x.card : CardId{});
  if (viewer.is_none()) return v;
  v.hand = s.hands[viewer.value];
  if (is_spying(s.board, viewer)) v.looked = s.looked;
  return v;
}

FixedVector<CardId, kMaxCards> unseen_development(const Catalogue& cat, const View& v) {
  CardSet seen;
  const auto look = [&](const auto& cards) {
    for (const CardId c : cards)
      if (!c.is_none()) seen.add(c);
  };
  look(v.board.track);
  look(v.board.development_discard);
  look(v.board.removed);
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    const Player& player = v.board.players[p];
    look(player.city);
    look(player.under);
    look(player.discard);
    look(player.archived);
    look(std::array{player.wonder});
    look(v.decks[p]);
    look(v.board.turns[p].drawn);
    look(v.sides[p].reserved);
    for (const Holding& h : v.sides[p].pile) seen.add(h.card);
  }
  for (const Frame& f : v.board.stack)  // in the middle of something
    if (f.thing.value < cat.cards.size()) seen.add(card(f.thing.value));
  FixedVector<CardId, kMaxCards> out;
  for (const Era era : kEraOrder)
    for (const CardId c : cat.development)
      if (cat.of(c).era == era && may_be_in_deck(cat.of(c), v.board.modules) && !seen.contains(c)) out.push_back(c);
  return out;
}

namespace {

// Era by era, the first era on top; of each type as many as are known to be there.
void guess_development(const Catalogue& cat, const View& v, State& s, Rng& rng) {
  const auto unseen = unseen_development(cat, v);
  for (std::size_t e = kEraOrder.size(); e-- > 0;) {
    FixedVector<CardId, Limits::kDevelopment> cards;
    for (std::size_t type = 0; type < kDevelopmentTypes; ++type) {
      FixedVector<CardId, kMaxCards> all;
      for (const CardId c : unseen)
        if (cat.of(c).era == kEraOrder[e] && static_cast<std::size_t>(development_type(cat.of(c))) == type) all.push_back(c);
      rng.shuffle(all);
      for (int n = v.development[type][e]; n > 0; --n) cards.push_back(all.pop_back());
    }
    rng.shuffle(cards);
    s.development.append(cards);
  }
}

template <class Cards>
bool lies_in(const Cards& cards, CardId c) {
  return std::find(cards.begin(), cards.end(), c) != cards.end();
}

// A pile of cards that nobody knows anything of but those that were turned up.
template <class Pile>
void guess_pile(const std::vector<CardId>& all, std::size_t size, auto is_seen, Pile& out, Rng& rng) {
  FixedVector<CardId, kMaxCards> left;
  for (const CardId c : all)
    if (!is_seen(c)) left.push_back(c);
  rng.shuffle(left);
  while (out.size() < size) out.push_back(left.pop_back());
}

// [D-SPY-3] An Intrigue that somebody has said to play and is still paying for lies in their hand: who, and in `b` the card.
Frame announced_intrigue(const Board& b) {
  for (const Frame& f : b.stack)
    if (f.kind == FrameKind::Paid && f.a == static_cast<std::uint8_t>(OptionKind::Intrigue)) return f;
  return {};
}

void guess_intrigues(const Catalogue& cat, const View& v, State& s, Rng& rng) {
  FixedVector<CardId, kMaxCards> left;
  const Frame announced = announced_intrigue(v.board);
  for (const CardId c : cat.intrigues) {
    const bool known = (!announced.who.is_none() && c == card(announced.b)) || v.intrigues.contains(c) || v.hand.contains(c) ||
                       v.looked.contains(c) || v.sides[0].intrigues.contains(c) || v.sides[1].intrigues.contains(c);
    if (!known) left.push_back(c);
  }
  rng.shuffle(left);
  const bool sees = !v.viewer.is_none();
  for (const CardId c : v.intrigues) {
    const auto known = static_cast<std::uint8_t>(c.is_none() ? 0u : 1u << v.viewer.value);
    s.intrigues.push_back({c.is_none() ? left.pop_back() : c, known});
  }
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    if (sees && p == v.viewer.value) {
      s.hands[p] = v.hand;
      continue;
    }
    if (p == announced.who.value) s.hands[p].push_back(card(announced.b));
    while (s.hands[p].size() < v.hand_sizes[p]) s.hands[p].push_back(left.pop_back());
  }
  s.looked = v.looked;
  while (s.looked.size() < v.looked_at) s.looked.push_back(left.pop_back());
}

}  // namespace

State determinize(const Catalogue& cat, const View& v, Rng& rng) {
  State s;
  s.rng = Rng{rng.next()};
  s.board = v.board;
  s.sides = v.sides;
  s.middle = v.middle;
  for (std::size_t p = 0; p < kMaxPlayers; ++p) guess_deck(v.decks[p], v.tops[p], s.decks[p], rng);
  guess_development(cat, v, s, rng);
  const auto taken = [&](auto of_side, const auto& row) {
    return [&, of_side](CardId c) { return lies_in(row, c) || lies_in(of_side(v.sides[0]), c) || lies_in(of_side(v.sides[1]), c); };
  };
  const auto cities_of = [](const Side& side) -> const auto& { return side.cities; };
  const auto lands_of = [](const Side& side) -> const auto& { return side.lands; };
  guess_pile(cat.cities, v.cities, taken(cities_of, v.middle.cities), s.cities, rng);
  if (has(s, Module::Exploration)) guess_pile(cat.lands, v.lands, taken(lands_of, v.middle.lands), s.lands, rng);
  if (has(s, Module::Espionage)) guess_intrigues(cat, v, s, rng);
  return s;
}

std::optional<Event> seen_by(const Event& e, PlayerId viewer) {
  const bool secret = e.kind == EventKind::IntrigueKept || e.kind == EventKind::IntrigueReturned;
  if (!secret || (e.who == viewer && !viewer.is_none())) return e;
  Event out = e;
  out.thing = {};
  return out;
}

// Whoever sees it so learned something, or chance spoke.
bool reveals(const Event& e) {
  switch (e.kind) {
    case EventKind::Drew:
    case EventKind::Filled:
    case EventKind::Reshuffled:
    case EventKind::TrackFilled:
    case EventKind::CityRevealed:
    case EventKind::LandRevealed:
    case EventKind::Spied:
    case EventKind::IntriguePlayed: return true;
    default: return false;
  }
}

}  // namespace stele::duel
