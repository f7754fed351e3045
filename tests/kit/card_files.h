#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "engine/card_cabinet.h"
#include "games/games.h"

// The card files of Monumental with entries of one's own, and what the loader says of them.
namespace stele::kit {

using Files = std::vector<CardFile>;

inline Files built_in() { return card_files(monumental::Monumental::info(), {}); }

// The file of this name among the four: "development".
inline CardFile& the(Files& files, const std::string& name) {
  for (CardFile& file : files)
    if (file.name.find(name) != std::string::npos) return file;
  ADD_FAILURE() << "no file " << name;
  return files.front();
}

inline std::vector<Error> mistakes(const Files& files) {
  const auto read = monumental::Monumental::read_catalogue(files);
  return read ? std::vector<Error>{} : read.errors();
}

inline std::string told(const std::vector<Error>& errors) {
  std::string text;
  for (const Error& e : errors) text += e.where + ": " + e.what + "\n";
  return text;
}

inline int line_count(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1; }

// The line of "file.toml:12", 0 if it is no line of that file.
inline int line_in(const CardFile& file, const Error& e) {
  if (e.where.rfind(file.name + ":", 0) != 0) return 0;
  const char* const begin = e.where.data() + file.name.size() + 1;
  int line = 0;
  const auto [end, error] = std::from_chars(begin, e.where.data() + e.where.size(), line);
  return error == std::errc{} && end == e.where.data() + e.where.size() ? line : 0;
}

// Is there a mistake on one of these lines of the file that says so?
inline bool found(const std::vector<Error>& errors, const CardFile& file, int first, int last, const std::string& words) {
  return std::any_of(errors.begin(), errors.end(), [&](const Error& e) {
    const int line = line_in(file, e);
    return line >= first && line <= last && e.what.find(words) != std::string::npos;
  });
}

inline int line_of(const std::string& text, const std::string& words) {
  return line_count(std::string_view(text).substr(0, text.find(words)));
}

// In the entry of this id, the line that begins with the field becomes this one.
inline std::string changed(const std::string& text, const std::string& id, const std::string& field, const std::string& line) {
  const std::string named = "\"" + id + "\"\n";
  std::size_t at = text.find(named);
  while (at != std::string::npos && text.compare(text.rfind('\n', at) + 1, 2, "id") != 0) at = text.find(named, at + 1);
  EXPECT_NE(at, std::string::npos) << id;
  const std::size_t from = at == std::string::npos ? at : text.find("\n" + field + " ", text.rfind('\n', at) - 1);
  EXPECT_NE(from, std::string::npos) << id << "." << field;
  if (from == std::string::npos) return text;
  return text.substr(0, from + 1) + line + text.substr(text.find('\n', from + 1));
}

// Everything of ours is appended to development.toml, which takes every kind of entry.
inline Files with(const std::string& entries) {
  Files files = built_in();
  the(files, "development").text += "\n" + entries;
  return files;
}
// Is the mistake in these entries named so?
inline testing::AssertionResult named(const std::string& entries, const std::string& words) {
  Files before = built_in();
  const int first = line_count(the(before, "development").text);
  Files files = with(entries);
  const CardFile& file = the(files, "development");
  const std::vector<Error> errors = mistakes(files);
  if (found(errors, file, first, line_count(file.text), words)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "expected '" << words << "' for\n" << entries.substr(0, 400) << "\nbut was told:\n" << told(errors);
}

}  // namespace stele::kit
