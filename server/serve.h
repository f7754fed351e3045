#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/table.h"

// The server: HTTP and WebSockets on one port, tables in a store. `serve` returns when it is told to stop.
namespace stele::server {

struct ServeOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::string store = "sqlite:stele.db";
  std::string web;  // the folder of the web client; empty or not there: only the API
  int bot_threads = 1;
  std::int64_t idle_ms = 60'000;
  std::chrono::seconds silence{30};  // a connection that does not even answer a ping is closed after this
  double http_rate = 100;            // requests a second from one address; ten times as many at once; 0: no limit
  std::vector<std::string> origins;  // of pages that may connect besides our own
};

// `ready` is told the port when connections are accepted. Stops on SIGTERM and SIGINT; throws what keeps it from starting.
void serve(const ServeOptions&, GameList, const std::function<void(std::uint16_t port)>& ready);

}  // namespace stele::server
