#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/ids.h"
#include "engine/result.h"

// The log of a table: everything that ever changed it, in order, and nothing else. It is stored before anybody is told; what is in
// memory (room.h) is made from it and can be thrown away.
namespace stele::server {

enum class EntryKind : std::uint8_t {
  Move,     // `seat` answered `text`
  Undo,     // back to `to` answers
  AskUndo,  // `seat` asks the others to go back to `to` answers
  Agree,    // `seat` agrees
  Refuse,   // `seat` refuses, or takes the wish back
  Chat,     // `seat`, or a spectator named `name`, said `text`
  Sit,      // `name` took the open seat `seat`, which `token` holds from now on
  Rename,   // the person on `seat` is called `name`
  Leave,    // the bot `text` plays for the person on `seat`
  Return,   // the person on `seat` plays again
  Rematch,  // played again at the table `text`
  End,      // the game was over with the points `text`, in the state `before`
};
inline constexpr int kEntryKinds = 12;

struct Entry {
  EntryKind kind{};
  PlayerId seat;
  std::string text, name, token;
  std::size_t to = 0;
  std::string bot;                      // Move: the bot that answered, for its own seat or for somebody absent
  std::optional<std::uint64_t> before;  // Move: the fingerprint of the state that was answered; End: of the last one
  std::string client;                   // who sent it, and the how manieth it was: a repeated one is stored once
  std::uint64_t number = 0;
  std::int64_t time = 0;  // milliseconds since 1970
  bool operator==(const Entry&) const = default;
};

std::string write_entry(const Entry&);  // one line of JSON
Result<Entry> read_entry(std::string_view);

}  // namespace stele::server
