#include "games/civic/describe_cards.h"

#include <algorithm>

namespace stele::civic {
namespace {

// What it costs is printed on it: what is sold, what is hired, and what the Ambassador or a spy pays for.
bool has_price(const CardInfo& c) {
  return is_sold(c) || c.is_hero() || c.is_province() || c.kind == CardKind::Land || c.kind == CardKind::Intrigue;
}
bool belongs_to(const CardInfo& c, CardId id, const Civilization& civ) {
  return (c.group == Group::Special || c.own_knowledge) && std::find(civ.city.begin(), civ.city.end(), id) != civ.city.end();
}
bool holds(const Civilization& civ, ThingId id) {
  return civ.warlord == id || civ.ambassador == id || std::find(civ.policies.begin(), civ.policies.end(), id) != civ.policies.end();
}

Text heading(const Catalogue& cat, CardId id) {
  const CardInfo& c = cat.of(id);
  std::vector<Text> out{kind_name(cat, c)};
  for (const Civilization& civ : cat.civilizations)
    if (belongs_to(c, id, civ)) out.push_back(civ.name);
  if (c.era != Era::None) out.push_back(era_name(static_cast<std::size_t>(c.era)));
  if (c.alternative) out.push_back(say(cat, "cards.alternative"));
  const Text price = amount(c.cost, c.price_in());
  if (c.is_wonder())
    out.push_back(say("civic.cards.sections", {{"first", price}, {"second", number(c.second)}}));
  else if (has_price(c))
    out.push_back(price);
  for (std::size_t i = 0; i < cat.terrain_words.size(); ++i)
    if (c.types >> i & 1) out.push_back(say("effect.province-type." + cat.terrain_words[i]));
  if (c.attack > 0) out.push_back(say(cat, "cards.attack", {{"attack", number(c.attack)}}));
  if (c.is_hero() && c.defence > 0 && (c.attack > 0 || c.place == Place::Province || c.place == Place::CoastalProvince))
    out.push_back(say(cat, "cards.defence", {{"defence", number(c.defence)}}));
  return sentence(out);
}

Json shown(const Catalogue& cat, CardId id) {
  const CardInfo& c = cat.of(id);
  Json out = shown(cat.of(thing(id)));
  if (c.era != Era::None) out["era"] = kEraWords[static_cast<std::size_t>(c.era)];
  if (has_price(c)) out["cost"] = {{std::string{word(c.price_in())}, c.cost}};
  for (std::size_t i = 0; i < cat.terrain_words.size(); ++i)
    if (c.types >> i & 1) out["types"].push_back(cat.terrain_words[i]);
  if (c.box > 0) out["box"] = cat.boxes[c.box];
  if (c.is_wonder()) out["second"] = c.second;
  if (c.attack > 0) out["attack"] = c.attack;
  if (c.defence > 0) out["defence"] = c.defence;
  if (c.group == Group::Starting || c.group == Group::Special) out["starting"] = true;
  for (const Civilization& civ : cat.civilizations)
    if (belongs_to(c, id, civ)) out["civilization"] = civ.id;
  return out;
}

// "2 Fort, Mine"
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

}  // namespace

Text sentence(const std::vector<Text>& parts) { return join(parts, ", ") + same_in_all("."); }

Json shown(const Thing& t) {
  Json out = {{"kind", t.kind}};
  if (t.effects.produces != Amounts{}) out["produces"] = amounts_to_json(t.effects.produces, kResourceWords);
  Json line = Json::array();
  for (const Icon& i : icons(t.effects)) line.push_back(i.n > 0 ? Json{i.name, i.n} : Json{i.name});
  if (!line.empty()) out["icons"] = std::move(line);
  return out;
}

CardText card_text(const Thing& t, const Text& heading, Json drawn) {
  const Text text = text_of(t.effects);
  CardText out{t.id, t.id, t.name, text.en.empty() ? heading : heading + same_in_all(" ") + text, t.origin, t.note};
  out.effect = print(t.effects);
  out.shown = std::move(drawn);
  return out;
}

CardText describe_city_card(const Catalogue& cat, CardId id) {
  CardText out = card_text(cat.of(thing(id)), heading(cat, id), shown(cat, id));
  if (cat.of(id).kind == CardKind::Barricade) {  // what it does is a rule and stands on no card
    out.effect = say(cat, "cards.barricade");
    out.text = out.text + same_in_all(" ") + out.effect;
  }
  return out;
}

CardText describe_civilization_card(const Catalogue& cat, ThingId id) {
  const std::string& kind = cat.of(id).kind;
  std::vector<Text> facts{kind == "policy" ? say("noun.policy.one") : say(cat, "cards." + kind)};
  Json drawn = shown(cat.of(id));
  for (const Civilization& civ : cat.civilizations) {
    if (!holds(civ, id)) continue;
    facts.push_back(civ.name);
    drawn["civilization"] = civ.id;
  }
  return card_text(cat.of(id), sentence(facts), std::move(drawn));
}

CardText describe_civilization(const Catalogue& cat, const Civilization& civ) {
  const Text text = say(cat, "cards.civilization",
                        {{"realm", civ.realm},
                         {"warlord", cat.of(civ.warlord).name},
                         {"policies", names_of_things(cat, civ.policies)},
                         {"cards", city_cards(cat, civ)}});
  CardText out{civ.id, civ.id, civ.name, text, civ.origin, civ.note};
  Json policies = Json::array();
  for (const ThingId p : civ.policies) policies.push_back(cat.of(p).id);
  out.shown = {{"kind", "civilization"}, {"warlord", cat.of(civ.warlord).id}, {"policies", policies}};
  if (!civ.ambassador.is_none()) out.shown["ambassador"] = cat.of(civ.ambassador).id;
  return out;
}

}  // namespace stele::civic
