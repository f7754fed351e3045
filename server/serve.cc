#include "server/serve.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <deque>
#include <map>
#include <thread>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <sys/resource.h>

#include "server/api.h"

namespace stele::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using asio::awaitable;
using asio::use_awaitable;
using std::chrono::milliseconds;
using std::chrono::seconds;

// How much somebody may ask for, on average and at once.
struct Rate {
  double per_second, burst;
};

// What one connection may do before the server has had enough of it.
constexpr std::size_t kLongestHeader = 8 * 1024, kLongestBody = 256 * 1024;
constexpr auto kHttpTimeout = seconds(20);
constexpr std::size_t kMostQueued = 256 * 1024;                          // bytes to a client that does not read, and as many in the kernel
constexpr int kKernelBuffer = 64 * 1024;                                 // of each connection; Linux takes it twice
constexpr Rate kMessages{200, 400};                                      // from a client
constexpr double kCostOfView = 5, kCostOfEntry = 20, kCostOfTable = 10;  // in messages, in requests
constexpr auto kJoining = seconds(10);                                   // for a client to say which table it wants
constexpr auto kClosing = seconds(10);                                   // for a client to hear why and to hang up
constexpr int kMostConnections = 10'000, kMostOfAddress = 2'000;
constexpr std::size_t kMostAddresses = 10'000;  // that are remembered for their requests
constexpr int kMostBad = 20;                    // messages that cannot be read, then it is closed

std::int64_t now_ms() { return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count(); }

// Lets somebody ask for a burst, then only for so much a second.
class Allowance {
 public:
  explicit Allowance(Rate rate) : rate_(rate), left_(rate.burst) {}
  bool spend(double cost) {
    left_ = left();
    last_ = std::chrono::steady_clock::now();
    if (left_ < cost) return false;
    left_ -= cost;
    return true;
  }
  bool is_full() const { return left() >= rate_.burst; }

 private:
  double left() const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - last_;
    return std::min(rate_.burst, left_ + rate_.per_second * passed.count());
  }
  Rate rate_;
  double left_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// Moves come as fast as somebody can play; whatever else is kept in the log for ever comes more slowly.
double cost_of(RequestKind k) {
  switch (k) {
    case RequestKind::View: return kCostOfView;
    case RequestKind::Join:
    case RequestKind::Move:
    case RequestKind::Why:
    case RequestKind::Hint: return 1;
    default: return kCostOfEntry;
  }
}

// What each address has asked for over HTTP lately.
class Addresses {
 public:
  explicit Addresses(Rate rate) : rate_(rate) {}
  bool spend(const asio::ip::address& from, double cost) {
    if (rate_.per_second <= 0) return true;  // no limit: something in front of us has one
    if (by_address_.size() >= kMostAddresses) forget();
    return by_address_.size() < kMostAddresses && by_address_.try_emplace(from, rate_).first->second.spend(cost);
  }

 private:
  void forget() {
    std::erase_if(by_address_, [](const auto& a) { return a.second.is_full(); });
  }
  Rate rate_;
  std::map<asio::ip::address, Allowance> by_address_;
};

struct Shared {
  const ServeOptions& options;
  Metrics metrics;
  Hall* hall = nullptr;
  Api* api = nullptr;
  Addresses addresses;
  int connections = 0;
  std::map<asio::ip::address, int> connections_of;
};

// A WebSocket: a coroutine that reads, and one that writes what is queued.
class Socket final : public Visitor, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream&& stream, Shared& shared)
      : ws_(std::move(stream)), wake_(ws_.get_executor()), patience_(ws_.get_executor()), shared_(shared) {
    wake_.expires_at(std::chrono::steady_clock::time_point::max());
  }

  void send(std::shared_ptr<const std::string> message) override {
    if (closing_) return;
    ++shared_.metrics.messages_out;
    shared_.metrics.bytes_out += message->size();
    queued_ += message->size();
    queue_.push_back(std::move(message));
    if (queued_ > kMostQueued && queue_.size() > 1) {  // it does not read: what it misses it can ask for when it comes back
      ++shared_.metrics.closed_for_limits;
      abort();
      return;
    }
    wake_.cancel_one();
  }
  void close() override {
    if (closing_) return;
    closing_ = true;
    wake_.cancel_one();
    patience_.expires_after(kClosing);
    patience_.async_wait([self = shared_from_this()](const beast::error_code& error) {
      if (!error) self->abort();
    });
  }

  awaitable<void> run(http::request<http::string_body> request) {
    const auto self = shared_from_this();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = seconds(10);
    timeout.idle_timeout = shared_.options.silence;  // half of it without a word, and a ping is sent
    timeout.keep_alive_pings = true;
    ws_.set_option(timeout);
    // Messages are alike: with what came before as a dictionary they shrink to a third. Small windows, for there are many connections.
    websocket::permessage_deflate smaller;
    smaller.server_enable = true;
    smaller.server_max_window_bits = 12;
    smaller.client_max_window_bits = 10;
    smaller.compLevel = 5;
    smaller.memLevel = 4;
    ws_.set_option(smaller);
    ws_.read_message_max(16 * kLongestRequest);  // so that who sends a little too much can still be told
    beast::error_code error;
    co_await ws_.async_accept(request, asio::redirect_error(use_awaitable, error));
    if (error) co_return;
    ++shared_.metrics.connections;
    const struct Leave {
      Socket& socket;
      ~Leave() { socket.leave(); }
    } leave{*this};
    patience_.expires_after(kJoining);
    patience_.async_wait([self](const beast::error_code& late) {
      if (!late && !self->shared_.hall->is_inside(self.get())) self->refuse("join-first");
    });
    asio::co_spawn(ws_.get_executor(), [self] { return self->write(); }, asio::detached);
    co_await read();
  }

 private:
  void leave() {
    --shared_.metrics.connections;
    shared_.hall->gone(this);
    done_ = true;
    wake_.cancel();
    patience_.cancel();
  }
  awaitable<void> read() {
    beast::flat_buffer buffer;
    beast::error_code error;
    Allowance allowance(kMessages);
    int bad = 0;
    const auto self = shared_from_this();
    for (;;) {
      co_await ws_.async_read(buffer, asio::redirect_error(use_awaitable, error));
      if (error) co_return;
      ++shared_.metrics.messages_in;
      if (closing_) {
        buffer.clear();
        continue;  // waits for the other side to close
      }
      if (buffer.size() > kLongestRequest) {
        ++shared_.metrics.closed_for_limits;
        refuse("too-long");
        buffer.clear();
        continue;
      }
      const std::string_view text{static_cast<const char*>(buffer.data().data()), buffer.size()};
      const auto request = ws_.got_text() ? read_request(text) : Result<Request>(Error{"", "expected text"});
      buffer.clear();
      if (!allowance.spend(request ? cost_of(request->kind) : 1)) {
        ++shared_.metrics.closed_for_limits;
        refuse("flooding");
        continue;
      }
      if (request) {
        shared_.hall->receive(self, request.value());
        continue;
      }
      ++shared_.metrics.bad_messages;
      if (++bad > kMostBad) {
        refuse("flooding");
        continue;
      }
      send(std::make_shared<const std::string>(
          error_message("bad-message", {to_text(request.errors()), to_text(request.errors(), Language::French)}).dump()));
    }
  }

  awaitable<void> write() {
    const auto self = shared_from_this();
    beast::error_code error;
    while (!done_) {
      if (queue_.empty() && closing_) {
        co_await ws_.async_close(websocket::close_code::normal, asio::redirect_error(use_awaitable, error));
        co_return;
      }
      if (queue_.empty()) {
        co_await wake_.async_wait(asio::redirect_error(use_awaitable, error));
        continue;
      }
      const auto message = std::move(queue_.front());
      queue_.pop_front();
      co_await ws_.async_write(asio::buffer(*message), asio::redirect_error(use_awaitable, error));
      queued_ -= message->size();
      if (error) {
        abort();
        co_return;
      }
    }
  }

  static Json error_message(std::string_view code, const Text& text) { return error(code, text, Language::English); }
  void refuse(std::string_view code) {
    send(std::make_shared<const std::string>(error_message(code, say("server.error." + std::string{code})).dump()));
    close();
  }
  void abort() {
    closing_ = true;
    done_ = true;
    wake_.cancel();
    beast::get_lowest_layer(ws_).cancel();
    beast::get_lowest_layer(ws_).close();
  }

  websocket::stream<beast::tcp_stream> ws_;
  asio::steady_timer wake_, patience_;
  Shared& shared_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_ = 0;
  bool closing_ = false, done_ = false;
};

// Pages of other sites must not speak for our visitors; programs that are no browser send no origin.
bool is_welcome(const http::request<http::string_body>& request, const ServeOptions& options) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return true;
  const std::string host{request[http::field::host]};
  return origin == "http://" + host || origin == "https://" + host ||
         std::find(options.origins.begin(), options.origins.end(), origin) != options.origins.end();
}

template <class Response>
void add_headers(Response& response) {
  response.set(http::field::server, "stele");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
               "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
}

http::response<http::string_body> respond(const http::request<http::string_body>& request, HttpResponse answer) {
  http::response<http::string_body> out{static_cast<http::status>(answer.status), request.version()};
  add_headers(out);
  out.set(http::field::content_type, answer.type);
  out.set(http::field::cache_control, answer.lasting ? "public, max-age=31536000, immutable" : "no-store");
  if (answer.packed) out.set(http::field::content_encoding, "gzip");
  out.keep_alive(request.keep_alive());
  const std::size_t size = answer.body.size();
  if (request.method() == http::verb::head)
    out.content_length(size);
  else {
    out.body() = std::move(answer.body);
    out.prepare_payload();
  }
  return out;
}

// Waits until the API has answered, which may take the store.
awaitable<HttpResponse> ask(Api& api, const HttpRequest& request) {
  struct Wait {
    explicit Wait(asio::any_io_executor e) : timer(e, std::chrono::steady_clock::time_point::max()) {}
    asio::steady_timer timer;
    std::optional<HttpResponse> answer;
  };
  const auto wait = std::make_shared<Wait>(co_await asio::this_coro::executor);
  api.answer(request, [wait](HttpResponse answer) {
    wait->answer = std::move(answer);
    wait->timer.cancel();
  });
  beast::error_code error;
  if (!wait->answer) {
    wait->timer.expires_after(kHttpTimeout);
    co_await wait->timer.async_wait(asio::redirect_error(use_awaitable, error));
  }
  co_return wait->answer ? std::move(*wait->answer) : HttpResponse{504, "text/plain; charset=utf-8", "the store does not answer\n"};
}

awaitable<void> serve_connection(tcp::socket socket, Shared& shared) {
  beast::error_code error;
  const auto peer = socket.remote_endpoint(error);
  if (error) co_return;  // gone already
  const auto others = shared.connections_of.find(peer.address());
  if (shared.connections >= kMostConnections || (others != shared.connections_of.end() && others->second >= kMostOfAddress)) {
    ++shared.metrics.closed_for_limits;
    co_return;
  }
  ++shared.connections;
  ++shared.connections_of[peer.address()];
  const struct Leave {
    Shared& shared;
    asio::ip::address from;
    ~Leave() {
      --shared.connections;
      if (--shared.connections_of[from] == 0) shared.connections_of.erase(from);
    }
  } leave{shared, peer.address()};
  socket.set_option(tcp::no_delay(true), error);
  socket.set_option(asio::socket_base::send_buffer_size(kKernelBuffer), error);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kLongestHeader);
    parser.body_limit(kLongestBody);
    stream.expires_after(kHttpTimeout);
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(use_awaitable, error));
    http::response<http::string_body> response;
    bool last = false;
    if (error == http::error::end_of_stream || error == beast::error::timeout || error == asio::error::connection_reset) co_return;
    if (error) {
      const bool long_body = error == http::error::body_limit, long_header = error == http::error::header_limit;
      if (error.category() != make_error_code(http::error::bad_target).category()) co_return;
      http::request<http::string_body> none;
      none.version(11);
      response = respond(none, {long_body ? 413 : long_header ? 431 : 400, "text/plain; charset=utf-8", error.message() + "\n"});
      last = true;
    } else {
      auto request = parser.release();
      if (!is_welcome(request, shared.options)) {
        response = respond(request, {403, "text/plain; charset=utf-8", "this page may not connect here\n"});
        last = true;
      } else if (!shared.addresses.spend(peer.address(), request.method() == http::verb::post ? kCostOfTable : 1)) {
        ++shared.metrics.closed_for_limits;
        response = respond(request, {429, "text/plain; charset=utf-8", "too many requests: wait a little\n"});
        response.set(http::field::retry_after, "2");
        last = true;
      } else if (websocket::is_upgrade(request)) {
        if (request.target() == "/ws") {
          stream.expires_never();
          const auto visitor = std::make_shared<Socket>(std::move(stream), shared);
          co_await visitor->run(std::move(request));
          co_return;
        }
        response = respond(request, {404, "text/plain; charset=utf-8", "the WebSocket is at /ws\n"});
      } else {
        HttpRequest asked{std::string{request.method_string()}, std::string{request.target()}, std::move(request.body()),
                          request[http::field::accept_encoding].find("gzip") != beast::string_view::npos,
                          std::string{request[http::field::authorization]}};
        stream.expires_never();
        response = respond(request, co_await ask(*shared.api, asked));
      }
    }
    last = last || !response.keep_alive();
    if (last) response.keep_alive(false);
    stream.expires_after(kHttpTimeout);
    http::response_serializer<http::string_body> serializer(response);
    co_await http::async_write(stream, serializer, asio::redirect_error(use_awaitable, error));
    if (error || last) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

awaitable<void> accept_all(tcp::acceptor& acceptor, Shared& shared) {
  const auto executor = co_await asio::this_coro::executor;
  for (;;) {
    beast::error_code error;
    tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(use_awaitable, error));
    if (error == asio::error::operation_aborted || !acceptor.is_open()) co_return;
    if (error) {  // out of descriptors, for one: others will close theirs
      asio::steady_timer pause(executor, milliseconds(50));
      co_await pause.async_wait(asio::redirect_error(use_awaitable, error));
      continue;
    }
    asio::co_spawn(executor, serve_connection(std::move(socket), shared), asio::detached);
  }
}

// Every connection is a descriptor, and most systems begin with 1,024 of them.
void raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, 2 * kMostConnections);
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Something that nobody thought of must not end the other tables.
void survive(const std::function<void()>& f) {
  try {
    f();
  } catch (const std::exception& e) {
    std::fprintf(stderr, "stele: %s\n", e.what());
  }
}

awaitable<void> tick_on(asio::io_context& io, Hall& hall, const bool& stopping) {
  asio::steady_timer timer(io);
  beast::error_code error;
  while (!stopping) {
    timer.expires_after(milliseconds(250));
    co_await timer.async_wait(asio::redirect_error(use_awaitable, error));
    survive([&] { hall.tick(); });
  }
}

}  // namespace

void serve(const ServeOptions& options, GameList games, const std::function<void(std::uint16_t)>& ready) {
  // Outlives `io`, which holds the coroutines of connections. A page takes some thirty requests at once.
  Shared shared{options, {}, nullptr, nullptr, Addresses({options.http_rate, 10 * options.http_rate})};
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of the store, no reason to die
  raise_descriptor_limit();
  asio::io_context io(1);
  asio::thread_pool bots(static_cast<std::size_t>(std::max(1, options.bot_threads)));
  auto store = open_store(options.store);
  // The store listens on a thread of its own; what it hears is told on ours.
  const auto back = [&io](std::function<void()> f) { asio::post(io, [f = std::move(f)] { survive(f); }); };
  store->listen_to_news([&](const std::string& news) { back([&shared, news] { shared.hall->overheard(news); }); });
  store->listen(
      [&](const std::string& table, std::uint64_t number) { back([&shared, table, number] { shared.hall->heard(table, number); }); });
  StoreThread store_thread(std::move(store), back);
  HallSettings settings;
  settings.games = games;
  settings.idle_ms = options.idle_ms;
  Hall hall(settings, store_thread, shared.metrics, now_ms, [&bots](std::function<void()> f) { asio::post(bots, std::move(f)); }, back);
  const Pages pages(options.web);
  Api api(games, pages, hall, store_thread, shared.metrics, now_ms);
  shared.hall = &hall;
  shared.api = &api;

  tcp::acceptor acceptor(io);
  const tcp::endpoint endpoint(asio::ip::make_address(options.address), options.port);
  acceptor.open(endpoint.protocol());
  acceptor.set_option(asio::socket_base::reuse_address(true));
  acceptor.bind(endpoint);
  acceptor.listen(1024);
  bool stopping = false;
  asio::co_spawn(io, accept_all(acceptor, shared), asio::detached);
  asio::co_spawn(io, tick_on(io, hall, stopping), asio::detached);

  // Says goodbye, gives the visitors a moment to hear it, and what is being stored the time it needs.
  asio::signal_set signals(io, SIGTERM, SIGINT);
  asio::steady_timer last_moment(io);
  signals.async_wait([&](const beast::error_code& error, int) {
    if (error) return;
    stopping = true;
    beast::error_code ignored;
    acceptor.close(ignored);
    hall.close_all();
    last_moment.expires_after(milliseconds(500));
    last_moment.async_wait([&](const beast::error_code&) { io.stop(); });
  });
  ready(acceptor.local_endpoint().port());
  io.run();
  bots.stop();
  bots.join();
}

}  // namespace stele::server
