// A table of any game as text, and its scores.
#include <algorithm>

#include <fmt/format.h>

#include "clients/cli/draw_monumental.h"
#include "clients/cli/draw_monuments.h"
#include "games/games.h"

namespace stele::cli {
namespace {

std::string picture(const monuments::Catalogue& cat, const monuments::View& v, const monuments::State* all, const Drawing& how) {
  return draw_monuments(cat, v, all, how);
}
std::string picture(const monumental::Catalogue& cat, const monumental::View& v, const monumental::State* all, const Drawing& how) {
  return draw_monumental(cat, v, all, how);
}

}  // namespace

std::string draw(const Table& table, std::optional<PlayerId> viewer, const Drawing& how) {
  std::string out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    out = picture(t.catalogue(), t.view(viewer.value_or(PlayerId{})), viewer ? nullptr : &t.state(), how);
  });
  if (table.decision().nothing()) out += "\n" + draw_scores(table, how);
  return out;
}

// The breakdown of any game: a column for each row of the standing, a line for each kind of points.
std::string draw_scores(const Table& table, const Drawing& how) {
  const Standing st = table.standing();
  const std::string game{table.info().id};
  std::vector<const ScoreLabel*> labels;
  for (const ScoreLine& l : st.lines)
    if (std::find(labels.begin(), labels.end(), l.label) == labels.end()) labels.push_back(l.label);
  std::string out = pad("", 26);
  for (std::size_t r = 0; r < st.rows.size(); ++r) {
    const std::string name = say(fmt::format("{}.row.{}", game, st.rows[r].name)).in(how.language);
    out += how.paint.seat(static_cast<int>(r), std::string(8 - std::min<std::size_t>(8, width(name)), ' ') + name);
  }
  out += "\n";
  for (const ScoreLabel* l : labels) {
    out += pad(say(fmt::format("{}.points.{}", game, l->name)).in(how.language), 26);
    for (std::size_t r = 0; r < st.rows.size(); ++r)
      for (const ScoreLine& line : st.lines)
        if (line.label == l && line.row == r) out += fmt::format("{:>8}", line.points);
    out += "\n";
  }
  out += how.paint.bold(pad(say("cli.total").in(how.language), 26));
  for (const Standing::Row& row : st.rows) out += how.paint.bold(fmt::format("{:>8}", row.points));
  out += "\n\n";
  const auto player = [&](int p) { return player_name(PlayerId{static_cast<std::uint8_t>(p)}).in(how.language); };
  for (int p = 0; p < table.setup().players; ++p) {
    const bool first = (st.winners >> p & 1) != 0;
    out += fmt::format("  {}  {:>4}{}\n", pad(player(p), 12), st.points[static_cast<std::size_t>(p)],
                       first ? "  " + how.paint.bold(say(st.over ? "cli.winner" : "cli.leads").in(how.language)) : "");
  }
  return out + fmt::format("  {} [{}]\n", say(fmt::format("{}.decided.{}", game, st.decided.name)).in(how.language), st.decided.rule);
}

}  // namespace stele::cli
