#pragma once

#include <algorithm>
#include <string>

#include "engine/result.h"
#include "games/civic/rules.h"

// What is true of every state of a civic game, said with the path into its JSON form, so that it also judges tables written by hand.
// A game derives its judge, which asks these questions and its own in the order in which it wants to hear the answers: first `seats`,
// then `cards`, which counts them for the rest, and last `answerable`.
namespace stele::civic {

template <class S>
class JudgeOf {
 protected:
  using Limits = typename S::Limits;
  using Player = typename S::Player;
  using Turn = typename S::Turn;
  using Board = typename S::Board;

  JudgeOf(const Catalogue& cat, const S& s) : s_(s), b_(s.board), cat_(cat) {}
  ~JudgeOf() = default;

  // What the game says otherwise, or besides.
  virtual std::string_view rule(std::string_view id) const { return id; }  // the family's rules go by Monumental's ids
  virtual std::string at_turn(PlayerId p) const { return Limits::kTurns == 1 ? "/turn" : at(p.value) + "/turn"; }
  virtual std::string left_out(CardId) const { return {}; }    // why the Development card is not in this game
  virtual bool may_be_missing(CardId) const { return false; }  // the Development card, by chance
  virtual void card_of_game(CardId) {}                         // of a group that is not the family's
  virtual bool may_have_base(std::size_t p) const { return is_active(p) && b_.automa.value != p; }
  virtual bool may_set_off_more() const { return on_top(FrameKind::Verb) || on_top(FrameKind::Pay) || on_top(FrameKind::Turn); }
  virtual void place_in_turn(std::size_t /*frame*/) {}  // may the frame be there, and of this player?
  virtual void frame_of_game(std::size_t) {}            // of a kind that is not the family's
  virtual void paid_in_game(const Frame&, const std::string& where) { broken(where + "/a", "is nothing that is paid for", "M-RES-3"); }
  virtual void options_in_game(const Options&) {}
  // A choice that is still there after an answer, or that something is put on top of.
  virtual bool may_wait(FrameKind k) const {
    return !decides(k) || k == FrameKind::Row || k == FrameKind::Turn || k == FrameKind::Verb || k == FrameKind::Order ||
           k == FrameKind::Drawn || k == FrameKind::UseDrawn;
  }

  void broken(std::string where, std::string what) { errors_.push_back({std::move(where), std::move(what)}); }
  void broken(std::string where, const std::string& what, std::string_view id) {
    broken(std::move(where), what + " (" + std::string{rule(id)} + ")");
  }
  static std::string at(std::size_t p) { return "/players/" + std::to_string(p); }
  static std::string at_frame(std::size_t i) { return "/stack/" + std::to_string(i); }
  const std::string& name(CardId c) const { return cat_.thing_of(c).id; }
  bool is_active(std::size_t p) const { return b_.active.value == p; }
  bool waits_for(FrameKind k) const {
    return std::any_of(b_.stack.begin(), b_.stack.end(), [&](const Frame& f) { return f.kind == k; });
  }
  bool on_top(FrameKind k) const { return !b_.stack.empty() && b_.stack.back().kind == k; }
  // Calls f(player) for everybody of whom the board keeps a Turn.
  template <class F>
  void for_each_turn(F f) const {
    for (std::uint8_t p = 0; p < b_.players_count; ++p)
      if (b_.has_turn(PlayerId{p})) f(PlayerId{p});
  }

  void seats() {
    if (b_.active.value >= b_.players_count) broken("/turn/seat", "nobody sits there", "M-TURN-1");
    if (b_.first.value >= b_.players_count) broken("/first", "nobody sits there", "M-SET-7");
    for (std::size_t p = 0; p < b_.players_count; ++p) {
      const CivId civ = b_.players[p].civ;
      if (civ.value >= cat_.civilizations.size()) broken(at(p) + "/civilization", "every player has one", "M-SET-6");
      for (std::size_t other = 0; other < p; ++other)
        if (b_.players[other].civ == civ) broken(at(p) + "/civilization", "each is played only once", "M-SET-6");
    }
  }

  // Where the cards are: with which player, or nobody's. A game adds those that lie elsewhere.
  template <class Cards>
  static void count(const Cards& cards, std::array<int, kMaxCards>& out) {
    for (const CardId c : cards)
      if (!c.is_none()) ++out[c.value];
  }
  virtual void count_cards() {
    for (std::size_t p = 0; p < b_.players_count; ++p) {
      count(b_.players[p].city, owned_[p]);
      count(b_.players[p].under, owned_[p]);
      count(b_.players[p].discard, owned_[p]);
      count(b_.players[p].archived, owned_[p]);
      count(s_.decks[p], owned_[p]);
      count(std::array{b_.players[p].wonder}, unowned_);
    }
    for_each_turn([&](PlayerId p) {
      count(b_.turn_of(p).spent, owned_[p.value]);
      count(b_.turn_of(p).drawn, owned_[p.value]);
    });
    count(s_.development, unowned_);
    count(b_.track, unowned_);
    count(b_.development_discard, unowned_);
    count(b_.removed, unowned_);
    for (const Frame& f : b_.stack) {
      if (f.who.value >= b_.players_count || f.thing.value >= cat_.cards.size()) continue;
      switch (f.kind) {
        case FrameKind::FinishDrawn:
        case FrameKind::FinishWonder:
        case FrameKind::KeepKnowledge: ++owned_[f.who.value][f.thing.value]; break;
        case FrameKind::KeepWonder: ++unowned_[f.thing.value]; break;
        default: break;
      }
    }
  }
  int with_players(CardId c) const {
    int n = 0;
    for (const auto& of_player : owned_) n += of_player[c.value];
    return n;
  }

  // Every card of the game is in exactly one place.
  void cards() {
    count_cards();
    for (std::size_t i = 0; i < cat_.cards.size(); ++i) {
      switch (cat_.cards[i].group) {
        case Group::Starting:
        case Group::Special: cat_.cards[i].is_city_card() ? starting_card(card(i)) : card_of_game(card(i)); break;
        case Group::Basic: basic_building(card(i)); break;
        case Group::Development: development_card(card(i)); break;
        default: card_of_game(card(i));
      }
    }
  }
  void starting_card(CardId c) {
    for (std::size_t p = 0; p < b_.players_count; ++p) {
      const auto& city = cat_.of(b_.players[p].civ).city;
      const auto expected = b_.automa.value == p ? 0 : std::count(city.begin(), city.end(), c);  // [M-AUT-1]
      if (owned_[p][c.value] != expected)
        broken(at(p), "expected " + std::to_string(expected) + " of the card " + name(c) + ", found " + std::to_string(owned_[p][c.value]),
               "M-COMP-1");
    }
    if (unowned_[c.value] > 0) broken("", "the card " + name(c) + " stays with its player", "M-COMP-1");
  }
  void basic_building(CardId c) {
    const auto pile = static_cast<std::size_t>(std::find(cat_.basics.begin(), cat_.basics.end(), c) - cat_.basics.begin());
    const int found = with_players(c) + (pile < b_.basics.size() ? b_.basics[pile] : 0);
    if (found != cat_.of(c).copies || unowned_[c.value] > 0)
      broken("/basics/" + name(c),
             "the pile and the players must have " + std::to_string(cat_.of(c).copies) + " in all, and have " + std::to_string(found),
             "M-COMP-3");
  }
  void development_card(CardId c) {
    const int places = with_players(c) + unowned_[c.value];
    if (const std::string why = left_out(c); !why.empty()) {
      if (places > 0) broken("", why);
    } else if (places == 0) {
      if (!may_be_missing(c)) broken("", "the card " + name(c) + " is nowhere", "M-COMP-2");
    } else if (places > 1) {
      broken("", "the card " + name(c) + " is in " + std::to_string(places) + " places", "M-COMP-2");
    }
  }

  // [M-SET-4] Era I on top, then II, R and III.
  void eras() {
    const auto& deck = s_.development;
    for (std::size_t i = 1; i < deck.size(); ++i)
      if (cat_.of(deck[i]).era > cat_.of(deck[i - 1]).era)
        return broken("/development", "the card " + name(deck[i]) + " lies above an earlier era", "M-SET-4");
  }

  void player(std::size_t p) {
    resources(p);
    policies(p);
    city(p);
    const Player& player = b_.players[p];
    if (player.known_top > s_.decks[p].size()) broken(at(p) + "/known_top", "the City deck has fewer cards", "M-ACQ-BLD");
    if (!player.wonder.is_none() && !cat_.of(player.wonder).is_wonder()) broken(at(p) + "/wonder", "is no Wonder", "M-ACQ-WON");
  }
  void resources(std::size_t p) {
    const Player& player = b_.players[p];
    for (int r = 0; r < kResources; ++r) {
      const std::string where = at(p) + "/resources/" + std::string{word(resource(r))};
      if (player.of(resource(r)) < 0) broken(where, "nobody owes resources", "M-RES-3");
      if (r < kBase && !may_have_base(p) && player.of(resource(r)) > 0) broken(where, "base resources do not outlast the turn", "M-RES-1");
    }
  }
  void policies(std::size_t p) {
    const auto& policies = b_.players[p].policies;
    for (std::size_t i = 0; i < policies.size(); ++i) {
      const std::string where = at(p) + "/policies/" + std::to_string(i);
      if (policies[i] >= kPolicies) broken(where, "a civilization has five", "M-POL-1");
      if (std::count(policies.begin(), policies.end(), policies[i]) > 1) broken(where, "is developed only once", "M-POL-1");
    }
  }
  // [M-CITY-2] What lies under a card is a Knowledge, and the card is none.
  void city(std::size_t p) {
    const Player& player = b_.players[p];
    for (std::size_t i = 0; i < kCity; ++i) {
      if (player.under[i].is_none()) continue;
      const std::string where = at(p) + "/city/" + std::to_string(i / 3) + "/" + std::to_string(i % 3);
      if (!cat_.of(player.under[i]).is_knowledge()) broken(where, "only on a Knowledge is another card laid", "M-CITY-2");
      if (!player.city[i].is_none() && cat_.of(player.city[i]).is_knowledge())
        broken(where, "a Knowledge is not laid on another", "M-CITY-2");
      if (player.city[i].is_none() && !is_waiting_space(p, i)) broken(where, "a Knowledge on which nothing lies is the card", "M-CITY-3");
    }
  }
  bool is_waiting_space(std::size_t p, std::size_t space) const {
    return std::any_of(b_.stack.begin(), b_.stack.end(),
                       [&](const Frame& f) { return f.kind == FrameKind::KeepKnowledge && f.who.value == p && f.a == space; });
  }

  // A game that is over is in the middle of nothing.
  void finished() {
    if (!b_.over) return;
    for_each_turn([&](PlayerId p) {
      if (b_.turn_of(p) != Turn{}) broken(at_turn(p), "a finished game has no turn in progress", "M-END-1");
    });
    if (!b_.stack.empty() || !b_.pending.empty()) broken("/stack", "a finished game waits for nothing", "M-END-1");
  }

  void marks() {
    for_each_turn([&](PlayerId p) { marks_of(p); });
  }
  void marks_of(PlayerId p) {
    const Turn& t = b_.turn_of(p);
    const Player& player = b_.at(p);
    if (t.row != 255 && t.row > 2) broken(at_turn(p) + "/row", "a City has three", "M-ACT-1");
    if (t.column != 255 && t.column > 2) broken(at_turn(p) + "/column", "a City has three", "M-ACT-1");
    unsigned occupied = 0;
    for (std::size_t i = 0; i < kCity; ++i) occupied |= player.city[i].is_none() ? 0u : 1u << i;
    if (t.activated & ~occupied) broken(at_turn(p) + "/activated", "no card lies there", "M-ACT-1");
    if (t.reinforced & ~(Limits::kRounds ? occupied & ~t.activated : t.activated))  // [D-TERM-REINF] straightened at once
      broken(at_turn(p) + "/reinforced", "only an activated card is reinforced", "M-REINF-1");
    const unsigned policy_marks = t.used >> kPolicySource & ((1u << kPolicies) - 1);
    if (policy_marks >> player.policies.size()) broken(at_turn(p) + "/used", "the policy is not developed", "M-POL-2");
  }

  // A payment is made before anything else happens; a `gain` of different resources remembers there what was chosen.
  void payment() {
    Payment remembered;
    remembered.paid_kinds = b_.payment.paid_kinds;
    const bool asked = on_top(FrameKind::Pay) || on_top(FrameKind::Spare) || (on_top(FrameKind::Verb) && b_.payment == remembered);
    if (!b_.payment.empty() && !asked) broken("/payment", "nobody is asked for it", "M-RES-3");
  }

  void stack() {
    if (b_.over) return;
    if (b_.stack.empty()) return broken("/stack", "the game waits for somebody until it is over", "M-TURN-1");
    const std::size_t last = b_.stack.size() - 1;
    if (!decides(b_.stack[last].kind)) broken(at_frame(last), "the last one must be a choice", "M-TURN-1");
    for (std::size_t i = 0; i <= last; ++i) {
      if (i < last && !may_wait(b_.stack[i].kind)) broken(at_frame(i), "nothing comes before this choice", "M-TURN-1");
      place_in_turn(i);
      frame(i);
    }
  }

  // What the rules take for granted about what they are in the middle of.
  void frame(std::size_t i) {
    const Frame& f = b_.stack[i];
    const std::string where = at_frame(i);
    if (f.who.value >= b_.players_count) return broken(where + "/seat", "nobody sits there", "M-TURN-1");
    const Player& player = b_.at(f.who);
    const bool top = i + 1 == b_.stack.size();
    switch (f.kind) {
      case FrameKind::Verb: return picks_left(f, where, top);
      case FrameKind::Offer:
      case FrameKind::Branch:
        if (i == 0 || b_.stack[i - 1].kind != FrameKind::Run || b_.stack[i - 1].pc != f.pc)
          broken(where, "asks for no effect that is going on", "M-ACTION-1");
        return;
      case FrameKind::Order:
        if (top && f.a >= b_.pending.size()) broken(where + "/a", "no effect is waiting", "M-ACTION-2");
        return;
      case FrameKind::Drawn:
        if (top && f.a >= b_.turn_of(f.who).drawn.size()) broken(where + "/a", "no card is drawn", "M-DRAW-1");
        return;
      case FrameKind::KeepWonder:
        if (player.wonder.is_none()) broken(where, "there is no other Wonder under construction", "M-ACQ-ONE");
        return;
      case FrameKind::KeepKnowledge:
        if (f.a >= kCity || player.under[f.a].is_none() || !player.city[f.a].is_none())
          broken(where + "/a", "no Knowledge waits there for a card", "M-CITY-2");
        if (i == 0 || !is_filling(b_.stack[i - 1], f)) broken(where, "the City of this player is not being completed there", "M-CITY-2");
        return;
      case FrameKind::Pay: return still_owed(f, where);
      case FrameKind::Paid: return paid(f, where);
      default: return frame_of_game(i);
    }
  }
  static bool is_filling(const Frame& f, const Frame& knowledge) {
    return f.kind == FrameKind::FillCity && f.who == knowledge.who && f.a == knowledge.a && (f.pc >> f.a & 1);
  }
  void picks_left(const Frame& f, const std::string& where, bool top) {
    if (top && f.a == 0) broken(where + "/a", "nothing is left to pick", "M-ACTION-1");
    const Instruction& i = cat_.code.instructions[f.pc];
    const bool different = i.op == Op::GainBase && static_cast<Wild>(i.what) == Wild::Different;
    const int chosen = top ? std::popcount(b_.payment.paid_kinds) : 0;
    if (chosen > 0 && !different) broken("/payment", "nobody is asked for it", "M-RES-3");
    if (different && f.a + chosen > kBase) broken(where + "/a", "there are three base resources", "M-RES-1");
  }
  void still_owed(const Frame& f, const std::string& where) {
    const Payment& p = b_.payment;
    S rest = s_;  // different kinds: those already paid are of no use any more
    for (std::size_t r = 0; r < kBase; ++r)
      if (p.kind == Wild::Different && (p.paid_kinds >> r & 1)) rest.board.at(f.who).resources[r] = 0;
    if (p.discount > 0 || p.owed[kBase] > 0 || p.owed[kBase + 1] > 0 || (p.owed == Amounts{} && p.wild == 0))
      return broken("/payment", "only base resources are paid in several ways", "M-RES-2");
    const Price price{p.owed, p.wild, p.kind, !pay_frame::gold_allowed(p)};
    if (!can_pay(rest, f.who, price, modifiers(cat_, s_, f.who))) broken(where, "the player cannot pay what is owed", "M-RES-3");
  }
  // What is paid for can still be done.
  void paid(const Frame& f, const std::string& where) {
    switch (static_cast<OptionKind>(f.a)) {
      case OptionKind::Acquire:
        if (f.b >= cat_.cards.size() || (!on_offer(cat_, s_, f.who, card(f.b)) && !b_.heroes.contains(card(f.b))))
          broken(where + "/b", "the card is neither on the track nor in a pile", "M-ACQ-BLD");
        return;
      case OptionKind::Complete:
        if (b_.at(f.who).wonder.is_none()) broken(where, "no Wonder is under construction", "M-WON-1");
        return;
      case OptionKind::Develop:
        if (f.b >= cat_.policies || develop_refusal(cat_, s_, f.who, cat_.policy(f.b), kPolicies) != Refusal::Legal)
          broken(where + "/b", "this player cannot develop it", "M-POL-1");
        return;
      case OptionKind::Progress: return;
      default: paid_in_game(f, where);
    }
  }

  // Ours: what is kept for speed is true, and somebody can always answer. This asks the rules, which need a sound table.
  void answerable() {
    if (!errors_.empty()) return;
    if (b_.stack.size() > kMostFrames) broken("/stack", "so much cannot be under way at once", "M-ACTION-1");
    if (may_set_off_more() && b_.pending.size() + kMostAtOnce > kMaxPending)
      broken("/pending", "so much cannot wait at once", "M-ACTION-2");
    if (b_.over) return;
    for_each_turn([&](PlayerId p) {
      if (b_.turn_of(p).modifiers != standing_rules(cat_, s_, p)) broken(at_turn(p), "the standing rules are not up to date", "M-USE-2");
      if (b_.turn_of(p).usable != usable_cards(cat_, s_, p)) broken(at_turn(p), "what can be used is not up to date", "M-USE-1");
    });
    Options found;
    row<S>(cat_, b_.stack.back()).options(cat_, s_, b_.stack.back(), found);
    if (found.empty()) broken(at_frame(b_.stack.size() - 1), "there is nothing to choose from", "M-ACTION-1");
    options_in_game(found);
  }

  const S& s_;
  const Board& b_;
  std::array<std::array<int, kMaxCards>, Limits::kPlayers> owned_{};
  std::array<int, kMaxCards> unowned_{};  // on the track, in the Development piles, under construction
  Errors errors_;

 private:
  const Catalogue& cat_;
};

}  // namespace stele::civic
