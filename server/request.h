#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/decision.h"
#include "engine/result.h"

// What a client sends over its WebSocket: docs/protocol.md.
namespace stele::server {

inline constexpr std::size_t kLongestRequest = 4096;  // bytes

enum class RequestKind : std::uint8_t { Join, Move, Undo, Agree, Refuse, Chat, Sit, Rename, Leave, Return, Rematch, Why, Hint, View };
inline constexpr int kRequestKinds = 14;

struct Request {
  RequestKind kind{};
  std::uint64_t number = 0;  // of the client: each thing it asks for has a greater one
  std::string table, token, name, client;
  std::string text;                 // Move, Why: the answer in notation; Chat: what is said
  std::optional<std::size_t> at;    // Move: how many answers the client has seen
  std::optional<std::size_t> have;  // Join: how many entries of the log the client has seen
  std::string print;                // Join: the fingerprint of the view that it has
  std::optional<PlayerId> seat;     // Sit
  Language language = Language::English;
};

// Every mistake with its JSON path; no request is longer than kLongestRequest.
Result<Request> read_request(std::string_view text);

}  // namespace stele::server
