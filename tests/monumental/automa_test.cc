// The Automa: its turn, its actions, its points, and a scenario for each of its cards.
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "tests/kit/monumental_play.h"

namespace stele::kit {
namespace {

// The second card of most scenarios: 3 Gold, and nothing else unless the Warlord is Technological or Cultural.
constexpr const char* kThreeGold = "automa-action-5";
constexpr const char* kMoreGold = "automa-action-6";

// The track as the Automa finds it, place 1 of each of the two first: player 1 ends the turn before, so two cards go and two come.
void finds(MonumentalTable& t, const char* a1, const char* a2, const char* a3, const char* b1, const char* b2, const char* b3) {
  t.track({a2, a3, "taj-mahal", b2, b3, "himeji-castle"});
  t.development({a1, b1, "panama-canal", "eiffel-tower", "statue-of-liberty", "sydney-opera-house", "computing", "aviation", "bank"});
}
// Knowledge for 2, 3 and 4 Science, Buildings for 3 and 4 Production, one Wonder.
void full_track(MonumentalTable& t) { finds(t, "irrigation", "pharmacy", "bronze-working", "shipyard", "quarry", "stonehenge"); }

// The Automa is player 2 with the Capital on tile 13; its cards, top first. Only Wonders are on the track, the cheapest one Stonehenge.
MonumentalTable automa_of(const std::string& civ, std::initializer_list<const char*> deck, const std::vector<std::string>& modules = {}) {
  MonumentalTable t({.civs = {civ == "greece" ? "japan" : "greece", civ}, .modules = modules, .automa = 2});
  finds(t, "stonehenge", "pyramids", "great-wall", "hanging-gardens", "alhambra", "machu-picchu");
  t.automa_deck(deck);
  return t;
}
// The Automa is player 3 beside two people, with the Capital at (-2, 2); it is the turn of player 2.
MonumentalTable beside_two(std::initializer_list<const char*> deck) {
  MonumentalTable t({.players = 3, .civs = {"greece", "japan", "egypt"}, .automa = 3});
  t.turn_of(2).automa_deck(deck);
  return t;
}
// Japan has fewer provinces, so its civilization card conquers the cheapest one, once. Then 3 Gold.
MonumentalTable japan_conquers(const std::vector<std::string>& modules = {}) {
  MonumentalTable t = automa_of("japan", {"automa-japan", kThreeGold}, modules);
  t.hold(1, 3, 1).hold(1, 12, 1);
  return t;
}
// Around the Automa's Capital: defence 1, 2, 4 and 5, for 1, 2, 3 and 4 Gold.
void barbarians(MonumentalTable& t) {
  t.token(8, "barbarian-hunters").token(9, "barbarian-scythians").token(14, "barbarian-goths").token(17, "barbarian-golden-horde");
}
// Tile 8 alone can be conquered from the Automa's Capital.
void only_tile_8(MonumentalTable& t) { t.terrain(9, "water").terrain(14, "water").terrain(17, "water"); }
// Two steps from the Automa's Capital by tile 14, three steps by 9 and 5, and one behind the first, which has 3 Gold on top.
void markets(MonumentalTable& t) {
  t.market(15, "palmyra", {"palmyra-marble", "palmyra-silk"}).market(2, "carthage", {"carthage-purple-dye", "carthage-mercenaries"});
  t.market(12, "alexandria", {"alexandria-glass", "alexandria-grain"});
}

// What the Automa, player 2, has: "5 gold; holds 8 17; cards quarry shipyard; policies 1; begun stonehenge; explorers 14 9".
std::string has(const MonumentalTable& t) {
  std::string text = std::to_string(t.has(2, "gold")) + " gold", tiles, cards;
  for (int tile = 1; tile <= 19; ++tile)
    if (t.holder(tile) == 2 && tile != 13) tiles += " " + std::to_string(tile);
  for (const std::string& card : sorted(t.automa_cards())) cards += " " + card;
  if (!tiles.empty()) text += "; holds" + tiles;
  if (!cards.empty()) text += "; cards" + cards;
  if (!t.policies(2).empty()) text += "; policies " + std::to_string(t.policies(2).size());
  if (!t.begun(2).empty()) text += "; begun " + t.begun(2);
  if (t.explorer(2, 1) != 13 || t.explorer(2, 2) != 13)
    text += "; explorers " + std::to_string(t.explorer(2, 1)) + " " + std::to_string(t.explorer(2, 2));
  return text;
}
// Player 1 ends the turn, the Automa has its own and nothing is asked for it; what it has then.
std::string after_turn(MonumentalTable& t) {
  t.play("end");
  EXPECT_EQ(t.active(), 1);
  EXPECT_EQ(t.asks(), "row");
  return has(t);
}

MonumentalTable laid_out(int players, int automa, int level, std::uint64_t seed) {
  SetupRequest request;
  request.players = players;
  request.seed = seed;
  request.civilizations = players == 2 ? Names{"japan", "egypt"} : Names{"japan", "egypt", "greece"};
  request.map = players == 2 ? "clash-of-titans" : "three-rivers";
  request.automa = automa - 1;
  request.automa_level = level;
  MonumentalTable t({.players = players, .automa = players});
  t.state() = monumental::begin(t.catalogue(), monumental::Monumental::read_setup(t.catalogue(), request).value()).value();
  return t;
}

// --- Setup --------------------------------------------------------------------------------------------------------------------

// [M-AUT-1] It plays after all the people.
TEST(Automa, PlaysLast) {
  MonumentalTable t({.players = 3, .civs = {"japan", "greece", "egypt"}, .automa = 3});
  t.automa_deck({kThreeGold, kMoreGold});

  t.play("end");
  EXPECT_EQ(t.active(), 2);
  EXPECT_EQ(t.has(3, "gold"), 0);
  t.play({"row a", "column 1", "end"});

  EXPECT_EQ(t.has(3, "gold"), 6);
  EXPECT_EQ(t.active(), 1);
}

// [M-AUT-1] Wherever it sits, the first player is the one after it.
TEST(Automa, FirstPlayerIsTheOneAfterIt) {
  for (const int automa : {1, 2, 3})
    for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_EQ(laid_out(3, automa, 0, seed).state().board.first.value, automa % 3);
}

// [M-AUT-1] 2 Gold, no City card anywhere, no policy developed; the person has a City.
TEST(Automa, HasNoCityAtTheStart) {
  const MonumentalTable t = laid_out(2, 2, 0, 5);

  for (const char* space : {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}) {
    EXPECT_EQ(t.at(2, space), "");
    EXPECT_NE(t.at(1, space), "");
  }
  EXPECT_TRUE(t.deck(2).empty());
  EXPECT_TRUE(t.automa_cards().empty());
  EXPECT_TRUE(t.policies(2).empty());
  EXPECT_EQ(t.has(2, "gold"), 2);
}

// [M-AUT-1] It takes the Capital that the others leave, with its Warlord, nine Soldiers and two Explorers on it.
TEST(Automa, TakesTheCapitalThatTheOthersLeave) {
  for (const int automa : {1, 2}) {
    const int person = 3 - automa;
    const MonumentalTable t = laid_out(2, automa, 0, 3);
    std::set<int> capitals;
    for (const std::string& option : t.options()) {
      MonumentalTable u = t;
      ASSERT_EQ(u.asked(), person);

      u.play(option.c_str());

      const int capital = u.warlord(automa);
      ASSERT_NE(u.asks(), "capital") << "automa " << automa << ", " << option;
      capitals.insert(capital);
      EXPECT_NE(capital, u.warlord(person));
      EXPECT_EQ(u.holder(capital), automa);
      EXPECT_EQ(u.soldiers(capital), 9);
      EXPECT_EQ(u.explorer(automa, 1), capital);
      EXPECT_EQ(u.explorer(automa, 2), capital);
      EXPECT_EQ(u.outposts_in_reserve(automa), 2);
      EXPECT_EQ(u.active(), person);
    }
    EXPECT_EQ(capitals, (std::set<int>{7, 13}));
  }
}

// [M-AUT-1] Its deck: its civilization card and the 15 actions; on each level one advanced card more, each only once.
TEST(Automa, DeckByLevel) {
  std::set<std::string> expected = {"automa-egypt"};
  for (int i = 1; i <= 15; ++i) expected.insert("automa-action-" + std::to_string(i));
  for (std::size_t level = 0; level <= 4; ++level)
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Names deck = laid_out(2, 2, static_cast<int>(level), seed).automa_deck();

      std::set<std::string> usual, advanced;
      for (const std::string& card : deck) (card.starts_with("automa-advanced-") ? advanced : usual).insert(card);
      EXPECT_EQ(usual, expected) << level;
      EXPECT_EQ(advanced.size(), level);
      EXPECT_EQ(deck.size(), 16 + level);
    }
}

// [M-AUT-1] It is shuffled: any card may lie on top.
TEST(Automa, DeckIsShuffled) {
  std::set<std::string> top;

  for (std::uint64_t seed = 1; seed <= 300; ++seed) top.insert(laid_out(2, 2, 0, seed).automa_deck().front());

  EXPECT_EQ(top.size(), 16u);
}

// --- The turn -----------------------------------------------------------------------------------------------------------------

// [M-AUT-2] Two cards are revealed, the first is finished before the second: its 3 Gold may pay for a repeat, or come too late.
TEST(Automa, RevealsTwoCardsAndCarriesThemOutInOrder) {
  MonumentalTable early = automa_of("egypt", {kThreeGold, "automa-action-8", "automa-action-9", kMoreGold});
  MonumentalTable late = automa_of("egypt", {"automa-action-8", kThreeGold, "automa-action-9", kMoreGold});

  EXPECT_EQ(after_turn(early), "0 gold; policies 2");
  EXPECT_EQ(after_turn(late), "3 gold; policies 1");
  EXPECT_EQ(early.automa_deck(), (Names{"automa-action-9", "automa-action-6"}));
  EXPECT_EQ(sorted(early.automa_discard()), (Names{"automa-action-5", "automa-action-8"}));
}

// [M-AUT-2] A card that an effect draws is resolved after those already revealed: its 3 Gold do not pay for the second card's repeat.
TEST(Automa, DrawnCardComesAfterThoseAlreadyRevealed) {
  MonumentalTable t = automa_of("denmark", {"automa-denmark", "automa-action-8", kThreeGold, kMoreGold});
  t.hold(2, 4, 1);

  EXPECT_EQ(after_turn(t), "4 gold; holds 4; policies 1");
  EXPECT_EQ(t.automa_deck(), Names{kMoreGold});
  EXPECT_EQ(t.automa_discard().size(), 3u);
}

// [M-AUT-2] An empty deck is reshuffled from the discard, for a drawn card too; the cards revealed this turn are not among them.
TEST(Automa, EmptyDeckIsReshuffled) {
  MonumentalTable none = automa_of("egypt", {}), one = automa_of("egypt", {kThreeGold});
  MonumentalTable drawn = automa_of("denmark", {"automa-denmark", kMoreGold});
  none.automa_discard({kThreeGold, kMoreGold});
  one.automa_discard({"automa-action-8"});
  drawn.automa_discard({kThreeGold}).hold(2, 4, 1);

  EXPECT_EQ(after_turn(none), "6 gold");
  EXPECT_EQ(after_turn(one), "0 gold; policies 2");
  EXPECT_EQ(after_turn(drawn), "7 gold; holds 4");
  EXPECT_EQ(one.automa_deck().size() + one.automa_discard().size(), 2u);
}

// [M-AUT-3] The example of the rulebook: of two cards the second one's special action counts, because Miyamoto Musashi is Cultural.
TEST(Automa, SpecialActionCountsForItsSpeciality) {
  MonumentalTable t = automa_of("japan", {"automa-action-9", "automa-action-15"});

  EXPECT_EQ(after_turn(t), "6 gold; policies 2; begun stonehenge");  // 2 Gold: no Building; 4 Gold: two policies
}

// [M-AUT-3] Else it is ignored, and gives no Gold though it could not be done.
TEST(Automa, SpecialActionOfAnotherSpecialityIsIgnored) {
  struct Expected {
    const char* card;
    const char* after;
  };
  for (const Expected& e : {Expected{"automa-action-1", "3 gold; holds 8"}, Expected{"automa-action-3", "5 gold"},
                            Expected{"automa-action-8", "3 gold; policies 1"}, Expected{"automa-action-9", "3 gold; policies 1"}}) {
    MonumentalTable t = automa_of("greece", {e.card, kMoreGold});
    finds(t, "academy", "market", "quarry", "shipyard", "monastery", "university");
    only_tile_8(t);

    EXPECT_EQ(after_turn(t), e.after) << e.card;
  }
}

// [M-AUT-4] 2 Gold for a Knowledge when there is none on the track, for a Wonder, a Building, or a policy; they pay for no repeat.
TEST(Automa, TwoGoldForAnActionThatCannotBeDone) {
  MonumentalTable knowledge = automa_of("egypt", {"automa-action-3", kThreeGold});
  MonumentalTable wonder = automa_of("egypt", {"automa-action-7", kThreeGold});
  MonumentalTable building = automa_of("egypt", {"automa-action-7", kThreeGold});
  MonumentalTable policy = automa_of("egypt", {"automa-action-8", kThreeGold});
  finds(wonder, "irrigation", "pharmacy", "bronze-working", "shipyard", "quarry", "academy");
  policy.policies(2, {"expansion", "guilds", "treaties", "royal-corvee", "opet-festival"}).have(2, 4, "gold");

  EXPECT_EQ(after_turn(knowledge), "5 gold");
  EXPECT_EQ(after_turn(wonder), "5 gold; cards shipyard");
  EXPECT_EQ(after_turn(building), "5 gold; begun stonehenge");
  EXPECT_EQ(after_turn(policy), "9 gold; policies 5");
}

// [M-AUT-4] A repeat is done whenever it can be paid and done; else nothing is paid and nothing gained.
TEST(Automa, RepeatsOnlyWhatItCanPayAndDo) {
  MonumentalTable done = automa_of("greece", {"automa-action-3", kThreeGold}), poor = done, bare = done;
  full_track(done);
  full_track(poor);
  finds(bare, "shipyard", "quarry", "bronze-working", "stonehenge", "pyramids", "great-wall");
  done.have(2, 7, "gold");
  poor.have(2, 1, "gold");
  bare.have(2, 7, "gold");

  EXPECT_EQ(after_turn(done), "8 gold; cards bronze-working pharmacy");
  EXPECT_EQ(after_turn(poor), "4 gold; cards bronze-working");
  EXPECT_EQ(after_turn(bare), "10 gold; cards bronze-working");
}

// [M-AUT-5] After its turn the track is completed: the one it took a card from slides, the other one loses its last card.
TEST(Automa, CompletesTheTrackAfterItsTurn) {
  MonumentalTable t = automa_of("egypt", {"automa-action-10", kThreeGold});
  finds(t, "irrigation", "market", "pyramids", "pharmacy", "great-wall", "stonehenge");

  EXPECT_EQ(after_turn(t), "5 gold; cards market");
  EXPECT_EQ(t.track(), (Names{"panama-canal", "irrigation", "pyramids", "eiffel-tower", "pharmacy", "great-wall"}));
  EXPECT_EQ(t.track_discard().back(), "stonehenge");
}

// --- Cards, Wonders, policies ---------------------------------------------------------------------------------------------------

// [M-AUT-6] The example of the rulebook: of several Buildings (of one price) the one farthest from the deck, the Market.
TEST(Automa, TakesTheBuildingFarthestFromTheDeck) {
  MonumentalTable one_track = automa_of("egypt", {"automa-action-10", kThreeGold}), two_tracks = one_track;
  finds(one_track, "shipyard", "market", "quarry", "stonehenge", "pyramids", "great-wall");
  finds(two_tracks, "market", "pyramids", "quarry", "stonehenge", "shipyard", "great-wall");

  EXPECT_EQ(after_turn(one_track), "5 gold; cards market");
  EXPECT_EQ(after_turn(two_tracks), "5 gold; cards shipyard");
}

// [M-AUT-6] Equally far on two tracks: the first by its English name, Market before Shipyard (Chantier naval before Marché).
TEST(Automa, TakesTheFirstByNameOfTwoEquallyFar) {
  MonumentalTable above = automa_of("egypt", {"automa-action-10", kThreeGold}), below = above;
  finds(above, "stonehenge", "market", "great-wall", "pyramids", "shipyard", "alhambra");
  finds(below, "stonehenge", "shipyard", "great-wall", "pyramids", "market", "alhambra");

  EXPECT_EQ(after_turn(above), "5 gold; cards market");
  EXPECT_EQ(after_turn(below), "5 gold; cards market");
}

// [M-AUT-6] The cards lie before it and do nothing: no resources, and with Navigation its Explorer does not cross the water of tile 19.
TEST(Automa, CardsHaveNoEffect) {
  MonumentalTable t = automa_of("egypt", {"automa-advanced-1", kThreeGold});
  finds(t, "irrigation", "market", "bronze-working", "stonehenge", "pyramids", "great-wall");
  t.automa_cards({"navigation"}).explorer(2, 1, 18).market(16, "palmyra", {"palmyra-marble", "palmyra-silk"});

  EXPECT_EQ(after_turn(t), "3 gold; cards bronze-working irrigation market navigation; explorers 15 13");
  for (const char* resource : {"production", "science", "military", "culture"}) EXPECT_EQ(t.has(2, resource), 0) << resource;
}

// [M-AUT-7] It takes the cheapest Wonder, which is not completed yet; else it completes the one begun. No bonus: 2 Gold, 1 Culture.
TEST(Automa, TakesTheCheapestWonderOrCompletesTheOneBegun) {
  MonumentalTable taken = automa_of("egypt", {"automa-action-7", kThreeGold}), pyramids = taken, stonehenge = taken;
  pyramids.begun(2, "pyramids");
  stonehenge.begun(2, "stonehenge");

  EXPECT_EQ(after_turn(taken), "5 gold; begun stonehenge");
  EXPECT_EQ(taken.points(2, "wonders"), 0);
  EXPECT_EQ(after_turn(pyramids), "5 gold; cards pyramids");
  EXPECT_EQ(pyramids.points(2, "wonders"), 2);
  EXPECT_EQ(after_turn(stonehenge), "5 gold; cards stonehenge");
  EXPECT_EQ(stonehenge.has(2, "culture"), 0);
}

// [M-AUT-7] Both sections count: 6 + 6 is as cheap as 5 + 7; then the one farther from the deck.
TEST(Automa, BothSectionsOfAWonderCount) {
  MonumentalTable t = automa_of("egypt", {"automa-action-7", kThreeGold});
  finds(t, "sydney-opera-house", "forbidden-city", "florence-cathedral", "eiffel-tower", "irrigation", "shipyard");

  EXPECT_EQ(after_turn(t), "3 gold; cards shipyard; begun florence-cathedral");
}

// [M-AUT-7] The token goes on its province without one; nothing is asked.
TEST(Automa, WonderGoesOnAProvinceWithoutOne) {
  MonumentalTable t = automa_of("egypt", {"automa-action-7", kThreeGold});
  t.hold(2, 8, 1).hold(2, 9, 1).hold(1, 12, 1).wonder_on(8, "great-wall").begun(2, "pyramids");

  EXPECT_EQ(after_turn(t), "5 gold; holds 8 9; cards pyramids");
  EXPECT_EQ(t.wonder_on(9), "pyramids");
  EXPECT_EQ(t.wonder_on(13), "");
}

// [M-AUT-7] [M-AUT-2] Of several provinces the player on its right chooses; that action is finished before the next one begins.
TEST(Automa, PlayerOnItsRightPlacesTheWonder) {
  MonumentalTable t = beside_two({"automa-action-7", kThreeGold});
  const int one = t.tile_at(-1, 1), other = t.tile_at(-2, 3), third = t.tile_at(-3, 3);
  t.hold(3, one, 1).hold(3, other, 1).hold(3, third, 1).wonder_on(third, "great-wall").begun(3, "pyramids");
  t.track({"shipyard", "market", "irrigation", "stonehenge", "alhambra", "navigation"});
  t.development({"compass", "alchemy", "chivalry", "rib-vault"});

  t.play("end");
  EXPECT_EQ(t.asks(), "place-wonder");
  EXPECT_EQ(t.asked(), 2);
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"place " + std::to_string(one), "place " + std::to_string(other)}));
  EXPECT_EQ(words(t.automa_cards()).count("market"), 0u);
  t.play(("place " + std::to_string(other)).c_str());

  EXPECT_EQ(t.wonder_on(other), "pyramids");
  EXPECT_EQ(t.wonder_on(one), "");
  EXPECT_EQ(sorted(t.automa_cards()), (Names{"market", "pyramids"}));
  EXPECT_EQ(t.active(), 1);
}

// [M-AUT-7] The example of the rulebook: a Wonder on each of its provinces, so new ones go on its Capital, however many are there.
TEST(Automa, WondersGoOnTheCapitalWhenEachProvinceHasOne) {
  MonumentalTable none = automa_of("egypt", {"automa-action-7", kThreeGold}), full = none;
  none.begun(2, "stonehenge");
  full.hold(2, 8, 1).wonder_on(8, "great-wall").automa_cards({"hanging-gardens"}).wonder_on(13, "hanging-gardens").begun(2, "pyramids");

  EXPECT_EQ(after_turn(none), "5 gold; cards stonehenge");
  EXPECT_EQ(none.wonder_on(13), "stonehenge");
  EXPECT_EQ(after_turn(full), "5 gold; holds 8; cards hanging-gardens pyramids");
  EXPECT_EQ(full.wonder_on(8), "great-wall");
  EXPECT_EQ(full.points(2, "wonders"), 4);
}

// [M-AUT-8] The top policy of the pile, each once and without Culture; no bonus, neither its own nor those of the others.
TEST(Automa, DevelopsPoliciesWithoutCostAndBonus) {
  MonumentalTable four = automa_of("egypt", {"automa-action-8", "automa-action-9"}),
                  last = automa_of("japan", {"automa-action-8", kThreeGold});
  four.have(2, 6, "gold");
  last.policies(2, {"diplomacy", "rapid-expansion", "embassies-to-the-tang", "meiji-reforms"});

  EXPECT_EQ(after_turn(four), "0 gold; policies 4");
  EXPECT_EQ(words(four.policies(2)).size(), 4u);
  EXPECT_EQ(after_turn(last), "3 gold; policies 5");
  EXPECT_EQ(last.policies(2).back(), "tea-ceremony");
  EXPECT_EQ(last.has(2, "culture"), 0);
}

// [M-AUT-8] [M-AUT-12] The newest policy has no effect: "Barbarians defend 1 less" makes none cheaper, Raids give no Gold for a coastal
// province, and "own provinces defend 1 more" protects nothing.
TEST(Automa, PolicyHasNoEffect) {
  MonumentalTable expansion = automa_of("egypt", {"automa-action-2", kThreeGold});
  MonumentalTable raids = automa_of("denmark", {"automa-action-1", kThreeGold});
  MonumentalTable assembly = automa_of("denmark", {});
  expansion.policies(2, {"expansion"}).token(8, "barbarian-numidians").token(9, "barbarian-goths").token(17, "barbarian-golden-horde");
  raids.policies(2, {"raids"});
  only_tile_8(raids);
  assembly.policies(2, {"assembly-of-the-thing"}).hold(2, 11, 1);

  EXPECT_EQ(after_turn(expansion), "3 gold; holds 14; policies 1");
  EXPECT_EQ(after_turn(raids), "3 gold; holds 8; policies 1");
  EXPECT_EQ(price(assembly, 11), 1);
}

// --- Conquest -------------------------------------------------------------------------------------------------------------------

// [M-AUT-9] Its Warlord and a Soldier from its Capital conquer whatever defends: the enemy's Soldiers, Warlord and Outpost go home.
TEST(Automa, ConquersAnythingWithItsWarlordAndASoldier) {
  MonumentalTable t = automa_of("denmark", {"automa-action-9", kThreeGold});
  t.token(8, "barbarian-hunters").token(9, "barbarian-scythians").token(17, "barbarian-golden-horde");
  t.hold(1, 10, 3, true, true).hold(2, 14, 2);

  EXPECT_EQ(after_turn(t), "4 gold; holds 8 10 14; policies 1");
  EXPECT_EQ(t.soldiers(10), 1);
  EXPECT_EQ(t.warlord(2), 10);
  EXPECT_EQ(t.soldiers(8), 1);
  EXPECT_EQ(t.soldiers(14), 2);
  EXPECT_EQ(t.soldiers(13), 5);
  EXPECT_FALSE(t.outpost(10));
  EXPECT_EQ(t.soldiers(7), 9);
  EXPECT_EQ(t.warlord(1), 7);
  EXPECT_EQ(t.outposts_in_reserve(1), 2);
}

// [M-AUT-9] The Warlord comes from anywhere and the Soldier from the Capital, also to a province that is linked to neither.
TEST(Automa, WarlordComesFromAnywhere) {
  MonumentalTable t = japan_conquers();
  barbarians(t);
  t.token(8, "barbarian-huns").token(11, "barbarian-goths").token(15, "barbarian-goths").token(5, "barbarian-goths");
  t.hold(2, 16, 1).hold(2, 4, 1, true).hold(1, 6, 1).hold(1, 2, 1);

  EXPECT_EQ(after_turn(t), "3 gold; holds 4 12 16");  // 12: one Soldier of player 1 on plains
  EXPECT_EQ(t.warlord(2), 12);
  EXPECT_EQ(t.soldiers(12), 1);
  EXPECT_EQ(t.soldiers(13), 6);
  EXPECT_EQ(t.soldiers(4), 1);
  EXPECT_EQ(t.soldiers(16), 1);
}

// [M-AUT-9] No Soldier in the Capital: an Outpost from the reserve, though there are Soldiers elsewhere.
TEST(Automa, ConquersWithAnOutpostWhenTheCapitalHasNoSoldier) {
  MonumentalTable t = japan_conquers();
  t.token(9, "barbarian-scythians").token(14, "barbarian-goths").token(17, "barbarian-golden-horde").hold(2, 8, 9);

  EXPECT_EQ(after_turn(t), "5 gold; holds 8 9");
  EXPECT_TRUE(t.outpost(9));
  EXPECT_EQ(t.soldiers(9), 0);
  EXPECT_EQ(t.warlord(2), 9);
  EXPECT_EQ(t.soldiers(8), 9);
  EXPECT_EQ(t.outposts_in_reserve(2), 1);
}

// [M-AUT-9] [M-AUT-4] Neither: it cannot, and gains 2 Gold, which it keeps.
TEST(Automa, CannotConquerWithoutSoldierAndOutpost) {
  MonumentalTable t = automa_of("greece", {"automa-action-1", kThreeGold});
  t.hold(2, 8, 8, false, true).hold(2, 17, 1, false, true);

  EXPECT_EQ(after_turn(t), "5 gold; holds 8 17");
  EXPECT_EQ(t.warlord(2), 13);
}

// [M-MON-6] [M-AUT-4] [R] While Fenrir holds its Warlord it conquers nothing, and gains 2 Gold.
TEST(Automa, CannotConquerWhileFenrirHoldsItsWarlord) {
  MonumentalTable t = automa_of("greece", {"automa-action-1", kThreeGold});
  t.hold(2, 8, 1, true).monster("fenrir", 8, 4);

  EXPECT_EQ(after_turn(t), "5 gold; holds 8");
  EXPECT_EQ(t.warlord(2), 8);
}

// [M-AUT-9] The cheapest and the dearest by the defence, a Free Town's price added.
TEST(Automa, AddsThePriceOfAFreeTown) {
  MonumentalTable cheapest = japan_conquers();
  cheapest.token(8, "barbarian-khitans").token(9, "barbarian-numidians").token(14, "free-town-byblos").token(17, "barbarian-avars");
  MonumentalTable dearest = automa_of("denmark", {"automa-action-9", kThreeGold});
  dearest.token(8, "barbarian-hunters").token(9, "barbarian-huns").token(14, "free-town-lubeck").token(17, "barbarian-hunters");

  EXPECT_EQ(after_turn(cheapest), "5 gold; holds 9");
  EXPECT_EQ(after_turn(dearest), "6 gold; holds 8 14; policies 1");
}

// [M-AUT-9] Of several equally cheap the one of the lowest terrain: a Barbarian of 1 on plains before an empty forest.
TEST(Automa, PrefersTheLowestTerrain) {
  MonumentalTable t = japan_conquers();
  t.token(8, "barbarian-hunters").token(9, "barbarian-scythians");

  EXPECT_EQ(after_turn(t), "4 gold; holds 8");
}

// [M-AUT-9] Then the player on its right chooses, who is not the first player here.
TEST(Automa, PlayerOnItsRightChoosesTheProvince) {
  MonumentalTable t = beside_two({"automa-action-2", kThreeGold});
  std::set<std::string> plains;
  const int chosen = t.tile_at(-2, 3);
  for (const int tile : {t.tile_at(-1, 1), t.tile_at(-3, 3), chosen}) plains.insert("conquer " + std::to_string(tile));

  t.play("end");
  EXPECT_EQ(t.asks(), "automa-conquest");
  EXPECT_EQ(t.asked(), 2);
  EXPECT_EQ(words(t.options()), plains);
  t.play(("conquer " + std::to_string(chosen)).c_str());

  EXPECT_EQ(t.holder(chosen), 3);
  EXPECT_EQ(t.warlord(3), chosen);
  EXPECT_EQ(t.has(3, "gold"), 3);
  EXPECT_EQ(t.active(), 1);
}

// [M-AUT-9] [M-AUT-12] From a Barbarian the Gold on its back, which need not be its value; from a Free Town 2 Gold, whatever else it
// offers, and its price is not paid. No choice and no Culture.
TEST(Automa, GainsGoldFromTokens) {
  struct Expected {
    const char* token;
    int gold;
  };
  for (const Expected& e : {Expected{"barbarian-hunters", 1}, Expected{"barbarian-peddlers", 2}, Expected{"barbarian-thracians", 3},
                            Expected{"barbarian-khitans", 3}, Expected{"barbarian-avars", 5}, Expected{"free-town-byblos", 2},
                            Expected{"free-town-zanzibar", 2}, Expected{"free-town-samarkand", 2}, Expected{"free-town-ragusa", 2}}) {
    MonumentalTable t = japan_conquers();
    only_tile_8(t);
    t.token(8, e.token).have(2, 1, "gold");

    EXPECT_EQ(after_turn(t), std::to_string(1 + e.gold + 3) + " gold; holds 8") << e.token;
    EXPECT_EQ(t.token_keeper(8), 2) << e.token;
    EXPECT_EQ(t.has(2, "culture"), 0) << e.token;
  }
}

// [M-AUT-9] [M-AUT-12] From a Monster-named token 2 Gold and no Culture; of its two Units the Warlord returns. As with two people the
// Monster's token goes under the third card, and on by one at the end of the turn.
TEST(Automa, RevealsAMonster) {
  MonumentalTable t = japan_conquers({"monsters"});
  only_tile_8(t);
  t.token(8, "monster-token-nian");

  EXPECT_EQ(after_turn(t), "5 gold; holds 8");
  EXPECT_EQ(t.monster_tile("nian"), 8);
  EXPECT_EQ(t.monster_clock("nian"), 4);
  EXPECT_EQ(t.has(2, "culture"), 0);
  EXPECT_EQ(t.soldiers(8), 1);
  EXPECT_EQ(t.warlord(2), 13);
}

// [M-AUT-9] Its Warlord returns first in an attack too: two of its four Units go, and nobody is asked.
TEST(Automa, WarlordReturnsFirst) {
  MonumentalTable t = automa_of("japan", {kThreeGold, "automa-action-8"}, {"monsters"});
  t.hold(2, 8, 3, true).monster("tarasque", 8, 6);

  EXPECT_EQ(after_turn(t), "0 gold; holds 8; policies 2");
  EXPECT_EQ(t.warlord(2), 13);
  EXPECT_EQ(t.soldiers(8), 2);
}

// --- Explorers ------------------------------------------------------------------------------------------------------------------

// [M-AUT-10] The first goes to the nearest Market, the second toward another. A token that shows 4 Military gives 4 Gold, the top one.
TEST(Automa, ExplorersGoToTwoMarkets) {
  MonumentalTable t = automa_of("greece", {"automa-action-7", kThreeGold});
  markets(t);
  t.market(15, "carthage", {"carthage-purple-dye", "carthage-mercenaries"}).market(2, "palmyra", {"palmyra-marble", "palmyra-silk"});

  EXPECT_EQ(after_turn(t), "9 gold; begun stonehenge; explorers 15 5");  // 2 Gold: no Building
  EXPECT_EQ(t.market(15), Names{"carthage-purple-dye"});
  EXPECT_EQ(t.market(2).size(), 2u);
  EXPECT_EQ(t.has(2, "military"), 0);
}

// [M-AUT-10] Toward another than the first moved to, also when that one has its token now and no third Market is left.
TEST(Automa, SecondExplorerGoesToTheOnlyOtherMarket) {
  MonumentalTable t = automa_of("greece", {"automa-action-7", kThreeGold});
  t.market(15, "palmyra", {"palmyra-marble", "palmyra-silk"}).market(2, "carthage", {"carthage-purple-dye", "carthage-mercenaries"});

  EXPECT_EQ(after_turn(t), "8 gold; begun stonehenge; explorers 15 5");
}

// [M-AUT-10] Each step counts: Production tokens on the way are taken, and two of them are turned into 1 Gold at once.
TEST(Automa, TwoProductionTokensAreOneGold) {
  MonumentalTable t = automa_of("greece", {"automa-action-7", kThreeGold});
  markets(t);
  t.production_token(14).production_token(9).production_token(5).production_token(8);

  EXPECT_EQ(after_turn(t), "9 gold; begun stonehenge; explorers 15 5");  // 2 + 3 + 1 + 3
  for (const int tile : {5, 9, 14}) EXPECT_FALSE(t.production_on(tile)) << tile;
  EXPECT_TRUE(t.production_on(8));
  EXPECT_EQ(t.has(2, "production-token"), 1);
}

// [M-AUT-10] Between equal ways the one with a Production token; then the player on its right chooses.
TEST(Automa, ChoosesBetweenEqualWays) {
  MonumentalTable none = automa_of("egypt", {"automa-action-10", kThreeGold});
  none.market(10, "palmyra", {"palmyra-marble", "palmyra-silk"});
  MonumentalTable one = none, both = none;
  one.production_token(14);
  both.production_token(9).production_token(14);

  EXPECT_EQ(after_turn(one), "5 gold; explorers 14 13");
  EXPECT_EQ(one.has(2, "production-token"), 1);
  for (MonumentalTable* t : {&none, &both}) {
    t->play("end");
    EXPECT_EQ(t->asks(), "automa-steps");
    EXPECT_EQ(words(t->options()), (std::set<std::string>{"step 1 9", "step 1 14"}));
    t->play("step 1 9");
    EXPECT_EQ(has(*t), "5 gold; explorers 9 13");
    EXPECT_EQ(t->has(2, "production-token"), t == &both ? 1 : 0);
  }
}

// [M-AUT-10] The player on its right, not the first player.
TEST(Automa, PlayerOnItsRightChoosesTheWay) {
  MonumentalTable t = beside_two({"automa-action-10", kThreeGold});
  t.market(t.tile_at(0, 1), "palmyra", {"palmyra-marble", "palmyra-silk"});

  t.play("end");

  EXPECT_EQ(t.asks(), "automa-steps");
  EXPECT_EQ(t.asked(), 2);
  EXPECT_EQ(t.options("step").size(), 2u);
}

// [M-AUT-10] Two Markets equally near are equal ways too; the second Explorer goes toward the other one.
TEST(Automa, SecondExplorerGoesTowardAnotherMarket) {
  MonumentalTable t = automa_of("egypt", {"automa-action-10", kThreeGold});
  t.market(5, "palmyra", {"palmyra-silk"}).market(15, "carthage", {"carthage-mercenaries"});

  t.play("end");
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"step 1 9", "step 1 14"}));
  t.play("step 1 14");

  EXPECT_EQ(has(t), "5 gold; explorers 14 9");
}

// [M-AUT-10] [M-EXP-1] Its Explorers walk like others: not through the Capital of an opponent.
TEST(Automa, ExplorersAvoidEnemyCapitals) {
  MonumentalTable t = automa_of("egypt", {"automa-action-10", kThreeGold});
  t.explorer(2, 1, 6).market(12, "palmyra", {"palmyra-silk"});

  EXPECT_EQ(after_turn(t), "5 gold; explorers 11 13");
}

// [M-AUT-10] [M-AUT-4] A Market without tokens is passed over; an Explorer without a Market to go to stays. 2 Gold only if both stay.
TEST(Automa, MarketWithoutTokensIsPassedOver) {
  MonumentalTable one = automa_of("egypt", {"automa-action-10", kThreeGold});
  full_track(one);
  one.market(9, "palmyra", {});
  MonumentalTable none = one;
  one.market(15, "carthage", {"carthage-mercenaries"});

  EXPECT_EQ(after_turn(one), "3 gold; cards shipyard; explorers 14 13");
  EXPECT_EQ(after_turn(none), "5 gold; cards shipyard");
}

// [M-AUT-10] With a token of every Market: they are discarded and both Explorers return to the Capital. They may fetch tokens again, here
// in the repeat from the only Market.
TEST(Automa, GivesBackASetOfMarketTokens) {
  MonumentalTable two = automa_of("greece", {"automa-action-7", kThreeGold}), again = automa_of("egypt", {"automa-action-10", kThreeGold});
  two.market(9, "palmyra", {"palmyra-silk"}).market(5, "carthage", {"carthage-mercenaries"}).explorer(2, 1, 8).explorer(2, 2, 17);
  again.market(9, "palmyra", {"palmyra-marble", "palmyra-silk"}).explorer(2, 1, 8).explorer(2, 2, 17);

  EXPECT_EQ(after_turn(two), "12 gold; begun stonehenge");  // 2 + 3 + 4 + 3
  EXPECT_EQ(after_turn(again), "11 gold");                  // 3 - 2 + 5 + 2 + 3
  EXPECT_EQ(again.market(9), Names{});
}

// [M-AUT-10] [R] Also when a person takes the last token that it lacks.
TEST(Automa, GivesBackASetThatSomebodyElseCompletes) {
  MonumentalTable t = automa_of("egypt", {"automa-action-10", kThreeGold});
  t.market(9, "palmyra", {"palmyra-marble", "palmyra-silk"}).market(15, "carthage", {"carthage-mercenaries"});
  t.explorer(2, 1, 8).explorer(1, 1, 15);
  t.play({"end", "step 1 10"});  // the token is worth 3 Gold, 2 of which pay for the repeat
  EXPECT_NE(has(t).find("explorers 10 14"), std::string::npos) << has(t);

  t.play({"row a", "column 1", "explore 1 market", "token carthage-mercenaries"});

  EXPECT_EQ(has(t).find("explorers"), std::string::npos) << has(t);
}

// [M-MON-6] The Minotaur stops its first Explorer for the whole turn: only the second one moves in the repeat.
TEST(Automa, ExplorersAreStoppedByTheMinotaur) {
  MonumentalTable t = automa_of("egypt", {"automa-action-10", kThreeGold});
  t.market(5, "palmyra", {"palmyra-silk"}).monster("minotaur", 9, 4).have(2, 2, "gold");

  EXPECT_EQ(after_turn(t), "5 gold; explorers 9 9");  // 2 - 2 + 2 for no Building + 3
}

// --- Points, and what it is not --------------------------------------------------------------------------------------------------

// [M-AUT-11] It scores like a player, with domination, and 1 point per 3 Gold; a person's Gold gives none.
TEST(Automa, ScoresLikeAPlayerAndForItsGold) {
  MonumentalTable t = automa_of("egypt", {});
  t.hold(2, 8, 1).hold(2, 9, 1).automa_cards({"bronze-working", "stonehenge", "shipyard"}).policies(2, {"guilds", "treaties"});
  t.begun(2, "pyramids").have(2, 8, "gold").have(1, 9, "gold");

  EXPECT_EQ(t.points(2, "provinces"), 2);
  EXPECT_EQ(t.points(2, "knowledge"), 1);
  EXPECT_EQ(t.points(2, "wonders"), 2);
  EXPECT_EQ(t.points(2, "policies"), 4);
  for (const char* most : {"most-provinces", "most-knowledge", "most-wonders", "most-policies"}) EXPECT_EQ(t.points(2, most), 3) << most;
  EXPECT_EQ(t.points(2, "automa-gold"), 2);
  EXPECT_EQ(t.points(2), 2 + 1 + 2 + 4 + 12 + 2);
  EXPECT_EQ(t.points(1), 0);
  t.have(2, 9, "gold");
  EXPECT_EQ(t.points(2, "automa-gold"), 3);
}

// [M-AUT-11] It shares domination in a tie, and wins with the most points, after its last turn.
TEST(Automa, CanWin) {
  MonumentalTable t = automa_of("egypt", {kThreeGold, kMoreGold});
  t.hold(1, 12, 1).hold(2, 8, 1).development({}).last_turns(2).have(2, 3, "gold");

  t.play("end");

  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.points(1), 1 + 3);
  EXPECT_EQ(t.points(2), 1 + 3 + 3);  // 9 Gold
  EXPECT_EQ(t.winners(), std::vector<int>{2});
}

// [M-AUT-12] It counts as a player: so many tokens on so many Markets, and one track of six beside two people.
TEST(Automa, CountsAsAPlayer) {
  for (const std::size_t players : {2u, 3u}) {
    const MonumentalTable t = laid_out(static_cast<int>(players), 2, 0, 7);
    std::size_t piles = 0;
    for (const auto& pile : t.state().piles) {
      if (pile.empty()) continue;
      EXPECT_EQ(pile.size(), players);
      ++piles;
    }
    EXPECT_EQ(piles, players);
  }
  MonumentalTable t = beside_two({kThreeGold, kMoreGold});
  t.track({"stonehenge", "market", "irrigation", "shipyard", "academy", "navigation"});
  t.development({"alhambra", "monastery", "alchemy", "compass"});

  t.play("end");

  EXPECT_EQ(t.track(), (Names{"monastery", "alhambra", "stonehenge", "market", "irrigation", "shipyard"}));
}

// [M-AUT-12] It gains no Warlord effect: Hercules gives no Gold, Musashi no Science.
TEST(Automa, GainsNoWarlordEffect) {
  MonumentalTable hercules = automa_of("greece", {"automa-action-1", kThreeGold}), musashi = japan_conquers();
  only_tile_8(hercules);
  only_tile_8(musashi);

  EXPECT_EQ(after_turn(hercules), "3 gold; holds 8");
  EXPECT_EQ(after_turn(musashi), "3 gold; holds 8");
  EXPECT_EQ(musashi.has(2, "science"), 0);
}

// [M-AUT-12] It has no City: "each player discards 2" asks only the person. What touches the map touches it: its Explorers return.
TEST(Automa, WhatTouchesACityDoesNotTouchIt) {
  MonumentalTable apophis = automa_of("japan", {kThreeGold, "automa-action-8"}, {"monsters"});
  apophis.automa_cards({"shipyard", "bronze-working"}).explorer(2, 1, 9).explorer(2, 2, 14);
  apophis.city(1, {"fort", "library", "mine", "-", "-", "-", "-", "-", "-"}).deck(1, {}).discard(1, {});
  MonumentalTable roc = apophis;
  apophis.monster("apophis", 10, 6);
  roc.monster("roc", 10, 6);

  apophis.play({"end", "space a1", "space a2"});

  EXPECT_EQ(apophis.asks(), "row");
  EXPECT_EQ(apophis.at(1, "a3"), "mine");
  EXPECT_EQ(has(apophis), "0 gold; cards bronze-working shipyard; policies 2; explorers 9 14");
  EXPECT_EQ(after_turn(roc), "0 gold; cards bronze-working shipyard; policies 2");
}

// [M-AUT-12] It gains no Hero, however much Gold it has.
TEST(Automa, GainsNoHero) {
  MonumentalTable t = automa_of("egypt", {kThreeGold, kMoreGold}, {"heroes"});
  t.heroes({"marco-polo"}).have(2, 9, "gold");

  EXPECT_EQ(after_turn(t), "15 gold");
  EXPECT_EQ(t.hero(2), "");
  EXPECT_EQ(t.heroes(), Names{"marco-polo"});
}

// --- The cards ------------------------------------------------------------------------------------------------------------------

struct Scenario {
  std::vector<const char*> cards;
  const char* civ;
  int gold;
  const char* after;  // with 3 Gold of the second card
};
// Around the Automa: the four Barbarians, the three Markets and the full track.
void carries_out(const std::vector<Scenario>& scenarios) {
  for (const Scenario& s : scenarios)
    for (const char* card : s.cards) {
      const bool technological = card == std::string(kThreeGold) || s.civ == std::string("china");
      MonumentalTable t = automa_of(s.civ, {card, technological ? kMoreGold : kThreeGold, "automa-action-1"});
      full_track(t);
      barbarians(t);
      markets(t);
      t.have(2, s.gold, "gold");

      EXPECT_EQ(after_turn(t), s.after) << card << " for " << s.civ << " with " << s.gold << " gold";
    }
}

// [M-AUT-3] [M-AUT-4] What every Automa does, and its repeat where there is Gold for it; the Warlord is of another speciality.
TEST(AutomaCards, GeneralActions) {
  carries_out({
      {{"automa-action-1", "automa-action-2"}, "denmark", 0, "4 gold; holds 8"},
      {{"automa-action-1", "automa-action-2"}, "denmark", 1, "5 gold; holds 8 9"},
      {{"automa-action-3", "automa-action-4"}, "greece", 1, "4 gold; cards bronze-working"},
      {{"automa-action-3", "automa-action-4"}, "greece", 2, "3 gold; cards bronze-working pharmacy"},
      {{"automa-action-5", "automa-action-6"}, "egypt", 0, "6 gold"},
      {{"automa-action-7", "automa-action-15"}, "egypt", 1, "4 gold; cards shipyard; begun stonehenge"},
      {{"automa-action-7", "automa-action-15"}, "egypt", 2, "3 gold; cards shipyard stonehenge"},
      {{"automa-action-8", "automa-action-9"}, "egypt", 2, "5 gold; policies 1"},
      {{"automa-action-8", "automa-action-9"}, "egypt", 3, "3 gold; policies 2"},
      {{"automa-action-10", "automa-action-11", "automa-action-13"}, "egypt", 1, "4 gold; cards shipyard; explorers 14 9"},
      {{"automa-action-10", "automa-action-11", "automa-action-13"}, "egypt", 2, "6 gold; cards shipyard; explorers 15 5"},
      {{"automa-action-12", "automa-action-14"}, "japan", 1, "4 gold; cards shipyard; explorers 14 9"},
      {{"automa-action-12", "automa-action-14"}, "japan", 2, "6 gold; cards shipyard; explorers 15 5"},
  });
}

// [M-AUT-3] What those of one speciality do besides. Action 10 conquers 17, 14, 9: each time the dearest, and 9 lies lower than 15.
TEST(AutomaCards, SpecialActions) {
  carries_out({
      {{"automa-action-1"}, "egypt", 0, "4 gold; holds 8; cards shipyard stonehenge"},
      {{"automa-action-2"}, "greece", 0, "7 gold; holds 8; explorers 15 5"},
      {{"automa-action-3"}, "denmark", 0, "8 gold; holds 8 17; cards bronze-working"},
      {{"automa-action-4"}, "egypt", 0, "3 gold; cards bronze-working shipyard stonehenge"},
      {{"automa-action-5"}, "china", 0, "6 gold; cards bronze-working irrigation"},
      {{"automa-action-6"}, "japan", 0, "8 gold; policies 1"},
      {{"automa-action-7"}, "greece", 0, "6 gold; cards shipyard; begun stonehenge; explorers 15 5"},
      {{"automa-action-8"}, "china", 0, "3 gold; cards bronze-working irrigation; policies 1"},
      {{"automa-action-9"}, "denmark", 0, "8 gold; holds 8 17; policies 1"},
      {{"automa-action-10"}, "denmark", 0, "12 gold; holds 9 14 17; cards shipyard; explorers 14 9"},
      {{"automa-action-11"}, "japan", 0, "3 gold; cards shipyard; policies 2; explorers 14 9"},
      {{"automa-action-12"}, "egypt", 0, "5 gold; cards quarry shipyard stonehenge; explorers 14 9"},  // 2 Gold for the third step
      {{"automa-action-13"}, "china", 0, "3 gold; cards bronze-working irrigation pharmacy shipyard; explorers 14 9"},
      {{"automa-action-15"}, "japan", 0, "5 gold; cards shipyard; policies 1; begun stonehenge"},
  });
}

// [M-AUT-7] Action 12: the dearest Building, and the third step begins another Wonder.
TEST(AutomaCards, ThreeStepsAndTheDearestBuilding) {
  MonumentalTable t = automa_of("egypt", {"automa-action-12", kThreeGold});
  finds(t, "stonehenge", "hanging-gardens", "warrior-priest-altar", "shipyard", "market", "quarry");

  EXPECT_EQ(after_turn(t), "5 gold; cards market stonehenge warrior-priest-altar; begun hanging-gardens");
}

// [M-AUT-10] Action 14, Economic: one step and three more along the middle row; the other Market cannot be reached.
TEST(AutomaCards, ThreeStepsOfTheExplorers) {
  MonumentalTable t = automa_of("greece", {"automa-action-14", kThreeGold});
  t.explorer(2, 1, 8).market(12, "palmyra", {"palmyra-marble", "palmyra-silk"}).market(3, "carthage", {"carthage-mercenaries"});
  t.terrain(2, "water").terrain(6, "water");

  EXPECT_EQ(after_turn(t), "8 gold; explorers 12 13");  // 2 Gold: no Building
}

// [M-AUT-2] [M-AUT-3] Actions 10 to 14: for their speciality the discard with this card is shuffled into the deck, else it is not.
TEST(AutomaCards, Reshuffle) {
  const Names civs = {"denmark", "japan", "egypt", "china", "greece"};  // of action 10, 11, ...
  for (std::size_t speciality = 0; speciality < 5; ++speciality)
    for (const std::string& civ : civs) {
      const std::string card = "automa-action-" + std::to_string(10 + speciality);
      const char* second = civ == "china" ? kMoreGold : kThreeGold;
      MonumentalTable t = automa_of(civ, {card.c_str(), second, "automa-action-1"});
      barbarians(t);
      t.automa_discard({"automa-action-2"});
      const bool reshuffles = civ == civs[speciality];

      after_turn(t);

      EXPECT_EQ(sorted(t.automa_deck()), reshuffles ? sorted({card, "automa-action-1", "automa-action-2"}) : Names{"automa-action-1"});
      EXPECT_EQ(sorted(t.automa_discard()), reshuffles ? Names{second} : sorted({card, second, "automa-action-2"}));
    }
}

// [M-AUT-4] The advanced cards: what those of one speciality do, for every Automa.
TEST(AutomaCards, Advanced) {
  carries_out({
      {{"automa-advanced-1"}, "egypt", 0, "3 gold; cards bronze-working irrigation shipyard; explorers 14 9"},
      {{"automa-advanced-2"}, "egypt", 0, "5 gold; cards shipyard; policies 1; explorers 14 9"},
      {{"automa-advanced-3"}, "greece", 0, "3 gold; cards quarry shipyard stonehenge; explorers 14 9"},
      {{"automa-advanced-4"}, "egypt", 0, "8 gold; holds 8 17; cards shipyard; explorers 14 9"},
      {{"automa-advanced-1"}, "egypt", 2, "6 gold; cards bronze-working irrigation shipyard; explorers 15 5"},
      {{"automa-advanced-2"}, "egypt", 2, "8 gold; cards shipyard; policies 1; explorers 15 5"},
      {{"automa-advanced-3"}, "greece", 2, "6 gold; cards quarry shipyard stonehenge; explorers 15 5"},
      {{"automa-advanced-4"}, "egypt", 2, "11 gold; holds 8 17; cards shipyard; explorers 15 5"},
  });
}

// [M-AUT-2] China: cards are revealed until a Technological one, which is carried out after those revealed; the others go unused.
TEST(AutomaCards, China) {
  MonumentalTable t = automa_of("china", {"automa-china", kMoreGold, "automa-action-1", "automa-action-8", "automa-action-2"});
  MonumentalTable discard = automa_of("china", {"automa-china", kMoreGold, "automa-action-1"}), none = discard;
  discard.automa_discard({"automa-action-8"});
  full_track(t);
  full_track(discard);

  EXPECT_EQ(after_turn(t), "0 gold; cards bronze-working irrigation; policies 2");  // the 3 Gold came first
  EXPECT_EQ(t.automa_deck(), Names{"automa-action-2"});
  EXPECT_EQ(t.automa_discard().size(), 4u);
  EXPECT_EQ(after_turn(discard), "0 gold; cards bronze-working irrigation; policies 2");
  EXPECT_EQ(after_turn(none), "5 gold");
}

// [M-AUT-2] Denmark: 1 Gold per coastal province (4 and 5, not 10) and one more card, here a policy and another for 3 Gold.
TEST(AutomaCards, Denmark) {
  MonumentalTable t = automa_of("denmark", {"automa-denmark", kThreeGold, "automa-action-8"});
  t.hold(2, 4, 1).hold(2, 5, 1).hold(2, 10, 1);

  EXPECT_EQ(after_turn(t), "2 gold; holds 4 5 10; policies 2");
}

// [M-AUT-2] Egypt: one more card, whose general action is carried out twice (once repeated for 2 Gold) and its special one not at all.
TEST(AutomaCards, Egypt) {
  MonumentalTable t = automa_of("egypt", {"automa-egypt", kThreeGold, "automa-action-4"});
  finds(t, "irrigation", "pharmacy", "bronze-working", "shipyard", "navigation", "stonehenge");

  EXPECT_EQ(after_turn(t), "1 gold; cards bronze-working navigation pharmacy");
}

// [M-AUT-3] Greece: one more card, whose special action counts whatever the speciality.
TEST(AutomaCards, Greece) {
  MonumentalTable t = automa_of("greece", {"automa-greece", kThreeGold, "automa-action-8"});
  full_track(t);

  EXPECT_EQ(after_turn(t), "0 gold; cards bronze-working irrigation; policies 2");
}

// [M-AUT-2] Japan: behind in provinces it conquers, behind in policies it develops one; if it did neither it draws a card.
TEST(AutomaCards, Japan) {
  MonumentalTable both = automa_of("japan", {"automa-japan", kThreeGold, "automa-action-3"});
  full_track(both);
  barbarians(both);
  both.hold(1, 12, 1).policies(1, {"democracy"});
  MonumentalTable conquest = both, policy = both;
  conquest.policies(2, {"diplomacy"});
  policy.hold(2, 4, 1);
  MonumentalTable neither = conquest;
  neither.hold(2, 4, 1);

  EXPECT_EQ(after_turn(both), "4 gold; holds 8; policies 1");
  EXPECT_EQ(after_turn(conquest), "4 gold; holds 8; policies 1");
  EXPECT_EQ(after_turn(policy), "3 gold; holds 4; policies 1");
  EXPECT_EQ(policy.automa_deck(), Names{"automa-action-3"});
  EXPECT_EQ(after_turn(neither), "1 gold; holds 4; cards bronze-working pharmacy; policies 1");
}

// [M-AUT-2] [M-AUT-12] Japan beside two people: fewer provinces than one of them is enough, fewer policies than one of them is not.
TEST(AutomaCards, JapanBesideTwo) {
  MonumentalTable t({.players = 3, .civs = {"greece", "egypt", "japan"}, .automa = 3});
  t.turn_of(2).hold(1, t.tile_at(0, -1), 1).policies(1, {"democracy"}).automa_deck({"automa-japan", kThreeGold, kMoreGold});

  t.play("end");
  EXPECT_EQ(t.asks(), "automa-conquest");
  t.play(t.options().front().c_str());

  EXPECT_TRUE(t.policies(3).empty());
  EXPECT_EQ(t.has(3, "gold"), 3);
  EXPECT_EQ(t.automa_deck(), Names{kMoreGold});
}

}  // namespace
}  // namespace stele::kit
