#pragma once

#include "engine/result.h"
#include "games/civic/rules.h"
#include "games/duel/state.h"

// The rules of Duel as free functions. Each rule area has a file of its own: setup, turn, round, provinces, advantage, free_cities,
// exploration, espionage, scoring; what it shares with its family is in games/civic.
namespace stele::duel {

struct Setup {
  std::uint64_t seed = 0;
  std::uint8_t modules = 0;               // bits of Module
  std::array<CivId, kMaxPlayers> civs{};  // none: drawn by the seed
  bool operator==(const Setup&) const = default;
};

Result<State> begin(const Catalogue&, const Setup&);
// [D-COMP-1] [D-COMP-2] The Development cards that may be in the deck, and how many of each type and era (index into kEraOrder) are.
bool may_be_in_deck(const CardInfo&, std::uint8_t modules);
std::size_t deck_size(const Catalogue&, std::uint8_t modules, std::size_t type, std::size_t era);

inline constexpr auto kProduction = static_cast<std::size_t>(Resource::Production);
inline constexpr auto kScience = static_cast<std::size_t>(Resource::Science);

// Provinces: provinces.cc
int provinces(const Catalogue&, const State&, PlayerId);                    // [D-TERM-CTRL] controlled
unsigned types_of(const Catalogue&, const Holding&);                        // printed and added by markers: bits
int provinces_of_type(const Catalogue&, const State&, PlayerId, int type);  // [D-TERM-CTRL] the whole pile counts
int barricades_on_top(const Catalogue&, const State&, PlayerId);            // that protect the uppermost Province
int top_province(const Catalogue&, const State&, PlayerId);                 // its index in the pile, or -1
int conquest_cost(const Catalogue&, const State&, PlayerId attacker);       // of the rival's uppermost Province, which must exist
Price conquest_price(const Catalogue&, const State&, PlayerId attacker);
Refusal conquer_refusal(const Catalogue&, const State&, PlayerId);
void conquer(const Catalogue&, State&, PlayerId, const Log&);  // its price has been paid
Refusal place_refusal(const civic::Catalogue&, const State&, PlayerId, CardId);
void place(const civic::Catalogue&, State&, PlayerId, CardId, bool bought, const Log&);
Refusal mark_refusal(const Catalogue&, const State&, PlayerId, CardId, int type);

// The Advantage: advantage.cc
inline bool has_advantage(const State& s, PlayerId p) { return s.middle.advantage == p; }
int least_for_advantage(const State&, PlayerId, Resource);  // [D-ADV-2] 0: not with this resource
inline constexpr int kMostForAdvantage = 60;                // as the notation counts
int most_for_advantage(const State&, PlayerId, Resource, const Modifiers&);
Refusal advantage_refusal(const State&, PlayerId, Resource, const Modifiers&);
void take_advantage(State&, PlayerId, Resource, int n, const Log&);
void shrink_advantage(State&, const Log&);  // [D-END-3]

// Free Cities: free_cities.cc
inline constexpr int kGoldToTake = 4;  // [D-AMB-3] on one's side of a Free City
Refusal negotiate_refusal(const Catalogue&, const State&, PlayerId, CardId, bool free);
void reveal_cities(State&, const Log&);  // [D-SET-2] up to three

// Lands: exploration.cc
Price expedition_price(const Catalogue&, const State&, PlayerId, CardId land, bool free);
void take_lands(State&, const Log&);  // [D-EXPL-3]
void reveal_lands(State&, const Log&);
void land(const Catalogue&, State&, PlayerId, CardId, const Log&);  // [D-EXPL-2] its price has been paid

// Intrigues: espionage.cc
inline constexpr int kSpyPrice = 1;  // [D-SPY-2] Science
Price intrigue_price(const Catalogue&, const State&, PlayerId, CardId);
Refusal intrigue_refusal(const Catalogue&, const State&, PlayerId, CardId, const Modifiers&);
void look_at_intrigues(State&, PlayerId, const Log&);  // [D-SPY-2] its price has been paid
void play_intrigue(const Catalogue&, State&, PlayerId, CardId, const Log&);

// Turns and rounds: turn.cc, round.cc
inline constexpr int kProgressPrice = 2;  // [D-SCI-1] Science
inline bool is_mission(OptionKind k) { return k == OptionKind::Negotiate || k == OptionKind::Expedition || k == OptionKind::Spy; }
std::optional<Price> cheapest_mission(const Catalogue&, const State&, PlayerId, OptionKind);  // none: there is nowhere to go
Refusal mission_refusal(const Catalogue&, const State&, PlayerId, OptionKind);                // [D-AMB-1] [D-MIX-1]
Refusal warlord_refusal(const Catalogue&, const State&, PlayerId);                            // [D-WAR-1]
void paid_for(const civic::Catalogue&, State&, PlayerId, Option, const Log&);
void begin_round(const Catalogue&, State&, const Log&);
void fill_track(const Catalogue&, State&, const Log&);  // [D-SET-1] [D-END-2]

}  // namespace stele::duel
