// A scenario for every one whose effect no other one has: the Development cards of all eras and the bonuses of Wonders.
#include "tests/monumental/card_scenarios.h"

namespace stele::kit {
namespace {

// --- Era I ---------------------------------------------------------------------------------------------------------

// [M-ACT-1] Stonehenge: 1 Culture where the chosen row and column cross.
TEST(EraOne, Stonehenge) {
  MonumentalTable t = with("stonehenge");
  t.chosen("b", 1);
  EXPECT_FALSE(t.offers("use b2"));

  t.chosen("b", 2).play("use b2");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-EXP-1] [M-EXP-2] Lighthouse of Alexandria: the first step is free, and exploring gives 1 Science.
TEST(EraOne, Lighthouse) {
  MonumentalTable t = with("lighthouse-of-alexandria");
  t.production_token(6);

  t.play({"step 1 6", "explore 1 production"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_FALSE(t.offers("step 1 5"));
}

// [M-WON-2] Lighthouse of Alexandria: an Explorer moves three tiles on its completion.
TEST(EraOne, BonusOfTheLighthouse) {
  MonumentalTable t = finishing("lighthouse-of-alexandria", 4);

  t.play({"complete", "step 1 11", "step 1 10", "step 1 9"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.explorer(1, 1), 9);
  EXPECT_EQ(t.wonder_on(7), "lighthouse-of-alexandria");
}

// [M-ACTION-3] Hanging Gardens: a card of the discard goes back on the deck.
TEST(EraOne, HangingGardens) {
  MonumentalTable t = with("hanging-gardens");
  t.discard(1, {"fort", "market"}).deck(1, {"library"});

  t.play({"use b2", "card market"});

  EXPECT_EQ(t.deck(1), (Names{"market", "library"}));
}

// [M-WON-2] [M-TAKE-1] Hanging Gardens: a Basic Building on its completion; the Wonder comes on top of it.
TEST(EraOne, BonusOfTheHangingGardens) {
  MonumentalTable t = finishing("hanging-gardens", 4);

  t.play({"complete", "card laboratory"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.deck(1), (Names{"hanging-gardens", "laboratory"}));
}

// [M-MOVE-1] Great Wall: two Units move.
TEST(EraOne, GreatWall) {
  MonumentalTable t = with("great-wall");
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("use b2");
  move_soldier(t, "7", "6");
  move_soldier(t, "7", "6");

  EXPECT_EQ(t.soldiers(6), 3);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-WON-2] [M-OUT-1] Great Wall: an Outpost on its completion.
TEST(EraOne, BonusOfTheGreatWall) {
  MonumentalTable t = finishing("great-wall", 5);
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("complete");
  one_of(t, {"outpost 6", "to 6", "place 6"});
  t.play("place 11");

  EXPECT_TRUE(t.outpost(6));
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.wonder_on(11), "great-wall");
}

// [M-REINF-1] Pyramids: they stay in the City.
TEST(EraOne, Pyramids) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "pyramids", "library", "fort", "work-camp", "forum"}).activated({"a1", "b2"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {});

  t.play({"use b2", "end"});

  EXPECT_EQ(t.at(1, "b2"), "pyramids");
  EXPECT_EQ(t.at(1, "a1"), "workshop");
}

// [M-COAST-1] Colossus of Rhodes: 1 Gold for every coastal province conquered.
TEST(EraOne, ColossusOfRhodes) {
  MonumentalTable t = with("colossus-of-rhodes");
  t.hold(1, 6, 1).have(1, 2, "military");

  t.play({"conquer 3", "soldier 7", "conquer 2", "soldier 7"});

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-EXP-1] Shipyard: an Explorer moves two tiles.
TEST(EraOne, Shipyard) {
  MonumentalTable t = with("shipyard");

  t.play({"use b2", "step 1 12", "step 1 16"});

  EXPECT_EQ(t.explorer(1, 1), 16);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-USE-1] Market: a base resource for 1 Gold.
TEST(EraOne, Market) {
  MonumentalTable t = with("market");
  t.have(1, 2, "science");

  t.play("use b2");

  EXPECT_EQ(supply(t), "0 1 0 1 0 ");
}

// [M-ACT-2] Quarry: 1 Production for each activated starting Building, for three at most.
TEST(EraOne, Quarry) {
  MonumentalTable two;
  MonumentalTable four;
  two.city(1, {"quarry", "library", "laboratory", "fort", "fort", "-", "shipyard", "-", "-"}).before_activation();
  four.city(1, {"quarry", "library", "fort", "mine", "-", "-", "forum", "-", "-"}).before_activation();

  two.play({"row a", "column 1"});
  four.play({"row a", "column 1"});

  EXPECT_EQ(two.has(1, "production"), 2);
  EXPECT_EQ(four.has(1, "production"), 3);
}

// [M-SCI-1] Quarry: it gives the same when progress draws it.
TEST(EraOne, QuarryDrawnByProgress) {
  MonumentalTable t;
  t.space(1, "a1", "fort")
      .space(1, "a2", "library")
      .space(1, "a3", "fort")
      .activated({"a1", "a2"})
      .deck(1, {"quarry"})
      .have(1, 2, "science");

  t.play("progress");

  EXPECT_EQ(t.has(1, "production"), 2);
}

// [M-USE-1] Academy: 1 Science for each activated Knowledge, for three at most.
TEST(EraOne, Academy) {
  MonumentalTable t = with("academy");
  t.space(1, "a1", "fort+alchemy").space(1, "a2", "fort+compass").space(1, "a3", "fort+printing").space(1, "b1", "fort+humanism");
  t.activated({"a1", "a2", "b2"});
  MonumentalTable four = t;
  four.activated({"a1", "a2", "a3", "b1", "b2"});

  t.play("use b2");
  four.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(four.has(1, "science"), 3);
}

// [M-USE-2] Warrior Priest Altar: 1 Culture for the first conquest of the turn.
TEST(EraOne, WarriorPriestAltar) {
  MonumentalTable t = with("warrior-priest-altar");
  t.have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "conquer 12", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-EXP-1] Navigation: an Explorer moves two tiles, over water if wanted, and ends on land.
TEST(EraOne, Navigation) {
  MonumentalTable t = with("fort+navigation");
  t.explorer(1, 1, 2);

  t.play("use b2k");
  if_asked(t, {"step 1 1"});  // or across it in one go
  t.play("step 1 4");

  EXPECT_EQ(t.explorer(1, 1), 4);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ACQ-BLD] Irrigation: Buildings cost 1 less, Basic ones too; Wonders do not.
TEST(EraOne, Irrigation) {
  MonumentalTable t = with("fort+irrigation");
  t.track({"quarry", "stonehenge", "-", "-", "-", "-"}).have(1, 5, "production");

  t.play({"acquire quarry", "acquire workshop"});
  EXPECT_EQ(t.has(1, "production"), 0);
  t.have(1, 1, "production");

  EXPECT_FALSE(t.offers("acquire stonehenge"));
}

// [M-ARCH-1] Pharmacy: archive a card, or bring one back from the discard.
TEST(EraOne, Pharmacy) {
  MonumentalTable t = with("fort+pharmacy");
  t.space(1, "a1", "library").space(1, "a2", "fort").discard(1, {"mine", "market"});
  MonumentalTable u = t;

  t.play({"use b2k", "choose 1", "space a1"});
  u.play({"use b2k", "choose 2", "card market"});

  EXPECT_EQ(t.archived(1), Names{"library"});
  EXPECT_EQ(u.deck(1), Names{"market"});
  EXPECT_EQ(u.archived(1), Names{});
}

// [M-SCI-1] Mathematics: one Scientific progress.
TEST(EraOne, Mathematics) {
  MonumentalTable t = with("fort+mathematics");
  t.deck(1, {"archery-range", "fort"});

  t.play("use b2k");

  EXPECT_EQ(supply(t), "0 0 2 0 0 ");
  EXPECT_EQ(t.discard(1), Names{"archery-range"});
}

// [M-DISC-1] Bronze Working: a discarded card for 2 base resources of one kind.
TEST(EraOne, BronzeWorking) {
  MonumentalTable t = with("fort+bronze-working");
  t.space(1, "a1", "library").space(1, "a2", "fort");

  t.play({"use b2k", "space a1", "gain production"});

  EXPECT_EQ(supply(t), "2 0 0 0 0 ");
  EXPECT_EQ(t.discard(1), Names{"library"});
}

// --- Era II --------------------------------------------------------------------------------------------------------

// [M-CON-9] Alhambra: enemies defend 1 less.
TEST(EraTwo, Alhambra) {
  MonumentalTable t = with("alhambra");

  t.hold(2, 11, 3).have(1, 2, "military").play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
}

// [M-ACT-2] [M-CTRL-1] Machu Picchu: 1 Gold when it is activated, if one controls mountains.
TEST(EraTwo, MachuPicchuInTheMountains) {
  MonumentalTable t;
  t.space(1, "a1", "machu-picchu").hold(1, 5, 1).before_activation();
  MonumentalTable mountains = t;
  mountains.hold(1, 16, 1);

  t.play({"row a", "column 1"});
  mountains.play({"row a", "column 1"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(mountains.has(1, "gold"), 1);
}

// [M-ARCH-1] [M-TAKE-1] Machu Picchu: an archived card for a Basic Building.
TEST(EraTwo, MachuPicchu) {
  MonumentalTable t = with("machu-picchu");
  EXPECT_FALSE(t.offers("use b2"));

  t.space(1, "a1", "library").space(1, "a2", "fort").play({"use b2", "space a1", "card workshop"});

  EXPECT_EQ(t.archived(1), Names{"library"});
  EXPECT_EQ(t.deck(1), Names{"workshop"});
}

// [M-WON-2] [M-ARCH-1] Machu Picchu: archive two cards on its completion.
TEST(EraTwo, BonusOfMachuPicchu) {
  MonumentalTable t = finishing("machu-picchu", 6);
  t.space(1, "a1", "library").space(1, "a2", "fort").space(1, "a3", "mine");

  t.play({"complete", "space a1", "space a3"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(sorted(t.archived(1)), (Names{"library", "mine"}));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-POL-1] Hagia Sophia: a policy for 1 Culture less.
TEST(EraTwo, HagiaSophia) {
  MonumentalTable t = with("hagia-sophia");

  t.play("use b2");
  one_of(t, {"develop meiji-reforms", "policy meiji-reforms"});

  EXPECT_EQ(t.policies(1), Names{"meiji-reforms"});
  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-WON-2] [M-POL-3] Hagia Sophia: the bonus of a policy on its completion.
TEST(EraTwo, BonusOfHagiaSophia) {
  MonumentalTable t = finishing("hagia-sophia", 6);
  t.policies(1, {"meiji-reforms", "tea-ceremony"});

  t.play({"complete", "policy meiji-reforms"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-ACT-2] Angkor Wat: a neighbour is activated.
TEST(EraTwo, AngkorWat) {
  MonumentalTable t = with("angkor-wat");
  t.space(1, "a1", "fort").space(1, "a2", "laboratory").space(1, "b1", "fort");

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a2", "b1"}));
  t.play("space a2");

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-WON-2] [M-REINF-1] Angkor Wat: reinforce two cards on its completion.
TEST(EraTwo, BonusOfAngkorWat) {
  MonumentalTable t = finishing("angkor-wat", 7);
  t.city(1, {"fort", "library", "work-camp", "work-camp", "mine", "library", "fort", "work-camp", "forum"});
  t.activated({"a1", "a2", "a3"}).deck(1, {"workshop"});

  t.play({"complete", "space a1", "space a3"});
  if_asked(t, {"place 7"});
  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "angkor-wat");
  EXPECT_EQ(t.at(1, "a3"), "work-camp");
}

// [M-POL-3] Notre-Dame: the bonus of a policy.
TEST(EraTwo, NotreDame) {
  MonumentalTable t = with("notre-dame");
  EXPECT_FALSE(t.offers("use b2"));

  t.policies(1, {"meiji-reforms", "tea-ceremony"}).play({"use b2", "policy meiji-reforms"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-REINF-1] Palace Guardhouse: reinforce a neighbour.
TEST(EraTwo, PalaceGuardhouse) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "palace-guardhouse", "library", "fort", "work-camp", "forum"});
  t.activated({"a1", "a2", "b1", "b2"}).deck(1, {"workshop", "laboratory", "market"}).discard(1, {});

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a2", "b1"}));
  t.play({"space a2", "end"});

  EXPECT_EQ(t.at(1, "a2"), "library");
  EXPECT_EQ(t.at(1, "a1"), "workshop");
}

// [M-ARCH-1] Monastery: an archived card for 1 Culture.
TEST(EraTwo, Monastery) {
  MonumentalTable t = with("monastery");
  EXPECT_FALSE(t.offers("use b2"));

  t.space(1, "a1", "library").space(1, "a2", "fort").play({"use b2", "space a2"});

  EXPECT_EQ(t.archived(1), Names{"fort"});
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-COPY-1] Guildhall: copy a Basic Building.
TEST(EraTwo, Guildhall) {
  MonumentalTable t = with("guildhall");
  t.space(1, "a1", "laboratory").space(1, "a2", "archery-range").space(1, "a3", "fort").activated({"a1", "b2"});

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 1 a1", "copy 1 a2"}));
  t.play("copy 1 a1");

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
}

// [M-ACQ-KNO] University: a Knowledge for 3 Science less.
TEST(EraTwo, University) {
  MonumentalTable t = with("university");
  t.track({"chivalry", "alchemy", "rib-vault", "-", "-", "-"}).have(1, 2, "science");

  t.play("use b2");
  EXPECT_FALSE(t.offers("acquire rib-vault"));
  one_of(t, {"acquire chivalry", "card chivalry"});

  EXPECT_EQ(t.deck(1), Names{"chivalry"});
  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-RES-3] Alchemy: 2 base resources of one kind for 2 Gold.
TEST(EraTwo, Alchemy) {
  MonumentalTable t = with("fort+alchemy");
  t.have(1, 1, "production").have(1, 1, "science");
  EXPECT_FALSE(t.offers("use b2k"));

  t.have(1, 2, "science").play("use b2k");

  EXPECT_EQ(supply(t), "1 0 0 2 0 ");
}

// [M-EXP-2] Compass: an Explorer moves three tiles, then explores.
TEST(EraTwo, Compass) {
  MonumentalTable t = with("fort+compass");
  t.production_token(9);

  t.play({"use b2k", "step 1 11", "step 1 10", "step 1 9"});
  if_asked(t, {"explore 1 production"});

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_FALSE(t.production_on(9));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-CON-7] [M-CON-9] Chivalry: 3 Military against Barbarians or 4 against enemies.
TEST(EraTwo, Chivalry) {
  MonumentalTable t = with("fort+chivalry");
  MonumentalTable u = with("fort+chivalry");

  t.play({"use b2k", "choose 1"});
  u.play({"use b2k", "choose 2"});

  EXPECT_EQ(t.military_for("barbarians"), 3);
  EXPECT_EQ(t.military_for("enemies"), 0);
  EXPECT_EQ(u.military_for("enemies"), 4);
}

// [M-WON-5] Rib Vault: a section of a Wonder for 4 Production less.
TEST(EraTwo, RibVault) {
  MonumentalTable t = with("fort+rib-vault");
  t.track({"hagia-sophia", "angkor-wat", "taj-mahal", "-", "-", "-"}).have(1, 1, "production");

  t.play("use b2k");
  EXPECT_FALSE(t.offers("card taj-mahal"));
  one_of(t, {"card angkor-wat", "acquire angkor-wat"});

  EXPECT_EQ(t.begun(1), "angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 0);
}

// --- Renaissance ---------------------------------------------------------------------------------------------------

// [M-OUT-1] Himeji Castle: an Outpost, or 1 Gold for each Outpost on the map.
TEST(Renaissance, HimejiCastle) {
  MonumentalTable t = with("himeji-castle");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1).hold(1, 12, 1);
  MonumentalTable u = t;

  t.play({"use b2", "choose 1"});
  one_of(t, {"outpost 12", "to 12", "place 12"});
  u.play({"use b2", "choose 2"});

  EXPECT_TRUE(t.outpost(12));
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(u.has(1, "gold"), 1);
}

// [M-ACTION-1] Florence Cathedral: a used Building can be used again.
TEST(Renaissance, FlorenceCathedral) {
  MonumentalTable t = with("florence-cathedral");
  t.space(1, "a1", "arsenal").activated({"a1", "b2"}).have(1, 2, "production");

  t.play({"use a1", "use b2"});
  if_asked(t, {"space a1"});
  t.play("use a1");

  EXPECT_EQ(supply(t), "0 0 6 0 0 ");
}

// [M-WON-2] Florence Cathedral: 1 Culture, then Scientific progress on its completion.
TEST(Renaissance, BonusOfFlorenceCathedral) {
  MonumentalTable t = finishing("florence-cathedral", 6);
  t.deck(1, {"laboratory"});

  t.play("complete");
  if_asked(t, {"yes"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(supply(t), "0 2 0 0 1 ");
  EXPECT_EQ(t.deck(1), Names{"florence-cathedral"});
}

// [M-ACT-2] Forbidden City: 1 Culture when it is activated on the middle space.
TEST(Renaissance, ForbiddenCityInTheCentre) {
  MonumentalTable centre;
  MonumentalTable corner;
  centre.space(1, "b2", "forbidden-city").before_activation();
  corner.space(1, "a1", "forbidden-city").before_activation();

  centre.play({"row b", "column 1"});
  corner.play({"row a", "column 1"});

  EXPECT_EQ(supply(centre), "0 0 0 1 1 ");
  EXPECT_EQ(supply(corner), "0 0 0 1 0 ");
}

// [M-COPY-1] Forbidden City: copy a developed policy, a covered one too.
TEST(Renaissance, ForbiddenCity) {
  MonumentalTable t = with("forbidden-city", "egypt");
  t.policies(1, {"guilds", "treaties"}).have(1, 1, "production").have(1, 1, "gold");

  t.play({"use b2", "copy 1 policy-1"});
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 2 0 1 0 ");
}

// [M-ARCH-1] Taj Mahal: 1 Gold for each archived card, for three at most.
TEST(Renaissance, TajMahal) {
  MonumentalTable two = with("taj-mahal");
  MonumentalTable four = with("taj-mahal");
  two.archived(1, {"fort", "library"});
  four.archived(1, {"fort", "library", "fort", "mine"});

  two.play("use b2");
  four.play("use b2");

  EXPECT_EQ(two.has(1, "gold"), 2);
  EXPECT_EQ(four.has(1, "gold"), 3);
}

// [M-USE-1] Theatre: 1 Gold for 1 Culture.
TEST(Renaissance, Theatre) {
  MonumentalTable t = with("theatre");
  t.have(1, 2, "gold");

  t.play("use b2");

  EXPECT_EQ(supply(t), "0 0 0 1 1 ");
}

// [M-USE-1] Observatory: use a Knowledge of the track.
TEST(Renaissance, Observatory) {
  MonumentalTable t = with("observatory");
  t.track({"alchemy", "market", "mathematics", "-", "-", "-"}).deck(1, {"fort"}).have(1, 2, "production");

  t.play("use b2");
  EXPECT_FALSE(t.offers("card market"));
  t.play("card alchemy");
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
  EXPECT_EQ(t.track()[0], "alchemy");
}

// [M-USE-1] Arsenal: 1 Production for 3 Military.
TEST(Renaissance, Arsenal) {
  MonumentalTable t = with("arsenal");
  t.have(1, 2, "production");

  t.play("use b2");

  EXPECT_EQ(supply(t), "1 0 3 0 0 ");
}

// [M-USE-1] Bank: 1 Gold for one of each base resource, or 2 Gold with 5 Gold.
TEST(Renaissance, Bank) {
  MonumentalTable poor = with("bank");
  poor.have(1, 4, "gold");
  MonumentalTable rich = with("bank");
  rich.have(1, 5, "gold");

  poor.play("use b2");
  rich.play({"use b2", "choose 2"});

  EXPECT_EQ(supply(poor), "1 1 1 3 0 ");
  EXPECT_EQ(supply(rich), "0 0 0 7 0 ");
}

// [M-CITY-2] Perspective: two spaces change places.
TEST(Renaissance, PerspectiveSwaps) {
  MonumentalTable t = with("fort+perspective");
  t.space(1, "a1", "library").space(1, "c3", "mine");

  t.play({"use b2k", "choose 1", "space a1", "space c3"});

  EXPECT_EQ(t.at(1, "a1"), "mine");
  EXPECT_EQ(t.at(1, "c3"), "library");
}

// [M-DISC-1] [M-REINF-1] Perspective: two cards are renewed, then another card than its own is reinforced.
TEST(Renaissance, PerspectiveRefreshes) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "fort+perspective", "library", "fort", "work-camp", "forum"});
  t.activated({"a1", "a2", "b2"}).deck(1, {"workshop", "laboratory", "market", "shipyard"}).discard(1, {});

  t.play({"use b2k", "choose 2", "space a3", "space c3"});
  EXPECT_EQ(t.at(1, "a3"), "workshop");
  EXPECT_EQ(t.at(1, "c3"), "laboratory");
  EXPECT_EQ(spaces(t), (Names{"a1", "a2"}));
  t.play({"space a1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "market");
  EXPECT_EQ(t.at(1, "b2"), "shipyard");
}

// [M-ACQ-KNO] Printing: Knowledge costs 1 less and gives 1 Culture.
TEST(Renaissance, Printing) {
  MonumentalTable t = with("fort+printing");
  t.track({"alchemy", "market", "-", "-", "-", "-"}).have(1, 3, "science").have(1, 3, "production");

  t.play({"acquire alchemy", "acquire market"});

  EXPECT_EQ(supply(t), "0 0 0 0 1 ");
}

// [M-RES-2] Condottieri: each Gold stands for 2 Military.
TEST(Renaissance, Condottieri) {
  MonumentalTable t = with("fort+condottieri");
  t.have(1, 1, "gold").hold(2, 11, 2);

  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-RES-4] Humanism: 1 Culture if one of each base resource has been gained.
TEST(Renaissance, Humanism) {
  MonumentalTable t = with("fort+humanism");
  t.gained(2, "production").gained(2, "science");
  EXPECT_FALSE(t.offers("use b2k"));

  t.gained(1, "military").play("use b2k");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- Era III -------------------------------------------------------------------------------------------------------

// [M-COAST-1] [M-EXP-1] Panama Canal: all coasts touch, and Explorers cross water.
TEST(EraThree, PanamaCanal) {
  MonumentalTable t = with("panama-canal");
  t.hold(1, 5, 2).explorer(1, 1, 2).have(1, 3, "military");

  t.play({"conquer 18", "soldier 5"});
  if_asked(t, {"step 1 1"});  // or across it in one go
  t.play("step 1 4");

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.explorer(1, 1), 4);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-WON-2] [M-COAST-1] Panama Canal: 1 Gold for each coastal province, for four at most, on its completion.
TEST(EraThree, BonusOfPanamaCanal) {
  MonumentalTable three = finishing("panama-canal", 7);
  three.hold(1, 2, 1).hold(1, 5, 1).hold(1, 16, 1).hold(1, 6, 1).hold(1, 11, 1);
  MonumentalTable five = finishing("panama-canal", 7);
  five.hold(1, 2, 1).hold(1, 5, 1).hold(1, 16, 1).hold(1, 15, 1).hold(1, 4, 1);

  three.play({"complete", "place 7"});
  five.play({"complete", "place 7"});

  EXPECT_EQ(three.has(1, "gold"), 3);
  EXPECT_EQ(five.has(1, "gold"), 4);
}

// [M-ACT-1] Eiffel Tower: all cards are activated where row and column cross.
TEST(EraThree, EiffelTower) {
  MonumentalTable t;
  t.city(1, {"workshop", "laboratory", "archery-range", "work-camp", "eiffel-tower", "library", "fort", "market", "work-camp"});
  t.activated({"a2", "b1", "b2", "b3", "c2"}).chosen("b", 2);
  MonumentalTable beside = t;
  beside.chosen("b", 3);

  EXPECT_FALSE(beside.offers("use b2"));
  t.play("use b2");

  EXPECT_EQ(supply(t), "3 0 3 0 0 ");
}

// [M-WON-2] Eiffel Tower: 1 Culture for each Wonder, for three at most, on its completion.
TEST(EraThree, BonusOfTheEiffelTower) {
  MonumentalTable t = finishing("eiffel-tower", 8);
  t.deck(1, {"pyramids", "stonehenge"}).discard(1, {"great-wall", "alhambra"});

  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.has(1, "culture"), 3);
}

// [M-USE-1] Statue of Liberty: use any card of the track.
TEST(EraThree, StatueOfLiberty) {
  MonumentalTable t = with("statue-of-liberty");
  t.track({"alchemy", "arsenal", "pyramids", "-", "-", "-"});

  t.play({"use b2", "card arsenal"});
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 0 5 0 0 ");
  EXPECT_EQ(t.track()[1], "arsenal");
}

// [M-WON-2] [M-TAKE-1] Statue of Liberty: a Knowledge of at most 7 Science on its completion.
TEST(EraThree, BonusOfTheStatueOfLiberty) {
  MonumentalTable t = finishing("statue-of-liberty", 7);
  t.track({"electricity", "computing", "alchemy", "market", "-", "-"});

  t.play("complete");
  EXPECT_FALSE(t.offers("card computing"));
  EXPECT_FALSE(t.offers("card market"));
  t.play("card electricity");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.deck(1), (Names{"statue-of-liberty", "electricity"}));
}

// [M-POL-2] Sydney Opera House: 1 Gold for each policy, for four at most.
TEST(EraThree, SydneyOperaHouse) {
  MonumentalTable t = with("sydney-opera-house");
  MonumentalTable five = with("sydney-opera-house");
  t.policies(1, {"tea-ceremony", "diplomacy", "meiji-reforms"});
  five.policies(1, {"tea-ceremony", "diplomacy", "meiji-reforms", "rapid-expansion", "embassies-to-the-tang"});

  t.play("use b2");
  five.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(five.has(1, "gold"), 4);
}

// [M-WON-2] [M-POL-3] Sydney Opera House: all bonuses of one's policies on its completion.
TEST(EraThree, BonusOfTheSydneyOperaHouse) {
  MonumentalTable t = finishing("sydney-opera-house", 8);
  t.policies(1, {"meiji-reforms", "tea-ceremony"});

  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(supply(t), "0 0 0 2 1 ");
}

// [M-COPY-1] I.S.S.: copy a Wonder of an opponent, where it has no place of its own.
TEST(EraThree, InternationalSpaceStation) {
  MonumentalTable t = with("international-space-station");
  t.chosen("b", 2).space(1, "a1", "great-wall").space(2, "b2", "stonehenge").space(2, "c1", "taj-mahal").space(2, "c2", "workshop");
  t.archived(1, {"fort", "fort"});
  MonumentalTable u = t;

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 2 b2", "copy 2 c1"}));
  t.play("copy 2 b2");
  u.play({"use b2", "copy 2 c1"});
  if_asked(u, {"yes"});

  EXPECT_EQ(supply(t), "0 1 0 0 0 ");
  EXPECT_EQ(supply(u), "0 0 0 2 1 ");
}

// [M-WON-2] I.S.S.: 1 Gold for each Knowledge, for six at most, on its completion.
TEST(EraThree, BonusOfTheInternationalSpaceStation) {
  MonumentalTable two = finishing("international-space-station", 9);
  two.deck(1, {"alchemy", "fort"}).space(1, "a1", "fort+compass");
  MonumentalTable seven = finishing("international-space-station", 9);
  seven.deck(1, {"alchemy", "compass", "printing", "chivalry"}).discard(1, {"navigation", "pharmacy", "humanism"});

  for (MonumentalTable* t : {&two, &seven}) {
    t->play("complete");
    if_asked(*t, {"place 7"});
  }

  EXPECT_EQ(two.has(1, "gold"), 2);
  EXPECT_EQ(seven.has(1, "gold"), 6);
}

// [M-CON-1] Aviation: 2 Military, then an attack anywhere.
TEST(EraThree, Aviation) {
  MonumentalTable t = with("fort+aviation");
  t.hold(2, 18, 1);

  t.play({"use b2k", "conquer 18", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-1] Aviation: the attack may be declined, the Military stays.
TEST(EraThree, AviationWithoutAttack) {
  MonumentalTable t = with("fort+aviation");

  t.play("use b2k");
  one_of(t, {"done", "no"});

  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ACT-2] Electricity: two more cards are activated.
TEST(EraThree, Electricity) {
  MonumentalTable t = with("fort+electricity");
  t.space(1, "a1", "workshop").space(1, "a2", "laboratory").space(1, "c3", "archery-range");

  t.play({"use b2k", "space a1", "space c3"});

  EXPECT_EQ(supply(t), "2 0 2 0 0 ");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-DRAW-1] Computing: draw four cards and use two.
TEST(EraThree, Computing) {
  MonumentalTable t = with("fort+computing");
  t.deck(1, {"workshop", "laboratory", "fort", "archery-range", "library"});

  t.play({"use b2k", "card archery-range", "card workshop"});

  EXPECT_EQ(supply(t), "2 0 2 0 0 ");
  EXPECT_EQ(t.deck(1), Names{"library"});
  EXPECT_EQ(t.discard(1).size(), 4u);
}

// [M-WON-1] Reinforced Concrete: each section of a Wonder costs half, rounded up.
TEST(EraThree, ReinforcedConcrete) {
  MonumentalTable t = with("fort+reinforced-concrete");
  t.track({"angkor-wat", "-", "-", "-", "-", "-"}).have(1, 7, "production");

  t.play("acquire angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 4);
  t.play("complete");
  if_asked(t, {"space b2"});
  if_asked(t, {"done"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.wonder_on(7), "angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 0);
}

// --- Bonuses of Wonders --------------------------------------------------------------------------------------------

// [M-WON-2] Bonuses that are resources.
TEST(Wonders, BonusesThatAreResources) {
  struct Expected {
    const char* wonder;
    int second_section;
    std::string resources;
  };
  for (const Expected& e : std::vector<Expected>{{"stonehenge", 3, "0 0 0 0 1 "},
                                                 {"pyramids", 5, "0 0 0 2 0 "},
                                                 {"colossus-of-rhodes", 4, "0 0 2 0 0 "},
                                                 {"alhambra", 5, "0 0 3 0 0 "},
                                                 {"notre-dame", 7, "0 0 0 0 2 "},
                                                 {"himeji-castle", 6, "0 0 0 0 0 "},
                                                 {"forbidden-city", 7, "0 0 0 3 0 "},
                                                 {"taj-mahal", 7, "0 0 0 0 2 "}}) {
    MonumentalTable t = finishing(e.wonder, e.second_section);

    t.play("complete");
    if_asked(t, {"place 7"});

    EXPECT_EQ(supply(t), e.resources) << e.wonder;
    EXPECT_EQ(t.military_for("enemies"), std::string(e.wonder) == "himeji-castle" ? 4 : 0) << e.wonder;
    EXPECT_EQ(t.deck(1), Names{e.wonder});
    EXPECT_EQ(t.wonder_on(7), e.wonder);
  }
}

}  // namespace
}  // namespace stele::kit
