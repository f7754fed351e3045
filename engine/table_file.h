#pragma once

#include "engine/table.h"

// A table as a JSON document: format version, game, versions of rules and cards, setup, full state, record so far.
// data/table.schema.json describes it; a person may write one.
namespace stele {

inline constexpr int kTableFormat = 1;

std::string write_table(const Table&);
std::string to_readable_text(const Json&);  // lists of plain values on one line, other fields one a line

// Every mistake comes back with its JSON path. A record, where there is one, must lead to the state.
Result<std::unique_ptr<Table>> read_table(std::string_view text, GameList);

}  // namespace stele
