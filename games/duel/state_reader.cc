// Reads a state of Duel from the JSON that state_json.cc writes, or that a person has written.
#include "games/civic/state_reader.h"

#include "games/duel/frame_shapes.h"
#include "games/duel/state_json.h"

namespace stele::duel {
namespace {

// What later fields refer to comes first: the civilizations, the drawn cards.
class StateReader : StateReaderOf<State> {
 public:
  StateReader(const Catalogue& cat, const Setup& setup) : StateReaderOf(cat, kFrameShapes), cat_(cat) {
    b_.players_count = kMaxPlayers;
    b_.modules = setup.modules;
  }

  State read(const Node& n) {
    n.object({"round",     "seat",          "first",  "over",      "turns_left", "players", "track",   "basics",      "development_discard",
              "removed",   "cities",        "lands",  "advantage", "stack",      "pending", "payment", "development", "city_pile",
              "land_pile", "intrigue_pile", "looked", "rng"});
    b_.turn_number = u8(n["round"].integer(0, 255));
    b_.active = seat_at(n["seat"]);
    const Node players = n["players"];
    for (std::size_t p = 0, size = players.array_size(kMaxPlayers, kMaxPlayers); p < size; ++p) read_player(players[p], p);
    read_course(n);
    read_offer(n);
    read_cities(n["cities"]);
    read_row(n.optional("lands"), s_.middle.lands);
    read_advantage(n.optional("advantage"));
    read_cards(n.optional("city_pile"), Order::TopFirst, s_.cities);
    read_cards(n.optional("land_pile"), Order::TopFirst, s_.lands);
    read_intrigues(n.optional("intrigue_pile"));
    read_cards(n.optional("looked"), Order::AsKept, s_.looked);
    read_under_way(n);
    read_rng(n["rng"]);
    return s_;
  }

 private:
  std::int64_t most_in_game(Means m) const override { return m == Means::BaseResource ? kBase - 1 : 0; }
  bool fits_in_game(std::size_t thing, Holds) const override { return cat_.things[thing].kind == "free-city"; }

  void read_player(const Node& n, std::size_t index) {
    Player& p = b_.players[index];
    if (!n.object(
            {"civilization", "resources", "city",      "wonder",     "policies",       "provinces",       "markers", "reserved", "cities",
             "lands",        "intrigues", "envoy",     "negotiated", "negotiated_own", "intrigue_played", "passed",  "hand",     "discard",
             "archived",     "deck",      "known_top", "turn"}))
      return;
    read_supply(n, p);
    read_city(n["city"], p);
    read_wonder_and_policies(n, p);
    read_side(n, s_.sides[index]);
    read_cards(n.optional("hand"), Order::AsKept, s_.hands[index]);
    read_piles(n, index);
    const Node turn = n.optional("turn");
    if (turn.present() && turn.object({"row", "column", "activated", "reinforced", "refreshing", "used", "used_elsewhere", "fired",
                                       "gained", "earmarked", "taken", "happened", "spent", "drawn"}))
      read_turn(turn, b_.turns[index]);
  }

  void read_side(const Node& n, Side& side) {
    const Node pile = n.optional("provinces");
    for (std::size_t i = pile.array_size(0, kMaxProvincePile); i-- > 0;) side.pile.push_back(holding_at(pile[i]));
    read_amounts(n.optional("markers"), kTypeWords, 9, side.markers);
    read_cards(n.optional("reserved"), Order::AsKept, side.reserved);
    read_cards(n.optional("cities"), Order::AsKept, side.cities);
    read_cards(n.optional("lands"), Order::AsKept, side.lands);
    read_cards(n.optional("intrigues"), Order::AsKept, side.intrigues);
    if (const Node envoy = n.optional("envoy"); envoy.present()) side.envoy = u8(envoy.integer(1, kFaceUp) - 1);
    side.negotiated = u8(numbers_at(n.optional("negotiated"), kFaceUp));
    side.negotiated_own = u16(numbers_at(n.optional("negotiated_own"), kMaxModuleDeck));
    side.intrigue_played = n.optional("intrigue_played").boolean();
    side.passed = n.optional("passed").boolean();
  }
  Holding holding_at(const Node& n) const {
    if (!n.present() || !n.json()->is_object()) return {card_at(n)};
    n.object({"card", "markers"});
    Holding out{card_at(n["card"])};
    const Node markers = n.optional("markers");
    for (std::size_t i = 0, size = markers.array_size(0, kTypes); i < size; ++i)
      if (const int type = word_at(markers[i], "type", kTypeWords); type >= 0) out.markers = u8(out.markers | 1 << type);
    return out;
  }

  void read_row(const Node& n, std::array<CardId, kFaceUp>& out) const {
    if (!n.present()) return;
    for (std::size_t i = 0, size = n.array_size(kFaceUp, kFaceUp); i < size; ++i)
      if (!n[i].is_null()) out[i] = card_at(n[i]);
  }
  void read_cities(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(kFaceUp, kFaceUp); i < size; ++i) {
      if (!n[i].object({"card", "gold"})) continue;
      if (const Node city = n[i]["card"]; city.present() && !city.is_null()) s_.middle.cities[i] = card_at(city);
      if (const Node gold = n[i].optional("gold"); gold.array_size(kMaxPlayers, kMaxPlayers) > 0)
        for (std::size_t p = 0; p < kMaxPlayers; ++p) s_.sides[p].gold[i] = u8(gold[p].integer(0, 99));
    }
  }
  void read_advantage(const Node& n) {
    if (!n.present() || !n.object({"seat", "resource", "amount"})) return;
    s_.middle.advantage = seat_at(n.optional("seat"));
    if (const Node r = n.optional("resource"); r.present()) {
      const int base = index_of(r, "base resource", kBase, [](std::size_t k) { return kResourceWords[k]; });
      s_.middle.resource = base < 0 ? kNowhere : u8(base);
      s_.middle.amount = u8(n["amount"].integer(1, 255));
    }
  }
  void read_intrigues(const Node& n) {
    for (std::size_t i = n.array_size(0, kMaxModuleDeck); i-- > 0;) {
      Secret out;
      if (n[i].json()->is_object() && n[i].object({"card", "known"})) {
        out.card = card_at(n[i]["card"]);
        const Node known = n[i]["known"];
        for (std::size_t k = 0, size = known.array_size(0, kMaxPlayers); k < size; ++k)
          out.known = u8(out.known | 1 << known[k].integer(0, kMaxPlayers - 1));
      } else {
        out.card = card_at(n[i]);
      }
      s_.intrigues.push_back(out);
    }
  }

  const Catalogue& cat_;
};

}  // namespace

Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) {
  JsonReader reader(json, "/state");
  State s = StateReader{cat, setup}.read(reader.root());
  if (!reader.ok()) return reader.errors();
  return judged(cat, s);
}

}  // namespace stele::duel
