#pragma once

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <vector>

#include "games/civic/describe.h"

// Why an option is not offered, as far as every game of the family says it. The rules are the game's: it ties each refusal to one.
namespace stele::civic {

struct RefusalRow {
  Refusal refusal;
  std::string_view rule;  // empty: that of the action or of the decision at hand
  std::string_view text;  // "no.<text>"
};
inline const RefusalRow& row_of(std::span<const RefusalRow> rows, Refusal r) {
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const RefusalRow& x) { return x.refusal == r; });
  assert(row != rows.end());
  return *row;
}
// The refusal's own rule, or that of the action, or that of the decision at hand.
inline std::string_view rule_of(const RefusalRow& row, std::string_view action, std::string_view at_hand) {
  if (!row.rule.empty()) return row.rule;
  return row.refusal == Refusal::OtherDecision || action.empty() ? at_hand : action;
}
inline std::string_view words_of_refusal(const RefusalRow& row, Option o) {
  return row.refusal == Refusal::NotYours && o.kind == OptionKind::Copy ? "not-of-this-player" : row.text;
}

// The rules that stand behind a refusal.
struct ReasonRules {
  std::string_view paying;    // what can be paid for
  std::string_view supply;    // what it is paid with
  std::string_view track;     // what lies on the Development track
  std::string_view effect;    // what a card does
  std::string_view policies;  // those of a civilization
};

inline Reason because(const Catalogue& cat, std::string_view rule, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return {rule, say(cat, "because." + std::string{id}, args), {}};
}
inline Text card_names(const Catalogue& cat, std::span<const ThingId> things) {
  return things.empty() ? word("nothing") : names_of_things(cat, things);
}

template <class S>
Reason because_of_supply(const Catalogue& cat, const S& s, PlayerId who, const ReasonRules& rules) {
  return because(cat, rules.supply, "have", {{"have", supply(s, who)}});
}

// CannotPay
template <class S>
std::vector<Reason> why_too_dear(const Catalogue& cat, const S& s, const std::optional<Price>& price, const ReasonRules& rules) {
  std::vector<Reason> out;
  if (price) out.push_back(because(cat, rules.paying, "price", {{"price", price_text(*price)}}));
  if (const PlayerId who = deciding(s); !who.is_none()) out.push_back(because_of_supply(cat, s, who, rules));
  return out;
}

// What another refusal of an option follows from, as far as more can be said; `about`: the card or policy, as thing_of says.
template <class S>
std::vector<Reason> reasons_behind(Refusal r, const Catalogue& cat, const S& s, ThingId about, const ReasonRules& rules) {
  const PlayerId who = deciding(s);
  switch (r) {
    case Refusal::NoSuchResource:
      if (who.is_none()) return {};
      return {because_of_supply(cat, s, who, rules)};
    case Refusal::NotOnTrack: {
      std::vector<ThingId> track;
      for (const CardId c : s.board.track)
        if (!c.is_none()) track.push_back(thing(c));
      return {because(cat, rules.track, "track", {{"cards", card_names(cat, track)}})};
    }
    case Refusal::NothingHappens:
      if (about.is_none()) return {};
      return {because(cat, rules.effect, "says", {{"text", print(cat.of(about).effects)}})};
    case Refusal::OtherCivilization:
      if (who.is_none() || s.board.at(who).civ.is_none()) return {};
      return {because(cat, rules.policies, "policies", {{"policies", card_names(cat, cat.of(s.board.at(who).civ).policies)}})};
    default: return {};
  }
}

}  // namespace stele::civic
