#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Programs that a test starts, in folders of their own: our server, and a real PostgreSQL.
namespace stele::kit {

// An empty folder that is removed with everything in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// `stele serve` on a free port of this machine.
class ServerProcess {
 public:
  explicit ServerProcess(std::string store, std::vector<std::string> options = {});
  ~ServerProcess();  // SIGKILL, if it is still there
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }
  void kill();     // SIGKILL: nothing is put in order
  int stop();      // SIGTERM; answers with the exit code
  void restart();  // on the same port
  pid_t pid() const { return pid_; }
  void limit_files(std::optional<std::uint64_t> bytes);  // none may grow beyond that, as if the disk were full; nothing: as they like

 private:
  void start();
  std::string store_;
  std::vector<std::string> options_;
  std::uint16_t port_ = 0;
  pid_t pid_ = -1;
};

// A PostgreSQL in a temporary folder, for as long as the test runs.
class PostgresProcess {
 public:
  PostgresProcess();
  ~PostgresProcess();
  PostgresProcess(const PostgresProcess&) = delete;
  PostgresProcess& operator=(const PostgresProcess&) = delete;
  std::string new_database();  // an address for --store
  void stop();                 // as if somebody pulled the plug
  void start();

 private:
  TemporaryFolder folder_;
  int databases_ = 0;
};
PostgresProcess& postgres();  // the one that all tests of a program share

}  // namespace stele::kit
