// What each kind of answer is called, and what its numbers mean.
#include "games/civic/option.h"

#include <array>

namespace stele::civic {
namespace {

// In the order of OptionKind.
constexpr std::array<OptionInfo, kOptionKinds> kOptions = {{
    {"capital", About::Tile},
    {"row", About::Line},
    {"column", About::Line},
    {"acquire", About::Card},
    {"complete", About::None},
    {"develop", About::Policy},
    {"use", About::Source},
    {"progress", About::None},
    {"conquer", About::Tile},
    {"manoeuvre", About::Tile},
    {"outpost", About::Tile},
    {"step", About::ExplorerTile},
    {"explore", About::ExplorerTake},
    {"defeat", About::ExplorerMonster},
    {"spend production", About::None},  // found before "spend", which takes a token
    {"spend", About::Token},
    {"end", About::None},
    {"soldier", About::Tile},
    {"warlord", About::Tile},
    {"hero", About::Tile},
    {"to", About::Tile},
    {"place", About::Tile},
    {"pay", About::Resource},
    {"spare", About::Resource},
    {"gain", About::Resource},
    {"choose", About::Number},
    {"yes", About::None},
    {"no", About::None},
    {"done", About::None},
    {"first", About::Number},
    {"space", About::Source},
    {"copy", About::SeatSource},
    {"card", About::Card},
    {"policy", About::Policy},
    {"token", About::Token},
    {"section", About::None},
    {"explorer", About::Explorer},
    {"conquer", About::None},
    {"advantage", About::Resource},
    {"amount", About::Number},
    {"negotiate", About::None},
    {"explore", About::None},
    {"spy", About::None},
    {"play", About::Card},
    {"mark", About::CardType},
    {"block", About::SeatSource},
    {"pass", About::None},
}};

}  // namespace

const OptionInfo& info(OptionKind kind) { return kOptions[static_cast<std::size_t>(kind)]; }

}  // namespace stele::civic
