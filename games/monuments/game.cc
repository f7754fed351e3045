#include "games/monuments/game.h"

#include "engine/card_cabinet.h"

namespace stele::monuments {
namespace {

constexpr std::string_view kPowersId = "powers";
constexpr std::string_view kPowersAsSymbolsId = "powers-as-symbols";

}  // namespace

const GameInfo& Monuments::info() {
  static const GameInfo info{
      .id = "monuments",
      .min_players = 2,
      .max_players = kMaxPlayers,
      .default_players = 4,
      .rules_version = 1,
      // Every turn moves a card for good, tells one of nine stories or acquires a power card after a change of
      // the lead, which also takes a card: under 600 turns of at most 10 answers beside the cards' own.
      .max_answers = 6000,
      .modules = {{kPowersId}, {kPowersAsSymbolsId}},
      .card_files = {"data/monuments/monuments.toml"},
  };
  return info;
}

const Catalogue& Monuments::catalogue() { return CardCabinet<Monuments>::cards(); }

Result<Setup> Monuments::read_setup(const Catalogue&, const SetupRequest& r) {
  if (Errors errors = setup_mistakes(info(), r); !errors.empty()) return errors;
  Setup out{r.seed, static_cast<std::uint8_t>(r.players), 0};
  for (const std::string& m : r.modules) {
    if (m == kPowersId) {
      out.modules |= static_cast<std::uint8_t>(Module::Powers);
    } else {
      // [W-POW-VAR] The variant is played with the power cards.
      out.modules |= static_cast<std::uint8_t>(Module::Powers) | static_cast<std::uint8_t>(Module::PowersAsSymbols);
    }
  }
  return out;
}

SetupRequest Monuments::request_of(const Catalogue&, const Setup& setup) {
  SetupRequest r{setup.players, setup.seed, {}, {}, {}};
  if (setup.modules & static_cast<std::uint8_t>(Module::Powers)) r.modules.emplace_back(kPowersId);
  if (setup.modules & static_cast<std::uint8_t>(Module::PowersAsSymbols)) r.modules.emplace_back(kPowersAsSymbolsId);
  return r;
}

}  // namespace stele::monuments
