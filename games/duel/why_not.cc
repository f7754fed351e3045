// Why an option is not offered: each refusal with its rule and its words.
#include "games/duel/why_not.h"

#include "games/civic/why_not.h"
#include "games/duel/decisions.h"
#include "games/duel/describe.h"

namespace stele::duel {
namespace {

constexpr RefusalRow kRows[] = {
    {Refusal::GameOver, "D-FIN-1", "game-over"},
    {Refusal::OtherDecision, "", "other-decision"},
    {Refusal::CannotPay, "D-RES-2", "cannot-pay"},
    {Refusal::NoSuchResource, "", "no-such-resource"},
    {Refusal::NotOnTrack, "", "not-on-track"},
    {Refusal::PileEmpty, "D-ACQ-BLD", "pile-empty"},
    {Refusal::WrongKind, "", "wrong-kind"},
    {Refusal::TooDear, "", "too-dear"},
    {Refusal::NotActivated, "", "not-activated"},
    {Refusal::AlreadyActivated, "", "already-activated"},
    {Refusal::EmptySpace, "", "empty-space"},
    {Refusal::UsedAlready, "D-TURN-2", "used-already"},
    {Refusal::NoEffect, "D-USE-1", "no-effect"},
    {Refusal::NothingHappens, "D-USE-1", "nothing-happens"},
    {Refusal::NotThisCard, "", "not-this-card"},
    {Refusal::Reinforced, "D-TERM-REINF", "reinforced"},
    {Refusal::NotUsed, "D-TURN-2", "not-used"},
    {Refusal::NothingToDraw, "D-END-1", "nothing-to-draw"},
    {Refusal::NotInDiscard, "", "not-in-discard"},
    {Refusal::NotDrawn, "", "not-drawn"},
    {Refusal::KnowledgeUnder, "D-TERM-ARCH", "knowledge-under"},
    {Refusal::NoWonderBegun, "D-WON-1", "no-wonder-begun"},
    {Refusal::PolicyDeveloped, "D-POL-1", "policy-developed"},
    {Refusal::OtherCivilization, "D-POL-1", "other-civilization"},
    {Refusal::PolicyNotDeveloped, "", "policy-not-developed"},
    {Refusal::NoPolicyActive, "D-POL-2", "no-policy-active"},
    {Refusal::NotYours, "", "not-yours"},
    {Refusal::NotOffered, "", "not-offered"},
    {Refusal::MustPick, "", "must-pick"},
    {Refusal::NoProvince, "D-ACQ-BLD", "no-province"},
    {Refusal::NothingToConquer, "D-CON-1", "nothing-to-conquer"},
    {Refusal::HoldsAdvantage, "D-ADV-2", "holds-advantage"},
    {Refusal::OtherResource, "D-ADV-2", "other-resource"},
    {Refusal::TooLittle, "D-ADV-2", "too-little"},
    {Refusal::NeedsAdvantage, "D-WAR-1", "needs-advantage"},
    {Refusal::NotAFreeCity, "D-AMB-1", "not-a-free-city"},
    {Refusal::NegotiatedAlready, "D-AMB-5", "negotiated-already"},
    {Refusal::NotALand, "D-EXPL-2", "not-a-land"},
    {Refusal::EnvoyThere, "D-EXPL-2", "envoy-there"},
    {Refusal::NotPlayed, "D-MIX-1", "not-played"},
    {Refusal::NotInHand, "D-SPY-3", "not-in-hand"},
    {Refusal::IntriguePlayed, "D-SPY-3", "intrigue-played"},
    {Refusal::ReserveFull, "D-TERM-RESERVE", "reserve-full"},
    {Refusal::NotInPile, "D-CIV-AZTEC", "not-in-pile"},
    {Refusal::HasType, "D-CIV-AZTEC", "has-type"},
    {Refusal::NoMarker, "D-CIV-AZTEC", "no-marker"},
};

constexpr ReasonRules kReasonRules{
    .paying = "D-RES-2", .supply = "D-RES-1", .track = "D-SET-1", .effect = "D-USE-1", .policies = "D-POL-1"};

// A reason always names a rule, or it would read as none.
std::string_view rule_at_hand(const Catalogue& cat, const State& s) {
  const std::string_view rule = s.board.stack.empty() ? "" : kind_of(cat, s.board.stack.back()).rule;
  return rule.empty() ? "D-TURN-1" : rule;
}

std::string_view rule_of_action(const Catalogue& cat, Option o) {
  switch (o.kind) {
    case OptionKind::Acquire: {
      const CardInfo& c = cat.of(card(o.a));
      return c.is_wonder() ? "D-ACQ-WON" : c.is_knowledge() ? "D-ACQ-KNO" : c.is_province() ? "D-ACQ-PRO" : "D-ACQ-BLD";
    }
    case OptionKind::Use: return o.a == kWarlordSource ? "D-WAR-1" : o.a == kPolicySource ? "D-POL-2" : "D-USE-1";
    case OptionKind::Complete: return "D-WON-1";
    case OptionKind::Develop: return "D-POL-1";
    case OptionKind::Progress: return "D-SCI-1";
    case OptionKind::ConquerTop: return "D-CON-1";
    case OptionKind::Advantage:
    case OptionKind::Amount: return "D-ADV-1";
    case OptionKind::Negotiate: return "D-AMB-1";
    case OptionKind::Expedition: return "D-EXPL-2";
    case OptionKind::Spy: return "D-SPY-2";
    case OptionKind::Intrigue: return "D-SPY-3";
    default: return "";
  }
}

std::vector<Reason> reasons_behind(Refusal r, const Catalogue& cat, const State& s, Option o) {
  switch (r) {
    case Refusal::OtherDecision: return {{rule_at_hand(cat, s), question(cat, s), {}}};
    case Refusal::CannotPay: {
      const auto price = is_mission(o.kind) ? cheapest_mission(cat, s, deciding(s), o.kind) : price_now(cat, s, o);
      return why_too_dear(cat, s, price, kReasonRules);
    }
    case Refusal::OtherResource:
    case Refusal::TooLittle:
      return {because(cat, "D-ADV-2", "advantage", {{"what", amount(s.middle.amount, s.middle.resource % kResources)}})};
    case Refusal::NotAFreeCity: {
      std::vector<ThingId> cities;
      for (const CardId c : s.middle.cities)
        if (!c.is_none()) cities.push_back(thing(c));
      return {because(cat, "D-SET-2", "cities", {{"cities", card_names(cat, cities)}})};
    }
    default: return civic::reasons_behind(r, cat, s, thing_of(cat, s, o), kReasonRules);
  }
}

}  // namespace

Reason why_not(const Catalogue& cat, const State& s, Option o) {
  const Refusal r = refusal(cat, s, o);
  if (r == Refusal::Legal) return {};
  const RefusalRow& row = row_of(kRows, r);
  Reason out;
  out.rule = civic::rule_of(row, rule_of_action(cat, o), rule_at_hand(cat, s));
  out.text = say(cat, "no." + std::string{words_of_refusal(row, o)}, {{"thing", subject(cat, s, o)}});
  out.because = reasons_behind(r, cat, s, o);
  return out;
}

}  // namespace stele::duel
