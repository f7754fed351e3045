#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "engine/game.h"

// A table as a client knows it: what the server's messages come to (docs/protocol.md). It holds no rules.
namespace stele::wire {

struct Mirror {
  bool joined = false;
  std::size_t entry = 0, answers = 0;
  Json table, seat, seats, presence, view, asks, undo, result;
  std::string print, token, rematch_table, rematch_token;
  std::vector<std::string> told;  // all that was told since joining
  std::vector<Json> chat;

  // Takes a message in. False: what we have is no longer what the server has; ask for the whole view.
  bool take(const Json& message);

  bool my_turn() const { return asks.is_object() && asks.contains("options"); }
  std::size_t options() const { return my_turn() ? asks["options"].size() : 0; }
  std::string option(std::size_t i) const {
    return std::next(asks["options"].begin(), static_cast<std::ptrdiff_t>(i)).key();
  }  // in notation
};

// A client's own requests: numbered, kept until the server says that they are done, and sent again after a cut.
class Outbox {
 public:
  explicit Outbox(std::string client) : client_(std::move(client)) {}
  const std::string& client() const { return client_; }
  Json join(const std::string& table, const std::string& token, const std::string& name, const std::string& language, const Mirror&) const;
  Json request(Json message);      // adds the number
  void take(const Json& message);  // done or refused: no longer kept
  std::vector<Json> unanswered() const { return {kept_.begin(), kept_.end()}; }

 private:
  std::string client_;
  std::uint64_t number_ = 0;
  std::deque<Json> kept_;
};

}  // namespace stele::wire
