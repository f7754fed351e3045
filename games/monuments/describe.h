#pragma once

#include "engine/game.h"
#include "games/monuments/event.h"
#include "games/monuments/rules.h"

// Options, events and questions as sentences a player reads.
namespace stele::monuments {

Text name(Colour);
Text describe(const Catalogue&, const State&, Option);
Text describe(const Catalogue&, const Event&, PlayerId you = {});  // "You" for one of them
Json shown(const Catalogue&, Option);                              // what a client needs to draw it
Text question(const Catalogue&, const State&);                     // what the decision at hand asks
std::vector<CardText> describe_cards(const Catalogue&);
Json board_to_json(const Catalogue&);  // what is printed on the board: names and colours, the track, the story bonus

}  // namespace stele::monuments
