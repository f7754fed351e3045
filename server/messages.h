#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/room.h"

// What the server says about a table to one viewer, in the viewer's language: docs/protocol.md. Everything that leaves the server is
// made here, from views and events that the viewer may see.
namespace stele::server {

struct Viewer {
  PlayerId seat;  // none: a spectator
  Language language = Language::English;
  auto operator<=>(const Viewer&) const = default;
};

// Who is at the table now.
struct Presence {
  std::uint32_t seats = 0;  // bit i: seat i
  int spectators = 0;
  bool operator==(const Presence&) const = default;
};

Json about_table(const Room&, Language);  // game, modules and whatever else does not change; never the seed
Json about_seats(const Room&);
Json about_presence(const Presence&);
Json about_chat(const Entry&);
Json about_undo(const Room&);                     // the wish to take something back; null: there is none
Json about_question(const Room&, const Viewer&);  // who is to answer; for that seat also what can be answered
Json about_result(const Room&, Language);         // the points of a finished game
Json about_reason(const Reason&, Language);       // why something is not allowed, with the rule
// What happened in each answer from there on, a sentence each. With an Automa: `automa` is the first sentence of its turn, which is
// part of the answer before it.
struct Told {
  std::vector<std::string> lines;
  std::optional<std::size_t> automa;
};
std::vector<Told> told(const Room&, std::size_t from, const Viewer&);
Json listing(const TablePlan&, const std::vector<Seat>&);  // for the list of open tables
Json refusal(const Refused&, std::uint64_t number, Language);
Json error(std::string_view code, const Text&, Language);

// Everything: what a client is sent that knows nothing of the table yet.
Json welcome(const Room&, const Viewer&, const Presence&);

// What is new for a client that had this much: only fields that changed are there.
struct Known {
  std::size_t entry = 0, answers = 0;
  Json view;
  Json question;  // null: not known
};
Known known(const Room&, const Viewer&);
Json change(const Room&, Known&, const Viewer&);  // which is then up to date

}  // namespace stele::server
