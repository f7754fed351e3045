#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clients/cli/files.h"

// Where games in play are kept. Each session writes to a file of its own, which it holds a lock on as long as it runs: no game is
// overwritten by another one, and nobody resumes a game that is being played in another window.
namespace stele::cli {

std::string kept_folder();  // the state folder of the person, as freedesktop.org names it

class KeptFile {
 public:
  static KeptFile fresh(std::string_view game);
  static std::optional<KeptFile> take_over(const std::string& file);  // nothing if another session plays it
  KeptFile(KeptFile&&) noexcept;
  KeptFile& operator=(KeptFile&&) noexcept;
  ~KeptFile();

  const std::string& name() const { return file_; }
  std::optional<Error> write(const Table&, Language);

 private:
  KeptFile(std::string file, int lock) : file_(std::move(file)), lock_(lock) {}
  void let_go();
  std::string file_;
  int lock_ = -1;
};

// The games that are kept, not finished and not being played elsewhere, the newest first. An empty `game`: of any.
struct KeptGame {
  std::string file;
  std::string game;
  std::unique_ptr<Table> table;
  std::optional<Language> language;
};
std::vector<KeptGame> kept_games(std::string_view game, Errors& unreadable);  // those that an earlier version kept, perhaps
std::optional<Language> language_of(const std::string& kept_file);
bool is_kept_file(const std::string& file);

}  // namespace stele::cli
