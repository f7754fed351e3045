// Reads the City cards, policies, Warlords and civilizations of the card files and compiles what they say.
#include "games/civic/catalogue.h"

#include <algorithm>
#include <map>
#include <set>

namespace stele::civic {
namespace {

constexpr std::size_t kMostInstructions = 20000;  // far more than any box needs; keeps the indices in their types
constexpr std::size_t kMostRows = 200;            // of costs, conditions, counts and selections
constexpr std::size_t kMostLists = 4;             // texts of one field
constexpr std::size_t kMostTriggers = 2;          // of a card: what one event sets off has room in Board::pending
constexpr std::size_t kMostPolicies = 250;        // an option names one in a byte

// A text or a list of texts.
std::vector<std::pair<const toml::node*, std::string>> texts_at(CardReader& r, const toml::table& t, std::string_view card,
                                                                std::string_view field) {
  std::vector<std::pair<const toml::node*, std::string>> out;
  const toml::node* node = t[field].node();
  if (!node) return out;
  const auto add = [&](const toml::node& n) {
    if (const auto* s = n.as_string())
      out.emplace_back(&n, s->get());
    else
      r.mistake(&n, CardReader::name(card, field) + "expected a text in the effect language, or a list of them");
  };
  if (const auto* list = node->as_array())
    for (const toml::node& n : *list) add(n);
  else
    add(*node);
  if (out.size() > kMostLists) {
    r.mistake(node, CardReader::name(card, field) + "expected at most " + std::to_string(kMostLists) + " of them");
    out.resize(kMostLists);
  }
  return out;
}

template <class T>
std::optional<T> judged(CardReader& r, const toml::node* at, std::string_view card, std::string_view field, Result<T> read) {
  if (read) return std::move(read).value();
  for (const Error& e : read.errors()) r.mistake(at, CardReader::name(card, field) + e.what);
  return std::nullopt;
}

void read_triggers(CardReader& r, const toml::table& t, std::string_view card, std::string_view field, Effects& out) {
  const toml::node* node = t[field].node();
  if (!node) return;
  const auto one = [&](const toml::node& n) {
    const auto* entry = n.as_table();
    const auto* on = entry ? (*entry)["on"].as_string() : nullptr;
    const auto* what = entry ? (*entry)["do"].as_string() : nullptr;
    if (!on || !what || entry->size() != 2)
      return r.mistake(&n, CardReader::name(card, field) + "expected { on = \"conquer any\", do = \"gain 1 gold\" }");
    const auto occasion = judged(r, on, card, field, read_occasion(on->get()));
    auto step = judged(r, what, card, field, read_step(what->get()));
    if (occasion && step) out.triggers.push_back({*occasion, field == "first", std::move(*step)});
  };
  if (const auto* list = node->as_array())
    for (const toml::node& n : *list) one(n);
  else
    one(*node);
  if (out.triggers.size() > kMostTriggers)
    r.mistake(node, CardReader::name(card, field) + "expected at most " + std::to_string(kMostTriggers) + " triggers on a card");
}

// Ours: safe content (docs/effects.md). Neither Scientific progress nor a Basic Building may pay for itself, by bringing used cards
// back either.
void check_safe(CardReader& r, const toml::table& t, const Thing& thing) {
  Amounts most = thing.effects.produces;
  const auto add = [&](const Step& s, const auto& self) -> void {
    for (const Step& part : s.parts) self(part, self);
    if (s.form == Step::Form::Do && s.verb == Verb::Recall)
      r.mistake(t, thing.id, "activated", "`recall` would let Scientific progress go on for ever: expected it in `use`");
    if (s.form != Step::Form::Do || s.verb != Verb::Gain) return;
    for (const Amount& a : s.amounts) {
      const int times = s.per.of == Count::Of::One ? 1 : s.up_to > 0 ? s.up_to : 9;
      const std::size_t as = a.of <= Amount::Of::Culture ? static_cast<std::size_t>(a.of) : static_cast<std::size_t>(Resource::Science);
      most[as] = static_cast<std::uint8_t>(std::min(200, most[as] + a.n * times));
    }
  };
  if (thing.effects.activated) add(*thing.effects.activated, add);
  const int refunds = most[1] + most[3];
  if (refunds > 2 || (refunds == 2 && (most[0] || most[2] || most[4])))
    r.mistake(t, thing.id, "produces", "Science and Gold produced must be at most 2 in all, and with 2 nothing else");
}

CardKind kind_of(const std::string& kind) {
  // In the order of CardKind.
  constexpr std::array<std::string_view, 10> kWords = {"building", "basic",     "knowledge", "wonder", "hero",
                                                       "province", "barricade", "free-city", "land",   "intrigue"};
  const auto* it = std::find(kWords.begin(), kWords.end(), kind);
  return it == kWords.end() ? CardKind::Building : static_cast<CardKind>(it - kWords.begin());
}

// A word of a small list.
template <class Enum, std::size_t N>
std::optional<Enum> read_word(CardReader& r, const toml::table& t, std::string_view card, std::string_view field,
                              const std::array<std::string_view, N>& words) {
  const std::string text = t[field].value_or(std::string{});
  const auto it = std::find(words.begin(), words.end(), text);
  if (it != words.end()) return static_cast<Enum>(it - words.begin());
  r.mistake(t, card, field, "expected one of " + listed({words.begin(), words.end()}));
  return std::nullopt;
}

void read_cost(CardReader& r, const toml::table& t, const std::string& id, CardInfo& c) {
  // [D-CON-1] The price of a starting Province is what it takes to conquer it; [D-AMB-1] a Free City is never bought.
  const bool bought = (c.group != Group::Starting && c.group != Group::Special) || c.is_province();
  const toml::node* node = t["cost"].node();
  if (c.kind == CardKind::FreeCity) return;
  if (!bought) {
    if (node) r.mistake(node, CardReader::name(id, "cost") + "a card that players begin with has no price");
    return;
  }
  const auto price = [](const toml::node* n) -> std::optional<std::uint8_t> {
    const auto value = n ? n->value_exact<std::int64_t>() : std::nullopt;
    return value && *value >= 0 && *value <= 20 ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
  };
  if (c.is_wonder()) {
    const auto* sections = t["cost"].as_array();
    const auto first = sections && sections->size() == 2 ? price(sections->get(0)) : std::nullopt;
    const auto second = sections && sections->size() == 2 ? price(sections->get(1)) : std::nullopt;
    if (!first || !second) return r.mistake(t, id, "cost", "expected [first section, second section], such as [3, 4]");
    c.cost = *first;
    c.second = *second;
    return;
  }
  const std::string_view resource = word(c.price_in());
  const auto* table = t["cost"].as_table();
  const auto value = table && table->size() == 1 ? price(table->get(resource)) : std::nullopt;
  if (!value) return r.mistake(t, id, "cost", "expected { " + std::string{resource} + " = 4 }");
  c.cost = *value;
}

// [M-HERO-4] On a province it adds 2 like a Warlord, or what its card shows.
void read_hero(CardReader& r, const toml::table& t, const Thing& thing, CardInfo& c) {
  c.place = thing.effects.place.value_or(Place::Capital);
  if (c.place == Place::NearestWater) r.mistake(t, thing.id, "place", "only a Monster goes on water");
  if (t["attack"]) c.attack = static_cast<std::uint8_t>(r.number(t, thing.id, "attack", 1, 9));
  c.defence = c.place == Place::Explorer ? 0 : 2;  // [R] with an Explorer it defends nothing
  if (t["defence"]) c.defence = static_cast<std::uint8_t>(r.number(t, thing.id, "defence", 0, 9));
  if (c.attack > 0 && c.place == Place::Explorer) r.mistake(t, thing.id, "attack", "a Hero that goes along with an Explorer is no Unit");
  if (!thing.effects.leave) r.mistake(t, thing.id, "leave", "expected when it returns above the track (M-HERO-5)");
}

// [D-TERM-CTRL] A Province is of one type at least.
void read_types(CardReader& r, const toml::table& t, const Catalogue& cat, const Thing& thing, CardInfo& c) {
  const auto* list = t["types"].as_array();
  for (std::size_t i = 0; list && i < list->size(); ++i) {
    const auto it = std::find(cat.terrain_words.begin(), cat.terrain_words.end(), (*list)[i].value_or(std::string{}));
    if (it == cat.terrain_words.end())
      r.mistake(&(*list)[i], CardReader::name(thing.id, "types") + "expected one of " + listed(cat.terrain_words));
    else
      c.types = static_cast<std::uint8_t>(c.types | 1u << (it - cat.terrain_words.begin()));
  }
  if (!list || list->empty()) r.mistake(t, thing.id, "types", "expected a list such as [\"" + cat.terrain_words.front() + "\"]");
}

// [D-COMP-2]
void read_box(CardReader& r, const toml::table& t, const Catalogue& cat, const Thing& thing, CardInfo& c) {
  if (!t["box"]) return;
  const auto it = std::find(cat.boxes.begin(), cat.boxes.end(), t["box"].value_or(std::string{}));
  if (it == cat.boxes.end())
    r.mistake(t, thing.id, "box", "expected one of " + listed(cat.boxes));
  else
    c.box = static_cast<std::uint8_t>(it - cat.boxes.begin());
}

// One City card. What it refers to (a civilization) is looked up by the caller.
CardInfo read_card(CardReader& r, const toml::table& t, const Catalogue& cat, const Thing& thing) {
  CardInfo c;
  c.kind = kind_of(thing.kind);
  c.produces = thing.effects.produces;
  const std::string group = t["group"].value_or(std::string{});
  c.group = c.is_basic()                   ? Group::Basic
            : c.is_hero()                  ? Group::Hero
            : c.kind >= CardKind::FreeCity ? Group::Module
            : group == "starting"          ? Group::Starting
            : group == "special"           ? Group::Special
                                           : Group::Development;
  if (t["group"] && group != "starting" && group != "special") r.mistake(t, thing.id, "group", "expected starting or special");
  if (c.group == Group::Development || c.is_hero()) {
    const std::string era = t["era"].value_or(std::string{});
    for (std::size_t e = 0; e < kEras; ++e)
      if (era == kEraWords[e]) c.era = static_cast<Era>(e);
    if (c.era == Era::None) r.mistake(t, thing.id, "era", "expected I, II, R or III");
  }
  if (t["copies"]) c.copies = static_cast<std::uint8_t>(r.number(t, thing.id, "copies", 1, 10));
  if (c.group == Group::Development && c.copies != 1) r.mistake(t, thing.id, "copies", "a Development card is there once");
  c.alternative = r.flag(t, thing.id, "alternative");
  if (c.alternative && !c.is_wonder()) r.mistake(t, thing.id, "alternative", "only a Wonder can be an alternative one");
  read_cost(r, t, thing.id, c);
  if (c.is_hero()) read_hero(r, t, thing, c);
  if (c.is_province()) read_types(r, t, cat, thing, c);
  read_box(r, t, cat, thing, c);
  for (std::size_t b = 0; b < kBase; ++b) c.counts_as[b] = c.produces[b] > 0;
  if (const toml::node* tags = t["tags"].node()) {
    const auto* list = tags->as_array();
    if (!list) r.mistake(tags, CardReader::name(thing.id, "tags") + "expected a list such as [\"military\"]");
    for (std::size_t i = 0; list && i < list->size(); ++i) {
      const std::string tag = (*list)[i].value_or(std::string{});
      const auto* found = std::find(kResourceWords.begin(), kResourceWords.begin() + kBase, tag);
      if (found == kResourceWords.begin() + kBase)
        r.mistake(&(*list)[i], CardReader::name(thing.id, "tags") + "expected production, science or military");
      else
        c.counts_as[static_cast<std::size_t>(found - kResourceWords.begin())] = true;
    }
  }
  return c;
}

struct Names {
  std::map<std::string, ThingId, std::less<>> things;
};

// [D-CIV-MALI] What always holds for a civilization is a thing of its own.
ThingId read_own_rule(CardReader& r, const toml::table& t, const std::vector<std::string_view>& fields, Catalogue& cat) {
  if (!t["always"] && !t["each"]) return {};
  const ThingId at{static_cast<std::uint16_t>(cat.things.size())};
  cat.things.push_back(read_thing(r, t, "civilization", fields));
  compile_effects(r, t, cat, cat.things.back());
  return at;
}

void read_civilization(CardReader& r, const toml::table& t, const Shelf& shelf, const Names& names, Catalogue& cat) {
  Civilization c;
  c.id = r.string(t, "civilization", "id");
  std::vector<std::string_view> fields{"id", "name", "kind", "city", "policies", "warlord", "origin", "filled", "note"};
  fields.insert(fields.end(), shelf.civilization_fields.begin(), shelf.civilization_fields.end());
  const auto has_field = [&](std::string_view f) { return std::find(fields.begin(), fields.end(), f) != fields.end(); };
  r.only(t, c.id, fields);
  c.name = r.text(t, c.id, "name");
  if (has_field("realm")) c.realm = r.text(t, c.id, "realm");
  if (has_field("speciality"))
    c.speciality = read_word<Speciality>(r, t, c.id, "speciality", kSpecialityWords).value_or(Speciality::Architectural);
  c.origin = r.origin(t, c.id);
  c.note = t["note"].value_or(std::string{});
  for (const Civilization& other : cat.civilizations)
    if (other.id == c.id) r.mistake(t, c.id, "id", "this id is used twice");
  const auto find = [&](const toml::node* at, std::string_view field, const std::string& id, auto right_kind) -> ThingId {
    const auto it = names.things.find(id);
    if (it != names.things.end() && right_kind(it->second)) return it->second;
    std::vector<std::string> known;
    for (const auto& [name, thing] : names.things)
      if (right_kind(thing)) known.push_back(name);
    const auto meant = closest(id, known);
    r.mistake(at, CardReader::name(c.id, field) + "unknown card " + in_quotes(id) + (meant ? "; did you mean " + *meant + "?" : ""));
    return {};
  };
  // [M-COMP-1] 15 City cards, 5 Cultural Policies, 1 Warlord card.
  std::size_t dealt = 0;
  if (const auto* city = t["city"].as_array()) {
    for (const toml::node& n : *city) {
      const auto* entry = n.as_table();
      const std::string id = entry ? (*entry)["card"].value_or(std::string{}) : "";
      const auto copies = entry ? (*entry)["n"].value_exact<std::int64_t>() : std::nullopt;
      if (id.empty() || !copies || *copies < 1 || *copies > kStartingCards) {
        r.mistake(&n, CardReader::name(c.id, "city") + "expected { card = \"fort\", n = 3 }");
        continue;
      }
      const ThingId found = find(&n, "city", id, [&](ThingId x) {
        return x.value < cat.cards.size() && (cat.cards[x.value].group == Group::Starting || cat.cards[x.value].group == Group::Special);
      });
      for (std::int64_t i = 0; i < *copies; ++i, ++dealt)
        if (dealt < kStartingCards) c.city[dealt] = found.is_none() ? CardId{} : card(found.value);
    }
  }
  if (dealt != kStartingCards) r.mistake(t, c.id, "city", "expected 15 cards, found " + std::to_string(dealt));
  const auto* policies = t["policies"].as_array();
  if (!policies || policies->size() != kPolicies) r.mistake(t, c.id, "policies", "expected 5 policies");
  for (std::size_t i = 0; policies && i < std::min<std::size_t>(kPolicies, policies->size()); ++i)
    c.policies[i] =
        find(&(*policies)[i], "policies", (*policies)[i].value_or(std::string{}), [&](ThingId x) { return cat.of(x).kind == "policy"; });
  c.warlord = find(t["warlord"].node() ? t["warlord"].node() : &t, "warlord", t["warlord"].value_or(std::string{}),
                   [&](ThingId x) { return cat.of(x).kind == "warlord"; });
  if (has_field("ambassador"))
    c.ambassador = find(t["ambassador"].node() ? t["ambassador"].node() : &t, "ambassador", t["ambassador"].value_or(std::string{}),
                        [&](ThingId x) { return cat.of(x).kind == "ambassador"; });
  if (t["province"]) {
    const auto starting = [&](ThingId x) {
      return x.value < cat.cards.size() && cat.cards[x.value].is_province() && cat.cards[x.value].group == Group::Starting;
    };
    if (const ThingId found = find(t["province"].node(), "province", t["province"].value_or(std::string{}), starting); !found.is_none())
      c.province = card(found.value);
  }
  if (const auto* markers = t["markers"].as_table())
    for (const auto& [type, n] : *markers) {
      const auto it = std::find(cat.terrain_words.begin(), cat.terrain_words.end(), type.str());
      const auto value = n.value_exact<std::int64_t>();
      if (it == cat.terrain_words.end() || !value || *value < 0 || *value > 9)
        r.mistake(&n, CardReader::name(c.id, "markers") + "expected a type of Province and a number from 0 to 9");
      else
        c.markers[static_cast<std::size_t>(it - cat.terrain_words.begin())] = static_cast<std::uint8_t>(*value);
    }
  if (has_field("always")) c.rule = read_own_rule(r, t, fields, cat);
  cat.civilizations.push_back(std::move(c));
}

bool picks(const Catalogue& cat, const Select& s, CardId id) {
  const CardInfo& c = cat.of(id);
  if (c.is_hero()) return false;  // it is in no City and not on the track
  const bool common = c.group != Group::Development;
  if (s.common && !common) return false;
  if (s.with && !c.counts_as[static_cast<std::size_t>(*s.with)]) return false;
  switch (s.kind) {
    case Kind::Card: return true;
    case Kind::Building: return c.is_building();
    case Kind::Starting: return c.group == Group::Starting && c.is_building();  // one of the five common starting Buildings
    case Kind::Basic: return c.is_basic();
    case Kind::Knowledge: return c.is_knowledge();
    case Kind::Wonder: return c.is_wonder();
    case Kind::Policy: return false;
    case Kind::Province: return c.is_province();
    case Kind::Reserved: return true;  // whichever it is
  }
  return false;
}

}  // namespace

std::vector<OpenFile> open_files(const std::vector<CardFile>& files, std::string_view game, std::initializer_list<std::string_view> lists,
                                 Errors& errors) {
  std::vector<OpenFile> out;
  for (const CardFile& file : files) {
    auto parsed = parse_toml(file.text, file.name);
    if (!parsed) {
      errors.insert(errors.end(), parsed.errors().begin(), parsed.errors().end());
      continue;
    }
    out.push_back({CardReader{file.name}, std::move(parsed).value()});
    const toml::table& root = out.back().root;
    if (root["game"].value_or(std::string{}) != game)
      out.back().reader.mistake(root["game"].node() ? root["game"].node() : &root, "game: expected game = \"" + std::string{game} + "\"");
    for (const auto& [key, value] : root) {
      std::vector<std::string> known{lists.begin(), lists.end()};
      if (key.str() == "game" || std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
      const auto meant = closest(key.str(), known);
      out.back().reader.mistake(&value, "[[" + std::string{key.str()} + "]]: unknown list" +
                                            (meant ? "; did you mean [[" + *meant + "]]?" : ": expected one of " + listed(known)));
    }
  }
  return out;
}

Amounts read_amounts(CardReader& r, const toml::table& t, std::string_view card, std::string_view field) {
  Amounts out{};
  const toml::node* node = t[field].node();
  if (!node) return out;
  const auto* table = node->as_table();
  if (!table || table->empty()) {
    r.mistake(node, CardReader::name(card, field) + "expected { science = 1, gold = 1 }");
    return out;
  }
  for (const auto& [key, value] : *table) {
    const auto* found = std::find(kResourceWords.begin(), kResourceWords.end(), key.str());
    const auto n = value.value_exact<std::int64_t>();
    if (found == kResourceWords.end())
      r.mistake(&value, CardReader::name(card, field) + "unknown resource " + in_quotes(key.str()) +
                            ": expected production, science, military, gold or culture");
    else if (!n || *n < 1 || *n > 20)
      r.mistake(&value, CardReader::name(card, field) + "expected a whole number from 1 to 20");
    else
      out[static_cast<std::size_t>(found - kResourceWords.begin())] = static_cast<std::uint8_t>(*n);
  }
  return out;
}

// { type = "Economic", do = "move explorers 2" }
static std::optional<Special> read_special(CardReader& r, const toml::node& node, std::string_view card) {
  const auto* entry = node.as_table();
  const auto* what = entry ? (*entry)["do"].as_string() : nullptr;
  if (!what || entry->size() != 2) {
    r.mistake(&node, CardReader::name(card, "special") + "expected { type = \"Economic\", do = \"move explorers 2\" }");
    return std::nullopt;
  }
  const auto type = read_word<Speciality>(r, *entry, card, "type", kSpecialityWords);
  auto step = judged(r, what, card, "special", read_step(what->get()));
  if (!type || !step) return std::nullopt;
  return Special{*type, std::move(*step)};
}

Thing read_thing(CardReader& r, const toml::table& t, std::string_view kind, std::span<const std::string_view> fields) {
  Thing out;
  out.kind = kind;
  out.id = r.string(t, kind, "id");
  const bool ok =
      !out.id.empty() && out.id.size() <= 40 && out.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
  if (!ok && t["id"]) r.mistake(t, out.id, "id", "expected small letters, digits and hyphens, such as \"hanging-gardens\"");
  r.only(t, out.id, fields);
  out.name = r.text(t, out.id, "name");
  out.origin = r.origin(t, out.id);
  out.note = t["note"].value_or(std::string{});
  if (const auto* filled = t["filled"].as_array())
    for (const toml::node& n : *filled) out.filled.push_back(n.value_or(std::string{}));

  Effects& e = out.effects;
  e.produces = read_amounts(r, t, out.id, "produces");
  const auto one_step = [&](std::string_view field) -> std::optional<Step> {
    // Several texts in a list are one after the other.
    Step all;
    all.form = Step::Form::Sequence;
    for (const auto& [node, text] : texts_at(r, t, out.id, field))
      if (auto step = judged(r, node, out.id, field, read_step(text))) all.parts.push_back(std::move(*step));
    if (all.parts.empty()) return std::nullopt;
    return all.parts.size() == 1 ? all.parts.front() : all;
  };
  e.use = one_step("use");
  e.activated = one_step("activated");
  e.bonus = one_step("bonus");
  e.activation = one_step("activation");
  e.exploration = one_step("exploration");
  e.espionage = one_step("espionage");
  for (const auto& [node, text] : texts_at(r, t, out.id, "reward"))
    if (auto step = judged(r, node, out.id, "reward", read_step(text))) e.rewards.push_back(std::move(*step));
  read_triggers(r, t, out.id, "each", e);
  read_triggers(r, t, out.id, "first", e);
  const auto modifiers = [&](std::string_view field, bool of_monster) {
    for (const auto& [node, text] : texts_at(r, t, out.id, field)) {
      const auto modifier = judged(r, node, out.id, field, read_modifier(text));
      if (modifier && modifier->of_monster() != of_monster)
        r.mistake(node, CardReader::name(out.id, field) +
                            (of_monster ? "this is not a rule about where a Monster stands" : "only a Monster's `standing` says this"));
      else if (modifier)
        e.modifiers.push_back(*modifier);
    }
  };
  modifiers("always", false);
  modifiers("standing", true);
  if (t["place"]) e.place = read_word<Place>(r, t, out.id, "place", kPlaceWords);
  for (const auto& [node, text] : texts_at(r, t, out.id, "leave")) e.leave = judged(r, node, out.id, "leave", read_leave(text));
  if (kind == "monster") e.attack = one_step("attack");
  for (const auto& [node, text] : texts_at(r, t, out.id, "defeat")) e.defeat = judged(r, node, out.id, "defeat", read_defeat(text));
  e.general = one_step("do");
  if (const toml::node* node = t["special"].node()) e.special = read_special(r, *node, out.id);
  return out;
}

namespace {

// `control TERRAIN` and `province of type TYPE` name something that the game has.
void check_terrain(CardReader& r, const toml::table& t, const Catalogue& cat, const std::string& card, std::string_view field,
                   const Step& s) {
  for (const Step& part : s.parts) check_terrain(r, t, cat, card, field, part);
  const auto check = [&](const std::string& terrain) {
    const auto& known = cat.terrain_words;
    if (std::find(known.begin(), known.end(), terrain) == known.end())
      r.mistake(t, card, field, "unknown terrain " + in_quotes(terrain) + ": expected one of " + listed(known));
  };
  for (const Condition& c : s.conditions)
    if (c.of == Condition::Of::Control) check(c.terrain);
  if (s.per.of == Count::Of::ProvinceOfType) check(s.per.terrain);
}

// What the words allow and play does not: costs that are judged one by one must not take from each other [M-RES-3].
void check_step(CardReader& r, const toml::table& t, const std::string& card, std::string_view field, const Step& s) {
  for (const Step& part : s.parts) check_step(r, t, card, field, part);
  if (s.form == Step::Form::Cost) {
    int of_cards = 0, of_resources = 0, of_units = 0;
    for (std::size_t i = 0; i + 1 < s.parts.size(); ++i)
      ++(s.parts[i].verb == Verb::Archive || s.parts[i].verb == Verb::Discard ? of_cards
         : s.parts[i].verb == Verb::ReturnUnits                               ? of_units
                                                                              : of_resources);
    if (std::max({of_cards, of_resources, of_units}) > 1)
      r.mistake(t, card, field, "expected at most one cost in resources, one in City cards and one in Units");
  }
  const auto different = [](const Amount& a) { return a.of == Amount::Of::DifferentBase; };
  if (s.form == Step::Form::Do && s.verb == Verb::Gain && s.per.of != Count::Of::One &&
      std::any_of(s.amounts.begin(), s.amounts.end(), different))
    r.mistake(t, card, field, "expected no `per` after `different base`: there are only three kinds");
}

template <class T>
bool is_in(const std::vector<T>& list, T word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// The first word that this game has nothing for.
std::string_view lacked(const Lacking& no, const Step& s) {
  for (const Step& part : s.parts)
    if (const auto word = lacked(no, part); !word.empty()) return word;
  for (const Condition& c : s.conditions)
    if (is_in(no.conditions, c.of)) return kConditionWords[static_cast<std::size_t>(c.of)];
  if (s.form != Step::Form::Do) return "";
  if (is_in(no.verbs, s.verb)) return kVerbWords[static_cast<std::size_t>(s.verb)];
  if (is_in(no.kinds, s.select.kind)) return kKindWords[static_cast<std::size_t>(s.select.kind)];
  if (is_in(no.counts, s.per.of)) return kCountWords[static_cast<std::size_t>(s.per.of)];
  return "";
}
std::string_view lacked(const Lacking& no, const Occasion& on) {
  if (is_in(no.occasions, on.of)) return kOccasionWords[static_cast<std::size_t>(on.of)];
  return is_in(no.kinds, on.select.kind) ? kKindWords[static_cast<std::size_t>(on.select.kind)] : "";
}
std::string_view lacked(const Lacking& no, const Modifier& m) {
  if (is_in(no.modifiers, m.of)) return kModifierWords[static_cast<std::size_t>(m.of)];
  return is_in(no.kinds, m.select.kind) ? kKindWords[static_cast<std::size_t>(m.select.kind)] : "";
}

// What only the Automa does, what only a Monster does to players, and what neither of them does.
std::string_view wrong_doer(const Step& s, Doer doer) {
  for (const Step& part : s.parts)
    if (const auto wrong = wrong_doer(part, doer); !wrong.empty()) return wrong;
  using Form = Step::Form;
  if (s.form == Form::For && doer != Doer::Victim) return "only a Monster's attack is for several players";
  if (s.form != Form::Do) {
    const bool chosen = s.form == Form::Cost || s.form == Form::May || (s.form == Form::Choice && doer == Doer::Automa);
    return chosen && doer != Doer::Player ? "there is nobody here who could say yes or no" : "";
  }
  switch (s.verb) {
    case Verb::TakeExtreme:
    case Verb::ConquerExtreme:
    case Verb::WonderStep:
    case Verb::MoveExplorers:
    case Verb::DrawCard:
    case Verb::DrawUntil:
    case Verb::Reshuffle:
    case Verb::Again: return doer == Doer::Automa ? "" : "only an Automa does this";
    case Verb::ReturnLoneSoldiers:
    case Verb::ReturnExplorers: return doer == Doer::Victim ? "" : "only a Monster's attack does this";
    case Verb::ReturnUnits:
      return (s.where == Where::Anywhere) != (doer == Doer::Victim) ? "" : "only a Monster's attack does this, `here` or `beside it`";
    case Verb::DevelopPolicy:
      return doer == Doer::Victim || (doer == Doer::Automa && s.n > 0) ? "expected `develop policy` of an Automa" : "";
    case Verb::Gain:
      if (doer == Doer::Automa)
        for (const Amount& a : s.amounts)
          if (a.of != Amount::Of::Gold) return "an Automa gains nothing but Gold";
      return doer == Doer::Victim ? "nobody gains from an attack" : "";
    case Verb::Archive:
    case Verb::Discard:
    case Verb::Lose: return doer == Doer::Automa ? "an Automa cannot do this" : "";
    default: return doer == Doer::Player ? "" : doer == Doer::Automa ? "an Automa cannot do this" : "an attack cannot do this";
  }
}

// [M-MON-6] What an Explorer's owner pays or meets; then the Monster is theirs, and its reward.
Step defeat_program(const Effects& e) {
  Step taken;
  taken.verb = Verb::Defeat;
  Step then;
  then.form = Step::Form::Sequence;
  then.parts.push_back(taken);
  if (e.rewards.size() == 1) then.parts.push_back(e.rewards.front());
  if (e.rewards.size() > 1) {
    Step choice;
    choice.form = Step::Form::Choice;
    choice.parts = e.rewards;
    then.parts.push_back(choice);
  }
  Step out = *e.defeat;
  for (const Modifier& m : e.modifiers)
    if (m.of == Modifier::Of::DefeatCostsMore)
      for (Step& cost : out.parts)
        if (cost.verb == Verb::Pay) {
          cost.n = m.n;
          cost.per.of = Count::Of::Attack;
        }
  out.parts.push_back(then);
  return out;
}

}  // namespace

void compile_effects(CardReader& r, const toml::table& t, Catalogue& cat, Thing& thing) {
  Code& code = cat.code;
  const auto room = [&] {
    return code.instructions.size() < kMostInstructions && code.costs.size() < kMostRows && code.conditions.size() < kMostRows &&
           code.counts.size() < kMostRows && code.selects.size() < kMostRows;
  };
  if (!room()) return;
  const Effects& e = thing.effects;
  const auto known = [&](std::string_view field, const auto& what) {
    if (const auto word = lacked(cat.lacking, what); !word.empty()) r.mistake(t, thing.id, field, "this game knows no " + in_quotes(word));
  };
  const auto check = [&](std::string_view field, const Step& s, Doer doer = Doer::Player) {
    known(field, s);
    check_terrain(r, t, cat, thing.id, field, s);
    check_step(r, t, thing.id, field, s);
    if (const auto wrong = wrong_doer(s, doer); !wrong.empty()) r.mistake(t, thing.id, field, std::string{wrong});
  };
  const std::size_t before = r.errors.size();
  if (e.use) check("use", *e.use);
  if (e.activated) check("activated", *e.activated);
  if (e.bonus) check("bonus", *e.bonus);
  if (e.activation) check("activation", *e.activation);
  if (e.exploration) check("exploration", *e.exploration);
  if (e.espionage) check("espionage", *e.espionage);
  for (const Step& s : e.rewards) check("reward", s);
  for (const Trigger& trigger : e.triggers) {
    check(trigger.first_only ? "first" : "each", trigger.step);
    if (trigger.on.of == Occasion::Of::LoseProvince && is_in(cat.lacking.occasions, Occasion::Of::LoseProvince))
      r.mistake(t, thing.id, trigger.first_only ? "first" : "each", "only a Hero's `leave` waits for a lost province");
    else
      known(trigger.first_only ? "first" : "each", trigger.on);
  }
  for (const Modifier& m : e.modifiers) known("always", m);
  if (e.attack) check("attack", *e.attack, Doer::Victim);
  if (e.general) check("do", *e.general, Doer::Automa);
  if (e.special) check("special", e.special->step, Doer::Automa);
  if (r.errors.size() > before) return;
  // [D-AMB-1] Whoever negotiates need not want everything that the city does.
  if (e.use) thing.use = compile(*e.use, thing.kind == "free-city" ? Consent::Open : Consent::Given, code);
  if (e.activation) thing.activation = compile(*e.activation, Consent::Open, code);
  if (e.exploration) thing.exploration = compile(*e.exploration, Consent::Given, code);
  if (e.espionage) thing.espionage = compile(*e.espionage, Consent::Given, code);
  if (e.activated) thing.activated = compile(*e.activated, Consent::Open, code);
  if (e.bonus) thing.bonus = compile(*e.bonus, Consent::Open, code);
  if (!e.rewards.empty()) thing.reward = compile_alternatives(e.rewards, code);
  for (const Trigger& trigger : e.triggers)
    thing.triggers.push_back(
        {trigger.on, select_index(trigger.on.select, code), trigger.first_only, compile(trigger.step, Consent::Open, code)});
  if (e.attack) thing.attack = compile(*e.attack, Consent::Open, code, Doer::Victim);
  if (e.defeat) thing.defeat = compile(defeat_program(e), Consent::Given, code);
  if (e.general) thing.general = compile(*e.general, Consent::Open, code, Doer::Automa);
  if (e.special) thing.special = compile(e.special->step, Consent::Open, code, Doer::Automa);
  if (e.leave) {
    thing.leave.on_event = e.leave->of == Leave::Of::Event;
    thing.leave.on_use = e.leave->of == Leave::Of::Use;
    thing.leave.at_end_of_turn = e.leave->of == Leave::Of::EndOfTurn;
    thing.leave.event = {e.leave->on, select_index(e.leave->on.select, code), false, 0};
    for (const Condition& c : e.leave->conditions) thing.leave.conditions.push_back(condition_index(c, code));
  }
  for (const Modifier& m : e.modifiers)
    thing.standing.push_back({m.of, static_cast<std::uint8_t>(m.n), select_index(m.select, code), m.resource});
  if (!room()) return r.mistake(&t, thing.id + ": there are too many different effects in these files");
  for (std::size_t pc = thing.use; thing.use && code.instructions[pc].op != Op::End; ++pc) {
    const Instruction& i = code.instructions[pc];
    thing.has_ready |= i.op == Op::Ready;
    thing.borrows |= i.op == Op::Copy || i.op == Op::UseFromTrack;
    if (i.op != Op::Pay || !code.costs[i.what].no_gold) continue;
    for (std::size_t b = 0; b < kBase; ++b)
      if (code.costs[i.what].fixed[b] > 0 || code.costs[i.what].wild > 0)
        thing.no_gold = static_cast<std::uint8_t>(thing.no_gold | 1u << b);
  }
}

static std::vector<std::string_view> with_common_fields(const std::vector<std::string_view>& fields) {
  std::vector<std::string_view> out{"id", "name", "kind"};
  out.insert(out.end(), fields.begin(), fields.end());
  out.insert(out.end(), {"origin", "filled", "note"});
  return out;
}

void read_city_cards(std::vector<OpenFile>& files, const Shelf& shelf, Catalogue& cat) {
  struct Entry {
    OpenFile* file;
    const toml::table* table;
    Thing thing;
  };
  std::vector<Entry> city, others;
  for (OpenFile& file : files)
    for_each_entry(file, "card", [&](const toml::table& t) {
      CardReader& r = file.reader;
      const std::string kind = t["kind"].value_or(std::string{});
      for (const auto& [kinds, entries] : {std::pair{&shelf.cards, &city}, {&shelf.others, &others}})
        for (const KindOfCard& k : *kinds)
          if (k.kind == kind) return entries->push_back({&file, &t, read_thing(r, t, kind, with_common_fields(k.fields))});
      if (std::find(shelf.elsewhere.begin(), shelf.elsewhere.end(), kind) != shelf.elsewhere.end()) return;
      std::vector<std::string> known;
      for (const auto* kinds : {&shelf.cards, &shelf.others})
        for (const KindOfCard& k : *kinds) known.emplace_back(k.kind);
      known.insert(known.end(), shelf.elsewhere.begin(), shelf.elsewhere.end());
      r.mistake(t, t["id"].value_or(std::string{"card"}), "kind", "expected " + listed(known));
    });

  Names names;
  std::set<std::uint8_t> cheaper;  // selections with a standing discount
  const auto add = [&](Entry& e) {
    CardReader& r = e.file->reader;
    const bool fresh = names.things.emplace(e.thing.id, ThingId{static_cast<std::uint16_t>(cat.things.size())}).second;
    if (!fresh) r.mistake(*e.table, e.thing.id, "id", "this id is used twice");
    cat.things.push_back(std::move(e.thing));
    compile_effects(r, *e.table, cat, cat.things.back());
    for (const StandingRule& rule : cat.things.back().standing)
      if (rule.of == Modifier::Of::CardsCostLess) cheaper.insert(rule.select);
    if (cheaper.size() > kMaxDiscounts)
      r.mistake(*e.table, cat.things.back().id, "always",
                "expected at most " + std::to_string(kMaxDiscounts) + " different kinds of cards that cost less in all files");
  };
  int discount = 0;
  const auto check_discount = [&](const Entry& e) {
    if (!shelf.comes_round) return;
    for (const Modifier& m : e.thing.effects.modifiers)
      if (m.of == Modifier::Of::CardsCostLess &&
          (m.select.kind == Kind::Building || m.select.kind == Kind::Basic || m.select.kind == Kind::Card))
        discount += m.n;
    if (discount > 2) e.file->reader.mistake(*e.table, e.thing.id, "always", "standing discounts on Buildings must stay under 3 in all");
  };
  for (Entry& e : city) {
    if (cat.cards.size() == kMaxCards) {
      e.file->reader.mistake(e.table, e.thing.id + ": there are more than " + std::to_string(kMaxCards) + " different City cards");
      break;
    }
    if (shelf.comes_round) check_safe(e.file->reader, *e.table, e.thing);
    const CardInfo c = read_card(e.file->reader, *e.table, cat, e.thing);
    const CardId id = card(cat.cards.size());
    if (c.is_basic() && !cat.basics.full()) cat.basics.push_back(id);
    if (c.group == Group::Development) cat.development.push_back(id);
    check_discount(e);
    cat.cards.push_back(c);
    add(e);
  }
  std::size_t policies = 0;
  for (Entry& e : others) {
    if (e.thing.kind != "policy") continue;
    if (++policies > kMostPolicies) {
      e.file->reader.mistake(e.table, e.thing.id + ": there are more than " + std::to_string(kMostPolicies) + " policies");
      break;
    }
    check_discount(e);
    add(e);
  }
  for (Entry& e : others)
    if ((*e.table)["kind"].value_or(std::string{}) != "policy") add(e);  // those have been moved away

  for (OpenFile& file : files)
    for_each_entry(file, "civilization", [&](const toml::table& t) { read_civilization(file.reader, t, shelf, names, cat); });
  for (const auto* entries : {&city, &others})  // `civ` names one of them
    for (const Entry& e : *entries) {
      const std::string civ = (*e.table)["civ"].value_or(std::string{});
      const bool known =
          std::any_of(cat.civilizations.begin(), cat.civilizations.end(), [&](const Civilization& c) { return c.id == civ; });
      if ((*e.table)["civ"] && !known)
        e.file->reader.mistake(*e.table, (*e.table)["id"].value_or(std::string{"card"}), "civ", "unknown civilization " + in_quotes(civ));
    }
  for (std::size_t i = 0; i < cat.civilizations.size(); ++i)
    for (const CardId c : cat.civilizations[i].city)
      if (!c.is_none() && cat.of(c).is_knowledge()) cat.cards[c.value].own_knowledge = true;
}

static std::uint8_t traits_of(const Thing& t) {
  return static_cast<std::uint8_t>((t.standing.empty() ? 0 : kStanding) | (t.use == 0 ? 0 : kUsable) |
                                   (t.triggers.empty() ? 0 : kTriggered) | (t.activated == 0 ? 0 : kAwakening) |
                                   (t.no_gold == 0 ? 0 : kPicky));
}

void fill_selections(Catalogue& cat) {
  cat.code.condition_terrain.clear();
  for (const Condition& c : cat.code.conditions) {
    const auto& known = cat.terrain_words;
    cat.code.condition_terrain.push_back(static_cast<std::uint8_t>(std::find(known.begin(), known.end(), c.terrain) - known.begin()));
  }
  cat.code.count_terrain.clear();
  for (const Count& c : cat.code.counts) {
    const auto& known = cat.terrain_words;
    cat.code.count_terrain.push_back(static_cast<std::uint8_t>(std::find(known.begin(), known.end(), c.terrain) - known.begin()));
  }
  for (SelectSet& s : cat.code.selects)
    for (std::size_t i = 0; i < cat.cards.size(); ++i)
      if (picks(cat, s.select, card(i))) s.cards.add(card(i));
  cat.costs.fill(255);
  for (std::size_t i = 0; i < cat.cards.size(); ++i) {
    const CardInfo& c = cat.cards[i];
    cat.traits[i] = static_cast<std::uint8_t>(traits_of(cat.things[i]) | (c.is_knowledge() ? kLearned : 0) |
                                              (c.scores_as_knowledge() ? kScoresAsKnowledge : 0) | (c.is_wonder() ? kIsWonder : 0));
    cat.costs[i] = cat.cards[i].cost;
  }
  for (Civilization& c : cat.civilizations)
    for (std::size_t k = 0; k < kPolicies; ++k)
      if (!c.policies[k].is_none()) c.policy_traits[k] = traits_of(cat.of(c.policies[k]));
  for (Civilization& c : cat.civilizations)
    if (!c.rule.is_none()) c.rule_traits = traits_of(cat.of(c.rule));
}

}  // namespace stele::civic
