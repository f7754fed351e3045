// Reads terrain, tokens, Markets and maps beside the City cards. A map that the rules forbid is a mistake of its file.
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "engine/hash.h"
#include "games/civic/catalogue.h"
#include "games/monumental/cards.h"

namespace stele::monumental {
namespace {

template <class List>
int index_by_id(const List& list, std::string_view id) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].id == id) return static_cast<int>(i);
  return -1;
}

void read_terrain(OpenFile& file, Catalogue& cat) {
  for_each_entry(file, "terrain", [&](const toml::table& t) {
    CardReader& r = file.reader;
    Terrain out;
    out.id = r.string(t, "terrain", "id");
    r.only(t, out.id, {"id", "name", "defence", "tiles", "origin", "filled", "note"});
    out.name = r.text(t, out.id, "name");
    out.capital = out.id == "capital";
    out.water = out.id == "water";
    if (!out.capital && !out.water) out.defence = static_cast<std::uint8_t>(r.number(t, out.id, "defence", 0, 4));  // [M-COMP-4]
    out.tiles = static_cast<std::uint8_t>(r.number(t, out.id, "tiles", 1, 40));
    out.origin = r.origin(t, out.id);
    out.note = t["note"].value_or(std::string{});
    if (index_by_id(cat.terrains, out.id) >= 0) r.mistake(t, out.id, "id", "this id is used twice");
    if (cat.terrains.size() == kMaxTerrains) return r.mistake(&t, "[[terrain]]: expected at most 60");
    cat.terrains.push_back(std::move(out));
  });
}

void read_markets(OpenFile& file, Catalogue& cat) {
  for_each_entry(file, "market", [&](const toml::table& t) {
    CardReader& r = file.reader;
    MarketInfo out;
    out.id = r.string(t, "market", "id");
    r.only(t, out.id, {"id", "name", "players", "origin", "filled", "note"});
    out.name = r.text(t, out.id, "name");
    out.origin = r.origin(t, out.id);
    out.note = t["note"].value_or(std::string{});
    if (t["players"]) out.players = r.number(t, out.id, "players", 1, 5);
    if (index_by_id(cat.markets, out.id) >= 0) r.mistake(t, out.id, "id", "this id is used twice");
    if (cat.markets.size() == kMaxMarkets) return r.mistake(&t, "[[market]]: expected at most 5");
    cat.markets.push_back(std::move(out));
  });
}

FrontId front_of(Catalogue& cat, TokenKind kind, std::uint8_t value, const Amounts& cost) {
  for (std::size_t i = 0; i < cat.fronts.size(); ++i)
    if (cat.fronts[i].kind == kind && cat.fronts[i].value == value && cat.fronts[i].cost == cost)
      return FrontId{static_cast<std::uint8_t>(i)};
  cat.fronts.push_back({kind, value, cost, {}});
  return FrontId{static_cast<std::uint8_t>(cat.fronts.size() - 1)};
}

void read_monsters(OpenFile& file, Catalogue& cat, std::set<std::string>& ids) {
  for_each_entry(file, "card", [&](const toml::table& t) {
    CardReader& r = file.reader;
    if (t["kind"].value_or(std::string{}) != "monster") return;
    Thing thing =
        read_thing(r, t, "monster", {"id", "name", "kind", "place", "standing", "attack", "defeat", "reward", "origin", "filled", "note"});
    if (!ids.insert(thing.id).second) r.mistake(t, thing.id, "id", "this id is used twice");
    if (!thing.effects.attack && !t["attack"]) r.mistake(t, thing.id, "attack", "expected what its attack does");
    if (!thing.effects.defeat && !t["defeat"]) r.mistake(t, thing.id, "defeat", "expected what it takes to defeat it");
    if (thing.effects.place && *thing.effects.place != Place::NearestWater)
      r.mistake(t, thing.id, "place", "a Monster appears where its token was, or on the nearest water");
    compile_effects(r, t, cat, thing);
    if (cat.monsters.size() == kMaxMonsters) return r.mistake(&t, thing.id + ": there are more than 12 Monsters (M-COMP-4)");
    MonsterInfo out;
    out.thing = ThingId{static_cast<std::uint16_t>(cat.things.size())};
    out.on_water = thing.effects.place == Place::NearestWater;
    for (const Modifier& m : thing.effects.modifiers) {
      out.stops_explorers |= m.of == Modifier::Of::ExplorersStopHere;
      out.holds_units |= m.of == Modifier::Of::UnitsCannotLeaveHere;
      out.forbids_conquest |= m.of == Modifier::Of::CannotBeConqueredHere;
    }
    cat.things.push_back(std::move(thing));
    cat.monsters.push_back(out);
  });
}

void read_automa(OpenFile& file, Catalogue& cat, std::set<std::string>& ids) {
  for_each_entry(file, "card", [&](const toml::table& t) {
    CardReader& r = file.reader;
    if (t["kind"].value_or(std::string{}) != "automa") return;
    Thing thing = read_thing(r, t, "automa", {"id", "name", "kind", "group", "civ", "do", "special", "origin", "filled", "note"});
    if (!ids.insert(thing.id).second) r.mistake(t, thing.id, "id", "this id is used twice");
    if (!thing.effects.general && !t["do"]) r.mistake(t, thing.id, "do", "expected what every Automa does");
    compile_effects(r, t, cat, thing);
    AutomaInfo out;
    out.thing = ThingId{static_cast<std::uint16_t>(cat.things.size())};
    const std::string group = r.string(t, thing.id, "group");
    if (group == "civilization") {
      out.group = AutomaGroup::Civilization;
      const int civ = index_by_id(cat.civilizations, t["civ"].value_or(std::string{}));
      if (civ < 0)
        r.mistake(t, thing.id, "civ", "expected the id of a [[civilization]]");
      else
        out.civ = CivId{static_cast<std::uint8_t>(civ)};
    } else if (group == "advanced") {
      out.group = AutomaGroup::Advanced;
    } else if (group != "action") {
      r.mistake(t, thing.id, "group", "expected action, civilization or advanced");
    }
    if (cat.automa.size() == 60) return r.mistake(&t, thing.id + ": there are more than 60 Automa cards");
    cat.things.push_back(std::move(thing));
    cat.automa.push_back(out);
  });
}

// [M-AUT-9] The Gold on the back of a Barbarian: that of the reward which is nothing else; [R] 2 for a token without one.
std::uint8_t gold_on(const std::vector<Step>& rewards) {
  for (const Step& s : rewards)
    if (s.form == Step::Form::Do && s.verb == Verb::Gain && s.per.of == Count::Of::One && s.amounts.size() == 1 &&
        s.amounts.front().of == Amount::Of::Gold)
      return static_cast<std::uint8_t>(s.amounts.front().n);
  return 2;
}

void read_tokens(OpenFile& file, Catalogue& cat, std::set<std::string>& ids) {
  for_each_entry(file, "token", [&](const toml::table& t) {
    CardReader& r = file.reader;
    const std::string kind = t["kind"].value_or(std::string{});
    Thing thing = read_thing(r, t, kind,
                             {"id", "name", "kind", "value", "copies", "cost", "market", "monster", "reward", "origin", "filled", "note"});
    if (!ids.insert(thing.id).second) r.mistake(t, thing.id, "id", "this id is used twice");
    if (thing.effects.rewards.empty()) r.mistake(t, thing.id, "reward", "expected a list of rewards");
    compile_effects(r, t, cat, thing);
    const ThingId at{static_cast<std::uint16_t>(cat.things.size())};
    TokenInfo out;
    out.thing = at;
    out.gold = 2;
    if (kind == "barbarian" || kind == "monster-token") {
      out.kind = TokenKind::Barbarian;  // a Monster's is on the front like any other [M-MON-1]
      out.value = static_cast<std::uint8_t>(r.number(t, thing.id, "value", 1, 9));
      if (kind == "barbarian") out.gold = gold_on(thing.effects.rewards);
    } else if (kind == "free-town") {
      out.kind = TokenKind::FreeTown;
      out.cost = read_amounts(r, t, thing.id, "cost");
      if (out.cost == Amounts{} || out.cost[static_cast<std::size_t>(Resource::Culture)] > 0)
        r.mistake(t, thing.id, "cost", "expected a price in production, science, military or gold");
    } else if (kind == "market-token") {
      out.kind = TokenKind::Market;
      out.value = static_cast<std::uint8_t>(r.number(t, thing.id, "value", 0, 20));
      const int market = index_by_id(cat.markets, t["market"].value_or(std::string{}));
      if (market < 0) return r.mistake(t, thing.id, "market", "expected the id of a [[market]]");
      out.market = static_cast<std::uint8_t>(market);
    } else if (kind == "production") {
      cat.production_token = at;
      cat.things.push_back(std::move(thing));
      return;
    } else {
      return r.mistake(t, thing.id, "kind", "expected barbarian, free-town, monster-token, market-token or production");
    }
    if (t["copies"]) out.copies = static_cast<std::uint8_t>(r.number(t, thing.id, "copies", 1, 20));
    if (kind == "monster-token") {
      const std::string name = r.string(t, thing.id, "monster");
      for (std::size_t m = 0; m < cat.monsters.size(); ++m)
        if (cat.of(cat.monsters[m].thing).id == name) out.monster = MonsterId{static_cast<std::uint8_t>(m)};
      if (out.monster.is_none()) return r.mistake(t, thing.id, "monster", "expected the id of a card with kind = \"monster\"");
      if (out.copies != 1 || !cat.of(out.monster).token.is_none()) return r.mistake(t, thing.id, "monster", "a Monster has one token");
      cat.monsters[out.monster.value].token = TokenId{static_cast<std::uint8_t>(cat.tokens.size())};
    }
    if (cat.tokens.size() == 200) return r.mistake(&t, "[[token]]: there are more than 200 different tokens");
    const TokenId id{static_cast<std::uint8_t>(cat.tokens.size())};
    if (out.kind == TokenKind::Market) {
      cat.markets[out.market].tokens.push_back(id);
    } else {
      out.front = front_of(cat, out.kind, out.value, out.cost);
      auto& pile = cat.box[out.kind == TokenKind::FreeTown ? kTowns : out.value];
      if (pile.size() + out.copies > kMaxPile) return r.mistake(t, thing.id, "copies", "expected at most 64 tokens of a kind and value");
      for (int i = 0; i < out.copies && out.monster.is_none(); ++i) {  // [M-SET-1] a Monster's stays in the box without its module
        cat.fronts[out.front.value].tokens.push_back(id);
        pile.push_back(id);
      }
    }
    cat.things.push_back(std::move(thing));
    cat.tokens.push_back(out);
  });
}

// What every table needs of a map, said with the line of the map; own maps need not follow the advice of M-MAP-1 to M-MAP-3.
void check_map(CardReader& r, const toml::table& t, const MapInfo& m, const Catalogue& cat) {
  const auto wrong = [&](const std::string& what) { r.mistake(t, m.id, "tiles", what); };
  std::map<std::pair<int, int>, const MapTile*> at;
  int capitals = 0, towns = 0;
  std::set<int> slots, seats;
  std::array<int, kTokenPiles> barbarians{};
  for (const MapTile& x : m.tiles) {
    const std::string place = "(" + std::to_string(x.q) + ", " + std::to_string(x.r) + ")";
    if (!at.emplace(std::pair{x.q, x.r}, &x).second) wrong("two tiles at " + place);
    const Terrain& terrain = cat.terrains[x.terrain];
    capitals += x.capital > 0;
    towns += x.town;
    if (x.capital && !seats.insert(x.capital).second) wrong("the Capital " + std::to_string(x.capital) + " is there twice");
    if (terrain.capital != (x.capital > 0)) wrong("a Capital needs a seat number, and only a Capital has one: " + place);
    if ((terrain.capital || terrain.water) && (x.barbarian || x.town || x.market))
      wrong("nothing is placed on water or Capitals (M-MAP-4): " + place);
    if (x.barbarian && x.town) wrong("a Barbarian and a Free Town on one tile (M-MAP-1): " + place);
    if (x.barbarian) ++barbarians[x.barbarian];
    if (x.market && !slots.insert(x.market).second) wrong("the Market " + std::to_string(x.market) + " is there twice (M-MAP-3)");
  }
  if (capitals != m.seats || (!seats.empty() && *seats.rbegin() != m.seats))
    wrong("expected the Capitals 1 to " + std::to_string(m.seats) + ", found " + std::to_string(capitals));
  if (static_cast<int>(slots.size()) > kMaxMarkets || (!slots.empty() && *slots.rbegin() != static_cast<int>(slots.size())))
    wrong("expected the Markets 1, 2, ... without a gap, at most 5");
  const auto in_box = [&](std::size_t pile) { return static_cast<int>(cat.box[pile].size()); };
  if (towns > in_box(kTowns)) wrong("there are only " + std::to_string(in_box(kTowns)) + " Free Town tokens");
  for (std::size_t value = 1; value < kTokenPiles; ++value)
    if (barbarians[value] > in_box(value))
      wrong("there are only " + std::to_string(in_box(value)) + " Barbarian tokens of value " + std::to_string(value));
  if (const TileSet far = cut_off(shape_of(cat, m.tiles), m.tiles.size()); far != 0) {
    const MapTile& x = m.tiles[static_cast<std::size_t>(std::countr_zero(far))];
    wrong("every land tile must be reachable from every Capital (M-MAP-4): (" + std::to_string(x.q) + ", " + std::to_string(x.r) +
          ") is not");
  }
}

void read_maps(OpenFile& file, Catalogue& cat) {
  for_each_entry(file, "map", [&](const toml::table& t) {
    CardReader& r = file.reader;
    MapInfo m;
    m.id = r.string(t, "map", "id");
    r.only(t, m.id, {"id", "name", "players", "seats", "grade", "mood", "symmetry", "tiles", "origin", "filled", "note"});
    m.name = r.text(t, m.id, "name");
    m.players = r.number(t, m.id, "players", 1, 5);
    m.seats = r.number(t, m.id, "seats", 2, 5);
    m.grade = r.number(t, m.id, "grade", 1, 3);
    m.mood = r.string(t, m.id, "mood");
    m.origin = r.origin(t, m.id);
    m.note = t["note"].value_or(std::string{});
    if (index_by_id(cat.maps, m.id) >= 0 || m.id == "generated") r.mistake(t, m.id, "id", "this id is used twice");
    if (m.seats < m.players)
      r.mistake(t, m.id, "seats", "expected a Capital for each of the " + std::to_string(m.players) + " players (M-SET-7)");
    if (cat.maps.size() == kMaxMaps) return r.mistake(&t, "[[map]]: expected at most 250");
    const auto* tiles = t["tiles"].as_array();
    if (!tiles || tiles->empty() || tiles->size() > kMaxTiles)
      return r.mistake(t, m.id, "tiles", "expected a list of 1 to " + std::to_string(kMaxTiles) + " tiles");
    const std::size_t before = r.errors.size();
    for (const toml::node& node : *tiles) {
      const auto* x = node.as_table();
      if (!x) {
        r.mistake(&node, CardReader::name(m.id, "tiles") + "expected { q = 0, r = 0, terrain = \"plains\" }");
        continue;
      }
      r.only(*x, m.id, {"q", "r", "terrain", "capital", "barbarian", "town", "market"});
      MapTile out;
      out.q = static_cast<std::int8_t>(r.number(*x, m.id, "q", -20, 20));
      out.r = static_cast<std::int8_t>(r.number(*x, m.id, "r", -20, 20));
      const int terrain = index_by_id(cat.terrains, (*x)["terrain"].value_or(std::string{}));
      if (terrain < 0) r.mistake(*x, m.id, "terrain", "expected the id of a [[terrain]]");
      out.terrain = static_cast<std::uint8_t>(std::max(0, terrain));
      if ((*x)["capital"]) out.capital = static_cast<std::uint8_t>(r.number(*x, m.id, "capital", 1, 5));
      if ((*x)["barbarian"]) out.barbarian = static_cast<std::uint8_t>(r.number(*x, m.id, "barbarian", 1, 9));
      if ((*x)["market"]) out.market = static_cast<std::uint8_t>(r.number(*x, m.id, "market", 1, kMaxMarkets));
      out.town = r.flag(*x, m.id, "town");
      m.tiles.push_back(out);
    }
    if (r.errors.size() > before) return;
    check_map(r, t, m, cat);
    std::sort(m.tiles.begin(), m.tiles.end(), [](const MapTile& a, const MapTile& b) { return std::pair{a.r, a.q} < std::pair{b.r, b.q}; });
    m.shape = shape_of(cat, m.tiles);
    cat.maps.push_back(std::move(m));
  });
}

// What belongs to no single card: how many there are of each (M-COMP).
void check_whole(CardReader& r, const Catalogue& cat) {
  const auto wrong = [&](const std::string& what) { r.mistake(nullptr, what); };
  for (const char* needed : {"capital", "water"})
    if (index_by_id(cat.terrains, needed) < 0) wrong("[[terrain]]: expected one with id = \"" + std::string{needed} + "\"");
  if (cat.production_token.is_none()) wrong("[[token]]: expected one with kind = \"production\"");
  if (cat.civilizations.size() < 4) wrong("[[civilization]]: expected at least 4");
  if (cat.civilizations.size() > kMaxCivilizations) wrong("[[civilization]]: expected at most 16");
  if (cat.development.size() > 50) wrong("[[card]]: expected at most 50 Development cards");
  std::array<int, kEras> wonders{}, others{}, alternatives{};
  for (const CardId c : cat.development) {
    const auto e = static_cast<std::size_t>(cat.of(c).era);
    if (e >= kEras) continue;
    ++(cat.of(c).alternative ? alternatives : cat.of(c).is_wonder() ? wonders : others)[e];
  }
  for (std::size_t e = 0; e < kEras; ++e) {
    if (alternatives[e] > 1) wrong("alternative: expected at most one Wonder of era " + std::string{kEraWords[e]} + " (M-COMP-2)");
    if (alternatives[e] > wonders[e])
      wrong("alternative: era " + std::string{kEraWords[e]} + " has no Wonder that it could replace (M-COMP-2)");
  }
  if (wonders[0] + others[0] < 6) wrong("[[card]]: expected at least 6 cards of era I (M-SET-5)");
  const auto is_basic = [](const CardInfo& c) { return c.kind == CardKind::Basic; };
  if (std::count_if(cat.cards.begin(), cat.cards.end(), is_basic) != kBasics)  // [M-COMP-3]
    wrong("kind = \"basic\": expected 3 Basic Buildings");
  int basic_copies = 0;
  for (const CardInfo& c : cat.cards) basic_copies += c.kind == CardKind::Basic ? c.copies : 0;
  if (15 + basic_copies + static_cast<int>(cat.development.size()) > 96) wrong("[[card]]: a player could own more than 96 cards");
  const auto automa_cards = [&](AutomaGroup group) {
    return std::count_if(cat.automa.begin(), cat.automa.end(), [&](const AutomaInfo& a) { return a.group == group; });
  };
  if (automa_cards(AutomaGroup::Action) + 1 + automa_cards(AutomaGroup::Advanced) > kMaxAutomaDeck)
    wrong("kind = \"automa\": expected at most 19 action and advanced cards (M-AUT-1)");
  for (const MonsterInfo& m : cat.monsters)
    if (m.token.is_none()) wrong("kind = \"monster-token\": expected one for " + cat.of(m.thing).id + " (M-MON-1)");
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (cat.markets[m].tokens.size() != kMarketTokens)
      wrong("[[market]] " + cat.markets[m].id + ": expected 5 tokens, found " + std::to_string(cat.markets[m].tokens.size()) +
            " (M-COMP-4)");
  for (int players = 2; players <= 4; ++players) {
    if (std::none_of(cat.maps.begin(), cat.maps.end(), [&](const MapInfo& m) { return m.players == players; }))
      wrong("[[map]]: expected at least one for " + std::to_string(players) + " players");
    const auto markets = std::count_if(cat.markets.begin(), cat.markets.end(), [](const MarketInfo& m) { return m.players == 0; });
    for (const MapInfo& m : cat.maps)
      if (m.players == players)
        for (const MapTile& x : m.tiles)
          if (x.market > markets) wrong("[[map]] " + m.id + ": has more Markets than there are");
  }
}

// Words of the family's other games.
Lacking lacking() {
  return {{Verb::Negotiate, Verb::Advantage, Verb::Barricade, Verb::MarkProvince, Verb::Reserve, Verb::Steal, Verb::Raze, Verb::Block,
           Verb::Expedition, Verb::Spy},
          {Kind::Province, Kind::Reserved},
          {Count::Of::ProvinceOfType, Count::Of::ProvinceType},
          {Condition::Of::Advantage},
          {Modifier::Of::ProvincesPayableWithGold},
          {Occasion::Of::Negotiate, Occasion::Of::LoseProvince}};
}

Shelf shelf() {
  const std::vector<std::string_view> city = {"group",    "era", "civ",       "tags", "copies", "alternative", "cost",
                                              "produces", "use", "activated", "each", "first",  "always",      "bonus"};
  return {{{"building", city},
           {"basic", city},
           {"knowledge", city},
           {"wonder", city},
           {"hero", {"era", "cost", "place", "leave", "attack", "defence", "use", "each", "first", "always"}}},
          {{"policy", {"civ", "use", "each", "first", "always", "bonus"}},
           {"warlord", {"civ", "speciality", "attack", "defence", "each", "first"}}},
          {"monster", "automa"},
          {"realm", "speciality", "automa"}};
}

void check_warlords(std::vector<OpenFile>& files) {
  for (OpenFile& file : files)
    for_each_entry(file, "card", [&](const toml::table& t) {
      if (t["kind"].value_or(std::string{}) != "warlord") return;
      CardReader& r = file.reader;
      const std::string id = t["id"].value_or(std::string{});
      if (r.number(t, id, "attack", 0, 20) != 1) r.mistake(t, id, "attack", "expected 1 (M-WARLORD-1)");
      if (r.number(t, id, "defence", 0, 20) != 2) r.mistake(t, id, "defence", "expected 2 (M-CON-9)");
    });
}

}  // namespace

Result<Catalogue> read_catalogue(const std::vector<CardFile>& sources) {
  constexpr std::string_view kGame = "monumental";
  Errors errors;
  std::vector<OpenFile> files = open_files(sources, kGame, {"card", "civilization", "terrain", "token", "market", "map"}, errors);
  Catalogue cat;
  cat.game = kGame;
  cat.lacking = lacking();
  Hash version;
  for (const CardFile& file : sources) version.add(hash_of_text(file.text));
  cat.version = version.value();
  if (files.empty() && errors.empty()) errors.push_back({"data/monumental", "there is no card file"});
  const bool all_there = errors.empty();
  {
    for (OpenFile& file : files) read_terrain(file, cat);
    for (const Terrain& t : cat.terrains) cat.terrain_words.push_back(t.id);
    read_city_cards(files, shelf(), cat);
    check_warlords(files);
    while (cat.policy(cat.policies).value < cat.things.size() && cat.of(cat.policy(cat.policies)).kind == "policy") ++cat.policies;
    std::set<std::string> ids;
    for (const Thing& thing : cat.things) ids.insert(thing.id);
    for (OpenFile& file : files) read_markets(file, cat);
    for (OpenFile& file : files) read_monsters(file, cat, ids);
    for (OpenFile& file : files) read_automa(file, cat, ids);
    for (OpenFile& file : files) read_tokens(file, cat, ids);
    for (OpenFile& file : files) read_maps(file, cat);
    bool sound = true;
    for (const OpenFile& file : files) sound = sound && file.reader.errors.empty();
    if (sound && all_there) check_whole(files.front().reader, cat);
    fill_selections(cat);
    for (std::size_t i = 0; i < cat.terrains.size(); ++i) cat.terrain_defence[i] = cat.terrains[i].defence;
    for (std::size_t i = 0; i < cat.fronts.size() && i < cat.front_value.size(); ++i) cat.front_value[i] = cat.fronts[i].value;
    for (const CardId c : cat.development) {
      if (cat.of(c).era == Era::None) continue;
      cat.by_era[static_cast<std::size_t>(cat.of(c).era)].push_back(c);
      if (!cat.of(c).alternative) ++cat.era_size[static_cast<std::size_t>(cat.of(c).era)];
    }
    for (std::size_t i = 0; i < cat.cards.size(); ++i) {
      if (!cat.cards[i].is_hero() || cat.cards[i].era == Era::None) continue;
      cat.heroes[static_cast<std::size_t>(cat.cards[i].era)].push_back(card(i));
      cat.cheapest_hero = std::min<int>(cat.cheapest_hero, cat.cards[i].cost);
    }
  }
  for (const OpenFile& file : files) errors.insert(errors.end(), file.reader.errors.begin(), file.reader.errors.end());
  if (!errors.empty()) return errors;
  return cat;
}

}  // namespace stele::monumental
