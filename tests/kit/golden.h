#pragma once

#include <string>
#include <vector>

// Golden files: text a player could read, checked in and compared. tools/regen-golden rewrites them; the diff is part of the review.
namespace stele::kit {

struct Golden {
  std::string file;  // from tests/golden
  std::string text;
};

// Everything that is compared: a playthrough for each player count and module, the cards, the signatures.
std::vector<Golden> all_goldens();

std::string read_golden(const std::string& file);  // empty if there is none
void write_golden(const Golden&);

}  // namespace stele::kit
