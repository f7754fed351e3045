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

// A few lines for each turn of the others since answer `from`, what the viewer lost first.
struct NewsLine {
  Text who, text;
  bool bad = false;  // for the viewer
};
std::vector<NewsLine> digest(const Table&, std::size_t from, PlayerId viewer);

}  // namespace stele::cli
