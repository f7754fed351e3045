// Why an option is not offered: each refusal with its rule and its words.
#include "games/monuments/why_not.h"

#include <algorithm>
#include <array>

#include "games/monuments/decisions.h"
#include "games/monuments/describe.h"
#include "games/monuments/notation.h"

namespace stele::monuments {
namespace {

struct RefusalRow {
  Refusal refusal;
  std::string_view rule;
  std::string_view text;  // "monuments.no.<text>"
};

// In the order of Refusal.
constexpr std::array kRefusals = {
    RefusalRow{Refusal::Legal, "", ""},
    RefusalRow{Refusal::GameOver, "W-END-1", "game-over"},
    RefusalRow{Refusal::OtherDecision, "", "other-decision"},  // the rule is that of the decision at hand
    RefusalRow{Refusal::NotYourColour, "W-TWO-1", "not-your-colour"},
    RefusalRow{Refusal::ColourMissing, "W-TWO-1", "colour-missing"},
    RefusalRow{Refusal::NoColourHere, "W-TWO-1", "no-colour-here"},
    RefusalRow{Refusal::NoActionsLeft, "W-TURN-1", "no-actions-left"},
    RefusalRow{Refusal::MustActFirst, "W-TURN-1", "must-act-first"},
    RefusalRow{Refusal::ActionBoughtAlready, "W-TURN-2", "action-bought-already"},
    RefusalRow{Refusal::PairMissing, "W-SCORE-1", "pair-missing"},
    RefusalRow{Refusal::NotInDisplay, "W-DRAW-1", "not-in-display"},
    RefusalRow{Refusal::PileEmpty, "W-DRAW-2", "pile-empty"},
    RefusalRow{Refusal::NotInPlay, "W-SET-3", "not-in-play"},
    RefusalRow{Refusal::BuiltByYou, "W-BUILD-2", "built-by-you"},
    RefusalRow{Refusal::BuiltByTwo, "W-BUILD-2", "built-by-two"},
    RefusalRow{Refusal::TooFewCards, "W-BUILD-1", "too-few-cards"},
    RefusalRow{Refusal::NotBuiltByYou, "W-IMPROVE-1", "not-built-by-you"},
    RefusalRow{Refusal::NoCardToAdd, "W-IMPROVE-1", "no-card-to-add"},
    RefusalRow{Refusal::CardNotInHand, "W-BUILD-1", "card-not-in-hand"},
    RefusalRow{Refusal::CardChosenAlready, "W-BUILD-3", "card-chosen-already"},
    RefusalRow{Refusal::OtherMonument, "W-BUILD-1", "other-monument"},
    RefusalRow{Refusal::OtherSymbol, "W-SCORE-1", "other-symbol"},
    RefusalRow{Refusal::TooFewLaid, "W-BUILD-1", "too-few-laid"},
    RefusalRow{Refusal::TurnHasBegun, "W-TURN-5", "turn-has-begun"},
    RefusalRow{Refusal::NoHistorian, "W-STORY-1", "no-historian"},
    RefusalRow{Refusal::NothingToTell, "W-STORY-1", "nothing-to-tell"},
    RefusalRow{Refusal::NoPowersModule, "W-POW-1", "no-powers-module"},
    RefusalRow{Refusal::NotTheMost, "W-POW-1", "not-the-most"},
    RefusalRow{Refusal::OwnedByYou, "W-POW-2", "owned-by-you"},
    RefusalRow{Refusal::NotOwner, "W-POW-2", "not-owner"},
    RefusalRow{Refusal::AbilityUsed, "W-POW-SAILOR", "ability-used"},
    RefusalRow{Refusal::NoPointToPay, "W-POW-HERO", "no-point-to-pay"},
    RefusalRow{Refusal::NothingToDraw, "W-DRAW-2", "nothing-to-draw"},
    RefusalRow{Refusal::HandEmpty, "W-POW-SAILOR", "hand-empty"},
    RefusalRow{Refusal::OrderBegun, "W-POW-SCRIBE", "order-begun"},
};
constexpr bool in_order() {
  for (std::size_t i = 0; i < kRefusals.size(); ++i)
    if (kRefusals[i].refusal != static_cast<Refusal>(i)) return false;
  return true;
}
static_assert(in_order());

Reason because(std::string_view rule, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return {rule, say("monuments.because." + std::string{id}, args), {}};
}

int in_hand(const State& s, Monument m) { return std::popcount(hand(s).values_of(m)); }

// The rule that speaks against it, where one refusal has several.
std::string_view rule_of(Refusal r, const State& s, Option o) {
  switch (r) {
    case Refusal::OtherDecision: return decision(s).kind->rule;
    case Refusal::PairMissing: return o.kind == OptionKind::Extra ? "W-TURN-2" : "W-SCORE-1";
    case Refusal::NotInPlay: return s.board.players == 2 ? "W-SET-4" : "W-SET-3";
    case Refusal::NotOwner:
    case Refusal::AbilityUsed: return o.kind == OptionKind::Pay ? "W-POW-HERO" : "W-POW-SAILOR";
    case Refusal::OtherMonument: return o.kind == OptionKind::Place ? "W-POW-SCRIBE" : "W-BUILD-1";
    case Refusal::CardNotInHand:
      return o.kind == OptionKind::Give ? "W-POW-SAILOR" : o.kind == OptionKind::Discard ? decision(s).kind->rule : "W-BUILD-1";
    case Refusal::CardChosenAlready: return decision(s).kind->rule;
    default: return kRefusals[static_cast<std::size_t>(r)].rule;
  }
}

// What the refusal follows from, as far as more can be said.
std::vector<Reason> reasons_behind(Refusal r, const Catalogue& cat, const State& s, Option o) {
  const Board& b = s.board;
  std::vector<Reason> out;
  switch (r) {
    case Refusal::OtherDecision: out.push_back({decision(s).kind->rule, question(cat, s), {}}); break;
    case Refusal::TooFewCards:
    case Refusal::BuiltByTwo:
      for (int c = 0; c < kColours; ++c)
        if (!b.build(colour(c), o.monument()).empty()) out.push_back(because("W-BUILD-1", "built-by", {{"colour", name(colour(c))}}));
      break;
    case Refusal::NotTheMost:
      for (int c = 0; c < colours_in_play(b); ++c)
        out.push_back(
            because("W-POW-1", "symbols-shown",
                    {{"colour", name(colour(c))}, {"symbols", number(symbols_exhibited(cat, b, colour(c), cat.of(o.power()).symbol))}}));
      break;
    case Refusal::PairMissing: {
      const int n = (hand(s) & cat.with_symbol[o.what]).size();
      out.push_back(because(rule_of(r, s, o), "symbols-in-hand", {{"cards", count("card", n)}, {"symbol", cat.symbol_name[o.what]}}));
      break;
    }
    case Refusal::PileEmpty:
      if (std::count(b.display.begin(), b.display.end(), CardId{}) < kDisplay) out.push_back(because("W-DRAW-2", "display-has-cards"));
      break;
    default: break;
  }
  return out;
}

}  // namespace

Reason why_not(const Catalogue& cat, const State& s, Option o) {
  const Refusal r = refusal(cat, s, o);
  if (r == Refusal::Legal) return {};
  const Board& b = s.board;
  const OptionInfo& i = info(o.kind);
  const bool has_frame = !s.stack.empty();
  const Frame frame = has_frame ? s.stack.back() : Frame{};

  // Every sentence takes what it needs of these.
  Text monument_name, card_name, power_name, symbol_name, have, need;
  if (i.about == About::OneMonument) {
    monument_name = cat.of(o.monument()).name;
    have = count("card", in_hand(s, o.monument()));
    need = count("card", build::cards_needed(cat, b, o.monument()));
  }
  if (i.about == About::OneCard) {
    card_name = name(cat, o.card());
    monument_name = frame.kind == FrameKind::Lay || frame.kind == FrameKind::Reorder ? cat.monuments[frame.what].name : Text{};
  }
  if (i.about == About::OnePower) power_name = cat.of(o.power()).name;
  if (o.kind == OptionKind::Swap || o.kind == OptionKind::Pay)
    for (const Catalogue::Power& p : cat.powers)
      if (p.ability == (o.kind == OptionKind::Swap ? Ability::Swap : Ability::PayAndDraw)) power_name = p.name;
  if (i.about == About::OneSymbol) symbol_name = cat.symbol_name[o.what];
  if (frame.kind == FrameKind::DiscardForPoints || frame.kind == FrameKind::DiscardForAction) symbol_name = cat.symbol_name[frame.what];
  if (i.about == About::OnePower) symbol_name = cat.symbol_name[static_cast<std::size_t>(cat.of(o.power()).symbol)];
  if (frame.kind == FrameKind::Lay && o.kind == OptionKind::Done) {
    have = count("card", static_cast<int>(s.chosen.size()));
    need = count("card", frame.least);
  }
  const Colour c = o.colour.is_none() || o.colour.value >= colours_in_play(b) ? first_colour_of(b, b.active) : o.colour;
  Reason out;
  out.rule = rule_of(r, s, o);
  out.text =
      say("monuments.no." + std::string{kRefusals[static_cast<std::size_t>(r)].text}, {{"option", same_in_all(to_text(cat, o))},
                                                                                       {"monument", monument_name},
                                                                                       {"card", card_name},
                                                                                       {"power", power_name},
                                                                                       {"symbol", symbol_name},
                                                                                       {"colour", name(o.colour.is_none() ? c : o.colour)},
                                                                                       {"have", have},
                                                                                       {"need", need}});
  out.because = reasons_behind(r, cat, s, o);
  return out;
}

}  // namespace stele::monuments
