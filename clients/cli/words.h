#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clients/cli/commands.h"

// What a person at the table may type, in English and French, whatever the language of the table; case and accents do not matter.
namespace stele::cli {

enum class Command {
  Answer,
  Undo,
  UndoAnyway,
  Save,
  SaveAnyway,
  Load,
  Hint,
  Why,
  Rules,
  Card,
  Show,
  Map,
  City,
  Track,
  Scores,
  News,
  Log,
  Language,
  Help,
  Quit
};

Command command_of(std::string_view word);  // Answer: none of the words
std::vector<std::string> command_words();   // those that are long enough to be misspelt
std::optional<Part> part_of(std::string_view word);
// The notation is English; what is typed without looking is understood in French too: "oui", "fin".
std::optional<std::string> answer_in_french(std::string_view line);

}  // namespace stele::cli
