// A table made from its log: who may do what, and what comes of it.
#include "server/room.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "server/messages.h"

namespace stele::server {
namespace {

std::unique_ptr<Room> room_for(const std::string& seats = R"(["human","human"])", const std::string& game = "monuments") {
  const auto plan = read_wish(Json::parse(R"({"game":")" + game + R"(","seed":5,"seats":)" + seats + "}"), all_games(), 1000);
  EXPECT_TRUE(plan) << to_text(plan.errors());
  return Room::open(plan.value(), all_games()).value();
}

const PlayerId kAnn{0}, kBo{1}, kNobody{};
constexpr std::string_view kWord = "0123456789abcdef";  // of a client

std::string code(const Judged& j) { return std::holds_alternative<Refused>(j) ? std::string{std::get<Refused>(j).code} : ""; }
void add(Room& room, const Judged& j) {
  ASSERT_EQ(code(j), "");
  room.add(std::get<Entry>(j));
}
void name_both(Room& room) {
  add(room, judge_rename(room, kAnn, "Ann"));
  add(room, judge_rename(room, kBo, "Bo"));
}
void bots_answer(Room& room) { add(room, judge_move(room, room.to_move(), room.table().options()[0].notation, {})); }
PlayerId other(PlayerId p) { return p == kAnn ? kBo : kAnn; }
// Answers with the first option that reveals nothing, or something, as wanted.
void answer(Room& room, bool revealing) {
  for (const OptionText& o : room.table().options()) {
    auto copy = room.table().clone();
    copy->apply(o.notation);
    if (copy->revealed(copy->answers() - 1) != revealing) continue;
    return add(room, judge_move(room, room.to_move(), o.notation, {}));
  }
  FAIL() << "no such option";
}

TEST(Room, AMoveIsJudged) {
  const auto room = room_for();
  const PlayerId mover = room->to_move();
  const std::string first = room->table().options()[0].notation;
  EXPECT_EQ(code(judge_move(*room, other(mover), first, {})), "not-your-turn");
  EXPECT_EQ(code(judge_move(*room, kNobody, first, {})), "spectator");
  EXPECT_EQ(code(judge_move(*room, mover, first, 7)), "stale");
  EXPECT_EQ(code(judge_move(*room, mover, "dance", 0)), "unreadable");
  const Judged no = judge_move(*room, mover, "build AK", 0);
  EXPECT_EQ(code(no), "not-allowed");
  EXPECT_FALSE(std::get<Refused>(no).reason.rule.empty());
  add(*room, judge_move(*room, mover, first, 0));
  EXPECT_EQ(room->table().answers(), 1u);
  EXPECT_EQ(room->entries(), 1u);
}

// Decision 2 of the architecture: free until somebody learned something.
TEST(Room, UndoIsFreeWhileNobodyLearnedAnything) {
  const auto room = room_for(R"(["human","human"])", "monumental");
  name_both(*room);
  EXPECT_EQ(code(judge_undo(*room, room->to_move())), "nothing-to-undo");
  const PlayerId mover = room->to_move();
  answer(*room, false);
  const std::uint64_t after = room->table().hash();
  const Judged undo = judge_undo(*room, mover);
  ASSERT_EQ(code(undo), "");
  EXPECT_EQ(std::get<Entry>(undo).kind, EntryKind::Undo);
  room->add(std::get<Entry>(undo));
  EXPECT_EQ(room->table().answers(), 0u);
  EXPECT_NE(room->table().hash(), after);
}

TEST(Room, BeyondThatTheOthersAreAsked) {
  const auto room = room_for();
  name_both(*room);
  const PlayerId mover = room->to_move();
  answer(*room, true);
  add(*room, judge_undo(*room, mover));
  ASSERT_TRUE(room->undo_wish());
  EXPECT_EQ(code(judge_undo(*room, mover)), "already-asked");
  EXPECT_EQ(room->table().answers(), 1u);
  EXPECT_EQ(about_undo(*room).dump(),
            "{\"seat\":" + std::to_string(mover.value) + ",\"to\":0,\"agreed\":[" + std::to_string(mover.value) + "]}");

  add(*room, judge_agree(*room, other(mover), false));
  EXPECT_FALSE(room->undo_wish());
  EXPECT_EQ(room->table().answers(), 1u);
  EXPECT_EQ(code(judge_agree(*room, other(mover), true)), "nothing-asked");

  add(*room, judge_undo(*room, mover));
  add(*room, judge_agree(*room, other(mover), true));
  EXPECT_EQ(room->table().answers(), 0u);
  EXPECT_FALSE(room->undo_wish());
}

TEST(Room, EverybodyMustAgree) {
  const auto room = room_for(R"(["human","human","human","greedy"])");
  for (std::uint8_t p = 0; p < 3; ++p) add(*room, judge_rename(*room, PlayerId{p}, "P" + std::to_string(p)));
  while (room->to_move() == PlayerId{3}) bots_answer(*room);
  const PlayerId mover = room->to_move();
  const std::size_t before = room->table().answers();
  answer(*room, true);
  add(*room, judge_undo(*room, mover));
  int asked = 0;
  for (std::uint8_t p = 0; p < 3; ++p) {
    if (PlayerId{p} == mover) continue;
    EXPECT_EQ(room->table().answers(), before + 1);
    add(*room, judge_agree(*room, PlayerId{p}, true));
    ++asked;
  }
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(room->table().answers(), before);
}

// Bots agree to everything, and so does nobody.
TEST(Room, AgainstBotsUndoNeedsNobody) {
  const auto room = room_for(R"(["human","greedy"])");
  while (room->to_move() != kAnn) bots_answer(*room);
  answer(*room, true);
  const Judged undo = judge_undo(*room, kAnn);
  ASSERT_EQ(code(undo), "");
  EXPECT_EQ(std::get<Entry>(undo).kind, EntryKind::Undo);
}

TEST(Room, AMoveEndsTheWishToTakeBack) {
  const auto room = room_for();
  name_both(*room);
  const PlayerId mover = room->to_move();
  answer(*room, true);
  add(*room, judge_undo(*room, mover));
  add(*room, judge_move(*room, room->to_move(), room->table().options()[0].notation, {}));
  EXPECT_FALSE(room->undo_wish());
}

TEST(Room, SeatsChangeHands) {
  const auto room = room_for(R"(["human","open","greedy"])");
  EXPECT_EQ(code(judge_sit(*room, kNobody, PlayerId{0}, "Bo", kWord)), "seat-taken");
  EXPECT_EQ(code(judge_sit(*room, kNobody, {}, " ", kWord)), "name");
  EXPECT_EQ(code(judge_sit(*room, kAnn, {}, "Ann", kWord)), "already-seated");
  add(*room, judge_sit(*room, kNobody, {}, "Bo", kWord));
  EXPECT_EQ(room->seats()[1].name, "Bo");
  EXPECT_EQ(room->seat_of(room->seats()[1].token), kBo);
  EXPECT_EQ(room->seat_of(""), std::nullopt);
  EXPECT_EQ(room->seat_of("guess"), std::nullopt);
  EXPECT_EQ(code(judge_sit(*room, kNobody, {}, "Cy", kWord)), "seat-taken");

  EXPECT_EQ(code(judge_return(*room, kBo)), "not-away");
  add(*room, judge_leave(*room, kBo));
  EXPECT_TRUE(room->seats()[1].is_played_by_bot());
  EXPECT_EQ(code(judge_leave(*room, kBo)), "already-away");
  add(*room, judge_return(*room, kBo));
  EXPECT_FALSE(room->seats()[1].is_played_by_bot());
}

TEST(Room, ARepeatedRequestIsKnown) {
  const auto room = room_for();
  Entry e = std::get<Entry>(judge_chat(*room, kAnn, "", "hello"));
  e.client = "0:c";
  e.number = 3;
  room->add(e);
  EXPECT_TRUE(room->has_done("0:c", 3));
  EXPECT_TRUE(room->has_done("0:c", 2));
  EXPECT_FALSE(room->has_done("0:c", 4));
  EXPECT_FALSE(room->has_done("1:c", 1));
}

TEST(Room, ChatIsPlainTextOfLimitedLength) {
  const auto room = room_for();
  EXPECT_EQ(code(judge_chat(*room, kAnn, "", std::string(501, 'x'))), "chat-text");
  EXPECT_EQ(code(judge_chat(*room, kAnn, "", "  ")), "chat-text");
  EXPECT_EQ(code(judge_chat(*room, kAnn, "", "\x1b[2J")), "chat-text");
  EXPECT_EQ(code(judge_chat(*room, kNobody, "", "hi")), "name");
  EXPECT_EQ(code(judge_chat(*room, kNobody, "Zoe", "hi")), "");
}

// Decision 4 of the architecture: a log that no longer fits says exactly where and why, and is shown up to there.
TEST(Room, AnOlderLogThatNoLongerFitsSaysWhy) {
  auto played = room_for();
  std::vector<Entry> log;
  for (int i = 0; i < 5; ++i) {
    log.push_back(std::get<Entry>(judge_move(*played, played->to_move(), played->table().options()[0].notation, {})));
    played->add(log.back());
  }
  TablePlan plan = played->plan();
  plan.rules_version = 0;

  // It still fits: nothing is wrong.
  auto same = Room::open(plan, all_games()).value();
  for (const Entry& e : log) same->add(e);
  EXPECT_FALSE(same->broken());
  EXPECT_EQ(same->table().hash(), played->table().hash());

  // An answer leads elsewhere than it did.
  log[3].before = 1234;
  auto other = Room::open(plan, all_games()).value();
  for (const Entry& e : log) other->add(e);
  ASSERT_TRUE(other->broken());
  EXPECT_EQ(other->table().answers(), 3u);
  EXPECT_NE(other->broken()->en.find("Move 4, '" + log[3].text + "', no longer fits"), std::string::npos) << other->broken()->en;
  EXPECT_NE(other->broken()->en.find("played by rules 0"), std::string::npos) << other->broken()->en;
  EXPECT_EQ(code(judge_move(*other, other->to_move(), other->table().options()[0].notation, {})), "broken");

  // An answer is no longer allowed.
  log[3].before.reset();
  log[3].text = "build AK";
  auto forbidden = Room::open(plan, all_games()).value();
  for (const Entry& e : log) forbidden->add(e);
  ASSERT_TRUE(forbidden->broken());
  EXPECT_EQ(forbidden->table().answers(), 3u);
}

// How a game ended is in its log: other rules or cards that make something else of the last move, or of the points, are noticed.
TEST(Room, AnEndThatNoLongerFitsSaysWhy) {
  auto played = room_for(R"(["greedy","random"])");
  while (!played->is_over()) bots_answer(*played);
  const Entry end = std::get<Entry>(judge_end(*played));
  EXPECT_FALSE(played->end_noted());
  played->add(end);
  EXPECT_TRUE(played->end_noted());
  EXPECT_FALSE(played->broken());
  EXPECT_EQ(code(judge_end(*played)), "not-over");

  for (const bool other_points : {true, false}) {
    auto again = room_for(R"(["greedy","random"])");
    while (!again->is_over()) bots_answer(*again);
    Entry then = end;
    if (other_points)
      then.text = "1 2";
    else
      then.before = 7;
    again->add(then);
    ASSERT_TRUE(again->broken());
    EXPECT_NE(again->broken()->en.find("ended with " + then.text + " points"), std::string::npos) << again->broken()->en;
  }
}

// A table that goes on with a record remembers the state that the record led to.
TEST(Room, ARecordThatLeadsElsewhereSaysSo) {
  auto played = room_for();
  for (int i = 0; i < 5; ++i) add(*played, judge_move(*played, played->to_move(), played->table().options()[0].notation, {}));
  TablePlan plan = played->plan();
  for (std::size_t k = 0; k < played->table().answers(); ++k) plan.played.push_back(played->table().answer(k));
  plan.played_to = played->table().hash();
  const auto stored = read_plan(write_plan(plan));
  ASSERT_TRUE(stored) << to_text(stored.errors());
  EXPECT_EQ(stored.value(), plan);
  EXPECT_FALSE(Room::open(plan, all_games()).value()->broken());
  plan.played_to = 7;
  const auto other = Room::open(plan, all_games()).value();
  ASSERT_TRUE(other->broken());
  EXPECT_NE(other->broken()->en.find("ends otherwise here"), std::string::npos) << other->broken()->en;
}

// By its client's word whoever took a seat gets the key to it again: it must be one that nobody can guess.
TEST(Room, ASeatIsTakenWithAWordOfItsOwn) {
  const auto room = room_for(R"(["human","open"])");
  EXPECT_EQ(code(judge_sit(*room, kNobody, {}, "Bo", "same")), "client-word");
  EXPECT_EQ(code(judge_sit(*room, kNobody, {}, "Bo", kWord)), "");
}

TEST(Room, WhoeverSitsDownOrComesBackHasTheWholeClock) {
  const auto room = room_for(R"(["human","open"])");
  const auto at = [&](const Judged& judged, std::int64_t time) {
    Entry e = std::get<Entry>(judged);
    e.time = time;
    room->add(e);
  };
  at(judge_sit(*room, kNobody, {}, "Bo", kWord), 70'000);
  EXPECT_EQ(room->last_time(), 70'000);
  at(judge_leave(*room, kBo), 71'000);
  EXPECT_EQ(room->last_time(), 70'000);
  at(judge_return(*room, kBo), 90'000);
  EXPECT_EQ(room->last_time(), 90'000);
}

TEST(Room, ARematchHasTheSamePeopleAndNewKeys) {
  const auto room = room_for(R"(["human","open","greedy"])");
  EXPECT_EQ(code(judge_rematch(*room, kAnn, "x")), "not-over");
  add(*room, judge_sit(*room, kNobody, {}, "Bo", kWord));
  const TablePlan again = plan_again(*room, 2000);
  EXPECT_NE(again.id, room->plan().id);
  EXPECT_NE(again.setup.seed, room->plan().setup.seed);
  EXPECT_EQ(again.seats[1].sitter, Sitter::Person);
  EXPECT_EQ(again.seats[1].name, "Bo");
  EXPECT_NE(again.seats[0].token, room->plan().seats[0].token);
  EXPECT_EQ(again.seats[2].bot, "greedy");
}

// Whoever has seen a part of the log is told the rest, unless the game went back behind it.
TEST(Room, KnowsWhatSomebodyHasSeen) {
  const auto room = room_for(R"(["human","greedy"])");
  while (!room->table().undo_for(kAnn).to || room->to_move() != kAnn) {
    if (room->to_move() == kAnn)
      add(*room, judge_move(*room, kAnn, room->table().options()[0].notation, {}));
    else
      bots_answer(*room);
  }
  const std::size_t entries = room->entries();
  EXPECT_EQ(room->answers_at(2), 2u);
  EXPECT_EQ(room->answers_at(entries + 1), std::nullopt);
  add(*room, judge_undo(*room, kAnn));
  EXPECT_EQ(room->answers_at(entries), std::nullopt);
  EXPECT_EQ(room->answers_at(0), 0u);
}

// The seed would tell everything.
TEST(Messages, NeverNameTheSeedOrAToken) {
  const auto room = room_for(R"(["human","human"])", "monumental");
  TablePlan plan = room->plan();
  for (const PlayerId p : {kAnn, kBo, kNobody}) {
    const std::string text = welcome(*room, {p, Language::English}, {}).dump();
    EXPECT_EQ(text.find("seed"), std::string::npos);
    for (const SeatPlan& s : plan.seats) EXPECT_EQ(text.find(s.token), std::string::npos);
  }
  EXPECT_EQ(listing(plan, room->seats()).dump().find("seed"), std::string::npos);
}

}  // namespace
}  // namespace stele::server
