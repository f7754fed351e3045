#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/table.h"
#include "server/entry.h"
#include "server/plan.h"

// A table in memory: what its plan and its log come to. It knows no socket, no clock and no store; the hall (hall.h) stores an entry
// first and adds it here afterwards.
namespace stele::server {

struct Seat {
  Sitter sitter = Sitter::Person;
  std::string bot;  // Bot: its name. Person: the one that plays while they are away
  std::string name, token;
  bool away = false;   // a person who left: the bot plays
  std::string client;  // the one that took the seat
  bool is_played_by_bot() const { return sitter == Sitter::Bot || (sitter == Sitter::Person && away); }
};

std::vector<Seat> seats_of(const TablePlan&);  // before anything happened

// Somebody asked the others whether a move may be taken back.
struct UndoWish {
  PlayerId seat;
  std::size_t to = 0;        // answers left after it
  std::uint32_t agreed = 0;  // bit i: seat i, who asked included
};

// A request that was not granted: what is wrong, and the rule where there is one.
struct Refused {
  std::string_view code;  // "stale", "not-your-turn", ...: docs/protocol.md
  Text text;
  Reason reason;
};

class Room {
 public:
  static Result<std::unique_ptr<Room>> open(const TablePlan&, GameList);

  void add(const Entry&);  // the next one of the log

  const TablePlan& plan() const { return plan_; }
  const Table& table() const { return *table_; }
  const std::vector<Seat>& seats() const { return seats_; }
  std::size_t entries() const { return answers_after_.size() - 1; }
  std::int64_t last_time() const { return last_time_; }  // of the last move or undo: what a clock counts from
  const std::optional<UndoWish>& undo_wish() const { return wish_; }
  const std::string& rematch() const { return rematch_; }
  struct Said {
    std::size_t entry;
    Entry line;
  };
  const std::vector<Said>& chat() const { return chat_; }  // the last ones
  // The entries that last changed them.
  std::size_t seats_changed() const { return seats_changed_; }
  std::size_t undo_changed() const { return undo_changed_; }
  std::size_t table_changed() const { return table_changed_; }

  // Why the log no longer leads anywhere, if so: the rules or the cards are others than those it was played by. The game stands still
  // from there on; people can still talk, and play again.
  const std::optional<Text>& broken() const { return broken_; }
  bool end_noted() const { return end_noted_; }  // the log says how the game ended

  bool is_over() const { return table_->decision().nothing(); }
  PlayerId to_move() const { return is_over() ? PlayerId{} : table_->decision().seat; }
  std::optional<PlayerId> seat_of(std::string_view token) const;
  std::optional<PlayerId> open_seat() const;
  bool has_done(const std::string& client, std::uint64_t number) const;

  // How many answers there were after an entry, if the game has not gone back behind them since: whoever has seen that can be told
  // the rest.
  std::optional<std::size_t> answers_at(std::size_t entry) const;
  std::size_t fewest_answers_since(std::size_t entry) const;

 private:
  Room(TablePlan, std::unique_ptr<Table>);
  void move(const Entry&);
  void end(const Entry&);
  Text other_versions(std::string_view id, std::vector<TextArg> args = {}) const;

  TablePlan plan_;
  std::unique_ptr<Table> table_;
  std::vector<Seat> seats_;
  std::vector<std::uint32_t> answers_after_{0};  // by entry; [0]: before the first
  std::optional<UndoWish> wish_;
  std::string rematch_;
  std::vector<Said> chat_;
  std::size_t seats_changed_ = 0, undo_changed_ = 0, table_changed_ = 0;
  std::map<std::string, std::uint64_t, std::less<>> done_;  // by client: the last number
  std::optional<Text> broken_;
  bool end_noted_ = false;
  std::int64_t last_time_ = 0;
};

// What a seat asks for, as the entry to be stored. `seat` is none for a spectator. Client, number and time are the caller's to add.
using Judged = std::variant<Entry, Refused>;
Judged judge_move(const Room&, PlayerId seat, std::string_view answer, std::optional<std::size_t> at);  // at: answers that were seen
Judged judge_undo(const Room&, PlayerId seat);
Judged judge_agree(const Room&, PlayerId seat, bool yes);
Judged judge_chat(const Room&, PlayerId seat, std::string_view name, std::string_view text);
Judged judge_sit(const Room&, PlayerId seat, std::optional<PlayerId> wanted, std::string_view name, std::string_view client);
Judged judge_rename(const Room&, PlayerId seat, std::string_view name);
Judged judge_leave(const Room&, PlayerId seat);
Judged judge_return(const Room&, PlayerId seat);
Judged judge_rematch(const Room&, PlayerId seat, const std::string& new_table);
Judged judge_end(const Room&);                         // how a game ended that is over
TablePlan plan_again(const Room&, std::int64_t time);  // for a rematch: the same people and bots, new id, seed and tokens

}  // namespace stele::server
