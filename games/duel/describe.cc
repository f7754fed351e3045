#include "games/duel/describe.h"

#include "games/civic/describe_cards.h"
#include "games/duel/decisions.h"
#include "games/duel/scoring.h"

namespace stele::duel {
namespace {

Text word(std::string_view id) { return say("duel." + std::string{id}); }
Text type_name(std::size_t type) { return say("effect.province-type." + std::string{kTypeWords[type]}); }

// The rival's uppermost Province, for whoever is asked; none: there is nothing to conquer.
CardId target(const Catalogue& cat, const State& s) {
  const PlayerId who = deciding(s);
  const int top = who.is_none() ? -1 : top_province(cat, s, rival(who));
  return top < 0 ? CardId{} : s.sides[rival(who).value].pile[static_cast<std::size_t>(top)].card;
}

// What it says on the card, where that is why one would choose it.
Text text_behind(const Catalogue& cat, const State& s, Option o) {
  const Instruction* verb = asking(cat, s);
  const ThingId about = thing_of(cat, s, o);
  if (o.kind == OptionKind::Intrigue && cat.of(about).effects.use) return print(*cat.of(about).effects.use, Span::Round);
  if (o.kind == OptionKind::Block && !about.is_none() && cat.of(about).effects.use) return print(*cat.of(about).effects.use, Span::Round);
  if (o.kind != OptionKind::Card) return civic::text_behind(cat, s, o);
  const CardKind kind = cat.of(card(o.a)).kind;
  if (kind == CardKind::FreeCity || kind == CardKind::Land || kind == CardKind::Intrigue) return print(cat.of(about).effects);
  // Negotiated, explored, spied upon or not: what is reserved or acquired shows its text in the card.
  return verb && verb->op == Op::Reserve ? Text{} : civic::text_behind(cat, s, o);
}

// How many Barricades protect it, and the Gold on both sides of a Free City.
std::vector<Text> own_facts(const Catalogue& cat, const State& s, Option o) {
  std::vector<Text> out;
  const PlayerId who = deciding(s);
  if (who.is_none()) return out;
  if (o.kind == OptionKind::ConquerTop && !target(cat, s).is_none())
    if (const int n = barricades_on_top(cat, s, rival(who)); n > 0) out.push_back(count("barricade", n));
  if (o.kind == OptionKind::Card)
    for (std::size_t i = 0; i < kFaceUp; ++i)
      if (s.middle.cities[i] == card(o.a))
        out.push_back(
            say("duel.gold-there", {{"own", number(s.sides[who.value].gold[i])}, {"theirs", number(s.sides[rival(who).value].gold[i])}}));
  if (o.kind == OptionKind::Pass) {  // [D-PASS-1]
    std::vector<Text> lost;
    for (std::uint8_t r = 0; r < kBase; ++r)
      if (s.board.at(who).of(resource(r)) > 0) lost.push_back(amount(s.board.at(who).of(resource(r)), r));
    if (!lost.empty()) out.push_back(say("civic.lost", {{"what", join(lost, ", ")}}));
  }
  return out;
}

Text advantage_now(const Catalogue& cat, const State& s) {
  const Middle& m = s.middle;
  if (m.advantage.is_none()) return word("advantage-free");
  if (m.amount == 0) return say("duel.advantage-empty", {{"who", name_of(cat, s, m.advantage)}});
  return say("duel.advantage-held", {{"who", name_of(cat, s, m.advantage)}, {"what", amount(m.amount, m.resource)}});
}

}  // namespace

ThingId thing_of(const Catalogue& cat, const State& s, Option o) {
  if (o.kind == OptionKind::ConquerTop) return target(cat, s).is_none() ? ThingId{} : thing(target(cat, s));
  if (info(o.kind).about == About::CardType) return thing(card(o.a));
  const PlayerId who = deciding(s);
  if (is_mission(o.kind)) return who.is_none() ? ThingId{} : cat.of(s.board.at(who).civ).ambassador;
  return civic::thing_of(cat, s, o);
}

Text subject(const Catalogue& cat, const State& s, Option o) {
  if (o.kind == OptionKind::Amount) return number(o.a + 1);
  if (o.kind == OptionKind::Advantage) return say("duel.advantage-with", {{"resource", resource_name(o.a)}});
  if (o.kind == OptionKind::ConquerTop || is_mission(o.kind) || info(o.kind).about == About::CardType) {
    const ThingId about = thing_of(cat, s, o);
    return about.is_none() ? word("no-province") : cat.of(about).name;
  }
  return civic::subject(cat, s, o);
}

std::optional<Price> price_now(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  if (who.is_none()) return std::nullopt;
  const Instruction* verb = asking(cat, s);
  switch (o.kind) {
    case OptionKind::ConquerTop: return target(cat, s).is_none() ? std::nullopt : std::optional(conquest_price(cat, s, who));
    case OptionKind::Intrigue: return intrigue_price(cat, s, who, card(o.a));
    case OptionKind::Amount:
      if (s.board.stack.back().kind != FrameKind::Amount) return std::nullopt;
      return of_one(static_cast<Resource>(s.board.stack.back().a), o.a + 1);
    case OptionKind::Card:
      if (verb && verb->op == Op::Expedition) return expedition_price(cat, s, who, card(o.a), verb->what == 1);
      if (verb && verb->op == Op::Negotiate)
        return verb->what == 0 && !s.sides[who.value].cities.contains(card(o.a)) ? std::optional(of_one(Resource::Gold, 1)) : std::nullopt;
      return civic::price_now(cat, s, o);
    default: return civic::price_now(cat, s, o);
  }
}

Text describe(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  const auto price = price_now(cat, s, o);
  const Text in_full =
      price ? price_and_gold(*price, s.board.at(who).resources, modifiers(cat, s, who),
                             o.kind == OptionKind::ConquerTop ? s.board.turn_of(who).earmarked[static_cast<std::size_t>(Foe::Enemies)] : 0)
            : Text{};
  std::vector<Text> facts = facts_of(cat, s, o, in_full);
  for (const Text& fact : own_facts(cat, s, o)) facts.push_back(fact);
  return say(cat, "option." + option_word(o),
             {{"thing", subject(cat, s, o)},
              {"facts", in_brackets(facts)},
              {"text", saying(text_behind(cat, s, o))},
              {"type", info(o.kind).about == About::CardType ? type_name(o.b) : Text{}},
              {"number", number(o.a + 1)}});
}

Json shown(const Catalogue& cat, const State& s, Option o) {
  Json out = civic::shown(cat, s, o);
  if (info(o.kind).about == About::CardType) out["type"] = kTypeWords[o.b];
  add_thing_and_price(out, cat, thing_of(cat, s, o), price_now(cat, s, o));
  return out;
}

Text describe(const Catalogue& cat, const Event& e, const Names& names) {
  EventWords words = event_words(cat, e);
  auto& [id, what, by, place] = words;
  switch (e.kind) {
    case EventKind::RoundBegan: what = number(e.amount); break;
    case EventKind::ProvinceTaken: by = names.civilizations[e.a].en.empty() ? player_name(PlayerId{e.a}) : names.civilizations[e.a]; break;
    case EventKind::BarricadesReturned: what = count("barricade", e.amount); break;
    case EventKind::Marked: what = type_name(e.a); break;
    case EventKind::MarkersReturned: what = count("marker", e.amount); break;
    case EventKind::AdvantageTaken:
      id += e.amount > 0 ? "" : "-free";
      what = amount(e.amount, e.a);
      break;
    case EventKind::AdvantageShrank: what = amount(e.amount, e.a); break;
    case EventKind::Negotiated: id += e.a == 1 ? "-free" : e.a == 2 ? "-own" : ""; break;
    case EventKind::Spied: what = count("intrigue", e.amount); break;
    case EventKind::IntrigueKept:
    case EventKind::IntrigueReturned: id += e.thing.is_none() ? "-unseen" : ""; break;
    case EventKind::Scored: by = say("duel.points." + std::string{kPointsForWords[e.a]}); break;
    default: break;
  }
  return told(cat, e, names, words);
}

Text question(const Catalogue& cat, const State& s) {
  if (s.board.stack.empty()) return say(cat, "ask.over");
  const Frame& f = s.board.stack.back();
  auto [id, about, detail] = question_words(cat, s, kind_of(cat, f).name);
  switch (f.kind) {
    case FrameKind::Turn: about = advantage_now(cat, s); break;
    case FrameKind::Amount:
      about = resource_name(f.a);
      detail = advantage_now(cat, s);
      break;
    default: break;
  }
  return say(cat, "ask." + id, {{"thing", about}, {"detail", detail}});
}

std::vector<CardText> describe_cards(const Catalogue& cat) {
  std::vector<CardText> out;
  for (std::size_t i = 0; i < cat.cards.size(); ++i) out.push_back(describe_city_card(cat, card(i)));
  for (std::size_t i = cat.cards.size(); i < cat.things.size(); ++i) {
    const ThingId id{static_cast<std::uint16_t>(i)};
    if (cat.of(id).kind != "civilization") out.push_back(describe_civilization_card(cat, id));
  }
  for (const Civilization& civ : cat.civilizations) out.push_back(describe_civilization(cat, civ));
  return out;
}

}  // namespace stele::duel
