// The examples in tests/golden/protocol, as both sides read them.
#include <gtest/gtest.h>

#include <filesystem>

#include "clients/wire/mirror.h"
#include "server/delta.h"
#include "server/request.h"
#include "tests/kit/golden.h"

namespace stele::server {
namespace {

std::vector<std::string> examples(const std::string& prefix) {
  std::vector<std::string> out;
  for (const auto& file : std::filesystem::directory_iterator(std::filesystem::path{STELE_SOURCE_DIR} / "tests/golden/protocol"))
    if (file.path().filename().string().starts_with(prefix)) out.push_back("protocol/" + file.path().filename().string());
  std::sort(out.begin(), out.end());
  return out;
}

TEST(Protocol, TheServerReadsEveryExampleOfAClient) {
  std::set<RequestKind> kinds;
  for (const std::string& name : examples("client-")) {
    const auto request = read_request(kit::read_golden(name));
    ASSERT_TRUE(request) << name << ": " << to_text(request.errors());
    kinds.insert(request->kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kRequestKinds)) << "every kind has an example";
}

TEST(Protocol, AClientFollowsTheExamplesOfTheServer) {
  for (const std::string game : {"monuments", "monumental", "duel"})
    for (const std::string whose : {"", "-other-fr", "-spectator"}) {
      wire::Mirror mirror;
      ASSERT_TRUE(mirror.take(Json::parse(kit::read_golden("protocol/server-welcome-" + game + whose + ".json"))));
      EXPECT_EQ(mirror.answers, 20u);
      EXPECT_EQ(mirror.my_turn(), whose.empty());
      EXPECT_EQ(mirror.seats.size(), 2u);
      const Json change = Json::parse(kit::read_golden("protocol/server-change-" + game + whose + ".json"));
      ASSERT_TRUE(mirror.take(change)) << "the fingerprint of " << game << whose;
      EXPECT_EQ(mirror.answers, 21u);
      EXPECT_EQ(mirror.entry, 21u);
    }
  std::set<std::string> kinds;
  for (const std::string& name : examples("server-"))
    if (name.find("server-result") == std::string::npos) kinds.insert(Json::parse(kit::read_golden(name)).value("kind", name));
  EXPECT_EQ(kinds, (std::set<std::string>{"change", "done", "error", "hint", "presence", "refused", "rematch", "welcome", "why"}));
}

// Requests are kept until they are answered, in whatever way.
TEST(Protocol, AClientSendsAgainWhatWasNotAnswered) {
  wire::Outbox outbox("c");
  for (const char* kind : {"undo", "hint", "leave"}) outbox.request({{"kind", kind}});
  EXPECT_EQ(outbox.unanswered().size(), 3u);
  outbox.take(Json::parse(kit::read_golden("protocol/server-presence.json")));
  EXPECT_EQ(outbox.unanswered().size(), 3u);
  outbox.take({{"kind", "done"}, {"number", 2}});
  ASSERT_EQ(outbox.unanswered().size(), 1u);
  EXPECT_EQ(outbox.unanswered()[0].dump(), R"({"kind":"leave","number":3})");
  outbox.take({{"kind", "refused"}, {"number", 3}, {"code", "over"}});
  EXPECT_TRUE(outbox.unanswered().empty());
}

}  // namespace
}  // namespace stele::server
