#include "tests/kit/protocol_golden.h"

#include "engine/rng.h"
#include "engine/table_file.h"
#include "games/games.h"
#include "server/messages.h"

namespace stele::kit {
namespace {

using namespace stele::server;

// The same bytes every time: nothing here is drawn.
TablePlan plan_of(const std::string& game) {
  TablePlan plan =
      read_wish(Json{{"game", game}, {"seats", {"human", "human"}}, {"seed", 7}, {"name", "Ann"}}, all_games(), 1'700'000'000'000).value();
  plan.id = "exampletab";
  plan.seats[0].token = "0123456789abcdefghijkl";
  plan.seats[1].token = "lkjihgfedcba9876543210";
  plan.seats[1].name = "Bo";
  return plan;
}

const Entry* granted(const Judged& j) { return std::get_if<Entry>(&j); }

void move_at_random(Room& room, Rng& rng) {
  const auto options = room.table().options();
  Entry e = *granted(judge_move(room, room.to_move(), options[rng.below(static_cast<std::uint32_t>(options.size()))].notation, {}));
  e.time = 1'700'000'000'000;
  room.add(e);
}

class Examples {
 public:
  explicit Examples(std::vector<Golden>& out) : out_(out) {}
  void add(const std::string& name, const Json& message) {
    out_.push_back({"protocol/" + name + ".json", to_readable_text(message) + "\n"});
  }

 private:
  std::vector<Golden>& out_;
};

void of_game(Examples& out, const std::string& game) {
  const auto room = Room::open(plan_of(game), all_games()).value();
  Rng rng{3};
  for (int i = 0; i < 20; ++i) move_at_random(*room, rng);
  const PlayerId mover = room->to_move(), other{static_cast<std::uint8_t>(1 - mover.value)};
  const Presence both{3, 1};
  out.add("server-welcome-" + game, welcome(*room, {mover, Language::English}, both));
  out.add("server-welcome-" + game + "-other-fr", welcome(*room, {other, Language::French}, both));
  out.add("server-welcome-" + game + "-spectator", welcome(*room, {{}, Language::English}, both));
  Known had = known(*room, {mover, Language::English}), others = known(*room, {other, Language::French}), spectators = known(*room, {});
  move_at_random(*room, rng);
  Json mine = change(*room, had, {mover, Language::English});
  mine["number"] = 5;
  out.add("server-change-" + game, mine);
  out.add("server-change-" + game + "-other-fr", change(*room, others, {other, Language::French}));
  out.add("server-change-" + game + "-spectator", change(*room, spectators, {{}, Language::English}));
  while (!room->is_over()) move_at_random(*room, rng);
  out.add("server-result-" + game, about_result(*room, Language::English));
}

}  // namespace

std::vector<Golden> protocol_goldens() {
  std::vector<Golden> all;
  Examples out(all);
  const std::string token = plan_of("monuments").seats[0].token;
  out.add("client-join", {{"kind", "join"}, {"table", "exampletab"}, {"client", "c7"}, {"lang", "en"}, {"token", token}, {"name", "Ann"}});
  out.add(
      "client-join-again",
      {{"kind", "join"}, {"table", "exampletab"}, {"client", "c7"}, {"lang", "fr"}, {"token", token}, {"have", 20}, {"print", "0123abcd"}});
  out.add("client-move", {{"kind", "move"}, {"number", 5}, {"text", "row a"}, {"at", 20}});
  out.add("client-chat", {{"kind", "chat"}, {"number", 6}, {"text", "Well played!"}});
  out.add("client-sit", {{"kind", "sit"}, {"number", 1}, {"name", "Cy"}, {"seat", 1}});
  out.add("client-rename", {{"kind", "rename"}, {"number", 2}, {"name", "Anna"}});
  out.add("client-why", {{"kind", "why"}, {"number", 3}, {"text", "build AK"}});
  for (const char* kind : {"undo", "agree", "refuse", "leave", "return", "rematch", "hint"})
    out.add(std::string{"client-"} + kind, {{"kind", kind}, {"number", 4}});
  out.add("client-view", {{"kind", "view"}});

  for (const AnyGame* game : all_games()) of_game(out, std::string{game->info().id});

  const auto room = Room::open(plan_of("monuments"), all_games()).value();
  const PlayerId mover = room->to_move(), other{static_cast<std::uint8_t>(1 - mover.value)};
  out.add("server-refused", refusal(std::get<Refused>(judge_move(*room, mover, "build AK", {})), 5, Language::English));
  out.add("server-refused-not-your-turn", refusal(std::get<Refused>(judge_move(*room, other, "draw", {})), 6, Language::French));
  out.add("server-error", error("wrong-token", say("server.error.wrong-token"), Language::English));
  out.add("server-done", {{"kind", "done"}, {"number", 5}, {"entry", 21}});
  out.add("server-presence", {{"kind", "presence"}, {"presence", about_presence({1, 2})}});
  out.add("server-rematch", {{"kind", "rematch"}, {"table", "anothertab"}, {"token", token}});
  const Reason reason = room->table().why_not("build AK").value();
  out.add("server-hint", {{"kind", "hint"},
                          {"number", 4},
                          {"answers", 0},
                          {"bot", "greedy"},
                          {"options", {{{"is", "draw"}, {"text", room->table().options()[0].text.en}, {"value", 125}}}}});
  out.add("server-why", {{"kind", "why"}, {"number", 3}, {"is", "build AK"}, {"reason", about_reason(reason, Language::English)}});

  Known had = known(*room, {other, Language::English});
  Entry said = *granted(judge_chat(*room, mover, "", "Hello!"));
  said.time = 1'700'000'000'000;
  room->add(said);
  out.add("server-change-chat", change(*room, had, {other, Language::English}));
  room->add(*granted(judge_move(*room, mover, "draw", {})));
  had = known(*room, {other, Language::English});
  room->add(*granted(judge_undo(*room, mover)));
  out.add("server-change-undo-asked", change(*room, had, {other, Language::English}));
  had = known(*room, {other, Language::English});
  room->add(*granted(judge_agree(*room, other, true)));
  out.add("server-change-undone", change(*room, had, {other, Language::English}));
  had = known(*room, {other, Language::English});
  room->add(*granted(judge_leave(*room, other)));
  out.add("server-change-seats", change(*room, had, {other, Language::English}));
  return all;
}

}  // namespace stele::kit
