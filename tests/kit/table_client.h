#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "clients/wire/line.h"
#include "clients/wire/mirror.h"

// Clients at a server's tables over real sockets.
namespace stele::kit {

// A table made over HTTP.
struct MadeTable {
  std::string id;
  std::vector<std::string> tokens;  // by seat; empty where nobody is invited
};
MadeTable make_table(std::uint16_t port, const Json& wish);
Json get_json(std::uint16_t port, const std::string& target, const std::string& token = "");
double metric(std::uint16_t port, const std::string& name);  // what /metrics says of it

class TableClient : public std::enable_shared_from_this<TableClient> {
 public:
  static std::shared_ptr<TableClient> join(wire::Network&, std::uint16_t port, const std::string& table, const std::string& token = "",
                                           const std::string& name = "", const std::string& language = "en");
  void connect(std::uint16_t port);  // again, perhaps elsewhere: what is unanswered is sent again
  void stay_connected(bool stay) { stay_ = stay; }

  void request(Json message) { send(outbox.request(std::move(message))); }
  void move(const std::string& text) { request({{"kind", "move"}, {"text", text}, {"at", mirror.answers}}); }
  void send(const Json& message) { send_text(message.dump()); }
  void send_text(const std::string& text);
  void cut() { line->cut(); }

  // Runs the network until it holds; false: it did not in time.
  bool until(const std::function<bool()>&, std::int64_t milliseconds = 20'000);
  bool until_answers(std::size_t n) {
    return until([&] { return mirror.answers >= n; });
  }
  Json next(const std::string& kind);  // the next message of this kind, waited for; null if none comes

  wire::Mirror mirror;
  wire::Outbox outbox;
  std::vector<Json> received;
  std::vector<std::size_t> wire;  // bytes of each of them on the wire
  std::string all;                // every byte of every message, in order
  bool open = false, closed = false;
  std::shared_ptr<wire::Line> line;

  TableClient(wire::Network& network, std::string table, std::string token, std::string name, std::string language);

 private:
  void take(const std::string&);
  wire::Network& network_;
  std::string table_, token_, name_, language_;
  std::uint16_t port_ = 0;
  std::size_t looked_ = 0;  // at received, by next()
  std::size_t read_ = 0;    // bytes of this line
  bool stay_ = false;
};

}  // namespace stele::kit
