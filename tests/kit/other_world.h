#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "games/games.h"

namespace stele::kit {

// A state that `viewer` can tell neither from `before` nor, by what they see afterwards, from the one in which the game went on to `after`:
// cards that stay hidden from them have changed places. The whole point of a hidden card is that this must make no difference to the
// viewer.
inline monuments::State other_world(const monuments::State& before, const monuments::State& after, PlayerId viewer, Rng& rng) {
  using namespace monuments;
  const auto seen = [&](const State& s) {
    CardSet out = s.board.removed | s.board.pages;
    for (const CardSet& cards : s.board.shown) out = out | cards;
    for (const CardId c : s.board.display)
      if (!c.is_none()) out.add(c);
    for (int m = 0; m < kMonuments; ++m)
      for (const Build& build : s.board.builds[static_cast<std::size_t>(m)])
        for (const std::uint8_t value : build) out.add(card_of(monuments::monument(m), value));
    return viewer.is_none() ? out : out | s.hands[viewer.value];
  };
  const CardSet known = seen(before) | seen(after);

  FixedVector<CardId, kCards> hidden;
  for (std::size_t p = 0; p < before.board.players; ++p) (before.hands[p] - known).for_each([&](CardId c) { hidden.push_back(c); });
  for (const CardId c : before.pile)
    if (!known.contains(c)) hidden.push_back(c);
  rng.shuffle(hidden);

  State out = before;
  out.rng.state = rng.next();
  for (std::size_t p = 0; p < before.board.players; ++p) {
    const CardSet leaving = before.hands[p] - known;
    out.hands[p] = before.hands[p] - leaving;
    for (int i = leaving.size(); i > 0; --i) out.hands[p].add(hidden.pop_back());
  }
  for (CardId& c : out.pile)
    if (!known.contains(c)) c = hidden.pop_back();
  return out;
}

// How many cards at the bottom of the deck are neither known nor become so.
template <class Deck>
std::size_t stay_hidden(const Deck& deck, const Deck& later, std::size_t known = 0, std::size_t known_later = 0) {
  std::size_t same = 0;
  while (same < deck.size() && same < later.size() && deck[same] == later[same]) ++same;
  return std::min({same, deck.size() - known, later.size() - std::min(known_later, later.size())});
}

// The first `hidden` cards change places within their group.
template <class Deck, class Group>
void mix_hidden(Deck& deck, std::size_t hidden, Rng& rng, Group group) {
  for (std::size_t i = hidden; i > 1; --i) {
    const std::size_t j = rng.below(static_cast<std::uint32_t>(i));
    if (group(deck[i - 1]) == group(deck[j])) std::swap(deck[i - 1], deck[j]);
  }
}
template <class Deck>
void mix_hidden(Deck& deck, std::size_t hidden, Rng& rng) {
  mix_hidden(deck, hidden, rng, [](const auto&) { return 0; });
}

// The same for Monumental: the order of decks, the backs of tokens and what lies in the Markets are elsewhere.
class OtherMonumental {
  using State = monumental::State;

 public:
  OtherMonumental(const State& before, const State& after, PlayerId viewer, Rng& rng)
      : before_(before), after_(after), viewer_(before.board.is_automa(viewer) ? PlayerId{} : viewer), rng_(rng), out_(before) {}

  State make(const monumental::Catalogue& cat) {
    if (before_.rng == after_.rng) out_.rng.state = rng_.next();  // else chance has spoken, the same in both worlds
    for (std::size_t p = 0; p < before_.board.players_count; ++p)
      if (before_.rng == after_.rng || p != before_.board.active.value)  // else it may have been shuffled
        mix_hidden(out_.decks[p],
                   stay_hidden(before_.decks[p], after_.decks[p], before_.board.players[p].known_top, after_.board.players[p].known_top),
                   rng_);
    mix_hidden(out_.development, stay_hidden(before_.development, after_.development), rng_,
               [&](civic::CardId c) { return cat.of(c).era; });
    replace_heroes(cat);
    turn_tokens();
    replace_monsters(cat);
    if (before_.rng == after_.rng) mix_hidden(out_.automa_deck, stay_hidden(before_.automa_deck, after_.automa_deck), rng_);
    for (std::size_t m = 0; m < monumental::kMaxMarkets; ++m) mix_market(cat, m);
    return out_;
  }

 private:
  // Heroes and Monsters that nobody has seen are others.
  void replace_heroes(const monumental::Catalogue& cat) {
    const auto is_in = [](const State& s, civic::CardId c) {
      bool seen = s.board.heroes.contains(c);
      for (const monumental::Player& p : s.board.players) seen = seen || p.hero == c;
      return seen;
    };
    for (civic::CardId& c : out_.development)
      for (const civic::CardId other : cat.heroes[static_cast<std::size_t>(cat.of(c).era)]) {
        const bool seen = is_in(after_, c) || is_in(after_, other) || out_.development.contains(other);
        if (cat.of(c).is_hero() && !seen && rng_.below(2)) c = other;
      }
  }
  void replace_monsters(const monumental::Catalogue& cat) {
    for (std::size_t i = 0; i < before_.map.size; ++i) {
      if (!after_.map.has_token(monumental::tile(i)) || cat.of(out_.backs[i]).monster.is_none()) continue;
      for (const monumental::MonsterInfo& other : cat.monsters) {
        const bool free = std::find(out_.backs.begin(), out_.backs.end(), other.token) == out_.backs.end();
        if (free && cat.of(other.token).front == before_.map.front[i] && rng_.below(2)) out_.backs[i] = other.token;
      }
    }
  }
  void turn_tokens() {
    for (std::size_t i = 0; i < before_.map.size; ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const bool hidden = after_.map.has_token(monumental::tile(i)) && after_.map.has_token(monumental::tile(j));
        if (hidden && before_.map.front[i] == before_.map.front[j] && rng_.below(2)) std::swap(out_.backs[i], out_.backs[j]);
      }
  }
  void mix_market(const monumental::Catalogue& cat, std::size_t m) {
    if (m >= cat.markets.size()) return;
    const auto& takers = after_.takers[m];
    const bool sees = !viewer_.is_none();
    const auto* mine = sees ? std::find(takers.begin(), takers.end(), viewer_) : takers.end();
    const bool looked = mine != takers.end() || monumental::view(cat, after_, viewer_).seen[m].size() > 0;
    std::vector<monumental::TokenId*> late, early;  // places that the viewer cannot tell apart
    const bool pile_stays = before_.piles[m] == after_.piles[m];
    for (monumental::TokenId& t : out_.piles[m])
      if (pile_stays) late.push_back(&t);
    const auto& held = before_.takers[m];
    const auto* own = sees ? std::find(held.begin(), held.end(), viewer_) : held.end();
    for (const auto* p = held.begin(); p != held.end(); ++p) {
      monumental::TokenId& t = out_.kept[p->value][m];
      if (*p == viewer_ || t.is_none() || after_.kept[p->value][m] != t) continue;
      (looked && p < own ? early : late).push_back(&t);
    }
    mix(late);
    // Nobody the viewer knows of has seen what stayed in the box.
    auto& with_box = looked ? early : late;
    std::vector<monumental::TokenId> box;
    for (const monumental::TokenId& t : cat.markets[m].tokens) {
      const auto place = static_cast<std::size_t>(&t - cat.markets[m].tokens.data());
      bool somewhere = before_.piles[m].contains(t) || (before_.gone[m] >> place & 1);
      for (std::size_t p = 0; p < before_.board.players_count; ++p)
        somewhere = somewhere || before_.kept[p][m] == t || before_.forces[p].spent_tokens[m] == t;
      if (!somewhere) box.push_back(t);
    }
    if (before_.piles[m].empty() && held.empty()) return;
    for (monumental::TokenId& t : box) with_box.push_back(&t);
    mix(with_box);
  }
  void mix(std::vector<monumental::TokenId*>& places) {
    for (std::size_t i = places.size(); i > 1; --i) std::swap(*places[i - 1], *places[rng_.below(static_cast<std::uint32_t>(i))]);
  }

  const State& before_;
  const State& after_;
  PlayerId viewer_;
  Rng& rng_;
  State out_;
};

inline monumental::State other_world(const monumental::State& before, const monumental::State& after, PlayerId viewer, Rng& rng) {
  return OtherMonumental{before, after, viewer, rng}.make(monumental::Monumental::catalogue());
}

// The same for Duel: the order of decks and piles, what a mixed deck has left out, and the Intrigues that the viewer does not know.
class OtherDuel {
  using State = duel::State;

 public:
  OtherDuel(const State& before, const State& after, PlayerId viewer, Rng& rng)
      : before_(before), after_(after), viewer_(viewer), rng_(rng), out_(before) {}

  State make(const duel::Catalogue& cat) {
    seen_ = {duel::view(cat, before_, viewer_), duel::view(cat, after_, viewer_)};
    if (before_.rng == after_.rng) {  // else chance has spoken, the same in both worlds, and decks were shuffled
      out_.rng.state = rng_.next();
      for (std::size_t p = 0; p < duel::kMaxPlayers; ++p)
        mix_hidden(out_.decks[p],
                   stay_hidden(before_.decks[p], after_.decks[p], before_.board.players[p].known_top, after_.board.players[p].known_top),
                   rng_);
    }
    mix_development(cat);
    mix_hidden(out_.cities, stay_hidden(before_.cities, after_.cities), rng_);
    mix_hidden(out_.lands, stay_hidden(before_.lands, after_.lands), rng_);
    mix_intrigues();
    return out_;
  }

 private:
  void mix_development(const duel::Catalogue& cat) {
    const std::size_t hidden = stay_hidden(before_.development, after_.development);
    mix_hidden(out_.development, hidden, rng_, [&](civic::CardId c) { return cat.of(c).era; });
    // [D-COMP-2] Of those that the deck may have, others of the same type and era are in it.
    for (civic::CardId other : duel::unseen_development(cat, seen_[1]))
      for (std::size_t i = 0; i < hidden; ++i) {
        const civic::CardInfo &here = cat.of(out_.development[i]), &there = cat.of(other);
        const bool alike = here.era == there.era && duel::development_type(here) == duel::development_type(there);
        if (alike && !out_.development.contains(other) && rng_.below(2)) std::swap(out_.development[i], other);
      }
  }

  // Those that the viewer knows, before or afterwards, and [D-SPY-2] those that the answer was about.
  bool is_settled(civic::CardId c) const {
    for (const duel::View& v : seen_) {
      if (v.intrigues.contains(c) || v.hand.contains(c) || v.looked.contains(c)) return true;
      for (const duel::Side& side : v.sides)
        if (side.intrigues.contains(c)) return true;
    }
    for (std::size_t p = 0; p < duel::kMaxPlayers; ++p) {
      const bool had = before_.hands[p].contains(c), has = after_.hands[p].contains(c);
      if ((had && !has) || (has && before_.looked.contains(c))) return true;
    }
    return false;
  }
  void mix_intrigues() {
    std::vector<civic::CardId*> hidden;
    const auto add = [&](civic::CardId& c) {
      if (!is_settled(c)) hidden.push_back(&c);
    };
    for (duel::Secret& x : out_.intrigues) {
      add(x.card);
      // Nor can the viewer tell what others know.
      const unsigned own = viewer_.is_none() ? 0u : 1u << viewer_.value;
      x.known = static_cast<std::uint8_t>((x.known & own) | (rng_.below(1u << duel::kMaxPlayers) & ~own));
    }
    for (auto& hand : out_.hands)
      for (civic::CardId& c : hand) add(c);
    for (civic::CardId& c : out_.looked) add(c);
    for (std::size_t i = hidden.size(); i > 1; --i) std::swap(*hidden[i - 1], *hidden[rng_.below(static_cast<std::uint32_t>(i))]);
  }

  const State& before_;
  const State& after_;
  PlayerId viewer_;
  Rng& rng_;
  State out_;
  std::array<duel::View, 2> seen_;  // before and after
};

inline duel::State other_world(const duel::State& before, const duel::State& after, PlayerId viewer, Rng& rng) {
  return OtherDuel{before, after, viewer, rng}.make(duel::Duel::catalogue());
}

}  // namespace stele::kit
