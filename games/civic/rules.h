#pragma once

#include <bit>

#include "games/civic/event.h"
#include "games/civic/option.h"
#include "games/civic/state.h"

// The rules that civic games share, as free functions on the State `S` of a game. A game plugs its own decisions and verbs in through
// `Rules<S>`. What is declared here is defined in the headers at the end, one a rule area.
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
  // Duel
  NoProvince,         // [D-ACQ-BLD] to lay it on
  NothingToConquer,   // [D-CON-1]
  HoldsAdvantage,     // [D-ADV-2] already
  OtherResource,      // [D-ADV-2] another one lies there
  TooLittle,          // [D-ADV-2]
  NeedsAdvantage,     // [D-WAR-1]
  NotAFreeCity,       // [D-AMB-1] neither on the track nor one's own
  NegotiatedAlready,  // [D-AMB-5]
  NotALand,           // [D-EXPL-2] face up
  EnvoyThere,         // [D-EXPL-2] already
  NotPlayed,          // the module
  NotInHand,          // [D-SPY-3]
  IntriguePlayed,     // [D-SPY-3] once a round
  NothingToSpy,       // [D-SPY-2] the pile is empty
  ReserveFull,        // [D-TERM-RESERVE]
  NotInPile,          // [D-CIV-AZTEC] no Province of one's own
  HasType,            // [D-CIV-AZTEC] none twice
  NoMarker,           // [D-CIV-AZTEC] of this type left
};

// One row a FrameKind: what may be answered, why not something else, what an answer does, and what runs by itself.
template <class S>
struct FrameRow {
  FrameKind kind;
  DecisionKind info;
  bool (*run)(const Catalogue&, S&, const Frame&, const Log&);  // true: went on by itself; null or false: waits for an answer
  void (*options)(const Catalogue&, const S&, const Frame&, Options&);
  Refusal (*refusal)(const Catalogue&, const S&, const Frame&, Option);
  void (*resume)(const Catalogue&, S&, const Frame&, Option, const Log&);
};

// A game's rows by their kind; what it does not have stays empty.
template <class S, std::size_t N>
constexpr std::array<FrameRow<S>, kFrameKinds> by_kind(const FrameRow<S> (&rows)[N]) {
  std::array<FrameRow<S>, kFrameKinds> out{};
  for (const FrameRow<S>& r : rows) out[static_cast<std::size_t>(r.kind)] = r;
  return out;
}

// The effect that asks: whose, from where, and what it may not do any more.
struct Asker {
  PlayerId who;
  Source source = kElsewhere;
  std::uint8_t flags = 0;  // kBorrowed, kRegained
  ThingId thing;
  std::uint8_t packed() const { return static_cast<std::uint8_t>(source | flags); }
};

// One row a verb that asks or that a game adds. `possible`: can it be done at all?
template <class S>
struct VerbRow {
  Op op;
  DecisionKind info;
  bool (*possible)(const Catalogue&, const S&, const Asker&, const Instruction&);
  void (*run)(const Catalogue&, S&, const Asker&, const Instruction&, std::uint16_t pc, const Log&);  // null: asks at once
  void (*options)(const Catalogue&, const S&, const Frame&, const Instruction&, Options&);
  Refusal (*refusal)(const Catalogue&, const S&, const Frame&, const Instruction&, Option);
  void (*resume)(const Catalogue&, S&, const Frame&, const Instruction&, Option, const Log&);
};

// What a game of the family plugs in.
template <class S>
struct Rules : AnyRules {
  const FrameRow<S>* frames = nullptr;       // kFrameKinds rows, in order
  const VerbRow<S>* const* verbs = nullptr;  // by Op; null: runs without asking
  // What lies on the map; `terrain`: of ProvinceOfType.
  int (*count)(const Catalogue&, const S&, const Asker&, Count::Of, std::uint8_t terrain) = nullptr;
  bool (*controls)(const Catalogue&, const S&, PlayerId, std::uint8_t terrain) = nullptr;
  bool (*wonder_fits)(const S&, PlayerId) = nullptr;  // [M-WON-3] there is a free tile; null: its token is not placed
  void (*paid_for)(const Catalogue&, S&, PlayerId, Option, const Log&) = nullptr;     // the price of this option has been paid
  unsigned (*affected)(const Catalogue&, const S&, ThingId monster, Whom) = nullptr;  // bit by seat
  void (*leave_hero)(const Catalogue&, S&, PlayerId, const Log&) = nullptr;
  bool (*nothing_done)(const S&) = nullptr;                                                       // by the Automa's card
  void (*automa_did)(const Catalogue&, S&, const Instruction&, bool done, const Log&) = nullptr;  // [M-AUT-4] or could not
  // Where cards are acquired that never lie in a City: whether they find a place, and putting them there.
  Refusal (*place_refusal)(const Catalogue&, const S&, PlayerId, CardId) = nullptr;
  void (*place)(const Catalogue&, S&, PlayerId, CardId, bool bought, const Log&) = nullptr;
  FixedVector<CardId, 2>* (*reserved)(S&, PlayerId) = nullptr;  // [D-TERM-RESERVE]; null: nothing is ever reserved
  bool (*has_advantage)(const S&, PlayerId) = nullptr;
};

template <class S>
const Rules<S>& rules_of(const Catalogue& cat) {
  return *static_cast<const Rules<S>*>(cat.rules);
}
template <class S>
const VerbRow<S>* verb_row(const Catalogue& cat, Op op) {
  return rules_of<S>(cat).verbs[static_cast<std::size_t>(op)];
}

// The frame stack.
template <class S>
const FrameRow<S>& row(const Catalogue& cat, const Frame& f) {
  return rules_of<S>(cat).frames[static_cast<std::size_t>(f.kind)];
}
template <class S>
void push(S& s, const Frame& f) {
  s.board.stack.push_back(f);
}
template <class S>
bool deep(const S&);  // no further effect may begin another: keeps the stack within its bound
template <class S>
void settle(const Catalogue&, S&, const Log&);  // runs what runs by itself until somebody must choose or the game is over

// effects: run.h
template <class S>
bool possible(const Catalogue&, const S&, const Asker&, Program);
template <class S>
bool holds(const Catalogue&, const S&, const Asker&, std::uint8_t condition);
template <class S>
int count(const Catalogue&, const S&, const Asker&, std::uint8_t count);
template <class S>
void start(S&, const Asker&, Program);  // runs the program next
template <class S>
void ask(S&, const Asker&, const Instruction&, std::uint16_t pc);  // the verb's picks come next
int picks_of(const Instruction&);
inline constexpr int kSwapBegins = 20;  // `a` of a swap's frame before its first pick; then 1 + that space
template <class S>
void gain(const Catalogue&, S&, PlayerId, Resource, int n, ThingId by, const Log&);
template <class S>
void gain_produced(const Catalogue&, S&, PlayerId, CardId, const Log&);
Asker asker(const Frame&);

// triggers: trigger.h
struct Occurrence {
  Occasion::Of of = Occasion::Of::Conquer;
  CardId card;                // Acquire
  Foe foe = Foe::Barbarians;  // Conquer
  bool province_was_empty = false, coastal = false, with_warlord = false, with_hero = false;
  Occasion::Find find = Occasion::Find::Anything;  // Explore; Anything: a Monster
  bool with_hero_on_it = false;                    // LoseProvince
};
template <class S>
void add_pending(S&, const Pending&);
// What happened to a player sets off what waits for it, and may send their Hero away.
template <class S>
void add_triggers(const Catalogue&, S&, PlayerId, const Occurrence&, const Log&);
template <class S>
void resolve_pending(S&, PlayerId, std::size_t from);  // those from this index on come next, in the order the player chooses

// Calls f(source, thing) for everything with this trait whose standing and triggered effects hold for the player [M-USE-2] [D-TURN-4].
template <class S, class F>
void for_each_active(const Catalogue& cat, const S& s, PlayerId p, Trait trait, F f) {
  const auto& player = s.board.at(p);
  if (s.board.has_turn(p))
    for (unsigned left = s.board.turn_of(p).activated; left != 0; left &= left - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      if (((cat.traits[player.city[i].value] | cat.traits[player.under[i].value]) & trait) == 0) continue;
      if (cat.has(player.city[i], trait)) f(static_cast<Source>(i), thing(player.city[i]));
      if (cat.has(player.under[i], trait)) f(static_cast<Source>(kUnder + i), thing(player.under[i]));
    }
  if (cat.has(player.hero, trait)) f(kHeroSource, thing(player.hero));
  if constexpr (S::Limits::kOwnRules)
    if (const Civilization& own = cat.of(player.civ); own.rule_traits & trait)
      f(kElsewhere, own.rule);                                 // [D-CIV-MALI], and [D-CIV-JAPAN] has none
  if (player.policies.empty() || p == s.board.automa) return;  // [M-AUT-8] an Automa's have no effect
  const Civilization& civ = cat.of(player.civ);
  if (civ.policy_traits[player.policies.back()] & trait)
    f(static_cast<Source>(kPolicySource + player.policies.size() - 1), civ.policies[player.policies.back()]);
}

// Calls f(card) for every City card of the player wherever it lies, in the middle of an effect too; not for archived ones and a Wonder
// under construction [M-SCORE-1].
template <class S, class F>
void for_each_owned(const S& s, PlayerId p, F f) {
  const auto look = [&](const auto& cards) {
    for (const CardId c : cards)
      if (!c.is_none()) f(c);
  };
  const auto& player = s.board.at(p);
  look(player.city);
  look(player.under);
  look(player.discard);
  look(s.decks[p.value]);
  if (s.board.has_turn(p)) {
    look(s.board.turn_of(p).spent);
    look(s.board.turn_of(p).drawn);
  }
  for (const Frame& frame : s.board.stack)
    if ((frame.kind == FrameKind::FinishDrawn || frame.kind == FrameKind::FinishWonder || frame.kind == FrameKind::KeepKnowledge) &&
        frame.who == p)
      f(card(frame.thing.value));
}

// What the standing rules of a player come to, and which of the activated cards have a `use`. For whoever has a Turn both are kept in
// it; whatever activates, archives, swaps or develops something notes them anew.
template <class S>
Modifiers standing_rules(const Catalogue&, const S&, PlayerId);
template <class S>
std::uint32_t usable_cards(const Catalogue&, const S&, PlayerId);
template <class S>
void note_standing(const Catalogue& cat, S& s, PlayerId p) {
  if (!s.board.has_turn(p)) return;
  auto& t = s.board.turn_of(p);
  t.modifiers = standing_rules(cat, s, p);
  t.usable = usable_cards(cat, s, p);
}
template <class S>
Modifiers modifiers(const Catalogue& cat, const S& s, PlayerId p) {
  return s.board.has_turn(p) ? s.board.turn_of(p).modifiers : standing_rules(cat, s, p);
}

// payment: payment.h
struct Price {
  Amounts fixed{};
  std::uint8_t wild = 0;
  Wild kind = Wild::Any;
  bool no_gold = false;
  std::uint8_t foe = 255;  // a conquest: Military earmarked for this Foe counts
};
inline Price of_one(Resource r, int n) {
  Price out;
  out.fixed[static_cast<std::size_t>(r)] = static_cast<std::uint8_t>(n);
  return out;
}
template <class S>
bool can_pay(const S&, PlayerId, const Price&, const Modifiers&);
template <class S>
bool can_pay(const Catalogue&, const S&, PlayerId, const Price&);
template <class S>
void pay(const Catalogue&, S&, PlayerId, const Price&, const Modifiers&, const Log&);
template <class S>
Price price_of(const Catalogue&, const S&, const Asker&, const Instruction& pay);
Price wonder_price(int production, const Modifiers&);  // [M-USE-2] some standing rules let other resources pay

// cards: acquire.h, wonders.h, policies.h
int changed_price(const Catalogue&, const Modifiers&, CardId);          // by standing rules
inline int price(const Catalogue& cat, const Modifiers& m, CardId c) {  // a Wonder: of its first section
  return m.changes_prices() ? changed_price(cat, m, c) : cat.of(c).cost;
}
int second_price(const Catalogue&, const Modifiers&, CardId);
Price full_price(const Catalogue&, const Modifiers&, CardId, int less);
template <class S>
int find_on_track(const S&, CardId);  // its place, or -1
template <class S>
bool on_offer(const Catalogue&, const S&, PlayerId, CardId);  // on the track, in a pile, or reserved for the player
template <class S>
void put_on_deck(S&, PlayerId, CardId);
template <class S>
CardId leave_track(S&, int place);
template <class S>
Refusal acquire_refusal(const Catalogue&, const S&, PlayerId, CardId, const Modifiers&, int less);
template <class S>
void receive(const Catalogue&, S&, PlayerId, CardId, bool bought, const Log&);
template <class S>
Refusal complete_refusal(const Catalogue&, const S&, PlayerId, const Modifiers&, int less);
template <class S>
void complete_wonder(const Catalogue&, S&, PlayerId, const Log&);
template <class P>
int policy_price(const P& player, int less);
template <class S>
Refusal develop_refusal(const Catalogue&, const S&, PlayerId, ThingId policy, int less);
template <class S>
void develop(const Catalogue&, S&, PlayerId, ThingId policy, const Log&);
template <class P>
ThingId policy_of(const Catalogue&, const P& player, std::size_t place);

// the City: city.h, draw.h
template <class S>
void wake(const Catalogue&, S&, PlayerId, unsigned spaces, const Log&);  // activates them; what that sets off is pending
template <class S>
void activate(const Catalogue&, S&, PlayerId, unsigned spaces, const Log&);
template <class S>
bool can_draw(const Catalogue&, const S&, PlayerId);
template <class S>
CardId draw(const Catalogue&, S&, PlayerId, bool may_shuffle, const Log&);  // none if nothing can be drawn
template <class S>
void begin_progress(const Catalogue&, S&, PlayerId, const Log&);
template <class S>
void clear_city(S&, PlayerId, const Log&);  // [M-CITY-1] activated cards go, reinforced ones stay
template <class S>
void fill_city(S&, PlayerId, unsigned spaces, bool may_shuffle = !S::Limits::kRounds);  // pushes the frame that does it
template <class S>
Refusal use_refusal(const Catalogue&, const S&, PlayerId, Source);
template <class S>
void use(const Catalogue&, S&, PlayerId, Source, const Log&);
template <class P>
ThingId thing_at(const Catalogue&, const P& player, Source);
enum class Using : std::uint8_t { Drawn, Borrowed };
template <class S>
void use_card(const Catalogue&, S&, const Asker&, CardId, Using, const Log&);

// The rows that every game of the family has; `run` where a frame may go on by itself.
#define STELE_FRAME(name)                                              \
  namespace name {                                                     \
  template <class S>                                                   \
  bool run(const Catalogue&, S&, const Frame&, const Log&);            \
  template <class S>                                                   \
  void options(const Catalogue&, const S&, const Frame&, Options&);    \
  template <class S>                                                   \
  Refusal refusal(const Catalogue&, const S&, const Frame&, Option);   \
  template <class S>                                                   \
  void resume(const Catalogue&, S&, const Frame&, Option, const Log&); \
  }
STELE_FRAME(verb_frame)            // run.h
STELE_FRAME(offer_frame)           // run.h
STELE_FRAME(branch_frame)          // run.h
STELE_FRAME(order_frame)           // trigger.h
STELE_FRAME(pay_frame)             // payment.h
STELE_FRAME(drawn_frame)           // draw.h
STELE_FRAME(use_drawn_frame)       // draw.h
STELE_FRAME(keep_wonder_frame)     // wonders.h
STELE_FRAME(keep_knowledge_frame)  // city.h
STELE_FRAME(row_frame)             // city.h
STELE_FRAME(column_frame)          // city.h
#undef STELE_FRAME
template <class S>
bool run_effect(const Catalogue&, S&, const Frame&, const Log&);  // run.h
template <class S>
bool finish_drawn(const Catalogue&, S&, const Frame&, const Log&);  // draw.h
template <class S>
bool run_fill_city(const Catalogue&, S&, const Frame&, const Log&);  // city.h
template <class S>
bool finish_wonder(const Catalogue&, S&, const Frame&, const Log&);  // wonders.h
template <class S>
bool run_paid(const Catalogue&, S&, const Frame&, const Log&);  // payment.h

// The verbs that every game of the family knows. A game adds its own.
#define STELE_VERB(name)                                                                          \
  namespace name {                                                                                \
  template <class S>                                                                              \
  bool possible(const Catalogue&, const S&, const Asker&, const Instruction&);                    \
  template <class S>                                                                              \
  void run(const Catalogue&, S&, const Asker&, const Instruction&, std::uint16_t pc, const Log&); \
  template <class S>                                                                              \
  void options(const Catalogue&, const S&, const Frame&, const Instruction&, Options&);           \
  template <class S>                                                                              \
  Refusal refusal(const Catalogue&, const S&, const Frame&, const Instruction&, Option);          \
  template <class S>                                                                              \
  void resume(const Catalogue&, S&, const Frame&, const Instruction&, Option, const Log&);        \
  }
STELE_VERB(archive_verb)  // city.h
STELE_VERB(discard_verb)
STELE_VERB(reinforce_verb)
STELE_VERB(refresh_verb)
STELE_VERB(activate_verb)
STELE_VERB(swap_verb)
STELE_VERB(progress_verb)  // draw.h
STELE_VERB(draw_verb)
STELE_VERB(recall_verb)
STELE_VERB(copy_verb)  // borrow.h
STELE_VERB(use_from_track_verb)
STELE_VERB(ready_verb)
STELE_VERB(gain_base_verb)
STELE_VERB(acquire_verb)  // acquire.h
STELE_VERB(take_verb)
STELE_VERB(clear_track_verb)
STELE_VERB(build_section_verb)  // wonders.h
STELE_VERB(develop_verb)        // policies.h
STELE_VERB(regain_verb)
#undef STELE_VERB
template <class S>
const VerbRow<S>* civic_verb(Op);  // verbs.h

}  // namespace stele::civic

#include "games/civic/acquire.h"
#include "games/civic/borrow.h"
#include "games/civic/city.h"
#include "games/civic/draw.h"
#include "games/civic/payment.h"
#include "games/civic/policies.h"
#include "games/civic/run.h"
#include "games/civic/track.h"
#include "games/civic/trigger.h"
#include "games/civic/verbs.h"
#include "games/civic/wonders.h"
