#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

// A client's connection to a server: a WebSocket, and plain requests over HTTP. Only line.cc knows the network library.
namespace stele::wire {

// Where a server is: "http://localhost:8080", "localhost:8080".
struct ServerAddress {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
};

// Many lines live in one of these, all on the thread that runs it.
class Network {
 public:
  Network();
  ~Network();
  void run();                               // until stop() or nothing is left to do
  void run_for(std::int64_t milliseconds);  // at most that long, or until stop()
  void stop();
  void post(std::function<void()>);  // from any thread
  void after(std::int64_t milliseconds, std::function<void()>);
  void read_lines(int descriptor, std::function<void(const std::string& line)>, std::function<void()> end);  // of a terminal or a pipe
  struct Impl;
  Impl& impl() { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};

class Line : public std::enable_shared_from_this<Line> {
 public:
  struct Events {
    std::function<void()> open;
    std::function<void(const std::string& message)> message;
    std::function<void(const std::string& why)> closed;  // also if it never opened; nothing comes afterwards
  };
  static std::shared_ptr<Line> connect(Network&, const ServerAddress&, Events, const std::string& origin = "", bool packed = true);
  virtual ~Line() = default;
  virtual void send(const std::string& message) = 0;
  virtual void send_raw(const std::string& bytes) = 0;  // past the WebSocket: for tests of what a broken client sends
  virtual void pause_reading(bool) = 0;                 // for tests of a client that does not read
  virtual std::size_t bytes_read() const = 0;           // on the wire, compressed
  virtual void close() = 0;
  virtual void cut() = 0;  // without a word
};

struct HttpAnswer {
  int status = 0;
  std::string body, head;
};
// Waits for the answer; throws std::runtime_error if there is none.
HttpAnswer http(const ServerAddress&, const std::string& method, const std::string& target, const std::string& body = "",
                const std::string& origin = "", const std::string& token = "");

}  // namespace stele::wire
