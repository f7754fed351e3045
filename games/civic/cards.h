#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fixed_vector.h"
#include "engine/ids.h"
#include "engine/text.h"
#include "games/civic/card_set.h"
#include "games/civic/effect.h"
#include "games/civic/instruction.h"

// The cards of Monumental and Duel: City cards, policies, Warlords and civilizations, as the card files say. Loaded once, never
// changed, shared by every table.
namespace stele::civic {

inline constexpr int kCity = 9;            // [M-SET-6] a grid of 3x3 spaces
inline constexpr int kStartingCards = 15;  // [M-COMP-1]
inline constexpr int kPolicies = 5;        // [M-COMP-1] of a civilization
inline constexpr int kMaxBasics = 4;       // [M-COMP-3] [D-COMP-1] piles
inline constexpr int kMaxDiscounts = 8;    // different selections that standing rules make cheaper

using CivId = Id<struct CivilizationTag>;
using ThingId = Id<struct ThingTag, std::uint16_t>;  // anything with an effect: index into Catalogue::things

constexpr ThingId thing(CardId c) { return ThingId{c.value}; }

enum class Era : std::uint8_t { I, II, R, III, None };
inline constexpr int kEras = 4;
inline constexpr std::array<std::string_view, kEras + 1> kEraWords = {"I", "II", "R", "III", ""};

// From Hero on they never lie in a City.
enum class CardKind : std::uint8_t { Building, Basic, Knowledge, Wonder, Hero, Province, Barricade, FreeCity, Land, Intrigue };
enum class Group : std::uint8_t { Development, Starting, Special, Basic, Hero, Module };

// What the rules ask about a card of the deck, the track or a City at every step.
struct CardInfo {
  CardKind kind{};
  Group group{};
  Era era = Era::None;
  std::uint8_t cost = 0;    // in `price_in`; a Wonder's first section
  std::uint8_t second = 0;  // a Wonder's second section
  std::uint8_t copies = 1;
  std::uint8_t attack = 0, defence = 0;  // [M-HERO-4] of a Hero; attack 0: it is no Unit
  Place place = Place::Capital;          // of a Hero
  std::uint8_t types = 0;                // [D-TERM-CTRL] of a Province: bits by Catalogue::terrain_words
  std::uint8_t box = 0;                  // [D-COMP-2] it came in: index into Catalogue::boxes
  Amounts produces{};
  bool alternative = false;             // [M-COMP-2]
  bool own_knowledge = false;           // a civilization's own starting Knowledge, which scores nothing
  std::array<bool, kBase> counts_as{};  // `military building`: produces it or is tagged so
  CivId civ;
  bool is_knowledge() const { return kind == CardKind::Knowledge; }
  bool is_wonder() const { return kind == CardKind::Wonder; }
  bool is_hero() const { return kind == CardKind::Hero; }
  bool is_province() const { return kind == CardKind::Province; }
  bool is_city_card() const { return kind < CardKind::Hero; }
  bool is_basic() const { return kind == CardKind::Basic || kind == CardKind::Barricade; }
  bool scores_as_knowledge() const { return is_knowledge() && !own_knowledge; }
  bool is_building() const { return kind == CardKind::Building || is_basic(); }
  // [M-ACQ-BLD] [M-ACQ-KNO] [M-HERO-3] [D-ACQ-PRO]
  Resource price_in() const {
    switch (kind) {
      case CardKind::Knowledge:
      case CardKind::Intrigue: return Resource::Science;
      case CardKind::Province:
      case CardKind::Land: return Resource::Military;
      case CardKind::Hero: return Resource::Gold;
      default: return Resource::Production;
    }
  }
};

// A compiled effect: where its instructions begin; 0 if there is none.
using Program = std::uint16_t;

struct CompiledTrigger {
  Occasion on;
  std::uint8_t select = 0;  // Acquire: index into Code::selects
  bool first_only = false;
  Program program = 0;
};

struct StandingRule {
  Modifier::Of of{};
  std::uint8_t n = 0;
  std::uint8_t select = 0;  // CardsCostLess: index into Code::selects
  Resource resource{};      // GoldCountsTwo
};

// When a Hero leaves, compiled.
struct Leaving {
  bool on_event = false, on_use = false, at_end_of_turn = false;
  CompiledTrigger event;                 // its program is empty
  std::vector<std::uint8_t> conditions;  // at the end of the turn: indices into Code::conditions
};

// Anything with a name and an effect: City cards first, then policies, Warlords and what a game adds.
struct Thing {
  std::string id;
  Text name;
  std::string kind;  // as in the card file
  std::string origin, note;
  std::vector<std::string> filled;  // fields that are ours on a card that is not
  Effects effects;                  // the tree: for print and encode
  Program use = 0, activated = 0, bonus = 0, reward = 0;
  Program activation = 0;                  // [D-ACT-2] during the activation of the City
  Program exploration = 0, espionage = 0;  // [D-MIX-1] an Ambassador's, beside `use`
  Program attack = 0, defeat = 0;          // Monsters: defeating includes the reward
  Program general = 0, special = 0;        // Automa cards
  Leaving leave;                           // Heroes
  std::vector<CompiledTrigger> triggers;
  std::vector<StandingRule> standing;
  bool has_ready = false;    // `ready` never picks it
  bool borrows = false;      // `use` copies or uses from the track: a borrowed `ready` never picks it
  std::uint8_t no_gold = 0;  // bit by base resource: `use` asks for it and Gold cannot stand in
};

// What a City card or a policy has, for a quick look at all of them.
enum Trait : std::uint8_t {
  kStanding = 1,   // a standing rule
  kUsable = 2,     // a `use`
  kTriggered = 4,  // a trigger
  kAwakening = 8,  // something that happens when it is activated
  kPicky = 16,     // a `use` that asks for base resources which Gold cannot replace
  kLearned = 32,   // its price is Science
  kScoresAsKnowledge = 64,
  kIsWonder = 128,
};

struct Civilization {
  std::string id;
  Text name, realm;
  std::array<CardId, kStartingCards> city{};
  std::array<ThingId, kPolicies> policies{};
  std::array<std::uint8_t, kPolicies> policy_traits{};  // bits of Trait
  ThingId warlord;
  ThingId ambassador;                     // [D-AMB-1]
  ThingId rule;                           // its own, which always holds; none: it has no special one
  std::uint8_t rule_traits = 0;           // bits of Trait
  CardId province;                        // [D-SET-3] it begins with
  std::array<std::uint8_t, 3> markers{};  // [D-CIV-AZTEC] by type of Province
  Speciality speciality = Speciality::Architectural;
  std::string origin, note;
};

// What a game of the family plugs in: Rules<its State> (rules.h).
struct AnyRules {};

// The words of the effect language that a game has nothing for: its card files are refused if they use them.
struct Lacking {
  std::vector<Verb> verbs;
  std::vector<Kind> kinds;
  std::vector<Count::Of> counts;
  std::vector<Condition::Of> conditions;
  std::vector<Modifier::Of> modifiers;
  std::vector<Occasion::Of> occasions;
};

struct Catalogue {
  std::string_view game;  // its texts are "<game>.<id>"
  std::vector<CardInfo> cards;
  std::vector<Thing> things;  // the first cards.size() are the City cards
  std::vector<Civilization> civilizations;
  std::size_t policies = 0;                // of all civilizations
  FixedVector<CardId, kMaxBasics> basics;  // in the order of the files
  std::vector<CardId> development;         // in the order of the files
  Code code;
  Lacking lacking;
  std::vector<std::string> terrain_words;  // what `control ...` may name, a terrain or a type of Province: ids by index
  std::vector<std::string> boxes;          // what `box` of a card may name; the first is the default
  std::array<std::uint8_t, 256> traits{};  // by the value of a CardId: bits of Trait; an empty space has none
  std::array<std::uint8_t, 256> costs{};   // by the value of a CardId: CardInfo::cost; for an empty space more than anybody has
  const AnyRules* rules = nullptr;         // of the game
  std::uint64_t version = 0;

  const CardInfo& of(CardId c) const { return cards[c.value]; }
  const Thing& of(ThingId t) const { return things[t.value]; }
  const Civilization& of(CivId c) const { return civilizations[c.value]; }
  const Thing& thing_of(CardId c) const { return things[c.value]; }
  const Thing& thing_of(ThingId t) const { return things[t.value]; }
  ThingId policy(std::size_t i) const { return ThingId{static_cast<std::uint16_t>(cards.size() + i)}; }  // they follow the City cards
  bool has(CardId c, Trait t) const { return (traits[c.value] & t) != 0; }
  bool matches(std::uint8_t select, CardId c) const { return code.selects[select].cards.contains(c); }
};

}  // namespace stele::civic
