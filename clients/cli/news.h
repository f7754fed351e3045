#pragma once

#include <string>
#include <vector>

#include "clients/cli/commands.h"

// What has happened at a table, as one of its players may know it and is spoken to.
namespace stele::cli {

// The events of the answers from `from` to before `to`, one by one; the same thing several times in a row is told once.
std::vector<Text> events_of(const Table&, std::size_t from, std::size_t to, PlayerId viewer);

// The events of every answer, as whoever gave it saw them; nobody is "you".
std::vector<std::vector<Text>> story(const Table&);

// What an answer made happen to the one who gave it; a turn of the Automa that followed is left to the digest.
std::vector<Text> events_of_answer(const Table&, std::size_t k, PlayerId viewer);
std::vector<bool> within_automa(const Table&);  // by answer: something of it belongs to a turn of the Automa
bool automa_plays(const Table&);                // it is its turn
bool asks_for_automa(const Table&);             // what is asked is for the Automa

// Equal neighbours become one line that says how often.
std::vector<Text> merged(const std::vector<Text>&);

// A few lines for each turn of the others since answer `from`, what the viewer lost first.
struct NewsLine {
  Text who, text;
  bool bad = false;  // for the viewer
  int level = 0;     // how far it belongs under the line above
};
std::vector<NewsLine> digest(const Table&, std::size_t from, PlayerId viewer);

}  // namespace stele::cli
