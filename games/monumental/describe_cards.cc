#include <algorithm>

#include "games/civic/state_json.h"
#include "games/monumental/describe.h"
#include "games/monumental/words.h"

namespace stele::monumental {
namespace {

Text sentence(const std::vector<Text>& parts) { return join(parts, ", ") + same_in_all("."); }

Resource price_in(const CardInfo& c) { return c.is_hero() ? Resource::Gold : c.is_knowledge() ? Resource::Science : Resource::Production; }
bool belongs_to(const CardInfo& c, CardId id, const Civilization& civ) {
  return (c.group == Group::Special || c.own_knowledge) && std::find(civ.city.begin(), civ.city.end(), id) != civ.city.end();
}
bool holds(const Civilization& civ, ThingId id) {
  return civ.warlord == id || std::find(civ.policies.begin(), civ.policies.end(), id) != civ.policies.end();
}

// "Knowledge, Era II, 4 Science."
Text heading(const Catalogue& cat, CardId id) {
  const CardInfo& c = cat.of(id);
  std::vector<Text> out{kind_name(c)};
  for (const Civilization& civ : cat.civilizations)
    if (belongs_to(c, id, civ)) out.push_back(civ.name);
  if (c.era != Era::None) out.push_back(say("monumental.era." + std::string{kEraWords[static_cast<std::size_t>(c.era)]}));
  if (c.alternative) out.push_back(word("cards.alternative"));
  const auto price = amount(c.cost, static_cast<std::uint8_t>(price_in(c)));
  if (c.is_wonder())
    out.push_back(say("monumental.cards.sections", {{"first", price}, {"second", number(c.second)}}));
  else if (is_sold(c) || c.is_hero())
    out.push_back(price);
  if (c.attack > 0) out.push_back(say("monumental.cards.attack", {{"attack", number(c.attack)}}));
  if (c.is_hero() && c.defence > 0 && (c.attack > 0 || c.place == Place::Province || c.place == Place::CoastalProvince))
    out.push_back(say("monumental.cards.defence", {{"defence", number(c.defence)}}));
  return sentence(out);
}

Text heading(const Catalogue& cat, const TokenInfo& t) {
  const Text copies = count("copy", t.copies);
  switch (t.kind) {
    case TokenKind::Barbarian:
      if (!t.monster.is_none())
        return sentence({say("monumental.barbarians", {{"value", number(t.value)}}),
                         say("monumental.cards.reveals", {{"monster", cat.thing_of(t.monster).name}})});
      return sentence({say("monumental.barbarians", {{"value", number(t.value)}}), copies});
    case TokenKind::FreeTown: return sentence({say("monumental.free-town", {{"price", produces(t.cost)}}), copies});
    case TokenKind::Market:
      return sentence(
          {word("cards.market-token"), cat.markets[t.market].name, say("monumental.cards.value", {{"value", number(t.value)}})});
  }
  return {};
}

// Policies and Warlords belong to a civilization.
Text heading_of_civilization_card(const Catalogue& cat, ThingId id) {
  std::vector<Text> out{cat.of(id).kind == "policy" ? say("noun.policy.one") : word("cards.warlord")};
  for (const Civilization& civ : cat.civilizations)
    if (holds(civ, id)) out.push_back(civ.name);
  return sentence(out);
}

// What a client needs to draw a card: what kind it is and what stands on it besides its text.
Json shown(const Thing& t) {
  Json out = {{"kind", t.kind}};
  if (t.effects.produces != Amounts{}) out["produces"] = amounts_to_json(t.effects.produces, kResourceWords);
  Json line = Json::array();
  for (const civic::Icon& i : civic::icons(t.effects)) line.push_back(i.n > 0 ? Json{i.name, i.n} : Json{i.name});
  if (!line.empty()) out["icons"] = std::move(line);
  return out;
}

Json shown(const Catalogue& cat, CardId id) {
  const CardInfo& c = cat.of(id);
  Json out = shown(cat.of(thing(id)));
  if (c.era != Era::None) out["era"] = kEraWords[static_cast<std::size_t>(c.era)];
  if (is_sold(c) || c.is_hero()) out["cost"] = {{std::string{word(price_in(c))}, c.cost}};
  if (c.is_wonder()) out["second"] = c.second;
  if (c.attack > 0) out["attack"] = c.attack;
  if (c.defence > 0) out["defence"] = c.defence;
  if (c.group == Group::Starting || c.group == Group::Special) out["starting"] = true;
  for (const Civilization& civ : cat.civilizations)
    if (belongs_to(c, id, civ)) out["civilization"] = civ.id;
  return out;
}

Json shown(const Catalogue& cat, const TokenInfo& t) {
  Json out = shown(cat.of(t.thing));
  out["copies"] = t.copies;
  if (t.value > 0) out["value"] = t.value;
  if (t.cost != Amounts{}) out["cost"] = amounts_to_json(t.cost, kResourceWords);
  if (t.kind == TokenKind::Market) out["market"] = cat.markets[t.market].id;
  return out;
}

Json shown_of_civilization_card(const Catalogue& cat, ThingId id) {
  Json out = shown(cat.of(id));
  for (const Civilization& civ : cat.civilizations)
    if (holds(civ, id)) out["civilization"] = civ.id;
  return out;
}

CardText card_text(const Thing& t, const Text& heading, Json drawn) {
  const Text text = text_of(t.effects);
  CardText out{t.id, t.id, t.name, text.en.empty() ? heading : heading + same_in_all(" ") + text, t.origin, t.note};
  out.effect = print(t.effects);
  out.shown = std::move(drawn);
  return out;
}

Text names(const Catalogue& cat, const std::vector<ThingId>& things) {
  std::vector<Text> out;
  for (const ThingId t : things) out.push_back(cat.of(t).name);
  return join(out, ", ");
}

Text city_cards(const Catalogue& cat, const Civilization& civ) {
  std::vector<Text> out;
  for (std::size_t i = 0; i < civ.city.size();) {
    const auto end =
        std::find_if(civ.city.begin() + static_cast<std::ptrdiff_t>(i), civ.city.end(), [&](CardId c) { return c != civ.city[i]; });
    const auto n = static_cast<std::size_t>(end - civ.city.begin()) - i;
    out.push_back(same_in_all((n > 1 ? std::to_string(n) + " " : "")) + cat.of(thing(civ.city[i])).name);
    i += n;
  }
  return join(out, ", ");
}

CardText describe_civilization(const Catalogue& cat, const Civilization& civ) {
  const Text text = say("monumental.cards.civilization", {{"realm", civ.realm},
                                                          {"warlord", cat.of(civ.warlord).name},
                                                          {"policies", names(cat, {civ.policies.begin(), civ.policies.end()})},
                                                          {"cards", city_cards(cat, civ)}});
  CardText out{civ.id, civ.id, civ.name, text, civ.origin, civ.note};
  Json policies = Json::array();
  for (const ThingId p : civ.policies) policies.push_back(cat.of(p).id);
  out.shown = {{"kind", "civilization"}, {"warlord", cat.of(civ.warlord).id}, {"policies", policies}};
  return out;
}

CardText describe_terrain(const Terrain& t) {
  std::vector<Text> out{word("cards.terrain")};
  if (!t.capital && !t.water) out.push_back(say("monumental.cards.defence", {{"defence", number(t.defence)}}));
  out.push_back(count("tile", t.tiles));
  CardText card{t.id, t.id, t.name, sentence(out), t.origin, t.note};
  card.shown = {{"kind", "terrain"}, {"defence", t.defence}, {"water", t.water}};
  return card;
}

CardText describe_market(const Catalogue& cat, const MarketInfo& m) {
  std::vector<ThingId> tokens;
  for (const TokenId t : m.tokens) tokens.push_back(cat.of(t).thing);
  const std::string_view id = m.players > 0 ? "monumental.cards.market-for" : "monumental.cards.market";
  CardText out{m.id, m.id, m.name, say(id, {{"tokens", names(cat, tokens)}, {"players", number(m.players)}}), m.origin, m.note};
  out.shown = {{"kind", "market"}};
  return out;
}

}  // namespace

std::vector<CardText> describe_cards(const Catalogue& cat) {
  std::vector<CardText> out;
  for (std::size_t i = 0; i < cat.cards.size(); ++i) out.push_back(card_text(cat.things[i], heading(cat, card(i)), shown(cat, card(i))));
  for (std::size_t i = cat.cards.size(); i < cat.things.size(); ++i) {
    const ThingId id{static_cast<std::uint16_t>(i)};
    const Thing& t = cat.of(id);
    const auto token = std::find_if(cat.tokens.begin(), cat.tokens.end(), [&](const TokenInfo& x) { return x.thing == id; });
    if (token != cat.tokens.end())
      out.push_back(card_text(t, heading(cat, *token), shown(cat, *token)));
    else if (t.kind == "monster")
      out.push_back(card_text(t, sentence({word("cards.monster")}), shown(t)));
    else if (t.kind == "automa")
      out.push_back(card_text(t, sentence({word("cards.automa")}), shown(t)));
    else if (id == cat.production_token)
      out.push_back(card_text(t, sentence({word("cards.token")}), shown(t)));
    else
      out.push_back(card_text(t, heading_of_civilization_card(cat, id), shown_of_civilization_card(cat, id)));
  }
  for (const Terrain& t : cat.terrains) out.push_back(describe_terrain(t));
  for (const MarketInfo& m : cat.markets) out.push_back(describe_market(cat, m));
  for (const Civilization& civ : cat.civilizations) out.push_back(describe_civilization(cat, civ));
  return out;
}

}  // namespace stele::monumental
