#pragma once

#include <vector>

#include "engine/game.h"
#include "games/civic/words.h"

// Cards as people read them and clients draw them: those that every game of the family has, and what the others are made of.
namespace stele::civic {

Text sentence(const std::vector<Text>& parts);                      // "Knowledge, Era II, 4 Science."
Json shown(const Thing&);                                           // its kind, what it produces and its icons
CardText card_text(const Thing&, const Text& heading, Json drawn);  // the heading, then what the card says
CardText describe_city_card(const Catalogue&, CardId);              // a card of the City, a pile or the Development deck
CardText describe_civilization_card(const Catalogue&, ThingId);     // a policy or a Warlord
CardText describe_civilization(const Catalogue&, const Civilization&);

}  // namespace stele::civic
