// A state of Duel as JSON, in the words of the notation. Piles are written from the top; what is empty, false or 0 is left out.
#include "games/duel/state_json.h"

#include "engine/hash.h"
#include "games/civic/state_json.h"
#include "games/duel/frame_shapes.h"

namespace stele::duel {
namespace {

Json types_to_json(unsigned bits) {
  Json out = Json::array();
  for (std::size_t i = 0; i < kTypes; ++i)
    if (bits >> i & 1) out.push_back(kTypeWords[i]);
  return out;
}

// From the top: a Barricade, or a Province with the types that markers add.
Json pile_to_json(const Catalogue& cat, const Side& side) {
  Json out = Json::array();
  for (std::size_t i = side.pile.size(); i-- > 0;) {
    const Holding& h = side.pile[i];
    if (h.markers == 0)
      out.push_back(word_or_null(cat, h.card));
    else
      out.push_back({{"card", word_or_null(cat, h.card)}, {"markers", types_to_json(h.markers)}});
  }
  return out;
}

void put_side(Json& out, const Catalogue& cat, const Side& side) {
  put(out, "provinces", pile_to_json(cat, side));
  put(out, "markers", amounts_to_json(side.markers, kTypeWords));
  put(out, "reserved", words(cat, side.reserved));
  put(out, "cities", words(cat, side.cities));
  put(out, "lands", words(cat, side.lands));
  put(out, "intrigues", words(cat, side.intrigues));
  if (side.envoy != kNowhere) out["envoy"] = side.envoy + 1;
  put(out, "negotiated", numbers_of(side.negotiated));
  put(out, "negotiated_own", numbers_of(side.negotiated_own));
  put(out, "intrigue_played", side.intrigue_played != 0);
  put(out, "passed", side.passed != 0);
}

// The Free City track, with the Gold on each side.
Json cities_to_json(const Catalogue& cat, const std::array<Side, kMaxPlayers>& sides, const Middle& m) {
  Json out = Json::array();
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    Json city = {{"card", word_or_null(cat, m.cities[i])}};
    if (sides[0].gold[i] + sides[1].gold[i] > 0) city["gold"] = {sides[0].gold[i], sides[1].gold[i]};
    out.push_back(city);
  }
  return out;
}

Json advantage_to_json(const Middle& m) {
  Json out = Json::object();
  put(out, "seat", seat_or_null(m.advantage));
  if (m.amount > 0) {
    out["resource"] = kResourceWords[m.resource];
    out["amount"] = m.amount;
  }
  return out;
}

// What State and View both hold.
template <class Table>
Json public_to_json(const Catalogue& cat, const Table& t) {
  const Board& b = t.board;
  Json out;
  out["round"] = b.turn_number;
  put(out, "seat", seat_or_null(b.active));
  put_course(out, b);
  out["players"] = Json::array();
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    Json player;
    put_supply(player, cat, b.players[p]);
    player["city"] = city_to_json(cat, b.players[p].city, b.players[p].under);
    put_wonder_and_policies(player, cat, b.players[p]);
    put_side(player, cat, t.sides[p]);
    put_piles(player, cat, b.players[p]);
    Json turn = Json::object();
    put_turn(turn, cat, b.turns[p]);
    put(player, "turn", turn);
    out["players"].push_back(player);
  }
  put_offer(out, cat, b);
  out["cities"] = cities_to_json(cat, t.sides, t.middle);
  if (b.modules & static_cast<std::uint8_t>(Module::Exploration)) out["lands"] = words(cat, t.middle.lands);
  put(out, "advantage", advantage_to_json(t.middle));
  put_under_way(out, cat, b, kFrameShapes);
  return out;
}

}  // namespace

Json to_json(const Catalogue& cat, const State& s) {
  Json out = public_to_json(cat, s);
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    put(out["players"][p], "hand", words(cat, s.hands[p]));
    put(out["players"][p], "deck", top_first(cat, s.decks[p]));
  }
  put(out, "development", top_first(cat, s.development));
  put(out, "city_pile", top_first(cat, s.cities));
  put(out, "land_pile", top_first(cat, s.lands));
  Json intrigues = Json::array();
  for (std::size_t i = s.intrigues.size(); i-- > 0;) {
    Json known = Json::array();
    for (std::uint8_t p = 0; p < kMaxPlayers; ++p)
      if (s.intrigues[i].known >> p & 1) known.push_back(p);
    if (known.empty())
      intrigues.push_back(word_or_null(cat, s.intrigues[i].card));
    else
      intrigues.push_back({{"card", word_or_null(cat, s.intrigues[i].card)}, {"known", known}});
  }
  put(out, "intrigue_pile", intrigues);
  put(out, "looked", words(cat, s.looked));
  out["rng"] = hash_to_text(s.rng.state);
  return out;
}

Json view_to_json(const Catalogue& cat, const View& v) {
  Json out;
  out["viewer"] = seat_or_null(v.viewer);
  out.update(public_to_json(cat, v));
  const bool espionage = (v.board.modules & static_cast<std::uint8_t>(Module::Espionage)) != 0;
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    if (p == v.viewer.value) put(out["players"][p], "hand", words(cat, v.hand));
    if (espionage) put_number(out["players"][p], "hand_size", v.hand_sizes[p]);
    put(out["players"][p], "deck_cards", words(cat, v.decks[p]));  // in no order
    put(out["players"][p], "deck_top", top_first(cat, v.tops[p]));
  }
  int left = 0;
  for (const auto& of_type : v.development)
    for (const std::uint8_t n : of_type) left += n;
  out["development_size"] = left;
  put(out, "development_cards", words(cat, unseen_development(cat, v)));  // what may be in it
  out["city_pile_size"] = v.cities;
  if (v.board.modules & static_cast<std::uint8_t>(Module::Exploration)) out["land_pile_size"] = v.lands;
  if (espionage) {
    out["intrigue_pile_size"] = v.intrigues.size();
    put(out, "intrigues_known", known_words(cat, v.intrigues));
    put(out, "looked", words(cat, v.looked));
    put_number(out, "looked_at", v.looked_at);
  }
  return out;
}

}  // namespace stele::duel
