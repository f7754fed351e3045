#include <algorithm>
#include <bit>

#include "ai/evaluation.h"
#include "games/monuments/scoring.h"

namespace stele {
namespace {

using namespace monuments;

// Weights in hundredths of a point, set by hand and checked by play against `random` and against one another.
constexpr int kHandCard = 45;          // a card in hand, whatever it is
constexpr int kCardToAdd = 70;         // one more for a monument the player has built
constexpr int kCardTowardsBuild = 55;  // the second and later cards of a monument still to be built
constexpr int kSymbolOnShow = 22;      // a card in the exhibition: it scores with its symbol
constexpr int kCoveredValue = 5;       // for each point of value of the best card that a story cannot take next
constexpr int kSpaceToCome = 130;      // half of a marker's step, for as much of the game as is left
constexpr int kHistorianEarly = 700;   // what a historian is worth while there is time to tell a long story
constexpr int kPowerOwned = 60;

// How much of the game is left, 0 to 100, by the pile that everybody can count.
int time_left(const Catalogue& cat, const Board& b, std::size_t pile) {
  const int at_start = cards_in_game(cat, b).size() - b.players * kHandAtStart - kDisplay;
  return std::min(100, static_cast<int>(pile) * 100 / at_start);
}

int worth(const Catalogue& cat, const Board& b, Colour c, const FinalPoints& final, int left) {
  int v = 100 * (b.points[c.value] + final.monuments + final.stories + final.bonus + final.powers);
  // An unused historian costs 12 at the end, but early in the game a story is still to come.
  const int unused = (cat.unused_historian * 100 * (100 - left) + kHistorianEarly * left) / 100;
  v += b.historians[c.value] * unused;
  for (int i = 0; i < kMonuments; ++i) {
    const Build& build = b.build(c, monument(i));
    if (build.empty()) continue;
    v += static_cast<int>(build.size()) * kSymbolOnShow;
    int covered = 0;
    for (std::size_t k = 0; k + 1 < build.size(); ++k) covered = std::max<int>(covered, build[k]);
    v += covered * kCoveredValue;
    if (b.markers[static_cast<std::size_t>(i)] + 1u < cat.track.size()) v += kSpaceToCome * left / 100;
  }
  for (const Colour owner : b.power_owner) v += owner == c ? kPowerOwned * left / 100 : 0;
  return v;
}

int hand_worth(const Board& b, const CardSet& hand, PlayerId seat, int left) {
  int v = hand.size() * kHandCard;
  for (int i = 0; i < kMonuments; ++i) {
    const int n = std::popcount(hand.values_of(monument(i)));
    if (n == 0) continue;
    bool mine = false;
    for (int k = 0; k < colours_per_player(b); ++k)
      mine = mine || !b.build(colour(first_colour_of(b, seat).value + k), monument(i)).empty();
    if (mine)
      v += n * kCardToAdd;
    else if (builders(b, monument(i)) < 2)
      v += (n - 1) * kCardTowardsBuild;
  }
  return v * left / 100;
}

}  // namespace

int evaluate(const Catalogue& cat, const State& s, PlayerId seat) {
  const Board& b = s.board;
  const int left = b.over ? 0 : time_left(cat, b, s.pile.size());
  const auto final = final_points(cat, b);
  std::array<int, kMaxPlayers> value{};
  for (std::uint8_t p = 0; p < b.players; ++p) {
    const int first = first_colour_of(b, PlayerId{p}).value;
    int low = worth(cat, b, colour(first), final[static_cast<std::size_t>(first)], left);
    if (colours_per_player(b) == 2) {
      // [W-TWO-3] The lower colour counts; the other one matters as far as it may become the lower.
      const int other = worth(cat, b, colour(first + 1), final[static_cast<std::size_t>(first) + 1], left);
      low = (3 * std::min(low, other) + std::max(low, other)) / 4;
    }
    value[p] = low;
  }
  int others = std::numeric_limits<int>::min();
  for (std::uint8_t p = 0; p < b.players; ++p)
    if (p != seat.value) others = std::max(others, value[p]);
  return 2 * (value[seat.value] + hand_worth(b, s.hands[seat.value], seat, left)) - others;
}

}  // namespace stele
