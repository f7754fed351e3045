// What has happened, event by event or in short.
#include "clients/cli/news.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "clients/cli/deeds.h"
#include "clients/cli/duel_news.h"
#include "clients/cli/module_news.h"
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

// The moments from an answer on.
template <class G>
std::vector<Moment<G>> past(const Table& table, std::size_t from) {
  std::vector<Moment<G>> out;
  const auto& t = static_cast<const TableOf<G>&>(table);
  t.replay(from, t.answers(),
           [&](const typename G::State& before, const typename G::Option& o, const std::vector<typename G::Event>& events) {
             out.push_back({before, G::to_text(t.catalogue(), o), events});
           });
  return out;
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

}  // namespace

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

namespace {

using monumental::Catalogue, civic::EventKind, monumental::TileId;

Text news(std::string_view id, std::initializer_list<TextArg> args = {}) { return say("cli.news." + std::string{id}, args); }

// One turn of another player.
class Turn {
 public:
  Turn(const Catalogue& cat, PlayerId who, int number, PlayerId viewer)
      : cat_(&cat), who_(who), number_(number), viewer_(viewer), deeds_(cat), story_(cat, viewer), attacks_(cat, viewer) {}

  bool is(PlayerId who, int number) const { return who_ == who && number_ == number; }

  // The telling begins in the middle of an attack.
  void begin_within(const monumental::Board& b) {
    const bool ending = std::any_of(b.stack.begin(), b.stack.end(),
                                    [](const civic::Frame& f) { return f.kind == civic::FrameKind::FinishTurn && f.a == 1; });
    for (const civic::Frame& f : b.stack)
      if (ending && !attacks_.under_way() && !f.thing.is_none() && f.kind != civic::FrameKind::MonsterAttack &&
          cat_->of(f.thing).effects.attack)
        attacks_.begin(f.thing, MonsterAttacks::Known::Yes);
  }

  // The viewer has read this as it happened; what others go on to choose in an attack is still news.
  void skip(const civic::Event& e) {
    if (e.kind == EventKind::MonsterAttacked) attacks_.begin(e.thing, MonsterAttacks::Known::Yes);
  }

  void answered(const std::string& answer) { deeds_.answered(answer); }

  void add(const monumental::State& before, const civic::Event& e) {
    if (e.kind == EventKind::MonsterAttacked) attacks_.begin(e.thing, MonsterAttacks::Known::No);
    if (attacks_.under_way()) return attacks_.add(e);
    const bool own = e.who == who_;
    story_.add(before, e);
    switch (e.kind) {
      case EventKind::Gained:
        if (own) deeds_.add(e);
        break;
      case EventKind::SpentToken: deeds_.add("spent", deeds_.name(e)); break;
      case EventKind::Conquered: conquered(before, TileId{e.a}); break;
      case EventKind::OutpostBuilt: deeds_.add("outpost", tile_number(e.a)); break;
      case EventKind::OutpostLost:
        if (e.who == viewer_) outposts_lost_.push_back(tile_number(e.a));
        break;
      case EventKind::Returned:
        if (e.who == viewer_) units_back_ += e.amount;
        break;
      case EventKind::TookProduction: deeds_.add("production", tile_number(e.a)); break;
      case EventKind::TookToken: deeds_.add("market", tile_number(e.a)); break;
      case EventKind::MonsterRevealed: deeds_.add("revealed", named_tile(e, e.b)); break;
      case EventKind::Defeated: deeds_.add("defeated", deeds_.name(e)); break;
      case EventKind::HeroLeft:
        if (e.who == viewer_)
          heroes_lost_.push_back(deeds_.name(e));
        else
          deeds_.add("hero-left", deeds_.name(e));
        break;
      default: deeds_.add(e); break;
    }
  }

  void tell(const monumental::State& now, std::vector<NewsLine>& out) const {
    const Text who = monumental::name_of(*cat_, now, who_);
    for (const Text& hero : heroes_lost_) out.push_back({who, news("your-hero-left", {{"what", hero}}), true});
    if (!lost_.empty()) {
      Text line = news(lost_.size() > 1 ? "lost-many" : "lost", {{"tiles", join(lost_, ", ")}});
      if (!outposts_lost_.empty()) line = line + news("lost-outpost", {{"tiles", join(outposts_lost_, ", ")}});
      if (units_back_ > 0) line = line + news("units-back", {{"units", count("unit", units_back_)}});
      out.push_back({who, line, true});
    }
    if (now.board.is_automa(who_))
      story_.tell(now, out);
    else if (who_ != viewer_)
      tell_deeds(who, out);
    attacks_.tell(now, out);
  }

 private:
  void tell_deeds(const Text& who, std::vector<NewsLine>& out) const {
    // In the order that matters to the others.
    const Text told = deeds_.told({"conquered", "revealed", "defeated", "outpost", "acquired", "began", "completed", "developed", "took",
                                   "archived", "production", "market", "spent", "hero-left"});
    if (!told.en.empty()) out.push_back({who, told, false});
  }

  static Text tile_number(int tile) { return number(tile + 1); }
  Text named_tile(const civic::Event& e, int tile) const {
    return news("on-tile", {{"what", deeds_.name(e)}, {"tile", tile_number(tile)}});
  }

  void conquered(const monumental::State& before, TileId t) {
    if (monumental::holder(before, t) == viewer_ && !viewer_.is_none()) lost_.push_back(tile_number(t.value));
    deeds_.add("conquered", conquest(*cat_, before, t.value, viewer_));
  }

  const Catalogue* cat_;
  PlayerId who_;
  int number_;
  PlayerId viewer_;
  std::vector<Text> lost_, outposts_lost_, heroes_lost_;
  int units_back_ = 0;
  Deeds deeds_;
  AutomaStory story_;
  MonsterAttacks attacks_;
};

// An event of the past and the turn it belongs to. The Automa needs no answer to begin its turn: it begins within the answer before.
struct Happening {
  const Moment<monumental::Monumental>* moment;
  PlayerId whose;  // turn
  int number;      // of the turn
  PlayerId by;     // whose answer made it happen
  civic::Event event;
};

std::vector<Happening> happenings(const std::vector<Moment<monumental::Monumental>>& moments, PlayerId viewer) {
  std::vector<Happening> out;
  for (const auto& m : moments) {
    const monumental::Board& b = m.before.board;
    const PlayerId by = b.stack.empty() ? PlayerId{} : monumental::answering(m.before, b.stack.back().who);
    Happening h{&m, b.active, b.turn_number, by, {}};
    for (const civic::Event& e : m.events) {
      if (monumental::Monumental::begins_automa_turn(e) && !b.is_automa(h.whose)) {
        h.whose = b.automa;
        ++h.number;
      }
      const auto seen = monumental::seen_by(e, viewer);
      if (!seen) continue;
      h.event = *seen;
      out.push_back(h);
    }
  }
  return out;
}
// Told as it happens to whoever answers, except that a turn of the Automa is told as a whole.
bool read_already(const Happening& h, PlayerId viewer) { return h.by == viewer && !h.moment->before.board.is_automa(h.whose); }

// What came to the Development track or above it and lies there still, a new era, the last turns.
std::vector<NewsLine> about_the_track(const Catalogue& cat, const monumental::State& now, const std::vector<Happening>& all,
                                      PlayerId viewer) {
  std::vector<Text> cards, heroes;
  std::vector<NewsLine> out;
  const auto lies_in = [](const auto& list, civic::ThingId t) {
    return std::any_of(list.begin(), list.end(), [&](civic::CardId c) { return !c.is_none() && civic::thing(c) == t; });
  };
  for (const Happening& h : all) {
    const civic::Event& e = h.event;
    if (read_already(h, viewer)) continue;
    if (e.kind == EventKind::TrackFilled && lies_in(now.board.track, e.thing)) cards.push_back(cat.of(e.thing).name);
    if (e.kind == EventKind::HeroRevealed && lies_in(now.board.heroes, e.thing)) heroes.push_back(cat.of(e.thing).name);
    if (e.kind == EventKind::EraBegan || e.kind == EventKind::LastTurns)
      out.push_back({{}, monumental::describe(cat, e), e.kind == EventKind::LastTurns});
  }
  if (!heroes.empty()) out.insert(out.begin(), {news("heroes"), join(heroes, ", "), false});
  if (!cards.empty()) out.insert(out.begin(), {news("track"), join(cards, ", "), false});
  return out;
}

std::vector<NewsLine> in_short(const TableOf<monumental::Monumental>& t, std::size_t from, PlayerId viewer) {
  const auto moments = past<monumental::Monumental>(t, from);
  const auto all = happenings(moments, viewer);
  std::vector<NewsLine> told;
  std::vector<Turn> turns;
  const auto turn_of = [&](PlayerId whose, int number) -> Turn& {
    if (turns.empty() || !turns.back().is(whose, number)) turns.emplace_back(t.catalogue(), whose, number, viewer);
    return turns.back();
  };
  std::size_t next = 0;
  for (const auto& m : moments) {
    const monumental::Board& b = m.before.board;
    if (turns.empty()) turn_of(b.active, b.turn_number).begin_within(b);
    const bool own = !b.stack.empty() && monumental::answering(m.before, b.stack.back().who) == viewer;
    if (!own && !b.is_automa(b.active)) turn_of(b.active, b.turn_number).answered(m.answer);
    for (; next < all.size() && all[next].moment == &m; ++next) {
      const Happening& h = all[next];
      Turn& turn = turn_of(h.whose, h.number);
      if (read_already(h, viewer)) {
        turn.skip(h.event);
        continue;
      }
      if (h.event.kind == EventKind::CapitalPicked)
        told.push_back(
            {monumental::name_of(t.catalogue(), t.state(), h.event.who), news("capital", {{"tile", number(h.event.a + 1)}}), false});
      turn.add(m.before, h.event);
    }
  }
  for (const Turn& turn : turns) turn.tell(t.state(), told);
  std::vector<NewsLine> out;
  for (const bool bad : {true, false})  // what the viewer lost comes first
    std::copy_if(told.begin(), told.end(), std::back_inserter(out), [&](const NewsLine& line) { return line.bad == bad; });
  for (NewsLine& line : about_the_track(t.catalogue(), t.state(), all, viewer)) out.push_back(std::move(line));
  return out;
}

std::vector<NewsLine> in_short(const TableOf<duel::Duel>& t, std::size_t from, PlayerId viewer) {
  DuelStory story(t.catalogue(), viewer);
  for (const auto& m : past<duel::Duel>(t, from)) {
    const PlayerId by = civic::deciding(m.before);
    if (by == viewer) continue;  // read as it happened
    story.answered(m.before, by, m.answer);
    for (const civic::Event& e : m.events)
      if (const auto seen = duel::seen_by(e, viewer)) story.add(m.before, *seen);
  }
  return story.told(t.state());
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
    for (const auto& e : together(events)) out.push_back(G::describe(t.catalogue(), t.state(), e, viewer));
  });
  return merged(out);
}

std::vector<Text> events_of_answer(const Table& table, std::size_t k, PlayerId viewer) {
  if (table.info().id != monumental::Monumental::info().id) return events_of(table, k, k + 1, viewer);
  const auto& t = static_cast<const TableOf<monumental::Monumental>&>(table);
  const auto moments = past<monumental::Monumental>(table, k);
  std::vector<civic::Event> events;
  for (const Happening& h : happenings(moments, viewer))
    if (h.moment == &moments[0] && read_already(h, h.by)) events.push_back(h.event);
  std::vector<Text> out;
  for (const civic::Event& e : together(events)) out.push_back(monumental::Monumental::describe(t.catalogue(), t.state(), e, viewer));
  return merged(out);
}

std::vector<bool> within_automa(const Table& table) {
  std::vector<bool> out(table.answers(), false);
  if (table.info().id != monumental::Monumental::info().id || !table.setup().automa) return out;
  std::size_t k = 0;
  for (const auto& m : past<monumental::Monumental>(table, 0))
    out[k++] = m.before.board.is_automa(m.before.board.active) ||
               std::any_of(m.events.begin(), m.events.end(), monumental::Monumental::begins_automa_turn);
  return out;
}

bool automa_plays(const Table& table) {
  if (table.info().id != monumental::Monumental::info().id || table.decision().nothing()) return false;
  const monumental::Board& b = static_cast<const TableOf<monumental::Monumental>&>(table).state().board;
  return b.is_automa(b.active);
}

bool asks_for_automa(const Table& table) {
  if (table.info().id != monumental::Monumental::info().id || table.decision().nothing()) return false;
  const monumental::Board& b = static_cast<const TableOf<monumental::Monumental>&>(table).state().board;
  return !b.stack.empty() && b.is_automa(b.stack.back().who);
}

std::vector<std::vector<Text>> story(const Table& table) {
  std::vector<std::vector<Text>> out;
  visit_game(table.info().id, [&]<class G>() {
    const auto& t = static_cast<const TableOf<G>&>(table);
    for (const auto& m : past<G>(table, 0)) {
      const PlayerId by = table.answered_by(out.size());
      out.emplace_back();
      for (const auto& e : m.events)
        if (const auto seen = G::seen_by(e, by)) out.back().push_back(G::describe(t.catalogue(), t.state(), *seen, PlayerId{}));
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
