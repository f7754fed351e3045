// Effects that set off effects: no effect begins another one when the stack of what goes on is nearly full, all that one event sets off
// happens, a turn always ends, and a table in the middle of it all is written and read back.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/card_cabinet.h"
#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using civic::FrameKind;
using civic::OptionKind;
using monumental::State;
using monumental::TileId;
using monumental::TileSet;
using Names = std::vector<std::string>;

std::string entry(const std::string& list, const std::string& id, const std::string& fields) {
  return "[[" + list + "]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id + "\" }\n" + fields +
         "\norigin = \"house\"\n\n";
}
std::string building(const std::string& id, const std::string& fields) {
  return entry("card", id, "kind = \"building\"\ngroup = \"special\"\n" + fields);
}
std::string knowledge(const std::string& id, const std::string& fields) {
  return entry("card", id, "kind = \"knowledge\"\ngroup = \"special\"\n" + fields);
}

// A real game of a civilization "rome" of ours, at the first seat, which has developed "own-policy" and is at its turn. Every answer is
// followed by a look at the table: it is sound, and reads back as it was written.
class GameOfRome {
 public:
  GameOfRome(int players, const char* map, const std::string& policy) {
    const std::string city =
        "city = [{ card = \"work-camp\", n = 5 }, { card = \"library\", n = 3 }, { card = \"fort\", n = 3 }, { card = \"forum\", n = 1 }, "
        "{ card = \"mine\", n = 1 }, { card = \"samurai-dojo\", n = 1 }, { card = \"bushido\", n = 1 }]\n";
    const std::string rome = entry("civilization", "rome",
                                   "realm = { en = \"Rome\", fr = \"Rome\" }\nspeciality = \"Cultural\"\n" + city +
                                       "policies = [\"own-policy\", \"diplomacy\", \"rapid-expansion\", \"meiji-reforms\", "
                                       "\"tea-ceremony\"]\nwarlord = \"miyamoto-musashi\"");
    std::vector<CardFile> files = card_files(monumental::Monumental::info(), {});
    for (CardFile& file : files)
      if (file.name.ends_with("development.toml")) file.text += "\n" + entry("card", "own-policy", "kind = \"policy\"\n" + policy) + rome;
    auto read = monumental::Monumental::read_catalogue(files);
    if (!read) ADD_FAILURE() << to_text(read.errors());
    cat_ = std::move(read).value();
    SetupRequest request;
    request.players = players;
    request.seed = 5;
    request.map = map;
    const std::vector<std::string> civs = {"rome", "egypt", "greece", "denmark"};
    request.civilizations.assign(civs.begin(), civs.begin() + players);
    setup_ = monumental::Monumental::read_setup(cat_, request).value();
    state_ = monumental::begin(cat_, setup_).value();
    for (int i = 0; i < 100 && !(in_turn() && state_.board.active.value == 0); ++i) take(in_turn() ? option("end") : all()[0]);
    have(1, civic::Resource::Culture);
    play("develop own-policy");
  }

  void have(int n, civic::Resource r) { state_.board.players[0].resources[static_cast<std::size_t>(r)] = static_cast<std::int16_t>(n); }
  void play(const std::string& text) {
    ASSERT_TRUE(all().contains(option(text))) << text;
    take(option(text));
  }
  void take(civic::Option o) {
    monumental::apply(cat_, state_, o, {});
    deepest_ = std::max(deepest_, state_.board.stack.size());
    ASSERT_LE(state_.board.stack.size(), static_cast<std::size_t>(civic::kMaxStack));
    ASSERT_LE(state_.board.pending.size(), static_cast<std::size_t>(civic::kMaxPending));
    ASSERT_FALSE(state_.board.stack.empty());
    const auto read = monumental::read_state(cat_, setup_, json());
    ASSERT_TRUE(static_cast<bool>(read)) << "after " << monumental::to_text(cat_, o) << ": " << to_text(read.errors());
    ASSERT_TRUE(read.value() == state_) << "another table is read after " << monumental::to_text(cat_, o);
  }
  // Answers so, until it is simply Rome's turn again.
  void play_on(const std::function<civic::Option(const GameOfRome&)>& answer) {
    for (int i = 0; i < 500 && !in_turn() && !testing::Test::HasFailure(); ++i) take(answer(*this));
    EXPECT_TRUE(in_turn());
    EXPECT_EQ(state_.board.stack.size(), 1u);
    EXPECT_TRUE(state_.board.pending.empty());
    EXPECT_EQ(state_.board.active.value, 0);
  }

  bool in_turn() const { return state_.board.stack.back().kind == FrameKind::Turn; }
  civic::Options all() const { return monumental::options(cat_, state_); }
  civic::Option option(const std::string& text) const { return monumental::read_option(cat_, text).value(); }
  Json json() const { return monumental::to_json(cat_, state_); }
  std::string against(const Json& table) const {
    const auto read = monumental::read_state(cat_, setup_, table);
    return read ? "" : to_text(read.errors());
  }
  void load(const Json& table) { state_ = monumental::read_state(cat_, setup_, table).value(); }
  const State& state() const { return state_; }
  std::size_t deck() const { return state_.decks[0].size(); }
  std::size_t deepest() const { return deepest_; }

 private:
  monumental::Catalogue cat_;
  monumental::Setup setup_;
  State state_;
  std::size_t deepest_ = 0;
};

constexpr const char* kBuyingBringsBuying = "each = { on = \"acquire building\", do = \"acquire building costing 20 less\" }";
constexpr const char* kExploringBringsExploring = "each = { on = \"explore\", do = \"move explorer 6, then explore\" }";

// How far the next Production token lies.
int steps_to_a_token(const State& s, std::size_t from) {
  TileSet reached = monumental::bit(monumental::tile(from));
  for (int steps = 0; steps < monumental::kMaxTiles; ++steps) {
    if (reached & s.map.production) return steps;
    TileSet next = reached;
    monumental::for_each_tile(reached, [&](TileId t) { next |= s.map.neighbours[t.value]; });
    reached = next & ~s.map.water & ~(s.map.capitals & ~s.map.held[0]);
  }
  return monumental::kMaxTiles;
}
// Takes every token that can be had: explores where it can, stops where a token lies, and else steps toward the next one.
civic::Option eager(const GameOfRome& g) {
  const civic::Options all = g.all();
  civic::Option best = all[all.size() - 1];
  int nearest = monumental::kMaxTiles + 1;
  for (const civic::Option& o : all) {
    if (o.kind == OptionKind::Explore || o.kind == OptionKind::Token) return o;
    const int steps = o.kind == OptionKind::Step ? steps_to_a_token(g.state(), o.b) : monumental::kMaxTiles + 1;
    if (steps >= nearest) continue;
    nearest = steps;
    best = o;
  }
  const auto& explorers = g.state().forces[0].explorers;
  const bool there = std::any_of(explorers.begin(), explorers.end(), [&](std::uint8_t t) { return steps_to_a_token(g.state(), t) == 0; });
  return there && all.contains({OptionKind::Done}) ? civic::Option{OptionKind::Done} : best;
}

// --- The stack -----------------------------------------------------------------------------------------------------

// [M-USE-2] [M-ACQ-BLD] Purchases that bring purchases: they stop in time, and everything bought is there.
TEST(DeepEffects, PurchasesThatBringPurchases) {
  GameOfRome g(2, "clash-of-titans", kBuyingBringsBuying);
  g.have(3, civic::Resource::Production);
  const std::size_t before = g.deck();
  std::size_t bought = 1;

  g.play("acquire workshop");
  g.play_on([&](const GameOfRome& game) {
    const civic::Option first = game.all()[0];
    if (first.kind == OptionKind::Card) ++bought;
    return first;
  });

  EXPECT_EQ(g.deck(), before + bought);
  EXPECT_GT(bought, 5u);
  EXPECT_LT(bought, 25u);
  EXPECT_GT(g.deepest(), 20u);
}

// [M-USE-2] [M-EXP-2] Explorations that bring explorations.
TEST(DeepEffects, ExplorationsThatBringExplorations) {
  GameOfRome g(4, "crossroads-of-empires", kExploringBringsExploring);
  g.have(20, civic::Resource::Military);
  for (int i = 0; i < 20 && g.in_turn(); ++i) g.take(eager(g));
  ASSERT_FALSE(g.in_turn());

  g.play_on(eager);

  EXPECT_GT(static_cast<int>(g.state().forces[0].production_tokens), 5);
  EXPECT_GT(g.deepest(), 20u);
}

// [M-ACTION-1] As many frames as may wait for an answer are read from a table, and play goes on from there; more are refused.
TEST(DeepEffects, ATableWithManyFramesIsRead) {
  constexpr std::size_t kMost = civic::kMostFrames;
  static_assert(kMost > 30, "play itself leaves about as many");
  GameOfRome g(2, "clash-of-titans", kBuyingBringsBuying);
  g.have(3, civic::Resource::Production);
  g.play("acquire workshop");
  Json json = g.json();
  Json& stack = json["stack"];
  const Json run = stack[stack.size() - 2];  // goes on when the purchase on top of it is made
  ASSERT_EQ(run["frame"].get<std::string>(), "run");

  while (stack.size() < kMost) stack.insert(stack.begin() + 1, run);
  ASSERT_EQ(g.against(json), "");
  g.load(json);
  EXPECT_EQ(g.state().board.stack.size(), kMost);
  g.play("card laboratory");
  g.play_on([](const GameOfRome& game) { return game.all()[0]; });

  for (const std::size_t more : {kMost + 1, std::size_t{civic::kMaxStack} + 1}) {
    while (stack.size() < more) stack.insert(stack.begin() + 1, run);
    EXPECT_NE(g.against(json).find("/state/stack"), std::string::npos) << more << ": " << g.against(json);
  }
}

// [M-USE-2] All that one event sets off happens: two triggers on each of 9 cards and of the Knowledge under them.
TEST(DeepEffects, EverythingThatOneEventSetsOffHappens) {
  const std::string twice = "each = [{ on = \"explore\", do = \"gain 1 culture\" }, { on = \"explore\", do = \"gain 1 culture\" }]";
  MonumentalTable t({.cards = building("own", twice) + knowledge("own-too", twice)});
  const char* both = "own+own-too";
  t.city(1, {both, both, both, both, both, both, both, both, both}).explorer(1, 1, 6).production_token(6);
  t.activated({"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"});

  t.play("explore 1 production");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "culture"), 36);
}

// --- A turn ends ---------------------------------------------------------------------------------------------------

// [M-ACTION-1] [M-COPY-1] A copied `ready` never picks a card that itself copies: two of them would ready each other for ever.
TEST(BorrowedReady, NeverACardThatCopies) {
  MonumentalTable t({.cards = building("own", "use = \"copy wonder, then gain 1 gold\"")});
  t.city(1, {"own", "own", "arsenal", "florence-cathedral", "-", "-", "-", "-", "-"}).activated({"a1", "a2", "a3", "b1"});
  MonumentalTable other = t;

  t.play({"use a1", "copy 1 b1", "use a2", "copy 1 b1"});
  other.play({"use a1", "copy 1 b1", "use a3", "use a2", "copy 1 b1", "yes"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_FALSE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("use a2"));
  EXPECT_EQ(other.options("space"), Names{"space a3"});  // what neither copies nor readies
}

// [M-ACTION-1] Nor one that uses cards of the track.
TEST(BorrowedReady, NeverACardThatUsesTheTrack) {
  MonumentalTable t({.cards = building("own", "use = \"use wonder from track, then gain 1 gold\"")});
  t.city(1, {"own", "own", "-", "-", "-", "-", "-", "-", "-"}).activated({"a1", "a2"});
  t.track({"florence-cathedral", "-", "-", "-", "-", "-"});

  t.play({"use a1", "card florence-cathedral", "use a2", "card florence-cathedral"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_FALSE(t.offers("use a1"));
}

// [M-ACTION-1] The card that readies may pick them itself: it is used once.
TEST(BorrowedReady, TheCardItselfMayPickThem) {
  MonumentalTable t({.cards = building("own", "use = \"copy wonder, then gain 1 gold\"")});
  t.city(1, {"own", "-", "-", "florence-cathedral", "-", "-", "-", "-", "-"}).activated({"a1", "b1"});

  t.play({"use a1", "copy 1 b1", "use b1", "space a1", "use a1", "copy 1 b1"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_TRUE(t.options("use").empty());
}

}  // namespace
}  // namespace stele::kit
