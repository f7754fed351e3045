// Points at the end, with domination and ties.
#include "games/monumental/scoring.h"

#include <algorithm>

#include "games/monumental/rules.h"

namespace stele::monumental {
namespace {

constexpr std::array<ScoreLabel, kPointsFor> kLabels = {{{"provinces", "M-SCORE-1"},
                                                         {"knowledge", "M-SCORE-1"},
                                                         {"wonders", "M-SCORE-1"},
                                                         {"policies", "M-SCORE-1"},
                                                         {"most-provinces", "M-SCORE-2"},
                                                         {"most-knowledge", "M-SCORE-2"},
                                                         {"most-wonders", "M-SCORE-2"},
                                                         {"most-policies", "M-SCORE-2"},
                                                         {"monsters", "M-MON-7"},
                                                         {"automa-gold", "M-AUT-11"}}};
constexpr int kCategories = 4;
constexpr std::array<int, kCategories> kEach = {1, 1, 2, 2};  // [M-SCORE-1]
constexpr int kDomination = 3;                                // [M-SCORE-2]
constexpr int kGoldPerPoint = 3;                              // [M-AUT-11]

// Rows of modules that are not played are left out.
bool is_scored(const State& s, std::size_t p, std::size_t k) {
  if (k == static_cast<std::size_t>(PointsFor::Monsters)) return has(s, Module::Monsters);
  return k != static_cast<std::size_t>(PointsFor::AutomaGold) || s.board.automa.value == p;
}

// How much of each category a player has: provinces, Knowledge, Wonders, policies.
std::array<int, kCategories> owned(const Catalogue& cat, const State& s, PlayerId p) {
  const Player& player = s.board.at(p);
  std::array<int, kCategories> out{std::popcount(provinces(s, p)), 0, 0, static_cast<int>(player.policies.size())};
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
  const std::size_t n = s.board.players_count;
  for (std::size_t p = 0; p < n; ++p) have[p] = owned(cat, s, PlayerId{static_cast<std::uint8_t>(p)});
  for (std::size_t k = 0; k < kCategories; ++k) {
    int most = 0;
    for (std::size_t p = 0; p < n; ++p) most = std::max(most, have[p][k]);
    for (std::size_t p = 0; p < n; ++p) {
      out[p][k] = kEach[k] * have[p][k];
      // 3 to each in a tie; [R] a category in which everybody has none gives nothing.
      out[p][kCategories + k] = most > 0 && have[p][k] == most ? kDomination : 0;
    }
  }
  for (const PlayerId p : s.monsters.defeated_by)
    if (!p.is_none()) ++out[p.value][static_cast<std::size_t>(PointsFor::Monsters)];  // [M-MON-7]
  if (const PlayerId automa = s.board.automa; !automa.is_none())
    out[automa.value][static_cast<std::size_t>(PointsFor::AutomaGold)] = s.board.at(automa).of(Resource::Gold) / kGoldPerPoint;
  return out;
}

}  // namespace

std::array<int, kMaxPlayers> points_now(const Catalogue& cat, const State& s) {
  std::array<int, kMaxPlayers> out{};
  const Points all = points(cat, s);
  for (std::size_t p = 0; p < s.board.players_count; ++p)
    for (const int n : all[p]) out[p] += n;
  return out;
}

Standing standing(const Catalogue& cat, const State& s) {
  Standing out;
  out.over = s.board.over != 0;
  const Points all = points(cat, s);
  const std::size_t n = s.board.players_count;
  for (std::size_t p = 0; p < n; ++p) {
    int total = 0;
    for (std::size_t k = 0; k < kPointsFor; ++k) {
      if (!is_scored(s, p, k)) continue;
      out.lines.push_back({static_cast<std::uint8_t>(p), &kLabels[k], static_cast<std::int16_t>(all[p][k])});
      total += all[p][k];
    }
    out.points[p] = static_cast<std::int16_t>(total);
    out.rows.push_back({PlayerId{static_cast<std::uint8_t>(p)}, cat.of(s.board.players[p].civ).id, static_cast<std::int16_t>(total),
                        static_cast<std::int16_t>(out.over ? total : 0)});
  }
  // [M-SCORE-3] Most points; tie: most Gold; then Culture; then shared.
  const auto key = [&](std::size_t p) {
    const Player& player = s.board.players[p];
    return std::array<int, 3>{out.points[p], player.of(Resource::Gold), player.of(Resource::Culture)};
  };
  std::array<int, 3> best = key(0);
  for (std::size_t p = 1; p < n; ++p) best = std::max(best, key(p));
  int decided = 0;  // how many tie-breaks it took
  for (std::size_t p = 0; p < n; ++p) {
    const auto k = key(p);
    if (k == best) {
      out.winners |= 1u << p;
      continue;
    }
    int same = 0;
    while (k[static_cast<std::size_t>(same)] == best[static_cast<std::size_t>(same)]) ++same;
    decided = std::max(decided, same);
  }
  constexpr std::array<std::string_view, 4> kDecided = {"points", "gold", "culture", "shared"};
  if (std::popcount(out.winners) > 1) decided = 3;
  out.decided = {kDecided[static_cast<std::size_t>(decided)], "M-SCORE-3"};
  return out;
}

void log_final_points(const Catalogue& cat, const State& s, const Log& log) {
  if (!log.listens()) return;
  const Points all = points(cat, s);
  for (std::uint8_t p = 0; p < s.board.players_count; ++p)
    for (std::uint8_t k = 0; k < kPointsFor; ++k)
      if (all[p][k] != 0) log.emit({EventKind::Scored, PlayerId{p}, k, 0, {}, static_cast<std::int16_t>(all[p][k])});
}

}  // namespace stele::monumental
