#pragma once

#include <optional>

#include "games/games.h"

// A beginning in which the players can afford everything, so that random games come to use the dearest cards; in half of them they
// own all Knowledge and some of the last Wonders, in the others the first eras are over. False: the game has none.
namespace stele::kit {

inline bool enrich(const monuments::Catalogue&, monuments::State&, Rng&) { return false; }

inline bool enrich(const monumental::Catalogue& cat, monumental::State& s, Rng& rng) {
  for (std::size_t p = 0; p < s.board.players_count; ++p) {
    s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Gold)] = 60;
    if (s.board.automa.value != p) s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Culture)] = 15;
  }
  const bool late = rng.below(2) == 0;
  PlayerId owner = s.board.first;
  const auto pass_on = [&] { owner = PlayerId{static_cast<std::uint8_t>((owner.value + 1) % s.board.players_count)}; };
  const auto give = [&](civic::CardId c) {
    if (s.board.is_automa(owner)) pass_on();
    civic::put_on_deck(s, owner, c);
    pass_on();
  };
  const auto deck = s.development;
  s.development.clear();
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const civic::CardInfo& c = cat.of(deck[i]);
    const bool last = c.era >= civic::Era::R;
    if (!late && (c.is_knowledge() || (last && c.is_wonder() && rng.below(2) == 0)))
      give(deck[i]);
    else if (late && c.is_hero())
      s.board.heroes.push_back(deck[i]);
    else if (late && !last)
      s.board.development_discard.push_back(deck[i]);
    else
      s.development.push_back(deck[i]);
  }
  return true;
}

// The same for Duel, where some of the cards that are not on the track are given to the players: Knowledge and the last Wonders, or
// where the first eras are over any of theirs and the last Provinces. They have a Free City each and are close to three more.
inline bool enrich(const duel::Catalogue& cat, duel::State& s, Rng& rng) {
  for (std::size_t p = 0; p < duel::kMaxPlayers; ++p) {
    s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Gold)] = 60;
    s.board.players[p].resources[static_cast<std::size_t>(civic::Resource::Culture)] = static_cast<std::int16_t>(rng.below(16));
    s.sides[p].cities.push_back(s.cities.pop_back());
    s.sides[p].gold.fill(3);
  }
  const bool late = rng.below(2) == 0;
  PlayerId owner = s.board.first;
  const auto deck = s.development;
  s.development.clear();
  for (const civic::CardId c : deck) {
    const civic::CardInfo& card = cat.of(c);
    const bool last = card.era == civic::Era::III;
    const bool meant = late ? !last || card.is_province() : card.is_knowledge() || (last && card.is_wonder());
    if (meant && rng.below(2) == 0) {
      if (card.is_province())
        s.sides[owner.value].pile.push_back({c});
      else
        civic::put_on_deck(s, owner, c);
      owner = duel::rival(owner);
    } else if (late && !last) {
      s.board.development_discard.push_back(c);
    } else {
      s.development.push_back(c);
    }
  }
  return true;
}

// What whoever can afford everything does before anything else: complete a Wonder, use an effect, now and then acquire a card or
// a Hero, send the Ambassador or play an Intrigue.
inline std::optional<monuments::Option> tempting(const monuments::Catalogue&, const monuments::Options&, Rng&) { return std::nullopt; }

inline std::optional<civic::Option> tempting(const monumental::Catalogue& cat, const civic::Options& options, Rng& rng) {
  for (const civic::Option& o : options) {
    if (o.kind == civic::OptionKind::Complete || o.kind == civic::OptionKind::Defeat) return o;
    if (o.kind == civic::OptionKind::Acquire && cat.of(civic::card(o.a)).is_hero() && rng.below(3) == 0) return o;
    if (o.kind == civic::OptionKind::Develop && rng.below(5) == 0) return o;
    if (o.kind == civic::OptionKind::Conquer && rng.below(4) == 0) return o;
    if (o.kind == civic::OptionKind::Use && rng.below(3) == 0) return o;
    if (o.kind == civic::OptionKind::Acquire && cat.of(civic::card(o.a)).group == civic::Group::Development && rng.below(4) == 0) return o;
  }
  return std::nullopt;
}

inline std::optional<civic::Option> tempting(const duel::Catalogue& cat, const civic::Options& options, Rng& rng) {
  using Kind = civic::OptionKind;
  if (const civic::Option complete{Kind::Complete}; options.contains(complete)) return complete;
  for (const civic::Option& o : options) {
    const bool mission = o.kind == Kind::Negotiate || o.kind == Kind::Expedition || o.kind == Kind::Spy;
    // The least is enough for the Advantage: the Gold is for other things.
    if (o.kind == Kind::Intrigue || o.kind == Kind::Amount) return o;
    if (o.kind == Kind::Develop && rng.below(5) == 0) return o;
    if (o.kind == Kind::ConquerTop && rng.below(4) == 0) return o;
    if ((o.kind == Kind::Use || mission) && rng.below(3) == 0) return o;
    if (o.kind != Kind::Acquire || cat.of(civic::card(o.a)).group != civic::Group::Development) continue;
    const bool rare = cat.of(civic::card(o.a)).box != 0;  // [D-COMP-2] in few decks
    if (rare || rng.below(3) == 0) return o;
  }
  return std::nullopt;
}

}  // namespace stele::kit
