#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "games/civic/notation.h"
#include "games/civic/rules.h"
#include "games/civic/words.h"

// Options, events and questions as sentences a player reads, as far as every game of the family has them. A game's describe.cc does
// what is its own and leaves the rest to these; all of them take any well-formed option in any state.
namespace stele::civic {

// Prices and supplies
using Supply = std::array<std::int16_t, kResources>;
Text price_text(const Price&);  // "3 Production", "2 different base resources"
// [M-RES-2] The price, and where Gold is going to stand in for a base resource, how much: "3 Science: 1 Science + 2 Gold".
// `earmarked`: Military besides the supply that may be spent on it.
Text price_and_gold(const Price&, const Supply&, const Modifiers&, int earmarked = 0);
Text supply_text(const Supply&, const std::array<std::uint8_t, 3>& earmarked);  // "2 Science and 1 Gold", "nothing"
Text owed(const Payment&);

// The City
using City = std::array<CardId, kCity>;
Text space_name(const Catalogue&, ThingId there, Source, std::vector<Text> facts);           // "Forum (b2)"
Text cards_of_line(const Catalogue&, const City&, const City& under, Option);                // of a row or column
Amounts printed_on_line(const Catalogue&, const City&, const City& under, Option, int row);  // `row`: the one chosen before a column
Text text_when_used(const Thing&);  // what a card gives to whoever copies it or uses it from the deck or the track

// Which part of a card's text the game is in
Text text_at(const Catalogue&, ThingId, std::uint16_t pc);
std::optional<Step> alternative(const Catalogue&, ThingId, std::uint16_t pc, std::uint8_t a);  // of the choice at `pc`

// Options: the text is "option.<word>"
std::string option_word(Option);
// What ends the drawing of an option: the card, policy or token that it is about, and what it costs.
void add_thing_and_price(Json&, const Catalogue&, ThingId, const std::optional<Price>&);

// How a sentence calls the players: by number, or by civilization and "you" for one of them.
struct Names {
  std::array<Text, kMaxSeats> civilizations{};  // empty: "Player 2"
  PlayerId you;
};

// What the sentence "event.<id>" is filled with.
struct EventWords {
  std::string id;
  Text what, by;
  int place = 0;  // of the Development track
};
EventWords event_words(const Catalogue&, const Event&);
// Where "you" needs another verb or pronoun there is a text "event.<id>-you". `more`: what the sentences of the game's own need.
Text told(const Catalogue&, const Event&, const Names&, const EventWords&, std::initializer_list<TextArg> more = {});

// What the sentence "ask.<id>" is filled with.
struct QuestionWords {
  std::string id;
  Text thing, detail;
};
Text picks_left(int);                                    // " (2 left)"
Text picks_left(const Frame&, const Instruction& verb);  // how many more the verb allows

// Of a state

template <class S>
PlayerId deciding(const S& s) {  // none when the game is over
  return s.board.stack.empty() ? PlayerId{} : s.board.stack.back().who;
}
template <class S>
const Instruction* asking(const Catalogue& cat, const S& s) {  // the verb of an effect that asks; null if something else does
  if (s.board.stack.empty() || s.board.stack.back().kind != FrameKind::Verb) return nullptr;
  return &cat.code.instructions[s.board.stack.back().pc];
}

template <class S>
Text name_of(const Catalogue& cat, const S& s, PlayerId p) {  // the civilization's
  const Text name = s.board.at(p).civ.is_none() ? player_name(p) : cat.of(s.board.at(p).civ).name;
  return s.board.is_automa(p) ? say(cat, "automa", {{"name", name}}) : name;
}
template <class S>
Names names_for(const Catalogue& cat, const S& s, PlayerId you) {
  Names out;
  for (std::uint8_t p = 0; p < s.board.players_count; ++p) out.civilizations[p] = name_of(cat, s, PlayerId{p});
  out.you = you;
  return out;
}

template <class S>
Text supply(const S& s, PlayerId who) {
  return supply_text(s.board.at(who).resources, s.board.has_turn(who) ? s.board.turn_of(who).earmarked : std::array<std::uint8_t, 3>{});
}

template <class S>
const Pending* pending_of(const S& s, std::uint8_t a) {
  if (s.board.stack.empty() || s.board.stack.back().kind != FrameKind::Order) return nullptr;
  const std::size_t index = std::size_t{s.board.stack.back().a} + a;
  return index < s.board.pending.size() ? &s.board.pending[index] : nullptr;
}
template <class S>
Text alternative_text(const Catalogue& cat, const S& s, std::uint8_t a) {
  if (!s.board.stack.empty() && s.board.stack.back().kind == FrameKind::Branch) {
    const Frame& f = s.board.stack.back();
    if (const auto step = alternative(cat, f.thing, f.pc, a)) return print(*step, cat.of(f.thing).effects.span);
  }
  return say("civic.alternative", {{"number", number(a + 1)}});
}

// The word `policy` of an option is the active one.
template <class P>
Source active(const P& p, Source source) {
  return source == kPolicySource && !p.policies.empty() ? static_cast<Source>(kPolicySource + p.policies.size() - 1) : source;
}

// The card or policy that an option is about, else none.
template <class S>
ThingId thing_of(const Catalogue& cat, const S& s, Option o) {
  const PlayerId who = deciding(s);
  switch (info(o.kind).about) {
    case About::Card: return thing(card(o.a));
    case About::Policy: return cat.policy(o.a);
    case About::Source: return who.is_none() ? ThingId{} : thing_at(cat, s.board.at(who), active(s.board.at(who), o.a));
    case About::SeatSource: return o.a < s.board.players_count ? thing_at(cat, s.board.players[o.a], o.b) : ThingId{};
    default: break;
  }
  const bool about_wonder = o.kind == OptionKind::Complete || o.kind == OptionKind::Section;
  return about_wonder && !who.is_none() && !s.board.at(who).wonder.is_none() ? thing(s.board.at(who).wonder) : ThingId{};
}

// What an option is about: "Forum (b2)".
template <class S>
Text subject(const Catalogue& cat, const S& s, Option o) {
  const PlayerId who = deciding(s);
  const ThingId about = thing_of(cat, s, o);
  switch (info(o.kind).about) {
    case About::Line: return same_in_all(o.kind == OptionKind::Row ? std::string{static_cast<char>('a' + o.a)} : std::to_string(o.a + 1));
    case About::Source: return space_name(cat, about, who.is_none() ? o.a : active(s.board.at(who), o.a), {});
    case About::SeatSource: {
      const PlayerId other{o.a};
      return space_name(cat, about, o.b, {o.a < s.board.players_count ? name_of(cat, s, other) : player_name(other)});
    }
    case About::Resource: return resource_name(o.a);
    case About::Number: {
      if (o.kind == OptionKind::Choose) return alternative_text(cat, s, o.a);
      const Pending* p = pending_of(s, o.a);
      return p ? cat.of(p->thing).name : say("civic.alternative", {{"number", number(o.a + 1)}});
    }
    default: break;
  }
  if (!about.is_none()) return cat.of(about).name;
  return word(o.kind == OptionKind::Progress ? "progress" : "this");
}

// What an option costs now; none if it costs nothing or cannot be named.
template <class S>
std::optional<Price> price_now(const Catalogue& cat, const S& s, Option o) {
  const PlayerId who = deciding(s);
  if (who.is_none() || s.board.is_automa(who)) return std::nullopt;  // [M-AUT-9] it pays for nothing
  const Modifiers m = modifiers(cat, s, who);
  const auto& p = s.board.at(who);
  const Instruction* verb = asking(cat, s);
  const int less = verb ? verb->n : 0;
  switch (o.kind) {
    case OptionKind::Acquire:
      return is_sold(cat.of(card(o.a))) || cat.of(card(o.a)).is_hero() ? std::optional(full_price(cat, m, card(o.a), 0)) : std::nullopt;
    case OptionKind::Card:
      if (!verb || (verb->op != Op::Acquire && verb->op != Op::BuildSection)) return std::nullopt;
      return full_price(cat, m, card(o.a), less);
    case OptionKind::Complete:
    case OptionKind::Section:
      if (p.wonder.is_none()) return std::nullopt;
      return wonder_price(std::max(0, second_price(cat, m, p.wonder) - less), m);
    case OptionKind::Develop: return of_one(Resource::Culture, policy_price(p, 0));
    case OptionKind::Policy:
      if (!verb || verb->op != Op::DevelopPolicy) return std::nullopt;
      return of_one(Resource::Culture, policy_price(p, less));
    case OptionKind::Progress: return of_one(Resource::Science, 2);  // [M-SCI-1]
    default: return std::nullopt;
  }
}

// What stands in brackets behind it; `price` among it, unless it is empty.
template <class S>
std::vector<Text> facts_of(const Catalogue& cat, const S& s, Option o, const Text& price) {
  std::vector<Text> out;
  if (info(o.kind).about == About::Card) out.push_back(kind_name(cat, cat.of(card(o.a))));
  if (!price.en.empty()) out.push_back(price);
  const PlayerId who = deciding(s);
  if (who.is_none()) return out;
  const auto& p = s.board.at(who);
  // [M-POL-2] Only the newest policy is active.
  if (o.kind == OptionKind::Develop && !p.policies.empty())
    out.push_back(say("civic.stops", {{"policy", cat.of(policy_of(cat, p, p.policies.size() - 1)).name}}));
  if (o.kind == OptionKind::End) {  // [M-RES-1]
    std::vector<Text> lost;
    for (std::uint8_t r = 0; r < kBase; ++r)
      if (p.of(resource(r)) > 0) lost.push_back(amount(p.of(resource(r)), r));
    if (!lost.empty()) out.push_back(say("civic.lost", {{"what", join(lost, ", ")}}));
  }
  return out;
}

// What it says on the card, where that is why one would choose it.
template <class S>
Text text_behind(const Catalogue& cat, const S& s, Option o) {
  const PlayerId who = deciding(s);
  const Instruction* verb = asking(cat, s);
  const ThingId about = thing_of(cat, s, o);
  switch (o.kind) {
    case OptionKind::Row:
    case OptionKind::Column: return who.is_none() ? Text{} : cards_of_line(cat, s.board.at(who).city, s.board.at(who).under, o);
    case OptionKind::Use:
      return about.is_none() || !cat.of(about).effects.use ? Text{} : print(*cat.of(about).effects.use, cat.of(about).effects.span);
    case OptionKind::Policy:
      if (verb && verb->op == Op::Regain && cat.of(about).effects.bonus)
        return print(*cat.of(about).effects.bonus, cat.of(about).effects.span);
      return print(cat.of(about).effects);
    case OptionKind::First: {
      const Pending* p = pending_of(s, o.a);
      return p ? text_at(cat, p->thing, p->program) : Text{};
    }
    case OptionKind::Card: {
      const bool to_use =
          (verb && verb->op == Op::UseFromTrack) || (!s.board.stack.empty() && s.board.stack.back().kind == FrameKind::Drawn);
      return to_use ? text_when_used(cat.of(about)) : Text{};
    }
    case OptionKind::Copy: return about.is_none() ? Text{} : text_when_used(cat.of(about));
    case OptionKind::Develop: return print(cat.of(about).effects);
    default: return {};
  }
}

// What a client needs to draw an option, but for what add_thing_and_price adds.
template <class S>
Json shown(const Catalogue& cat, const S& s, Option o) {
  const OptionInfo& i = info(o.kind);
  Json out = {{"kind", i.word}};
  switch (i.about) {
    case About::Line: {
      const PlayerId who = deciding(s);
      Amounts yield{};
      if (!who.is_none()) yield = printed_on_line(cat, s.board.at(who).city, s.board.at(who).under, o, s.board.turn_of(who).row);
      out[std::string{i.word}] = o.a + 1;
      out["yield"] = amounts_to_json(yield, kResourceWords);
      break;
    }
    case About::Source: out["space"] = space_word(o.a); break;
    case About::Resource: out["resource"] = kResourceWords[o.a]; break;
    case About::Number: out["number"] = o.a + 1; break;
    case About::SeatSource:
      out["seat"] = o.a;
      out["space"] = space_word(o.b);
      break;
    default: break;  // the card says it, or the game
  }
  return out;
}

// [M-CITY-2] The Knowledge that came first: it lies in the space, or already under it.
template <class P>
ThingId first_knowledge(const P& p, std::size_t space) {
  const CardId c = p.under[space].is_none() ? p.city[space] : p.under[space];
  return c.is_none() ? ThingId{} : thing(c);
}

// `name`: of the decision that the frame on top asks for.
template <class S>
QuestionWords question_words(const Catalogue& cat, const S& s, std::string_view name) {
  const Frame& f = s.board.stack.back();
  const auto& p = s.board.at(f.who);
  QuestionWords out{std::string{name}, name_of_thing(cat, f.thing), {}};
  switch (f.kind) {
    case FrameKind::Turn: out.detail = supply(s, f.who); break;
    case FrameKind::Verb: out.detail = picks_left(f, cat.code.instructions[f.pc]); break;
    case FrameKind::Offer: out.detail = text_at(cat, f.thing, f.pc); break;
    case FrameKind::Pay:
      out.thing = owed(s.board.payment);
      out.detail = supply(s, f.who);
      break;
    case FrameKind::Drawn: out.detail = picks_left(f.b); break;
    case FrameKind::UseDrawn: out.detail = text_at(cat, f.thing, f.thing.is_none() ? Program{0} : cat.of(f.thing).use); break;
    case FrameKind::KeepWonder: out.detail = p.wonder.is_none() ? Text{} : cat.of(thing(p.wonder)).name; break;
    case FrameKind::KeepKnowledge: out.detail = name_of_thing(cat, first_knowledge(p, f.a)); break;
    default: break;
  }
  return out;
}

}  // namespace stele::civic
