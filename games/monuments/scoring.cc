// Points, final scoring and who has won.
#include "games/monuments/scoring.h"

#include <algorithm>
#include <tuple>

namespace stele::monuments {
namespace {

constexpr std::array<ScoreLabel, kPointsFor> kLabels = {{
    {"symbols", "W-SCORE-1"},
    {"past-the-end", "W-STORY-5"},
    {"acquiring", "W-POW-3"},
    {"paid", "W-POW-HERO"},
    {"monuments", "W-END-2"},
    {"historians", "W-END-3"},
    {"stories", "W-END-4"},
    {"bonus", "W-END-5"},
    {"powers", "W-POW-3"},
}};
constexpr ScoreLabel kTrack = {"track", "W-COMP-2"};  // what was scored during the game

// Cards first, then the highest card: bigger is the main builder. Values of one monument never tie.
std::pair<std::size_t, int> strength(const Build& build) { return {build.size(), highest_card(build)}; }

// The stories from the longest to the shortest; on one rung the older comes first.
FixedVector<Story, kMaxStories> ranked(const Board& b) {
  FixedVector<Story, kMaxStories> out;
  for (const Story& story : b.stories) {
    out.push_back(story);
    for (std::size_t i = out.size() - 1; i > 0 && out[i - 1].pages < out[i].pages; --i) std::swap(out[i - 1], out[i]);
  }
  return out;
}

// [W-END-6] What breaks a tie, over all colours of a player.
std::pair<int, int> tie_break(const Board& b, PlayerId p) {
  int built = 0, longest = 0;
  for (const auto& by_colour : b.builds)
    for (int c = 0; c < colours_in_play(b); ++c)
      built += player_of(b, colour(c)) == p && !by_colour[static_cast<std::size_t>(c)].empty() ? 1 : 0;
  for (const Story& story : b.stories)
    if (player_of(b, story.author) == p) longest = std::max<int>(longest, story.pages);
  return {built, longest};
}

}  // namespace

int highest_card(const Build& build) {
  int best = 0;
  for (const std::uint8_t value : build) best = std::max<int>(best, value);
  return best;
}

const ScoreLabel& label(PointsFor what) { return kLabels[static_cast<std::size_t>(what)]; }

void score(Board& b, Colour c, int points, PointsFor what, const Log& log) {
  b.points[c.value] = static_cast<std::int16_t>(b.points[c.value] + points);
  log.emit({EventKind::Scored, player_of(b, c), c, {}, static_cast<std::uint8_t>(what), 0, static_cast<std::int16_t>(points)});
}

Colour main_builder(const Board& b, Monument m) {
  Colour best;
  for (int c = 0; c < kColours; ++c)
    if (!b.build(colour(c), m).empty() && (best.is_none() || strength(b.build(colour(c), m)) > strength(b.build(best, m))))
      best = colour(c);
  return best;
}

std::array<FinalPoints, kColours> final_points(const Catalogue& cat, const Board& b) {
  std::array<FinalPoints, kColours> out{};
  const auto add = [](std::int16_t& to, int points) { to = static_cast<std::int16_t>(to + points); };

  for (int i = 0; i < kMonuments; ++i) {
    // [W-END-2] [W-COMP-4] A lone builder scores the bold value of the marker's space, two share the bracketed ones.
    const Monument m = monument(i);
    const Catalogue::Space& space = cat.track[b.markers[m.value]];
    const Colour main = main_builder(b, m);
    const bool shared = builders(b, m) > 1;
    for (int c = 0; c < kColours; ++c) {
      if (b.build(colour(c), m).empty()) continue;
      add(out[static_cast<std::size_t>(c)].monuments, !shared ? space.alone : colour(c) == main ? space.main : space.second);
    }
  }
  for (int c = 0; c < colours_in_play(b); ++c) {
    const auto i = static_cast<std::size_t>(c);
    add(out[i].historians, b.historians[i] * cat.unused_historian);  // [W-END-3]
  }
  for (const Story& story : b.stories) add(out[story.author.value].stories, story.pages);  // [W-END-4]
  const auto stories = ranked(b);
  for (std::size_t i = 0; i < std::min(stories.size(), cat.story_bonus.size()); ++i)
    add(out[stories[i].author.value].bonus, cat.story_bonus[i]);  // [W-END-5]
  for (std::size_t p = 0; p < kPowers; ++p)
    if (!b.power_owner[p].is_none()) add(out[b.power_owner[p].value].powers, cat.powers[p].end);  // [W-POW-3]
  return out;
}

Standing standing(const Catalogue& cat, const Board& b) {
  Standing out;
  out.over = b.over != 0;
  const auto final = final_points(cat, b);
  for (int c = 0; c < colours_in_play(b); ++c) {
    const auto i = static_cast<std::size_t>(c);
    const auto row = static_cast<std::uint8_t>(c);
    const FinalPoints& f = final[i];
    out.lines.push_back({row, &kTrack, b.points[i]});
    out.lines.push_back({row, &label(PointsFor::Monuments), f.monuments});
    out.lines.push_back({row, &label(PointsFor::Historians), f.historians});
    out.lines.push_back({row, &label(PointsFor::Stories), f.stories});
    out.lines.push_back({row, &label(PointsFor::Bonus), f.bonus});
    if (b.has(Module::Powers)) out.lines.push_back({row, &label(PointsFor::Powers), f.powers});
    const int total = b.points[i] + f.monuments + f.historians + f.stories + f.bonus + f.powers;
    out.rows.push_back({player_of(b, colour(c)), word(colour(c)), static_cast<std::int16_t>(total),
                        b.over ? static_cast<std::int16_t>(total) : b.points[i]});
  }
  // [W-TWO-3] With two players the lower of a player's two scores counts. [W-END-3] It may be negative.
  for (std::uint8_t p = 0; p < b.players; ++p) {
    const std::size_t first = first_colour_of(b, PlayerId{p}).value;
    out.points[p] = out.rows[first].points;
    for (int i = 1; i < colours_per_player(b); ++i)
      out.points[p] = std::min(out.points[p], out.rows[first + static_cast<std::size_t>(i)].points);
  }
  // [W-END-6] Most points; then more monuments; then the longest story; then shared.
  struct Rank {
    int points, built, longest;
    auto operator<=>(const Rank&) const = default;
  };
  FixedVector<Rank, kMaxPlayers> ranks;
  for (std::uint8_t p = 0; p < b.players; ++p) {
    const auto [built, longest] = tie_break(b, PlayerId{p});
    ranks.push_back({out.points[p], built, longest});
  }
  const Rank best = *std::max_element(ranks.begin(), ranks.end());
  const auto as_good = [&](auto same) { return std::count_if(ranks.begin(), ranks.end(), same); };
  for (std::uint8_t p = 0; p < b.players; ++p)
    if (ranks[p] == best) out.winners |= 1u << p;
  if (as_good([&](const Rank& r) { return r.points == best.points; }) == 1)
    out.decided = b.players == 2 ? ScoreLabel{"lower-score", "W-TWO-3"} : ScoreLabel{"points", "W-END-6"};
  else if (as_good([&](const Rank& r) { return r.points == best.points && r.built == best.built; }) == 1)
    out.decided = {"monuments", "W-END-6"};
  else
    out.decided =
        as_good([&](const Rank& r) { return r == best; }) == 1 ? ScoreLabel{"longest-story", "W-END-6"} : ScoreLabel{"shared", "W-END-6"};
  return out;
}

void log_final_points(const Catalogue& cat, const Board& b, const Log& log) {
  const auto final = final_points(cat, b);
  for (int c = 0; c < colours_in_play(b); ++c) {
    const FinalPoints& f = final[static_cast<std::size_t>(c)];
    const auto tell = [&](int points, PointsFor what) {
      if (points == 0) return;
      log.emit({EventKind::Scored,
                player_of(b, colour(c)),
                colour(c),
                {},
                static_cast<std::uint8_t>(what),
                0,
                static_cast<std::int16_t>(points)});
    };
    tell(f.monuments, PointsFor::Monuments);
    tell(f.historians, PointsFor::Historians);
    tell(f.stories, PointsFor::Stories);
    tell(f.bonus, PointsFor::Bonus);
    tell(f.powers, PointsFor::Powers);
  }
}

}  // namespace stele::monuments
