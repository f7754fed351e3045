#pragma once

#include <array>
#include <cstdint>

#include "games/civic/state.h"
#include "games/duel/cards.h"

// A table of Duel as a flat value: what every civic game has, what lies on each side and between the players.
namespace stele::duel {

// How much of everything there can be.
struct Limits {
  static constexpr int kPlayers = 2;
  static constexpr int kTurns = 2;
  static constexpr int kDeck = 52;         // 15 starting cards, 15 Basic Buildings, 22 Development cards that lie in a City
  static constexpr int kDevelopment = 30;  // [D-COMP-1] [D-COMP-2]
  static constexpr int kHeroes = 1;        // there are none
  static constexpr int kBasics = duel::kBasics;
  static constexpr int kSpent = 1;  // [D-SCI-1] what progress has used goes to the discard
  static constexpr bool kRounds = true;
  static constexpr bool kOwnRules = true;
  static constexpr int kTurnPadding = 1, kBoardPadding = 1, kStatePadding = 2;
};
using Player = civic::PlayerOf<Limits>;
using Turn = civic::TurnOf<Limits>;
using Board = civic::BoardOf<Limits>;
inline constexpr int kMaxPlayers = Limits::kPlayers;

inline constexpr Source kAmbassadorSource = kHeroSource;  // [D-AMB-1] the action token on the Ambassador
inline constexpr std::uint8_t kNowhere = 255;
inline constexpr int kMostReserved = 2;  // [D-TERM-RESERVE]
inline constexpr int kHand = 2;          // [D-SPY-2] Intrigues

// [D-MIX-1] What is played besides the Trade box; [D-COMP-2] a deck mixed of all boxes in play.
enum class Module : std::uint8_t { Exploration = 1, Espionage = 2, MixedDeck = 4 };

// A card of a Province pile: a Province with the type markers on it [D-CIV-AZTEC], or a Barricade.
struct Holding {
  CardId card;
  std::uint8_t markers = 0;  // bits by type
  bool operator==(const Holding&) const = default;
};

// What lies by one player's City, for everybody to see.
struct Side {
  FixedVector<Holding, kMaxProvincePile> pile;    // [D-ACQ-PRO] back() lies on top
  FixedVector<CardId, kMostReserved> reserved;    // [D-TERM-RESERVE]
  FixedVector<CardId, kMaxModuleDeck> cities;     // [D-AMB-4] Free Cities of one's own
  FixedVector<CardId, kMaxModuleDeck> lands;      // [D-EXPL-3] taken
  FixedVector<CardId, kMaxModuleDeck> intrigues;  // [D-SPY-3] played
  std::array<std::uint8_t, kFaceUp> gold{};       // [D-AMB-1] on one's side of the Free Cities of the track
  std::array<std::uint8_t, kTypes> markers{};     // [D-CIV-AZTEC] left
  std::uint8_t envoy = kNowhere;                  // [D-EXPL-2] the Land where the Ambassador stands
  std::uint8_t negotiated = 0;                    // [D-AMB-5] bit by place of the track, this round
  std::uint8_t passed = 0;                        // [D-PASS-1] 1: no action any more this round
  std::uint16_t negotiated_own = 0;               // bit by index of `cities`, this round
  std::uint8_t intrigue_played = 0;               // [D-SPY-3] 1: this round
  std::uint8_t unused = 0;
  bool operator==(const Side&) const = default;
};

// What lies between the players, for everybody to see.
struct Middle {
  std::array<CardId, kFaceUp> cities{};  // [D-SET-2] the Free City track
  std::array<CardId, kFaceUp> lands{};   // [D-EXPL-1]
  // [D-ADV-1] The Advantage: whom the arrow points to, and what lies on the card.
  PlayerId advantage;
  std::uint8_t resource = kNowhere;
  std::uint8_t amount = 0;
  std::uint8_t unused = 0;
  bool operator==(const Middle&) const = default;
};

// An Intrigue of the pile and who knows that it lies there.
struct Secret {
  CardId card;
  std::uint8_t known = 0;  // bit by seat
  bool operator==(const Secret&) const = default;
};

struct State : civic::StateOf<Limits> {
  std::array<Side, kMaxPlayers> sides{};
  Middle middle;
  FixedVector<CardId, kMaxModuleDeck> cities;                     // hidden: back() is the top
  FixedVector<CardId, kMaxModuleDeck> lands;                      // hidden: back() is the top
  FixedVector<Secret, kMaxModuleDeck> intrigues;                  // hidden: back() is the top
  std::array<FixedVector<CardId, kHand + 1>, kMaxPlayers> hands;  // hidden: known to their player alone
  FixedVector<CardId, 2> looked;                                  // hidden: [D-SPY-2] known to whoever is asked
  std::array<std::uint8_t, 4> padding{};
  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 1792);

inline const Catalogue& of(const civic::Catalogue& cat) { return static_cast<const Catalogue&>(cat); }

inline bool has(const State& s, Module m) { return (s.board.modules & static_cast<std::uint8_t>(m)) != 0; }
inline PlayerId rival(PlayerId p) { return PlayerId{static_cast<std::uint8_t>(1 - p.value)}; }

}  // namespace stele::duel
