#include "clients/cli/draw_modules.h"

namespace stele::cli {
namespace {

// Where the piece stands is drawn on the map.
Text text_on_the_board(const Thing& t) {
  Effects e = t.effects;
  e.place.reset();
  return print(e);
}

}  // namespace

Pieces Modules::modules_in_play() const {
  Pieces out;
  const auto has = [&](Module m) { return (b_.modules & static_cast<std::uint8_t>(m)) != 0; };
  if (has(Module::Heroes)) {
    std::vector<std::string> hidden;
    for (std::size_t e = 0; e < kEras; ++e)
      if (v_.hidden_heroes[e] > 0) hidden.push_back(fmt::format("{} {}", kEraWords[e], v_.hidden_heroes[e]));
    out.push_back(piece(hidden.empty() ? words("with-heroes") : listed_in("with-heroes-hidden", hidden)));
  }
  if (has(Module::Monsters)) out.push_back(piece(with_number("with-monsters", v_.monsters.laid)));
  return out;
}

// The map

std::string Modules::sign(const Monster& m) const { return std::string{kMonster} + abbreviation(name(m.id)); }
std::string Modules::painted_sign(std::string_view text) const { return painted(how_.paint, kMonsterInk, text); }

std::string Modules::monsters_on(TileId t) const {
  std::string one;
  int n = 0;
  for (const Monster& m : v_.monsters.revealed)
    if (m.tile == t.value) {
      one = sign(m);
      ++n;
    }
  return n > 1 ? std::string{kMonster} + std::to_string(n) : one;
}

Pieces Modules::module_signs() const {
  Pieces out;
  const bool heroes = std::any_of(b_.players.begin(), b_.players.end(), [](const Player& p) { return !p.hero.is_none(); });
  if (heroes) out.push_back(piece(fmt::format("{} {}", kHero, words("legend.hero"))));
  for (const Monster& m : v_.monsters.revealed) {
    const std::string meaning = words("legend.monster", {{"name", cat_.thing_of(m.id).name}});
    out.push_back({painted_sign(sign(m)) + " " + meaning, width(sign(m)) + 1 + width(meaning)});
  }
  return out;
}

std::size_t Modules::with_hero(PlayerId p) const {
  return b_.at(p).hero.is_none() ? kExplorers : std::min<std::size_t>(v_.forces[p.value].hero_explorer, kExplorers);
}

// The track

// [M-HERO-2]
void Modules::heroes_above_track() {
  if (b_.heroes.empty()) return;
  hanging("  ", 2, words("heroes-above"));
  for (const CardId c : b_.heroes) {
    const CardInfo& card = cat_.of(c);
    std::vector<std::string> facts = {icon(Resource::Gold, card.cost)};
    if (card.attack > 0) facts.push_back(with_number("attack", card.attack));
    if (card.defence > 0) facts.push_back(with_number("hero-defence", card.defence));
    line(fmt::format("  {}  {}  {}", kHero, how_.paint.bold(name(c)), listed(facts)));
    hanging(std::string(5, ' '), 5, effect(c));
  }
}

// [M-MON-5] Its token moves at every end of a turn; that of this turn may be behind us while an attack asks something.
bool Modules::moved_in_this_turn() const {
  return std::any_of(b_.stack.begin(), b_.stack.end(), [](const Frame& f) { return f.kind == FrameKind::FinishTurn && f.a == 1; });
}
int Modules::ends_of_turn_to_attack(const Monster& m) const { return kTrack - m.clock; }

std::string Modules::next_attack(const Monster& m) const {
  const int turns = ends_of_turn_to_attack(m) - (moved_in_this_turn() ? 0 : 1);  // after this one
  if (turns == 0) return words("attacks-this-turn");
  const auto whose = static_cast<std::uint8_t>((b_.active.value + turns) % b_.players_count);
  const Text who = cat_.of(b_.players[whose].civ).name;
  return words(turns == 1 ? "attacks-next-turn" : "attacks-later", {{"number", number(ends_of_turn_to_attack(m))}, {"player", who}});
}

// "card 2 of the second track (Pyramids)"
std::string Modules::place_on_clock(const Monster& m) const {
  const std::size_t places = b_.players_count == 2 ? kTrack / 2 : kTrack;  // [M-SET-5]
  const std::string_view id = places == kTrack ? "under-card" : m.clock < places ? "under-first" : "under-second";
  const CardId c = b_.track[m.clock];
  return words(id, {{"place", number(static_cast<int>(m.clock % places) + 1)}, {"card", same_in_all(c.is_none() ? "-" : name(c))}});
}

// "4 §Kr §Sp"
Piece Modules::clock_place(std::size_t place) const {
  const std::size_t places = b_.players_count == 2 ? kTrack / 2 : kTrack;
  Piece out = piece((place == places ? "║ " : "") + std::to_string(place % places + 1));  // the second track
  for (const Monster& m : v_.monsters.revealed)
    if (m.clock == place) {
      out.text += " " + painted_sign(sign(m));
      out.columns += 1 + width(sign(m));
    }
  return out;
}

// The way of the tokens under the track, and what each Monster does and takes.
void Modules::monster_clock() {
  if (v_.monsters.revealed.empty()) return;
  hanging("  ", 2, words("monster-clock"));
  Pieces way;
  for (std::size_t i = 0; i < kTrack; ++i) way.push_back(clock_place(i));
  way.push_back(piece(words("clock-end")));
  constexpr std::string_view kNext = " → ";
  Piece row{"     ", 5};
  for (std::size_t i = 0; i < way.size(); ++i) {
    if (i > 0) {
      const bool fits = row.columns + 3 + way[i].columns <= columns_;
      if (!fits) line(row.text);
      row = fits ? Piece{row.text + std::string{kNext}, row.columns + 3} : Piece{"   " + std::string{kNext.substr(1)}, 5};
    }
    row.text += way[i].text;
    row.columns += way[i].columns;
  }
  line(row.text);
  for (const Monster& m : v_.monsters.revealed) {
    const Thing& monster = cat_.thing_of(m.id);
    const std::string title = fmt::format("{} {}", sign(m), in(monster.name));
    Pieces facts = {
        {painted_sign(title), width(title)}, piece(with_number("on-tile", m.tile + 1)), piece(place_on_clock(m)), piece(next_attack(m))};
    if (m.attacks > 0) facts.push_back(piece(with_number("attacks-made", m.attacks)));
    flow("  ", 2, facts);
    hanging(std::string(5, ' '), 5, in(text_on_the_board(monster)));
  }
}

// The players

void Modules::hero_of(PlayerId p) {
  const CardId hero = b_.at(p).hero;
  if (hero.is_none()) return;
  const Forces& forces = v_.forces[p.value];
  const std::size_t e = with_hero(p);
  std::string where;
  if (e < kExplorers)
    where = words("hero-with-explorer", {{"number", number(static_cast<int>(e) + 1)}, {"tile", number(forces.explorers[e] + 1)}});
  else if (forces.hero != kNoTile)
    where = with_number("on-tile", forces.hero + 1);
  std::vector<std::string> facts = {fmt::format("{} {}", kHero, name(hero))};
  if (!where.empty()) facts.push_back(where);
  if (cat_.of(hero).attack > 0) facts.push_back(with_number("attack", cat_.of(hero).attack));
  if (forces.hero != kNoTile && cat_.of(hero).defence > 0) facts.push_back(with_number("hero-defence", cat_.of(hero).defence));
  if (p == b_.active && (b_.turn().used >> kHeroSource & 1) != 0) facts.push_back(words("hero-used"));
  entry("hero", listed(facts));
  more(in(text_on_the_board(cat_.of(thing(hero)))));
}

// [M-MON-7]
void Modules::monsters_defeated_by(PlayerId p) {
  std::vector<std::string> won;
  for (std::size_t i = 0; i < cat_.monsters.size() && i < v_.monsters.defeated_by.size(); ++i)
    if (v_.monsters.defeated_by[i] == p) won.push_back(name(MonsterId{static_cast<std::uint8_t>(i)}));
  if (!won.empty()) entry("monsters-defeated", listed(won));
}

// By what they score.
void Modules::gained_cards(const Player& own) {
  constexpr std::array<std::pair<CardKind, std::string_view>, 3> kGroups = {
      {{CardKind::Wonder, "gained.wonders"}, {CardKind::Knowledge, "gained.knowledge"}, {CardKind::Building, "gained.buildings"}}};
  bool is_first = true;
  for (const auto& [kind, id] : kGroups) {
    std::vector<std::string> cards;
    for (const CardId c : own.discard)
      if (cat_.of(c).kind == kind) cards.push_back(name(c));
    if (cards.empty()) continue;
    is_first ? entry("gained-cards", listed_in(id, cards)) : more(listed_in(id, cards));
    is_first = false;
  }
}

// [M-AUT-6] What it has only scores: the texts of its cards and policies do not matter.
void Modules::automa_lines(PlayerId p) {
  const Player& own = b_.at(p);
  const std::string speciality{kSpecialityWords[static_cast<std::size_t>(cat_.of(own.civ).speciality)]};
  entry("automa", {piece(words("speciality", {{"name", say("effect.speciality." + speciality)}})),
                   piece(with_number("automa-level", v_.automa.level)), piece(with_number("automa-deck", v_.automa_deck.size())),
                   piece(with_number("discard-size", v_.automa.discard.size()))});
  gained_cards(own);
  if (!own.wonder.is_none()) entry("wonder", words("wonder-begun-automa", {{"name", cat_.of(thing(own.wonder)).name}}));
  std::vector<std::string> policies;
  for (const std::uint8_t i : own.policies) policies.push_back(in(cat_.of(cat_.of(own.civ).policies[i]).name));
  entry("policies", policies.empty() ? words("no-policy") : listed(policies));
}

void Modules::automa_cards() {
  if (!v_.automa_deck.empty()) entry("deck", listed(names(v_.automa_deck)));
  if (!v_.automa.discard.empty()) entry("discard", listed(names(v_.automa.discard)));
}

void Modules::automa_deck() {
  if (!all_->automa_deck.empty()) entry("automa", listed_in("from-the-top", from_the_top(all_->automa_deck)));
}

// [M-AUT-2]
void Modules::automa_under_way() {
  if (!v_.automa.current.is_none()) entry("automa-now", named(name(v_.automa.current), effect(cat_.thing_of(v_.automa.current))));
  for (const Automa::Next& next : v_.automa.queue) entry("automa-next", named(name(next.card), effect(cat_.thing_of(next.card))));
}

}  // namespace stele::cli
