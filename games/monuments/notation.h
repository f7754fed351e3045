#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/result.h"
#include "games/monuments/option.h"
#include "games/monuments/rules.h"

// Options as a line of text ("build AK for red") and states as JSON; both read back to the same bytes.
namespace stele::monuments {

using Json = nlohmann::ordered_json;

std::string to_text(const Catalogue&, Option);
Result<Option> read_option(const Catalogue&, std::string_view);
std::vector<Option> every_option(const Catalogue&);

Json to_json(const Catalogue&, const State&);
Json view_to_json(const Catalogue&, const struct View&);
Result<State> read_state(const Catalogue&, const Setup&, const Json&);

}  // namespace stele::monuments
