#pragma once

#include <memory>
#include <string>

#include "clients/cli/commands.h"
#include "clients/cli/kept.h"

namespace stele::cli {

// People and bots at a table, until the game is over or somebody leaves; answers with the exit code. `notes` is told above the first
// question.
struct Seating {
  std::unique_ptr<Table> table;
  KeptFile file;
  Language language = Language::English;
  std::string notes;
};
int sit_and_play(Seating);

}  // namespace stele::cli
