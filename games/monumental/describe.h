#pragma once

#include <optional>
#include <vector>

#include "games/civic/describe.h"
#include "games/monumental/state.h"

// Options, events and questions as sentences a player reads: what is about the map, Units, Explorers, Markets, Heroes, Monsters and the
// Automa. The rest is in games/civic/describe.h.
namespace stele::monumental {

struct Names : civic::Names {
  bool two_tracks = false;  // [M-SET-5] places of the Development track are counted on each
};
Names names_for(const Catalogue&, const State&, PlayerId you);

Text describe(const Catalogue&, const State&, Option);
Text describe(const Catalogue&, const Event&, const Names& = {});
Text question(const Catalogue&, const State&);       // what the decision at hand asks
Json shown(const Catalogue&, const State&, Option);  // what a client needs to draw it
std::vector<CardText> describe_cards(const Catalogue&);

// What the sentences are made of, for any well-formed option in any state.
Text subject(const Catalogue&, const State&, Option);      // what it is about: "Forum (b2)", "tile 12 (Forest)"
ThingId thing_of(const Catalogue&, const State&, Option);  // the card, policy or token that it is about, else none
// What it costs now; none if it costs nothing or cannot be named. A conquest: the Military, without a Free Town's own price.
std::optional<Price> price_now(const Catalogue&, const State&, Option);
Text tile_name(const Catalogue&, const State&, std::uint8_t tile);

}  // namespace stele::monumental
