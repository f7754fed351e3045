// The serve command: the server, until it is told to stop.
#include "server/serve.h"

#include <filesystem>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "games/games.h"
#include "server/store.h"

namespace stele::cli {
namespace {

// Beside the folder of this program: build/web for build/release/stele.
std::string built_web_client() {
  std::error_code error;
  const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
  return error ? "" : (self.parent_path().parent_path() / "web").string();
}

}  // namespace

int serve(const Serve& wanted) {
  server::ServeOptions options;
  options.address = wanted.address;
  options.port = static_cast<std::uint16_t>(wanted.port);
  options.store = wanted.store;
  options.web = wanted.web.empty() ? built_web_client() : wanted.web;
  options.bot_threads = wanted.bot_threads;
  options.idle_ms = wanted.idle_seconds * 1000;
  options.silence = std::chrono::seconds(wanted.silence_seconds);
  options.http_rate = wanted.http_rate;
  options.origins = wanted.origins;
  try {
    server::serve(options, all_games(), [&](std::uint16_t port) {
      fmt::print("Stele listens on http://{}:{} and keeps its tables in {}\n",
                 options.address == "127.0.0.1" ? "localhost" : options.address, port, wanted.store);
      std::fflush(stdout);
    });
  } catch (const server::StoreError& e) {
    return fail(Error{"--store", e.what()}, kFailed);
  } catch (const std::exception& e) {
    return fail(Error{fmt::format("{}:{}", wanted.address, wanted.port), e.what()}, kFailed);
  }
  return kFine;
}

}  // namespace stele::cli
