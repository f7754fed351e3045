// What a client may send, and what it is told when it sends something else.
#include "server/request.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "server/entry.h"
#include "server/plan.h"

namespace stele::server {
namespace {

std::string mistakes(const std::string& text) {
  const auto read = read_request(text);
  return read ? "" : to_text(read.errors());
}

TEST(Request, ReadsEveryField) {
  const auto join =
      read_request(R"({"kind":"join","table":"abc","token":"t","client":"c1","name":"Ann","lang":"fr","have":12,"print":"00ff"})").value();
  EXPECT_EQ(join.kind, RequestKind::Join);
  EXPECT_EQ(join.table + join.token + join.client + join.name + join.print, "abctc1Ann00ff");
  EXPECT_EQ(join.have, 12u);
  EXPECT_EQ(join.language, Language::French);
  const auto move = read_request(R"({"kind":"move","number":7,"text":"row a","at":3})").value();
  EXPECT_EQ(move.kind, RequestKind::Move);
  EXPECT_EQ(move.number, 7u);
  EXPECT_EQ(move.text, "row a");
  EXPECT_EQ(move.at, 3u);
  EXPECT_EQ(read_request(R"({"kind":"sit","number":1,"name":"Bo","seat":2})").value().seat, PlayerId{2});
  for (const char* plain : {"undo", "agree", "refuse", "leave", "return", "rematch", "hint"})
    EXPECT_TRUE(read_request(R"({"kind":")" + std::string{plain} + R"(","number":1})")) << plain;
  EXPECT_TRUE(read_request(R"({"kind":"view"})"));
}

TEST(Request, SaysWhatIsWrong) {
  EXPECT_EQ(mistakes("{"), "line 1, column 1: this is not JSON");
  EXPECT_EQ(mistakes("[]"), "/: expected an object, found a list");
  EXPECT_EQ(mistakes("{}"), "/kind: is missing");
  EXPECT_EQ(mistakes(R"({"kind":"mvoe"})"), "/kind: unknown kind of message 'mvoe'; did you mean 'move'?");
  EXPECT_EQ(mistakes(R"({"kind":"move","number":1})"), "/text: is missing");
  EXPECT_EQ(mistakes(R"({"kind":"undo","number":-1})"), "/number: expected a whole number from 1 to 9007199254740992, found -1");
  EXPECT_EQ(mistakes(R"({"kind":"undo","number":1,"text":"x"})"), "/text: unknown field of a message 'undo'");
  EXPECT_EQ(mistakes(R"({"kind":"view","colour":1})"), "/colour: unknown field of a message 'view'");
  EXPECT_EQ(mistakes(R"({"kind":"chat","number":1,"text":5})"), "/text: expected a text, found 5");
  EXPECT_EQ(mistakes(R"({"kind":"join","table":"a","client":""})"), "/client: expected a word of the client's own");
  EXPECT_EQ(mistakes(R"({"kind":"join","table":"a","client":"c","lang":"de"})"), "/lang: expected en or fr");
  EXPECT_EQ(mistakes(R"({"kind":"sit","number":1,"name":"x","seat":9})"), "/seat: expected a whole number from 0 to 4, found 9");
  EXPECT_EQ(mistakes(R"({"kind":"chat","number":1,"text":")" + std::string(kLongestRequest, 'x') + "\"}"),
            "the message is longer than 4096 bytes");
}

TEST(Entry, ComesBackAsItWasWritten) {
  for (int kind = 0; kind < kEntryKinds; ++kind) {
    Entry e;
    e.kind = static_cast<EntryKind>(kind);
    e.seat = kind % 3 == 0 ? PlayerId{} : PlayerId{1};
    e.text = "row \"a\" é";
    e.name = "Ann";
    e.token = kind == 6 ? "secret" : "";
    e.to = e.kind == EntryKind::Undo || e.kind == EntryKind::AskUndo ? 17 : 0;
    if (e.kind == EntryKind::Move) e.before = 0xFEDCBA9876543210u, e.bot = "greedy";
    e.client = "1:abc";
    e.number = 5;
    e.time = 1'700'000'000'000;
    const auto read = read_entry(write_entry(e));
    ASSERT_TRUE(read) << to_text(read.errors());
    EXPECT_EQ(read.value(), e) << write_entry(e);
  }
  for (const char* bad : {"", "{}", "[]", R"({"kind":"dance","time":1})", R"({"kind":"move"})",
                          R"({"kind":"move","time":1,"before":"xyz"})", R"({"kind":"move","time":1,"x":2})"})
    EXPECT_FALSE(read_entry(bad)) << bad;
}

Result<TablePlan> wish(const std::string& text) { return read_wish(Json::parse(text), all_games(), 1000); }
std::string wrong(const std::string& text) {
  const auto plan = wish(text);
  return plan ? "" : to_text(plan.errors());
}

TEST(Plan, IsMadeFromAWish) {
  const TablePlan plan =
      wish(
          R"({"game":"monumental","seats":["human","open","greedy","automa:egypt"],"modules":["heroes"],"monsters":2,"automa-level":1,"seed":7,"clock":60,"name":"Ann"})")
          .value();
  ASSERT_EQ(plan.seats.size(), 4u);
  EXPECT_EQ(plan.seats[0].sitter, Sitter::Person);
  EXPECT_EQ(plan.seats[0].name, "Ann");
  EXPECT_EQ(plan.seats[0].token.size(), 22u);
  EXPECT_EQ(plan.seats[1].sitter, Sitter::Open);
  EXPECT_EQ(plan.seats[2].bot, "greedy");
  EXPECT_EQ(plan.seats[3].sitter, Sitter::Automa);
  EXPECT_EQ(plan.setup.civilizations.at(3), "egypt");
  EXPECT_EQ(plan.setup.monsters, 2);
  EXPECT_EQ(plan.setup.automa_level, 1);
  EXPECT_EQ(plan.clock, 60);
  EXPECT_EQ(plan.time, 1000);
  EXPECT_EQ(read_plan(write_plan(plan)).value(), plan);
}

TEST(Plan, WithoutWishesIsOnePersonAgainstBots) {
  const TablePlan a = wish(R"({"game":"monuments"})").value(), b = wish(R"({"game":"monuments"})").value();
  EXPECT_EQ(a.seats.size(), 4u);
  EXPECT_EQ(a.seats[0].sitter, Sitter::Person);
  EXPECT_EQ(a.seats[3].bot, "greedy");
  EXPECT_NE(a.id, b.id);
  EXPECT_NE(a.setup.seed, b.setup.seed);
  EXPECT_NE(a.seats[0].token, b.seats[0].token);
}

TEST(Plan, SaysWhatIsWrongWithAWish) {
  EXPECT_NE(wrong(R"({"game":"chess"})").find("/game: unknown game 'chess'"), std::string::npos) << wrong(R"({"game":"chess"})");
  EXPECT_NE(wrong(R"({})").find("/game: is missing"), std::string::npos);
  EXPECT_NE(wrong(R"({"game":"monuments","seats":["human","robot"]})").find("/seats: seat 2: unknown player 'robot'"), std::string::npos);
  EXPECT_NE(wrong(R"({"game":"monuments","seats":["human"]})").find("/seats: names 1 seat"), std::string::npos);
  EXPECT_NE(wrong(R"({"game":"monuments","modules":["dragons"]})").find("/modules"), std::string::npos);
  EXPECT_NE(wrong(R"({"game":"monuments","clock":1})").find("/clock: expected a whole number from 5"), std::string::npos);
  EXPECT_NE(wrong(R"({"game":"monuments","name":"\u0007"})").find("/name"), std::string::npos);
  EXPECT_NE(wrong(R"({"game":"monuments","colour":"red"})").find("/colour: unknown field"), std::string::npos);
  EXPECT_EQ(wrong(R"({"game":"monuments","clock":0})"), "");
}

// A person at a French page reads in French what is wrong with the table they asked for.
TEST(Plan, SaysWhatIsWrongInFrench) {
  const auto faux = [](const char* json) { return to_text(wish(json).errors(), Language::French); };
  EXPECT_EQ(faux(R"({"game":"monumental","seats":["human","greedy"],"civilizations":["egypt","egypt"]})"),
            "/civ: chaque civilisation une seule fois : Égypte (M-SET-6)");
  EXPECT_EQ(faux(R"({"game":"monumental","map":"atlantis"})").find("/map: carte inconnue pour 2 joueurs : 'atlantis'"), 0u);
  EXPECT_EQ(faux(R"({"game":"monuments","seats":["human","robot"]})").find("/seats: place 2 : joueur inconnu 'robot'"), 0u);
  EXPECT_EQ(faux(R"({"game":"monumental","seats":["automa"]})").find("/seats: 1 place ; Monumental se joue de 2 à 4"), 0u);
  EXPECT_EQ(faux(R"({"game":"monuments","map":"atlantis"})").find("/map: Monuments"), 0u);
  EXPECT_EQ(faux(R"({"record":"what is this"})"),
            "/record: line 1: ce n'est pas une partie enregistrée : elle commence par 'stele-record 1'");
}

}  // namespace
}  // namespace stele::server
