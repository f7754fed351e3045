#include "tests/kit/server_process.h"

#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>

#include <fmt/format.h>

namespace stele::kit {
namespace {

// Runs a command line to its end; throws with its output if it fails.
std::string run(const std::string& command) {
  std::string out;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (!pipe) throw std::runtime_error("cannot run " + command);
  std::array<char, 4096> part{};
  while (const std::size_t n = fread(part.data(), 1, part.size(), pipe)) out.append(part.data(), n);
  if (pclose(pipe) != 0) throw std::runtime_error(command + ":\n" + out);
  return out;
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string path = (std::filesystem::temp_directory_path() / "stele-test-XXXXXX").string();
  if (!mkdtemp(path.data())) throw std::runtime_error("no temporary folder");
  path_ = path;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

ServerProcess::ServerProcess(std::string store, std::vector<std::string> options) : store_(std::move(store)), options_(std::move(options)) {
  start();
}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::start() {
  int out[2];
  if (pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const char* other = std::getenv("STELE_SERVER");  // another build of it: with ThreadSanitizer
  std::vector<std::string> words{other ? other : STELE_BINARY, "serve", "--port", std::to_string(port_), "--store", store_};
  words.insert(words.end(), options_.begin(), options_.end());
  std::vector<char*> argv;
  for (std::string& w : words) argv.push_back(w.data());
  argv.push_back(nullptr);
  pid_ = fork();
  if (pid_ == 0) {
    dup2(out[1], STDOUT_FILENO);
    execv(argv[0], argv.data());
    _exit(127);
  }
  close(out[1]);
  // "Stele listens on http://localhost:PORT and ..."
  std::string line;
  for (char c = 0; line.find('\n') == std::string::npos && read(out[0], &c, 1) == 1;) line += c;
  close(out[0]);
  const std::size_t at = line.find("http://");
  const std::size_t colon = at == std::string::npos ? at : line.find(':', at + 7);
  if (colon == std::string::npos) throw std::runtime_error("the server did not start: " + line);
  port_ = static_cast<std::uint16_t>(std::strtoul(line.c_str() + colon + 1, nullptr, 10));
}

void ServerProcess::kill() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

int ServerProcess::stop() {
  int status = 0;
  ::kill(pid_, SIGTERM);
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServerProcess::restart() {
  kill();
  start();
}

void ServerProcess::limit_files(std::optional<std::uint64_t> bytes) {
  const rlimit limit{bytes.value_or(RLIM_INFINITY), RLIM_INFINITY};
  if (prlimit(pid_, RLIMIT_FSIZE, &limit, nullptr) != 0) throw std::runtime_error("cannot limit the server's files");
}

// PostgreSQL refuses to run as root.
static std::string as_postgres(const std::string& command) {
  return getuid() == 0 ? fmt::format("cd / && runuser -u postgres -- {}", command) : command;
}
constexpr const char* kBin = "/usr/lib/postgresql/15/bin/";

PostgresProcess::PostgresProcess() {
  if (getuid() == 0) {
    const passwd* user = getpwnam("postgres");
    if (!user || chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) throw std::runtime_error("there is no user postgres");
  }
  run(as_postgres(fmt::format("{}initdb -A trust -U postgres --no-sync -D {}/data", kBin, folder_.path())));
  start();
}

void PostgresProcess::start() {
  // Only a socket in the folder: no port is taken.
  run(as_postgres(
      fmt::format("{}pg_ctl -w -D {}/data -l {}/log -o \"-c listen_addresses='' -k {} -c max_connections=60\" start > /dev/null", kBin,
                  folder_.path(), folder_.path(), folder_.path())));
}

void PostgresProcess::stop() { run(as_postgres(fmt::format("{}pg_ctl -w -D {}/data -m immediate stop", kBin, folder_.path()))); }

PostgresProcess::~PostgresProcess() {
  try {
    stop();
  } catch (const std::exception&) {  // it is gone already
  }
}

std::string PostgresProcess::new_database() {
  const std::string name = fmt::format("stele{}", ++databases_);
  run(fmt::format("{}createdb -h {} -U postgres {}", kBin, folder_.path(), name));
  return fmt::format("postgresql:///{}?host={}&user=postgres", name, folder_.path());
}

PostgresProcess& postgres() {
  static PostgresProcess process;
  return process;
}

}  // namespace stele::kit
