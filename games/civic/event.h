#pragma once

#include <cstdint>

#include "engine/decision.h"
#include "games/civic/cards.h"

namespace stele::civic {

enum class EventKind : std::uint8_t {
  CapitalPicked,      // who: tile a
  Activated,          // who: City space a with card `thing`
  Gained,             // who: amount of resource a by `thing` (none: a reward or a rule)
  GainedFor,          // who: amount of Military for conquests of Foe a by `thing`
  Paid,               // who: amount of resource a
  Acquired,           // who bought `thing`; b = 1: it is a Wonder begun
  Took,               // who took `thing` without paying
  Completed,          // who completed the Wonder `thing`
  Placed,             // who: the token of `thing` on tile a
  GaveUp,             // who: the Wonder `thing` left the game
  Developed,          // who: the policy `thing`; b = 1: an Automa drew it
  Regained,           // who: the bonus of `thing`
  Used,               // who: the effect of `thing`
  Triggered,          // who: the effect of `thing`
  Copied,             // who: `thing`
  Drew,               // who: `thing` from the City deck, to use or discard
  Archived,           // who: `thing`
  Discarded,          // who: `thing` to the City discard
  Reinforced,         // who: `thing`
  Readied,            // who: `thing`
  Recalled,           // who: `thing` from the discard to the top of the deck
  Swapped,            // who: City spaces a and b
  Filled,             // who: `thing` into City space a; b = 1: on a Knowledge
  Reshuffled,         // who's City discard became the deck
  Conquered,          // who: tile a, with `amount` Units
  TokenTaken,         // who: `thing` on tile a
  Returned,           // who: amount Units from tile a to the Capital; b & 1: the Warlord among them, b & 2: the Hero `thing`
  OutpostLost,        // who: on tile a
  OutpostBuilt,       // who: on tile a
  Moved,              // who: a Unit from tile a to tile b; amount: 1 the Warlord, 2 the Hero
  Stepped,            // who: Explorer `amount` to tile a
  TookProduction,     // who: the Production token of tile a
  Looked,             // who looked at the Market on tile a: `thing` lies there; only they see it
  TookToken,          // who: `thing` from the Market on tile a; only they see which
  SpentProduction,    // who: a Production token
  SpentToken,         // who: the Market token `thing`
  TrackDiscarded,     // `thing`
  TrackFilled,        // `thing` to place a of the track
  EraBegan,           // amount: the Era
  TurnEnded,          // who
  LastTurns,          // the last Development card was revealed: amount turns are left
  GameEnded,          //
  Scored,             // who: amount points for a: a PointsFor
  Lost,               // who: amount of resource a
  ProvinceLost,       // who: nobody holds tile a any more
  HeroRevealed,       // `thing`
  HeroPlaced,         // who: `thing` on tile a; amount: 1 + the Explorer it goes along with
  HeroLeft,           // who: `thing` went back above the track
  MonsterRevealed,    // who: `thing`, on tile a; it stands on tile b
  MonsterMoved,       // the token of `thing` to place a of the track
  MonsterAttacked,    // `thing`, for the time `amount`
  Defeated,           // who: `thing` on tile a
  ExplorersReturned,  // who: to the Capital
  AutomaRevealed,     // who: the card `thing`; a: a Manner
  AutomaActs,         // who: `thing`; a = 1: what is for its speciality
  AutomaSkips,        // who: `thing`, whose special part is for another speciality
  AutomaCannot,       // who: a: an Op
  AutomaRepeats,      // who: for amount Gold
  AutomaDiscarded,    // who: `thing`, unused
  AutomaReshuffled,   // who
  MarketSetReturned,  // who: the tokens of all Markets
  ProductionTraded,   // who: two Production tokens for 1 Gold
  // Duel
  RoundBegan,          // amount: its number; who begins
  LastRound,           //
  Passed,              // who
  ProvinceTaken,       // who: `thing` from player a
  BarricadesReturned,  // who had amount of them
  Marked,              // who: `thing` is of type a, too
  MarkersReturned,     // who: amount of them
  AdvantageTaken,      // who: with amount of resource a; 0: for nothing
  AdvantageShrank,     // who: to amount of resource a
  AdvantageLapsed,     // who had it
  Negotiated,          // who: with `thing`; a: 0 own Gold, 1 Gold of the supply, 2 their own city
  CityTaken,           // who: `thing`
  CityRevealed,        // `thing` to place a
  Landed,              // who: the Ambassador on `thing`
  WentHome,            // who: the Ambassador
  LandTaken,           // who: `thing`
  LandRevealed,        // `thing` to place a
  Spied,               // who looked at amount Intrigues
  IntrigueKept,        // who: `thing`; only they see which
  IntrigueReturned,    // who: `thing` under the pile; only they see which
  IntriguePlayed,      // who: `thing`
  CardReserved,        // who: `thing`
  Blocked,             // who: `thing` of the opponent
};
inline constexpr int kEventKinds = 85;

struct Event {
  EventKind kind{};
  PlayerId who;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  ThingId thing;
  std::int16_t amount = 0;
  bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) == 8);

using Log = EventSink<Event>;

}  // namespace stele::civic
