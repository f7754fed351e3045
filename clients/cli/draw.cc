// A table of any game as text, and its scores.
#include <algorithm>

#include <fmt/format.h>

#include "clients/cli/draw_duel.h"
#include "clients/cli/draw_monumental.h"
#include "clients/cli/draw_monuments.h"
#include "clients/cli/news.h"
#include "games/games.h"

namespace stele::cli {
namespace {

std::string picture(const monuments::Catalogue& cat, const monuments::View& v, const monuments::State* all, Part part, PlayerId,
                    const Drawing& how) {
  return draw_monuments(cat, v, all, part, how);
}
std::string picture(const monumental::Catalogue& cat, const monumental::View& v, const monumental::State* all, Part part, PlayerId whose,
                    const Drawing& how) {
  return draw_monumental(cat, v, all, part, whose, how);
}
std::string picture(const duel::Catalogue& cat, const duel::View& v, const duel::State* all, Part part, PlayerId whose,
                    const Drawing& how) {
  return draw_duel(cat, v, all, part, whose, how);
}

Text name_at(const monuments::Catalogue&, const monuments::State&, PlayerId p) { return player_name(p); }
Text name_at(const monumental::Catalogue& cat, const monumental::State& s, PlayerId p) { return monumental::name_of(cat, s, p); }
Text name_at(const duel::Catalogue& cat, const duel::State& s, PlayerId p) { return civic::name_of(cat, s, p); }

int turn_at(const monuments::State& s) { return s.board.turn_number; }
int turn_at(const monumental::State& s) {
  const bool setup = !s.board.stack.empty() && s.board.stack.back().kind == civic::FrameKind::PickCapital;
  return setup ? 0 : s.board.turn_number;
}
int turn_at(const duel::State& s) { return s.board.turn_number; }

// [D-TURN-1] In Duel the players take turns action by action: a new leaf is turned where a round and where its actions begin.
template <class S>
std::optional<int> leaf_at(const S&) {
  return std::nullopt;
}
std::optional<int> leaf_at(const duel::State& s) {
  const auto activates = [](const civic::Frame& f) { return f.kind == civic::FrameKind::Row || f.kind == civic::FrameKind::Column; };
  const bool activation = std::any_of(s.board.stack.begin(), s.board.stack.end(), activates);
  return 2 * s.board.turn_number + (activation ? 0 : 1);
}

constexpr std::array<std::string_view, 16> kOnTheMap = {
    "capital", "units",           "manoeuvre-to", "outpost-units", "place-wonder", "move-explorer", "explore",         "move-units",
    "outpost", "attack-anywhere", "cost-return",  "units-return",  "place-hero",   "place-monster", "automa-conquest", "automa-steps"};

}  // namespace

Text name_of(const Table& table, PlayerId seat) {
  Text out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    out = name_at(t.catalogue(), t.state(), seat);
  });
  return out;
}

Text question_of(const Table& table) {
  return asks_for_automa(table) ? say("cli.for-automa", {{"question", table.question()}}) : table.question();
}

int turn_of(const Table& table) {
  int out = 0;
  visit_game(table.info().id, [&]<class G>() { out = turn_at(static_cast<const TableOf<G>&>(table).state()); });
  return out;
}

std::optional<int> leaf_of(const Table& table) {
  std::optional<int> out;
  visit_game(table.info().id, [&]<class G>() { out = leaf_at(static_cast<const TableOf<G>&>(table).state()); });
  return out;
}

bool has_parts(const Table& table) { return table.info().id != monuments::Monuments::info().id; }

Scene scene_of(const Table& table) {
  if (table.decision().nothing() || table.info().id != monumental::Monumental::info().id) return Scene::Other;
  const std::string_view name = table.decision().kind->name;
  if (name == "turn") return Scene::Turn;
  return std::find(kOnTheMap.begin(), kOnTheMap.end(), name) != kOnTheMap.end() ? Scene::Map : Scene::Other;
}

std::vector<std::string> notation_words(const Table& table) {
  std::vector<std::string> out;
  visit_game(table.info().id, [&]<class G>() {
    for (const auto& o : G::every_option(G::catalogue())) {
      const std::string all = G::to_text(G::catalogue(), o);
      const std::string first = all.substr(0, all.find(' '));
      if (std::find(out.begin(), out.end(), first) == out.end()) out.push_back(first);
    }
  });
  return out;
}

std::string draw_part(const Table& table, PlayerId viewer, Part part, PlayerId whose, const Drawing& how) {
  std::string out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    out = picture(t.catalogue(), t.view(viewer), nullptr, part, whose, how);
  });
  return out;
}

std::string draw(const Table& table, std::optional<PlayerId> viewer, const Drawing& how) {
  std::string out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    out = picture(t.catalogue(), t.view(viewer.value_or(PlayerId{})), viewer ? nullptr : &t.state(), Part::Everything, {}, how);
  });
  if (table.decision().nothing()) out += "\n" + draw_scores(table, how, viewer.value_or(PlayerId{}));
  return out;
}

namespace {

// Not every row has points of every kind.
std::string points_in(const Standing& st, const ScoreLabel* label, std::size_t row, std::size_t cell) {
  for (const ScoreLine& line : st.lines)
    if (line.label == label && line.row == row) return fmt::format("{:>{}}", line.points, cell);
  return std::string(cell, ' ');
}

}  // namespace

// The breakdown of any game: a column for each row of the standing, a line for each kind of points.
std::string draw_scores(const Table& table, const Drawing& how, PlayerId you) {
  const Standing st = table.standing();
  const std::string game{table.info().id};
  std::vector<const ScoreLabel*> labels;
  std::vector<std::string> texts, names;
  std::size_t first = width(say("cli.total").in(how.language)), cell = 8;
  for (const ScoreLine& l : st.lines) {
    if (std::find(labels.begin(), labels.end(), l.label) != labels.end()) continue;
    labels.push_back(l.label);
    texts.push_back(say(fmt::format("{}.points.{}", game, l.label->name)).in(how.language));
    first = std::max(first, width(texts.back()));
  }
  for (const Standing::Row& row : st.rows) {
    names.push_back(say(fmt::format("{}.row.{}", game, row.name)).in(how.language));
    cell = std::max(cell, width(names.back()) + 2);
  }
  first += 2;
  std::string out = pad("", first);
  for (std::size_t r = 0; r < names.size(); ++r)
    out += how.paint.seat(st.rows.size() == static_cast<std::size_t>(table.setup().players) ? st.rows[r].seat.value : static_cast<int>(r),
                          std::string(cell - width(names[r]), ' ') + names[r]);
  out += "\n";
  for (std::size_t i = 0; i < labels.size(); ++i) {
    out += pad(texts[i], first);
    for (std::size_t r = 0; r < st.rows.size(); ++r) out += points_in(st, labels[i], r, cell);
    out += "\n";
  }
  out += how.paint.bold(pad(say("cli.total").in(how.language), first));
  for (const Standing::Row& row : st.rows) out += how.paint.bold(fmt::format("{:>{}}", row.points, cell));
  out += "\n\n";
  for (std::uint8_t p = 0; p < table.setup().players; ++p) {
    const bool is_first = (st.winners >> p & 1) != 0;
    std::string name = name_of(table, PlayerId{p}).in(how.language);
    if (you == PlayerId{p}) name += fmt::format(" ({})", say("cli.you").in(how.language));
    out += fmt::format("  {}  {:>4}{}\n", pad(name, 18), st.points[p],
                       is_first ? "  " + how.paint.bold(say(st.over ? "cli.winner" : "cli.leads").in(how.language)) : "");
  }
  return out + fmt::format("  {} [{}]\n", say(fmt::format("{}.decided.{}", game, st.decided.name)).in(how.language), st.decided.rule);
}

}  // namespace stele::cli
