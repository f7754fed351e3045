#pragma once

#include <bit>

#include "games/civic/event.h"
#include "games/civic/option.h"
#include "games/civic/state.h"

// The rules that civic games share, as free functions on civic::State. A game plugs its own decisions and verbs in through `Rules`.
namespace stele::civic {

// Why something cannot be done; `Legal` if it can. Options and why_not ask the same functions, so they agree.
enum class Refusal : std::uint8_t {
  Legal,
  GameOver,
  OtherDecision,  // the game waits for something else
  // resources
  CannotPay,       // [M-RES-3]
  NoSuchResource,  // nothing of it is owed, or there is none
  // cards
  NotOnTrack,        // neither on the track nor in a pile
  PileEmpty,         // [M-ACQ-BLD]
  WrongKind,         // the effect asks for another kind of card
  TooDear,           // for the effect
  NotActivated,      // [M-USE-1]
  AlreadyActivated,  // [M-ACT-3], [M-ARCH-1]
  EmptySpace,
  UsedAlready,     // [M-ACTION-1]
  NoEffect,        // the card has none
  NothingHappens,  // the effect can do nothing now
  NotThisCard,     // the effect means other spaces
  Reinforced,      // already
  NotUsed,         // `ready`: nothing to take off
  NothingToDraw,   // [M-CITY-3] [M-CITY-4]
  NotInDiscard,
  NotDrawn,
  KnowledgeUnder,  // [M-ARCH-1] one that lies under a card is not picked by itself
  // wonders and policies
  NoWonderBegun,
  NoTileForWonder,  // [M-WON-3]
  PolicyDeveloped,
  OtherCivilization,
  PolicyNotDeveloped,
  NoPolicyActive,
  // the map
  NotAProvince,  // [M-CON-6]
  NotAdjacent,   // [M-CON-1]
  OwnProvince,
  TooFewUnits,  // [M-CON-2] [M-CON-5]
  NoUnitThere,
  KeepsOne,      // [M-CON-5]
  NotConnected,  // [M-CON-3] [M-MOVE-1]
  NotControlled,
  CapitalTaken,
  NotACapital,
  OutpostThere,  // [M-OUT-1]
  NoOutpostLeft,
  NeedsThreeUnits,
  HasWonder,  // [M-WON-3]
  NoExplorer,
  ExplorerActed,  // [M-EXP-2]
  NothingToTake,
  MarketVisited,
  NoToken,
  NotYours,
  // Heroes and Monsters
  HeroNotRevealed,
  HeroAcquired,  // [M-HERO-3] once per turn
  NoPlaceForHero,
  HeroNeeded,  // [M-HERO-4] without it there are too few Units, or they cost too much
  NoHero,
  ClosedByMonster,   // [M-MON-6] cannot be conquered
  HeldByMonster,     // Units cannot leave
  StoppedByMonster,  // an Explorer moves no further
  NoMonsterThere,
  CannotDefeat,
  // picks
  NotOffered,  // the alternative or the pending effect does not exist
  MustPick,    // cannot be passed
};

// One row a FrameKind: what may be answered, why not something else, what an answer does, and what runs by itself.
struct FrameRow {
  FrameKind kind;
  DecisionKind info;
  bool (*run)(const Catalogue&, State&, const Frame&, const Log&);  // true: went on by itself; null or false: waits for an answer
  void (*options)(const Catalogue&, const State&, const Frame&, Options&);
  Refusal (*refusal)(const Catalogue&, const State&, const Frame&, Option);
  void (*resume)(const Catalogue&, State&, const Frame&, Option, const Log&);
};

// The effect that asks: whose, from where, and what it may not do any more.
struct Asker {
  PlayerId who;
  Source source = kElsewhere;
  std::uint8_t flags = 0;  // kBorrowed, kRegained
  ThingId thing;
  std::uint8_t packed() const { return static_cast<std::uint8_t>(source | flags); }
};

// One row a verb that asks or that a game adds. `possible`: can it be done at all?
struct VerbRow {
  Op op;
  DecisionKind info;
  bool (*possible)(const Catalogue&, const State&, const Asker&, const Instruction&);
  void (*run)(const Catalogue&, State&, const Asker&, const Instruction&, std::uint16_t pc, const Log&);  // null: asks at once
  void (*options)(const Catalogue&, const State&, const Frame&, const Instruction&, Options&);
  Refusal (*refusal)(const Catalogue&, const State&, const Frame&, const Instruction&, Option);
  void (*resume)(const Catalogue&, State&, const Frame&, const Instruction&, Option, const Log&);
};

// What a game of the family plugs in.
struct Rules {
  const FrameRow* frames = nullptr;                                                 // kFrameKinds rows, in order
  const VerbRow* const* verbs = nullptr;                                            // by Op; null: runs without asking
  int (*count)(const Catalogue&, const State&, const Asker&, Count::Of) = nullptr;  // what lies on the map
  bool (*controls)(const State&, PlayerId, std::uint8_t terrain) = nullptr;
  bool (*wonder_fits)(const State&, PlayerId) = nullptr;                                  // [M-WON-3] there is a free tile
  void (*paid_for)(const Catalogue&, State&, PlayerId, Option, const Log&) = nullptr;     // the price of this option has been paid
  unsigned (*affected)(const Catalogue&, const State&, ThingId monster, Whom) = nullptr;  // bit by seat
  void (*leave_hero)(const Catalogue&, State&, PlayerId, const Log&) = nullptr;
  bool (*nothing_done)(const State&) = nullptr;                                                       // by the Automa's card
  void (*automa_did)(const Catalogue&, State&, const Instruction&, bool done, const Log&) = nullptr;  // [M-AUT-4] or could not
};

inline const VerbRow* verb_row(const Catalogue& cat, Op op) { return cat.rules->verbs[static_cast<std::size_t>(op)]; }

// The frame stack.
inline const FrameRow& row(const Catalogue& cat, const Frame& f) { return cat.rules->frames[static_cast<std::size_t>(f.kind)]; }
inline void push(State& s, const Frame& f) { s.board.stack.push_back(f); }
bool deep(const State&);                            // no further effect may begin another: keeps the stack within its bound
void settle(const Catalogue&, State&, const Log&);  // runs what runs by itself until somebody must choose or the game is over

// effects: run.cc
bool possible(const Catalogue&, const State&, const Asker&, Program);
bool holds(const Catalogue&, const State&, const Asker&, std::uint8_t condition);
int count(const Catalogue&, const State&, const Asker&, std::uint8_t count);
void start(State&, const Asker&, Program);                             // runs the program next
void ask(State&, const Asker&, const Instruction&, std::uint16_t pc);  // the verb's picks come next
int picks_of(const Instruction&);
inline constexpr int kSwapBegins = 20;  // `a` of a swap's frame before its first pick; then 1 + that space
void gain(const Catalogue&, State&, PlayerId, Resource, int n, ThingId by, const Log&);
void gain_produced(const Catalogue&, State&, PlayerId, CardId, const Log&);
Asker asker(const Frame&);

// triggers: trigger.cc
struct Occurrence {
  Occasion::Of of = Occasion::Of::Conquer;
  CardId card;                // Acquire
  Foe foe = Foe::Barbarians;  // Conquer
  bool province_was_empty = false, coastal = false, with_warlord = false, with_hero = false;
  Occasion::Find find = Occasion::Find::Anything;  // Explore; Anything: a Monster
  bool with_hero_on_it = false;                    // LoseProvince
};
void add_pending(State&, const Pending&);
// What happened to a player sets off what waits for it, and may send their Hero away.
void add_triggers(const Catalogue&, State&, PlayerId, const Occurrence&, const Log&);
void resolve_pending(State&, PlayerId, std::size_t from);  // those from this index on come next, in the order the player chooses

// Calls f(source, thing) for everything with this trait whose standing and triggered effects hold for the player [M-USE-2].
template <class F>
void for_each_active(const Catalogue& cat, const State& s, PlayerId p, Trait trait, F f) {
  const Player& player = s.board.at(p);
  if (p == s.board.active)
    for (unsigned left = s.board.turn.activated; left != 0; left &= left - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      if (((cat.traits[player.city[i].value] | cat.traits[player.under[i].value]) & trait) == 0) continue;
      if (cat.has(player.city[i], trait)) f(static_cast<Source>(i), thing(player.city[i]));
      if (cat.has(player.under[i], trait)) f(static_cast<Source>(kUnder + i), thing(player.under[i]));
    }
  if (cat.has(player.hero, trait)) f(kHeroSource, thing(player.hero));
  if (player.policies.empty() || p == s.board.automa) return;  // [M-AUT-8] an Automa's have no effect
  const Civilization& civ = cat.of(player.civ);
  if (civ.policy_traits[player.policies.back()] & trait)
    f(static_cast<Source>(kPolicySource + player.policies.size() - 1), civ.policies[player.policies.back()]);
}

// Calls f(card) for every City card of the player wherever it lies, in the middle of an effect too; not for archived ones and a Wonder
// under construction [M-SCORE-1].
template <class F>
void for_each_owned(const State& s, PlayerId p, F f) {
  const auto look = [&](const auto& cards) {
    for (const CardId c : cards)
      if (!c.is_none()) f(c);
  };
  const Player& player = s.board.at(p);
  look(player.city);
  look(player.under);
  look(player.discard);
  look(s.decks[p.value]);
  if (p == s.board.active) {
    look(s.board.turn.spent);
    look(s.board.turn.drawn);
  }
  for (const Frame& frame : s.board.stack)
    if ((frame.kind == FrameKind::FinishDrawn || frame.kind == FrameKind::FinishWonder || frame.kind == FrameKind::KeepKnowledge) &&
        frame.who == p)
      f(card(frame.thing.value));
}

// What the standing rules of a player come to, and which of the activated cards have a `use`. For the active player both are kept in
// Turn; whatever activates, archives, swaps or develops something notes them anew.
Modifiers standing_rules(const Catalogue&, const State&, PlayerId);
std::uint32_t usable_cards(const Catalogue&, const State&);
inline void note_active(const Catalogue& cat, State& s) {
  s.board.turn.modifiers = standing_rules(cat, s, s.board.active);
  s.board.turn.usable = usable_cards(cat, s);
}
inline Modifiers modifiers(const Catalogue& cat, const State& s, PlayerId p) {
  return p == s.board.active ? s.board.turn.modifiers : standing_rules(cat, s, p);
}

// payment: payment.cc
struct Price {
  Amounts fixed{};
  std::uint8_t wild = 0;
  Wild kind = Wild::Any;
  bool no_gold = false;
  std::uint8_t foe = 255;  // a conquest: Military earmarked for this Foe counts
};
bool can_pay(const State&, PlayerId, const Price&, const Modifiers&);
bool can_pay(const Catalogue&, const State&, PlayerId, const Price&);
void pay(const Catalogue&, State&, PlayerId, const Price&, const Modifiers&, const Log&);
Price price_of(const Catalogue&, const State&, const Asker&, const Instruction& pay);
Price wonder_price(int production, const Modifiers&);  // [M-USE-2] some standing rules let other resources pay

// cards: acquire.cc, wonders.cc, policies.cc
int changed_price(const Catalogue&, const Modifiers&, CardId);          // by standing rules
inline int price(const Catalogue& cat, const Modifiers& m, CardId c) {  // a Wonder: of its first section
  return m.changes_prices() ? changed_price(cat, m, c) : cat.of(c).cost;
}
int second_price(const Catalogue&, const Modifiers&, CardId);
Price full_price(const Catalogue&, const Modifiers&, CardId, int less);
int find_on_track(const State&, CardId);  // its place, or -1
bool on_offer(const Catalogue&, const State&, CardId);
void put_on_deck(State&, PlayerId, CardId);
CardId leave_track(State&, int place);
Refusal acquire_refusal(const Catalogue&, const State&, PlayerId, CardId, const Modifiers&, int less);
void receive(const Catalogue&, State&, PlayerId, CardId, bool bought, const Log&);
Refusal complete_refusal(const Catalogue&, const State&, PlayerId, const Modifiers&, int less);
void complete_wonder(const Catalogue&, State&, PlayerId, const Log&);
int policy_price(const Player&, int less);
Refusal develop_refusal(const Catalogue&, const State&, PlayerId, ThingId policy, int less);
void develop(const Catalogue&, State&, PlayerId, ThingId policy, const Log&);
ThingId policy_of(const Catalogue&, const Player&, std::size_t place);

// the City: city.cc, draw.cc
void activate(const Catalogue&, State&, PlayerId, unsigned spaces, const Log&);
bool can_draw(const Catalogue&, const State&, PlayerId);
CardId draw(const Catalogue&, State&, PlayerId, const Log&);  // none if nothing can be drawn
void begin_progress(const Catalogue&, State&, PlayerId, const Log&);
void clear_city(State&, PlayerId, const Log&);      // [M-CITY-1] activated cards go, reinforced ones stay
void fill_city(State&, PlayerId, unsigned spaces);  // pushes the frame that does it
Refusal use_refusal(const Catalogue&, const State&, PlayerId, Source);
void use(const Catalogue&, State&, PlayerId, Source, const Log&);
ThingId thing_at(const Catalogue&, const Player&, Source);
enum class Using : std::uint8_t { Drawn, Borrowed };
void use_card(const Catalogue&, State&, const Asker&, CardId, Using, const Log&);

// The rows that every game of the family has; `run` where a frame may go on by itself.
#define STELE_FRAME(name)                                                  \
  namespace name {                                                         \
  bool run(const Catalogue&, State&, const Frame&, const Log&);            \
  void options(const Catalogue&, const State&, const Frame&, Options&);    \
  Refusal refusal(const Catalogue&, const State&, const Frame&, Option);   \
  void resume(const Catalogue&, State&, const Frame&, Option, const Log&); \
  }
STELE_FRAME(verb_frame)            // run.cc
STELE_FRAME(offer_frame)           // run.cc
STELE_FRAME(branch_frame)          // run.cc
STELE_FRAME(order_frame)           // trigger.cc
STELE_FRAME(pay_frame)             // payment.cc
STELE_FRAME(drawn_frame)           // draw.cc
STELE_FRAME(use_drawn_frame)       // draw.cc
STELE_FRAME(keep_wonder_frame)     // wonders.cc
STELE_FRAME(keep_knowledge_frame)  // city.cc
STELE_FRAME(row_frame)             // city.cc
STELE_FRAME(column_frame)          // city.cc
#undef STELE_FRAME
bool run_effect(const Catalogue&, State&, const Frame&, const Log&);     // run.cc
bool finish_drawn(const Catalogue&, State&, const Frame&, const Log&);   // draw.cc
bool run_fill_city(const Catalogue&, State&, const Frame&, const Log&);  // city.cc
bool finish_wonder(const Catalogue&, State&, const Frame&, const Log&);  // wonders.cc
bool run_paid(const Catalogue&, State&, const Frame&, const Log&);       // payment.cc

const VerbRow* civic_verb(Op);  // verbs.cc

}  // namespace stele::civic
