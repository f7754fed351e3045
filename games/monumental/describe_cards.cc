#include <algorithm>

#include "games/civic/describe_cards.h"
#include "games/monumental/describe.h"
#include "games/monumental/words.h"

namespace stele::monumental {
namespace {

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

Json shown(const Catalogue& cat, const TokenInfo& t) {
  Json out = shown(cat.of(t.thing));
  out["copies"] = t.copies;
  if (t.value > 0) out["value"] = t.value;
  if (t.cost != Amounts{}) out["cost"] = amounts_to_json(t.cost, kResourceWords);
  if (t.kind == TokenKind::Market) out["market"] = cat.markets[t.market].id;
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
  CardText out{m.id, m.id, m.name, say(id, {{"tokens", names_of_things(cat, tokens)}, {"players", number(m.players)}}), m.origin, m.note};
  out.shown = {{"kind", "market"}};
  return out;
}

}  // namespace

std::vector<CardText> describe_cards(const Catalogue& cat) {
  std::vector<CardText> out;
  for (std::size_t i = 0; i < cat.cards.size(); ++i) out.push_back(describe_city_card(cat, card(i)));
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
      out.push_back(describe_civilization_card(cat, id));
  }
  for (const Terrain& t : cat.terrains) out.push_back(describe_terrain(t));
  for (const MarketInfo& m : cat.markets) out.push_back(describe_market(cat, m));
  for (const Civilization& civ : cat.civilizations) out.push_back(describe_civilization(cat, civ));
  return out;
}

}  // namespace stele::monumental
