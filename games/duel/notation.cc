#include "games/duel/notation.h"

#include <array>

namespace stele::duel {
namespace {

std::size_t how_many_of(const civic::Catalogue& cat, Part part) { return part == Part::Player ? kMaxPlayers : how_many(cat, part); }

bool is_well_formed(const civic::Catalogue&, Part part, std::size_t value) {
  return part != Part::Source || value <= kPolicySource || value == kWarlordSource;  // one policy is active
}

constexpr std::array kKinds = {
    OptionKind::Row,       OptionKind::Column,     OptionKind::Acquire,    OptionKind::Complete,  OptionKind::Develop,
    OptionKind::Use,       OptionKind::Progress,   OptionKind::ConquerTop, OptionKind::Advantage, OptionKind::Amount,
    OptionKind::Negotiate, OptionKind::Expedition, OptionKind::Spy,        OptionKind::Intrigue,  OptionKind::Pass,
    OptionKind::Pay,       OptionKind::Gain,       OptionKind::Choose,     OptionKind::Yes,       OptionKind::No,
    OptionKind::Done,      OptionKind::First,      OptionKind::Space,      OptionKind::Copy,      OptionKind::Card,
    OptionKind::Policy,    OptionKind::Section,    OptionKind::Mark,       OptionKind::Block};
constexpr Notation kNotation{kKinds, how_many_of, is_well_formed, word_for};

}  // namespace

std::string to_text(const Catalogue& cat, Option o) { return civic::to_text(kNotation, cat, o); }
Result<Option> read_option(const Catalogue& cat, std::string_view text) { return civic::read_option(kNotation, cat, text); }
std::vector<Option> every_option(const Catalogue& cat) { return civic::every_option(kNotation, cat); }

}  // namespace stele::duel
