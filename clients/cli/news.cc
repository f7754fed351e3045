// What has happened, event by event or in short.
#include "clients/cli/news.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "games/games.h"

namespace stele::cli {
namespace {

// One answer of the past: what was before it, and what it caused.
template <class G>
struct Moment {
  typename G::State before;
  std::string answer;
  std::vector<typename G::Event> events;
};

// The moments from an answer on. A table hands out its last events only, so a copy of it walks back.
template <class G>
std::vector<Moment<G>> past(const Table& table, std::size_t from) {
  std::vector<Moment<G>> out;
  const std::unique_ptr<Table> copy = table.clone();
  auto& t = static_cast<TableOf<G>&>(*copy);
  while (t.answers() > from) {
    Moment<G> m{{}, t.answer(t.answers() - 1), t.last_events()};
    t.undo();
    m.before = t.state();
    out.push_back(std::move(m));
  }
  std::reverse(out.begin(), out.end());
  return out;
}

Text sentence(const monuments::Catalogue& cat, const monuments::State&, const monuments::Event& e, PlayerId viewer) {
  Text out = monuments::describe(cat, e);
  if (viewer.is_none()) return out;
  const Text name = player_name(viewer);
  if (out.en.starts_with(name.en + " ")) out.en.replace(0, name.en.size(), say("monumental.you").en);
  if (out.fr.starts_with(name.fr + " a ")) out.fr.replace(0, name.fr.size() + 2, say("monumental.you").fr + " avez");
  return out;
}
Text sentence(const monumental::Catalogue& cat, const monumental::State& s, const civic::Event& e, PlayerId viewer) {
  return monumental::describe(cat, e, monumental::names_for(cat, s, viewer));
}

// Units that return one by one from a tile return together.
std::vector<civic::Event> together(const std::vector<civic::Event>& events) {
  std::vector<civic::Event> out;
  for (const civic::Event& e : events) {
    const bool same =
        !out.empty() && e.kind == civic::EventKind::Returned && out.back().kind == e.kind && out.back().who == e.who && out.back().a == e.a;
    if (!same) {
      out.push_back(e);
      continue;
    }
    out.back().amount = static_cast<std::int16_t>(out.back().amount + e.amount);
    out.back().b |= e.b;
  }
  return out;
}
const std::vector<monuments::Event>& together(const std::vector<monuments::Event>& events) { return events; }

// Equal neighbours become one line that says how often.
std::vector<Text> merged(const std::vector<Text>& lines) {
  std::vector<Text> out;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i + 1;
    while (end < lines.size() && lines[end] == lines[i]) ++end;
    out.push_back(end - i == 1 ? lines[i] : lines[i] + same_in_all(fmt::format(" (×{})", end - i)));
    i = end;
  }
  return out;
}

using monumental::Catalogue, civic::EventKind, monumental::TileId;

Text news(std::string_view id, std::initializer_list<TextArg> args = {}) { return say("cli.news." + std::string{id}, args); }

// One turn of another player.
class Turn {
 public:
  Turn(const Catalogue& cat, PlayerId who, PlayerId viewer) : cat_(&cat), who_(who), viewer_(viewer) {}

  void answered(const std::string& answer) {
    for (const std::string_view kind : {"row ", "column "})
      if (answer.starts_with(kind))
        lines_.push_back(news(kind.substr(0, kind.size() - 1), {{"which", same_in_all(answer.substr(kind.size()))}}));
  }

  void add(const monumental::State& before, const civic::Event& e) {
    const bool own = e.who == who_;
    switch (e.kind) {
      case EventKind::Gained:
        if (own) gained_[e.a] += e.amount;
        break;
      case EventKind::Acquired: deeds_[e.b == 1 ? "began" : "acquired"].push_back(name(e)); break;
      case EventKind::Took: deeds_["took"].push_back(name(e)); break;
      case EventKind::Completed: deeds_["completed"].push_back(name(e)); break;
      case EventKind::Developed: deeds_["developed"].push_back(name(e)); break;
      case EventKind::Archived: deeds_["archived"].push_back(name(e)); break;
      case EventKind::SpentToken: deeds_["spent"].push_back(name(e)); break;
      case EventKind::Conquered: conquered(before, TileId{e.a}); break;
      case EventKind::OutpostBuilt: deeds_["outpost"].push_back(number(e.a)); break;
      case EventKind::OutpostLost:
        if (e.who == viewer_) outposts_lost_.push_back(number(e.a));
        break;
      case EventKind::Returned:
        if (e.who == viewer_) units_back_ += e.amount;
        break;
      case EventKind::TookProduction: deeds_["production"].push_back(number(e.a)); break;
      case EventKind::TookToken: deeds_["market"].push_back(number(e.a)); break;
      default: break;
    }
  }

  void tell(const monumental::State& now, std::vector<NewsLine>& out) const {
    const Text who = monumental::name_of(*cat_, now, who_);
    if (!lost_.empty()) {
      Text line = news(lost_.size() > 1 ? "lost-many" : "lost", {{"tiles", join(lost_, ", ")}});
      if (!outposts_lost_.empty()) line = line + news("lost-outpost", {{"tiles", join(outposts_lost_, ", ")}});
      if (units_back_ > 0) line = line + news("units-back", {{"units", count("unit", units_back_)}});
      out.push_back({who, line, true});
    }
    std::vector<Text> parts;
    if (!lines_.empty()) parts.push_back(news("activated", {{"lines", join(lines_, ", ")}}));
    std::vector<Text> gains;
    for (std::uint8_t r = 0; r < civic::kResources; ++r)
      if (gained_[r] > 0)
        gains.push_back(same_in_all(std::to_string(gained_[r]) + "\u00a0") +
                        say("effect.resource." + std::string{civic::kResourceWords[r]}));
    if (!gains.empty()) parts.push_back(news("gained", {{"what", join(gains, ", ")}}));
    // In the order that matters to the others.
    for (const std::string_view deed :
         {"conquered", "outpost", "acquired", "began", "completed", "developed", "took", "archived", "production", "market", "spent"})
      if (const auto it = deeds_.find(deed); it != deeds_.end())
        parts.push_back(news(std::string{deed} + (is_about_tiles(deed) && it->second.size() > 1 ? "-many" : ""),
                             {{"what", join(merged(it->second), ", ")}}));
    if (parts.empty()) return;
    out.push_back({who, join(parts, " · "), false});
  }

 private:
  static bool is_about_tiles(std::string_view deed) {
    return deed == "conquered" || deed == "outpost" || deed == "production" || deed == "market";
  }
  Text name(const civic::Event& e) const { return e.thing.is_none() ? Text{"a card", "une carte"} : cat_->of(e.thing).name; }
  static Text number(int tile) { return same_in_all(std::to_string(tile + 1)); }

  void conquered(const monumental::State& before, TileId t) {
    const PlayerId from = monumental::holder(before, t);
    if (from == viewer_ && !viewer_.is_none()) lost_.push_back(number(t.value));
    Text what = number(t.value);
    if (!from.is_none())
      what = news("from", {{"tile", what}, {"whom", from == viewer_ ? news("you") : monumental::name_of(*cat_, before, from)}});
    deeds_["conquered"].push_back(what);
  }

  const Catalogue* cat_;
  PlayerId who_, viewer_;
  std::vector<Text> lines_, lost_, outposts_lost_;
  std::array<int, civic::kResources> gained_{};
  std::map<std::string, std::vector<Text>, std::less<>> deeds_;
  int units_back_ = 0;
};

// What came to the Development track and lies there still, a new era, the last turns.
std::vector<NewsLine> about_the_track(const Catalogue& cat, const monumental::State& now,
                                      const std::vector<Moment<monumental::Monumental>>& moments) {
  std::vector<Text> cards;
  std::vector<NewsLine> out;
  for (const auto& m : moments)
    for (const civic::Event& e : m.events) {
      if (e.kind == EventKind::TrackFilled) {
        const bool there = std::any_of(now.board.track.begin(), now.board.track.end(),
                                       [&](civic::CardId c) { return !c.is_none() && civic::thing(c) == e.thing; });
        if (there) cards.push_back(cat.of(e.thing).name);
      } else if (e.kind == EventKind::EraBegan || e.kind == EventKind::LastTurns) {
        out.push_back({{}, monumental::describe(cat, e), e.kind == EventKind::LastTurns});
      }
    }
  if (!cards.empty()) out.insert(out.begin(), {news("track"), join(cards, ", "), false});
  return out;
}

std::vector<NewsLine> in_short(const TableOf<monumental::Monumental>& t, std::size_t from, PlayerId viewer) {
  const auto moments = past<monumental::Monumental>(t, from);
  std::vector<NewsLine> out;
  std::vector<Turn> turns;
  PlayerId who;
  for (const auto& m : moments) {
    const PlayerId by = m.before.board.stack.empty() ? PlayerId{} : m.before.board.stack.back().who;
    if (by == viewer) {  // read as it happened
      who = by;
      continue;
    }
    if (who != by) turns.emplace_back(t.catalogue(), by, viewer);
    who = by;
    turns.back().answered(m.answer);
    for (const civic::Event& e : m.events) {
      const auto seen = monumental::seen_by(e, viewer);
      if (!seen) continue;
      if (seen->kind == EventKind::CapitalPicked)
        out.push_back({monumental::name_of(t.catalogue(), t.state(), by),
                       news("capital", {{"tile", same_in_all(std::to_string(seen->a + 1))}}), false});
      turns.back().add(m.before, *seen);
    }
  }
  for (const Turn& turn : turns) turn.tell(t.state(), out);
  // What the viewer lost comes first.
  std::vector<NewsLine> others;
  for (NewsLine& line : out)
    if (!line.bad) others.push_back(std::move(line));
  std::erase_if(out, [](const NewsLine& line) { return !line.bad; });
  for (NewsLine& line : others) out.push_back(std::move(line));
  for (NewsLine& line : about_the_track(t.catalogue(), t.state(), moments)) out.push_back(std::move(line));
  return out;
}

std::vector<NewsLine> in_short(const TableOf<monuments::Monuments>& t, std::size_t from, PlayerId viewer) {
  std::vector<NewsLine> out;
  for (Text& line : events_of(t, from, t.answers(), viewer)) out.push_back({{}, std::move(line), false});
  return out;
}

}  // namespace

std::vector<Text> events_of(const Table& table, std::size_t from, std::size_t to, PlayerId viewer) {
  std::vector<Text> out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    const auto moments = past<G>(table, from);
    std::vector<typename G::Event> events;
    for (std::size_t k = 0; k < moments.size() && from + k < to; ++k)
      for (const auto& e : moments[k].events)
        if (const auto seen = G::seen_by(e, viewer)) events.push_back(*seen);
    for (const auto& e : together(events)) out.push_back(sentence(t.catalogue(), t.state(), e, viewer));
  });
  return merged(out);
}

std::vector<std::vector<Text>> story(const Table& table) {
  std::vector<std::vector<Text>> out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    for (const auto& m : past<G>(table, 0)) {
      const PlayerId by = table.answered_by(out.size());
      out.emplace_back();
      for (const auto& e : m.events)
        if (const auto seen = G::seen_by(e, by)) out.back().push_back(sentence(t.catalogue(), t.state(), *seen, PlayerId{}));
    }
  });
  return out;
}

std::vector<NewsLine> digest(const Table& table, std::size_t from, PlayerId viewer) {
  std::vector<NewsLine> out;
  visit_game(table.info().id, [&]<class G>() { out = in_short(static_cast<const TableOf<G>&>(table), from, viewer); });
  return out;
}

}  // namespace stele::cli
