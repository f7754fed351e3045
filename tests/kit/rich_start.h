#pragma once

#include <optional>

#include "games/games.h"

// A beginning in which the players can afford everything, so that random games come to use the dearest cards; in every other one
// they own the last Wonders from the beginning, in the others the first eras are over. False: the game has none.
namespace stele::kit {

inline bool enrich(const monuments::Catalogue&, monuments::State&, std::uint64_t) { return false; }

inline bool enrich(const monumental::Catalogue& cat, monumental::State& s, std::uint64_t seed) {
  for (std::size_t p = 0; p < s.board.players_count; ++p) {
    s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Gold)] = 60;
    if (s.board.automa.value != p) s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Culture)] = 15;
  }
  auto& deck = s.development;
  if (seed % 2 == 0) {
    while (deck.size() > 1 && cat.of(deck.back()).era < civic::Era::R) {
      const civic::CardId c = deck.pop_back();
      if (cat.of(c).is_hero())
        s.board.heroes.push_back(c);
      else
        s.board.development_discard.push_back(c);
    }
    return true;
  }
  const auto after = [&](PlayerId p) { return PlayerId{static_cast<std::uint8_t>((p.value + 1) % s.board.players_count)}; };
  // Wonders of the last eras, completed already: each player has some on the City deck.
  PlayerId owner = s.board.first;
  for (std::size_t i = 0; i < deck.size();) {
    const bool this_time = (deck[i].value + seed / 2) % 2 == 0;  // half of them, the other half next time
    if (!this_time || !cat.of(deck[i]).is_wonder() || cat.of(deck[i]).era < civic::Era::R) {
      ++i;
      continue;
    }
    civic::put_on_deck(s, owner, deck[i]);
    owner = after(owner);
    if (s.board.is_automa(owner)) owner = after(owner);
    for (std::size_t k = i; k + 1 < deck.size(); ++k) deck[k] = deck[k + 1];
    deck.pop_back();
  }
  return true;
}

// What whoever can afford everything does before anything else: complete a Wonder, use an effect, now and then acquire a card.
inline std::optional<monuments::Option> tempting(const monuments::Catalogue&, const monuments::Options&, Rng&) { return std::nullopt; }

inline std::optional<civic::Option> tempting(const monumental::Catalogue& cat, const civic::Options& options, Rng& rng) {
  for (const civic::Option& o : options) {
    if (o.kind == civic::OptionKind::Complete || o.kind == civic::OptionKind::Defeat) return o;
    if (o.kind == civic::OptionKind::Acquire && cat.of(civic::card(o.a)).is_hero()) return o;
    if (o.kind == civic::OptionKind::Develop && rng.below(5) == 0) return o;
    if (o.kind == civic::OptionKind::Conquer && rng.below(8) == 0) return o;
    if (o.kind == civic::OptionKind::Use && rng.below(3) == 0) return o;
    if (o.kind == civic::OptionKind::Acquire && cat.of(civic::card(o.a)).group == civic::Group::Development && rng.below(4) == 0) return o;
  }
  return std::nullopt;
}

}  // namespace stele::kit
