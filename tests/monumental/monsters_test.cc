#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/monumental/card_scenarios.h"

namespace stele::kit {
namespace {

using Options = std::set<std::string>;
using Amounts = std::vector<std::pair<int, const char*>>;

// A table with Monsters and with cards for some turns. No Monster is on the board yet.
MonumentalTable wild(int players = 2) {
  MonumentalTable t({.players = players, .modules = {"monsters"}});
  with_cards(t);
  return t;
}
// The Monster stands on the plains of tile 11, with Explorer 1 of player 1 beside it. It will not attack in this turn.
MonumentalTable hunt(const char* monster, int attacks = 0) {
  MonumentalTable t = wild();
  t.monster(monster, 11, 4, attacks).explorer(1, 1, 11);
  return t;
}
// Nine cards; Theatre (b2) and Workshop (c2) are the ones acquired.
void full_city(MonumentalTable& t, int player) {
  t.city(player, {"fort", "library", "work-camp", "mine", "theatre", "forum", "fort", "workshop", "library"});
  t.deck(player, {}).discard(player, {});
}
const Names kNine = {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"};
const Names kAcquired = {"b2", "c2"};

// The Monster attacks at the end of this turn; both players have a City.
MonumentalTable attacked_by(const char* monster, int tile = 11) {
  MonumentalTable t = wild();
  full_city(t, 1);
  full_city(t, 2);
  t.monster(monster, tile, 6);
  return t;
}
// Who holds these tiles with how many Soldiers, and if with the Warlord: "1:2 0:0 2:0w".
std::string land(const MonumentalTable& t, const std::vector<int>& tiles) {
  std::string text;
  for (const int tile : tiles) {
    const int p = t.holder(tile);
    text +=
        (text.empty() ? "" : " ") + std::to_string(p) + ":" + std::to_string(t.soldiers(tile)) + (p > 0 && t.warlord(p) == tile ? "w" : "");
  }
  return text;
}

// The cards in the City discards of both players: "fort | library theatre ".
std::string discards(const MonumentalTable& t) {
  std::string text;
  for (const int p : {1, 2}) {
    for (const std::string& card : sorted(t.discard(p))) text += card + " ";
    if (p == 1) text += "| ";
  }
  return text;
}
// This player is asked, can pick these City spaces, if any are named, and answers.
void says(MonumentalTable& t, int player, const char* answer, const Names& open = {}) {
  EXPECT_EQ(t.asked(), player) << answer;
  if (!open.empty()) {
    EXPECT_EQ(spaces(t), open) << answer;
  }
  t.play(answer);
}
// Units return as these answers say, where there is a choice.
void units_return(MonumentalTable& t, std::initializer_list<const char*> answers) {
  for (int i = 0; i < 20 && t.asks() == "units-return"; ++i) one_of(t, answers);
}
// A Monster's token lies on the plains of tile 11 and player 1 conquers it with Soldiers.
void reveal(MonumentalTable& t, const std::string& monster, int value) {
  raid(t, ("monster-token-" + monster).c_str(), value);
  units_return(t, {"soldier 11"});
}
// Player 1 defeats it with Explorer 1 for exactly this; one less of anything is not enough.
void defeat(MonumentalTable& t, const std::string& monster, const Amounts& price) {
  const std::string option = "defeat 1 " + monster;
  for (const auto& [n, resource] : price) t.have(1, n, resource);
  for (const auto& [n, resource] : price) {
    t.have(1, n - 1, resource);
    EXPECT_FALSE(t.offers(option)) << monster << " for " << n - 1 << " " << resource;
    EXPECT_NE(t.refused(option), "") << monster;
    t.have(1, n, resource);
  }
  t.play(option.c_str());
}
// Piece and token are gone, the card is with player 1.
void expect_defeated(const MonumentalTable& t, const char* monster) {
  EXPECT_EQ(t.monster_tile(monster), 0) << monster;
  EXPECT_EQ(t.monster_clock(monster), 0) << monster;
  EXPECT_EQ(t.defeated_by(monster), 1) << monster;
  EXPECT_EQ(t.points(1, "monsters"), 1) << monster;
  EXPECT_EQ(t.points(2, "monsters"), 0) << monster;
  EXPECT_EQ(t.asks(), "turn") << monster;
}

// --- Setup ------------------------------------------------------------------------------------------------------------------

const monumental::Catalogue& box() { return monumental::Monumental::catalogue(); }

Result<monumental::State> opened(int players, std::uint64_t seed, const std::string& map, int monsters) {
  auto setup = monumental::Monumental::read_setup(box(), SetupRequest{players, seed, {"monsters"}, {}, map}).value();
  setup.monsters = static_cast<std::uint8_t>(monsters);
  return monumental::begin(box(), setup);
}
// Tile and name of every Monster that is hidden on the map.
std::vector<std::pair<std::size_t, std::string>> hidden(const monumental::State& s) {
  std::vector<std::pair<std::size_t, std::string>> out;
  for (std::size_t i = 0; i < s.map.size; ++i)
    if (!s.backs[i].is_none() && !box().of(s.backs[i]).monster.is_none()) out.emplace_back(i, box().thing_of(s.backs[i]).id);
  return out;
}

// [M-MON-1] As many Monsters as were chosen are on the map, each one once, in place of a Barbarian of its value and looking like it.
TEST(Monsters, LieAmongTheBarbariansOfTheirValue) {
  for (const auto& [players, map] : std::vector<std::pair<int, std::string>>{
           {2, "clash-of-titans"}, {2, "quiet-pastures"}, {3, "three-rivers"}, {4, "crossroads-of-empires"}, {4, "four-winds"}})
    for (int n = 1; n <= 6; ++n)
      for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        const monumental::State s = opened(players, seed, map, n).value();

        const auto found = hidden(s);
        ASSERT_EQ(found.size(), static_cast<std::size_t>(n)) << map << ", seed " << seed;
        Options once;
        for (const auto& [i, name] : found) {
          once.insert(name);
          EXPECT_EQ(box().of(s.backs[i]).value, box().maps[s.map_source].tiles[i].barbarian) << map << ", " << name;
          EXPECT_EQ(s.map.front[i], box().of(s.backs[i]).front);
          const monumental::Front& front = box().of(s.map.front[i]);
          EXPECT_EQ(front.kind, monumental::TokenKind::Barbarian);
          EXPECT_TRUE(std::any_of(front.tokens.begin(), front.tokens.end(), [](auto token) { return box().of(token).monster.is_none(); }))
              << name << " can be told from the Barbarians";
        }
        EXPECT_EQ(once.size(), found.size()) << map << ", seed " << seed;
      }
}

// [M-MON-1] Which Monsters come, and where they lie, is random.
TEST(Monsters, AreDrawnAtRandom) {
  Options names;
  std::set<std::size_t> tiles;

  for (std::uint64_t seed = 1; seed <= 250; ++seed)
    for (const auto& [i, name] : hidden(opened(2, seed, "clash-of-titans", 3).value())) {
      names.insert(name);
      if (name == "monster-token-mogwai") tiles.insert(i + 1);
    }

  EXPECT_EQ(names.size(), 12u);
  EXPECT_EQ(tiles, (std::set<std::size_t>{3, 5, 8, 12, 15, 17}));
}

// [M-MON-1] On a map that was built too; and no table begins with fewer of them than were chosen.
TEST(Monsters, AreAllOnTheMapOrTheTableIsRefused) {
  for (std::uint64_t seed = 1; seed <= 15; ++seed) EXPECT_EQ(hidden(opened(3, seed, "generated", 3).value()).size(), 3u);

  EXPECT_EQ(hidden(opened(2, 1, "clash-of-titans", 0).value()).size(), 0u);
  EXPECT_FALSE(static_cast<bool>(opened(2, 1, "clash-of-titans", 12)));  // there is one Barbarian of value 4
}

// --- Revealing --------------------------------------------------------------------------------------------------------------

// [M-MON-2] [M-CON-7] The Mogwai of the rulebook: conquered like Barbarians; 1 Culture and nothing else; it stands in that province.
TEST(Monsters, AreRevealedByConquest) {
  MonumentalTable t = wild();
  t.token(11, "monster-token-mogwai");
  ASSERT_EQ(price(t, 11), 2);
  ASSERT_EQ(t.monster_tile("mogwai"), 0);

  reveal(t, "mogwai", 2);

  EXPECT_EQ(supply(t), "0 0 0 0 1 ");
  EXPECT_EQ(t.monster_tile("mogwai"), 11);
  EXPECT_EQ(land(t, {11, 7}), "1:1 1:8w");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-MON-2] Half of the Units there, rounded up, return to their Capital, even if that empties the province.
TEST(Monsters, SendHalfOfTheUnitsHome) {
  struct Expected {
    const char* monster;
    int units;
    const char* left;
  };
  for (const Expected& e :
       std::vector<Expected>{{"nian", 1, "0:0 1:9w"}, {"mogwai", 2, "1:1 1:8w"}, {"fenrir", 3, "1:1 1:8w"}, {"apophis", 4, "1:2 1:7w"}}) {
    MonumentalTable t = wild();
    reveal(t, e.monster, e.units);
    EXPECT_EQ(land(t, {11, 7}), e.left) << e.monster;
    EXPECT_EQ(t.monster_tile(e.monster), 11) << e.monster;
  }
}

// [M-MON-2] Their owner picks which ones: the Warlord or the Soldier.
TEST(Monsters, LetTheOwnerPickWhoReturns) {
  MonumentalTable t = wild();
  t.token(11, "monster-token-mogwai").have(1, 2, "military").play({"conquer 11", "soldier 7", "warlord 7"});
  ASSERT_EQ(t.asks(), "units-return");
  EXPECT_EQ(t.asked(), 1);
  EXPECT_EQ(words(t.options()), (Options{"soldier 11", "warlord 11"}));
  MonumentalTable u = t;

  t.play("warlord 11");
  u.play("soldier 11");

  EXPECT_EQ(land(t, {11, 7}), "1:1 1:8w");
  EXPECT_EQ(land(u, {11, 7}), "1:0w 1:9");
}

// [M-MON-2] [M-HERO-4] A Hero that fights is a Unit there, too.
TEST(Monsters, MaySendAHeroHome) {
  MonumentalTable t({.modules = {"heroes", "monsters"}});
  t.hero(1, "joan-of-arc", 7).token(11, "monster-token-mogwai").have(1, 2, "military");
  t.play({"conquer 11", "soldier 7", "hero 7"});
  EXPECT_EQ(words(t.options()), (Options{"soldier 11", "hero 11"}));
  t.play("hero 11");
  EXPECT_EQ(t.hero_tile(1), 7);
  EXPECT_EQ(t.soldiers(11), 1);
}

// [M-MON-2] The Kraken appears on the nearest water, and half of the Units return with it too.
TEST(Monsters, KrakenAppearsOnTheNearestWater) {
  MonumentalTable south = wild(), north = wild();
  reveal(south, "kraken", 2);
  north.token(6, "monster-token-kraken").have(1, 3, "military").play({"conquer 6", "soldier 7", "soldier 7", "soldier 7"});
  units_return(north, {"soldier 6"});
  EXPECT_EQ(south.monster_tile("kraken"), 19);
  EXPECT_EQ(land(south, {11, 7}), "1:1 1:8w");
  EXPECT_EQ(supply(south), "0 0 0 0 1 ");
  EXPECT_EQ(north.monster_tile("kraken"), 1);
  EXPECT_EQ(land(north, {6, 7}), "1:1 1:8w");
}

// [M-MON-2] Between two waters equally near the player who revealed it chooses.
TEST(Monsters, KrakenIsPlacedWhereSeveralWatersAreNearest) {
  MonumentalTable t = wild();
  t.hold(1, 11, 1).token(10, "monster-token-kraken").have(1, 2, "military").play({"conquer 10", "soldier 7", "soldier 7"});
  units_return(t, {"soldier 10"});
  ASSERT_EQ(t.asks(), "place-monster");
  EXPECT_EQ(words(t.options()), (Options{"place 1", "place 19"}));
  says(t, 1, "place 1");
  units_return(t, {"soldier 10"});
  EXPECT_EQ(t.monster_tile("kraken"), 1);
  EXPECT_EQ(t.soldiers(10), 1);
}

// [M-MON-2] [M-AUT-9] An Automa has 2 Gold in place of the Culture, and its Warlord returns first. Here it spends them to conquer again.
TEST(Monsters, AreRevealedByAnAutoma) {
  MonumentalTable t({.modules = {"monsters"}, .automa = 2});
  with_cards(t);
  t.token(9, "monster-token-nian").terrain(8, "mountains").terrain(14, "mountains").terrain(17, "mountains");
  t.automa_deck({"automa-action-2", "automa-action-5"});

  t.play("end");

  EXPECT_EQ(t.monster_tile("nian"), 9);
  EXPECT_EQ(land(t, {9, 10}), "2:1 2:1w");
  EXPECT_EQ(t.has(2, "culture"), 0);
  EXPECT_EQ(t.has(2, "gold"), 3);
  EXPECT_EQ(t.monster_clock("nian"), 4);
}

// --- The province -----------------------------------------------------------------------------------------------------------

// [M-MON-4] It does not end control: the province counts, opens its neighbours and is defended as without it. Explorers may enter.
TEST(Monsters, DoNotEndControl) {
  MonumentalTable t = wild();
  t.hold(1, 11, 1).monster("mogwai", 11, 4).have(1, 2, "military");
  EXPECT_EQ(t.points(1, "provinces"), 1);
  EXPECT_TRUE(t.offers("conquer 10"));
  t.play({"step 1 11", "step 1 10"});

  t.turn_of(2).hold(2, 10, 3).explorer(2, 1, 10);
  EXPECT_EQ(price(t, 11), 1);
  t.have(2, 2, "military").play({"step 1 11", "conquer 11", "soldier 10"});

  EXPECT_EQ(t.holder(11), 2);
  EXPECT_EQ(t.monster_tile("mogwai"), 11);
}

// [M-MON-4] [M-CON-10] A province left empty is conquered at its terrain value, at least 1, by anybody; there is nothing more to gain.
TEST(Monsters, LeaveAProvinceThatCanBeConquered) {
  MonumentalTable t = wild();
  reveal(t, "nian", 1);
  MonumentalTable u = t;

  EXPECT_EQ(price(t, 11), 1);
  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(land(t, {11, 7}), "1:1 1:8w");
  EXPECT_EQ(supply(t), "0 0 0 0 1 ");

  u.turn_of(2).hold(2, 10, 5);
  EXPECT_EQ(price(u, 11), 1);
  for (const auto& [terrain, defence] : std::vector<std::pair<const char*, int>>{{"forest", 1}, {"hills", 2}, {"mountains", 3}})
    EXPECT_EQ(price(u.terrain(11, terrain), 11), defence) << terrain;
}

// --- The clock --------------------------------------------------------------------------------------------------------------

// The Roc has been revealed on the plains beside the Capital of player 1: it attacks without asking anything.
MonumentalTable with_roc(int players, int automa = 0) {
  MonumentalTable t({.players = players, .modules = {"monsters"}, .automa = automa});
  const int q = players == 2 ? 2 : players == 3 ? 0 : 1, r = players == 2 ? -1 : players == 3 ? -2 : -3;
  const std::string home = std::to_string(t.tile_at(q, r)), there = std::to_string(t.tile_at(q, r + 1));
  t.token(t.tile_at(q, r + 1), "monster-token-roc").have(1, 1, "military");
  t.play({("conquer " + there).c_str(), ("soldier " + home).c_str()});
  return t;
}

// [M-MON-3] The token goes under the track card number (players + 1): with 4 the 5th, with 2 the 3rd of the first track.
// [M-AUT-12] The Automa counts as a player.
TEST(Monsters, TokenGoesUnderTheTrack) {
  EXPECT_EQ(with_roc(2).monster_clock("roc"), 3);
  EXPECT_EQ(with_roc(3).monster_clock("roc"), 4);
  EXPECT_EQ(with_roc(4).monster_clock("roc"), 5);
  EXPECT_EQ(with_roc(3, 3).monster_clock("roc"), 4);
}

// [M-MON-5] [M-MON-3] One card to the right at the end of every turn, that of the reveal included; beyond the last card it attacks and
// goes back under the 4th (with 2 players the 1st of the second track): an attack every three turns.
TEST(Monsters, AttackEveryThreeTurns) {
  for (const int players : {2, 3, 4}) {
    MonumentalTable t = with_roc(players);
    int clock = players + 1, attacks = 0;
    for (int turn = 1; turn <= 8; ++turn) {
      end_turn(t);
      if (++clock == 7) {
        clock = 4;
        ++attacks;
      }
      EXPECT_EQ(t.monster_clock("roc"), clock) << players << " players, turn " << turn;
      EXPECT_EQ(t.monster_attacks("roc"), attacks) << players << " players, turn " << turn;
    }
  }
}

// [M-MON-5] However many cards were taken; also under places without a card.
TEST(Monsters, MoveByOneWhateverTheTrackDoes) {
  MonumentalTable t = wild(), bare = wild();
  t.monster("roc", 11, 4).have(1, 5, "production").have(1, 4, "science");
  bare.track({"stonehenge", "-", "-", "-", "-", "-"}).development({}).monster("nian", 12, 4).monster("roc", 11, 6).explorer(2, 1, 11);

  t.play({"acquire warrior-priest-altar", "acquire bronze-working", "end"});
  bare.play("end");

  EXPECT_EQ(t.monster_clock("roc"), 5);
  EXPECT_EQ(bare.monster_clock("nian"), 5);
  EXPECT_EQ(bare.monster_clock("roc"), 4);
  EXPECT_EQ(bare.explorer(2, 1), 13);
}

// [M-MON-5] The track is completed before a Monster attacks; and so is the City.
TEST(Monsters, AttackAfterTheTrackIsCompleted) {
  MonumentalTable t = attacked_by("apophis");
  t.activated({"a1"}).deck(1, {"archery-range"});

  t.play("end");

  ASSERT_EQ(spaces(t), kNine);
  EXPECT_EQ(t.at(1, "a1"), "archery-range");
  EXPECT_EQ(t.track(), (Names{"shipyard", "stonehenge", "pyramids", "market", "hanging-gardens", "bronze-working"}));
}

// [M-MON-5] Several attack in the order in which they were revealed.
TEST(Monsters, AttackInTheOrderOfTheirReveal) {
  MonumentalTable t = wild(), u = wild();
  for (MonumentalTable* x : {&t, &u}) {
    x->have(1, 3, "gold").have(1, 3, "culture");
    full_city(*x, 1);
  }
  t.monster("nian", 11, 6).monster("apophis", 12, 6);
  u.monster("apophis", 12, 6).monster("nian", 11, 6);

  t.play({"end", "choose 1", "space a1", "space a2"});
  u.play({"end", "space a1", "space a2", "choose 1"});

  for (const MonumentalTable* x : {&t, &u}) {
    EXPECT_EQ(x->has(1, "gold"), 1);
    EXPECT_EQ(x->asks(), "row");
    EXPECT_EQ(x->active(), 2);
    EXPECT_EQ(x->monster_clock("nian") + x->monster_clock("apophis"), 8);
  }
}

// [M-MON-5] The last turn of the game has an end, too.
TEST(Monsters, AttackAtTheEndOfTheGame) {
  MonumentalTable t = wild();
  t.hold(1, 11, 2).monster("fenrir", 11, 6).last_turns(1).play("end");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.points(1, "provinces"), 0);
}

// [M-MON-5] [M-AUT-12] What touches a City does not touch the Automa; the rest does.
TEST(Monsters, AttackAnAutoma) {
  MonumentalTable t({.modules = {"monsters"}, .automa = 2});
  with_cards(t);
  full_city(t, 1);
  t.monster("apophis", 11, 6).monster("roc", 12, 6).monster("mogwai", 10, 6).explorer(2, 1, 9).hold(2, 8, 1);
  t.automa_deck({"automa-action-5", "automa-action-6"}).automa_cards({"alchemy", "compass"});

  t.play({"end", "space a1", "space a2"});

  EXPECT_EQ(t.asks(), "row");
  EXPECT_EQ(t.explorer(2, 1), 13);
  EXPECT_EQ(t.holder(8), 0);
  EXPECT_EQ(t.automa_cards(), (Names{"alchemy", "compass"}));
  EXPECT_EQ(t.monster_clock("apophis"), 5);  // the Automa's turn has ended as well
}

// --- Defeating --------------------------------------------------------------------------------------------------------------

// [M-MON-6] [M-EXP-2] It is the action of an Explorer: one of them, once per turn, instead of the others.
TEST(Monsters, AreDefeatedByTheActionOfAnExplorer) {
  MonumentalTable t = hunt("golem");
  t.monster("tarasque", 12, 4).explorer(1, 2, 12).production_token(11).have(1, 4, "science").have(1, 2, "culture");
  MonumentalTable u = t;

  t.play("defeat 1 golem");
  u.play("explore 1 production");

  EXPECT_EQ(t.refused("explore 1 production"), "M-EXP-2");
  EXPECT_TRUE(t.offers("defeat 2 tarasque"));
  t.have(1, 1, "military").play("step 1 12");
  EXPECT_EQ(t.refused("defeat 1 tarasque"), "M-EXP-2");
  EXPECT_EQ(u.refused("defeat 1 golem"), "M-EXP-2");
}

// [M-MON-6] Only an Explorer in its province: not beside it, nor one of somebody else; but whoever holds the province.
TEST(Monsters, AreDefeatedInTheirProvince) {
  MonumentalTable t = wild();
  t.monster("golem", 11, 4).hold(2, 11, 2).explorer(1, 1, 10).explorer(2, 1, 11).have(1, 4, "science").have(1, 1, "military");
  EXPECT_EQ(t.refused("defeat 1 golem"), "M-MON-6");
  EXPECT_TRUE(t.options("defeat").empty());
  t.play({"step 1 11", "defeat 1 golem"});
  expect_defeated(t, "golem");
  EXPECT_EQ(t.holder(11), 2);
}

// [M-MON-6] [M-RES-2] Gold stands for the base resources of the condition.
TEST(Monsters, AreDefeatedWithGold) {
  MonumentalTable t = hunt("minotaur");
  EXPECT_FALSE(t.have(1, 1, "science").have(1, 2, "gold").offers("defeat 1 minotaur"));
  t.have(1, 4, "gold").play("defeat 1 minotaur");
  EXPECT_EQ(supply(t), "0 0 0 1 2 ");
}

// [M-MON-6] Once defeated it attacks no more, and forbids nothing.
TEST(Monsters, AreGoneOnceDefeated) {
  MonumentalTable t = wild();
  t.monster("fenrir", 11, 6).hold(1, 11, 2).explorer(1, 1, 11).have(1, 3, "production").have(1, 1, "gold").play("defeat 1 fenrir");
  EXPECT_TRUE(t.offers("manoeuvre 11"));
  t.play("end");
  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-7] Each Monster card is 1 point at the end.
TEST(Monsters, CardsArePoints) {
  MonumentalTable t = hunt("golem");
  t.monster("nian", 12, 4).explorer(1, 2, 12).have(1, 6, "science").have(1, 2, "production");
  const int before = t.points(1);
  EXPECT_EQ(t.points(1, "monsters"), 0);
  t.play({"defeat 1 golem", "defeat 2 nian"}).last_turns(1).play("end");
  ASSERT_TRUE(t.over());
  EXPECT_EQ(t.points(1, "monsters"), 2);
  EXPECT_EQ(t.points(1), before + 2);
}

// [M-MON-6] [M-MON-7] Those whose price and reward are resources: Minotaur, Fenrir, Apophis, Nian, Golem.
TEST(Monsters, AreDefeatedForResources) {
  struct Expected {
    const char* monster;
    Amounts price;
    const char* reward;
  };
  for (const Expected& e :
       std::vector<Expected>{{"minotaur", {{2, "science"}, {2, "military"}}, "0 0 0 0 2 "},
                             {"fenrir", {{3, "production"}, {1, "gold"}}, "0 0 5 0 0 "},
                             {"apophis", {{1, "production"}, {1, "science"}, {1, "military"}, {1, "gold"}}, "0 0 0 2 1 "},
                             {"nian", {{2, "production"}, {2, "science"}}, "0 0 0 4 0 "},
                             {"golem", {{4, "science"}}, "6 0 0 0 0 "}}) {
    MonumentalTable t = hunt(e.monster);
    defeat(t, e.monster, e.price);
    EXPECT_EQ(supply(t), e.reward) << e.monster;
    expect_defeated(t, e.monster);
  }
}

// --- The twelve -------------------------------------------------------------------------------------------------------------

// [M-MON-5] Mogwai: every Soldier alone in a province without Outpost and Warlord is destroyed.
TEST(Monsters, MogwaiDestroysLoneSoldiers) {
  MonumentalTable t = wild();
  t.monster("mogwai", 15, 6).hold(1, 11, 1).hold(1, 12, 2).hold(1, 6, 1, false, true).hold(1, 3, 1, true);
  t.hold(2, 9, 1).hold(2, 14, 0, true).play("end");
  EXPECT_EQ(land(t, {11, 12, 6, 3, 7}), "0:0 1:2 1:1 1:1w 1:5");
  EXPECT_EQ(land(t, {9, 14, 13}), "0:0 2:0w 2:9");
  EXPECT_EQ(t.monster_attacks("mogwai"), 1);
}

// [M-MON-5] [M-HERO-4] A Hero beside it protects the Soldier as a Warlord does, also one who is no Unit.
TEST(Monsters, MogwaiSparesSoldiersBesideAHero) {
  MonumentalTable t = wild();
  t.monster("mogwai", 15, 6).hold(1, 11, 1).hold(1, 12, 1).hero(1, "gandhi", 11).play("end");
  EXPECT_EQ(land(t, {11, 12}), "1:1 0:0");
}

// [M-MON-6] Mogwai: 4 Gold; the bonuses of all one's policies.
TEST(Monsters, MogwaiIsDefeated) {
  MonumentalTable t = hunt("mogwai");
  defeat(t.policies(1, {"meiji-reforms", "tea-ceremony"}), "mogwai", {{4, "gold"}});
  EXPECT_EQ(supply(t), "0 0 0 2 1 ");
  expect_defeated(t, "mogwai");
}

// [M-MON-5] Kraken: a Unit returns from each province beside it; its owner picks.
TEST(Monsters, KrakenDragsUnitsFromTheCoast) {
  MonumentalTable t = wild();
  t.monster("kraken", 19, 6).hold(1, 15, 2).hold(1, 11, 2).hold(2, 16, 1, true).hold(2, 18, 1).play("end");
  if_asked(t, {"soldier 15"});
  if_asked(t, {"soldier 18"});
  EXPECT_TRUE(t.offers("soldier 16"));
  says(t, 2, "warlord 16");
  units_return(t, {"soldier 18"});
  EXPECT_EQ(land(t, {15, 11, 16, 18, 13}), "1:1 1:2 2:1 0:0 2:8w");
}

// [M-MON-6] Kraken: fought from beside it with 4 Military; 3 Gold and another action of an Explorer.
TEST(Monsters, KrakenIsDefeatedFromTheCoast) {
  MonumentalTable t = wild();
  t.monster("kraken", 19, 4).have(1, 4, "military");
  for (const int coast : {15, 16, 18}) EXPECT_TRUE(t.explorer(1, 1, coast).offers("defeat 1 kraken")) << coast;
  for (const int inland : {7, 11, 14, 2, 5}) EXPECT_EQ(t.explorer(1, 1, inland).refused("defeat 1 kraken"), "M-MON-6") << inland;

  // [R] A Capital is no province.
  MonumentalTable home = wild();
  home.terrain(11, "water").monster("kraken", 11, 4).have(1, 4, "military").explorer(1, 2, 6);
  EXPECT_EQ(home.refused("defeat 1 kraken"), "M-MON-6");
  EXPECT_TRUE(home.offers("defeat 2 kraken"));

  t.explorer(1, 1, 15).production_token(15);
  defeat(t, "kraken", {{4, "military"}});
  if_asked(t, {"explore 1 production"});

  EXPECT_EQ(supply(t), "0 0 0 3 0 ");
  EXPECT_EQ(t.has(1, "production-token"), 1);
  expect_defeated(t, "kraken");
}

// [M-MON-6] [M-EXP-2] Another action of an Explorer may defeat another Monster.
TEST(Monsters, AreDefeatedByAnotherAction) {
  MonumentalTable t = wild();
  t.monster("kraken", 19, 4).monster("golem", 15, 4).explorer(1, 1, 15).have(1, 4, "military").have(1, 4, "science");
  t.play("defeat 1 kraken");
  if_asked(t, {"defeat 1 golem"});
  EXPECT_EQ(t.points(1, "monsters"), 2);
  EXPECT_EQ(supply(t), "6 0 0 3 0 ");
}

// [M-MON-6] Minotaur: an Explorer who enters moves no further in this turn, however it moves.
TEST(Monsters, MinotaurStopsExplorers) {
  MonumentalTable t = wild(), caravan = wild();
  t.monster("minotaur", 11, 4).production_token(11).have(1, 5, "military").play("step 1 11");
  EXPECT_EQ(t.refused("step 1 10"), "M-MON-6");
  t.play({"explore 1 production", "step 2 6", "step 2 5"});
  end_turn(t);
  end_turn(t);
  ASSERT_EQ(t.active(), 1);
  EXPECT_TRUE(t.have(1, 1, "military").offers("step 1 10"));

  caravan.monster("minotaur", 6, 4).token(12, "barbarian-caravaners").have(1, 2, "military");
  caravan.play({"conquer 12", "soldier 7", "choose 2", "step 1 6"});
  EXPECT_FALSE(caravan.offers("step 1 5"));
}

// [M-MON-5] Minotaur: who controls its province discards 3 cards; nobody else, and nobody if nobody does.
TEST(Monsters, MinotaurMakesTheOwnerDiscard) {
  MonumentalTable t = attacked_by("minotaur"), empty = attacked_by("minotaur");
  t.hold(2, 11, 1).play("end");
  says(t, 2, "space a2", kNine);
  t.play({"space b2", "space c3"});
  EXPECT_EQ(discards(t), "| library library theatre ");
  EXPECT_EQ(t.asks(), "row");
  empty.play("end");
  EXPECT_EQ(empty.asks(), "row");
  EXPECT_EQ(empty.monster_attacks("minotaur"), 1);
}

// [M-MON-5] Hydra: 2 Units return from its province, then everybody discards a card.
TEST(Monsters, HydraStrikesUnitsAndCities) {
  MonumentalTable t = attacked_by("lernaean-hydra");
  t.hold(1, 11, 2, true).hold(2, 10, 2).play("end");
  says(t, 1, "warlord 11");
  units_return(t, {"soldier 11"});
  says(t, 1, "space a1", kNine);
  says(t, 2, "space c3", kNine);
  EXPECT_EQ(land(t, {11, 7, 10}), "1:1 1:8w 2:2");
  EXPECT_EQ(discards(t), "fort | library ");
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-6] Hydra: 3 Military, 1 more for every attack it has made; archive two cards and 3 Gold.
TEST(Monsters, HydraGrows) {
  MonumentalTable t = hunt("lernaean-hydra"), grown = hunt("lernaean-hydra", 2);
  full_city(t, 1);
  defeat(t, "lernaean-hydra", {{3, "military"}});
  t.play({"space a1", "space b2"});
  defeat(grown, "lernaean-hydra", {{5, "military"}});
  EXPECT_EQ(sorted(t.archived(1)), (Names{"fort", "theatre"}));
  for (const MonumentalTable* x : {&t, &grown}) {
    EXPECT_EQ(supply(*x), "0 0 0 3 0 ");
    expect_defeated(*x, "lernaean-hydra");
  }
}

// [M-MON-6] Fenrir: Units may come but not leave, for a manoeuvre, an Outpost or a conquest; conquered they return as always.
TEST(Monsters, FenrirHoldsUnits) {
  MonumentalTable t = wild();
  t.monster("fenrir", 11, 4).hold(1, 11, 3).hold(1, 12, 2).have(1, 9, "military");
  EXPECT_EQ(t.refused("manoeuvre 11"), "M-MON-6");
  EXPECT_EQ(t.refused("outpost 11"), "M-MON-6");
  move_soldier(t, "12", "11");
  t.play("conquer 10");
  EXPECT_EQ(t.refused("soldier 11"), "M-MON-6");
  t.play("soldier 7");
  EXPECT_EQ(land(t, {10, 11, 7}), "1:1 1:4 1:3w");

  t.turn_of(2).hold(2, 16, 5).have(2, 4, "military").play({"conquer 11", "soldier 16", "soldier 16", "soldier 16", "soldier 16"});

  EXPECT_EQ(land(t, {11, 7}), "2:4 1:7w");
}

// [M-MON-5] Fenrir: all Units return from its province; an Outpost still holds it.
TEST(Monsters, FenrirDrivesAllUnitsOut) {
  MonumentalTable t = wild(), fort = wild();
  t.monster("fenrir", 11, 6).hold(2, 11, 2, true).hold(2, 10, 2).hold(1, 12, 2).play("end");
  fort.monster("fenrir", 11, 6).hold(2, 11, 2, false, true).play("end");
  EXPECT_EQ(land(t, {11, 10, 12, 13}), "0:0 2:2 1:2 2:7w");
  EXPECT_EQ(land(fort, {11, 13}), "2:0 2:9w");
}

// [M-MON-5] Yamata no Orochi: the owner archives an acquired card, then all who control a province beside it discard a card.
TEST(Monsters, OrochiDevoursAnAcquiredCard) {
  MonumentalTable t = attacked_by("yamata-no-orochi", 10);
  t.hold(2, 10, 1).hold(2, 9, 1).hold(1, 11, 1).play("end");
  says(t, 2, "space b2", kAcquired);
  says(t, 1, "space a1", kNine);
  says(t, 2, "space c3");
  EXPECT_EQ(t.archived(2), Names{"theatre"});
  EXPECT_EQ(discards(t), "fort | library ");
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-5] Yamata no Orochi: a Capital beside it is no province.
TEST(Monsters, OrochiSparesACapitalBesideIt) {
  MonumentalTable t = attacked_by("yamata-no-orochi");
  t.hold(2, 11, 1).play({"end", "space c2"});
  EXPECT_EQ(t.archived(2), Names{"workshop"});
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-6] Yamata no Orochi: two cards discarded and 2 Gold; a Building of at most 7 from the track, or 4 Gold.
TEST(Monsters, OrochiIsDefeated) {
  MonumentalTable t = hunt("yamata-no-orochi");
  t.track({"market", "university", "bank", "alchemy", "stonehenge", "shipyard"}).have(1, 2, "gold").space(1, "a1", "fort").discard(1, {});
  EXPECT_FALSE(t.offers("defeat 1 yamata-no-orochi"));

  full_city(t, 1);
  defeat(t, "yamata-no-orochi", {{2, "gold"}});
  t.play({"space a1", "space b2"});
  EXPECT_EQ(sorted(t.discard(1)), (Names{"fort", "theatre"}));
  EXPECT_EQ(supply(t), "0 0 0 0 0 ");
  MonumentalTable u = t;
  t.play("choose 1");
  EXPECT_EQ(words(t.options("card")), (Options{"card market", "card university", "card shipyard"}));
  t.play("card university");
  u.play("choose 2");

  EXPECT_EQ(t.deck(1), Names{"university"});
  EXPECT_EQ(supply(u), "0 0 0 4 0 ");
  expect_defeated(t, "yamata-no-orochi");
  expect_defeated(u, "yamata-no-orochi");
}

// [M-MON-5] Apophis: everybody discards 2 cards, beginning with the active player; who has fewer, fewer.
TEST(Monsters, ApophisMakesEverybodyDiscard) {
  MonumentalTable t = attacked_by("apophis");
  t.city(1, {"fort+navigation", "-", "-", "-", "-", "-", "-", "-", "-"}).turn_of(2).play("end");
  says(t, 2, "space a2", kNine);
  says(t, 2, "space b2");
  if_asked(t, {"space a1"});
  EXPECT_EQ(discards(t), "fort navigation | library theatre ");
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-5] Nian: everybody loses 2 Gold, or everybody 1 Culture; who controls its province chooses.
TEST(Monsters, NianLeavesTheChoiceToTheOwner) {
  MonumentalTable t = wild();
  t.monster("nian", 11, 6).hold(2, 11, 1);
  t.have(1, 3, "gold").have(2, 1, "gold").have(1, 2, "culture").have(2, 2, "culture").play("end");
  EXPECT_EQ(t.asked(), 2);
  EXPECT_EQ(words(t.options()), (Options{"choose 1", "choose 2"}));
  MonumentalTable u = t;

  t.play("choose 1");
  u.play("choose 2");

  EXPECT_EQ(supply(t), "0 0 0 1 2 ");
  EXPECT_EQ(t.has(2, "gold"), 0);
  EXPECT_EQ(t.has(2, "culture"), 2);
  EXPECT_EQ(supply(u), "0 0 0 3 1 ");
  EXPECT_EQ(u.has(2, "gold"), 1);
  EXPECT_EQ(u.has(2, "culture"), 1);
}

// [M-MON-5] Nian: with nobody in its province the active player chooses.
TEST(Monsters, NianLeavesTheChoiceToTheActivePlayer) {
  for (const int player : {1, 2}) {
    MonumentalTable t = wild();
    t.turn_of(player).monster("nian", 11, 6).explorer(3 - player, 1, 11).have(1, 3, "gold").have(2, 2, "culture").play("end");
    says(t, player, "choose 2");
    EXPECT_EQ(t.has(2, "culture"), 1);
  }
}

// [M-MON-5] Tarasque: 2 Units return from its province, then one from each province beside it, whose ever it is.
TEST(Monsters, TarasqueRavagesTheLand) {
  MonumentalTable t = wild();
  t.monster("tarasque", 10, 6).hold(1, 10, 1, true).hold(1, 11, 2).hold(1, 12, 2).hold(2, 9, 1).hold(2, 14, 2).hold(2, 8, 2).play("end");
  units_return(t, {"soldier 10", "warlord 10", "soldier 11", "soldier 9", "soldier 14"});
  EXPECT_EQ(land(t, {10, 7, 11, 12}), "0:0 1:6w 1:1 1:2");
  EXPECT_EQ(land(t, {9, 14, 8}), "0:0 2:1 2:2");
}

// [M-MON-6] Tarasque: 2 Culture, for which no Gold stands; a policy for 3 less, or 3 Gold.
TEST(Monsters, TarasqueIsDefeated) {
  MonumentalTable t = hunt("tarasque");
  t.policies(1, {"meiji-reforms"}).have(1, 5, "gold");
  defeat(t, "tarasque", {{2, "culture"}});
  MonumentalTable u = t;

  t.play("choose 1");
  one_of(t, {"develop tea-ceremony", "policy tea-ceremony"});
  u.play("choose 2");

  EXPECT_EQ(t.policies(1), (Names{"meiji-reforms", "tea-ceremony"}));
  EXPECT_EQ(supply(t), "0 0 0 7 1 ");
  EXPECT_EQ(supply(u), "0 0 0 8 0 ");
  expect_defeated(t, "tarasque");
  expect_defeated(u, "tarasque");
}

// [M-MON-5] Roc: all Explorers return to their Capitals.
TEST(Monsters, RocCarriesExplorersHome) {
  MonumentalTable t = wild();
  t.monster("roc", 11, 6).explorer(1, 1, 10).explorer(1, 2, 5).explorer(2, 1, 11).play("end");
  for (const int e : {1, 2}) EXPECT_EQ(std::make_pair(t.explorer(1, e), t.explorer(2, e)), std::make_pair(7, 13));
}

// [M-MON-6] Roc: 2 Military and 2 Gold; an Explorer moves 4 tiles, then two more actions of Explorers.
TEST(Monsters, RocIsDefeated) {
  MonumentalTable t = hunt("roc");
  defeat(t.production_token(6).production_token(12).explorer(1, 2, 12), "roc", {{2, "military"}, {2, "gold"}});
  t.play({"step 1 10", "step 1 9", "step 1 5", "step 1 6"});
  if_asked(t, {"explore 1 production"});
  if_asked(t, {"explore 2 production"});
  EXPECT_EQ(t.explorer(1, 1), 6);
  EXPECT_EQ(t.has(1, "production-token"), 2);
  EXPECT_EQ(supply(t), "0 0 0 0 0 ");
  expect_defeated(t, "roc");
}

// [M-MON-6] Golem: its province cannot be conquered, held or empty, until the Golem is defeated.
TEST(Monsters, GolemGuardsItsProvince) {
  MonumentalTable t = hunt("golem");
  EXPECT_EQ(t.have(1, 9, "military").have(1, 4, "science").refused("conquer 11"), "M-MON-6");
  EXPECT_EQ(t.hold(2, 11, 1).refused("conquer 11"), "M-MON-6");
  t.play({"defeat 1 golem", "conquer 11", "soldier 7"});
  EXPECT_EQ(t.holder(11), 1);
}

// [M-MON-5] Golem: everybody discards an acquired card; who has none, none.
TEST(Monsters, GolemMakesEverybodyDiscardAnAcquiredCard) {
  MonumentalTable t = wild(3);
  for (const int player : {1, 2, 3}) full_city(t, player);
  t.space(2, "b2", "fort").space(2, "c2", "library").monster("golem", t.tile_at(0, 0), 6).play("end");
  says(t, 1, "space b2", kAcquired);
  says(t, 3, "space c2", kAcquired);
  EXPECT_EQ(discards(t), "theatre | ");
  EXPECT_EQ(t.discard(3), Names{"workshop"});
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-5] Sphinx: everybody discards 2 Knowledge; the cards that lie on them stay.
TEST(Monsters, SphinxTakesKnowledge) {
  MonumentalTable t = attacked_by("sphinx");
  t.space(1, "a1", "fort+navigation").space(1, "a2", "fort+irrigation").space(1, "a3", "library+bushido").space(1, "b1", "mathematics");
  t.space(2, "a1", "fort+pharmacy").play("end");
  says(t, 1, "space b1", {"a1", "a2", "a3", "b1"});
  one_of(t, {"space a1k", "space a1"});
  if_asked(t, {"space a1k", "space a1"});
  EXPECT_EQ(t.at(1, "a1") + t.at(1, "b1") + " " + t.at(2, "a1"), "fort fort");
  EXPECT_EQ(discards(t), "mathematics navigation | pharmacy ");
  EXPECT_EQ(t.asks(), "row");
}

// [M-MON-6] Sphinx: with 2 Knowledge activated; a Knowledge of at most 5 from the track, or 1 Culture.
TEST(Monsters, SphinxIsDefeated) {
  MonumentalTable t = hunt("sphinx");
  t.space(1, "a1", "fort+navigation").space(1, "a2", "library+irrigation").deck(1, {}).have(1, 5, "gold");
  t.track({"chivalry", "rib-vault", "market", "alchemy", "stonehenge", "shipyard"}).activated({"a1"});
  EXPECT_EQ(t.refused("defeat 1 sphinx"), "M-MON-6");

  t.activated({"a2"}).play("defeat 1 sphinx");
  MonumentalTable u = t;
  t.play("choose 1");
  EXPECT_EQ(words(t.options("card")), (Options{"card alchemy", "card chivalry"}));
  t.play("card chivalry");
  u.play("choose 2");

  EXPECT_EQ(t.deck(1), Names{"chivalry"});
  EXPECT_EQ(supply(t), "0 0 0 5 0 ");
  EXPECT_EQ(supply(u), "0 0 0 5 1 ");
  expect_defeated(t, "sphinx");
  expect_defeated(u, "sphinx");
}

}  // namespace
}  // namespace stele::kit
