#pragma once

// Drawing City cards and using them: Scientific progress, `draw N, use K`, recall.
#include <algorithm>

namespace stele::civic {

// [M-CITY-4] A discard of nothing but Knowledge is not shuffled, for the City or for any other draw.
template <class P>
bool can_shuffle(const Catalogue& cat, const P& p) {
  return std::any_of(p.discard.begin(), p.discard.end(), [&](CardId c) { return !cat.of(c).is_knowledge(); });
}

template <class S>
bool can_draw(const Catalogue& cat, const S& s, PlayerId p) {
  return !s.decks[p.value].empty() || (!S::Limits::kRounds && can_shuffle(cat, s.board.at(p)));  // [D-END-1]
}

// [M-CITY-3] The discard becomes the deck when a card must be drawn, not before.
template <class S>
[[gnu::noinline]] bool reshuffle(const Catalogue& cat, S& s, PlayerId p, const Log& log) {
  auto& player = s.board.at(p);
  if (!can_shuffle(cat, player)) return false;
  s.decks[p.value].append(player.discard);
  player.discard.clear();
  s.rng.shuffle(s.decks[p.value]);
  log.emit({EventKind::Reshuffled, p});
  return true;
}

template <class S>
[[gnu::always_inline]] inline CardId draw(const Catalogue& cat, S& s, PlayerId p, bool may_shuffle, const Log& log) {
  auto& deck = s.decks[p.value];
  if (deck.empty() && (!may_shuffle || !reshuffle(cat, s, p, log))) return {};
  if (auto& known = s.board.at(p).known_top; known > 0) --known;
  return deck.pop_back();
}

// [D-TERM-USE] Gains what the card produces and, as the next things to happen, runs what it does when activated and uses its effect.
template <class S>
void use_card(const Catalogue& cat, S& s, const Asker& a, CardId c, Using how, const Log& log) {
  const Thing& t = cat.of(thing(c));
  gain_produced(cat, s, a.who, c, log);
  if (t.use != 0) push(s, {FrameKind::UseDrawn, a.who, static_cast<std::uint8_t>(how), a.packed(), 0, thing(c)});
  start(s, {a.who, a.source, a.flags, thing(c)}, t.activated);
}

template <class S>
bool finish_drawn(const Catalogue&, S& s, const Frame& f, const Log& log) {
  s.board.stack.pop_back();
  const CardId c = card(f.thing.value);
  if (f.a == 1 && !S::Limits::kRounds)
    s.board.turn_of(f.who).spent.push_back(c);  // [M-SCI-1] a reshuffle of this turn leaves it out
  else
    s.board.at(f.who).discard.push_back(c);
  log.emit({EventKind::Discarded, f.who, 0, 0, f.thing});
  return true;
}

template <class S>
void draw_and_use(const Catalogue& cat, S& s, PlayerId p, CardId c, bool progress, const Log& log) {
  push(s, {FrameKind::FinishDrawn, p, static_cast<std::uint8_t>(progress), 0, 0, thing(c)});
  use_card(cat, s, {p, kElsewhere, 0, thing(c)}, c, Using::Drawn, log);
}

// [M-SCI-1] Draw the top card and use it: its resources and, if wanted, its effect.
template <class S>
void begin_progress(const Catalogue& cat, S& s, PlayerId p, const Log& log) {
  const CardId c = draw(cat, s, p, !S::Limits::kRounds, log);
  if (c.is_none()) return;
  log.emit({EventKind::Drew, p, 0, 0, thing(c)});
  draw_and_use(cat, s, p, c, true, log);
}

namespace use_drawn_frame {

inline bool is_drawn(const Frame& f) { return f.a == static_cast<std::uint8_t>(Using::Drawn); }

// Whether the card is worth using without its effect: then [M-ACTION-1] the effect is a question of its own.
inline bool gives_more(const Catalogue& cat, CardId c) { return !nothing(cat.of(c).produces) || cat.has(c, kAwakening); }

template <class S>
bool run(const Catalogue& cat, S& s, const Frame& f, const Log&) {
  const CardId c = card(f.thing.value);
  const bool marked = is_drawn(f) && s.board.turn_of(f.who).used_elsewhere.contains(c);
  const bool worth_asking = !marked && possible(cat, s, asker(f), cat.of(f.thing).use);
  if (worth_asking && (is_drawn(f) || gives_more(cat, c))) return false;
  s.board.stack.pop_back();
  if (worth_asking) start(s, asker(f), cat.of(f.thing).use);
  return true;
}
template <class S>
void options(const Catalogue&, const S&, const Frame&, Options& out) {
  out.push_back({OptionKind::Yes});
  out.push_back({OptionKind::No});
}
template <class S>
Refusal refusal(const Catalogue&, const S&, const Frame&, Option o) {
  return o.kind == OptionKind::Yes || o.kind == OptionKind::No ? Refusal::Legal : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  if (o.kind == OptionKind::No) return;
  if (is_drawn(f)) {
    s.board.turn_of(f.who).used_elsewhere.add(card(f.thing.value));  // used once per turn wherever it is
    log.emit({EventKind::Used, f.who, 0, 0, f.thing});
  }
  start(s, asker(f), cat.of(f.thing).use);
}

}  // namespace use_drawn_frame

namespace progress_verb {

template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction&) {
  return can_draw(cat, s, a.who);
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  begin_progress(cat, s, a.who, log);
}

}  // namespace progress_verb

// [M-DRAW-1] [D-TERM-DRAW] What cannot be drawn is not drawn.
namespace draw_verb {

template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  return i.n > 0 && can_draw(cat, s, a.who) && s.board.turn_of(a.who).drawn.size() + i.n <= kMaxDrawn;
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction& i, std::uint16_t, const Log& log) {
  auto& drawn = s.board.turn_of(a.who).drawn;
  push(s, {FrameKind::Drawn, a.who, static_cast<std::uint8_t>(drawn.size()), i.cap});
  for (int n = 0; n < i.n; ++n) {
    const CardId c = draw(cat, s, a.who, !S::Limits::kRounds, log);
    if (c.is_none()) break;
    log.emit({EventKind::Drew, a.who, 0, 0, thing(c)});
    drawn.push_back(c);
  }
}

}  // namespace draw_verb

namespace drawn_frame {

template <class S>
bool run(const Catalogue&, S& s, const Frame& f, const Log& log) {
  auto& drawn = s.board.turn_of(f.who).drawn;
  if (f.b > 0 && drawn.size() > f.a) return false;
  while (drawn.size() > f.a) {
    const CardId c = drawn.pop_back();
    s.board.at(f.who).discard.push_back(c);
    log.emit({EventKind::Discarded, f.who, 0, 0, thing(c)});
  }
  s.board.stack.pop_back();
  return true;
}
template <class S>
void options(const Catalogue&, const S& s, const Frame& f, Options& out) {
  const auto& drawn = s.board.turn_of(f.who).drawn;
  for (std::size_t i = f.a; i < drawn.size(); ++i) {
    const Option o{OptionKind::Card, drawn[i].value};
    if (!out.contains(o)) out.push_back(o);
  }
  out.push_back({OptionKind::Done});
}
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame& f, Option o) {
  if (o.kind == OptionKind::Done) return Refusal::Legal;
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  const auto& drawn = s.board.turn_of(f.who).drawn;
  return std::find(drawn.begin() + f.a, drawn.end(), card(o.a)) != drawn.end() ? Refusal::Legal : Refusal::NotDrawn;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log& log) {
  auto& drawn = s.board.turn_of(f.who).drawn;
  Frame& top = s.board.stack.back();
  if (o.kind == OptionKind::Done) {
    top.b = 0;
    return;
  }
  --top.b;
  std::size_t at = f.a;
  while (drawn[at] != card(o.a)) ++at;
  for (; at + 1 < drawn.size(); ++at) drawn[at] = drawn[at + 1];
  drawn.pop_back();
  draw_and_use(cat, s, f.who, card(o.a), false, log);
}

}  // namespace drawn_frame

// [M-ACTION-3] Discarded City cards, which their player may look through, back on top of the deck; those of this turn's progress too.
namespace recall_verb {

template <class S>
bool possible(const Catalogue&, const S& s, const Asker& a, const Instruction&) {
  return !s.board.at(a.who).discard.empty() || (s.board.has_turn(a.who) && !s.board.turn_of(a.who).spent.empty());
}
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  const bool there =
      s.board.at(f.who).discard.contains(card(o.a)) || (s.board.has_turn(f.who) && s.board.turn_of(f.who).spent.contains(card(o.a)));
  return there ? Refusal::Legal : Refusal::NotInDiscard;
}
template <class S>
void options(const Catalogue&, const S& s, const Frame& f, const Instruction&, Options& out) {
  CardSet listed;
  const auto list = [&](const auto& cards) {
    for (const CardId c : cards) {
      if (listed.contains(c)) continue;
      listed.add(c);
      out.push_back({OptionKind::Card, c.value});
    }
  };
  list(s.board.at(f.who).discard);
  if (s.board.has_turn(f.who)) list(s.board.turn_of(f.who).spent);
}
template <class S>
void resume(const Catalogue&, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  if (!take_from(s.board.at(f.who).discard, card(o.a))) take_from(s.board.turn_of(f.who).spent, card(o.a));
  put_on_deck(s, f.who, card(o.a));
  log.emit({EventKind::Recalled, f.who, 0, 0, thing(card(o.a))});
}

}  // namespace recall_verb

}  // namespace stele::civic
