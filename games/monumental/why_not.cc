// Why an option is not offered: each refusal with its rule and its words.
#include "games/monumental/why_not.h"

#include <algorithm>
#include <array>

#include "games/civic/why_not.h"
#include "games/monumental/decisions.h"
#include "games/monumental/describe.h"

namespace stele::monumental {
namespace {

// In the order of Refusal.
constexpr std::array kRows = {
    RefusalRow{Refusal::Legal, "", ""},
    RefusalRow{Refusal::GameOver, "M-END-1", "game-over"},
    RefusalRow{Refusal::OtherDecision, "", "other-decision"},
    RefusalRow{Refusal::CannotPay, "M-RES-3", "cannot-pay"},
    RefusalRow{Refusal::NoSuchResource, "", "no-such-resource"},
    RefusalRow{Refusal::NotOnTrack, "", "not-on-track"},
    RefusalRow{Refusal::PileEmpty, "M-ACQ-BLD", "pile-empty"},
    RefusalRow{Refusal::WrongKind, "", "wrong-kind"},
    RefusalRow{Refusal::TooDear, "", "too-dear"},
    RefusalRow{Refusal::NotActivated, "", "not-activated"},
    RefusalRow{Refusal::AlreadyActivated, "", "already-activated"},
    RefusalRow{Refusal::EmptySpace, "", "empty-space"},
    RefusalRow{Refusal::UsedAlready, "M-ACTION-1", "used-already"},
    RefusalRow{Refusal::NoEffect, "M-USE-1", "no-effect"},
    RefusalRow{Refusal::NothingHappens, "M-USE-1", "nothing-happens"},
    RefusalRow{Refusal::NotThisCard, "", "not-this-card"},
    RefusalRow{Refusal::Reinforced, "M-REINF-1", "reinforced"},
    RefusalRow{Refusal::NotUsed, "M-ACTION-1", "not-used"},
    RefusalRow{Refusal::NothingToDraw, "M-CITY-3", "nothing-to-draw"},
    RefusalRow{Refusal::NotInDiscard, "", "not-in-discard"},
    RefusalRow{Refusal::NotDrawn, "", "not-drawn"},
    RefusalRow{Refusal::KnowledgeUnder, "M-ARCH-1", "knowledge-under"},
    RefusalRow{Refusal::NoWonderBegun, "M-WON-1", "no-wonder-begun"},
    RefusalRow{Refusal::NoTileForWonder, "M-WON-3", "no-tile-for-wonder"},
    RefusalRow{Refusal::PolicyDeveloped, "M-POL-1", "policy-developed"},
    RefusalRow{Refusal::OtherCivilization, "M-POL-1", "other-civilization"},
    RefusalRow{Refusal::PolicyNotDeveloped, "", "policy-not-developed"},
    RefusalRow{Refusal::NoPolicyActive, "M-POL-2", "no-policy-active"},
    RefusalRow{Refusal::NotAProvince, "M-CON-6", "not-a-province"},
    RefusalRow{Refusal::NotAdjacent, "M-CON-1", "not-adjacent"},
    RefusalRow{Refusal::OwnProvince, "M-CON-1", "own-province"},
    RefusalRow{Refusal::TooFewUnits, "M-CON-2", "too-few-units"},
    RefusalRow{Refusal::NoUnitThere, "", "no-unit-there"},
    RefusalRow{Refusal::KeepsOne, "M-CON-5", "keeps-one"},
    RefusalRow{Refusal::NotConnected, "", "not-connected"},
    RefusalRow{Refusal::NotControlled, "", "not-controlled"},
    RefusalRow{Refusal::CapitalTaken, "M-SET-7", "capital-taken"},
    RefusalRow{Refusal::NotACapital, "M-SET-7", "not-a-capital"},
    RefusalRow{Refusal::OutpostThere, "M-OUT-1", "outpost-there"},
    RefusalRow{Refusal::NoOutpostLeft, "M-OUT-1", "no-outpost-left"},
    RefusalRow{Refusal::NeedsThreeUnits, "M-OUT-1", "needs-three-units"},
    RefusalRow{Refusal::HasWonder, "M-WON-3", "has-wonder"},
    RefusalRow{Refusal::NoExplorer, "M-EXP-1", "no-explorer"},
    RefusalRow{Refusal::ExplorerActed, "M-EXP-2", "explorer-acted"},
    RefusalRow{Refusal::NothingToTake, "M-EXP-2", "nothing-to-take"},
    RefusalRow{Refusal::MarketVisited, "M-EXP-2", "market-visited"},
    RefusalRow{Refusal::NoToken, "", "no-token"},
    RefusalRow{Refusal::NotYours, "", "not-yours"},
    RefusalRow{Refusal::HeroNotRevealed, "M-HERO-3", "hero-not-revealed"},
    RefusalRow{Refusal::HeroAcquired, "M-HERO-3", "hero-acquired"},
    RefusalRow{Refusal::NoPlaceForHero, "M-HERO-3", "no-place-for-hero"},
    RefusalRow{Refusal::HeroNeeded, "M-HERO-4", "hero-needed"},
    RefusalRow{Refusal::NoHero, "M-HERO-3", "no-hero"},
    RefusalRow{Refusal::ClosedByMonster, "M-MON-6", "closed-by-monster"},
    RefusalRow{Refusal::HeldByMonster, "M-MON-6", "held-by-monster"},
    RefusalRow{Refusal::StoppedByMonster, "M-MON-6", "stopped-by-monster"},
    RefusalRow{Refusal::NoMonsterThere, "M-MON-6", "no-monster-there"},
    RefusalRow{Refusal::CannotDefeat, "M-MON-6", "cannot-defeat"},
    RefusalRow{Refusal::NotOffered, "", "not-offered"},
    RefusalRow{Refusal::MustPick, "", "must-pick"},
};
constexpr bool in_order() {
  for (std::size_t i = 0; i < kRows.size(); ++i)
    if (kRows[i].refusal != static_cast<Refusal>(i)) return false;
  return kRows.back().refusal == Refusal::MustPick;
}
static_assert(in_order());

constexpr ReasonRules kReasonRules{
    .paying = "M-RES-3", .supply = "M-RES-2", .track = "M-SET-5", .effect = "M-USE-1", .policies = "M-POL-1"};

// A reason always names a rule, or it would read as none.
std::string_view rule_at_hand(const Catalogue& cat, const State& s) {
  const std::string_view rule = s.board.stack.empty() ? "" : kind_of(cat, s.board.stack.back()).rule;
  return rule.empty() ? "M-TURN-1" : rule;
}

// What a player wants to do in a turn has a rule of its own; inside an effect or an action it is that of the decision.
std::string_view rule_of_action(const Catalogue& cat, Option o) {
  switch (o.kind) {
    case OptionKind::Acquire: {
      const CardInfo& c = cat.of(card(o.a));
      return c.is_hero() ? "M-HERO-3" : c.is_wonder() ? "M-ACQ-WON" : c.is_knowledge() ? "M-ACQ-KNO" : "M-ACQ-BLD";
    }
    case OptionKind::Use: return "M-USE-1";
    case OptionKind::Manoeuvre: return "M-MOVE-1";
    case OptionKind::Outpost: return "M-OUT-1";
    case OptionKind::Step: return "M-EXP-1";
    case OptionKind::Defeat: return "M-MON-6";
    case OptionKind::SpendProduction:
    case OptionKind::SpendToken: return "M-EXP-3";
    default: return "";
  }
}

std::string_view rule_of_empty_deck(const State& s) {
  const PlayerId who = deciding(s);
  if (!who.is_none() && !s.board.at(who).discard.empty()) return "M-CITY-4";
  return s.board.turn().spent.empty() ? "M-CITY-3" : "M-SCI-1";  // those that progress has used are left out
}

std::string_view rule_of(Refusal r, const Catalogue& cat, const State& s, Option o) {
  if (r == Refusal::NothingToDraw) return rule_of_empty_deck(s);
  if (r == Refusal::NotAdjacent && o.kind == OptionKind::Step) return "M-EXP-1";
  return civic::rule_of(row_of(kRows, r), rule_of_action(cat, o), rule_at_hand(cat, s));
}

// Where the same refusal needs other words.
std::string_view words_of_refusal(Refusal r, const State& s, Option o) {
  const bool about_tile = info(o.kind).about == About::Tile;
  const bool on_map = about_tile && o.a < s.map.size;
  const bool own = on_map && !deciding(s).is_none() && contains(s.map.held[deciding(s).value], TileId{o.a});
  if (about_tile && !on_map && (r == Refusal::NotAProvince || r == Refusal::NotControlled)) return "not-on-map";
  if (r == Refusal::NotAProvince && on_map) return contains(s.map.water, TileId{o.a}) ? "water" : own ? "own-capital" : "capital";
  if (r == Refusal::NotControlled && own && o.kind == OptionKind::Outpost) return "outpost-on-capital";
  if (r == Refusal::NotConnected && o.kind == OptionKind::Manoeuvre) return "nowhere-to-go";
  if (r == Refusal::NotAdjacent && o.kind == OptionKind::Step) return "not-adjacent-to-explorer";
  if (r == Refusal::NothingToTake && o.kind == OptionKind::Explore)
    return o.b == kTakeMarket ? "no-market-token-to-take" : "no-production-token-to-take";
  if (r == Refusal::NoToken && o.kind == OptionKind::Token) return "not-in-this-market";
  return civic::words_of_refusal(row_of(kRows, r), o);
}

// [M-CON-1] [M-CON-8]
std::vector<Reason> why_conquest_is_too_dear(const Catalogue& cat, const State& s, Option o) {
  std::vector<Reason> out;
  const PlayerId who = deciding(s);
  if (const auto price = price_now(cat, s, o)) out.push_back(because(cat, "M-CON-1", "price", {{"price", price_text(*price)}}));
  if (o.a < s.map.size) {
    const TileId t{o.a};
    const bool town = s.map.has_token(t) && cat.of(s.map.front[t.value]).kind == TokenKind::FreeTown;
    if (town) out.push_back(because(cat, "M-CON-8", "town-costs", {{"price", produces(cat.of(s.map.front[t.value]).cost)}}));
    const int less = town && !who.is_none() ? modifiers(cat, s, who).towns_less : 0;
    if (less > 0) out.push_back(because(cat, "M-USE-2", "town-costs-less", {{"less", count("resource", less)}}));
  }
  if (!who.is_none()) out.push_back(because_of_supply(cat, s, who, kReasonRules));
  return out;
}

// What the refusal follows from, as far as more can be said.
std::vector<Reason> reasons_behind(Refusal r, const Catalogue& cat, const State& s, Option o) {
  std::vector<Reason> out;
  const PlayerId who = deciding(s);
  const ThingId about = thing_of(cat, s, o);
  switch (r) {
    case Refusal::OtherDecision: out.push_back({rule_at_hand(cat, s), question(cat, s), {}}); break;
    case Refusal::CannotDefeat: {
      Effects defeat;
      defeat.defeat = cat.of(about).effects.defeat;
      defeat.modifiers = cat.of(about).effects.modifiers;
      out.push_back(because(cat, "M-MON-6", "says", {{"text", print(defeat)}}));
      if (!who.is_none()) out.push_back(because_of_supply(cat, s, who, kReasonRules));
      break;
    }
    case Refusal::HeroNotRevealed: {
      std::vector<ThingId> heroes;
      for (const CardId c : s.board.heroes) heroes.push_back(thing(c));
      out.push_back(because(cat, "M-HERO-2", "heroes", {{"heroes", card_names(cat, heroes)}}));
      break;
    }
    case Refusal::TooFewUnits:
      if (!who.is_none() && o.kind == OptionKind::Conquer) {
        const int needed = defence(cat, s, who, TileId{o.a}, modifiers(cat, s, who));
        out.push_back(because(cat, "M-CON-2", "units-needed", {{"units", count("unit", needed)}}));
      }
      break;
    case Refusal::NotACapital: {
      std::vector<std::string> tiles;
      for_each_tile(s.map.capitals, [&](TileId t) { tiles.push_back(std::to_string(t.value + 1)); });
      out.push_back(because(cat, "M-SET-7", "capitals", {{"tiles", same_in_all(listed(tiles))}}));
      break;
    }
    case Refusal::HasWonder:
      if (o.a < s.map.size && !s.map.wonder[o.a].is_none())
        out.push_back(because(cat, "M-WON-3", "wonder", {{"wonder", cat.of(thing(s.map.wonder[o.a])).name}}));
      break;
    case Refusal::CannotPay:
      return o.kind == OptionKind::Conquer ? why_conquest_is_too_dear(cat, s, o) : why_too_dear(cat, s, price_now(cat, s, o), kReasonRules);
    default: return civic::reasons_behind(r, cat, s, about, kReasonRules);
  }
  return out;
}

}  // namespace

Reason why_not(const Catalogue& cat, const State& s, Option o) {
  const Refusal r = refusal(cat, s, o);
  if (r == Refusal::Legal) return {};
  Reason out;
  out.rule = rule_of(r, cat, s, o);
  out.text = say("monumental.no." + std::string{words_of_refusal(r, s, o)},
                 {{"thing", subject(cat, s, o)}, {"tiles", number(s.map.size)}, {"explorer", number(o.a + 1)}});
  out.because = reasons_behind(r, cat, s, o);
  return out;
}

}  // namespace stele::monumental
