#include <bit>
#include <vector>

#include "ai/civic_worth.h"
#include "ai/evaluation.h"
#include "games/duel/decisions.h"
#include "games/duel/scoring.h"

namespace stele {
namespace {

using namespace duel;
using duel::Catalogue;
using duel::State;

// Weights in hundredths of a point, set by hand and checked by play.
constexpr int kActivations = 5;  // cards that a round activates
constexpr int kToCome = 35;      // percent of what they are going to bring: not all of it will be of use
constexpr int kGoldKept = 18;
constexpr int kCultureKept = 60;
constexpr int kBegunWonder = 90;
constexpr int kReserved = 25;
constexpr int kIntrigueHeld = 55;
constexpr int kEnvoy = 80;                                    // it takes the Land at the end of the round
constexpr std::array<int, 4> kGoldAtCity = {0, 25, 65, 120};  // on one's own side
constexpr int kOwnCity = 30;                                  // negotiating for nothing, each round
constexpr int kAdvantage = 25, kOnAdvantage = 8;
constexpr int kBarricade = 14;  // on the uppermost Province
constexpr int kUnspent = 18;    // a base resource in the middle of a round
constexpr int kUnused = 9;      // an effect not used yet

const std::vector<int>& worths(const Catalogue& cat) {
  thread_local std::uint64_t version = 0;
  thread_local std::vector<int> out;
  if (out.empty() || version != cat.version) {
    out.clear();
    for (const Thing& t : cat.things) out.push_back(card_worth(t.effects));
    version = cat.version;
  }
  return out;
}

// Rounds after this one, by the Development deck that everybody can count: it loses three cards a round at least.
int rounds_to_come(const State& s) {
  if (s.board.over || s.board.turns_left != 255) return 0;
  return (static_cast<int>(s.development.size()) + 2) / 3 + 1;
}

int deck_worth(const Catalogue& cat, const State& s, PlayerId p, int rounds) {
  int sum = 0, cards = 0;
  for_each_owned(s, p, [&](CardId c) {
    sum += worths(cat)[c.value];
    cards += cat.of(c).is_knowledge() ? 0 : 1;  // a Knowledge comes along with the card on it
  });
  return sum * kActivations * rounds / std::max(cards, kCity);
}

int worth(const Catalogue& cat, const State& s, PlayerId p, int points, int rounds) {
  const Player& player = s.board.at(p);
  const Side& side = s.sides[p.value];
  int kept = player.of(Resource::Gold) * kGoldKept + player.of(Resource::Culture) * kCultureKept;
  if (!player.wonder.is_none()) kept += kBegunWonder;
  kept += static_cast<int>(side.reserved.size()) * kReserved;
  kept += static_cast<int>(s.hands[p.value].size()) * kIntrigueHeld;
  for (const std::uint8_t gold : side.gold) kept += kGoldAtCity[std::min<std::size_t>(gold, kGoldAtCity.size() - 1)];
  kept += static_cast<int>(side.cities.size()) * kOwnCity;
  if (has_advantage(s, p)) kept += kAdvantage + s.middle.amount * kOnAdvantage;
  if (top_province(cat, s, p) >= 0) kept += barricades_on_top(cat, s, p) * kBarricade;
  const int v = 100 * points + (rounds > 0 ? kept : kept / 8) + deck_worth(cat, s, p, rounds) * kToCome / 100;
  return v + (side.envoy != kNowhere ? kEnvoy : 0);
}

}  // namespace

int evaluate(const duel::Catalogue& cat, const duel::State& s, PlayerId seat) {
  const auto points = points_now(cat, s);
  const int rounds = rounds_to_come(s);
  return 2 * worth(cat, s, seat, points[seat.value], rounds) - worth(cat, s, rival(seat), points[rival(seat).value], rounds);
}

int promise(const duel::Catalogue& cat, const duel::State& s, PlayerId seat) {
  if (s.sides[seat.value].passed || s.board.over) return 0;
  const Player& player = s.board.at(seat);
  const Turn& t = s.board.turn_of(seat);
  int v = 0;
  for (std::size_t r = 0; r < kBase; ++r) v += std::min<int>(player.resources[r], 12) * kUnspent;
  v += std::popcount(t.usable & ~t.used) * kUnused;
  if (!(t.used >> kAmbassadorSource & 1)) v += kUnused;
  if (has_advantage(s, seat) && cat.of(cat.of(player.civ).warlord).use && !(t.used >> kWarlordSource & 1)) v += 2 * kUnused;
  return 2 * v;
}

void let_others_rest(const duel::Catalogue& cat, duel::State& s, PlayerId seat) {
  const int round = turn_of(s);
  while (!s.board.stack.empty() && s.board.stack.back().who != seat && turn_of(s) == round) {
    const Options options = duel::options(cat, s);
    duel::apply(cat, s, options[options.size() - 1], {});  // to pass stands last
  }
}

}  // namespace stele
