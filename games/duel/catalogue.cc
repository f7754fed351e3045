// Reads the card files of Duel: City cards, Provinces, Barricades, Free Cities, Lands and Intrigues.
#include "games/civic/catalogue.h"

#include <algorithm>

#include "engine/hash.h"
#include "games/duel/rules.h"

namespace stele::duel {
namespace {

// Words of the family's other game.
Lacking lacking() {
  return {{Verb::ReturnUnits, Verb::MoveExplorer, Verb::Explore, Verb::MoveUnits, Verb::Outpost, Verb::AttackAnywhere, Verb::Lose,
           Verb::ReturnLoneSoldiers, Verb::ReturnExplorers, Verb::Defeat, Verb::TakeExtreme, Verb::ConquerExtreme, Verb::WonderStep,
           Verb::MoveExplorers, Verb::DrawCard, Verb::DrawUntil, Verb::Reshuffle, Verb::Again},
          {},
          {Count::Of::CoastalProvince, Count::Of::FreeTown, Count::Of::Outpost, Count::Of::Attack},
          {Condition::Of::Explored, Condition::Of::NothingDone},
          {Modifier::Of::FreeTownsCostLess, Modifier::Of::BarbariansDefendLess, Modifier::Of::FirstExplorerStepFree,
           Modifier::Of::ExplorersCrossWater, Modifier::Of::CoastsAreAdjacent, Modifier::Of::BothBarbarianRewards},
          {Occasion::Of::Explore}};
}

Shelf shelf() {
  const std::vector<std::string_view> city = {"group", "era",       "civ",        "tags", "copies", "box",    "cost", "produces",
                                              "use",   "activated", "activation", "each", "first",  "always", "bonus"};
  return {{{"building", city},
           {"basic", city},
           {"knowledge", city},
           {"wonder", city},
           {"province", {"group", "era", "civ", "box", "types", "cost", "bonus"}},
           {"barricade", {"copies", "cost"}},
           {"free-city", {"use"}},
           {"land", {"cost", "bonus"}},
           {"intrigue", {"cost", "use"}}},
          {{"policy", {"civ", "use", "activation", "each", "first", "always", "bonus"}},
           {"warlord", {"civ", "use", "each", "first"}},
           {"ambassador", {"civ", "use", "exploration", "espionage"}}},
          {},
          {"people", "ambassador", "province", "markers", "always", "each"},
          false};
}

// What the files must have together, and what fits into a table.
void check_whole(CardReader& r, const Catalogue& cat) {
  const auto wrong = [&](const std::string& what) { r.mistake(nullptr, what); };
  if (cat.civilizations.size() < 2) wrong("[[civilization]]: expected at least two (D-SET-4)");
  if (cat.civilizations.size() > kMaxCivilizations) wrong("[[civilization]]: expected at most " + std::to_string(kMaxCivilizations));
  if (cat.basics.size() != kBasics) wrong("kind = \"basic\": expected three piles of Basic Buildings and one of Barricades (D-COMP-1)");
  if (cat.barricade.is_none()) wrong("kind = \"barricade\": expected one (D-COMP-1)");
  int basics = 0, city = 0, provinces = 0;
  for (const CardId c : cat.basics) (c == cat.barricade ? provinces : basics) += cat.of(c).copies;
  for (const Civilization& c : cat.civilizations) provinces += c.province.is_none() ? 0 : 1;
  int all = 0;
  for (std::size_t e = 0; e < kEraOrder.size(); ++e) {
    int of_era = 0;
    for (std::size_t type = 0; type < kDevelopmentTypes; ++type) {
      const int own = static_cast<int>(deck_size(cat, 0, type, e)), needed = kMixedDeck[type][e];
      of_era += own;
      const bool lies_in_city = static_cast<DevelopmentType>(type) != DevelopmentType::Province;
      (lies_in_city ? city : provinces) += std::max<int>(own, needed);
      if (cat.by_era[e][type].size() < kMixedDeck[type][e])
        wrong("[[card]]: a mixed deck needs more Development cards of era " +
              std::string{kEraWords[static_cast<std::size_t>(kEraOrder[e])]} + " (D-COMP-2)");
    }
    all += of_era;
  }
  if (all < kTrack || all > Limits::kDevelopment)
    wrong("[[card]]: expected 6 to 30 Development cards of the Trade box, found " + std::to_string(all) + " (D-COMP-1)");
  if (kStartingCards + basics + city > Limits::kDeck) wrong("[[card]]: a player could own more than 52 City cards");
  if (provinces > kMaxProvincePile) wrong("[[card]]: a Province pile could have more than 20 cards");
  for (const auto& [cards, kind] : {std::pair{&cat.cities, "free-city"}, {&cat.lands, "land"}, {&cat.intrigues, "intrigue"}})
    if (cards->size() < kFaceUp || cards->size() > kMaxModuleDeck)
      wrong("kind = \"" + std::string{kind} + "\": expected 3 to 12, found " + std::to_string(cards->size()));
}

}  // namespace

Result<Catalogue> read_catalogue(const std::vector<CardFile>& sources) {
  Errors errors;
  std::vector<OpenFile> files = open_files(sources, "duel", {"card", "civilization"}, errors);
  Catalogue cat;
  cat.game = "duel";
  cat.lacking = lacking();
  cat.terrain_words = {kTypeWords.begin(), kTypeWords.end()};
  cat.boxes = {"trade", "exploration", "espionage"};  // in the order of Box
  Hash version;
  for (const CardFile& file : sources) version.add(hash_of_text(file.text));
  cat.version = version.value();
  if (files.empty() && errors.empty()) errors.push_back({"data/duel", "there is no card file"});
  const bool all_there = errors.empty();
  read_city_cards(files, shelf(), cat);
  while (cat.policy(cat.policies).value < cat.things.size() && cat.of(cat.policy(cat.policies)).kind == "policy") ++cat.policies;
  for (std::size_t i = 0; i < cat.cards.size(); ++i) {
    const CardInfo& c = cat.cards[i];
    if (c.kind == CardKind::Barricade) cat.barricade = card(i);
    if (c.kind == CardKind::FreeCity) cat.cities.push_back(card(i));
    if (c.kind == CardKind::Land) cat.lands.push_back(card(i));
    if (c.kind == CardKind::Intrigue) cat.intrigues.push_back(card(i));
    cat.price_in[i] = static_cast<std::uint8_t>(c.price_in());
    for (std::size_t e = 0; e < kEraOrder.size(); ++e)
      if (c.group == Group::Development && c.era == kEraOrder[e])
        cat.by_era[e][static_cast<std::size_t>(development_type(c))].push_back(card(i));
  }
  for (Thing& t : cat.things) t.effects.span = Span::Round;
  bool sound = true;
  for (const OpenFile& file : files) sound = sound && file.reader.errors.empty();
  if (sound && all_there) check_whole(files.front().reader, cat);
  fill_selections(cat);
  for (const OpenFile& file : files) errors.insert(errors.end(), file.reader.errors.begin(), file.reader.errors.end());
  if (!errors.empty()) return errors;
  return cat;
}

}  // namespace stele::duel
