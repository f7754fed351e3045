#pragma once

#include <optional>

#include "games/games.h"

// A beginning in which the players can afford everything, so that random games come to use the dearest cards; in half of them they
// own all Knowledge and some of the last Wonders from the beginning, in the others the first eras are over. False: the game has
// none.
namespace stele::kit {

inline bool enrich(const monuments::Catalogue&, monuments::State&, Rng&) { return false; }

template <typename Deck>
void remove_at(Deck& deck, std::size_t i) {
  for (; i + 1 < deck.size(); ++i) deck[i] = deck[i + 1];
  deck.pop_back();
}

inline bool enrich(const monumental::Catalogue& cat, monumental::State& s, Rng& rng) {
  for (std::size_t p = 0; p < s.board.players_count; ++p) {
    s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Gold)] = 60;
    if (s.board.automa.value != p) s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Culture)] = 15;
  }
  auto& deck = s.development;
  if (rng.below(2) == 0) {
    while (deck.size() > 1 && cat.of(deck.back()).era < civic::Era::R) {
      const civic::CardId c = deck.pop_back();
      if (cat.of(c).is_hero())
        s.board.heroes.push_back(c);
      else
        s.board.development_discard.push_back(c);
    }
    // Heroes of the last eras too: few random games last until they come.
    for (std::size_t i = 0; i < deck.size();) {
      if (!cat.of(deck[i]).is_hero()) {
        ++i;
        continue;
      }
      s.board.heroes.push_back(deck[i]);
      remove_at(deck, i);
    }
    return true;
  }
  const auto after = [&](PlayerId p) { return PlayerId{static_cast<std::uint8_t>((p.value + 1) % s.board.players_count)}; };
  // Wonders of the last eras, completed already, and Knowledge of any: each player has some on the City deck.
  const auto given = [&](const civic::CardInfo& c) {
    return c.is_knowledge() || (c.is_wonder() && c.era >= civic::Era::R && rng.below(2) == 0);
  };
  PlayerId owner = s.board.first;
  for (std::size_t i = 0; i < deck.size();) {
    if (!given(cat.of(deck[i]))) {
      ++i;
      continue;
    }
    civic::put_on_deck(s, owner, deck[i]);
    owner = after(owner);
    if (s.board.is_automa(owner)) owner = after(owner);
    remove_at(deck, i);
  }
  return true;
}

// What whoever can afford everything does before anything else: complete a Wonder, use an effect, now and then acquire a card or
// a Hero.
inline std::optional<monuments::Option> tempting(const monuments::Catalogue&, const monuments::Options&, Rng&) { return std::nullopt; }

inline std::optional<civic::Option> tempting(const monumental::Catalogue& cat, const civic::Options& options, Rng& rng) {
  for (const civic::Option& o : options) {
    if (o.kind == civic::OptionKind::Complete || o.kind == civic::OptionKind::Defeat) return o;
    if (o.kind == civic::OptionKind::Acquire && cat.of(civic::card(o.a)).is_hero() && rng.below(3) == 0) return o;
    if (o.kind == civic::OptionKind::Develop && rng.below(5) == 0) return o;
    if (o.kind == civic::OptionKind::Conquer && rng.below(8) == 0) return o;
    if (o.kind == civic::OptionKind::Use && rng.below(3) == 0) return o;
    if (o.kind == civic::OptionKind::Acquire && cat.of(civic::card(o.a)).group == civic::Group::Development && rng.below(4) == 0) return o;
  }
  return std::nullopt;
}

}  // namespace stele::kit
