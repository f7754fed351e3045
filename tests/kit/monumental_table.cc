#include "tests/kit/monumental_table.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/card_cabinet.h"

namespace stele::kit {

using namespace civic;
using monumental::kBasics, monumental::kMaxPlayers, monumental::Player, monumental::tile;

namespace {

std::shared_ptr<const monumental::Catalogue> cards_with(const std::string& more) {
  if (more.empty()) return {std::shared_ptr<void>{}, &monumental::Monumental::catalogue()};
  std::vector<CardFile> files = card_files(monumental::Monumental::info(), {});
  for (CardFile& file : files)
    if (file.name.ends_with("development.toml")) file.text += "\n" + more;
  auto read = monumental::Monumental::read_catalogue(files);
  if (!read) {
    ADD_FAILURE() << to_text(read.errors());
    return cards_with("");
  }
  return std::make_shared<const monumental::Catalogue>(std::move(read).value());
}

PlayerId seat(int player) { return PlayerId{static_cast<std::uint8_t>(player - 1)}; }
std::size_t index(int n) { return static_cast<std::size_t>(n - 1); }

ThingId thing_named(const monumental::Catalogue& cat, std::string_view id) {
  for (std::size_t i = 0; i < cat.things.size(); ++i)
    if (cat.things[i].id == id) return ThingId{static_cast<std::uint16_t>(i)};
  ADD_FAILURE() << "there is nothing called '" << id << "'";
  return ThingId{0};
}
CardId card_named(const monumental::Catalogue& cat, std::string_view id) {
  if (id.empty() || id == "-") return {};
  const ThingId t = thing_named(cat, id);
  EXPECT_LT(t.value, cat.cards.size()) << id << " is no City card";
  return card(t.value);
}
monumental::TokenId token_named(const monumental::Catalogue& cat, std::string_view id) {
  const ThingId t = thing_named(cat, id);
  for (std::size_t i = 0; i < cat.tokens.size(); ++i)
    if (cat.tokens[i].thing == t) return monumental::TokenId{static_cast<std::uint8_t>(i)};
  ADD_FAILURE() << id << " is no token";
  return {};
}
std::string name_of(const monumental::Catalogue& cat, CardId c) { return c.is_none() ? "" : cat.things[c.value].id; }
std::size_t space_of(std::string_view word) { return static_cast<std::size_t>(3 * (word[0] - 'a') + (word[1] - '1')); }
Resource resource_named(std::string_view word) {
  const auto* it = std::find(kResourceWords.begin(), kResourceWords.end(), word);
  EXPECT_NE(it, kResourceWords.end()) << word;
  return static_cast<Resource>(it - kResourceWords.begin());
}
template <class Cards>
std::vector<std::string> names(const monumental::Catalogue& cat, const Cards& cards) {
  std::vector<std::string> out;
  for (const CardId c : cards) out.push_back(name_of(cat, c));
  return out;
}
template <class Cards>
std::vector<std::string> top_first(const monumental::Catalogue& cat, const Cards& cards) {
  std::vector<std::string> out = names(cat, cards);
  std::reverse(out.begin(), out.end());
  return out;
}
int market_named(const monumental::Catalogue& cat, std::string_view id) {
  for (std::size_t i = 0; i < cat.markets.size(); ++i)
    if (cat.markets[i].id == id) return static_cast<int>(i);
  ADD_FAILURE() << "there is no Market " << id;
  return 0;
}

}  // namespace

MonumentalTable::MonumentalTable() : MonumentalTable(With{}) {}

MonumentalTable::MonumentalTable(const With& with) : cat_(cards_with(with.cards)) {
  SetupRequest request;
  request.players = with.players;
  request.seed = 1;
  request.modules = with.modules;
  request.civilizations.assign(with.civs.begin(), with.civs.begin() + with.players);
  if (with.automa > 0) request.automa = with.automa - 1;
  request.automa_level = with.automa_level;
  request.map = with.players == 2 ? "clash-of-titans" : with.players == 3 ? "three-rivers" : "crossroads-of-empires";
  const auto setup = monumental::Monumental::read_setup(*cat_, request);
  if (!setup) {
    ADD_FAILURE() << to_text(setup.errors());
    return;
  }
  state_ = monumental::begin(*cat_, setup.value()).value();
  monumental::State& s = state_;
  s.board.first = s.board.active = PlayerId{0};
  s.board.stack.clear();
  std::uint8_t p = 0;
  const auto& map = cat_->maps[s.map_source];
  for (int number = 1; number <= with.players; ++number)  // the Capitals as the map numbers them
    for (std::size_t i = 0; i < map.tiles.size(); ++i)
      if (map.tiles[i].capital == number) {
        const auto t = static_cast<std::uint8_t>(i);
        monumental::hold(s.map, PlayerId{p}, tile(i));
        s.map.soldiers[i] = monumental::kSoldiers;
        s.forces[p].capital = s.forces[p].warlord = t;
        s.forces[p].explorers.fill(t);
        ++p;
      }
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    s.board.players[i].city.fill({});
    s.board.players[i].under.fill({});
    s.board.players[i].resources.fill(0);
    s.decks[i].clear();
  }
  s.map.front.fill({});
  s.map.market.fill(255);
  s.map.production = 0;
  s.backs.fill({});
  for (auto& pile : s.piles) pile.clear();
  s.monsters = {};
  s.board.heroes.clear();
  turn_of(1);
}

MonumentalTable& MonumentalTable::city(int player, std::initializer_list<const char*> nine) {
  EXPECT_EQ(nine.size(), 9u);
  std::size_t i = 0;
  for (const char* c : nine) {
    const char space[] = {static_cast<char>('a' + i / 3), static_cast<char>('1' + i % 3), 0};
    this->space(player, space, c);
    ++i;
  }
  return *this;
}
MonumentalTable& MonumentalTable::space(int player, const char* space, const char* words) {
  const std::string_view text = words;
  const std::size_t plus = text.find('+');
  Player& p = state_.board.players[index(player)];
  p.city[space_of(space)] = card_named(*cat_, text.substr(0, plus));
  p.under[space_of(space)] = plus == std::string_view::npos ? CardId{} : card_named(*cat_, text.substr(plus + 1));
  note_standing(*cat_, state_, state_.board.active);
  return *this;
}
MonumentalTable& MonumentalTable::activated(std::initializer_list<const char*> spaces) {
  for (const char* space : spaces)
    state_.board.turn().activated = static_cast<std::uint16_t>(state_.board.turn().activated | 1u << space_of(space));
  note_standing(*cat_, state_, state_.board.active);
  return *this;
}
MonumentalTable& MonumentalTable::chosen(const char* row, int column) {
  state_.board.turn().row = static_cast<std::uint8_t>(row[0] - 'a');
  state_.board.turn().column = static_cast<std::uint8_t>(column - 1);
  return *this;
}
MonumentalTable& MonumentalTable::deck(int player, std::initializer_list<const char*> cards) {
  auto& deck = state_.decks[index(player)];
  deck.clear();
  for (const char* const* c = cards.end(); c != cards.begin(); --c) deck.push_back(card_named(*cat_, c[-1]));
  state_.board.players[index(player)].known_top = 0;
  return *this;
}
MonumentalTable& MonumentalTable::discard(int player, std::initializer_list<const char*> cards) {
  auto& discard = state_.board.players[index(player)].discard;
  discard.clear();
  for (const char* c : cards) discard.push_back(card_named(*cat_, c));
  return *this;
}
MonumentalTable& MonumentalTable::archived(int player, std::initializer_list<const char*> cards) {
  for (const char* c : cards) state_.board.players[index(player)].archived.push_back(card_named(*cat_, c));
  return *this;
}
MonumentalTable& MonumentalTable::have(int player, int n, const char* resource) {
  if (std::string_view{resource} == "production-token")
    state_.forces[index(player)].production_tokens = static_cast<std::uint8_t>(n);
  else
    state_.board.players[index(player)].resources[static_cast<std::size_t>(resource_named(resource))] = static_cast<std::int16_t>(n);
  return *this;
}
MonumentalTable& MonumentalTable::gained(int n, const char* resource) {
  state_.board.turn().gained[static_cast<std::size_t>(resource_named(resource))] = static_cast<std::uint8_t>(n);
  return *this;
}
MonumentalTable& MonumentalTable::track(std::initializer_list<const char*> cards) {
  EXPECT_LE(cards.size(), 6u);
  state_.board.track.fill({});
  std::size_t i = 0;
  for (const char* c : cards) state_.board.track[i++] = card_named(*cat_, c);
  return *this;
}
MonumentalTable& MonumentalTable::development(std::initializer_list<const char*> cards) {
  state_.development.clear();
  for (const char* const* c = cards.end(); c != cards.begin(); --c) state_.development.push_back(card_named(*cat_, c[-1]));
  return *this;
}
MonumentalTable& MonumentalTable::pile(const char* basic, int left) {
  for (std::size_t i = 0; i < kBasics; ++i)
    if (cat_->basics[i] == card_named(*cat_, basic)) state_.board.basics[i] = static_cast<std::uint8_t>(left);
  return *this;
}
MonumentalTable& MonumentalTable::policies(int player, std::initializer_list<const char*> oldest_first) {
  Player& p = state_.board.players[index(player)];
  const auto& five = cat_->of(p.civ).policies;
  for (const char* id : oldest_first) {
    const auto* it = std::find(five.begin(), five.end(), thing_named(*cat_, id));
    EXPECT_NE(it, five.end()) << id << " is a policy of another civilization";
    if (it != five.end()) p.policies.push_back(static_cast<std::uint8_t>(it - five.begin()));
  }
  note_standing(*cat_, state_, state_.board.active);
  return *this;
}
MonumentalTable& MonumentalTable::begun(int player, const char* wonder) {
  state_.board.players[index(player)].wonder = card_named(*cat_, wonder);
  return *this;
}
MonumentalTable& MonumentalTable::hold(int player, int t, int soldiers, bool warlord, bool outpost) {
  const std::size_t p = index(player), at = index(t);
  monumental::hold(state_.map, seat(player), tile(at));
  auto& home = state_.map.soldiers[state_.forces[p].capital];
  EXPECT_GE(home, soldiers) << "player " << player << " has no more Soldiers";
  home = static_cast<std::uint8_t>(home - soldiers);
  state_.map.soldiers[at] = static_cast<std::uint8_t>(state_.map.soldiers[at] + soldiers);
  if (warlord) state_.forces[p].warlord = static_cast<std::uint8_t>(at);
  if (outpost) state_.map.outposts |= monumental::bit(tile(at));
  return *this;
}
MonumentalTable& MonumentalTable::token(int t, const char* id) {
  const monumental::TokenId token = token_named(*cat_, id);
  if (!cat_->of(token).monster.is_none()) ++state_.monsters.laid;
  state_.backs[index(t)] = token;
  state_.map.front[index(t)] = cat_->of(token).front;
  return *this;
}
MonumentalTable& MonumentalTable::wonder_on(int t, const char* wonder) {
  state_.map.wonder[index(t)] = card_named(*cat_, wonder);
  return *this;
}
MonumentalTable& MonumentalTable::explorer(int player, int explorer, int t) {
  state_.forces[index(player)].explorers[index(explorer)] = static_cast<std::uint8_t>(t - 1);
  return *this;
}
MonumentalTable& MonumentalTable::production_token(int t) {
  state_.map.production |= monumental::bit(tile(index(t)));
  return *this;
}
MonumentalTable& MonumentalTable::market(int t, const char* market, std::initializer_list<const char*> pile) {
  const int m = market_named(*cat_, market);
  state_.map.market[index(t)] = static_cast<std::uint8_t>(m);
  auto& tokens = state_.piles[static_cast<std::size_t>(m)];
  tokens.clear();
  for (const char* id : pile) tokens.push_back(token_named(*cat_, id));
  return *this;
}
MonumentalTable& MonumentalTable::kept(int player, const char* market_token) {
  const monumental::TokenId token = token_named(*cat_, market_token);
  state_.kept[index(player)][cat_->of(token).market] = token;
  state_.takers[cat_->of(token).market].push_back(seat(player));
  return *this;
}
MonumentalTable& MonumentalTable::terrain(int t, const char* terrain) {
  for (std::size_t i = 0; i < cat_->terrains.size(); ++i)
    if (cat_->terrains[i].id == terrain) state_.map.terrain[index(t)] = static_cast<std::uint8_t>(i);
  monumental::connect(*cat_, state_.map);
  return *this;
}
MonumentalTable& MonumentalTable::turn_of(int player) {
  state_.board.active = seat(player);
  state_.board.stack.clear();
  state_.board.turn() = {};
  note_standing(*cat_, state_, state_.board.active);
  state_.campaign = {};
  state_.board.turn_number = std::max<std::uint8_t>(state_.board.turn_number, 1);
  state_.board.stack.push_back({FrameKind::Turn, seat(player)});
  return *this;
}
MonumentalTable& MonumentalTable::before_activation() {
  state_.board.stack.push_back({FrameKind::Row, state_.board.active});
  return *this;
}
MonumentalTable& MonumentalTable::first_player(int player) {
  state_.board.first = seat(player);
  return *this;
}
MonumentalTable& MonumentalTable::last_turns(int left) {
  state_.board.turns_left = static_cast<std::uint8_t>(left);
  return *this;
}

MonumentalTable& MonumentalTable::play(std::initializer_list<const char*> answers) {
  told_.clear();
  for (const char* answer : answers) {
    const auto o = monumental::read_option(*cat_, answer);
    const bool offered = o && monumental::options(*cat_, state_).contains(o.value());
    if (!offered) {
      std::string on_offer;
      for (const std::string& x : options()) on_offer += "\n    " + x;
      const std::string why = o ? monumental::why_not(*cat_, state_, o.value()).text.en : to_text(o.errors());
      ADD_FAILURE() << "'" << answer << "' is not on offer (" << why << "). " << monumental::question(*cat_, state_).en << on_offer;
      return *this;
    }
    std::vector<Event> events;
    monumental::apply(*cat_, state_, o.value(), Log{events});
    for (const Event& e : events) told_.push_back(monumental::describe(*cat_, e).en);
  }
  return *this;
}

std::vector<std::string> MonumentalTable::options() const {
  std::vector<std::string> out;
  for (const Option& o : monumental::options(*cat_, state_)) out.push_back(monumental::to_text(*cat_, o));
  return out;
}
std::vector<std::string> MonumentalTable::options(const std::string& word) const {
  std::vector<std::string> out = options();
  std::erase_if(out, [&](const std::string& o) { return o != word && !o.starts_with(word + " "); });
  return out;
}
bool MonumentalTable::offers(const std::string& option) const {
  const auto all = options();
  return std::find(all.begin(), all.end(), option) != all.end();
}
std::string MonumentalTable::refused(const std::string& option) const {
  const auto o = monumental::read_option(*cat_, option);
  if (!o) {
    ADD_FAILURE() << to_text(o.errors());
    return "";
  }
  return std::string{monumental::why_not(*cat_, state_, o.value()).rule};
}
std::string MonumentalTable::asks() const {
  const Decision d = monumental::decision(*cat_, state_);
  return d.nothing() ? "" : std::string{d.kind->name};
}
int MonumentalTable::asked() const { return monumental::decision(*cat_, state_).seat.value + 1; }
int MonumentalTable::has(int player, const char* resource) const {
  if (std::string_view{resource} == "production-token") return state_.forces[index(player)].production_tokens;
  return state_.board.players[index(player)].of(resource_named(resource));
}
int MonumentalTable::military_for(const char* foe) const {
  return state_.board.turn()
      .earmarked[static_cast<std::size_t>(std::find(kFoeWords.begin(), kFoeWords.end(), std::string_view{foe}) - kFoeWords.begin())];
}
std::string MonumentalTable::at(int player, const char* space) const {
  const Player& p = state_.board.players[index(player)];
  const std::string under = name_of(*cat_, p.under[space_of(space)]);
  return name_of(*cat_, p.city[space_of(space)]) + (under.empty() ? "" : "+" + under);
}
bool MonumentalTable::is_activated(const char* space) const { return state_.board.turn().activated >> space_of(space) & 1; }
std::vector<std::string> MonumentalTable::deck(int player) const { return top_first(*cat_, state_.decks[index(player)]); }
std::vector<std::string> MonumentalTable::discard(int player) const {
  std::vector<std::string> out = names(*cat_, state_.board.players[index(player)].discard);
  if (state_.board.active == seat(player))
    for (const std::string& c : names(*cat_, state_.board.turn().spent)) out.push_back(c);
  return out;
}
std::vector<std::string> MonumentalTable::archived(int player) const { return names(*cat_, state_.board.players[index(player)].archived); }
std::vector<std::string> MonumentalTable::track() const { return names(*cat_, state_.board.track); }
std::vector<std::string> MonumentalTable::development() const { return top_first(*cat_, state_.development); }
std::vector<std::string> MonumentalTable::removed() const { return names(*cat_, state_.board.removed); }
std::vector<std::string> MonumentalTable::track_discard() const { return names(*cat_, state_.board.development_discard); }
int MonumentalTable::pile(const char* basic) const {
  for (std::size_t i = 0; i < kBasics; ++i)
    if (cat_->basics[i] == card_named(*cat_, basic)) return state_.board.basics[i];
  return -1;
}
std::vector<std::string> MonumentalTable::policies(int player) const {
  const Player& p = state_.board.players[index(player)];
  std::vector<std::string> out;
  for (std::size_t i = 0; i < p.policies.size(); ++i) out.push_back(cat_->of(policy_of(*cat_, p, i)).id);
  return out;
}
std::string MonumentalTable::begun(int player) const { return name_of(*cat_, state_.board.players[index(player)].wonder); }
int MonumentalTable::holder(int t) const {
  const PlayerId p = monumental::holder(state_, tile(index(t)));
  return p.is_none() ? 0 : p.value + 1;
}
int MonumentalTable::soldiers(int t) const { return state_.map.soldiers[index(t)]; }
int MonumentalTable::warlord(int player) const { return state_.forces[index(player)].warlord + 1; }
bool MonumentalTable::outpost(int t) const { return monumental::contains(state_.map.outposts, tile(index(t))); }
int MonumentalTable::outposts_in_reserve(int player) const { return monumental::outposts_left(state_, seat(player)); }
int MonumentalTable::explorer(int player, int explorer) const { return state_.forces[index(player)].explorers[index(explorer)] + 1; }
bool MonumentalTable::production_on(int t) const { return monumental::contains(state_.map.production, tile(index(t))); }
std::string MonumentalTable::wonder_on(int t) const { return name_of(*cat_, state_.map.wonder[index(t)]); }
std::vector<std::string> MonumentalTable::market(int t) const {
  std::vector<std::string> out;
  const std::uint8_t m = state_.map.market[index(t)];
  if (m != 255)
    for (const monumental::TokenId token : state_.piles[m]) out.push_back(cat_->thing_of(token).id);
  return out;
}
std::string MonumentalTable::kept(int player, const char* market) const {
  const monumental::TokenId t = state_.kept[index(player)][static_cast<std::size_t>(market_named(*cat_, market))];
  return t.is_none() ? "" : cat_->thing_of(t).id;
}
int MonumentalTable::token_keeper(int t) const {
  const PlayerId p = state_.map.taken_by[index(t)];
  return p.is_none() ? 0 : p.value + 1;
}
int MonumentalTable::points(int player) const { return monumental::standing(*cat_, state_).points[index(player)]; }
int MonumentalTable::points(int player, const char* what) const {
  for (const ScoreLine& l : monumental::standing(*cat_, state_).lines)
    if (l.row == index(player) && l.label->name == what) return l.points;
  ADD_FAILURE() << "no points for " << what;
  return -1;
}
std::vector<int> MonumentalTable::winners() const {
  std::vector<int> out;
  const Standing s = monumental::standing(*cat_, state_);
  for (int p = 0; p < state_.board.players_count; ++p)
    if (s.winners >> p & 1) out.push_back(p + 1);
  return out;
}
std::string MonumentalTable::decided() const { return std::string{monumental::standing(*cat_, state_).decided.name}; }
bool MonumentalTable::over() const { return state_.board.over != 0; }
int MonumentalTable::active() const { return state_.board.active.value + 1; }
bool MonumentalTable::happened(const std::string& words) const {
  return std::any_of(told_.begin(), told_.end(), [&](const std::string& e) { return e.find(words) != std::string::npos; });
}
int MonumentalTable::tile_at(int q, int r) const {
  for (std::size_t i = 0; i < state_.map.size; ++i)
    if (state_.map.q[i] == q && state_.map.r[i] == r) return static_cast<int>(i) + 1;
  ADD_FAILURE() << "there is no tile at " << q << ", " << r;
  return 1;
}

namespace {

monumental::MonsterId monster_named(const monumental::Catalogue& cat, std::string_view id) {
  for (std::size_t i = 0; i < cat.monsters.size(); ++i)
    if (cat.of(cat.monsters[i].thing).id == id) return monumental::MonsterId{static_cast<std::uint8_t>(i)};
  ADD_FAILURE() << "there is no Monster " << id;
  return monumental::MonsterId{0};
}
monumental::AutomaId automa_named(const monumental::Catalogue& cat, std::string_view id) {
  for (std::size_t i = 0; i < cat.automa.size(); ++i)
    if (cat.of(cat.automa[i].thing).id == id) return monumental::AutomaId{static_cast<std::uint8_t>(i)};
  ADD_FAILURE() << "there is no Automa card " << id;
  return monumental::AutomaId{0};
}
template <class Cards>
std::vector<std::string> automa_names(const monumental::Catalogue& cat, const Cards& cards) {
  std::vector<std::string> out;
  for (const monumental::AutomaId c : cards) out.push_back(cat.thing_of(c).id);
  return out;
}

}  // namespace

MonumentalTable& MonumentalTable::heroes(std::initializer_list<const char*> above) {
  state_.board.heroes.clear();
  for (const char* c : above) state_.board.heroes.push_back(card_named(*cat_, c));
  return *this;
}
MonumentalTable& MonumentalTable::hero(int player, const char* hero, int t) {
  const CardId c = card_named(*cat_, hero);
  state_.board.players[index(player)].hero = c;
  monumental::Forces& forces = state_.forces[index(player)];
  forces.hero = static_cast<std::uint8_t>(index(t));
  forces.hero_attack = cat_->of(c).attack;
  note_standing(*cat_, state_, state_.board.active);
  return *this;
}
MonumentalTable& MonumentalTable::hero_with_explorer(int player, const char* name, int explorer) {
  hero(player, name, 1);
  state_.forces[index(player)].hero = monumental::kNoTile;
  state_.forces[index(player)].hero_explorer = static_cast<std::uint8_t>(index(explorer));
  return *this;
}
MonumentalTable& MonumentalTable::monster(const char* name, int t, int clock, int attacks) {
  const monumental::MonsterId id = monster_named(*cat_, name);
  ++state_.monsters.laid;
  state_.monsters.revealed.push_back(
      {id, static_cast<std::uint8_t>(index(t)), static_cast<std::uint8_t>(index(clock)), static_cast<std::uint8_t>(attacks)});
  monumental::note_monsters(*cat_, state_);
  return *this;
}
MonumentalTable& MonumentalTable::automa_deck(std::initializer_list<const char*> cards) {
  state_.automa_deck.clear();
  for (const char* const* c = cards.end(); c != cards.begin(); --c) state_.automa_deck.push_back(automa_named(*cat_, c[-1]));
  return *this;
}
MonumentalTable& MonumentalTable::automa_discard(std::initializer_list<const char*> cards) {
  state_.automa.discard.clear();
  for (const char* c : cards) state_.automa.discard.push_back(automa_named(*cat_, c));
  return *this;
}
MonumentalTable& MonumentalTable::automa_cards(std::initializer_list<const char*> cards) {
  auto& gained = state_.board.at(state_.board.automa).discard;
  for (const char* c : cards) gained.push_back(card_named(*cat_, c));
  return *this;
}
std::vector<std::string> MonumentalTable::heroes() const { return names(*cat_, state_.board.heroes); }
std::string MonumentalTable::hero(int player) const { return name_of(*cat_, state_.board.players[index(player)].hero); }
int MonumentalTable::hero_tile(int player) const {
  const std::uint8_t t = state_.forces[index(player)].hero;
  return t == monumental::kNoTile ? 0 : t + 1;
}
int MonumentalTable::hero_explorer(int player) const {
  const std::uint8_t e = state_.forces[index(player)].hero_explorer;
  return e < monumental::kExplorers ? e + 1 : 0;
}
int MonumentalTable::monster_tile(const char* name) const {
  const monumental::Monster* m = monumental::find_monster(state_, monster_named(*cat_, name));
  return m ? m->tile + 1 : 0;
}
int MonumentalTable::monster_clock(const char* name) const {
  const monumental::Monster* m = monumental::find_monster(state_, monster_named(*cat_, name));
  return m ? m->clock + 1 : 0;
}
int MonumentalTable::monster_attacks(const char* name) const {
  const monumental::Monster* m = monumental::find_monster(state_, monster_named(*cat_, name));
  return m ? m->attacks : 0;
}
int MonumentalTable::defeated_by(const char* name) const {
  const PlayerId p = state_.monsters.defeated_by[monster_named(*cat_, name).value];
  return p.is_none() ? 0 : p.value + 1;
}
std::vector<std::string> MonumentalTable::automa_deck() const {
  std::vector<std::string> out = automa_names(*cat_, state_.automa_deck);
  std::reverse(out.begin(), out.end());
  return out;
}
std::vector<std::string> MonumentalTable::automa_discard() const { return automa_names(*cat_, state_.automa.discard); }
std::vector<std::string> MonumentalTable::automa_cards() const { return names(*cat_, state_.board.at(state_.board.automa).discard); }

}  // namespace stele::kit
