#pragma once

#include <set>
#include <string>

namespace stele::kit {

// Every id that docs/rules defines.
const std::set<std::string>& ids_of_the_rules();

}  // namespace stele::kit
