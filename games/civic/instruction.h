#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/civic/card_set.h"
#include "games/civic/effect.h"

// What effects are compiled to: a few bytes a step, all jumps forward, so that every program ends. A program can stop for a
// decision anywhere, because where it stands is a frame of the state (run.h).
namespace stele::civic {

enum class Op : std::uint8_t {
  End,
  Jump,    // go on at `to`
  Offer,   // the costs and steps up to `to` are optional as a whole; n = 1: ask, n = 0: the player has already said yes
  Choose,  // `n` Branch instructions follow; after one of them go on at `to`
  Branch,  // an alternative that begins at `to`
  Unless,  // unless condition `what` holds, go on at `to`
  For,     // what follows, up to its End, is for each of Whom `what`; then go on at `to`
  Again,   // for n Gold the step that follows is done once more, if it can be; else go on at `to`
  // costs
  Pay,          // cost `what`; count: and n of resource `cap` for each
  CostArchive,  // n select
  CostDiscard,  // n select
  CostReturn,   // n Units
  // steps; `to`: an Agreed
  Gain,            // n of resource `what`, per `count`, at most `cap` counted
  GainBase,        // n base resources; what: a Wild
  GainFor,         // n Military that pay for conquests of Foe `what`
  Archive,         // n select
  Discard,         // n select
  Reinforce,       // n select
  Draw,            // n, use `cap`
  Progress,        //
  Copy,            // select; what = 1: of an opponent
  Ready,           // select
  Take,            // select; what = 1: from the Basic piles; cap: dearest price, 0 = any
  Acquire,         // select, n less
  BuildSection,    // n less
  DevelopPolicy,   // n less
  Regain,          // n bonuses, 0 = all
  MoveExplorer,    // n
  Explore,         //
  MoveUnits,       // n
  Outpost,         //
  AttackAnywhere,  //
  Recall,          // n
  Swap,            //
  Refresh,         // n
  Activate,        // n select, 0 = all
  UseFromTrack,    // select
  ClearTrack,      // n
  // Duel
  Negotiate,     // what = 1: free
  Advantage,     //
  Barricade,     //
  MarkProvince,  //
  Reserve,       // n
  Steal,         // n of resource `what`
  Raze,          // n
  Block,         // select
  Expedition,    // what = 1: free
  Spy,           // what = 1: free
  // Monsters
  Lose,                // n of resource `what`
  ReturnUnits,         // n from each province of Where `what`, 0 = all
  ReturnLoneSoldiers,  //
  ReturnExplorers,     //
  Defeat,              //
  // the Automa
  TakeExtreme,     // select, Extreme `what`
  ConquerExtreme,  // n, Extreme `what`
  WonderStep,      //
  MoveExplorers,   // n
  RevealPolicy,    //
  DrawCard,        // Manner `what`
  DrawUntil,       // Speciality `what`
  Reshuffle,       //
};
inline constexpr int kOps = 61;
constexpr bool of_automa(Op op) { return op >= Op::TakeExtreme; }
extern const std::array<std::string_view, kOps> kOpWords;

enum class Wild : std::uint8_t { Any, Same, Different };

// Which picks of a step may be passed: all, all but the first because the player has said yes to it, or none.
enum class Agreed : std::uint8_t { ToNothing, ToBegin, ToAll };

inline constexpr std::uint8_t kFree = 99;  // BuildSection: n less than anything costs

struct Instruction {
  Op op = Op::End;
  std::uint8_t n = 0;
  std::uint8_t what = 0;
  std::uint8_t select = 0;  // index into Code::selects
  std::uint8_t count = 0;   // index into Code::counts
  std::uint8_t cap = 0;     // 0: none
  std::uint16_t to = 0;
  bool operator==(const Instruction&) const = default;
};
static_assert(sizeof(Instruction) == 8);

// One payment: fixed amounts, and base resources of the player's choice.
struct Cost {
  Amounts fixed{};
  std::uint8_t wild = 0;
  Wild wild_kind = Wild::Any;
  bool no_gold = false;
  bool operator==(const Cost&) const = default;
};

// The cards that a word such as `common military building` picks out; which of them (`other`, `neighbour`) is asked in play.
struct SelectSet {
  Select select;
  CardSet cards;
};

struct Code {
  std::vector<Instruction> instructions;  // [0] is End, so that 0 is no program
  std::vector<Cost> costs;
  std::vector<Condition> conditions;
  std::vector<std::uint8_t> condition_select;   // by condition: Activated, index into selects
  std::vector<std::uint8_t> condition_terrain;  // by condition: Control, index of the terrain; filled in by the game
  std::vector<Count> counts;                    // [0] is one
  std::vector<std::uint8_t> count_select;
  std::vector<std::uint8_t> count_terrain;  // by count: ProvinceOfType; filled in with the selections
  std::vector<SelectSet> selects;           // [0] is any card

  Code();
};

// Whether the player has already said yes: by using the card, or to the whole of several steps or of an alternative, where picks may
// still be passed.
enum class Consent : std::uint8_t { Open, ToTheWhole, Given };

// Who does it: a player, a player whom a Monster attacks and who has no choice, or the Automa.
enum class Doer : std::uint8_t { Player, Victim, Automa };

// Appends the step as a program and answers with where it begins. A program that would not fit is a mistake.
std::uint16_t compile(const Step&, Consent, Code&, Doer = Doer::Player);
std::uint16_t compile_alternatives(const std::vector<Step>&, Code&);  // a token's rewards: one of them
std::uint8_t select_index(const Select&, Code&);
std::uint8_t condition_index(const Condition&, Code&);

std::uint16_t end_of(const Code&, std::uint16_t program);  // where its End stands
std::string listing(const Code&, std::uint16_t program);   // for people: one instruction a line

}  // namespace stele::civic
