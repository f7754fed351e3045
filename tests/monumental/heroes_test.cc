// The module Heroes: how they come into play, are acquired, fight and leave; and a scenario for each of the twelve.
#include "tests/monumental/card_scenarios.h"

namespace stele::kit {
namespace {

using civic::CardId;
using civic::Era;

const monumental::Catalogue& box() { return monumental::Monumental::catalogue(); }

// Player 1 is to play with Heroes, and there are cards for some turns.
MonumentalTable table(int players = 2) {
  MonumentalTable t({.players = players, .modules = {"heroes"}});
  with_cards(t);
  return t;
}
// A table as it is laid out.
monumental::State open(int players, std::uint64_t seed, const Names& modules) {
  Names civs = {"japan", "egypt", "greece", "denmark"};
  civs.resize(static_cast<std::size_t>(players));
  const char* map = players == 2 ? "clash-of-titans" : players == 3 ? "three-rivers" : "crossroads-of-empires";
  const auto setup = monumental::Monumental::read_setup(box(), SetupRequest{players, seed, modules, civs, map});
  return monumental::begin(box(), setup.value()).value();
}
// The cards that have not been revealed yet, top first.
std::vector<CardId> deck_of(const monumental::State& s) {
  std::vector<CardId> cards(s.development.begin(), s.development.end());
  std::reverse(cards.begin(), cards.end());
  return cards;
}
bool is_hero(CardId c) { return box().of(c).is_hero(); }
Era era_of(CardId c) { return box().of(c).era; }
// The different Heroes of an era that are above the track or in the deck.
std::set<CardId> heroes_of(const monumental::State& s, Era era) {
  std::set<CardId> all(s.board.heroes.begin(), s.board.heroes.end());
  all.insert(s.development.begin(), s.development.end());
  std::erase_if(all, [&](CardId c) { return !is_hero(c) || era_of(c) != era; });
  return all;
}

// --- Setup ----------------------------------------------------------------------------------------------------------------------

// [M-HERO-1] One Hero of each era in play, two with 4 players, drawn at random from three; of the Renaissance only where it is played.
TEST(Heroes, OneOfEachEraInPlayOrTwoWithFourPlayers) {
  for (const int players : {2, 3, 4}) {
    std::set<CardId> seen;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const auto with = open(players, seed, {"heroes", "renaissance"}), without = open(players, seed, {"heroes"});
      for (const Era era : {Era::I, Era::II, Era::R, Era::III}) {
        const auto here = heroes_of(with, era);
        EXPECT_EQ(here.size(), players == 4 ? 2u : 1u) << players;
        EXPECT_EQ(heroes_of(without, era).size(), era == Era::R ? 0u : here.size()) << players;
        seen.insert(here.begin(), here.end());
      }
    }
    EXPECT_EQ(seen.size(), 12u) << players;
  }
  EXPECT_TRUE(heroes_of(open(4, 1, {"renaissance"}), Era::R).empty());
}

// [M-HERO-1] Each is shuffled into the cards of its era: these stay together, and it may lie anywhere among them.
TEST(Heroes, AreShuffledIntoTheCardsOfTheirEra) {
  std::set<std::ptrdiff_t> places;

  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const auto cards = deck_of(open(3, seed, {"heroes"}));
    EXPECT_TRUE(std::is_sorted(cards.begin(), cards.end(), [](CardId a, CardId b) { return era_of(a) < era_of(b); })) << seed;
    const auto second = std::find_if(cards.begin(), cards.end(), [](CardId c) { return era_of(c) == Era::II; });
    places.insert(std::find_if(second, cards.end(), is_hero) - second);
  }

  EXPECT_EQ(places.size(), 13u);
  EXPECT_EQ(*places.rbegin(), 12);
}

// [M-HERO-2] [M-SET-5] The first track has six cards and no Hero: one that comes up is laid above it.
TEST(Heroes, AreNotOnTheFirstTrack) {
  std::size_t revealed = 0;

  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto s = open(2, seed, {"heroes"});
    EXPECT_TRUE(std::none_of(s.board.track.begin(), s.board.track.end(), [](CardId c) { return c.is_none() || is_hero(c); })) << seed;
    EXPECT_EQ(s.board.heroes.size() + s.development.size(), 35u + 3u - 6u) << seed;
    revealed += s.board.heroes.size();
  }

  EXPECT_GT(revealed, 5u);
  EXPECT_LT(revealed, 55u);
}

// --- On the track ---------------------------------------------------------------------------------------------------------------

// [M-HERO-2] A Hero that would appear on the track is laid above it, beside those that lie there, and the next card takes its place.
TEST(Heroes, AreRevealedAboveTheTrack) {
  MonumentalTable t = table();
  t.heroes({"archimedes"}).development({"joan-of-arc", "genghis-khan", "shipyard", "market", "quarry"});

  end_turn(t);

  EXPECT_EQ(sorted(t.heroes()), (Names{"archimedes", "genghis-khan", "joan-of-arc"}));
  EXPECT_EQ(t.track(), (Names{"shipyard", "stonehenge", "pyramids", "market", "hanging-gardens", "bronze-working"}));
  EXPECT_EQ(t.development(), Names{"quarry"});
}

// [M-HERO-2] [M-END-1] A Hero may be the last card: nothing takes its place, and the end is near: two more turns and one for everybody.
TEST(Heroes, TheLastCardMayBeAHero) {
  MonumentalTable t = table(3);
  t.first_player(1).development({"joan-of-arc"});

  end_turn(t);
  EXPECT_EQ(t.heroes(), Names{"joan-of-arc"});
  EXPECT_EQ(t.track().front(), "");
  for (int turn = 1; turn <= 4; ++turn) end_turn(t);
  EXPECT_FALSE(t.over());
  end_turn(t);

  EXPECT_TRUE(t.over());
}

// --- Acquiring ------------------------------------------------------------------------------------------------------------------

// [M-HERO-3] Each costs the Gold on its card and goes where its card says: the Capital (7), a controlled province or an Explorer.
TEST(Heroes, CostTheirGoldAndGoWhereTheirCardSays) {
  struct Deal {
    int gold, tile, explorer;
  };
  const std::vector<std::pair<const char*, Deal>> deals = {
      {"alexander-the-great", {4, 7, 0}}, {"archimedes", {3, 7, 0}}, {"cleopatra", {3, 11, 0}},  {"joan-of-arc", {3, 7, 0}},
      {"genghis-khan", {5, 7, 0}},        {"marco-polo", {2, 0, 2}}, {"shakespeare", {4, 7, 0}}, {"leonardo-da-vinci", {5, 7, 0}},
      {"machiavelli", {3, 7, 0}},         {"einstein", {5, 7, 0}},   {"marie-curie", {4, 7, 0}}, {"gandhi", {3, 11, 0}},
  };
  for (const auto& [hero, deal] : deals) {
    MonumentalTable t = table();
    const std::string acquire = std::string("acquire ") + hero;
    t.heroes({hero}).hold(1, 11, 1).hold(1, 12, 1).explorer(1, 2, 6).deck(1, {}).have(1, deal.gold - 1, "gold");
    EXPECT_FALSE(t.offers(acquire)) << hero;

    t.have(1, deal.gold, "gold").play(acquire.c_str());
    EXPECT_EQ(t.asks(), deal.tile == 7 ? "turn" : "place-hero") << hero;
    if (deal.tile != 7) t.play(deal.tile == 11 ? "place 11" : "explorer 2");

    EXPECT_EQ(t.has(1, "gold"), 0) << hero;
    EXPECT_EQ(t.hero(1), hero);
    EXPECT_EQ(t.hero_tile(1), deal.tile) << hero;
    EXPECT_EQ(t.hero_explorer(1), deal.explorer) << hero;
    EXPECT_TRUE(t.heroes().empty()) << hero;
    EXPECT_EQ(t.asks(), "turn") << hero;
  }
}

// [M-HERO-3] Only Gold pays for a Hero, and only one that is revealed: not one in the deck or of another player.
TEST(Heroes, AreBoughtWithGoldFromAboveTheTrack) {
  MonumentalTable t = table();
  t.heroes({"joan-of-arc"}).hero(2, "archimedes", 13).development({"genghis-khan"});

  t.have(1, 2, "gold").have(1, 9, "production").have(1, 9, "science").have(1, 9, "military").have(1, 9, "culture");
  EXPECT_FALSE(t.offers("acquire joan-of-arc"));
  t.have(1, 9, "gold");

  EXPECT_TRUE(t.offers("acquire joan-of-arc"));
  EXPECT_EQ(t.refused("acquire archimedes"), "M-HERO-3");
  EXPECT_EQ(t.refused("acquire genghis-khan"), "M-HERO-3");
}

// [M-HERO-3] Once per turn, also when the Hero has left again; in the next turn another one.
TEST(Heroes, AreAcquiredOncePerTurn) {
  MonumentalTable t = table();
  t.heroes({"shakespeare", "archimedes"}).have(1, 20, "gold").have(1, 1, "culture");

  t.play("acquire shakespeare");
  EXPECT_EQ(t.refused("acquire archimedes"), "M-HERO-3");
  t.play("develop tea-ceremony");
  ASSERT_EQ(t.hero(1), "");
  EXPECT_EQ(t.refused("acquire shakespeare"), "M-HERO-3");
  EXPECT_EQ(t.refused("acquire archimedes"), "M-HERO-3");
  end_turn(t);
  end_turn(t);
  ASSERT_EQ(t.active(), 1);
  t.play("acquire archimedes");

  EXPECT_EQ(t.hero(1), "archimedes");
}

// [M-HERO-3] [M-TRACK-2] A Hero is not taken from the track: both tracks lose their rightmost card at the end of the turn.
TEST(Heroes, AreNoCardsOfTheTrack) {
  MonumentalTable t = table();
  t.heroes({"joan-of-arc"}).have(1, 3, "gold");

  t.play({"acquire joan-of-arc", "end"});

  EXPECT_EQ(sorted(t.track_discard()), (Names{"great-wall", "warrior-priest-altar"}));
  EXPECT_EQ(t.track(), (Names{"shipyard", "stonehenge", "pyramids", "market", "hanging-gardens", "bronze-working"}));
}

// [M-HERO-3] A Hero for a province goes to one that its owner controls; without one it cannot be acquired.
TEST(Heroes, GoOnlyToControlledProvinces) {
  MonumentalTable t = table();
  t.heroes({"cleopatra"}).hold(2, 14, 1).explorer(1, 1, 6).have(1, 3, "gold");
  EXPECT_FALSE(t.offers("acquire cleopatra"));

  t.hold(1, 11, 1).hold(1, 9, 0, true).play("acquire cleopatra");

  EXPECT_EQ(words(t.options()), (std::set<std::string>{"place 9", "place 11"}));
}

// [M-HERO-3] [M-HERO-5] Nor when the only province is held by the old Hero alone: it leaves, and then there is none.
TEST(Heroes, NeedAProvinceThatTheOldOneDoesNotTakeAlong) {
  MonumentalTable t = table();
  t.heroes({"cleopatra"}).hold(1, 11, 0).hero(1, "alexander-the-great", 11).have(1, 3, "gold");

  EXPECT_FALSE(t.offers("acquire cleopatra"));
  t.hold(1, 12, 1).play("acquire cleopatra");

  EXPECT_EQ(t.hero_tile(1), 12);
  EXPECT_EQ(t.holder(11), 0);
}

// --- In the field ---------------------------------------------------------------------------------------------------------------

// [M-HERO-4] [M-CON-9] On a province a Hero adds 2 to the defence, (Gandhi 4, see there); on the Capital it adds nothing.
TEST(Heroes, AddToTheDefenceOfTheirProvince) {
  for (const char* hero : {"alexander-the-great", "cleopatra", "joan-of-arc", "genghis-khan"}) {
    MonumentalTable t = table();
    t.terrain(11, "hills").hold(2, 11, 1).hold(2, 12, 1);

    EXPECT_EQ(price(t.hero(2, hero, 13), 11), 3) << hero;
    EXPECT_EQ(price(t.hero(2, hero, 11), 11), 5) << hero;
    EXPECT_EQ(price(t, 12), 1) << hero;
  }
}

// [M-HERO-4] With an attack value it counts as a Unit, conquers for 1 Military and controls the province alone.
TEST(Heroes, ConquerLikeUnits) {
  MonumentalTable t = table();
  t.hero(1, "joan-of-arc", 7).have(1, 2, "military");

  t.play({"conquer 11", "hero 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.hero_tile(1), 11);
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.points(1, "provinces"), 1);
  t.play("conquer 10");
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"soldier 7", "warlord 7"}));  // [M-CON-5] as the last Unit the Hero stays
}

// [M-HERO-4] Attack N stands for N Units and costs 1 Military.
TEST(Heroes, AttackStandsForSeveralUnits) {
  MonumentalTable t = table();
  t.terrain(11, "peaks");
  EXPECT_EQ(price(t.hero(1, "joan-of-arc", 7), 11), 4);
  EXPECT_EQ(price(t.hero(1, "alexander-the-great", 7), 11), 3);
  EXPECT_EQ(price(t.hero(1, "genghis-khan", 7), 11), 2);

  t.play({"conquer 11", "hero 7", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.hero_tile(1), 11);
}

// [M-HERO-4] It may take part also when fewer are missing, alone or after other Units; it must where the Military is enough only so.
TEST(Heroes, MayTakePartWhenFewerAreMissing) {
  MonumentalTable alone = table(), t = table();
  alone.hero(1, "genghis-khan", 7).have(1, 5, "military");
  t.hero(1, "genghis-khan", 7).have(1, 5, "military").terrain(11, "mountains");
  MonumentalTable poor = t;

  alone.play({"conquer 11", "hero 7"});
  t.play({"conquer 11", "soldier 7", "soldier 7"});
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"hero 7", "soldier 7", "warlord 7"}));
  t.play("hero 7");
  poor.have(1, 2, "military").play({"conquer 11", "soldier 7"});

  EXPECT_EQ(alone.has(1, "military"), 4);
  EXPECT_EQ(alone.hero_tile(1), 11);
  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.hero_tile(1), 11);
  EXPECT_EQ(poor.options(), Names{"hero 7"});
}

// [M-HERO-4] Without an attack value it is no Unit: it neither conquers nor moves nor lets the last Unit leave.
TEST(Heroes, WithoutAttackAreNoUnits) {
  MonumentalTable t = table(), u = table();
  t.hold(1, 11, 2).hero(1, "gandhi", 11).have(1, 9, "military");
  u.hold(1, 9, 1).hold(1, 8, 1).hero(1, "cleopatra", 9).have(1, 9, "military");

  t.play("conquer 10");
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"soldier 11", "soldier 7", "warlord 7"}));

  EXPECT_FALSE(u.offers("conquer 10"));
  EXPECT_EQ(u.refused("manoeuvre 9"), "M-CON-5");
}

// [M-HERO-4] [M-MOVE-1] [M-CON-5] As a Unit it moves for 1 Military, and where it stays the last other Unit may leave.
TEST(Heroes, MoveLikeUnits) {
  MonumentalTable t = table();
  t.hold(1, 11, 1).hero(1, "joan-of-arc", 7).have(1, 2, "military");

  t.play({"manoeuvre 7", "hero 7", "to 11"});
  EXPECT_EQ(t.hero_tile(1), 11);
  EXPECT_EQ(t.has(1, "military"), 1);
  t.play({"conquer 10", "soldier 11"});

  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.refused("manoeuvre 11"), "M-CON-5");
}

// [M-HERO-4] As a Unit it may be one of those that an effect returns: Denmark's Assembly returns 2 of 3.
TEST(Heroes, ReturnLikeUnits) {
  MonumentalTable t({.civs = {"denmark", "egypt"}, .modules = {"heroes"}});
  t.policies(1, {"assembly-of-the-thing"}).hold(1, 11, 2).hero(1, "joan-of-arc", 11);

  t.play({"use policy", "hero 11"});
  if_asked(t, {"soldier 11"});

  EXPECT_EQ(t.hero_tile(1), 7);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-OUT-1] [M-HERO-4] A Hero is not one of the three Units for an Outpost, and stays when others make one.
TEST(Heroes, DoNotCountForAnOutpost) {
  MonumentalTable t = table();
  t.hold(1, 11, 2).hero(1, "genghis-khan", 11);
  EXPECT_EQ(t.refused("outpost 11"), "M-OUT-1");

  t.hold(1, 11, 1).play("outpost 11");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_TRUE(t.outpost(11));
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.hero_tile(1), 11);
}

// --- Leaving --------------------------------------------------------------------------------------------------------------------

// [M-HERO-5] A new Hero sends the old one back, and a province that is empty then is no longer controlled.
TEST(Heroes, ANewOneSendsTheOldOneBack) {
  MonumentalTable t = table();
  t.heroes({"shakespeare"}).hold(1, 11, 0).hero(1, "alexander-the-great", 11).have(1, 4, "gold");
  ASSERT_EQ(t.points(1, "provinces"), 1);

  t.play("acquire shakespeare");

  EXPECT_EQ(t.heroes(), Names{"alexander-the-great"});
  EXPECT_EQ(t.hero(1), "shakespeare");
  EXPECT_EQ(t.holder(11), 0);
  EXPECT_EQ(t.points(1, "provinces"), 0);
}

// [M-HERO-5] [M-ACTION-1] The effect of the new one can be used though the old one's has been.
TEST(Heroes, ANewOneCanBeUsedAfterTheOldOne) {
  MonumentalTable t = table();
  t.heroes({"archimedes"}).hero(1, "shakespeare", 7).have(1, 3, "gold").have(1, 1, "science");

  t.play({"use hero", "acquire archimedes", "use hero"});

  EXPECT_EQ(supply(t), "3 0 0 0 1 ");
  EXPECT_EQ(t.heroes(), Names{"shakespeare"});
}

// [M-HERO-5] [M-CTRL-1] A Soldier or an Outpost that stays behind keeps the province; else it is nobody's.
TEST(Heroes, LeaveProvincesThatOthersHold) {
  MonumentalTable soldier = table(), outpost = table(), empty = table();
  soldier.hold(1, 11, 1).hero(1, "alexander-the-great", 11);
  outpost.hold(1, 11, 0, false, true).hero(1, "alexander-the-great", 11);
  empty.hold(1, 11, 0).hero(1, "alexander-the-great", 11);

  for (MonumentalTable* t : {&soldier, &outpost, &empty}) end_turn(*t);

  EXPECT_EQ(empty.heroes(), Names{"alexander-the-great"});
  EXPECT_EQ(soldier.holder(11), 1);
  EXPECT_EQ(outpost.holder(11), 1);
  EXPECT_EQ(empty.holder(11), 0);
}

// [M-HERO-5] A Hero whose province is conquered returns to its owner's Capital and can be used from there.
TEST(Heroes, OfALostProvinceReturnToTheCapital) {
  MonumentalTable t = table();
  t.hold(2, 11, 1).hero(2, "joan-of-arc", 11).have(1, 3, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.hero(2), "joan-of-arc");
  EXPECT_EQ(t.hero_tile(2), 13);
  EXPECT_TRUE(t.heroes().empty());
  t.turn_of(2).have(2, 1, "military").play({"conquer 9", "hero 13"});
  EXPECT_EQ(t.hero_tile(2), 9);
}

// --- The twelve -----------------------------------------------------------------------------------------------------------------

// [M-HERO-4] Alexander: attack 2, and 1 Military for each conquest that he takes part in.
TEST(Hero, AlexanderTheGreat) {
  MonumentalTable t = table();
  t.hero(1, "alexander-the-great", 7).terrain(11, "mountains").have(1, 3, "military");

  t.play({"conquer 11", "hero 7", "soldier 7"});
  EXPECT_EQ(t.has(1, "military"), 3 - 2 + 1);
  t.play({"conquer 12", "soldier 7"});
  EXPECT_EQ(t.has(1, "military"), 1);
  t.play({"conquer 10", "hero 11"});

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.hero_tile(1), 10);
}

// [M-HERO-5] Alexander leaves at the end of a turn of his owner without a conquest, also of the one in which he came.
TEST(Hero, AlexanderLeavesWithoutAConquest) {
  MonumentalTable t = table();
  t.heroes({"alexander-the-great"}).have(1, 4, "gold");
  t.play("acquire alexander-the-great");
  MonumentalTable u = t;

  u.have(1, 1, "military").play({"conquer 11", "soldier 7"});
  end_turn(t);
  end_turn(u);
  EXPECT_EQ(t.heroes(), Names{"alexander-the-great"});
  EXPECT_EQ(t.hero(1), "");
  end_turn(u);
  EXPECT_EQ(u.hero(1), "alexander-the-great");  // it was the other player who did not conquer
  end_turn(u);

  EXPECT_EQ(u.heroes(), Names{"alexander-the-great"});
}

// [M-HERO-5] [M-ACTION-1] Archimedes: 1 Science for 3 Production, once per turn; he leaves at once when a Wonder is completed, and can be
// acquired again, but not used again in that turn.
TEST(Hero, Archimedes) {
  MonumentalTable t = table();
  t.hero(1, "archimedes", 7).track({"stonehenge"});
  EXPECT_FALSE(t.offers("use hero"));

  t.have(1, 2, "science").have(1, 2, "production").play("use hero");
  EXPECT_EQ(supply(t), "5 1 0 0 0 ");
  EXPECT_FALSE(t.offers("use hero"));
  t.play("acquire stonehenge");
  EXPECT_EQ(t.hero(1), "archimedes");
  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.heroes(), Names{"archimedes"});
  EXPECT_EQ(t.hero(1), "");
  t.have(1, 3, "gold").play("acquire archimedes");
  EXPECT_EQ(t.hero(1), "archimedes");
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_FALSE(t.offers("use hero"));
}

// [M-CON-8] [M-HERO-4] Cleopatra: Free Towns cost 2 less, and each gives 1 Gold, for three of them at most.
TEST(Hero, Cleopatra) {
  MonumentalTable t = table();
  t.hold(1, 10, 1).hero(1, "cleopatra", 10).have(1, 4, "military").have(1, 1, "science").deck(1, {}).discard(1, {});
  t.token(3, "free-town-byblos").token(6, "free-town-petra").token(11, "free-town-zanzibar").token(12, "free-town-samarkand");
  EXPECT_FALSE(t.offers("use hero"));

  t.play({"conquer 3", "soldier 7"});
  if_asked(t, {"choose 1"});
  MonumentalTable one = t;
  for (const char* town : {"conquer 6", "conquer 11", "conquer 12"}) {
    t.play({town, "soldier 7"});
    if_asked(t, {"choose 1"});
  }
  one.play("use hero");
  t.play("use hero");

  EXPECT_EQ(supply(one), "0 1 3 1 1 ");
  EXPECT_EQ(supply(t), "0 0 0 3 4 ");
}

// [M-HERO-5] Cleopatra leaves when the province is lost in which she stands, not with another one.
TEST(Hero, CleopatraLeavesWithHerProvince) {
  MonumentalTable t = table();
  t.hold(2, 11, 1).hold(2, 12, 1).hero(2, "cleopatra", 11).have(1, 4, "military");

  t.play({"conquer 12", "soldier 7"});
  EXPECT_EQ(t.hero_tile(2), 11);
  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.heroes(), Names{"cleopatra"});
  EXPECT_EQ(t.hero(2), "");
}

// [M-CON-1] [M-HERO-5] Joan of Arc: one attack on any province, with Units from any tiles, at the usual Military; then she leaves.
TEST(Hero, JoanOfArc) {
  MonumentalTable t = table();
  t.hero(1, "joan-of-arc", 7).hold(1, 4, 2).hold(2, 18, 1);
  EXPECT_FALSE(t.offers("use hero"));

  t.have(1, 3, "military").play({"conquer 11", "hero 7"});
  EXPECT_EQ(t.hero(1), "joan-of-arc");  // an attack like any other is not her effect
  EXPECT_FALSE(t.offers("conquer 18"));
  t.play({"use hero", "conquer 18", "soldier 4", "soldier 7"});

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.soldiers(18), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.heroes(), Names{"joan-of-arc"});
  EXPECT_EQ(t.hero(1), "");
  EXPECT_EQ(t.holder(11), 0);  // she stood there alone
}

// [M-HERO-4] [M-HERO-5] Joan may take part in her attack herself; a province that she alone has taken is nobody's then.
TEST(Hero, JoanOfArcLeavesAfterHerOwnAttack) {
  MonumentalTable t = table();
  t.hero(1, "joan-of-arc", 7).token(9, "barbarian-hunters").have(1, 1, "military");

  t.play({"use hero", "conquer 9", "hero 7", "choose 1"});

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.heroes(), Names{"joan-of-arc"});
  EXPECT_EQ(t.holder(9), 0);
}

// [M-CON-7] [M-HERO-4] Genghis Khan: attack 3; both rewards of a Barbarian, one of a Free Town.
TEST(Hero, GenghisKhan) {
  MonumentalTable t = table();
  t.hero(1, "genghis-khan", 7).token(6, "barbarian-scythians").token(11, "barbarian-herders").token(12, "free-town-zanzibar");
  t.have(1, 1, "military");

  t.play({"conquer 6", "hero 7"});
  EXPECT_EQ(supply(t), "0 0 3 2 0 ");
  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(supply(t), "2 0 2 3 0 ");
  t.have(1, 1, "science").play({"conquer 12", "soldier 7", "choose 1"});

  EXPECT_EQ(supply(t), "1 0 1 3 1 ");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-HERO-5] Genghis Khan leaves when any province of his owner is lost, his own or another; the one that he held alone is nobody's then.
TEST(Hero, GenghisKhanLeavesWithAnyProvince) {
  MonumentalTable own = table(), other = table(), enemy = table();
  own.hold(2, 11, 1).hero(2, "genghis-khan", 11).have(1, 3, "military");
  other.hold(2, 11, 1).hold(2, 12, 0).hero(2, "genghis-khan", 12).have(1, 1, "military");
  enemy.hold(2, 11, 1).hero(1, "genghis-khan", 7).have(1, 1, "military");

  own.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7"});
  other.play({"conquer 11", "soldier 7"});
  enemy.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(own.heroes(), Names{"genghis-khan"});
  EXPECT_EQ(own.hero(2), "");
  EXPECT_EQ(other.heroes(), Names{"genghis-khan"});
  EXPECT_EQ(other.holder(12), 0);
  EXPECT_EQ(enemy.hero(1), "genghis-khan");
}

// [M-EXP-1] [M-EXP-2] Marco Polo: an Explorer moves three tiles, he with his own; 2 Gold for exploring a Market, none for Production.
TEST(Hero, MarcoPolo) {
  MonumentalTable t = table();
  t.explorer(1, 2, 11).hero_with_explorer(1, "marco-polo", 2).explorer(1, 1, 6).production_token(6);
  t.market(8, "carthage", {"carthage-purple-dye", "carthage-mercenaries"});

  t.play({"use hero", "step 2 10", "step 2 9", "step 2 8"});
  EXPECT_EQ(t.explorer(1, 2), 8);
  EXPECT_EQ(t.hero_explorer(1), 2);
  EXPECT_FALSE(t.offers("use hero"));
  t.play("explore 1 production");
  EXPECT_EQ(t.has(1, "gold"), 0);
  t.play({"explore 2 market", "token carthage-mercenaries"});

  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-HERO-5] Marco Polo leaves at the end of a turn in which nothing was explored.
TEST(Hero, MarcoPoloLeavesWhenNothingIsExplored) {
  MonumentalTable t = table();
  t.hero_with_explorer(1, "marco-polo", 1).explorer(1, 2, 11).production_token(11);
  MonumentalTable u = t;

  u.play("explore 2 production");
  end_turn(t);
  end_turn(u);

  EXPECT_EQ(t.heroes(), Names{"marco-polo"});
  EXPECT_EQ(t.hero_explorer(1), 0);
  EXPECT_EQ(u.hero(1), "marco-polo");
  EXPECT_EQ(u.hero_explorer(1), 1);
}

// [M-HERO-5] Shakespeare: 1 Culture, every turn anew; he leaves at once when a policy is developed.
TEST(Hero, Shakespeare) {
  MonumentalTable t = table();
  t.hero(1, "shakespeare", 7);

  t.play("use hero");
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_FALSE(t.offers("use hero"));
  end_turn(t);
  end_turn(t);
  EXPECT_EQ(t.hero(1), "shakespeare");
  t.play("use hero");
  EXPECT_EQ(t.has(1, "culture"), 2);
  t.play("develop meiji-reforms");

  EXPECT_EQ(t.heroes(), Names{"shakespeare"});
  EXPECT_EQ(t.hero(1), "");
}

// [M-COPY-1] [M-HERO-5] Leonardo da Vinci: a card of one's City gives once more; he leaves when a Wonder is completed.
TEST(Hero, LeonardoDaVinci) {
  MonumentalTable t = table();
  t.hero(1, "leonardo-da-vinci", 7).space(1, "a1", "laboratory").space(1, "b2", "workshop").space(2, "a2", "fort").begun(1, "pyramids");
  MonumentalTable u = t;

  t.play("use hero");
  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 1 a1", "copy 1 b2"}));
  t.play("copy 1 a1");
  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
  t.have(1, 5, "production").play("complete");
  if_asked(t, {"place 7"});
  end_turn(u);

  EXPECT_EQ(t.heroes(), Names{"leonardo-da-vinci"});
  EXPECT_EQ(u.hero(1), "leonardo-da-vinci");
}

// [M-TRACK-2] Machiavelli: a card of the track is discarded, then 2 base resources of one kind; that card was not taken.
TEST(Hero, Machiavelli) {
  MonumentalTable t = table();
  t.hero(1, "machiavelli", 7);

  t.play({"use hero", "card pyramids", "gain science"});
  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
  EXPECT_EQ(t.track_discard(), Names{"pyramids"});
  EXPECT_EQ(t.track()[1], "");
  end_turn(t);

  EXPECT_EQ(sorted(t.track_discard()), (Names{"great-wall", "pyramids", "warrior-priest-altar"}));
  EXPECT_EQ(t.hero(1), "machiavelli");
}

// [M-HERO-5] Machiavelli leaves at once when a province is lost; whoever is to play may acquire him.
TEST(Hero, MachiavelliLeavesWithAProvince) {
  MonumentalTable t = table();
  t.hold(2, 11, 1).hero(2, "machiavelli", 13).have(1, 1, "military").have(1, 3, "gold");

  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(t.heroes(), Names{"machiavelli"});
  EXPECT_EQ(t.hero(2), "");
  t.play("acquire machiavelli");

  EXPECT_EQ(t.hero(1), "machiavelli");
  EXPECT_EQ(t.hero_tile(1), 7);
}

// [M-DRAW-1] [M-HERO-5] Einstein: 1 Science to draw three cards and use two; he leaves at the end of a turn without 3 Science gained.
TEST(Hero, Einstein) {
  MonumentalTable t = table();
  t.hero(1, "einstein", 7).deck(1, {"workshop", "laboratory", "archery-range", "fort"}).discard(1, {});
  EXPECT_FALSE(t.offers("use hero"));

  t.have(1, 1, "science").play({"use hero", "card laboratory", "card archery-range"});
  EXPECT_EQ(supply(t), "0 2 2 0 0 ");
  EXPECT_EQ(t.deck(1), Names{"fort"});
  MonumentalTable u = t;
  end_turn(t);
  u.gained(3, "science").have(1, 0, "science");
  end_turn(u);

  EXPECT_EQ(t.heroes(), Names{"einstein"});
  EXPECT_EQ(u.hero(1), "einstein");
}

// [M-TAKE-1] [M-HERO-5] Marie Curie: archive a card to take a Knowledge that costs at most 8; then she leaves.
TEST(Hero, MarieCurie) {
  MonumentalTable t = table();
  t.hero(1, "marie-curie", 7).track({"electricity", "computing", "reinforced-concrete", "market", "quarry", "academy"}).deck(1, {});
  EXPECT_FALSE(t.offers("use hero"));
  t.space(1, "a1", "fort").space(1, "a2", "library");
  MonumentalTable u = t;

  t.play({"use hero", "space a1"});
  EXPECT_EQ(sorted(t.options("card")), (Names{"card computing", "card electricity"}));
  t.play("card computing");
  end_turn(u);

  EXPECT_EQ(t.archived(1), Names{"fort"});
  EXPECT_EQ(t.deck(1), Names{"computing"});
  EXPECT_EQ(t.heroes(), Names{"marie-curie"});
  EXPECT_EQ(t.hero(1), "");
  EXPECT_EQ(u.hero(1), "marie-curie");
}

// [M-HERO-4] Gandhi: 1 Gold for each policy, for two at most; he defends with 4, and all provinces of his owner with 2 more.
TEST(Hero, Gandhi) {
  MonumentalTable t = table();
  t.hold(1, 10, 1).hero(1, "gandhi", 10);
  EXPECT_FALSE(t.offers("use hero"));
  MonumentalTable one = t;
  one.policies(1, {"diplomacy"});
  t.policies(1, {"diplomacy", "tea-ceremony", "meiji-reforms"});

  one.play("use hero");
  t.play("use hero");
  EXPECT_EQ(one.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "gold"), 2);
  t.hold(1, 14, 1).hold(2, 9, 1).turn_of(2);

  EXPECT_EQ(price(t, 10), 1 + 4 + 2);
  EXPECT_EQ(price(t, 14), 1 + 1 + 2);
}

// [M-HERO-5] Gandhi leaves when his owner conquers anything; from a lost province he goes to the Capital and still counts.
TEST(Hero, GandhiLeavesWithAConquestOfHisOwner) {
  MonumentalTable t = table();
  t.hold(2, 11, 1).hero(2, "gandhi", 11).hold(2, 12, 1).have(1, 7, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7"});
  EXPECT_EQ(t.hero(2), "gandhi");
  EXPECT_EQ(t.hero_tile(2), 13);
  EXPECT_EQ(price(t, 12), 3);
  t.turn_of(2).have(2, 1, "military").play({"conquer 9", "soldier 13"});

  EXPECT_EQ(t.heroes(), Names{"gandhi"});
  EXPECT_EQ(t.hero(2), "");
  EXPECT_EQ(price(t.turn_of(1), 12), 1);
}

}  // namespace
}  // namespace stele::kit
