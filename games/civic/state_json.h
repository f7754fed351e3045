#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "games/civic/frame_shape.h"

// What the games of the family write of a state in the same way, in the words of the notation: "b2" is a space of the City, tracks and
// triggers count from 1, seats from 0; the numbers of a frame are those of the state. What is empty, false or 0 is left out. A game
// puts these pieces together with its own; state_reader.h reads them back.
namespace stele::civic {

inline constexpr std::array<std::string_view, 3> kRowWords = {"a", "b", "c"};
inline constexpr std::array<std::string_view, 3> kWildWords = {"any", "same", "different"};

// Leaves out what is null, false or empty.
void put(Json& out, const char* key, Json value);
void put_number(Json& out, const char* key, int n);

// By name, those that are there.
template <class List, std::size_t N>
Json amounts_to_json(const List& amounts, const std::array<std::string_view, N>& names) {
  Json out = Json::object();
  for (std::size_t i = 0; i < N; ++i)
    if (amounts[i] != 0) out[std::string{names[i]}] = amounts[i];
  return out;
}

Json seat_or_null(PlayerId);
// Of anything that the catalogue has a Thing for: a card, a token ...
template <class Cat, class Id>
Json word_or_null(const Cat& cat, Id id) {
  return id.is_none() ? Json{} : Json(cat.thing_of(id).id);
}
template <class Cat, class List>
Json words(const Cat& cat, const List& list) {
  Json out = Json::array();
  for (const auto id : list) out.push_back(word_or_null(cat, id));
  return out;
}
template <class Cat, class List>
Json top_first(const Cat& cat, const List& list) {
  Json out = Json::array();
  for (std::size_t i = list.size(); i > 0; --i) out.push_back(word_or_null(cat, list[i - 1]));
  return out;
}
template <class Cat, class List>
Json known_words(const Cat& cat, const List& list) {
  Json out = Json::array();
  for (const auto id : list)
    if (!id.is_none()) out.push_back(word_or_null(cat, id));
  return out;
}
Json numbers_of(std::uint32_t bits);          // from 1
std::string source_word(std::size_t source);  // as space_word, but each policy has its own: "policy-2"
Json sources_of(std::uint32_t bits);

// A player: `put` in three pieces, between which a game may put its own.
Json city_to_json(const Catalogue&, const std::array<CardId, kCity>& city, const std::array<CardId, kCity>& under);
Json policies_to_json(const Catalogue&, CivId, const FixedVector<std::uint8_t, kPolicies>&);
template <class Player>
void put_supply(Json& out, const Catalogue& cat, const Player& p) {
  out["civilization"] = cat.of(p.civ).id;
  out["resources"] = amounts_to_json(p.resources, kResourceWords);
}
template <class Player>
void put_wonder_and_policies(Json& out, const Catalogue& cat, const Player& p) {
  put(out, "wonder", word_or_null(cat, p.wonder));
  put(out, "policies", policies_to_json(cat, p.civ, p.policies));
}
template <class Player>
void put_piles(Json& out, const Catalogue& cat, const Player& p, const char* discard = "discard") {
  put(out, discard, words(cat, p.discard));
  put(out, "archived", words(cat, p.archived));
  put_number(out, "known_top", p.known_top);
}

// The turn of one player: into an object of its own, to which a game may add whose it is.
Json cards_of(const Catalogue&, const CardSet&);
Json fired_to_json(const std::array<std::uint8_t, kSources>&);
Json occasions_of(std::uint8_t bits);
template <class Turn>
void put_turn(Json& out, const Catalogue& cat, const Turn& t) {
  if (t.row < 3) out["row"] = kRowWords[t.row];
  if (t.column < 3) out["column"] = t.column + 1;
  put(out, "activated", sources_of(t.activated));
  put(out, "reinforced", sources_of(t.reinforced));
  put(out, "refreshing", sources_of(t.refreshing));
  put(out, "used", sources_of(t.used));
  put(out, "used_elsewhere", cards_of(cat, t.used_elsewhere));
  put(out, "fired", fired_to_json(t.fired));
  put(out, "gained", amounts_to_json(t.gained, kResourceWords));
  put(out, "earmarked", amounts_to_json(t.earmarked, kFoeWords));
  put(out, "taken", numbers_of(t.taken));
  put(out, "happened", occasions_of(t.happened));
  put(out, "hero_acquired", t.hero_acquired != 0);
  put(out, "spent", words(cat, t.spent));
  put(out, "drawn", words(cat, t.drawn));
}

// Who began, and whether the end is near.
template <class Board>
void put_course(Json& out, const Board& b) {
  out["first"] = seat_or_null(b.first);
  put(out, "over", b.over != 0);
  if (b.turns_left != 255) out["turns_left"] = b.turns_left;
}

// The track, the piles beside it, and what has left them.
template <class Board>
void put_offer(Json& out, const Catalogue& cat, const Board& b) {
  out["track"] = words(cat, b.track);
  out["basics"] = Json::object();
  for (std::size_t i = 0; i < b.basics.size(); ++i) out["basics"][cat.thing_of(cat.basics[i]).id] = b.basics[i];
  put(out, "development_discard", words(cat, b.development_discard));
  put(out, "removed", words(cat, b.removed));
}

// What the game is in the middle of.
Json frames_to_json(const Catalogue&, const FixedVector<Frame, kMaxStack>&, std::span<const FrameShape>);
Json pending_to_json(const Catalogue&, const FixedVector<Pending, kMaxPending>&);
Json payment_to_json(const Payment&);
template <class Board>
void put_under_way(Json& out, const Catalogue& cat, const Board& b, std::span<const FrameShape> shapes) {
  put(out, "stack", frames_to_json(cat, b.stack, shapes));
  put(out, "pending", pending_to_json(cat, b.pending));
  put(out, "payment", payment_to_json(b.payment));
}

}  // namespace stele::civic
