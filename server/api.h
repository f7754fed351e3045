#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/hall.h"
#include "server/pages.h"

// What the server answers over HTTP besides WebSockets: docs/protocol.md lists it. It knows no socket.
namespace stele::server {

struct HttpRequest {
  std::string method, target, body;
  bool packed = false;        // the client reads gzip
  std::string authorization;  // "Bearer TOKEN": in a header, so that no log of addresses has it
};
struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  bool packed = false;   // gzip
  bool lasting = false;  // its name changes with its content: a browser may keep it
};

class Api {
 public:
  Api(GameList games, const Pages& pages, Hall& hall, StoreThread& store, Metrics& metrics, Hall::Now now)
      : games_(games), pages_(pages), hall_(hall), store_(store), metrics_(metrics), now_(std::move(now)) {}
  void answer(const HttpRequest&, std::function<void(HttpResponse)>);

 private:
  using Then = std::function<void(HttpResponse)>;
  void create(const std::string& body, Language, const Then&);
  void table(std::string_view id, std::string_view part, const std::string& query, const std::string& token, const Then&);

  GameList games_;
  const Pages& pages_;
  Hall& hall_;
  StoreThread& store_;
  Metrics& metrics_;
  Hall::Now now_;
};

}  // namespace stele::server
