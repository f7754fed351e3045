#pragma once

// The City: activating it, completing it, and the verbs that touch its cards.
#include <algorithm>
#include <cassert>

namespace stele::civic {

constexpr unsigned kAllSpaces = (1u << kCity) - 1;
inline bool has(unsigned set, std::size_t i) { return (set >> i & 1) != 0; }
template <class S>
bool is_activated(const S& s, PlayerId p, std::size_t space) {
  return has(s.board.turn_of(p).activated, space);
}

template <class S>
void to_discard(S& s, PlayerId p, CardId& c, const Log& log) {
  if (c.is_none()) return;
  s.board.at(p).discard.push_back(c);
  log.emit({EventKind::Discarded, p, 0, 0, thing(c)});
  c = {};
}

// Takes the card off the space; the Knowledge under it is discarded.
template <class S>
CardId lift(S& s, PlayerId p, std::size_t space, const Log& log) {
  auto& player = s.board.at(p);
  const CardId c = player.city[space];
  player.city[space] = {};
  to_discard(s, p, player.under[space], log);
  if constexpr (S::Limits::kRounds) {  // what has been straightened leaves no mark behind
    auto& reinforced = s.board.turn_of(p).reinforced;
    reinforced = static_cast<std::uint16_t>(reinforced & ~(1u << space));
  }
  return c;
}

template <class S>
void archive(S& s, PlayerId p, CardId c, const Log& log) {
  s.board.at(p).archived.push_back(c);
  log.emit({EventKind::Archived, p, 0, 0, thing(c)});
}

inline bool beside(std::size_t a, std::size_t b) {
  const int rows = static_cast<int>(a / 3) - static_cast<int>(b / 3), columns = static_cast<int>(a % 3) - static_cast<int>(b % 3);
  return rows * rows + columns * columns == 1;
}

inline bool acquired(const Catalogue& cat, CardId c) { return cat.of(c).group == Group::Development || cat.of(c).group == Group::Basic; }

// Whether the effect's words (`other`, `neighbour`, a kind) mean the card on this space.
template <class S>
Refusal selection_refusal(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, std::size_t space) {
  const CardId c = s.board.at(a.who).city[space];
  if (c.is_none()) return Refusal::EmptySpace;
  if (!cat.matches(i.select, c)) return Refusal::WrongKind;
  const Which which = cat.code.selects[i.select].select.which;
  if (which == Which::Any) return Refusal::Legal;
  if (which == Which::Acquired) return acquired(cat, c) ? Refusal::Legal : Refusal::NotThisCard;
  const bool in_city = a.source < 2 * kCity;
  const std::size_t own = a.source % kCity;
  const bool meant = which == Which::Other  ? !in_city || space != own
                     : which == Which::This ? in_city && space == own
                                            : in_city && beside(space, own);
  return meant ? Refusal::Legal : Refusal::NotThisCard;
}

inline bool this_card(const Catalogue& cat, const Instruction& i) { return cat.code.selects[i.select].select.which == Which::This; }

// A card that is itself meant must still lie in its user's City.
template <class S>
bool this_possible(const Catalogue& cat, const S& s, const Asker& a) {
  return a.source < 2 * kCity && s.board.has_turn(a.who) && is_activated(s, a.who, a.source % kCity) &&
         thing_at(cat, s.board.at(a.who), a.source) == a.thing;
}

template <class P>
ThingId thing_at(const Catalogue& cat, const P& p, Source source) {
  if (source < kCity) return p.city[source].is_none() ? ThingId{} : thing(p.city[source]);
  if (source < 2 * kCity) return p.under[source - kCity].is_none() ? ThingId{} : thing(p.under[source - kCity]);
  if (source < kWarlordSource)
    return source - kPolicySource < static_cast<int>(p.policies.size()) ? policy_of(cat, p, source - kPolicySource) : ThingId{};
  if (source == kHeroSource) return p.hero.is_none() ? ThingId{} : thing(p.hero);
  return source == kWarlordSource ? cat.of(p.civ).warlord : ThingId{};
}

// The spaces whose cards cannot be activated any more: [M-ACT-3] once a turn; [D-TERM-REINF] not after they were straightened.
template <class T>
unsigned awake(const T& turn) {
  return static_cast<unsigned>(turn.activated | turn.reinforced);
}

template <class S>
void wake(const Catalogue& cat, S& s, PlayerId p, unsigned spaces, const Log& log) {
  auto& player = s.board.at(p);
  auto& t = s.board.turn_of(p);
  unsigned seen = 0;
  for (unsigned left = spaces & ~awake(t); left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    if (player.city[i].is_none()) continue;  // [M-ACT-1] some may be empty
    t.activated = static_cast<std::uint16_t>(t.activated | 1u << i);
    // [M-ACT-1] A card on a Knowledge activates both. [M-ACT-2] What is printed on them is gained at once; what they do when they are
    // activated comes when all have been.
    const auto turned = [&](CardId c, std::size_t source) {
      log.emit({EventKind::Activated, p, static_cast<std::uint8_t>(i), 0, thing(c)});
      gain_produced(cat, s, p, c, log);
      const unsigned traits = cat.traits[c.value];
      seen |= traits;
      if (traits & kUsable) t.usable |= 1u << source;
      if (traits & kAwakening) add_pending(s, {cat.of(thing(c)).activated, thing(c), static_cast<Source>(source)});
    };
    turned(player.city[i], i);
    if (!player.under[i].is_none()) turned(player.under[i], kUnder + i);
  }
  if (seen & kStanding) note_standing(cat, s, p);
}

template <class S>
void activate(const Catalogue& cat, S& s, PlayerId p, unsigned spaces, const Log& log) {
  const std::size_t from = s.board.pending.size();
  wake(cat, s, p, spaces, log);
  resolve_pending(s, p, from);
}

template <class S>
void clear_city(S& s, PlayerId p, const Log& log) {
  auto& player = s.board.at(p);
  auto& t = s.board.turn_of(p);
  for (unsigned left = t.activated; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    if (!has(t.reinforced, i)) to_discard(s, p, player.city[i], log);  // [M-CITY-1] [M-REINF-1]
    to_discard(s, p, player.under[i], log);
  }
  player.discard.append(t.spent);
  for (std::size_t r = 0; r < kBase; ++r) player.resources[r] = 0;  // [M-RES-1]
}

template <class S>
void fill_city(S& s, PlayerId p, unsigned spaces, bool may_shuffle) {
  push(s, {FrameKind::FillCity, p, 0, static_cast<std::uint8_t>(!may_shuffle), static_cast<std::uint16_t>(spaces)});
}

// The mark of a card that was used from the deck stays on it wherever it comes to lie.
template <class S>
[[gnu::always_inline]] inline void mark_used(S& s, PlayerId p, std::size_t space) {
  auto& t = s.board.turn_of(p);
  const CardSet& marked = t.used_elsewhere;
  if (marked.empty() || !s.board.has_turn(p)) return;
  if (marked.contains(s.board.at(p).city[space])) t.used |= 1u << space;
  if (marked.contains(s.board.at(p).under[space])) t.used |= 1u << (kUnder + space);
}

// One space after the other, top left first [M-CITY-1]; the frame's `a` is where it stands when it stops for a question.
template <class S>
bool run_fill_city(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
  auto& player = s.board.at(f.who);
  for (unsigned left = f.pc & kAllSpaces << f.a; left != 0; left &= left - 1) {
    const auto space = static_cast<Source>(std::countr_zero(left));
    CardId& knowledge = player.under[space];
    while (player.city[space].is_none()) {
      const CardId c = draw(cat, s, f.who, f.b == 0, log);
      if (c.is_none()) {  // [M-CITY-3] The space stays empty; a Knowledge may stand alone.
        player.city[space] = knowledge;
        knowledge = {};
        mark_used(s, f.who, space);
        break;
      }
      log.emit({EventKind::Filled, f.who, space, static_cast<std::uint8_t>(!knowledge.is_none()), thing(c)});
      if (!cat.of(c).is_knowledge()) {
        player.city[space] = c;
        mark_used(s, f.who, space);
      } else if (knowledge.is_none()) {
        knowledge = c;  // [M-CITY-2] the next card goes on it
      } else {
        s.board.stack.back().a = space;
        push(s, {FrameKind::KeepKnowledge, f.who, space, 0, 0, thing(c)});
        return true;
      }
    }
  }
  s.board.stack.pop_back();
  return true;
}

namespace keep_knowledge_frame {

template <class S>
void options(const Catalogue&, const S& s, const Frame& f, Options& out) {
  const CardId old = s.board.at(f.who).under[f.a];
  out.push_back({OptionKind::Card, old.value});
  if (f.thing.value != old.value) out.push_back({OptionKind::Card, static_cast<std::uint8_t>(f.thing.value)});
}
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  return o.a == s.board.at(f.who).under[f.a].value || o.a == f.thing.value ? Refusal::Legal : Refusal::NotOffered;
}
// [M-CITY-2] Keep one of the two and discard the other, until a card comes that is not a Knowledge.
template <class S>
void resume(const Catalogue&, S& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  CardId& old = s.board.at(f.who).under[f.a];
  CardId gone = card(f.thing.value);
  if (card(o.a) != old) std::swap(gone, old);
  to_discard(s, f.who, gone, log);
}

}  // namespace keep_knowledge_frame

// [M-ACT-1] Choose one row and one column.
namespace row_frame {
template <class S>
void options(const Catalogue&, const S&, const Frame&, Options& out) {
  for (std::uint8_t i = 0; i < 3; ++i) out.push_back({OptionKind::Row, i});
}
template <class S>
Refusal refusal(const Catalogue&, const S&, const Frame&, Option o) {
  return o.kind == OptionKind::Row && o.a < 3 ? Refusal::Legal : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue&, S& s, const Frame& f, Option o, const Log&) {
  s.board.turn_of(f.who).row = o.a;
  s.board.stack.back() = {FrameKind::Column, f.who};
}
}  // namespace row_frame

namespace column_frame {
template <class S>
void options(const Catalogue&, const S&, const Frame&, Options& out) {
  for (std::uint8_t i = 0; i < 3; ++i) out.push_back({OptionKind::Column, i});
}
template <class S>
Refusal refusal(const Catalogue&, const S&, const Frame&, Option o) {
  return o.kind == OptionKind::Column && o.a < 3 ? Refusal::Legal : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  auto& t = s.board.turn_of(f.who);
  t.column = o.a;
  activate(cat, s, f.who, 7u << (3 * t.row) | 0x49u << t.column, log);
}
}  // namespace column_frame

template <class S>
Refusal use_refusal(const Catalogue& cat, const S& s, PlayerId p, Source source) {
  const auto& player = s.board.at(p);
  if (source == kHeroSource && player.hero.is_none()) return Refusal::NoHero;
  if (source >= kPolicySource && source < kWarlordSource) {
    if (player.policies.empty()) return Refusal::NoPolicyActive;
    source = static_cast<Source>(kPolicySource + player.policies.size() - 1);  // [M-POL-2] only the newest is active
  }
  const ThingId id = thing_at(cat, player, source);
  if (id.is_none()) return Refusal::EmptySpace;
  if (source < kPolicySource && !is_activated(s, p, source % kCity)) return Refusal::NotActivated;  // [M-USE-1]
  if (cat.of(id).use == 0) return Refusal::NoEffect;
  if (s.board.turn_of(p).used >> source & 1) return Refusal::UsedAlready;  // [M-ACTION-1]
  return possible(cat, s, {p, source, 0, id}, cat.of(id).use) ? Refusal::Legal : Refusal::NothingHappens;
}

template <class S>
void use(const Catalogue& cat, S& s, PlayerId p, Source source, const Log& log) {
  const auto& player = s.board.at(p);
  if (source >= kPolicySource && source < kWarlordSource) source = static_cast<Source>(kPolicySource + player.policies.size() - 1);
  const ThingId id = thing_at(cat, player, source);
  s.board.turn_of(p).used |= 1u << source;
  log.emit({EventKind::Used, p, 0, 0, id});
  if (source == kHeroSource) {
    s.board.turn_of(p).used_elsewhere.add(player.hero);  // the mark stays if it leaves and comes back
    if (cat.of(id).leave.on_use) push(s, {FrameKind::LeaveHero, p, 0, 0, 0, id});
  }
  start(s, {p, source, 0, id}, cat.of(id).use);
}

// What archive, discard, reinforce, refresh and activate have in common: they pick spaces of one's own City.
// `test` says why one of them is not meant.

// Whether there are at least `n` such spaces.
template <class S, class SpaceTest>
bool spaces_for(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, SpaceTest test, int n = 1) {
  for (std::size_t space = 0; n > 0 && space < kCity; ++space) n -= test(cat, s, a, i, space) == Refusal::Legal ? 1 : 0;
  return n <= 0;
}
template <class S, class SpaceTest>
void space_options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, SpaceTest test, Options& out) {
  const Asker a = asker(f);
  for (std::uint8_t space = 0; space < kCity; ++space)
    if (test(cat, s, a, i, space) == Refusal::Legal) out.push_back({OptionKind::Space, space});
}
template <class S, class SpaceTest>
Refusal space_refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, SpaceTest test, Option o) {
  if (o.kind != OptionKind::Space) return Refusal::OtherDecision;
  if (o.a >= 2 * kCity) return Refusal::EmptySpace;
  if (o.a >= kCity) return Refusal::KnowledgeUnder;  // [M-ARCH-1]
  return test(cat, s, asker(f), i, o.a);
}

// [M-ARCH-1] [D-TERM-ARCH] A City card that is not activated.
namespace archive_verb {

template <class S>
Refusal test(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, std::size_t space) {
  const Refusal r = selection_refusal(cat, s, a, i, space);
  return r != Refusal::Legal ? r : is_activated(s, a.who, space) ? Refusal::AlreadyActivated : Refusal::Legal;
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  if (this_card(cat, i)) return this_possible(cat, s, a);
  return spaces_for(cat, s, a, i, test<S>, i.op == Op::CostArchive ? i.n : 1);
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction& i, std::uint16_t pc, const Log& log) {
  if (!this_card(cat, i)) return ask(s, a, i, pc);
  // `archive this` takes the activated card itself.
  auto& player = s.board.at(a.who);
  const std::size_t space = a.source % kCity;
  if (a.source >= kUnder) {
    archive(s, a.who, player.under[space], log);
    player.under[space] = {};
  } else {
    archive(s, a.who, lift(s, a.who, space, log), log);
    auto& t = s.board.turn_of(a.who);
    t.activated = static_cast<std::uint16_t>(t.activated & ~(1u << space));
    t.reinforced = static_cast<std::uint16_t>(t.reinforced & ~(1u << space));
  }
  note_standing(cat, s, a.who);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  space_options(cat, s, f, i, test<S>, out);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return space_refusal(cat, s, f, i, test<S>, o);
}
template <class S>
void resume(const Catalogue&, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  archive(s, f.who, lift(s, f.who, o.a, log), log);
}

}  // namespace archive_verb

// [M-DISC-1] [D-TERM-DISC] A card that is not activated, with the Knowledge under it.
namespace discard_verb {

inline bool only_knowledge(const Catalogue& cat, const Instruction& i) { return cat.code.selects[i.select].select.kind == Kind::Knowledge; }

// `discard N knowledge` takes the Knowledge alone, from under its card too.
template <class S>
Refusal test(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, std::size_t space) {
  const bool under = only_knowledge(cat, i) && !s.board.at(a.who).under[space].is_none();
  if (under) return is_activated(s, a.who, space) ? Refusal::AlreadyActivated : Refusal::Legal;
  return archive_verb::test(cat, s, a, i, space);
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  return spaces_for(cat, s, a, i, test<S>, i.op == Op::CostDiscard ? i.n : 1);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  space_options(cat, s, f, i, test<S>, out);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return space_refusal(cat, s, f, i, test<S>, o);
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  --s.board.stack.back().a;
  if (CardId& under = s.board.at(f.who).under[o.a]; only_knowledge(cat, i) && !under.is_none()) return to_discard(s, f.who, under, log);
  CardId c = lift(s, f.who, o.a, log);
  to_discard(s, f.who, c, log);
}

}  // namespace discard_verb

// [M-REINF-1] An activated card; it happens when the City is completed. [D-TERM-REINF] In a game of rounds it is straightened at once.
namespace reinforce_verb {

template <class S>
Refusal test(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, std::size_t space) {
  const Refusal r = selection_refusal(cat, s, a, i, space);
  if (r != Refusal::Legal) return r;
  if (!is_activated(s, a.who, space)) return Refusal::NotActivated;
  return has(s.board.turn_of(a.who).reinforced, space) ? Refusal::Reinforced : Refusal::Legal;
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  if (this_card(cat, i)) return a.source < kCity && this_possible(cat, s, a) && !has(s.board.turn_of(a.who).reinforced, a.source);
  return spaces_for(cat, s, a, i, test<S>);
}
template <class S>
void reinforce(const Catalogue& cat, S& s, PlayerId p, std::size_t space, const Log& log) {
  auto& t = s.board.turn_of(p);
  t.reinforced = static_cast<std::uint16_t>(t.reinforced | 1u << space);
  log.emit({EventKind::Reinforced, p, 0, 0, thing(s.board.at(p).city[space])});
  if constexpr (S::Limits::kRounds) {
    t.activated = static_cast<std::uint16_t>(t.activated & ~(1u << space));
    to_discard(s, p, s.board.at(p).under[space], log);
    note_standing(cat, s, p);
  }
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction& i, std::uint16_t pc, const Log& log) {
  if (this_card(cat, i))
    reinforce(cat, s, a.who, a.source % kCity, log);
  else
    ask(s, a, i, pc);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  space_options(cat, s, f, i, test<S>, out);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return space_refusal(cat, s, f, i, test<S>, o);
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  reinforce(cat, s, f.who, o.a, log);
}

}  // namespace reinforce_verb

// Discards City cards that are not activated, then fills their spaces.
namespace refresh_verb {

template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  return spaces_for(cat, s, a, i, archive_verb::test<S>);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  space_options(cat, s, f, i, archive_verb::test<S>, out);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return space_refusal(cat, s, f, i, archive_verb::test<S>, o);
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  auto& t = s.board.turn_of(f.who);
  CardId c = lift(s, f.who, o.a, log);
  to_discard(s, f.who, c, log);
  t.refreshing = static_cast<std::uint16_t>(t.refreshing | 1u << o.a);
  t.used &= ~(1u << o.a | 1u << (kUnder + o.a));
  if (--s.board.stack.back().a > 0 && spaces_for(cat, s, asker(f), i, archive_verb::test<S>)) return;
  s.board.stack.pop_back();
  fill_city(s, f.who, t.refreshing);
  t.refreshing = 0;
}

}  // namespace refresh_verb

// City cards not yet activated are activated now.
namespace activate_verb {

template <class S>
Refusal test(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, std::size_t space) {
  const Refusal r = archive_verb::test(cat, s, a, i, space);
  return r == Refusal::Legal && has(s.board.turn_of(a.who).reinforced, space) ? Refusal::AlreadyActivated : r;
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  return s.board.has_turn(a.who) && spaces_for(cat, s, a, i, test<S>);
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction& i, std::uint16_t pc, const Log& log) {
  if (i.n == 0)
    activate(cat, s, a.who, kAllSpaces, log);
  else
    ask(s, a, i, pc);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  space_options(cat, s, f, i, test<S>, out);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return space_refusal(cat, s, f, i, test<S>, o);
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  activate(cat, s, f.who, 1u << o.a, log);
}

}  // namespace activate_verb

// Two spaces change places with everything on them.
namespace swap_verb {

template <class S>
bool possible(const Catalogue&, const S& s, const Asker& a, const Instruction&) {
  const auto& city = s.board.at(a.who).city;
  return s.board.has_turn(a.who) && std::any_of(city.begin(), city.end(), [](CardId c) { return !c.is_none(); });
}
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Space) return Refusal::OtherDecision;
  if (o.a >= kCity) return Refusal::KnowledgeUnder;
  if (f.a == kSwapBegins) return s.board.at(f.who).city[o.a].is_none() ? Refusal::EmptySpace : Refusal::Legal;
  return o.a + 1 == f.a ? Refusal::NotThisCard : Refusal::Legal;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  for (std::uint8_t space = 0; space < kCity; ++space)
    if (refusal(cat, s, f, i, {OptionKind::Space, space}) == Refusal::Legal) out.push_back({OptionKind::Space, space});
}
template <class Bits>
void swap_bits(Bits& bits, unsigned a, unsigned b) {
  const auto differ = static_cast<unsigned>((bits >> a ^ bits >> b) & 1u);
  bits = static_cast<Bits>(bits ^ (differ << a | differ << b));
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  if (f.a == kSwapBegins) {
    s.board.stack.back().a = static_cast<std::uint8_t>(1 + o.a);
    return;
  }
  s.board.stack.pop_back();
  const unsigned a = f.a - 1u, b = o.a;
  auto& player = s.board.at(f.who);
  auto& t = s.board.turn_of(f.who);
  std::swap(player.city[a], player.city[b]);
  std::swap(player.under[a], player.under[b]);
  swap_bits(t.activated, a, b);
  swap_bits(t.reinforced, a, b);
  swap_bits(t.used, a, b);
  swap_bits(t.used, kUnder + a, kUnder + b);
  std::swap(t.fired[a], t.fired[b]);
  std::swap(t.fired[kUnder + a], t.fired[kUnder + b]);
  // An effect goes on from where its card lies now.
  const auto follow = [&](std::uint8_t& packed) {
    const unsigned source = source_in(packed), space = source % kCity;
    if (source < 2 * kCity && (space == a || space == b)) packed = static_cast<std::uint8_t>(packed - space + (space == a ? b : a));
  };
  for (Frame& frame : s.board.stack)
    if (has_source(frame.kind)) follow(frame.b);
  for (Pending& p : s.board.pending) follow(p.b);
  note_standing(cat, s, f.who);
  log.emit({EventKind::Swapped, f.who, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
}

}  // namespace swap_verb

}  // namespace stele::civic
