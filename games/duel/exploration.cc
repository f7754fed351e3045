// The module Exploration: Ambassadors on Lands.
#include <algorithm>

#include "games/duel/decisions.h"

namespace stele::duel {
namespace {

constexpr int kRivalThere = 2;  // [D-EXPL-2] Military more

int place_of(const State& s, CardId land) {
  for (int i = 0; i < kFaceUp; ++i)
    if (!land.is_none() && s.middle.lands[static_cast<std::size_t>(i)] == land) return i;
  return -1;
}

// [D-EXPL-2] Its Military cost, 2 more if the rival stands there; [D-EXPL-4] for free only those 2.
int expedition_cost(const Catalogue& cat, const State& s, PlayerId p, int place, bool free) {
  const CardId land = s.middle.lands[static_cast<std::size_t>(place)];
  return (free ? 0 : cat.of(land).cost) + (s.sides[rival(p).value].envoy == place ? kRivalThere : 0);
}

}  // namespace

Price expedition_price(const Catalogue& cat, const State& s, PlayerId p, CardId land, bool free) {
  return of_one(Resource::Military, expedition_cost(cat, s, p, place_of(s, land), free));
}

namespace {

Refusal land_refusal(const Catalogue& cat, const State& s, PlayerId p, int place, bool free) {
  if (place < 0 || s.middle.lands[static_cast<std::size_t>(place)].is_none()) return Refusal::NotALand;
  if (s.sides[p.value].envoy == place) return Refusal::EnvoyThere;
  const int most = reach(s.board.at(p), Resource::Military, s.board.turn_of(p).modifiers);
  return expedition_cost(cat, s, p, place, free) <= most ? Refusal::Legal : Refusal::CannotPay;
}

void go_home(State& s, PlayerId p, const Log& log) {
  s.sides[p.value].envoy = kNowhere;
  log.emit({EventKind::WentHome, p});
}

}  // namespace

void reveal_lands(State& s, const Log& log) {
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    if (!s.middle.lands[i].is_none() || s.lands.empty()) continue;
    s.middle.lands[i] = s.lands.pop_back();
    log.emit({EventKind::LandRevealed, {}, static_cast<std::uint8_t>(i), 0, thing(s.middle.lands[i])});
  }
}

// [D-EXPL-2] The rival who stands there goes home; then the bonus.
void land(const Catalogue& cat, State& s, PlayerId p, CardId which, const Log& log) {
  const auto place = static_cast<std::uint8_t>(place_of(s, which));
  if (s.sides[rival(p).value].envoy == place) go_home(s, rival(p), log);
  s.sides[p.value].envoy = place;  // [D-EXPL-4] one who stands elsewhere leaves it
  log.emit({EventKind::Landed, p, 0, 0, thing(which)});
  start(s, {p, kElsewhere, 0, thing(which)}, cat.of(thing(which)).bonus);
}

// [D-EXPL-3] Whoever has an Ambassador on a Land takes it, and the Ambassador comes home.
void take_lands(State& s, const Log& log) {
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p) {
    Side& side = s.sides[p];
    if (side.envoy == kNowhere) continue;
    CardId& taken = s.middle.lands[side.envoy];
    side.lands.push_back(taken);
    log.emit({EventKind::LandTaken, PlayerId{p}, 0, 0, thing(taken)});
    taken = {};
    side.envoy = kNowhere;
  }
  reveal_lands(s, log);
}

namespace expedition_verb {

void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Options& out) {
  for (int place = 0; place < kFaceUp; ++place)
    if (land_refusal(of(c), s, f.who, place, i.what == 1) == Refusal::Legal)
      out.push_back({OptionKind::Card, s.middle.lands[static_cast<std::size_t>(place)].value});
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  if (!has(s, Module::Exploration)) return false;
  for (int place = 0; place < kFaceUp; ++place)
    if (land_refusal(of(c), s, a.who, place, i.what == 1) == Refusal::Legal) return true;
  return false;
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Option o) {
  return o.kind == OptionKind::Card ? land_refusal(of(c), s, f.who, place_of(s, card(o.a)), i.what == 1) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  s.board.stack.pop_back();
  const Price price = expedition_price(of(c), s, f.who, card(o.a), i.what == 1);
  push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Expedition), o.a});
  pay(c, s, f.who, price, modifiers(c, s, f.who), log);
}

}  // namespace expedition_verb

}  // namespace stele::duel
