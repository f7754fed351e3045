#include <algorithm>
#include <functional>

#include "engine/embedded.h"
#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

const std::string kFile{embedded_file("data/monuments/monuments.toml")};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string said(const std::string& toml) {
  const auto read = read_catalogue(toml, "my.toml");
  return read ? "" : to_text(read.errors());
}

TEST(Catalogue, TheBuiltInFileIsFine) { EXPECT_EQ(said(kFile), ""); }

TEST(Catalogue, SymbolsAreBalanced) {
  const Catalogue& cat = Monuments::catalogue();
  for (const CardSet& cards : cat.with_symbol) EXPECT_EQ(cards.size(), 36);
}

TEST(Catalogue, MistakesAreNamedByFileLineCardAndField) {
  EXPECT_NE(said(replaced(kFile, "symbol = \"helmet\", origin", "symbol = \"hat\", origin"))
                .find("w-akropolis-1.symbol: unknown symbol 'hat': expected scroll, ship or helmet"),
            std::string::npos);
  EXPECT_NE(said(replaced(kFile, "{ value = 2, symbol", "{ value = 1, symbol")).find("w-akropolis.value: the value 1 stands twice"),
            std::string::npos);
  EXPECT_NE(said(replaced(kFile, "abbr = \"AR\"", "abbr = \"AK\"")).find("w-artemision.abbr: also used by w-akropolis"), std::string::npos);
  EXPECT_NE(said(replaced(kFile, "unused_historian = -12", "unused_historian = 12"))
                .find("stories.unused_historian: expected a whole number from -99 to 0"),
            std::string::npos);
  EXPECT_NE(said(replaced(kFile, "use = \"swap hand display\"", "use = \"fly\"")).find("w-sailor.use: expected"), std::string::npos);
  EXPECT_NE(said("monument = 3").find("[[monument]]: expected 12 of them"), std::string::npos);
  EXPECT_NE(said("a = [").find("my.toml:1"), std::string::npos);
  EXPECT_EQ(said("a = 1\n[&\nb = 2\n").find("my.toml:2: Error while parsing key"), 0u);
  EXPECT_EQ(said("# one\n# tw\x1bo\n").find("my.toml:2: expected plain UTF-8 text"), 0u);
  const std::string line = said(replaced(kFile, "struck = 8", "struck = 80"));
  EXPECT_EQ(line.find("my.toml:"), 0u) << line;
}

TEST(Catalogue, AllMistakesComeAtOnce) {
  std::string text = replaced(kFile, "abbr = \"AR\"", "abbr = \"A\"");
  text = replaced(text, "struck = 8", "struck = 0");
  const std::string both = said(text);
  EXPECT_EQ(std::count(both.begin(), both.end(), '\n'), 1) << both;
}

}  // namespace
}  // namespace stele::monuments
