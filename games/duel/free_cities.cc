// Free Cities: negotiating with them, and taking those where one's Gold lies.
#include <algorithm>

#include "games/duel/decisions.h"

namespace stele::duel {
namespace {

template <class Cards>
int index_in(const Cards& cards, CardId c) {
  const auto it = std::find(cards.begin(), cards.end(), c);
  return it == cards.end() ? -1 : static_cast<int>(it - cards.begin());
}

}  // namespace

Refusal negotiate_refusal(const Catalogue&, const State& s, PlayerId p, CardId city, bool free) {
  const Side& side = s.sides[p.value];
  // [D-AMB-4] With one's own without Gold; [D-AMB-5] with each once a round, however one negotiates.
  if (const int own = index_in(side.cities, city); own >= 0)
    return side.negotiated_own >> own & 1 ? Refusal::NegotiatedAlready : Refusal::Legal;
  const int place = city.is_none() ? -1 : index_in(s.middle.cities, city);
  if (place < 0) return Refusal::NotAFreeCity;
  if (side.negotiated >> place & 1) return Refusal::NegotiatedAlready;
  return free || s.board.at(p).of(Resource::Gold) > 0 ? Refusal::Legal : Refusal::CannotPay;  // [D-AMB-1]
}

void reveal_cities(State& s, const Log& log) {
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    if (!s.middle.cities[i].is_none() || s.cities.empty()) continue;  // [D-AMB-3] [R] none if the pile is empty
    s.middle.cities[i] = s.cities.pop_back();
    log.emit({EventKind::CityRevealed, {}, static_cast<std::uint8_t>(i), 0, thing(s.middle.cities[i])});
  }
}

namespace {

void negotiate(const Catalogue& cat, State& s, PlayerId p, CardId city, bool free, const Log& log) {
  Side& side = s.sides[p.value];
  const int own = index_in(side.cities, city), place = index_in(s.middle.cities, city);
  if (own >= 0) {
    side.negotiated_own = static_cast<std::uint16_t>(side.negotiated_own | 1u << own);
  } else {
    // [D-AMB-1] 1 Gold of one's own; [D-AMB-2] for free of the supply. And an action token.
    const auto at = static_cast<std::size_t>(place);
    if (!free) take(s, p, kGold, 1, log);
    ++side.gold[at];
    side.negotiated = static_cast<std::uint8_t>(side.negotiated | 1u << place);
  }
  log.emit({EventKind::Negotiated, p, static_cast<std::uint8_t>(own >= 0 ? 2 : free ? 1 : 0), 0, thing(city)});
  push(s, {FrameKind::FinishNegotiation, p, own >= 0 ? kNowhere : static_cast<std::uint8_t>(place), 0, 0, thing(city)});
  const std::size_t from = s.board.pending.size();
  add_pending(s, {cat.of(thing(city)).use, thing(city), kElsewhere});
  Occurrence o;
  o.of = Occasion::Of::Negotiate;
  add_triggers(cat, s, p, o, log);
  resolve_pending(s, p, from);
}

}  // namespace

// [D-AMB-3] After the effect: with 4 Gold or more on one's side the city is one's own.
bool finish_negotiation(const civic::Catalogue&, State& s, const Frame& f, const Log& log) {
  s.board.stack.pop_back();
  if (f.a >= kFaceUp || s.sides[f.who.value].gold[f.a] < kGoldToTake) return true;
  Side& side = s.sides[f.who.value];
  side.negotiated_own = static_cast<std::uint16_t>(side.negotiated_own | 1u << side.cities.size());
  side.cities.push_back(s.middle.cities[f.a]);
  for (Side& both : s.sides) {  // Gold and tokens on both sides are discarded
    both.gold[f.a] = 0;
    both.negotiated = static_cast<std::uint8_t>(both.negotiated & ~(1u << f.a));
  }
  s.middle.cities[f.a] = {};
  log.emit({EventKind::CityTaken, f.who, 0, 0, f.thing});
  reveal_cities(s, log);
  return true;
}

namespace negotiate_verb {

void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Options& out) {
  const auto offer = [&](CardId city) {
    if (!city.is_none() && negotiate_refusal(of(c), s, f.who, city, i.what == 1) == Refusal::Legal)
      out.push_back({OptionKind::Card, city.value});
  };
  for (const CardId city : s.middle.cities) offer(city);
  for (const CardId city : s.sides[f.who.value].cities) offer(city);
}
// What negotiate_refusal says of each city, for all at once.
bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction& i) {
  const Side& side = s.sides[a.who.value];
  if (side.negotiated_own + 1u != 1u << side.cities.size()) return true;
  if (i.what != 1 && s.board.at(a.who).of(Resource::Gold) == 0) return false;
  for (std::size_t place = 0; place < kFaceUp; ++place)
    if (!s.middle.cities[place].is_none() && !(side.negotiated >> place & 1)) return true;
  return false;
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Option o) {
  return o.kind == OptionKind::Card ? negotiate_refusal(of(c), s, f.who, card(o.a), i.what == 1) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  s.board.stack.pop_back();
  negotiate(of(c), s, f.who, card(o.a), i.what == 1, log);
}

}  // namespace negotiate_verb

}  // namespace stele::duel
