#include "clients/wire/line.h"

#include <chrono>
#include <deque>
#include <limits>
#include <stdexcept>

#include <unistd.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace stele::wire {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

}  // namespace

struct Network::Impl {
  asio::io_context io{1};
};

Network::Network() : impl_(std::make_unique<Impl>()) {}
Network::~Network() = default;
void Network::run() {
  impl_->io.restart();
  impl_->io.run();
}
void Network::run_for(std::int64_t milliseconds) {
  impl_->io.restart();
  impl_->io.run_for(std::chrono::milliseconds(milliseconds));
}
void Network::stop() { impl_->io.stop(); }
void Network::post(std::function<void()> f) { asio::post(impl_->io, std::move(f)); }
void Network::after(std::int64_t milliseconds, std::function<void()> f) {
  const auto timer = std::make_shared<asio::steady_timer>(impl_->io, std::chrono::milliseconds(milliseconds));
  timer->async_wait([timer, f = std::move(f)](const beast::error_code& error) {
    if (!error) f();
  });
}

void Network::read_lines(int descriptor, std::function<void(const std::string&)> take, std::function<void()> end) {
  struct Reader : std::enable_shared_from_this<Reader> {
    asio::posix::stream_descriptor in;
    asio::streambuf buffer;
    std::function<void(const std::string&)> take;
    std::function<void()> end;
    Reader(asio::io_context& io, int descriptor) : in(io, ::dup(descriptor)) {}
    void next() {
      asio::async_read_until(in, buffer, '\n', [self = shared_from_this()](const beast::error_code& error, std::size_t size) {
        if (error) return self->end();
        const auto data = static_cast<const char*>(self->buffer.data().data());
        const std::string line(data, size - 1);
        self->buffer.consume(size);
        self->take(line);
        self->next();
      });
    }
  };
  const auto reader = std::make_shared<Reader>(impl_->io, descriptor);
  reader->take = std::move(take);
  reader->end = std::move(end);
  reader->next();
}

namespace {

// Counts what comes in.
class CountingPolicy {
 public:
  std::size_t read = 0;

 private:
  friend class beast::rate_policy_access;
  static std::size_t available_read_bytes() noexcept { return std::numeric_limits<std::size_t>::max(); }
  static std::size_t available_write_bytes() noexcept { return std::numeric_limits<std::size_t>::max(); }
  void transfer_read_bytes(std::size_t n) noexcept { read += n; }
  static void transfer_write_bytes(std::size_t) noexcept {}
  static void on_timer() noexcept {}
};

class WebSocketLine final : public Line {
 public:
  WebSocketLine(asio::io_context& io, Events events, bool packed) : ws_(io), events_(std::move(events)), packed_(packed) {}

  void connect(const ServerAddress& to, const std::string& origin) {
    beast::error_code error;
    const auto address = asio::ip::make_address(to.host == "localhost" ? "127.0.0.1" : to.host, error);
    if (error) {
      // A name: asked for once, which may wait for the network.
      tcp::resolver resolver(ws_.get_executor());
      const auto found = resolver.resolve(to.host, std::to_string(to.port), error);
      if (error) return fail(error);
      return connect_to(found.begin()->endpoint(), to, origin);
    }
    connect_to({address, to.port}, to, origin);
  }

  void send(const std::string& message) override {
    if (!open_) return;
    queue_.push_back(message);
    if (queue_.size() == 1) write();
  }
  void send_raw(const std::string& bytes) override {
    beast::error_code ignored;
    asio::write(beast::get_lowest_layer(ws_).socket(), asio::buffer(bytes), ignored);
  }
  void pause_reading(bool pause) override {
    paused_ = pause;
    if (!pause && open_ && !reading_) read();
  }
  std::size_t bytes_read() const override { return beast::get_lowest_layer(ws_).rate_policy().read; }
  void close() override {
    if (!open_) return cut();
    if (closing_) return;
    closing_ = true;
    ws_.async_close(websocket::close_code::normal, [self = shared_from_this()](const beast::error_code&) {});
  }
  void cut() override {
    beast::error_code ignored;
    beast::get_lowest_layer(ws_).socket().close(ignored);
  }

 private:
  std::shared_ptr<WebSocketLine> self() { return std::static_pointer_cast<WebSocketLine>(shared_from_this()); }

  void connect_to(const tcp::endpoint& endpoint, const ServerAddress& to, const std::string& origin) {
    beast::get_lowest_layer(ws_).async_connect(endpoint, [self = self(), to, origin](const beast::error_code& error) {
      if (error) return self->fail(error);
      beast::error_code ignored;
      beast::get_lowest_layer(self->ws_).socket().set_option(tcp::no_delay(true), ignored);
      websocket::stream_base::timeout timeout{};
      timeout.handshake_timeout = std::chrono::seconds(10);
      timeout.idle_timeout = std::chrono::seconds(60);
      timeout.keep_alive_pings = true;
      self->ws_.set_option(timeout);
      websocket::permessage_deflate smaller;
      smaller.client_enable = self->packed_;
      self->ws_.set_option(smaller);
      self->ws_.read_message_max(16 * 1024 * 1024);
      if (!origin.empty())
        self->ws_.set_option(
            websocket::stream_base::decorator([origin](websocket::request_type& r) { r.set(beast::http::field::origin, origin); }));
      self->ws_.async_handshake(to.host + ":" + std::to_string(to.port), "/ws", [self](const beast::error_code& refused) {
        if (refused) return self->fail(refused);
        self->open_ = true;
        self->read();
        if (self->events_.open) self->events_.open();
      });
    });
  }
  void read() {
    reading_ = true;
    ws_.async_read(buffer_, [self = self()](const beast::error_code& error, std::size_t) {
      self->reading_ = false;
      if (error) return self->fail(error);
      const std::string message = beast::buffers_to_string(self->buffer_.data());
      self->buffer_.clear();
      self->events_.message(message);
      if (!self->paused_) self->read();
    });
  }
  void write() {
    ws_.async_write(asio::buffer(queue_.front()), [self = self()](const beast::error_code& error, std::size_t) {
      if (error) return self->fail(error);
      self->queue_.pop_front();
      if (!self->queue_.empty()) self->write();
    });
  }
  void fail(const beast::error_code& error) {
    open_ = false;
    if (failed_) return;
    failed_ = true;
    asio::post(ws_.get_executor(), [self = self(), why = error.message()] { self->events_.closed(why); });
  }

  websocket::stream<beast::basic_stream<tcp, asio::any_io_executor, CountingPolicy>> ws_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  Events events_;
  const bool packed_;
  bool open_ = false, closing_ = false, failed_ = false, paused_ = false, reading_ = false;
};

}  // namespace

std::shared_ptr<Line> Line::connect(Network& network, const ServerAddress& to, Events events, const std::string& origin, bool packed) {
  const auto line = std::make_shared<WebSocketLine>(network.impl().io, std::move(events), packed);
  line->connect(to, origin);
  return line;
}

HttpAnswer http(const ServerAddress& to, const std::string& method, const std::string& target, const std::string& body,
                const std::string& origin, const std::string& token) {
  namespace http = beast::http;
  try {
    asio::io_context io;
    tcp::resolver resolver(io);
    beast::tcp_stream stream(io);
    stream.connect(resolver.resolve(to.host, std::to_string(to.port)));
    http::request<http::string_body> request{http::string_to_verb(method), target, 11};
    request.set(http::field::host, to.host + ":" + std::to_string(to.port));
    if (!origin.empty()) request.set(http::field::origin, origin);
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    request.body() = body;
    request.prepare_payload();
    http::write(stream, request);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 * 1024 * 1024);
    if (method == "HEAD") parser.skip(true);
    http::read(stream, buffer, parser);
    HttpAnswer out{static_cast<int>(parser.get().result_int()), parser.get().body(), {}};
    for (const auto& field : parser.get().base()) out.head += std::string{field.name_string()} + ": " + std::string{field.value()} + "\n";
    return out;
  } catch (const std::exception& e) {
    throw std::runtime_error("the server at " + to.host + ":" + std::to_string(to.port) + " does not answer: " + e.what());
  }
}

}  // namespace stele::wire
