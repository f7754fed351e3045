#include "engine/record.h"

#include <gtest/gtest.h>

#include <regex>

#include "games/games.h"

namespace stele {
namespace {

std::unique_ptr<Table> played(std::size_t answers) {
  auto t = find_game(all_games(), "monuments")->open({3, 11, {"powers"}}).value();
  while (t->answers() < answers) t->apply(t->options().back().notation);
  return t;
}

std::string said(const std::string& record) {
  const auto read = read_record(record, all_games());
  return read ? "" : to_text(read.errors());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " is not in\n" << text;
  return text.replace(at, from.size(), to);
}

TEST(Record, CarriesFormatVersionsSetupAnswersAndFingerprints) {
  const std::string text = write_record(*played(12));
  EXPECT_TRUE(std::regex_search(
      text, std::regex("^stele-record 1\ngame monuments\nrules 1\ncards [0-9a-f]{16}\nplayers 3\nseed 11\nmodules powers\n\n")))
      << text;
  EXPECT_TRUE(std::regex_search(text, std::regex("\n= 10 [0-9a-f]{16}\n"))) << text;
  EXPECT_TRUE(std::regex_search(text, std::regex("\n= 12 [0-9a-f]{16}\n$"))) << text;
}

TEST(Record, ReplaysToTheSameTable) {
  const auto t = played(60);
  const auto read = read_record(write_record(*t), all_games());
  ASSERT_TRUE(read) << to_text(read.errors());
  EXPECT_EQ(read->table->hash(), t->hash());
  EXPECT_EQ(read->checked, 6u);
}

TEST(Record, StopsWhereItIsTold) {
  const auto t = played(30);
  const auto read = read_record(write_record(*t), all_games(), 17);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->table->answers(), 17u);
  EXPECT_EQ(read->table->hash(), t->hash_after(17));
  EXPECT_FALSE(read_record(write_record(*t), all_games(), 31));
}

TEST(Record, AWrongFingerprintIsFound) {
  const auto t = played(10);
  const std::string wrong = replaced(write_record(*t), hash_to_text(t->hash()), "0123456789abcdef");
  EXPECT_NE(said(wrong).find("after 10 answers the state has the fingerprint " + hash_to_text(t->hash())), std::string::npos)
      << said(wrong);
  EXPECT_TRUE(read_record(wrong, all_games(), {}, Check::No));
}

TEST(Record, MistakesAreNamedByTheirLine) {
  const std::string good = write_record(*played(10));
  EXPECT_EQ(said(good), "");
  EXPECT_NE(said("hello").find("line 1: this is not a record"), std::string::npos);
  EXPECT_NE(said(replaced(good, "stele-record 1", "stele-record 2")).find("line 1: this program reads records of format 1"),
            std::string::npos);
  EXPECT_NE(said(replaced(good, "game monuments", "game chess")).find("line 2: unknown game 'chess'"), std::string::npos);
  EXPECT_NE(said(replaced(good, "players 3", "players many")).find("line 5: expected a number of players"), std::string::npos);
  EXPECT_NE(said(replaced(good, "seed 11", "seed 99999999999999999999")).find("line 6: expected a seed"), std::string::npos);
  EXPECT_NE(said(replaced(good, "seed 11\n", "")).find("lacks 'seed'"), std::string::npos);
  EXPECT_NE(said(replaced(good, "modules powers", "modules wings")).find("unknown module 'wings'"), std::string::npos);
  EXPECT_NE(said(replaced(good, "\n\n", "\n\nfly away\n")).find("line 9: 'fly away': unknown word 'fly'"), std::string::npos);
  EXPECT_NE(said(replaced(good, "= 10", "= 11")).find("this fingerprint is for 11 answers, but 10 stand above it"), std::string::npos);
  EXPECT_NE(said(replaced(good, "cards ", "cards z")).find("line 4: expected the version of the cards"), std::string::npos);
}

TEST(Record, AnotherVersionOfTheRulesIsNamedWhenTheRecordNoLongerFits) {
  const auto t = played(10);
  std::string text = replaced(write_record(*t), "rules 1\n", "rules 7\n");
  EXPECT_EQ(said(text), "");
  text = replaced(text, hash_to_text(t->hash()), "0123456789abcdef");
  EXPECT_NE(said(text).find("it was played by rules 7, this program has rules 1"), std::string::npos);
}

TEST(Record, CommentsEmptyLinesAndCarriageReturnsAreFine) {
  std::string text = replaced(write_record(*played(10)), "\n\n", "\n\n# the opening\n\n");
  std::string dos;
  for (const char c : text) dos += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(said(dos), "");
}

}  // namespace
}  // namespace stele
