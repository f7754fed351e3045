#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "games/civic/resources.h"

// The typed tree of the effect language (docs/effects.md). One tree, three uses: compiled and run (instruction.h, run.h), printed
// (effect_print.h) and encoded for bots (effect_encode.h). It lives in the catalogue and never in a state.
namespace stele::civic {

// What a word such as `knowledge` or `common military building` picks out.
enum class Kind : std::uint8_t { Card, Building, Starting, Basic, Knowledge, Wonder, Policy, Province, Reserved };
inline constexpr std::array<std::string_view, 9> kKindWords = {"card",   "building", "starting", "basic",   "knowledge",
                                                               "wonder", "policy",   "province", "reserved"};

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

// What a Warlord, and so a civilization, is good at. The Automa's cards ask for it [M-AUT-3].
enum class Speciality : std::uint8_t { Architectural, Cultural, Economic, Aggressive, Technological };
inline constexpr std::array<std::string_view, 5> kSpecialityWords = {"Architectural", "Cultural", "Economic", "Aggressive",
                                                                     "Technological"};

// Where a Monster's attack takes Units from, or where a cost does.
enum class Where : std::uint8_t { Anywhere, Here, BesideIt };
inline constexpr std::array<std::string_view, 3> kWhereWords = {"", "here", "beside it"};

// Whom a step of a Monster's attack is for.
enum class Whom : std::uint8_t { EachPlayer, Owner, Neighbours };
inline constexpr std::array<std::string_view, 3> kWhomWords = {"each player", "owner", "neighbours"};

// Which of several the Automa takes or conquers.
enum class Extreme : std::uint8_t { Cheapest, Dearest, All };
inline constexpr std::array<std::string_view, 3> kExtremeWords = {"cheapest", "dearest", "all"};

// How the Automa carries out a further card.
enum class Manner : std::uint8_t { AsUsual, GeneralTwice, SpecialCounts };
inline constexpr std::array<std::string_view, 3> kMannerWords = {"", "general twice", "special counts"};

// `per ...`
struct Count {
  enum class Of : std::uint8_t {
    One,
    Wonder,
    Knowledge,
    Policy,
    Province,
    CoastalProvince,
    Activated,
    ArchivedCard,
    FreeTown,
    Outpost,
    Attack,
    ProvinceOfType,  // `terrain`
    ProvinceType     // how many different ones
  };
  Of of = Of::One;
  Select select;        // Activated
  std::string terrain;  // ProvinceOfType: its id
  bool operator==(const Count&) const = default;
};
inline constexpr std::array<std::string_view, 13> kCountWords = {
    "",          "wonder",  "knowledge", "policy",           "province",     "coastal province", "activated", "archived card",
    "free-town", "outpost", "attack",    "province of type", "province type"};

// `if ...`; several are joined by ` and `
struct Condition {
  enum class Of : std::uint8_t {
    Gained,
    Have,
    Activated,
    Crossing,
    Centre,
    Control,
    Conquered,       // at least once this turn
    Explored,        // at least once this turn
    FewerProvinces,  // than an opponent
    Fewest,          // of `count`: strictly behind every other player
    NothingDone,     // the Automa has carried out no step of this card
    Advantage,       // one holds it
  };
  Of of = Of::Gained;
  int n = 1;                                 // Gained, Have: of `resource`; Activated: cards
  Resource resource = Resource::Production;  // Gained, Have
  Select select;                             // Activated
  Count::Of count = Count::Of::Policy;       // Fewest
  bool negated = false;                      // `not ...`
  std::string terrain;                       // Control: its id
  bool operator==(const Condition&) const = default;
};
inline constexpr std::array<std::string_view, 12> kConditionWords = {"gained",          "have",    "activated",    "crossing",
                                                                     "centre",          "control", "conquered",    "explored",
                                                                     "fewer-provinces", "fewest",  "nothing-done", "advantage"};

enum class Verb : std::uint8_t {
  Gain,            // amounts, per, up_to
  GainFor,         // n Military that pay only for conquests of `foe`
  Pay,             // amounts, no_gold
  Archive,         // n select
  Discard,         // n select
  Reinforce,       // n select
  ReturnUnits,     // n, where; 0: all
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
  ClearTrack,      // n
  // Monsters
  Lose,                // amounts
  ReturnLoneSoldiers,  //
  ReturnExplorers,     //
  Defeat,              // takes the Monster; no text says it
  // the Automa
  TakeExtreme,     // select, extreme
  ConquerExtreme,  // n, extreme
  WonderStep,      //
  MoveExplorers,   // n
  DrawCard,        // manner
  DrawUntil,       // speciality
  Reshuffle,       //
  Again,           // the step before, for n Gold
  // Duel
  Negotiate,     // free
  Advantage,     //
  Barricade,     //
  MarkProvince,  //
  Reserve,       // n from the track
  Steal,         // amounts
  Raze,          // n
  Block,         // select
  Expedition,    // free
  Spy,           // free
};
inline constexpr int kVerbs = 49;
inline constexpr std::array<std::string_view, kVerbs> kVerbWords = {"gain",
                                                                    "gain-for",
                                                                    "pay",
                                                                    "archive",
                                                                    "discard",
                                                                    "reinforce",
                                                                    "return-units",
                                                                    "draw",
                                                                    "progress",
                                                                    "copy",
                                                                    "ready",
                                                                    "take",
                                                                    "acquire",
                                                                    "build-section",
                                                                    "develop",
                                                                    "regain",
                                                                    "move-explorer",
                                                                    "explore",
                                                                    "move-units",
                                                                    "outpost",
                                                                    "attack-anywhere",
                                                                    "recall",
                                                                    "swap",
                                                                    "refresh",
                                                                    "activate",
                                                                    "use-from-track",
                                                                    "clear-track",
                                                                    "lose",
                                                                    "return-lone-soldiers",
                                                                    "return-explorers",
                                                                    "defeat",
                                                                    "take-extreme",
                                                                    "conquer-extreme",
                                                                    "wonder-step",
                                                                    "move-explorers",
                                                                    "draw-card",
                                                                    "draw-until",
                                                                    "reshuffle",
                                                                    "again",
                                                                    "negotiate",
                                                                    "advantage",
                                                                    "barricade",
                                                                    "mark-province",
                                                                    "reserve",
                                                                    "steal",
                                                                    "raze",
                                                                    "block",
                                                                    "expedition",
                                                                    "spy"};

struct Step {
  enum class Form : std::uint8_t {
    Do,        // one verb
    Sequence,  // parts, one after the other
    Choice,    // one of the parts
    Cost,      // all parts but the last are paid to do the last
    May,       // parts[0], if wanted
    If,        // parts[0], if all conditions hold
    For,       // parts[0], by each of `whom`
  };
  Form form = Form::Do;
  Verb verb = Verb::Gain;
  int n = 0;
  int m = 0;
  int up_to = 0;  // 0: no limit
  bool no_gold = false, free = false, of_opponent = false, from_basic = false;
  Foe foe = Foe::Barbarians;
  Where where = Where::Anywhere;
  Whom whom = Whom::EachPlayer;
  Extreme extreme = Extreme::Cheapest;
  Manner manner = Manner::AsUsual;
  Speciality speciality = Speciality::Architectural;
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
    BothBarbarianRewards,
    ProvincesPayableWithGold,  // and with nothing else
    // of a Monster, about where it stands
    ExplorersStopHere,
    UnitsCannotLeaveHere,
    CannotBeConqueredHere,
    DefeatCostsMore,  // n per attack
  };
  Of of = Of::CardsCostLess;
  int n = 0;
  Select select;
  Resource resource = Resource::Military;
  bool of_monster() const { return of >= Of::ExplorersStopHere; }
};
inline constexpr int kModifiers = 17;
inline constexpr std::array<std::string_view, kModifiers> kModifierWords = {"cards-cost-less",
                                                                            "wonders-cost-half",
                                                                            "wonders-payable-with-base",
                                                                            "free-towns-cost-less",
                                                                            "enemies-defend-less",
                                                                            "barbarians-defend-less",
                                                                            "own-provinces-defend-more",
                                                                            "first-explorer-step-free",
                                                                            "explorers-cross-water",
                                                                            "coasts-are-adjacent",
                                                                            "gold-counts-two",
                                                                            "both-barbarian-rewards",
                                                                            "provinces-payable-with-gold",
                                                                            "explorers-stop-here",
                                                                            "units-cannot-leave-here",
                                                                            "cannot-be-conquered-here",
                                                                            "defeat-costs-more"};

// What `each` and `first` wait for.
struct Occasion {
  enum class Of : std::uint8_t { Conquer, CompleteWonder, Acquire, Explore, DevelopPolicy, LoseProvince, Negotiate };
  enum class Target : std::uint8_t { Any, Barbarian, FreeTown, Enemy, Coastal };
  enum class With : std::uint8_t { Anything, Warlord, This };  // Conquer: among the attackers
  enum class Find : std::uint8_t { Anything, Market, Production };
  Of of = Of::Conquer;
  Target target = Target::Any;
  With with = With::Anything;
  Find find = Find::Anything;  // Explore
  bool this_one = false;       // LoseProvince: the one that the Hero stands on
  Select select;               // Acquire
};
inline constexpr std::array<std::string_view, 3> kFindWords = {"", "market", "production"};
inline constexpr std::array<std::string_view, 5> kTargetWords = {"any", "barbarian", "free-town", "enemy", "coastal"};
inline constexpr std::array<std::string_view, 7> kOccasionWords = {"conquer",        "complete-wonder", "acquire",  "explore",
                                                                   "develop-policy", "lose-province",   "negotiate"};

struct Trigger {
  Occasion on;
  bool first_only = false;  // `first`: once per turn
  Step step;
};

// Where a Hero's or a Monster's piece goes.
enum class Place : std::uint8_t { Capital, Province, CoastalProvince, Explorer, NearestWater };
inline constexpr std::array<std::string_view, 5> kPlaceWords = {"capital", "province", "coastal province", "explorer", "nearest water"};

// When a Hero goes back above the track [M-HERO-5].
struct Leave {
  enum class Of : std::uint8_t { Event, Use, EndOfTurn };
  Of of = Of::Event;
  Occasion on;                        // Event
  std::vector<Condition> conditions;  // EndOfTurn: if all hold
};

// What only an Automa of this speciality does [M-AUT-3].
struct Special {
  Speciality type = Speciality::Architectural;
  Step step;
};

// What effects of one turn count by: in Duel a turn is one action, and they count by the round.
enum class Span : std::uint8_t { Turn, Round };

// All that a card, policy, Warlord, token, Hero or Monster says. Absent parts are empty.
struct Effects {
  Amounts produces{};
  std::optional<Step> use, activated, bonus;
  std::optional<Step> activation;              // during the activation of the City
  std::optional<Step> exploration, espionage;  // an Ambassador's, beside `use`
  std::vector<Step> rewards;                   // tokens and Monsters: alternatives
  std::vector<Trigger> triggers;
  std::vector<Modifier> modifiers;  // a Monster's: its standing rules
  std::optional<Place> place;
  std::optional<Leave> leave;
  std::optional<Step> attack;  // of a Monster
  std::optional<Step> defeat;  // of a Monster: a Cost of nothing but costs, or an If without a step
  std::optional<Step> general;
  std::optional<Special> special;
  Span span = Span::Turn;  // of the game
};

// Each reads one text of a card file. A mistake is answered with the column and what was expected there.
Result<Step> read_step(std::string_view text);
Result<Modifier> read_modifier(std::string_view text);
Result<Occasion> read_occasion(std::string_view text);
Result<Leave> read_leave(std::string_view text);
Result<Step> read_defeat(std::string_view text);

}  // namespace stele::civic
