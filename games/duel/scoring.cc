// Points at the end, with domination and ties.
#include "games/duel/scoring.h"

#include <algorithm>

#include "games/duel/rules.h"

namespace stele::duel {
namespace {

constexpr std::array<ScoreLabel, kPointsFor> kLabels = {{{"provinces", "D-SCORE-1"},
                                                         {"knowledge", "D-SCORE-1"},
                                                         {"wonders", "D-SCORE-1"},
                                                         {"policies", "D-SCORE-1"},
                                                         {"most-provinces", "D-SCORE-2"},
                                                         {"most-knowledge", "D-SCORE-2"},
                                                         {"most-wonders", "D-SCORE-2"},
                                                         {"most-policies", "D-SCORE-2"},
                                                         {"free-cities", "D-SCORE-1"},
                                                         {"lands", "D-EXPL-5"},
                                                         {"intrigues", "D-SPY-5"}}};
constexpr int kCategories = 4;
constexpr std::array<int, kCategories> kEach = {1, 1, 2, 2};  // [D-SCORE-1]
constexpr int kDomination = 3;                                // [D-SCORE-2]
constexpr int kFreeCity = 2;                                  // [D-SCORE-1]

// Rows of modules that are not played are left out.
bool is_scored(const State& s, std::size_t k) {
  if (k == static_cast<std::size_t>(PointsFor::Lands)) return has(s, Module::Exploration);
  return k != static_cast<std::size_t>(PointsFor::Intrigues) || has(s, Module::Espionage);
}

// How much of each category a player has. [R] The starting Knowledge is not acquired, and reserved cards are nobody's yet.
std::array<int, kCategories> owned(const Catalogue& cat, const State& s, PlayerId p) {
  std::array<int, kCategories> out{provinces(cat, s, p), 0, 0, static_cast<int>(s.board.at(p).policies.size())};
  for_each_owned(s, p, [&](CardId c) {
    out[1] += cat.has(c, kScoresAsKnowledge);
    out[2] += cat.has(c, kIsWonder);
  });
  return out;
}

using Points = std::array<std::array<int, kPointsFor>, kMaxPlayers>;

Points points(const Catalogue& cat, const State& s) {
  Points out{};
  std::array<std::array<int, kCategories>, kMaxPlayers> have{};
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p) have[p] = owned(cat, s, PlayerId{p});
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    for (std::size_t k = 0; k < kCategories; ++k) {
      out[p][k] = kEach[k] * have[p][k];
      // Both in a tie, [R] but nothing when both have none.
      out[p][kCategories + k] = have[p][k] > 0 && have[p][k] >= have[1 - p][k] ? kDomination : 0;
    }
    const Side& side = s.sides[p];
    out[p][static_cast<std::size_t>(PointsFor::FreeCities)] = kFreeCity * static_cast<int>(side.cities.size());
    out[p][static_cast<std::size_t>(PointsFor::Lands)] = static_cast<int>(side.lands.size());
    out[p][static_cast<std::size_t>(PointsFor::Intrigues)] = static_cast<int>(side.intrigues.size());
  }
  return out;
}

}  // namespace

std::array<int, kMaxPlayers> points_now(const Catalogue& cat, const State& s) {
  std::array<int, kMaxPlayers> out{};
  const Points all = points(cat, s);
  for (std::size_t p = 0; p < kMaxPlayers; ++p)
    for (const int n : all[p]) out[p] += n;
  return out;
}

Standing standing(const Catalogue& cat, const State& s) {
  Standing out;
  out.over = s.board.over != 0;
  const Points all = points(cat, s);
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p) {
    int total = 0;
    for (std::size_t k = 0; k < kPointsFor; ++k) {
      if (!is_scored(s, k)) continue;
      out.lines.push_back({p, &kLabels[k], static_cast<std::int16_t>(all[p][k])});
      total += all[p][k];
    }
    out.points[p] = static_cast<std::int16_t>(total);
    out.rows.push_back({PlayerId{p}, cat.of(s.board.players[p].civ).id, static_cast<std::int16_t>(total),
                        static_cast<std::int16_t>(out.over ? total : 0)});
  }
  // [D-SCORE-3] Most points; tie: the holder of the Advantage; then Gold; then Culture; then shared.
  const auto key = [&](std::uint8_t p) {
    const Player& player = s.board.players[p];
    return std::array<int, 4>{out.points[p], has_advantage(s, PlayerId{p}) ? 1 : 0, player.of(Resource::Gold),
                              player.of(Resource::Culture)};
  };
  const auto a = key(0), b = key(1);
  std::size_t same = 0;
  while (same < a.size() && a[same] == b[same]) ++same;
  constexpr std::array<std::string_view, 5> kDecided = {"points", "advantage", "gold", "culture", "shared"};
  out.winners = same == a.size() ? 3u : a[same] > b[same] ? 1u : 2u;
  out.decided = {kDecided[same], "D-SCORE-3"};
  return out;
}

void log_final_points(const Catalogue& cat, const State& s, const Log& log) {
  if (!log.listens()) return;
  const Points all = points(cat, s);
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p)
    for (std::uint8_t k = 0; k < kPointsFor; ++k)
      if (all[p][k] != 0) log.emit({EventKind::Scored, PlayerId{p}, k, 0, {}, static_cast<std::int16_t>(all[p][k])});
}

}  // namespace stele::duel
