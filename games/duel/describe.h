#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"
#include "games/civic/describe.h"
#include "games/duel/state.h"

// Options, events and questions of Duel as sentences a player reads; what the family says alike is in games/civic/describe.h.
namespace stele::duel {

Text describe(const Catalogue&, const State&, Option);
Text describe(const Catalogue&, const Event&, const Names& = {});
Text question(const Catalogue&, const State&);       // what the decision at hand asks
Json shown(const Catalogue&, const State&, Option);  // what a client needs to draw it
std::vector<CardText> describe_cards(const Catalogue&);

// What the sentences are made of, for any well-formed option in any state.
Text subject(const Catalogue&, const State&, Option);
ThingId thing_of(const Catalogue&, const State&, Option);
std::optional<Price> price_now(const Catalogue&, const State&, Option);

}  // namespace stele::duel
