#pragma once

#include "engine/json_reader.h"
#include "engine/table.h"

// A setup as JSON: in table files and in what a server keeps.
namespace stele {

Json setup_to_json(const SetupRequest&);

// Mistakes are noted by the reader. Where the game is known, what it has none of is a mistake too.
SetupRequest read_setup(const JsonReader::Node&, const AnyGame*);

}  // namespace stele
