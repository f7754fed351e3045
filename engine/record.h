#pragma once

#include <optional>

#include "engine/table.h"

// A game as text: setup and answers, one a line, with fingerprints on the way. What is replayed, archived and sent with a bug report.
//
//   stele-record 1
//   game ID
//   rules 1
//   cards 4f2e...             the version of the card file
//   players 4
//   seed 7
//   modules ID...             left out where there are none
//   start {...}               a state, left out where the game began from its setup
//
//   ANSWER                    in notation
//   ANSWER
//   = 2 9a01...               the fingerprint of the state after two answers
namespace stele {

inline constexpr int kRecordFormat = 1;

std::string write_record(const Table&);

enum class Check : bool { No, Yes };

struct ReadRecord {
  std::unique_ptr<Table> table;
  std::size_t answers = 0;  // in the whole record
  std::size_t checked = 0;  // fingerprints compared
};

// Replays a record, up to `to` answers if given. With Check::Yes a wrong fingerprint is a mistake too.
Result<ReadRecord> read_record(std::string_view text, GameList, std::optional<std::size_t> to = {}, Check = Check::Yes);

}  // namespace stele
