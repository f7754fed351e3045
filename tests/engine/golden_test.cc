#include "tests/kit/golden.h"

#include <gtest/gtest.h>

namespace stele::kit {
namespace {

// The first line that differs says more than two whole files.
std::string first_difference(const std::string& was, const std::string& is) {
  std::size_t line = 1, start = 0;
  for (std::size_t i = 0; i < was.size() && i < is.size() && was[i] == is[i]; ++i)
    if (was[i] == '\n') {
      ++line;
      start = i + 1;
    }
  const auto at = [&](const std::string& text) { return text.substr(std::min(start, text.size()), 200); };
  return "line " + std::to_string(line) + "\n  was " + at(was) + "\n  is  " + at(is);
}

// A rule change shows as a readable difference; `tools/regen-golden` takes it over. The signatures are the same
// from g++ and clang: tests/checks/signatures.sh compares those of the clang build with the same file.
TEST(Golden, EverythingIsAsWritten) {
  for (const Golden& g : all_goldens()) {
    const std::string was = read_golden(g.file);
    EXPECT_TRUE(was == g.text) << "tests/golden/" << g.file << " " << first_difference(was, g.text);
  }
}

}  // namespace
}  // namespace stele::kit
