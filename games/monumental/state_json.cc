// A state of Monumental as JSON, in the words of the notation: tiles, Explorers and tracks count from 1, "b2" is a space of the City.
// Seats count from 0; the numbers of a frame are those of the state. What is empty, false or 0 is left out.
#include "games/monumental/state_json.h"

#include <algorithm>

#include "engine/hash.h"
#include "engine/json_reader.h"
#include "games/monumental/notation.h"
#include "games/monumental/words.h"

namespace stele::monumental {
namespace {

using Node = JsonReader::Node;

constexpr std::uint8_t kNoMap = 255;    // a position written by hand
constexpr int kMostResources = 30000;   // as `gain` keeps them
constexpr int kFarthest = 60;           // of q and r
constexpr std::uint8_t kNoGold = 0x80;  // in Payment::paid_kinds: Gold may not stand in
constexpr std::array<std::string_view, 3> kRowWords = {"a", "b", "c"};
constexpr std::array<std::string_view, 3> kWildWords = {"any", "same", "different"};

constexpr auto u8(std::int64_t n) { return static_cast<std::uint8_t>(n); }
constexpr auto u16(std::int64_t n) { return static_cast<std::uint16_t>(n); }

// What the numbers of a frame stand for, which bounds them.
enum class Means : std::uint8_t {
  Free,
  Flag,
  Few,  // up to 3
  Space,
  NextSpace,  // kCity: past the last
  Spaces,     // bits
  Packed,     // a Source and flags
  Instruction,
  Tile,
  Explorer,
  Pending,
  Drawn,
  Option,
  Units,    // of a tile
  Numbers,  // as in effects
  Extreme   // of three words
};
enum class Holds : std::uint8_t { Anything, Card, Knowledge, Wonder, Hero, Monster };

struct FrameShape {
  FrameKind kind;
  std::string_view word;
  Means a = Means::Free, b = Means::Free, pc = Means::Instruction;
  Holds thing = Holds::Anything;
};
constexpr std::array<FrameShape, kFrameKinds - 1> kShapes = {{
    {FrameKind::PickCapital, "pick-capital"},
    {FrameKind::Row, "row"},
    {FrameKind::Column, "column"},
    {FrameKind::Turn, "turn"},
    {FrameKind::Verb, "verb", Means::Free, Means::Packed},
    {FrameKind::Offer, "offer", Means::Free, Means::Packed},
    {FrameKind::Branch, "branch", Means::Free, Means::Packed},
    {FrameKind::Order, "order", Means::Pending},
    {FrameKind::Pay, "pay"},
    {FrameKind::Spare, "spare"},
    {FrameKind::Drawn, "drawn", Means::Drawn},
    {FrameKind::UseDrawn, "use-drawn", Means::Flag, Means::Packed, Means::Instruction, Holds::Card},
    {FrameKind::KeepWonder, "keep-wonder", Means::Free, Means::Free, Means::Instruction, Holds::Wonder},
    {FrameKind::KeepKnowledge, "keep-knowledge", Means::Space, Means::Free, Means::Instruction, Holds::Knowledge},
    {FrameKind::PlaceWonder, "place-wonder", Means::Free, Means::Free, Means::Instruction, Holds::Wonder},
    {FrameKind::Units, "units"},
    {FrameKind::Manoeuvre, "manoeuvre", Means::Tile, Means::Few},
    {FrameKind::UnitsReturn, "units-return", Means::Tile, Means::Units, Means::Flag},
    {FrameKind::MarketToken, "market-token", Means::Explorer},
    {FrameKind::PlaceHero, "place-hero", Means::Free, Means::Free, Means::Instruction, Holds::Hero},
    {FrameKind::PlaceMonster, "place-monster", Means::Tile, Means::Free, Means::Instruction, Holds::Monster},
    {FrameKind::AutomaConquest, "automa-conquest", Means::Numbers, Means::Extreme},
    {FrameKind::AutomaSteps, "automa-steps", Means::Explorer, Means::Numbers},
    {FrameKind::Run, "run", Means::Free, Means::Packed},
    {FrameKind::FinishDrawn, "finish-drawn", Means::Flag, Means::Free, Means::Instruction, Holds::Card},
    {FrameKind::FillCity, "fill-city", Means::NextSpace, Means::Free, Means::Spaces},
    {FrameKind::FinishWonder, "finish-wonder", Means::Free, Means::Free, Means::Instruction, Holds::Wonder},
    {FrameKind::FinishTurn, "finish-turn", Means::Flag},
    {FrameKind::Paid, "paid", Means::Option, Means::Free, Means::Free},
    {FrameKind::LeaveHero, "leave-hero", Means::Free, Means::Free, Means::Instruction, Holds::Hero},
    {FrameKind::RevealMonster, "reveal-monster", Means::Tile, Means::Free, Means::Instruction, Holds::Monster},
    {FrameKind::MonsterAttack, "monster-attack", Means::Free, Means::Free, Means::Instruction, Holds::Monster},
    {FrameKind::AutomaTurn, "automa-turn", Means::Extreme, Means::Extreme},
}};
constexpr bool in_order() {
  for (std::size_t i = 0; i < kShapes.size(); ++i)
    if (static_cast<std::size_t>(kShapes[i].kind) != i + 1) return false;
  return true;
}
static_assert(in_order());
const FrameShape& shape_of(FrameKind k) { return kShapes[static_cast<std::size_t>(k) - 1]; }

// What State and View both hold.
struct Public {
  const Board& board;
  const Map& map;
  const std::array<Forces, kMaxPlayers>& forces;
  const std::array<FixedVector<PlayerId, kMaxPlayers>, kMaxMarkets>& takers;
  const std::array<std::uint8_t, kMaxMarkets>& gone;
  const Campaign& campaign;
  const Monsters& monsters;
  const Automa& automa;
  std::uint8_t map_source;
};
template <class Table>
Public public_of(const Table& t) {
  return {t.board, t.map, t.forces, t.takers, t.gone, t.campaign, t.monsters, t.automa, t.map_source};
}

// Leaves out what is null, false or empty.
void put(Json& out, const char* key, Json value) {
  const bool no = value.is_boolean() && !value.get<bool>();
  if (!no && !value.empty()) out[key] = std::move(value);
}
void put_number(Json& out, const char* key, int n) {
  if (n != 0) out[key] = n;
}

Json word_or_null(const Catalogue& cat, ThingId t) { return t.is_none() ? Json{} : Json(cat.of(t).id); }
Json word_or_null(const Catalogue& cat, CardId c) { return c.is_none() ? Json{} : Json(cat.things[c.value].id); }
Json word_or_null(const Catalogue& cat, TokenId t) { return t.is_none() ? Json{} : Json(cat.thing_of(t).id); }
Json word_or_null(const Catalogue& cat, AutomaId a) { return a.is_none() ? Json{} : Json(cat.thing_of(a).id); }
Json seat_or_null(PlayerId p) { return p.is_none() ? Json{} : Json(p.value); }
Json tile_or_null(std::uint8_t t) { return t == kNoTile ? Json{} : Json(t + 1); }

template <class List>
Json words(const Catalogue& cat, const List& list) {
  Json out = Json::array();
  for (const auto id : list) out.push_back(word_or_null(cat, id));
  return out;
}
template <class List>
Json top_first(const Catalogue& cat, const List& list) {
  Json out = Json::array();
  for (std::size_t i = list.size(); i > 0; --i) out.push_back(word_or_null(cat, list[i - 1]));
  return out;
}
template <class List>
Json known_words(const Catalogue& cat, const List& list) {
  Json out = Json::array();
  for (const auto id : list)
    if (!id.is_none()) out.push_back(word_or_null(cat, id));
  return out;
}
template <class Seats>
Json seats(const Seats& list) {
  Json out = Json::array();
  for (const PlayerId p : list) out.push_back(p.value);
  return out;
}
Json numbers_of(std::uint32_t bits) {  // from 1
  Json out = Json::array();
  for (; bits != 0; bits &= bits - 1) out.push_back(std::countr_zero(bits) + 1);
  return out;
}
std::string source_word(std::size_t source) {
  const bool policy = source >= kPolicySource && source < kWarlordSource;  // "warlord", "hero" and "elsewhere" follow
  return policy ? "policy-" + std::to_string(source - kPolicySource + 1) : space_word(static_cast<Source>(source));
}
Json sources_of(std::uint32_t bits) {
  Json out = Json::array();
  for (; bits != 0; bits &= bits - 1) out.push_back(source_word(static_cast<std::size_t>(std::countr_zero(bits))));
  return out;
}
Json city_to_json(const Catalogue& cat, const Player& p) {
  Json rows = Json::array();
  for (std::size_t i = 0; i < kCity; ++i) {
    if (i % 3 == 0) rows.push_back(Json::array());
    Json space = word_or_null(cat, p.city[i]);
    if (!p.under[i].is_none()) {
      Json both = Json::object();
      put(both, "card", space);
      both["on"] = word_or_null(cat, p.under[i]);
      space = both;
    }
    rows.back().push_back(space);
  }
  return rows;
}

Json hero_to_json(const Catalogue& cat, const Player& p, const Forces& forces) {
  if (p.hero.is_none()) return {};
  Json out = {{"card", word_or_null(cat, p.hero)}};
  put(out, "tile", tile_or_null(forces.hero));
  if (forces.hero_explorer < kExplorers) out["explorer"] = forces.hero_explorer + 1;
  return out;
}

Json player_to_json(const Catalogue& cat, const Player& p, const Forces& forces, bool automa) {
  Json out;
  out["civilization"] = cat.of(p.civ).id;
  out["resources"] = amounts_to_json(p.resources, kResourceWords);
  if (!automa) out["city"] = city_to_json(cat, p);
  put(out, "hero", hero_to_json(cat, p, forces));
  put(out, "wonder", word_or_null(cat, p.wonder));
  Json policies = Json::array();
  for (const std::uint8_t i : p.policies) policies.push_back(word_or_null(cat, cat.of(p.civ).policies[i]));
  put(out, "policies", policies);
  if (forces.capital != kNoTile) out["explorers"] = {tile_or_null(forces.explorers[0]), tile_or_null(forces.explorers[1])};
  put_number(out, "production_tokens", forces.production_tokens);
  put(out, "spent_tokens", known_words(cat, forces.spent_tokens));
  put(out, automa ? "cards" : "discard", words(cat, p.discard));
  put(out, "archived", words(cat, p.archived));
  put_number(out, "known_top", p.known_top);
  return out;
}

Json fired_to_json(const Turn& t) {
  Json out = Json::array();
  for (std::size_t i = 0; i < kSources; ++i)
    if (t.fired[i] != 0) out.push_back({{"source", source_word(i)}, {"triggers", numbers_of(t.fired[i])}});
  return out;
}

Json turn_to_json(const Catalogue& cat, const Board& b) {
  const Turn& t = b.turn();
  Json out;
  out["number"] = b.turn_number;
  put(out, "seat", seat_or_null(b.active));
  if (t.row < 3) out["row"] = kRowWords[t.row];
  if (t.column < 3) out["column"] = t.column + 1;
  put(out, "activated", sources_of(t.activated));
  put(out, "reinforced", sources_of(t.reinforced));
  put(out, "refreshing", sources_of(t.refreshing));
  put(out, "used", sources_of(t.used));
  FixedVector<CardId, kMaxCards> elsewhere;
  for (std::size_t i = 0; i < cat.cards.size(); ++i)
    if (t.used_elsewhere.contains(card(i))) elsewhere.push_back(card(i));
  put(out, "used_elsewhere", words(cat, elsewhere));
  put(out, "fired", fired_to_json(t));
  put(out, "gained", amounts_to_json(t.gained, kResourceWords));
  put(out, "earmarked", amounts_to_json(t.earmarked, kFoeWords));
  put(out, "taken", numbers_of(t.taken));
  Json happened = Json::array();
  for (std::size_t i = 0; i < kOccasionWords.size(); ++i)
    if (t.happened >> i & 1) happened.push_back(kOccasionWords[i]);
  put(out, "happened", happened);
  put(out, "hero_acquired", t.hero_acquired != 0);
  put(out, "spent", words(cat, t.spent));
  put(out, "drawn", words(cat, t.drawn));
  return out;
}

Json frames_to_json(const Catalogue& cat, const Board& b) {
  Json out = Json::array();
  for (const Frame& f : b.stack) {
    Json frame = {{"frame", shape_of(f.kind).word}};
    put(frame, "seat", seat_or_null(f.who));
    put_number(frame, "a", f.a);
    put_number(frame, "b", f.b);
    put_number(frame, "pc", f.pc);
    put(frame, "thing", word_or_null(cat, f.thing));
    out.push_back(frame);
  }
  return out;
}

Json pending_to_json(const Catalogue& cat, const Board& b) {
  Json out = Json::array();
  for (const Pending& p : b.pending) {
    Json entry = {{"program", p.program}};
    put(entry, "thing", word_or_null(cat, p.thing));
    put_number(entry, "b", p.b);
    out.push_back(entry);
  }
  return out;
}

Json payment_to_json(const Payment& p) {
  Json out = Json::object();
  put(out, "owed", amounts_to_json(p.owed, kResourceWords));
  put_number(out, "wild", p.wild);
  if (p.kind != Wild::Any) out["kind"] = kWildWords[static_cast<std::size_t>(p.kind)];
  Json paid = Json::array();
  for (int r = 0; r < kBase; ++r)
    if (p.paid_kinds >> r & 1) paid.push_back(word(resource(r)));
  put(out, "paid_kinds", paid);
  put(out, "no_gold", (p.paid_kinds & kNoGold) != 0);
  put_number(out, "discount", p.discount);
  return out;
}

Json campaign_to_json(const Campaign& c) {
  Json out = Json::object();
  put(out, "explored", numbers_of(c.explored));
  put(out, "free_step_used", c.free_step_used != 0);
  put(out, "target", tile_or_null(c.target));
  put_number(out, "needed", c.needed);
  put_number(out, "soldiers", c.soldiers);
  put(out, "warlord", c.warlord != 0);
  if (c.foe < kFoeWords.size()) out["foe"] = kFoeWords[c.foe];
  put(out, "anywhere", c.anywhere != 0);
  put(out, "hero", c.hero != 0);
  put(out, "halted", numbers_of(c.halted));
  return out;
}

Json monsters_to_json(const Catalogue& cat, const Monsters& monsters) {
  Json out = Json::array();
  for (const Monster& m : monsters.revealed) {
    Json entry = {{"monster", cat.thing_of(m.id).id}, {"tile", m.tile + 1}, {"clock", m.clock + 1}};
    put_number(entry, "attacks", m.attacks);
    out.push_back(entry);
  }
  return out;
}
Json defeated_to_json(const Catalogue& cat, const Monsters& monsters, std::size_t p) {
  Json out = Json::array();
  for (std::size_t m = 0; m < cat.monsters.size(); ++m)
    if (monsters.defeated_by[m].value == p) out.push_back(cat.of(cat.monsters[m].thing).id);
  return out;
}

Json automa_to_json(const Catalogue& cat, const Automa& a) {
  Json out = Json::object();
  Json queue = Json::array();
  for (const Automa::Next& next : a.queue) {
    Json entry = {{"card", word_or_null(cat, next.card)}};
    if (next.manner != Manner::AsUsual) entry["manner"] = kMannerWords[static_cast<std::size_t>(next.manner)];
    queue.push_back(entry);
  }
  put(out, "queue", queue);
  put(out, "current", word_or_null(cat, a.current));
  put(out, "done", a.done != 0);
  put(out, "discard", words(cat, a.discard));
  return out;
}

Json front_to_json(const Front& f) {
  if (f.kind == TokenKind::FreeTown) return {{"town", amounts_to_json(f.cost, kResourceWords)}};
  return {{"barbarian", f.value}};
}

PlayerId holder_of(const Map& m, TileId t) {
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p)
    if (contains(m.held[p], t)) return PlayerId{p};
  return {};
}

Json tile_to_json(const Catalogue& cat, const Public& t, std::size_t i, TokenId token) {
  const Map& m = t.map;
  const PlayerId owner = holder_of(m, tile(i));
  Json out;
  out["tile"] = i + 1;
  out["q"] = m.q[i];
  out["r"] = m.r[i];
  out["terrain"] = cat.terrains[m.terrain[i]].id;
  put(out, "owner", seat_or_null(owner));
  put_number(out, "soldiers", m.soldiers[i]);
  put(out, "warlord", !owner.is_none() && t.forces[owner.value].warlord == i);
  put(out, "outpost", contains(m.outposts, tile(i)));
  put(out, "production", contains(m.production, tile(i)));
  if (m.market[i] < cat.markets.size()) out["market"] = cat.markets[m.market[i]].id;
  if (!m.front[i].is_none()) out["front"] = front_to_json(cat.of(m.front[i]));
  put(out, "token", word_or_null(cat, token));
  put(out, "taken_by", seat_or_null(m.taken_by[i]));
  put(out, "wonder", word_or_null(cat, m.wonder[i]));
  return out;
}

// `backs`: what lies face down, where it is known.
Json map_to_json(const Catalogue& cat, const Public& t, const std::array<TokenId, kMaxTiles>* backs) {
  Json out;
  if (t.map_source < cat.maps.size())
    out["source"] = cat.maps[t.map_source].id;
  else if (t.map_source == kGeneratedMap)
    out["source"] = "generated";
  out["tiles"] = Json::array();
  for (std::size_t i = 0; i < t.map.size; ++i) {
    const bool face_down = t.map.taken_by[i].is_none();
    out["tiles"].push_back(tile_to_json(cat, t, i, !face_down ? t.map.token[i] : backs ? (*backs)[i] : TokenId{}));
  }
  return out;
}

bool on_map(const Map& m, std::size_t market) {
  return std::find(m.market.begin(), m.market.begin() + m.size, market) != m.market.begin() + m.size;
}

Json markets_to_json(const Catalogue& cat, const Public& t) {
  Json out = Json::object();
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (on_map(t.map, m)) {
      out[cat.markets[m].id] = Json::object();
      put(out[cat.markets[m].id], "takers", seats(t.takers[m]));
      Json gone = Json::array();
      for (std::size_t i = 0; i < cat.markets[m].tokens.size(); ++i)
        if (t.gone[m] >> i & 1) gone.push_back(word_or_null(cat, cat.markets[m].tokens[i]));
      put(out[cat.markets[m].id], "gone", gone);
    }
  return out;
}

Json public_to_json(const Catalogue& cat, const Public& t, const std::array<TokenId, kMaxTiles>* backs) {
  const Board& b = t.board;
  Json out;
  out["turn"] = turn_to_json(cat, b);
  out["first"] = seat_or_null(b.first);
  put(out, "over", b.over != 0);
  if (b.turns_left != 255) out["turns_left"] = b.turns_left;
  out["players"] = Json::array();
  for (std::size_t p = 0; p < b.players_count; ++p) {
    out["players"].push_back(player_to_json(cat, b.players[p], t.forces[p], b.automa.value == p));
    put(out["players"].back(), "monsters", defeated_to_json(cat, t.monsters, p));
  }
  put(out, "heroes", words(cat, b.heroes));
  put(out, "monsters", monsters_to_json(cat, t.monsters));
  if (!b.automa.is_none()) put(out, "automa", automa_to_json(cat, t.automa));
  out["track"] = words(cat, b.track);
  out["basics"] = Json::object();
  for (std::size_t i = 0; i < kBasics; ++i) out["basics"][cat.things[cat.basics[i].value].id] = b.basics[i];
  put(out, "development_discard", words(cat, b.development_discard));
  put(out, "removed", words(cat, b.removed));
  out["map"] = map_to_json(cat, t, backs);
  put(out, "markets", markets_to_json(cat, t));
  put(out, "campaign", campaign_to_json(t.campaign));
  put(out, "stack", frames_to_json(cat, b));
  put(out, "pending", pending_to_json(cat, b));
  put(out, "payment", payment_to_json(b.payment));
  return out;
}

enum class Order : bool { AsKept, TopFirst };

// Reads the state's JSON, field by field. What later fields refer to comes first: the map, the civilizations, the drawn cards.
class StateReader {
 public:
  StateReader(const Catalogue& cat, const Setup& setup) : cat_(cat) {
    b_.players_count = setup.players;
    b_.modules = setup.modules;
    b_.automa = setup.automa;
    s_.automa.level = setup.automa_level;
    s_.monsters.laid = setup.monsters;
    s_.map.market.fill(255);
  }

  State read(const Node& n) {
    n.object({"turn",     "first", "over",    "turns_left", "players", "track",   "basics",  "development", "development_discard",
              "removed",  "map",   "markets", "campaign",   "stack",   "pending", "payment", "rng",         "heroes",
              "monsters", "automa"});
    read_map(n["map"]);
    read_players(n["players"]);
    read_cards(n.optional("heroes"), Order::AsKept, b_.heroes);
    read_monsters(n.optional("monsters"));
    if (const Node automa = n.optional("automa"); automa.present()) read_automa(automa);
    read_markets(n.optional("markets"));
    read_turn(n["turn"]);
    b_.first = seat_at(n["first"]);
    b_.over = n.optional("over").boolean();
    if (const Node left = n.optional("turns_left"); left.present()) b_.turns_left = u8(left.integer(0, 2 * kMaxPlayers));
    const Node track = n["track"];
    for (std::size_t i = 0, size = track.array_size(kTrack, kTrack); i < size; ++i)
      if (!track[i].is_null()) b_.track[i] = card_at(track[i]);
    read_basics(n["basics"]);
    read_cards(n.optional("development"), Order::TopFirst, s_.development);
    read_cards(n.optional("development_discard"), Order::AsKept, b_.development_discard);
    read_cards(n.optional("removed"), Order::AsKept, b_.removed);
    read_campaign(n.optional("campaign"));
    read_pending(n.optional("pending"));
    read_payment(n.optional("payment"));
    const Node stack = n.optional("stack");
    for (std::size_t i = 0, size = stack.array_size(0, kMostFrames); i < size; ++i) b_.stack.push_back(frame_at(stack[i]));
    const Node rng = n["rng"];
    if (const std::string text = rng.string(); rng.present() && !hash_from_text(text, s_.rng.state))
      rng.mistake("expected 16 hexadecimal digits, such as 00000000000000ff");
    return s_;
  }

 private:
  // The index of the word among those that `word_of(i)` gives, or -1 with a mistake. An empty one stands for no word.
  template <class Word>
  static int index_of(const Node& n, const std::string& what, std::size_t size, Word word_of) {
    const std::string text = n.string();
    if (!n.present() || !n.json()->is_string()) return -1;
    for (std::size_t i = 0; i < size; ++i)
      if (!text.empty() && text == word_of(i)) return static_cast<int>(i);
    n.mistake("unknown " + what + " " + in_quotes(text) + expected(text, size, word_of));
    return -1;
  }
  template <class Word>
  static std::string expected(const std::string& text, std::size_t size, Word word_of) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < size; ++i)
      if (!word_of(i).empty()) known.emplace_back(word_of(i));
    if (const auto meant = closest(text, known)) return "; did you mean " + *meant + "?";
    return known.size() <= 12 ? ": expected one of " + listed(known) : ": expected one such as " + known.front();
  }
  template <std::size_t N>
  static int word_at(const Node& n, const std::string& what, const std::array<std::string_view, N>& known) {
    return index_of(n, what, N, [&](std::size_t i) { return known[i]; });
  }

  std::string_view thing_word(std::size_t i) const { return cat_.things[i].id; }
  CardId card_at(const Node& n) const {
    const int c = index_of(n, "card", cat_.cards.size(), [&](std::size_t i) { return thing_word(i); });
    return c < 0 ? CardId{} : card(static_cast<std::size_t>(c));
  }
  ThingId thing_at(const Node& n, Holds holds) const {
    const bool any = holds == Holds::Anything || holds == Holds::Monster;
    const int t = index_of(n, any ? "card or token" : "card", any ? cat_.things.size() : cat_.cards.size(),
                           [&](std::size_t i) { return fits(i, holds) ? thing_word(i) : std::string_view{}; });
    return t < 0 ? ThingId{} : ThingId{u16(t)};
  }
  bool fits(std::size_t thing, Holds holds) const {
    switch (holds) {
      case Holds::Knowledge: return cat_.cards[thing].is_knowledge();
      case Holds::Wonder: return cat_.cards[thing].is_wonder();
      case Holds::Hero: return cat_.cards[thing].is_hero();
      case Holds::Monster: return cat_.things[thing].kind == "monster";
      default: return true;
    }
  }
  enum class From : bool { Map, Market };
  TokenId token_at(const Node& n, From from) const {
    const int t = index_of(n, "token", cat_.tokens.size(), [&](std::size_t i) {
      const bool fits = (cat_.tokens[i].kind == TokenKind::Market) == (from == From::Market);
      return fits ? thing_word(cat_.tokens[i].thing.value) : std::string_view{};
    });
    return t < 0 ? TokenId{} : TokenId{u8(t)};
  }
  PlayerId seat_at(const Node& n) const { return n.present() ? PlayerId{u8(n.integer(0, b_.players_count - 1))} : PlayerId{}; }
  // Without a map every number will do: what is wrong has been said.
  int last_tile() const { return (s_.map.size > 0 ? s_.map.size : kMaxTiles) - 1; }
  std::uint8_t tile_at(const Node& n) const { return n.present() && !n.is_null() ? u8(n.integer(1, last_tile() + 1) - 1) : kNoTile; }

  template <std::size_t N>
  void read_cards(const Node& n, Order order, FixedVector<CardId, N>& out, std::size_t most = N) const {
    const std::size_t size = n.array_size(0, most);
    for (std::size_t i = 0; i < size; ++i)
      if (const CardId c = card_at(n[order == Order::AsKept ? i : size - 1 - i]); !c.is_none()) out.push_back(c);
  }
  template <class List, std::size_t N>
  static void read_amounts(const Node& n, const std::array<std::string_view, N>& names, int most, List& out) {
    if (!n.present() || !n.object_of_anything()) return;
    for (const auto& [key, value] : n.json()->items()) {
      const auto* found = std::find(names.begin(), names.end(), key);
      const Node amount = n.optional(key);
      if (found == names.end())
        amount.mistake("unknown field" + expected(key, N, [&](std::size_t i) { return names[i]; }));
      else
        out[static_cast<std::size_t>(found - names.begin())] = static_cast<typename List::value_type>(amount.integer(0, most));
    }
  }
  static std::uint32_t numbers_at(const Node& n, std::size_t most) {
    std::uint32_t out = 0;
    for (std::size_t i = 0, size = n.array_size(0, most); i < size; ++i)
      out |= 1u << (n[i].integer(1, static_cast<std::int64_t>(most)) - 1);
    return out;
  }
  static std::uint32_t sources_at(const Node& n, std::size_t most) {
    std::uint32_t out = 0;
    for (std::size_t i = 0, size = n.array_size(0, most); i < size; ++i)
      if (const int source = index_of(n[i], "space", most, source_word); source >= 0) out |= 1u << source;
    return out;
  }

  void read_map(const Node& n) {
    n.object({"source", "tiles"});
    if (const Node source = n.optional("source"); source.present()) {
      const int m = index_of(source, "map", cat_.maps.size() + 1,
                             [&](std::size_t i) { return i < cat_.maps.size() ? std::string_view{cat_.maps[i].id} : "generated"; });
      s_.map_source = m < 0 ? kNoMap : static_cast<std::size_t>(m) == cat_.maps.size() ? kGeneratedMap : u8(m);
    }
    const Node tiles = n["tiles"];
    s_.map.size = u8(static_cast<std::int64_t>(tiles.array_size(1, kMaxTiles)));
    for (std::size_t i = 0; i < s_.map.size; ++i) read_tile(tiles[i], i);
    connect(cat_, s_.map);
  }

  void read_tile(const Node& n, std::size_t i) {
    Map& m = s_.map;
    if (!n.object({"tile", "q", "r", "terrain", "owner", "soldiers", "warlord", "outpost", "production", "market", "front", "token",
                   "taken_by", "wonder"}))
      return;
    const auto number = static_cast<std::int64_t>(i) + 1;
    if (const Node tile = n.optional("tile"); tile.present() && tile.integer(1, kMaxTiles) != number)
      tile.mistake("expected " + std::to_string(number) + ": the tiles stand in the order of their numbers");
    m.q[i] = static_cast<std::int8_t>(n["q"].integer(-kFarthest, kFarthest));
    m.r[i] = static_cast<std::int8_t>(n["r"].integer(-kFarthest, kFarthest));
    if (i > 0 && std::pair{m.r[i - 1], m.q[i - 1]} >= std::pair{m.r[i], m.q[i]}) n.mistake("tiles stand in reading order: by r, then by q");
    m.terrain[i] = u8(std::max(
        0, index_of(n["terrain"], "terrain", cat_.terrains.size(), [&](std::size_t t) { return std::string_view{cat_.terrains[t].id}; })));
    m.soldiers[i] = u8(n.optional("soldiers").integer(0, kSoldiers));
    if (n.optional("outpost").boolean()) m.outposts |= bit(tile(i));
    if (n.optional("production").boolean()) m.production |= bit(tile(i));
    if (const Node market = n.optional("market"); market.present()) m.market[i] = u8(std::max(0, market_at(market)));
    read_owner(n, i);
    read_token(n, i);
    if (const Node wonder = n.optional("wonder"); wonder.present()) m.wonder[i] = card_at(wonder);
  }
  int market_at(const Node& n) const {
    return index_of(n, "market", cat_.markets.size(), [&](std::size_t i) { return std::string_view{cat_.markets[i].id}; });
  }

  void read_owner(const Node& n, std::size_t i) {
    const PlayerId owner = seat_at(n.optional("owner"));
    const Node warlord = n.optional("warlord");
    if (owner.is_none()) {
      if (warlord.boolean()) warlord.mistake("the tile has no owner whose Warlord this could be");
      return;
    }
    s_.map.held[owner.value] |= bit(tile(i));
    Forces& forces = s_.forces[owner.value];
    if (cat_.terrains[s_.map.terrain[i]].capital) place(n.optional("owner"), "Capital", i, forces.capital);
    if (warlord.boolean()) place(warlord, "Warlord", i, forces.warlord);
  }
  static void place(const Node& n, const std::string& what, std::size_t i, std::uint8_t& tile) {
    if (tile != kNoTile) n.mistake("the " + what + " of this player is already on tile " + std::to_string(tile + 1));
    tile = u8(static_cast<std::int64_t>(i));
  }

  void read_token(const Node& n, std::size_t i) {
    if (const Node front = n.optional("front"); front.present()) s_.map.front[i] = front_at(front);
    s_.map.taken_by[i] = seat_at(n.optional("taken_by"));
    const Node token = n.optional("token");
    if (!token.present()) return;
    s_.backs[i] = token_at(token, From::Map);
    if (!s_.map.taken_by[i].is_none()) s_.map.token[i] = s_.backs[i];
  }
  FrontId front_at(const Node& n) const {
    if (!n.object({"barbarian", "town"})) return {};
    const Node barbarian = n.optional("barbarian"), town = n.optional("town");
    if (barbarian.present() == town.present()) n.mistake("expected either a barbarian or a town");
    Front wanted{town.present() ? TokenKind::FreeTown : TokenKind::Barbarian, u8(barbarian.integer(0, 255)), {}, {}};
    read_amounts(town, kResourceWords, 255, wanted.cost);
    for (std::size_t i = 0; i < cat_.fronts.size(); ++i) {
      const Front& f = cat_.fronts[i];
      if (f.kind == wanted.kind && f.value == wanted.value && f.cost == wanted.cost) return FrontId{u8(static_cast<std::int64_t>(i))};
    }
    n.mistake("no token in the box looks like this (M-COMP-4)");
    return {};
  }

  void read_players(const Node& n) {
    for (std::size_t p = 0, size = n.array_size(b_.players_count, b_.players_count); p < size; ++p) read_player(n[p], p);
  }

  void read_player(const Node& n, std::size_t index) {
    Player& p = b_.players[index];
    Forces& forces = s_.forces[index];
    if (!n.object({"civilization", "resources", "city", "wonder", "policies", "explorers", "production_tokens", "spent_tokens",
                   "kept_tokens", "discard", "archived", "deck", "known_top", "hero", "monsters", "cards"}))
      return;
    const bool automa = b_.automa.value == index;
    const int civ = index_of(n["civilization"], "civilization", cat_.civilizations.size(),
                             [&](std::size_t i) { return std::string_view{cat_.civilizations[i].id}; });
    if (civ >= 0) p.civ = CivId{u8(civ)};
    read_amounts(n.optional("resources"), kResourceWords, kMostResources, p.resources);
    if (!automa) read_city(n["city"], p);
    read_hero(n.optional("hero"), p, forces);
    for (const MonsterId m : monsters_at(n.optional("monsters")))
      s_.monsters.defeated_by[m.value] = PlayerId{u8(static_cast<std::int64_t>(index))};
    if (const Node wonder = n.optional("wonder"); wonder.present()) p.wonder = card_at(wonder);
    if (civ >= 0) read_policies(n.optional("policies"), p);
    if (const Node explorers = n.optional("explorers"); explorers.array_size(kExplorers, kExplorers) > 0)
      for (std::size_t e = 0; e < kExplorers; ++e) forces.explorers[e] = tile_at(explorers[e]);
    forces.production_tokens = u8(n.optional("production_tokens").integer(0, 25));  // [M-COMP-4]
    read_market_tokens(n.optional("spent_tokens"), forces.spent_tokens);
    read_market_tokens(n.optional("kept_tokens"), s_.kept[index]);
    read_cards(n.optional(automa ? "cards" : "discard"), Order::AsKept, p.discard);
    read_cards(n.optional("archived"), Order::AsKept, p.archived);
    read_cards(n.optional("deck"), Order::TopFirst, s_.decks[index]);
    p.known_top = u8(n.optional("known_top").integer(0, kMaxDeck));
  }

  void read_hero(const Node& n, Player& p, Forces& forces) const {
    if (!n.present() || !n.object({"card", "tile", "explorer"})) return;
    p.hero = card_at(n["card"]);
    if (!p.hero.is_none()) forces.hero_attack = cat_.of(p.hero).attack;
    forces.hero = tile_at(n.optional("tile"));
    if (const Node e = n.optional("explorer"); e.present()) forces.hero_explorer = u8(e.integer(1, kExplorers) - 1);
  }

  MonsterId monster_at(const Node& n) const {
    const int m = index_of(n, "Monster", cat_.monsters.size(), [&](std::size_t i) { return thing_word(cat_.monsters[i].thing.value); });
    return m < 0 ? MonsterId{} : MonsterId{u8(m)};
  }
  FixedVector<MonsterId, kMaxMonsters> monsters_at(const Node& n) const {
    FixedVector<MonsterId, kMaxMonsters> out;
    for (std::size_t i = 0, size = n.array_size(0, kMaxMonsters); i < size; ++i)
      if (const MonsterId m = monster_at(n[i]); !m.is_none()) out.push_back(m);
    return out;
  }
  void read_monsters(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, kMaxMonsters); i < size; ++i) {
      if (!n[i].object({"monster", "tile", "clock", "attacks"})) continue;
      Monster m;
      m.id = monster_at(n[i]["monster"]);
      m.tile = tile_at(n[i]["tile"]);
      m.clock = u8(n[i]["clock"].integer(1, kTrack) - 1);
      m.attacks = u8(n[i].optional("attacks").integer(0, 255));
      if (!m.id.is_none() && m.tile < s_.map.size) s_.monsters.revealed.push_back(m);
    }
    note_monsters(cat_, s_);
  }

  AutomaId automa_card_at(const Node& n) const {
    const int a = index_of(n, "Automa card", cat_.automa.size(), [&](std::size_t i) { return thing_word(cat_.automa[i].thing.value); });
    return a < 0 ? AutomaId{} : AutomaId{u8(a)};
  }
  void read_automa_cards(const Node& n, Order order, FixedVector<AutomaId, kMaxAutomaDeck>& out) const {
    const std::size_t size = n.array_size(0, kMaxAutomaDeck);
    for (std::size_t i = 0; i < size; ++i)
      if (const AutomaId a = automa_card_at(n[order == Order::AsKept ? i : size - 1 - i]); !a.is_none()) out.push_back(a);
  }
  void read_automa(const Node& n) {
    if (!n.object({"queue", "current", "done", "discard", "deck"})) return;
    if (b_.automa.is_none()) return n.mistake("there is no Automa at this table");
    Automa& a = s_.automa;
    const Node queue = n.optional("queue");
    for (std::size_t i = 0, size = queue.array_size(0, kMaxAutomaDeck); i < size; ++i) {
      if (!queue[i].object({"card", "manner"})) continue;
      Automa::Next next{automa_card_at(queue[i]["card"]), Manner::AsUsual};
      if (const Node manner = queue[i].optional("manner"); manner.present())
        next.manner = static_cast<Manner>(std::max(0, word_at(manner, "manner", kMannerWords)));
      if (!next.card.is_none()) a.queue.push_back(next);
    }
    if (const Node current = n.optional("current"); current.present()) a.current = automa_card_at(current);
    a.done = n.optional("done").boolean();
    read_automa_cards(n.optional("discard"), Order::AsKept, a.discard);
    read_automa_cards(n.optional("deck"), Order::TopFirst, s_.automa_deck);
  }

  void read_city(const Node& n, Player& p) const {
    for (std::size_t row = 0, rows = n.array_size(3, 3); row < rows; ++row)
      for (std::size_t column = 0, columns = n[row].array_size(3, 3); column < columns; ++column)
        read_space(n[row][column], p, 3 * row + column);
  }
  void read_space(const Node& n, Player& p, std::size_t i) const {
    if (n.is_null()) return;
    if (!n.json()->is_object()) {
      p.city[i] = card_at(n);
      return;
    }
    n.object({"card", "on"});
    if (const Node top = n.optional("card"); top.present()) p.city[i] = card_at(top);
    p.under[i] = card_at(n["on"]);
  }
  void read_policies(const Node& n, Player& p) const {
    const auto& own = cat_.of(p.civ).policies;
    for (std::size_t i = 0, size = n.array_size(0, kPolicies); i < size; ++i) {
      const int policy = index_of(n[i], "policy", kPolicies, [&](std::size_t k) { return thing_word(own[k].value); });
      if (policy >= 0) p.policies.push_back(u8(policy));
    }
  }
  void read_market_tokens(const Node& n, std::array<TokenId, kMaxMarkets>& out) const {
    for (std::size_t i = 0, size = n.array_size(0, kMaxMarkets); i < size; ++i) {
      const TokenId token = token_at(n[i], From::Market);
      if (token.is_none()) continue;
      TokenId& place = out[cat_.of(token).market];
      if (!place.is_none()) n[i].mistake("is the second token of its Market (M-EXP-2)");
      place = token;
    }
  }

  void read_markets(const Node& n) {
    if (!n.present() || !n.object_of_anything()) return;
    for (const auto& [key, value] : n.json()->items()) {
      const Node market = n.optional(key);
      const auto it = std::find_if(cat_.markets.begin(), cat_.markets.end(), [&](const MarketInfo& m) { return m.id == key; });
      if (it == cat_.markets.end())
        market.mistake("unknown market" +
                       expected(key, cat_.markets.size(), [&](std::size_t i) { return std::string_view{cat_.markets[i].id}; }));
      else
        read_market(market, static_cast<std::size_t>(it - cat_.markets.begin()));
    }
  }
  void read_market(const Node& n, std::size_t m) {
    if (!n.object({"takers", "pile", "gone"})) return;
    const Node gone = n.optional("gone");
    for (std::size_t i = 0, size = gone.array_size(0, kMarketTokens); i < size; ++i) {
      const TokenId t = token_at(gone[i], From::Market);
      const auto& five = cat_.markets[m].tokens;
      const auto place = std::find(five.begin(), five.end(), t) - five.begin();
      if (static_cast<std::size_t>(place) == five.size())
        gone[i].mistake("is no token of this Market (M-SET-2)");
      else
        s_.gone[m] = u8(s_.gone[m] | 1 << place);
    }
    const Node takers = n.optional("takers");
    for (std::size_t i = 0, size = takers.array_size(0, kMaxPlayers); i < size; ++i) s_.takers[m].push_back(seat_at(takers[i]));
    const Node pile = n.optional("pile");
    for (std::size_t i = pile.array_size(0, kMarketTokens); i > 0; --i)
      if (const TokenId t = token_at(pile[i - 1], From::Market); !t.is_none()) s_.piles[m].push_back(t);
  }

  void read_turn(const Node& n) {
    Turn& t = b_.turn();
    if (!n.object({"number", "seat", "row", "column", "activated", "reinforced", "refreshing", "used", "used_elsewhere", "fired", "gained",
                   "earmarked", "taken", "happened", "hero_acquired", "spent", "drawn"}))
      return;
    b_.turn_number = u8(n["number"].integer(0, 255));
    b_.active = seat_at(n["seat"]);
    if (const Node row = n.optional("row"); row.present()) t.row = u8(std::max(0, word_at(row, "row", kRowWords)));
    if (const Node column = n.optional("column"); column.present()) t.column = u8(column.integer(1, 3) - 1);
    t.activated = u16(sources_at(n.optional("activated"), kCity));
    t.reinforced = u16(sources_at(n.optional("reinforced"), kCity));
    t.refreshing = u16(sources_at(n.optional("refreshing"), kCity));
    t.used = sources_at(n.optional("used"), kSources);
    FixedVector<CardId, kMaxCards> elsewhere;
    read_cards(n.optional("used_elsewhere"), Order::AsKept, elsewhere);
    for (const CardId c : elsewhere) t.used_elsewhere.add(c);
    read_fired(n.optional("fired"));
    read_amounts(n.optional("gained"), kResourceWords, 255, t.gained);
    read_amounts(n.optional("earmarked"), kFoeWords, 255, t.earmarked);
    t.taken = u8(numbers_at(n.optional("taken"), 2));
    const Node happened = n.optional("happened");
    for (std::size_t i = 0, size = happened.array_size(0, kOccasionWords.size()); i < size; ++i)
      if (const int o = word_at(happened[i], "occasion", kOccasionWords); o >= 0) t.happened = u8(t.happened | 1 << o);
    t.hero_acquired = n.optional("hero_acquired").boolean();
    read_cards(n.optional("spent"), Order::AsKept, t.spent);
    read_cards(n.optional("drawn"), Order::AsKept, t.drawn);
  }
  void read_fired(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, kSources); i < size; ++i) {
      if (!n[i].object({"source", "triggers"})) continue;
      const int source = index_of(n[i]["source"], "space", kSources, source_word);
      if (source >= 0) b_.turn().fired[static_cast<std::size_t>(source)] = u8(numbers_at(n[i]["triggers"], 8));
    }
  }

  void read_basics(const Node& n) {
    std::array<std::string_view, kBasics> names;
    std::array<std::uint8_t, kBasics> most{};
    for (std::size_t i = 0; i < kBasics; ++i) {
      names[i] = thing_word(cat_.basics[i].value);
      most[i] = cat_.of(cat_.basics[i]).copies;
    }
    read_amounts(n, names, *std::max_element(most.begin(), most.end()), b_.basics);
  }

  void read_campaign(const Node& n) {
    if (!n.present() ||
        !n.object({"explored", "free_step_used", "target", "needed", "soldiers", "warlord", "foe", "anywhere", "hero", "halted"}))
      return;
    Campaign& c = s_.campaign;
    c.explored = u8(numbers_at(n.optional("explored"), kExplorers));
    c.free_step_used = n.optional("free_step_used").boolean();
    c.target = tile_at(n.optional("target"));
    c.needed = u8(n.optional("needed").integer(0, kSoldiers + 1));
    c.soldiers = u8(n.optional("soldiers").integer(0, kSoldiers));
    c.warlord = n.optional("warlord").boolean();
    if (const Node foe = n.optional("foe"); foe.present()) c.foe = u8(std::max(0, word_at(foe, "foe", kFoeWords)));
    c.anywhere = n.optional("anywhere").boolean();
    c.hero = n.optional("hero").boolean();
    c.halted = u8(numbers_at(n.optional("halted"), kExplorers));
  }

  std::int64_t last_instruction() const { return static_cast<std::int64_t>(cat_.code.instructions.size()) - 1; }

  void read_pending(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, kMaxPending); i < size; ++i) {
      if (!n[i].object({"program", "thing", "b"})) continue;
      Pending p;
      p.program = u16(n[i]["program"].integer(1, last_instruction()));
      p.thing = thing_at(n[i]["thing"], Holds::Anything);
      p.b = u8(number_at(n[i].optional("b"), Means::Packed));
      b_.pending.push_back(p);
    }
  }

  void read_payment(const Node& n) {
    if (!n.present() || !n.object({"owed", "wild", "kind", "paid_kinds", "no_gold", "discount"})) return;
    Payment& p = b_.payment;
    read_amounts(n.optional("owed"), kResourceWords, 255, p.owed);
    p.wild = u8(n.optional("wild").integer(0, 255));
    if (const Node kind = n.optional("kind"); kind.present()) p.kind = static_cast<Wild>(std::max(0, word_at(kind, "kind", kWildWords)));
    const Node paid = n.optional("paid_kinds");
    for (std::size_t i = 0, size = paid.array_size(0, kBase); i < size; ++i) {
      const int r = index_of(paid[i], "base resource", kBase, [](std::size_t k) { return kResourceWords[k]; });
      if (r >= 0) p.paid_kinds = u8(p.paid_kinds | 1 << r);
    }
    if (n.optional("no_gold").boolean()) p.paid_kinds = u8(p.paid_kinds | kNoGold);
    p.discount = u8(n.optional("discount").integer(0, 255));
  }

  std::int64_t most(Means m) const {
    switch (m) {
      case Means::Free:
      case Means::Packed: return 255;
      case Means::Flag: return 1;
      case Means::Few: return 3;
      case Means::Space: return kCity - 1;
      case Means::NextSpace: return kCity;
      case Means::Spaces: return (1 << kCity) - 1;
      case Means::Instruction: return last_instruction();
      case Means::Tile: return last_tile();
      case Means::Explorer: return kExplorers - 1;
      case Means::Pending: return static_cast<std::int64_t>(b_.pending.size());
      case Means::Drawn: return static_cast<std::int64_t>(b_.turn().drawn.size());
      case Means::Option: return kOptionKinds - 1;
      case Means::Units: return kSoldiers + 2;
      case Means::Numbers: return 20;
      case Means::Extreme: return 2;
    }
    return 0;
  }
  std::int64_t number_at(const Node& n, Means m) const {
    const std::int64_t number = n.integer(0, most(m));
    if (m == Means::Packed && (number & ~(kBorrowed | kRegained)) >= kSources)
      n.mistake("expected a source from 0 to " + std::to_string(kSources - 1) + ", and 128 for a borrowed effect, 64 for a regained bonus");
    return number;
  }

  Frame frame_at(const Node& n) const {
    Frame f;
    if (!n.object({"frame", "seat", "a", "b", "pc", "thing"})) return f;
    const int i = index_of(n["frame"], "frame", kShapes.size(), [](std::size_t k) { return kShapes[k].word; });
    if (i < 0) return f;
    const FrameShape& shape = kShapes[static_cast<std::size_t>(i)];
    f.kind = shape.kind;
    f.who = seat_at(n["seat"]);
    f.a = u8(number_at(n.optional("a"), shape.a));
    f.b = u8(number_at(n.optional("b"), shape.b));
    f.pc = u16(number_at(n.optional("pc"), shape.pc));
    const Node thing = shape.thing == Holds::Anything ? n.optional("thing") : n["thing"];
    if (thing.present()) f.thing = thing_at(thing, shape.thing);
    if (!asks_something(f)) n.optional("pc").mistake("the instruction there asks nothing of this kind");
    if (!picks_fit(f)) n.optional("a").mistake("expected a space of the City");
    return f;
  }
  bool asks_something(const Frame& f) const {
    if (f.kind != FrameKind::Verb && f.kind != FrameKind::Offer && f.kind != FrameKind::Branch) return true;
    const Op op = cat_.code.instructions[f.pc].op;
    if (f.kind == FrameKind::Offer) return op == Op::Offer;
    if (f.kind == FrameKind::Branch) return op == Op::Choose;
    const VerbRow<State>* verb = verb_row<State>(cat_, op);
    return verb && verb->options;
  }
  // A swap keeps its first space in `a`.
  bool picks_fit(const Frame& f) const {
    const bool swap = f.kind == FrameKind::Verb && cat_.code.instructions[f.pc].op == Op::Swap;
    return !swap || f.a <= kCity || f.a == kSwapBegins;
  }

  const Catalogue& cat_;
  State s_;
  Board& b_ = s_.board;
};

}  // namespace

Json to_json(const Catalogue& cat, const State& s) {
  Json out = public_to_json(cat, public_of(s), &s.backs);
  for (std::size_t p = 0; p < s.board.players_count; ++p) {
    put(out["players"][p], "kept_tokens", known_words(cat, s.kept[p]));
    put(out["players"][p], "deck", top_first(cat, s.decks[p]));
  }
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (on_map(s.map, m)) put(out["markets"][cat.markets[m].id], "pile", top_first(cat, s.piles[m]));
  put(out, "development", top_first(cat, s.development));
  if (!s.board.automa.is_none()) put(out["automa"], "deck", top_first(cat, s.automa_deck));
  out["rng"] = hash_to_text(s.rng.state);
  return out;
}

Json view_to_json(const Catalogue& cat, const View& v) {
  Json out;
  out["viewer"] = seat_or_null(v.viewer);
  out.update(public_to_json(cat, public_of(v), nullptr));
  for (std::size_t p = 0; p < v.board.players_count; ++p) {
    if (p == v.viewer.value) put(out["players"][p], "kept_tokens", known_words(cat, v.kept));
    put(out["players"][p], "deck_cards", words(cat, v.decks[p]));  // in no order
    put(out["players"][p], "deck_top", top_first(cat, v.tops[p]));
  }
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (on_map(v.map, m)) {
      Json& market = out["markets"][cat.markets[m].id];
      market["pile_size"] = v.pile_sizes[m];
      put(market, "seen", words(cat, v.seen[m]));
    }
  put(out, "development_cards", words(cat, v.development));
  Json heroes = Json::object();
  for (std::size_t e = 0; e < kEras; ++e)
    if (v.hidden_heroes[e] > 0) heroes[std::string{kEraWords[e]}] = v.hidden_heroes[e];
  put(out, "hidden_heroes", heroes);
  if (!v.board.automa.is_none()) put(out["automa"], "deck_cards", words(cat, v.automa_deck));
  return out;
}

Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) {
  if (setup.players < 2 || setup.players > kMaxPlayers) return Error{"/setup/players", "expected a whole number from 2 to 4"};
  JsonReader reader(json, "/state");
  State s = StateReader{cat, setup}.read(reader.root());
  if (!reader.ok()) return reader.errors();
  const bool known = s.board.active.value < setup.players && s.board.current().civ.value < cat.civilizations.size();
  if (known && !s.board.over) note_standing(cat, s, s.board.active);
  Errors broken = broken_invariants(cat, s);
  for (Error& e : broken) e.where = "/state" + e.where;
  if (!broken.empty()) return broken;
  return s;
}

}  // namespace stele::monumental
