#include "games/monumental/notation.h"

#include <array>
#include <numeric>

namespace stele::monumental {
namespace {

std::size_t how_many_of(const civic::Catalogue& c, Part part) {
  const Catalogue& cat = of(c);
  switch (part) {
    case Part::Tile: return kMaxTiles;
    case Part::Explorer: return kExplorers;
    case Part::Take: return 2;
    case Part::Token: return cat.tokens.size();
    case Part::Player: return kMaxPlayers;
    case Part::Monster: return cat.monsters.size();
    default: return how_many(cat, part);
  }
}

// Tokens of the map are taken by conquest; only those of a Market are chosen and spent.
bool is_well_formed(const civic::Catalogue& cat, Part part, std::size_t value) {
  if (part == Part::Source) return value <= kPolicySource || value == kHeroSource;  // one policy is active
  return part != Part::Token || of(cat).tokens[value].kind == TokenKind::Market;
}

std::string word_of(const civic::Catalogue& c, Part part, std::size_t value) {
  const Catalogue& cat = of(c);
  switch (part) {
    case Part::Take: return value == kTakeMarket ? "market" : "production";
    case Part::Token: return cat.thing_of(TokenId{static_cast<std::uint8_t>(value)}).id;
    case Part::Monster: return cat.of(cat.monsters[value].thing).id;
    default: return word_for(cat, part, value);
  }
}

constexpr auto kKinds = [] {
  std::array<OptionKind, static_cast<std::size_t>(OptionKind::Explorer) + 1> out{};  // those behind it are Duel's
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<OptionKind>(i);
  return out;
}();
constexpr Notation kNotation{kKinds, how_many_of, is_well_formed, word_of};

}  // namespace

std::string to_text(const Catalogue& cat, Option o) { return civic::to_text(kNotation, cat, o); }
Result<Option> read_option(const Catalogue& cat, std::string_view text) { return civic::read_option(kNotation, cat, text); }
std::vector<Option> every_option(const Catalogue& cat) { return civic::every_option(kNotation, cat); }

}  // namespace stele::monumental
