// What is true of every state of Duel, besides what is true of every civic game: games/civic/invariants.h.
#include "games/civic/invariants.h"

#include "games/duel/decisions.h"
#include "games/duel/state_json.h"

namespace stele::duel {
namespace {

// The family's rules go by Monumental's ids.
constexpr std::pair<std::string_view, std::string_view> kRuleIds[] = {
    {"M-TURN-1", "D-TURN-1"},   {"M-SET-7", "D-SET-4"},      {"M-SET-6", "D-SET-4"},        {"M-COMP-1", "D-COMP-1"},
    {"M-COMP-2", "D-COMP-1"},   {"M-COMP-3", "D-COMP-1"},    {"M-SET-4", "D-SET-1"},        {"M-ACQ-BLD", "D-ACQ-BLD"},
    {"M-ACQ-WON", "D-ACQ-WON"}, {"M-RES-1", "D-RES-1"},      {"M-RES-2", "D-RES-1"},        {"M-RES-3", "D-RES-2"},
    {"M-POL-1", "D-POL-1"},     {"M-POL-2", "D-POL-2"},      {"M-CITY-2", "D-END-1"},       {"M-CITY-3", "D-END-1"},
    {"M-END-1", "D-FIN-1"},     {"M-ACT-1", "D-ACT-1"},      {"M-REINF-1", "D-TERM-REINF"}, {"M-ACTION-1", "D-TURN-3"},
    {"M-ACTION-2", "D-ACT-2"},  {"M-DRAW-1", "D-TERM-DRAW"}, {"M-ACQ-ONE", "D-ACQ-WON"},    {"M-WON-1", "D-WON-1"},
    {"M-USE-1", "D-USE-1"},     {"M-USE-2", "D-TURN-4"},
};

class Judge : JudgeOf<State> {
 public:
  Judge(const Catalogue& cat, const State& s) : JudgeOf(cat, s), cat_(cat) {}

  Errors all() {
    seats();
    if (!errors_.empty()) return std::move(errors_);  // the rest speaks of players
    cards();
    eras();
    mixed_deck();
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
      player(p);
      side(p);
    }
    middle();
    secrets();
    end();
    finished();
    marks();
    payment();
    stack();
    answerable();
    return std::move(errors_);
  }

 private:
  std::string_view rule(std::string_view id) const override {
    for (const auto& [theirs, ours] : kRuleIds)
      if (theirs == id) return ours;
    return id;
  }
  // [D-PASS-1] Whoever has passed has what they gained since.
  bool may_have_base(std::size_t p) const override { return !b_.over && (!s_.sides[p].passed || !nothing(b_.turns[p].gained)); }
  // [D-COMP-2] Which cards a mixed deck has left out nobody knows.
  std::string left_out(CardId c) const override {
    if (may_be_in_deck(cat_.of(c), b_.modules)) return {};
    return "the card " + name(c) + " is not in this game (D-COMP-2)";
  }
  bool may_be_missing(CardId) const override { return has(s_, Module::MixedDeck); }
  void mixed_deck() {
    if (!has(s_, Module::MixedDeck)) return;
    for (std::size_t e = 0; e < kEraOrder.size(); ++e)
      for (std::size_t type = 0; type < kDevelopmentTypes; ++type) {
        int found = 0;
        for (const CardId c : cat_.by_era[e][type]) found += with_players(c) + unowned_[c.value];
        if (found != kMixedDeck[type][e]) broken("/development", "a mixed deck has a number of cards of each type and era (D-COMP-2)");
      }
  }

  void count_cards() override {
    JudgeOf::count_cards();
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
      const Side& side = s_.sides[p];
      for (const Holding& h : side.pile)
        if (h.card.value < cat_.cards.size()) ++owned_[p][h.card.value];
      count(side.reserved, unowned_);
      count(side.cities, unowned_);
      count(side.lands, unowned_);
      count(side.intrigues, unowned_);
      count(s_.hands[p], unowned_);
    }
    count(s_.middle.cities, unowned_);
    count(s_.middle.lands, unowned_);
    count(s_.cities, unowned_);
    count(s_.lands, unowned_);
    count(s_.looked, unowned_);
    for (const Secret& x : s_.intrigues) count(std::array{x.card}, unowned_);
  }
  // [D-SET-2] [D-EXPL-1] [D-SPY-1] Each is there once, if its module is played.
  void card_of_game(CardId c) override {
    const CardKind kind = cat_.of(c).kind;
    const auto begins_with = [&](const Player& p) { return cat_.of(p.civ).province == c; };
    const int expected = kind == CardKind::Land       ? has(s_, Module::Exploration)
                         : kind == CardKind::Intrigue ? has(s_, Module::Espionage)
                         : kind == CardKind::Province ? std::any_of(b_.players.begin(), b_.players.end(), begins_with)  // [D-SET-3]
                                                      : 1;
    const int found = unowned_[c.value] + with_players(c);
    if (found != expected)
      broken("", "the card " + name(c) + " is in " + std::to_string(found) + " places, not in " + std::to_string(expected) + " (D-COMP-1)");
  }
  template <class Cards>
  void only(const Cards& cards, CardKind kind, const std::string& where) {
    for (const CardId c : cards)
      if (!c.is_none() && cat_.of(c).kind != kind) broken(where, "the card " + name(c) + " does not belong there (D-COMP-1)");
  }

  void side(std::size_t p) {
    const Side& side = s_.sides[p];
    only(side.cities, CardKind::FreeCity, at(p) + "/cities");
    only(side.lands, CardKind::Land, at(p) + "/lands");
    only(side.intrigues, CardKind::Intrigue, at(p) + "/intrigues");
    only(s_.hands[p], CardKind::Intrigue, at(p) + "/hand");
    pile(p);
    for (const CardId c : side.reserved)
      if (cat_.of(c).group != Group::Development) broken(at(p) + "/reserved", "only cards of the track are reserved (D-TERM-RESERVE)");
    for (std::size_t i = 0; i < kFaceUp; ++i) {
      const bool empty = s_.middle.cities[i].is_none();
      if (empty && (side.gold[i] > 0 || side.negotiated >> i & 1)) broken("/cities/" + std::to_string(i), "no city lies there (D-AMB-1)");
      if (side.gold[i] >= 4 && !waits_for(FrameKind::FinishNegotiation))
        broken("/cities/" + std::to_string(i) + "/gold", "with 4 Gold the city is taken (D-AMB-3)");
    }
    if (side.negotiated_own >> side.cities.size()) broken(at(p) + "/negotiated_own", "is no city of this player (D-AMB-4)");
    if (side.envoy != kNowhere && (side.envoy >= kFaceUp || s_.middle.lands[side.envoy].is_none()))
      broken(at(p) + "/envoy", "no Land lies there (D-EXPL-2)");
    if (side.envoy != kNowhere && side.envoy == s_.sides[1 - p].envoy)
      broken(at(p) + "/envoy", "the rival would have gone home (D-EXPL-2)");
    if (s_.hands[p].size() > kHand && !waits_for(FrameKind::DropIntrigue)) broken(at(p) + "/hand", "nobody holds more than two (D-SPY-2)");
    if (side.passed && b_.turns[p] != with_standing(p)) broken(at(p) + "/turn", "whoever has passed has no tokens any more (D-PASS-1)");
  }
  // A Turn in which nothing has happened but [D-TERM-EACH] what others set off.
  Turn with_standing(std::size_t p) const {
    Turn out;
    out.gained = b_.turns[p].gained;
    out.fired = b_.turns[p].fired;
    out.modifiers = b_.turns[p].modifiers;
    out.usable = b_.turns[p].usable;
    return out;
  }

  void pile(std::size_t p) {
    const Side& side = s_.sides[p];
    std::array<int, kTypes> laid{};
    for (std::size_t i = 0; i < side.pile.size(); ++i) {
      const Holding& h = side.pile[i];
      const std::string where = at(p) + "/provinces/" + std::to_string(side.pile.size() - 1 - i);
      if (h.card.is_none()) return broken(where, "a pile has no gaps (D-ACQ-PRO)");
      const bool barricade = h.card == cat_.barricade;
      if (!barricade && !cat_.of(h.card).is_province()) broken(where, "is neither a Province nor a Barricade (D-ACQ-PRO)");
      if (barricade && i == 0) broken(where, "a Barricade lies on a Province (D-ACQ-BLD)");
      if (h.markers & (barricade ? 0xffu : cat_.of(h.card).types)) broken(where, "no type stands there twice (D-CIV-AZTEC)");
      for (std::size_t type = 0; type < kTypes; ++type) laid[type] += h.markers >> type & 1;
    }
    const auto& own = cat_.of(b_.players[p].civ).markers;
    for (std::size_t type = 0; type < kTypes; ++type)
      if (side.markers[type] + laid[type] != own[type])
        broken(at(p) + "/markers",
               "this civilization has " + std::to_string(own[type]) + " of the type " + std::string{kTypeWords[type]} + " (D-CIV-AZTEC)");
  }

  void middle() {
    const Middle& m = s_.middle;
    only(m.cities, CardKind::FreeCity, "/cities");
    only(s_.cities, CardKind::FreeCity, "/city_pile");
    only(m.lands, CardKind::Land, "/lands");
    only(s_.lands, CardKind::Land, "/land_pile");
    if (m.advantage.is_none() && m.amount > 0) broken("/advantage", "what lies there belongs to somebody (D-ADV-1)");
    if (m.amount > 0 && m.resource >= kBase) broken("/advantage/resource", "only a base resource lies there (D-ADV-1)");
  }

  void secrets() {
    for (const Secret& x : s_.intrigues)
      if (x.card.is_none() || cat_.of(x.card).kind != CardKind::Intrigue) broken("/intrigue_pile", "only Intrigues lie there (D-SPY-1)");
    only(s_.looked, CardKind::Intrigue, "/looked");
    if (s_.looked.empty() == on_top(FrameKind::KeepIntrigue)) broken("/looked", "one of those looked at is kept (D-SPY-2)");
  }

  void end() {
    if (b_.turns_left == 0 && !b_.over) broken("/turns_left", "without a round left the game is over (D-FIN-2)");
    if (b_.turns_left != 255 && b_.turns_left > 1) broken("/turns_left", "one round is the last (D-FIN-1)");
  }

  bool may_set_off_more() const override { return JudgeOf::may_set_off_more() || on_top(FrameKind::Amount); }

  // Both activate, then they take turns; everything else happens on top of that.
  void place_in_turn(std::size_t i) override {
    const Frame& f = b_.stack[i];
    const bool base = f.kind == FrameKind::Turn || f.kind == FrameKind::FinishTurn || f.kind == FrameKind::FinishRound;
    const bool line = f.kind == FrameKind::Row || f.kind == FrameKind::Column;
    if (base != (i == 0) || (line && i > 2)) broken(at_frame(i), "the turn comes first, then rows and columns, then the rest (D-ROUND-1)");
    if (f.kind == FrameKind::Column && f.who.value < kMaxPlayers && b_.turn_of(f.who).row > 2)
      broken(at(f.who.value) + "/turn/row", "is chosen before the column (D-ACT-1)");
    if (f.kind == FrameKind::Turn && f.who.value < kMaxPlayers && s_.sides[f.who.value].passed)
      broken(at_frame(i) + "/seat", "has passed (D-TURN-1)");
  }
  void frame_of_game(std::size_t i) override {
    const Frame& f = b_.stack[i];
    if (f.kind == FrameKind::Amount && i + 1 == b_.stack.size() &&
        advantage_refusal(s_, f.who, static_cast<Resource>(f.a), modifiers(cat_, s_, f.who)) != Refusal::Legal)
      broken(at_frame(i), "this player cannot take the Advantage so (D-ADV-2)");
    if (f.kind == FrameKind::DropIntrigue && s_.hands[f.who.value].size() <= kHand) broken(at_frame(i), "there are not too many (D-SPY-2)");
    if (f.kind == FrameKind::FinishNegotiation && f.a != kNowhere &&
        (f.a >= kFaceUp || s_.middle.cities[f.a].is_none() || thing(s_.middle.cities[f.a]) != f.thing))
      broken(at_frame(i) + "/a", "the city does not lie there (D-AMB-3)");
  }
  void paid_in_game(const Frame& f, const std::string& where) override {
    const auto& lands = s_.middle.lands;
    switch (static_cast<OptionKind>(f.a)) {
      case OptionKind::ConquerTop:
        if (top_province(cat_, s_, rival(f.who)) < 0) broken(where, "there is nothing to conquer (D-CON-1)");
        return;
      case OptionKind::Advantage:
        if (f.b >= kBase || f.pc == 0 || f.pc > 255 || has_advantage(s_, f.who))
          broken(where + "/b", "is not paid for the Advantage (D-ADV-1)");
        return;
      case OptionKind::Expedition:
        if (f.b >= cat_.cards.size() || std::find(lands.begin(), lands.end(), card(f.b)) == lands.end())
          broken(where + "/b", "the Land does not lie there (D-EXPL-2)");
        return;
      case OptionKind::Intrigue:
        if (f.b >= cat_.cards.size() || !s_.hands[f.who.value].contains(card(f.b))) broken(where + "/b", "is not in the hand (D-SPY-3)");
        return;
      case OptionKind::Spy:
        if (s_.intrigues.empty()) broken(where, "the pile is empty (D-SPY-2)");
        return;
      default: JudgeOf::paid_in_game(f, where);
    }
  }

  const Catalogue& cat_;
};

}  // namespace

Errors broken_invariants(const Catalogue& cat, const State& s) { return Judge{cat, s}.all(); }

}  // namespace stele::duel
