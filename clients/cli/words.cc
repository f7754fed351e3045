#include "clients/cli/words.h"

#include <algorithm>
#include <iterator>

namespace stele::cli {
namespace {

struct CommandWord {
  std::string_view word;
  Command command;
};
// Folded: small letters without accents.
constexpr CommandWord kCommands[] = {
    {"undo", Command::Undo},
    {"u", Command::Undo},
    {"annuler", Command::Undo},
    {"undo!", Command::UndoAnyway},
    {"annuler!", Command::UndoAnyway},
    {"save", Command::Save},
    {"sauver", Command::Save},
    {"enregistrer", Command::Save},
    {"save!", Command::SaveAnyway},
    {"sauver!", Command::SaveAnyway},
    {"enregistrer!", Command::SaveAnyway},
    {"load", Command::Load},
    {"charger", Command::Load},
    {"hint", Command::Hint},
    {"indice", Command::Hint},
    {"why", Command::Why},
    {"pourquoi", Command::Why},
    {"rules", Command::Rules},
    {"rule", Command::Rules},
    {"regle", Command::Rules},
    {"regles", Command::Rules},
    {"card", Command::Card},
    {"cards", Command::Card},
    {"carte", Command::Card},
    {"cartes", Command::Card},
    {"show", Command::Show},
    {"voir", Command::Show},
    {"map", Command::Map},
    {"plateau", Command::Map},
    {"city", Command::City},
    {"cite", Command::City},
    {"track", Command::Track},
    {"piste", Command::Track},
    {"scores", Command::Scores},
    {"news", Command::News},
    {"nouvelles", Command::News},
    {"log", Command::Log},
    {"journal", Command::Log},
    {"lang", Command::Language},
    {"langue", Command::Language},
    {"help", Command::Help},
    {"h", Command::Help},
    {"?", Command::Help},
    {"aide", Command::Help},
    {"quit", Command::Quit},
    {"exit", Command::Quit},
    {"q", Command::Quit},
    {"quitter", Command::Quit},
};
struct FrenchAnswer {
  std::string_view french, notation;
};
constexpr FrenchAnswer kFrenchAnswers[] = {{"oui", "yes"}, {"non", "no"}, {"fin", "end"}, {"terminer", "end"}};

struct PartWord {
  std::string_view word;
  Part part;
};
constexpr PartWord kParts[] = {
    {"map", Part::Map},          {"carte", Part::Map},      {"plateau", Part::Map},     {"city", Part::City}, {"cite", Part::City},
    {"ville", Part::City},       {"track", Part::Track},    {"piste", Part::Track},     {"me", Part::Player}, {"moi", Part::Player},
    {"table", Part::Everything}, {"all", Part::Everything}, {"tout", Part::Everything},
};

}  // namespace

Command command_of(std::string_view typed) {
  const std::string word = folded(typed);
  for (const CommandWord& c : kCommands)
    if (c.word == word) return c.command;
  return Command::Answer;
}

std::vector<std::string> command_words() {
  std::vector<std::string> out;
  for (const CommandWord& c : kCommands)
    if (c.word.size() > 2) out.emplace_back(c.word);
  return out;
}

std::optional<Part> part_of(std::string_view typed) {
  const std::string word = folded(typed);
  const auto* known = std::find_if(std::begin(kParts), std::end(kParts), [&](const PartWord& p) { return p.word == word; });
  return known == std::end(kParts) ? std::nullopt : std::optional(known->part);
}

std::optional<std::string> answer_in_french(std::string_view line) {
  for (const FrenchAnswer& f : kFrenchAnswers)
    if (folded(line) == f.french) return std::string{f.notation};
  return std::nullopt;
}

}  // namespace stele::cli
