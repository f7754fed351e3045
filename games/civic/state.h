#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"
#include "engine/ids.h"
#include "engine/rng.h"
#include "games/civic/cards.h"

// What a table of Monumental and one of Duel have in common: cities, resources, policies, the track, and the stack of what the game
// is in the middle of. `BoardOf` is what everybody may see; `StateOf` adds what is hidden. A game says in its Limits how much of
// everything there can be, and derives its State from StateOf<Limits>; the rules of the family are templates on that State (rules.h).
//
//   struct Limits {
//     static constexpr int kPlayers = 4;
//     static constexpr int kTurns = 1;         // 1: only the active player's City is activated; kPlayers: everybody's, round by round
//     static constexpr int kDeck = 96;         // City cards of one player
//     static constexpr int kDevelopment = 50;  // Development cards in play
//     static constexpr int kHeroes = 8;        // Heroes in play
//     static constexpr int kBasics = 3;        // piles of Basic Buildings
//     static constexpr int kSpent = 96;        // [M-SCI-1] cards left out of a reshuffle
//     static constexpr bool kRounds = false;   // true: both have their turn at once, cards are straightened when they are reinforced
//                                              // [D-TERM-REINF], and a discard is only shuffled at the end of the round [D-END-1]
//     static constexpr bool kOwnRules = false; // true: a civilization may have a rule of its own [D-CIV-MALI]
//     static constexpr int kTurnPadding = 2, kBoardPadding = 11, kStatePadding = 1;  // bytes without a meaning: equal tables
//                                                                                     // are equal bytes
//   };
namespace stele::civic {

inline constexpr int kTrack = 6;      // [M-SET-5]
inline constexpr int kMaxDrawn = 40;  // cards drawn to be used, several draws inside one another
inline constexpr int kMaxStack = 40;
inline constexpr int kMostFrames = kMaxStack - 6;  // that wait for an answer: answering adds a few before it takes any away
inline constexpr int kMaxPending = 64;
// Effects that one event sets off: two triggers for each card, the active policy, the Warlord and a Hero, and two rewards or a bonus.
inline constexpr int kMostAtOnce = 2 * (2 * kCity + 3) + 2;

// Where an effect comes from. 0-8 are the spaces of the City, 9-17 the Knowledge under them.
using Source = std::uint8_t;
inline constexpr Source kUnder = kCity;             // + space
inline constexpr Source kPolicySource = 2 * kCity;  // + place among the developed ones
inline constexpr Source kWarlordSource = 2 * kCity + kPolicies;
inline constexpr Source kHeroSource = kWarlordSource + 1;
inline constexpr Source kElsewhere = kHeroSource + 1;  // a drawn, copied or track card, a token: no place in the City
inline constexpr int kSources = kElsewhere + 1;

template <class L>
struct PlayerOf {
  std::array<std::int16_t, kResources> resources{};
  std::array<CardId, kCity> city{};       // none: an empty space
  std::array<CardId, kCity> under{};      // the Knowledge that the card lies on
  FixedVector<CardId, L::kDeck> discard;  // back() was discarded last; [M-AUT-6] an Automa's: the cards it has gained
  FixedVector<CardId, L::kDeck> archived;
  FixedVector<std::uint8_t, kPolicies> policies;  // developed, oldest first: index into the civilization's five
  CivId civ;
  CardId wonder;               // under construction
  std::uint8_t known_top = 0;  // cards on top of the City deck that everybody has seen go there
  CardId hero;                 // [M-HERO-5] one at a time
  int of(Resource r) const { return resources[static_cast<std::size_t>(r)]; }
  bool operator==(const PlayerOf&) const = default;
};

// What the standing rules of a player come to [M-USE-2].
struct Modifiers {
  struct Discount {
    std::uint8_t select, n;
    bool operator==(const Discount&) const = default;
  };
  FixedVector<Discount, kMaxDiscounts> discounts;
  std::array<bool, kBase> gold_two{};
  std::uint8_t towns_less = 0, enemies_less = 0, barbarians_less = 0, own_more = 0;
  bool wonders_half = false, wonders_with_base = false, first_step_free = false, cross_water = false, coasts_adjacent = false;
  bool both_rewards = false, provinces_with_gold = false;
  bool operator==(const Modifiers&) const = default;
  bool changes_prices() const { return wonders_half || !discounts.empty(); }
};
// What has happened in the turn of a player: of the active one, or in a game of rounds of everybody.
template <class L>
struct TurnOf {
  CardSet used_elsewhere;                      // designs used from the deck: their mark stays wherever they go
  std::uint32_t used = 0;                      // bit by Source: its effect was used
  std::uint32_t usable = 0;                    // bit by Source: an activated City card with a `use`: note_standing
  std::uint16_t activated = 0;                 // bit by space
  std::uint16_t reinforced = 0;                // bit by space
  std::uint16_t refreshing = 0;                // bit by space: emptied by the `refresh` in progress
  Amounts gained{};                            // [M-RES-4] into the supply, spent or not
  std::array<std::uint8_t, 3> earmarked{};     // by Foe: Military for such conquests only
  std::uint8_t row = 255, column = 255;        // chosen; 255: not yet
  std::uint8_t taken = 0;                      // bit t: a card of track t was acquired or taken
  std::uint8_t happened = 0;                   // bit by Occasion::Of: at least once
  std::uint8_t hero_acquired = 0;              // [M-HERO-3] 1: once per turn
  std::array<std::uint8_t, kSources> fired{};  // by Source: bit i: its i-th trigger has happened once
  FixedVector<CardId, L::kSpent> spent;        // [M-SCI-1] used by progress: in the discard, but left out of a reshuffle
  FixedVector<CardId, kMaxDrawn> drawn;        // face up, to be used or discarded
  Modifiers modifiers;                         // of the player: note_standing
  std::array<std::uint8_t, L::kTurnPadding> unused{};
  bool operator==(const TurnOf&) const = default;
};

// What the game waits for, or is about to do.
enum class FrameKind : std::uint8_t {
  None,
  // decisions
  PickCapital,
  Row,
  Column,
  Turn,
  Verb,            // what the effect's instruction at `pc` asks; a: picks left, b: Source and flags
  Offer,           // do what stands at `pc` or not
  Branch,          // one of the alternatives at `pc`
  Order,           // which of the pending effects from index `a` on comes next
  Pay,             // what to pay with; the cost is Board::payment
  Spare,           // where a discount is taken; Board::payment
  Drawn,           // which drawn card from index `a` on to use; b: uses left
  UseDrawn,        // use the effect of the card `thing` or not
  KeepWonder,      // [M-ACQ-ONE] the old one or `thing`
  KeepKnowledge,   // [M-CITY-2] the one in space a or `thing`
  PlaceWonder,     // [M-WON-3] where the token of `thing` goes
  Units,           // which Unit next for the conquest
  Manoeuvre,       // [M-MOVE-1] from tile a: which Unit (b = 0), then a Soldier (1) or the Warlord (2) to where
  UnitsReturn,     // which Unit of tile a returns next; b: still to return; pc = 1: for an Outpost [M-OUT-1]
  MarketToken,     // [M-EXP-2] which token of the Market on the Explorer's tile; a: Explorer
  PlaceHero,       // [M-HERO-3] where the piece of `thing` goes
  PlaceMonster,    // [M-MON-2] on which water `thing` appears, revealed on tile a
  AutomaConquest,  // [M-AUT-9] which province the Automa conquers; a: how many still, b: an Extreme
  AutomaSteps,     // [M-AUT-10] where its Explorer a steps; b: steps left
  // what runs by itself
  Run,            // the effect at `pc`; b: Source and flags
  FinishDrawn,    // card `thing` has been used: to the discard; a = 1: by progress
  FillCity,       // who's empty spaces among the bits of pc; a: the next space; b = 1: [D-END-1] the discard is not shuffled
  FinishWonder,   // holds the completed Wonder `thing` while its bonus is gained; then card and token
  FinishTurn,     // City complete: the track, [M-MON-5] Monsters (a = 1: they have moved), and the next player
  Paid,           // the price of the option (kind a, its a in b, its b in pc) is paid: it happens
  LeaveHero,      // the effect of the Hero `thing` has been used: it leaves
  RevealMonster,  // `thing` appears on tile a
  MonsterAttack,  // by `thing`
  AutomaTurn,     // [M-AUT-2] its next card, or the end of its turn
  // decisions of Duel
  Amount,        // [D-ADV-1] how much of resource a
  KeepIntrigue,  // [D-SPY-2] which of those looked at
  DropIntrigue,  // [D-SPY-2] which of three goes back
  // what runs by itself in Duel
  FinishNegotiation,  // [D-AMB-3] the effect of the Free City `thing` in place a of the track has been used
  FinishRound,        // a: how far its end has come
};
inline constexpr int kFrameKinds = 39;
constexpr bool decides(FrameKind k) {
  return (k > FrameKind::None && k < FrameKind::Run) || (k >= FrameKind::Amount && k <= FrameKind::DropIntrigue);
}

// What keeps effects from going on for ever: a borrowed one (copied, or used from the track) borrows no further, a regained bonus
// regains none. They share a byte with the Source.
inline constexpr std::uint8_t kBorrowed = 0x80;
inline constexpr std::uint8_t kRegained = 0x40;
inline constexpr Source source_in(std::uint8_t b) { return b & 0x1f; }
static_assert(kSources <= 0x20);

// The kinds of frames whose `b` is a Source and flags.
constexpr bool has_source(FrameKind k) {
  return k == FrameKind::Verb || k == FrameKind::Offer || k == FrameKind::Branch || k == FrameKind::UseDrawn || k == FrameKind::Run;
}

// What the game is in the middle of. The top of Board::stack comes next.
struct Frame {
  FrameKind kind = FrameKind::None;
  PlayerId who;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint16_t pc = 0;
  ThingId thing;
  bool operator==(const Frame&) const = default;
};
static_assert(sizeof(Frame) == 8);

// An effect that an event has set off and that waits for its turn [M-ACTION-2].
struct Pending {
  std::uint16_t program = 0;
  ThingId thing;
  std::uint8_t b = 0;  // Source and flags
  std::uint8_t unused = 0;
  bool operator==(const Pending&) const = default;
};

// A payment in the middle of being made: what is still owed where the player has a choice.
struct Payment {
  static constexpr std::uint8_t kNoGold = 0x80;  // in paid_kinds: Gold may not stand in
  Amounts owed{};                                // fixed resources that the player may still pay in several ways
  std::uint8_t wild = 0;                         // base resources of any kind
  Wild kind = Wild::Any;
  std::uint8_t paid_kinds = 0;  // Different: bit by base resource already paid
  std::uint8_t discount = 0;    // resources of `owed` that need not be paid: the player says which
  bool empty() const { return nothing(owed) && (wild | paid_kinds | discount) == 0 && kind == Wild::Any; }
  bool operator==(const Payment&) const = default;
};

template <class L>
struct BoardOf {
  using Player = PlayerOf<L>;
  using Turn = TurnOf<L>;
  std::array<Player, L::kPlayers> players{};
  std::array<Turn, L::kTurns> turns{};
  FixedVector<Frame, kMaxStack> stack;
  FixedVector<Pending, kMaxPending> pending;
  std::array<CardId, kTrack> track{};             // 0 lies next to the deck; with two tracks 0-2 are the first and 3-5 the second
  std::array<std::uint8_t, L::kBasics> basics{};  // left in each pile
  FixedVector<CardId, L::kDevelopment> development_discard;
  FixedVector<CardId, L::kDevelopment> removed;  // from the game: Wonders given up or replaced
  FixedVector<CardId, L::kHeroes> heroes;        // [M-HERO-2] above the track, first revealed first
  Payment payment;
  std::uint8_t players_count = 0;
  PlayerId active;
  PlayerId first;            // [M-SET-7]
  PlayerId automa;           // [M-AUT-1] none: everybody is a person
  std::uint8_t modules = 0;  // bits of the game's Module
  std::uint8_t over = 0;
  std::uint8_t turns_left = 255;  // [M-END-1] turns until the end; 255: not triggered
  std::uint8_t turn_number = 0;   // 1 is the first turn
  std::array<std::uint8_t, L::kBoardPadding> unused{};

  bool is_automa(PlayerId p) const { return p == automa; }  // of somebody at the table
  Player& at(PlayerId p) { return players[p.value]; }
  const Player& at(PlayerId p) const { return players[p.value]; }
  Player& current() { return players[active.value]; }
  const Player& current() const { return players[active.value]; }
  Turn& turn_of(PlayerId p) { return turns[L::kTurns == 1 ? 0 : p.value]; }
  const Turn& turn_of(PlayerId p) const { return turns[L::kTurns == 1 ? 0 : p.value]; }
  Turn& turn() { return turn_of(active); }
  const Turn& turn() const { return turn_of(active); }
  bool has_turn(PlayerId p) const { return L::kTurns > 1 || p == active; }  // turn_of tells of this player
  bool operator==(const BoardOf&) const = default;
};

template <class L>
struct StateOf {
  using Limits = L;
  using Player = PlayerOf<L>;
  using Turn = TurnOf<L>;
  using Board = BoardOf<L>;
  Rng rng;
  Board board;
  std::array<FixedVector<CardId, L::kDeck>, L::kPlayers> decks;   // hidden: back() is the top; Board's known_top cards are public
  FixedVector<CardId, L::kDevelopment + L::kHeroes> development;  // hidden: back() is the top
  std::array<std::uint8_t, L::kStatePadding> unused{};
  bool operator==(const StateOf&) const = default;
};

}  // namespace stele::civic
