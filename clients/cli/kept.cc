#include "clients/cli/kept.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "games/games.h"

namespace stele::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostLookedAt = 50;  // of the newest files: reading one plays its record again

std::string lock_of(const std::string& file) {
  const fs::path path{file};
  return path.parent_path() / fmt::format(".{}.lock", path.filename().string());
}

// The lock goes with the process, however it ends. -1: another session has it; -2: it cannot be made.
int lock(const std::string& file) {
  const std::string name = lock_of(file);
  const int fd = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (fd < 0) return -2;
  struct stat mine{}, there{};
  const bool held = flock(fd, LOCK_EX | LOCK_NB) == 0;
  // Whoever had it may have removed the file between our two calls.
  if (held && fstat(fd, &mine) == 0 && stat(name.c_str(), &there) == 0 && mine.st_ino == there.st_ino) return fd;
  close(fd);
  return held ? lock(file) : -1;
}

}  // namespace

std::string kept_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  const fs::path folder = state && *state == '/' ? fs::path{state} : fs::path{home && *home ? home : "."} / ".local/state";
  std::error_code ignored;
  fs::create_directories(folder / "stele", ignored);
  return folder / "stele";
}

// "monumental-2026-11-16-031500.json", with a number behind it where that is taken.
KeptFile KeptFile::fresh(std::string_view game) {
  const std::time_t now = std::time(nullptr);
  const std::string start = fmt::format("{}/{}-{:%Y-%m-%d-%H%M%S}", kept_folder(), game, fmt::localtime(now));
  for (int i = 1;; ++i) {
    const std::string file = i == 1 ? start + ".json" : fmt::format("{}-{}.json", start, i);
    std::error_code error;
    if (fs::exists(file, error)) continue;
    const int fd = lock(file);
    if (fd == -1) continue;
    return {file, fd};
  }
}

std::optional<KeptFile> KeptFile::take_over(const std::string& file) {
  const int fd = lock(file);
  if (fd == -1) return std::nullopt;
  return KeptFile{file, fd};
}

KeptFile::KeptFile(KeptFile&& other) noexcept : file_(std::move(other.file_)), lock_(std::exchange(other.lock_, -1)) {}
KeptFile& KeptFile::operator=(KeptFile&& other) noexcept {
  if (this == &other) return *this;
  let_go();
  file_ = std::move(other.file_);
  lock_ = std::exchange(other.lock_, -1);
  return *this;
}
KeptFile::~KeptFile() { let_go(); }
void KeptFile::let_go() {
  if (lock_ < 0) return;
  unlink(lock_of(file_).c_str());
  close(lock_);
  lock_ = -1;
}

// A table file says nothing of how it is read, so the language is in a small file beside it.
std::optional<Error> KeptFile::write(const Table& table, Language language) {
  if (const auto error = write_output(file_, write_table(table))) return error;
  const std::string beside = file_ + ".lang";
  if (language != language_of(file_)) return write_output(beside, language == Language::French ? "fr\n" : "en\n");
  return std::nullopt;
}

std::optional<Language> language_of(const std::string& file) {
  std::error_code error;
  if (!fs::exists(file + ".lang", error)) return std::nullopt;
  const auto text = read_input(file + ".lang");
  if (!text) return std::nullopt;
  return text->starts_with("fr") ? Language::French : Language::English;
}

bool is_kept_file(const std::string& file) {
  std::error_code error;
  return fs::weakly_canonical(file, error).parent_path() == fs::weakly_canonical(kept_folder(), error);
}

std::vector<KeptGame> kept_games(std::string_view game, Errors& unreadable) {
  struct Found {
    std::string file;
    fs::file_time_type when;
  };
  std::vector<Found> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(kept_folder(), error))
    if (entry.path().extension() == ".json" && entry.is_regular_file(error)) found.push_back({entry.path(), entry.last_write_time(error)});
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.when > b.when; });
  if (found.size() > kMostLookedAt) found.resize(kMostLookedAt);
  std::vector<KeptGame> out;
  for (const Found& f : found) {
    const int fd = lock(f.file);
    if (fd == -1) continue;
    if (fd >= 0) {
      unlink(lock_of(f.file).c_str());
      close(fd);
    }
    auto table = load_table(f.file);
    if (!table && (game.empty() || fs::path{f.file}.filename().string().starts_with(std::string{game} + "-")))
      unreadable.insert(unreadable.end(), table.errors().begin(), table.errors().end());
    if (!table || table.value()->decision().nothing()) continue;
    const std::string id{table.value()->info().id};
    if (game.empty() || id == game) out.push_back({f.file, id, std::move(table.value()), language_of(f.file)});
  }
  return out;
}

}  // namespace stele::cli
