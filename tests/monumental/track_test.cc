#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

Cards sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

// A table with full Cities that ask nothing, so that only the track changes, and player 1 rich enough for any purchase.
// The track, from the deck to the right (2 players: upper track, lower track), in era I; the deck is of eras II and III.
MonumentalTable market_day(int players) {
  std::vector<std::string> civs = {"japan", "egypt", "greece", "denmark"};
  civs.resize(static_cast<std::size_t>(players));
  MonumentalTable t(MonumentalTable::With{.players = players, .civs = civs});
  for (int player = 1; player <= players; ++player) {
    t.city(player, {"work-camp", "work-camp", "work-camp", "work-camp", "work-camp", "library", "library", "library", "fort"});
    t.deck(player, {"fort", "fort", "forum", "mine", "workshop"}).discard(player, {});
  }
  t.first_player(1).turn_of(1).have(1, 20, "production").have(1, 20, "science");
  t.track({"stonehenge", "market", "irrigation", "shipyard", "academy", "navigation"});
  t.development({"alhambra", "aviation", "monastery", "eiffel-tower", "alchemy", "compass", "chivalry"});
  return t;
}

// --- One track of six: 3 and 4 players -------------------------------------------------------------------------------------

// [M-TRACK-1] One card acquired: the cards on its left slide right and one new card comes in next to the deck; none is discarded.
TEST(OneTrack, AfterOneCardTheRestSlidesRightAndOneCardComesIn) {
  for (const int players : {3, 4}) {
    MonumentalTable t = market_day(players);

    t.play({"acquire irrigation", "end"});

    EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "shipyard", "academy", "navigation"}));
    EXPECT_EQ(t.development(), (Cards{"aviation", "monastery", "eiffel-tower", "alchemy", "compass", "chivalry"}));
    EXPECT_TRUE(t.track_discard().empty());
  }
}

// [M-TRACK-1] Several cards acquired: the new cards fill the empty places from right to left, of whatever era they are.
TEST(OneTrack, NewCardsFillFromRightToLeft) {
  for (const int players : {3, 4}) {
    MonumentalTable t = market_day(players);

    t.play({"acquire market", "acquire academy", "acquire navigation", "end"});

    EXPECT_EQ(t.track(), (Cards{"monastery", "aviation", "alhambra", "stonehenge", "irrigation", "shipyard"}));
    EXPECT_EQ(t.development(), (Cards{"eiffel-tower", "alchemy", "compass", "chivalry"}));
    EXPECT_TRUE(t.track_discard().empty());
  }
}

// [M-TRACK-1] The card next to the deck: nothing slides, the new card takes its place.
TEST(OneTrack, TheCardNextToTheDeckIsReplacedInItsPlace) {
  MonumentalTable t = market_day(3);

  t.play({"acquire stonehenge", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "market", "irrigation", "shipyard", "academy", "navigation"}));
  EXPECT_TRUE(t.track_discard().empty());
}

// [M-TRACK-1] All six cards acquired: the first new card lies rightmost.
TEST(OneTrack, AWholeNewTrackIsLaidFromRightToLeft) {
  MonumentalTable t = market_day(3);

  t.play({"acquire stonehenge", "acquire market", "acquire irrigation", "acquire shipyard", "acquire academy", "acquire navigation"});
  t.play("end");

  EXPECT_EQ(t.track(), (Cards{"compass", "alchemy", "eiffel-tower", "monastery", "aviation", "alhambra"}));
  EXPECT_EQ(t.development(), (Cards{"chivalry"}));
}

// [M-TRACK-1] [M-TAKE-1] A card that an effect takes from the track counts as one acquired there.
TEST(OneTrack, ACardTakenByAnEffectCountsToo) {
  MonumentalTable t = market_day(3);
  const int tile = t.tile_at(0, -1);
  t.token(tile, "barbarian-tanguts").have(1, 4, "military");
  const std::string conquer = "conquer " + std::to_string(tile);
  const std::string soldier = "soldier " + std::to_string(t.tile_at(0, -2));

  t.play({conquer.c_str(), soldier.c_str(), soldier.c_str(), soldier.c_str(), soldier.c_str(), "choose 2", "card irrigation", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "shipyard", "academy", "navigation"}));
  EXPECT_TRUE(t.track_discard().empty());
}

// [M-TRACK-2] No card acquired: the rightmost is discarded, the rest slides and one new card comes in on the left.
TEST(OneTrack, WithoutAPurchaseTheRightmostCardIsDiscarded) {
  for (const int players : {3, 4}) {
    MonumentalTable t = market_day(players);

    t.play("end");

    EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "irrigation", "shipyard", "academy"}));
    EXPECT_EQ(t.development(), (Cards{"aviation", "monastery", "eiffel-tower", "alchemy", "compass", "chivalry"}));
    EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
  }
}

// [M-TRACK-2] A Basic Building is not from the track.
TEST(OneTrack, ABasicBuildingIsNoCardOfTheTrack) {
  MonumentalTable t = market_day(4);

  t.play({"acquire workshop", "acquire laboratory", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "irrigation", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// [M-TRACK-2] Completing a Wonder begun in an earlier turn takes nothing from the track.
TEST(OneTrack, CompletingAWonderBegunEarlierTakesNothingFromTheTrack) {
  MonumentalTable t = market_day(3);
  const int tile = t.tile_at(0, -1);
  t.begun(1, "pyramids").hold(1, tile, 1);
  const std::string place = "place " + std::to_string(tile);

  t.play({"complete", place.c_str(), "end"});

  EXPECT_EQ(t.wonder_on(tile), "pyramids");
  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "irrigation", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// [M-TRACK-2] A card of the track that is only used there is not taken.
TEST(OneTrack, ACardUsedOnTheTrackIsNotTaken) {
  MonumentalTable t = market_day(3);
  t.space(1, "b2", "statue-of-liberty").activated({"b2"});

  t.play({"use b2", "card stonehenge"});
  EXPECT_EQ(t.has(1, "science"), 21);
  t.play("end");

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "irrigation", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// [M-TRACK-4] The place of an acquired card stays empty until the turn ends: no new card can be bought in its stead.
TEST(OneTrack, TheTrackIsCompletedOnlyAtTheEndOfTheTurn) {
  MonumentalTable t = market_day(3);

  t.play("acquire irrigation");

  EXPECT_EQ(t.track(), (Cards{"stonehenge", "market", "", "shipyard", "academy", "navigation"}));
  EXPECT_EQ(t.development().size(), 7U);
  EXPECT_FALSE(t.offers("acquire alhambra"));
  EXPECT_FALSE(t.offers("acquire irrigation"));
}

// [M-TRACK-1] [M-TRACK-4] The deck runs out while the track is filled: places on the left stay empty.
TEST(OneTrack, PlacesOnTheLeftStayEmptyWhenTheDeckRunsOut) {
  MonumentalTable t = market_day(3);
  t.development({"alhambra"});

  t.play({"acquire irrigation", "acquire shipyard", "acquire navigation", "end"});

  EXPECT_EQ(t.track(), (Cards{"", "", "alhambra", "stonehenge", "market", "academy"}));
  EXPECT_TRUE(t.development().empty());
  EXPECT_TRUE(t.track_discard().empty());
}

// [M-TRACK-2] The last card of the deck still replaces a card that is discarded.
TEST(OneTrack, TheLastCardOfTheDeckStillReplacesADiscardedCard) {
  MonumentalTable t = market_day(4);
  t.development({"alhambra"});

  t.play("end");

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "irrigation", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// [M-TRACK-4] After the deck is empty no card is discarded any more.
TEST(OneTrack, NothingIsDiscardedAfterTheDeckIsEmpty) {
  for (const int players : {3, 4}) {
    MonumentalTable t = market_day(players);
    t.development({"alhambra"});

    t.play({"end", "row a", "column 1", "end", "row a", "column 1", "end"});

    EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "irrigation", "shipyard", "academy"}));
    EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
  }
}

// [M-TRACK-1] [M-TRACK-4] With an empty deck the cards still slide right after a purchase.
TEST(OneTrack, CardsSlideRightAlsoWhenTheDeckIsEmpty) {
  MonumentalTable t = market_day(3);
  t.development({"alhambra"}).play({"end", "row a", "column 1"});
  t.have(2, 4, "production").have(2, 2, "science");

  t.play({"acquire irrigation", "acquire academy", "end"});

  EXPECT_EQ(t.track(), (Cards{"", "", "alhambra", "stonehenge", "market", "shipyard"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// --- Two tracks of three: 2 players ----------------------------------------------------------------------------------------

// [M-TRACK-3] The example of the rules: two cards from the upper track, none from the lower one.
TEST(TwoTracks, TwoCardsFromTheUpperTrackAndNoneFromTheLower) {
  MonumentalTable t = market_day(2);

  t.play({"acquire market", "acquire irrigation", "end"});

  EXPECT_EQ(t.track(), (Cards{"aviation", "alhambra", "stonehenge", "monastery", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
  EXPECT_EQ(t.development(), (Cards{"eiffel-tower", "alchemy", "compass", "chivalry"}));
}

// [M-TRACK-3] One card from the upper track: the lower one loses its rightmost card.
TEST(TwoTracks, OneCardFromTheUpperTrackOnly) {
  MonumentalTable t = market_day(2);

  t.play({"acquire market", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "irrigation", "aviation", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// [M-TRACK-3] Cards from the lower track only: the upper one loses its rightmost card and is filled first.
TEST(TwoTracks, CardsFromTheLowerTrackOnly) {
  MonumentalTable t = market_day(2);

  t.play({"acquire shipyard", "acquire navigation", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "monastery", "aviation", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"irrigation"}));
}

// [M-TRACK-3] A whole track acquired: it is laid anew from right to left; nothing slides from one track to the other.
TEST(TwoTracks, AWholeTrackIsLaidAnew) {
  MonumentalTable t = market_day(2);

  t.play({"acquire stonehenge", "acquire market", "acquire irrigation", "end"});

  EXPECT_EQ(t.track(), (Cards{"monastery", "aviation", "alhambra", "eiffel-tower", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"navigation"}));
}

// [M-TRACK-3] Cards from both tracks: both are filled, none is discarded, the upper track is filled first.
TEST(TwoTracks, CardsFromBothTracks) {
  MonumentalTable t = market_day(2);

  t.play({"acquire irrigation", "acquire shipyard", "acquire academy", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "monastery", "aviation", "navigation"}));
  EXPECT_TRUE(t.track_discard().empty());
  EXPECT_EQ(t.development(), (Cards{"eiffel-tower", "alchemy", "compass", "chivalry"}));
}

// [M-TRACK-3] No card acquired: each track loses its rightmost card and gets one new card.
TEST(TwoTracks, WithoutAPurchaseEachTrackLosesItsRightmostCard) {
  MonumentalTable t = market_day(2);

  t.play("end");

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "aviation", "shipyard", "academy"}));
  EXPECT_EQ(sorted(t.track_discard()), (Cards{"irrigation", "navigation"}));
  EXPECT_EQ(t.development(), (Cards{"monastery", "eiffel-tower", "alchemy", "compass", "chivalry"}));
}

// [M-TRACK-2] [M-TRACK-3] A Basic Building is from neither track.
TEST(TwoTracks, ABasicBuildingIsFromNeitherTrack) {
  MonumentalTable t = market_day(2);

  t.play({"acquire archery-range", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "aviation", "shipyard", "academy"}));
  EXPECT_EQ(sorted(t.track_discard()), (Cards{"irrigation", "navigation"}));
}

// [M-TRACK-3] [M-TAKE-1] A card that an effect takes counts for the track where it lay, not for the other.
TEST(TwoTracks, ACardTakenByAnEffectCountsForItsTrackOnly) {
  MonumentalTable t = market_day(2);
  t.token(12, "barbarian-tanguts").have(1, 4, "military");

  t.play({"conquer 12", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "choose 2", "card navigation", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "aviation", "shipyard", "academy"}));
  EXPECT_EQ(t.track_discard(), (Cards{"irrigation"}));
}

// [M-TRACK-4] Neither track is completed before the turn ends.
TEST(TwoTracks, TheTracksAreCompletedOnlyAtTheEndOfTheTurn) {
  MonumentalTable t = market_day(2);

  t.play({"acquire irrigation", "acquire shipyard"});

  EXPECT_EQ(t.track(), (Cards{"stonehenge", "market", "", "", "academy", "navigation"}));
  EXPECT_EQ(t.development().size(), 7U);
}

// [M-TRACK-3] [M-TRACK-4] The deck runs out after purchases from both: the upper track gets the last card, the lower one keeps a gap.
TEST(TwoTracks, TheUpperTrackGetsTheLastCard) {
  MonumentalTable t = market_day(2);
  t.development({"alhambra"});

  t.play({"acquire stonehenge", "acquire academy", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "market", "irrigation", "", "shipyard", "navigation"}));
  EXPECT_TRUE(t.track_discard().empty());
}

// [M-TRACK-3] [M-TRACK-4] If the upper track uses up the deck, the lower one, from which nothing was taken, loses no card.
TEST(TwoTracks, TheLowerTrackLosesNothingIfTheUpperOneUsesUpTheDeck) {
  MonumentalTable bought = market_day(2);
  bought.development({"alhambra", "aviation"});
  MonumentalTable idle = market_day(2);
  idle.development({"alhambra"});

  bought.play({"acquire market", "acquire irrigation", "end"});
  idle.play("end");

  EXPECT_EQ(bought.track(), (Cards{"aviation", "alhambra", "stonehenge", "shipyard", "academy", "navigation"}));
  EXPECT_TRUE(bought.track_discard().empty());
  EXPECT_EQ(idle.track(), (Cards{"alhambra", "stonehenge", "market", "shipyard", "academy", "navigation"}));
  EXPECT_EQ(idle.track_discard(), (Cards{"irrigation"}));
}

// [M-TRACK-4] After the deck is empty neither track loses a card.
TEST(TwoTracks, NothingIsDiscardedAfterTheDeckIsEmpty) {
  MonumentalTable t = market_day(2);
  t.development({"alhambra", "aviation"});

  t.play({"end", "row a", "column 1", "end", "row a", "column 1", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "aviation", "shipyard", "academy"}));
  EXPECT_EQ(sorted(t.track_discard()), (Cards{"irrigation", "navigation"}));
}

// [M-TRACK-3] [M-TRACK-4] With an empty deck each track slides by itself, and the one from which nothing was taken loses nothing.
TEST(TwoTracks, CardsSlideRightAlsoWhenTheDeckIsEmpty) {
  MonumentalTable t = market_day(2);
  t.development({"alhambra", "aviation"}).play({"end", "row a", "column 1"});
  t.have(2, 4, "production");

  t.play({"acquire academy", "end"});

  EXPECT_EQ(t.track(), (Cards{"alhambra", "stonehenge", "market", "", "aviation", "shipyard"}));
  EXPECT_EQ(sorted(t.track_discard()), (Cards{"irrigation", "navigation"}));
}

}  // namespace
}  // namespace stele::kit
