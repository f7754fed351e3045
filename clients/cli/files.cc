#include "clients/cli/files.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "games/games.h"

namespace stele::cli {
namespace {

constexpr std::size_t kMaxInput = 16u << 20;  // no table and no record comes near

}  // namespace

Result<std::string> read_input(const std::string& file) {
  std::FILE* in = file == "-" ? stdin : std::fopen(file.c_str(), "rb");
  if (!in) return Error{file, fmt::format("cannot be read: {}", std::strerror(errno))};
  std::string text;
  char buffer[1 << 16];
  std::size_t n = 0;
  while (text.size() <= kMaxInput && (n = std::fread(buffer, 1, sizeof buffer, in)) > 0) text.append(buffer, n);
  const bool broken = std::ferror(in) != 0;
  const int error = errno;
  if (in != stdin) std::fclose(in);
  if (broken) return Error{file, fmt::format("cannot be read: {}", std::strerror(error))};
  if (text.size() > kMaxInput) return Error{file, "is larger than 16 MB, which no table or record is"};
  return text;
}

std::optional<Error> write_output(const std::string& file, const std::string& text) {
  if (file == "-") {
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return std::nullopt;
    return Error{"standard output", fmt::format("cannot be written: {}", std::strerror(errno))};
  }
  // A link is followed. A device or a pipe is written as it is: it cannot be replaced by a file.
  struct stat info{};
  const bool exists = stat(file.c_str(), &info) == 0;
  const bool special = exists && !S_ISREG(info.st_mode);
  std::error_code none;
  const std::string target = exists && !special ? std::filesystem::canonical(file, none).string() : file;
  const std::string beside = special ? file : fmt::format("{}.{}.part", target, getpid());
  std::FILE* out = std::fopen(beside.c_str(), "wb");
  if (!out) return Error{file, fmt::format("cannot be written: {}", std::strerror(errno))};
  bool ok = std::fwrite(text.data(), 1, text.size(), out) == text.size();
  ok = std::fflush(out) == 0 && ok;
  if (exists && !special) ok = fchmod(fileno(out), info.st_mode & 07777) == 0 && ok;
  if (!special) ok = fsync(fileno(out)) == 0 && ok;
  ok = std::fclose(out) == 0 && ok;
  if (!special && ok) ok = std::rename(beside.c_str(), target.c_str()) == 0;
  if (ok) return std::nullopt;
  const Error error{file, fmt::format("cannot be written: {}", std::strerror(errno))};
  if (!special) std::remove(beside.c_str());
  return error;
}

Result<std::unique_ptr<Table>> load_table(const std::string& file) {
  const auto text = read_input(file);
  if (!text) return text.errors();
  if (text->starts_with("stele-record")) {
    auto record = read_record(text.value(), all_games());
    if (!record) return in_file(record.errors(), file);
    return std::move(record->table);
  }
  auto table = read_table(text.value(), all_games());
  if (!table) return in_file(table.errors(), file);
  return std::move(table.value());
}

Errors in_file(Errors errors, const std::string& file) {
  for (Error& e : errors) e.where = (file == "-" ? "standard input" : file) + (e.where.empty() ? "" : ": " + e.where);
  return errors;
}

int fail(const Errors& errors, int code, Language language) {
  constexpr std::size_t kShown = 20;
  for (std::size_t i = 0; i < std::min(kShown, errors.size()); ++i) fmt::print(stderr, "stele: {}\n", stele::to_text(errors[i], language));
  if (errors.size() > kShown) fmt::print(stderr, "stele: ... and {} more\n", errors.size() - kShown);
  return code;
}

int fail(const Error& error, int code, Language language) { return fail(Errors{error}, code, language); }

int fail(const std::string& where, const std::string& what) { return fail(Error{where, what}); }

std::string to_text(const Reason& r, Language language, int indent) {
  std::string out = fmt::format("{:{}}{}{} {}\n", "", indent, r.rule, language == Language::French ? "\u00a0:" : ":", r.text.in(language));
  for (const Reason& b : r.because) out += to_text(b, language, indent + 2);
  return out;
}

}  // namespace stele::cli
