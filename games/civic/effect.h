#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "games/civic/resources.h"

// The typed tree of the effect language (docs/effects.md). One tree, three uses: compiled and run (instruction.h, run.cc), printed
// (effect_print.h) and encoded for bots (effect_encode.h). It lives in the catalogue and never in a state.
namespace stele::civic {

// What a word such as `knowledge` or `common military building` picks out.
enum class Kind : std::uint8_t { Card, Building, Starting, Basic, Knowledge, Wonder, Policy };
inline constexpr std::array<std::string_view, 7> kKindWords = {"card", "building", "starting", "basic", "knowledge", "wonder", "policy"};

enum class Which : std::uint8_t { Any, Other, This, Neighbour, Acquired };
inline constexpr std::array<std::string_view, 5> kWhichWords = {"", "other", "this", "neighbour", "acquired"};

struct Select {
  Kind kind = Kind::Card;
  Which which = Which::Any;
  std::optional<Resource> with;  // `military building`
  bool common = false;           // `common ...`: starting, special and basic ones
  bool operator==(const Select&) const = default;
};

// `2 gold`, `3 different base`
struct Amount {
  enum class Of : std::uint8_t { Production, Science, Military, Gold, Culture, Base, SameBase, DifferentBase };
  int n = 0;
  Of of = Of::Production;
  bool operator==(const Amount&) const = default;
};

enum class Foe : std::uint8_t { Barbarians, FreeTowns, Enemies };
inline constexpr std::array<std::string_view, 3> kFoeWords = {"barbarians", "free-towns", "enemies"};

// `per ...`
struct Count {
  enum class Of : std::uint8_t { One, Wonder, Knowledge, Policy, Province, CoastalProvince, Activated, ArchivedCard, FreeTown, Outpost };
  Of of = Of::One;
  Select select;  // Activated
  bool operator==(const Count&) const = default;
};
inline constexpr std::array<std::string_view, 10> kCountWords = {
    "", "wonder", "knowledge", "policy", "province", "coastal province", "activated", "archived card", "free-town", "outpost"};

// `if ...`; several are joined by ` and `
struct Condition {
  enum class Of : std::uint8_t { Gained, Have, Activated, Crossing, Centre, Control };
  Of of = Of::Gained;
  int n = 1;                                 // Gained, Have: of `resource`; Activated: cards
  Resource resource = Resource::Production;  // Gained, Have
  Select select;                             // Activated
  std::string terrain;                       // Control: its id
  bool operator==(const Condition&) const = default;
};
inline constexpr std::array<std::string_view, 6> kConditionWords = {"gained", "have", "activated", "crossing", "centre", "control"};

enum class Verb : std::uint8_t {
  Gain,            // amounts, per, up_to
  GainFor,         // n Military that pay only for conquests of `foe`
  Pay,             // amounts, no_gold
  Archive,         // n select
  Discard,         // n select
  Reinforce,       // n select
  ReturnUnits,     // n
  Draw,            // n, use m
  Progress,        //
  Copy,            // select, of_opponent
  Ready,           // select
  Take,            // select, from_basic, up_to: the dearest price (0: any)
  Acquire,         // select, n less
  BuildSection,    // n less, or free
  DevelopPolicy,   // n less
  Regain,          // n bonuses, 0: all
  MoveExplorer,    // n
  Explore,         //
  MoveUnits,       // n
  Outpost,         //
  AttackAnywhere,  //
  Recall,          // n
  Swap,            // two City spaces
  Refresh,         // n
  Activate,        // n select (Any or Neighbour), 0: all
  UseFromTrack,    // select
};
inline constexpr int kVerbs = 26;
inline constexpr std::array<std::string_view, kVerbs> kVerbWords = {
    "gain",    "gain-for", "pay",           "archive",  "discard",       "reinforce", "return-units",
    "draw",    "progress", "copy",          "ready",    "take",          "acquire",   "build-section",
    "develop", "regain",   "move-explorer", "explore",  "move-units",    "outpost",   "attack-anywhere",
    "recall",  "swap",     "refresh",       "activate", "use-from-track"};

struct Step {
  enum class Form : std::uint8_t {
    Do,        // one verb
    Sequence,  // parts, one after the other
    Choice,    // one of the parts
    Cost,      // all parts but the last are paid to do the last
    May,       // parts[0], if wanted
    If,        // parts[0], if all conditions hold
  };
  Form form = Form::Do;
  Verb verb = Verb::Gain;
  int n = 0;
  int m = 0;
  int up_to = 0;  // 0: no limit
  bool no_gold = false, free = false, of_opponent = false, from_basic = false;
  Foe foe = Foe::Barbarians;
  Select select;
  Count per;
  std::vector<Amount> amounts;
  std::vector<Condition> conditions;
  std::vector<Step> parts;
};

// A standing rule while its card is active.
struct Modifier {
  enum class Of : std::uint8_t {
    CardsCostLess,  // `building cost 1 less`: select, n
    WondersCostHalf,
    WondersPayableWithBase,
    FreeTownsCostLess,
    EnemiesDefendLess,
    BarbariansDefendLess,
    OwnProvincesDefendMore,
    FirstExplorerStepFree,
    ExplorersCrossWater,
    CoastsAreAdjacent,
    GoldCountsTwo,  // for `resource`
  };
  Of of = Of::CardsCostLess;
  int n = 0;
  Select select;
  Resource resource = Resource::Military;
};
inline constexpr int kModifiers = 11;
inline constexpr std::array<std::string_view, kModifiers> kModifierWords = {
    "cards-cost-less",        "wonders-cost-half",         "wonders-payable-with-base", "free-towns-cost-less",  "enemies-defend-less",
    "barbarians-defend-less", "own-provinces-defend-more", "first-explorer-step-free",  "explorers-cross-water", "coasts-are-adjacent",
    "gold-counts-two"};

// What `each` and `first` wait for.
struct Occasion {
  enum class Of : std::uint8_t { Conquer, CompleteWonder, Acquire, Explore };
  enum class Target : std::uint8_t { Any, Barbarian, FreeTown, Enemy, Coastal };
  Of of = Of::Conquer;
  Target target = Target::Any;
  bool with_warlord = false;
  Select select;  // Acquire
};
inline constexpr std::array<std::string_view, 5> kTargetWords = {"any", "barbarian", "free-town", "enemy", "coastal"};
inline constexpr std::array<std::string_view, 4> kOccasionWords = {"conquer", "complete-wonder", "acquire", "explore"};

struct Trigger {
  Occasion on;
  bool first_only = false;  // `first`: once per turn
  Step step;
};

// All that a card, policy, Warlord or token says. Absent parts are empty.
struct Effects {
  Amounts produces{};
  std::optional<Step> use, activated, bonus;
  std::vector<Step> rewards;  // tokens: alternatives
  std::vector<Trigger> triggers;
  std::vector<Modifier> modifiers;
};

// Each reads one text of a card file. A mistake is answered with the column and what was expected there.
Result<Step> read_step(std::string_view text);
Result<Modifier> read_modifier(std::string_view text);
Result<Occasion> read_occasion(std::string_view text);

}  // namespace stele::civic
