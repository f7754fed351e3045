// What is true of every state of Monumental besides what is true of its family: the map and what lies on it, Heroes, Monsters, Automa.
#include "games/civic/invariants.h"

#include "games/monumental/rules.h"

namespace stele::monumental {
namespace {

class Judge : JudgeOf<State> {
 public:
  Judge(const Catalogue& cat, const State& s) : JudgeOf(cat, s), cat_(cat) {}

  Errors all() {
    if (b_.players_count < 2 || b_.players_count > kMaxPlayers)
      broken("/players", "2 to 4 can play (M-SET-1)");
    else
      seats();
    if (!errors_.empty()) return std::move(errors_);  // the rest speaks of players
    cards();
    eras();
    alternative_wonders();
    for (std::size_t p = 0; p < b_.players_count; ++p) player(p);
    end();
    ended_turn();
    marks();
    map();
    exploration_tokens();
    for (std::size_t m = 0; m < cat_.markets.size(); ++m) market(m);
    heroes();
    monsters();
    automa();
    conquest();
    payment();
    stack();
    answerable();
    return std::move(errors_);
  }

 private:
  using JudgeOf::at;
  static std::string at(TileId t) { return "/map/tiles/" + std::to_string(t.value); }

  void count_cards() override {
    JudgeOf::count_cards();
    for (const Player& p : b_.players) count(std::array{p.hero}, unowned_);
    count(b_.heroes, unowned_);
  }
  void card_of_game(CardId c) override {
    if (with_players(c) > 0) broken("", "the Hero " + name(c) + " lies in no City (M-HERO-3)");
    if (unowned_[c.value] > 1) broken("", "the Hero " + name(c) + " is in " + std::to_string(unowned_[c.value]) + " places (M-HERO-1)");
  }
  std::string left_out(CardId c) const override {
    if (cat_.of(c).era == Era::R && !has(s_, Module::Renaissance))
      return "the card " + name(c) + " belongs to the Renaissance, which is not played (M-REN-1)";
    if (cat_.of(c).alternative && !has(s_, Module::AlternativeWonders))
      return "the alternative Wonder " + name(c) + " is not in this game (M-COMP-2)";
    return {};
  }

  // [M-COMP-2] An alternative Wonder replaces one of its era.
  void alternative_wonders() {
    if (!has(s_, Module::AlternativeWonders)) return;
    for (const CardId c : cat_.development) {
      const Era era = cat_.of(c).era;
      if (!cat_.of(c).alternative || (era == Era::R && !has(s_, Module::Renaissance))) continue;
      const auto replaced = [&](CardId x) { return cat_.of(x).is_wonder() && !cat_.of(x).alternative && cat_.of(x).era == era; };
      if (std::none_of(b_.removed.begin(), b_.removed.end(), replaced))
        broken("/removed", "the Wonder that " + name(c) + " replaces is missing (M-COMP-2)");
    }
  }

  void end() {
    if (b_.turns_left == 0 && !b_.over) broken("/turns_left", "without a turn left the game is over (M-END-1)");
    if (b_.turns_left != 255 && !s_.development.empty())
      broken("/turns_left", "the end comes when the last Development card is revealed (M-END-1)");
    finished();
  }

  void ended_turn() {
    if (b_.stack.empty() || b_.stack[0].kind != FrameKind::FinishTurn) return;
    Turn rest = b_.turn();
    rest.taken = 0;
    rest.modifiers = {};
    rest.usable = 0;
    if (rest != Turn{}) broken("/turn", "a turn that has ended leaves no marks (M-TURN-1)");
  }

  TileSet all_held() const { return s_.map.held[0] | s_.map.held[1] | s_.map.held[2] | s_.map.held[3]; }

  void map() {
    const Map& m = s_.map;
    agrees_with_its_source();
    if (std::popcount(m.capitals) < b_.players_count) broken("/map/tiles", "every player needs a Capital (M-SET-7)");
    for (std::size_t p = b_.players_count; p < kMaxPlayers; ++p)
      if (m.held[p] != 0) broken("/map/tiles", "somebody who does not play holds a tile (M-CTRL-1)");
    for (std::size_t p = 0; p < b_.players_count; ++p) realm(p);
    for_each_tile(m.all(), [&](TileId t) {
      held_tile(t);
      outpost_on(t);
      production_on(t);
      wonder_on(t);
    });
  }
  void agrees_with_its_source() {
    if (s_.map_source >= cat_.maps.size()) return;
    const auto& tiles = cat_.maps[s_.map_source].tiles;
    bool same = tiles.size() == s_.map.size;
    for (std::size_t i = 0; same && i < tiles.size(); ++i)
      same = tiles[i].q == s_.map.q[i] && tiles[i].r == s_.map.r[i] && tiles[i].terrain == s_.map.terrain[i];
    if (!same) broken("/map/source", "that map has other tiles: leave the source out (M-SET-1)");
  }

  // The pieces of a player.
  void realm(std::size_t p) {
    const Forces& forces = s_.forces[p];
    const TileSet held = s_.map.held[p];
    const auto picks = std::count_if(b_.stack.begin(), b_.stack.end(),
                                     [&](const Frame& f) { return f.kind == FrameKind::PickCapital && f.who.value == p; });
    if (picks != (forces.capital == kNoTile ? 1 : 0)) broken(at(p), "a player without a Capital picks one, once (M-SET-7)");
    if (forces.capital == kNoTile) return unpicked(p);
    const TileSet own = bit(TileId{forces.capital});
    if ((held & s_.map.capitals) != own || (own & s_.map.capitals) == 0)
      broken(at(p), "a player holds their own Capital and no other (M-CON-5, M-CON-6)");
    soldiers(p);
    warlord(p);
    for (std::size_t e = 0; e < kExplorers; ++e) explorer(p, e);
    if (std::popcount(held & s_.map.outposts) > kOutposts) broken(at(p), "has more than two Outposts on the map (M-OUT-1)");
  }
  // [M-SET-7] Before the Capital is picked nothing of the player is on the map.
  void unpicked(std::size_t p) {
    const Forces& forces = s_.forces[p];
    const bool pieces = s_.map.held[p] != 0 || forces.warlord != kNoTile || forces.explorers != Forces{}.explorers;
    if (pieces) broken(at(p), "has pieces on the map but no Capital (M-SET-7)");
  }
  void soldiers(std::size_t p) {
    int n = is_active(p) ? s_.campaign.soldiers : 0;  // on the way
    for_each_tile(s_.map.held[p], [&](TileId t) { n += s_.map.soldiers[t.value]; });
    if (n != kSoldiers) broken(at(p), "has " + std::to_string(n) + " Soldiers on the map instead of 9 (M-COMP-1)");
  }
  void warlord(std::size_t p) {
    const std::uint8_t on = s_.forces[p].warlord;
    const bool marching = is_active(p) && s_.campaign.warlord;
    if (on == kNoTile && !marching) broken(at(p), "the Warlord is nowhere (M-COMP-1)");
    if (on != kNoTile && (on >= s_.map.size || !contains(s_.map.held[p], TileId{on})))
      broken(at(p), "the Warlord is where the player holds nothing (M-CTRL-1, M-CON-6)");
  }
  void explorer(std::size_t p, std::size_t e) {
    const std::uint8_t on = s_.forces[p].explorers[e];
    const std::string where = at(p) + "/explorers/" + std::to_string(e);
    if (on >= s_.map.size) return broken(where, "is on no tile (M-COMP-1)");
    if (contains(s_.map.water, TileId{on})) broken(where, "is on water (M-EXP-1)");
    for (std::size_t other = 0; other < b_.players_count; ++other)
      if (other != p && s_.forces[other].capital == on) broken(where, "is on an enemy Capital (M-EXP-1)");
  }

  void held_tile(TileId t) {
    const Map& m = s_.map;
    const auto holders = std::count_if(m.held.begin(), m.held.end(), [&](TileSet held) { return contains(held, t); });
    if (holders > 1) broken(at(t), "is held by more than one player (M-CTRL-1)");
    if (holders > 0 && contains(m.water, t)) broken(at(t) + "/owner", "water is held by nobody (M-CON-6)");
    if (holders == 0 && m.soldiers[t.value] > 0) broken(at(t) + "/soldiers", "are there, but nobody holds the tile (M-CTRL-1)");
    if (holders != 1 || contains(m.capitals | m.outposts, t)) return;
    if (is_being_left(t)) return;
    if (units_on(s_, holder(s_, t), t) == 0) broken(at(t) + "/owner", "a province without Unit and Outpost is held by nobody (M-CON-5)");
  }
  // Its Units are returning.
  bool is_being_left(TileId t) const {
    return std::any_of(b_.stack.begin(), b_.stack.end(),
                       [&](const Frame& f) { return f.kind == FrameKind::UnitsReturn && f.a == t.value; });
  }
  void outpost_on(TileId t) {
    const TileSet provinces = all_held() & ~s_.map.capitals;
    if (contains(s_.map.outposts, t) && !contains(provinces, t)) broken(at(t) + "/outpost", "stands only on a held province (M-OUT-1)");
  }
  void production_on(TileId t) {
    const bool forbidden = contains(s_.map.water | s_.map.capitals, t) || s_.map.market[t.value] < cat_.markets.size();
    if (contains(s_.map.production, t) && forbidden)
      broken(at(t) + "/production", "lies neither on Capitals nor on water nor with a Market (M-SET-3)");
  }
  void wonder_on(TileId t) {
    const CardId c = s_.map.wonder[t.value];
    if (c.is_none()) return;
    const std::string where = at(t) + "/wonder";
    if (contains(s_.map.water, t)) broken(where, "is on water (M-WON-3)");
    if (!cat_.of(c).is_wonder() || with_players(c) == 0) broken(where, "nobody has completed " + name(c) + " (M-WON-3)");
    if (std::count(s_.map.wonder.begin(), s_.map.wonder.end(), c) > 1) broken(where, "a Wonder has one token (M-WON-3)");
  }

  void exploration_tokens() {
    std::array<int, 256> laid{};
    for_each_tile(s_.map.all(), [&](TileId t) {
      token_on(t);
      if (const TokenId token = s_.backs[t.value]; !token.is_none()) ++laid[token.value];
    });
    for (std::size_t i = 0; i < cat_.tokens.size(); ++i)
      if (laid[i] > cat_.tokens[i].copies)
        broken("/map/tiles", "there are only " + std::to_string(cat_.tokens[i].copies) + " of the token " +
                                 cat_.things[cat_.tokens[i].thing.value].id + " (M-COMP-4)");
  }
  void token_on(TileId t) {
    const Map& m = s_.map;
    const std::size_t i = t.value;
    const bool taken = !m.taken_by[i].is_none();
    if (m.front[i].is_none()) {
      if (taken || !s_.backs[i].is_none()) broken(at(t) + "/front", "a token shows its value or its price (M-SET-1)");
      return;
    }
    if (s_.backs[i].is_none() || cat_.of(s_.backs[i]).front != m.front[i])
      broken(at(t) + "/token", "is not one that shows this front (M-SET-1)");
    if (m.token[i] != (taken ? s_.backs[i] : TokenId{})) broken(at(t) + "/token", "is known once it is taken (M-SET-1)");
    if (taken && m.taken_by[i].value >= b_.players_count) broken(at(t) + "/taken_by", "nobody sits there (M-CON-7)");
    if (contains(m.water | m.capitals, t)) broken(at(t) + "/front", "nothing is placed on water or Capitals (M-MAP-4)");
    if (!taken && !holder(s_, t).is_none()) broken(at(t) + "/owner", "who conquers a province takes its token (M-CON-7, M-CON-8)");
  }

  void market(std::size_t m) {
    const std::string where = "/markets/" + cat_.markets[m].id;
    int tiles = 0;
    for_each_tile(s_.map.all(), [&](TileId t) {
      if (s_.map.market[t.value] != m) return;
      ++tiles;
      if (contains(s_.map.water | s_.map.capitals, t)) broken(at(t) + "/market", "nothing is placed on water or Capitals (M-MAP-4)");
    });
    if (tiles > 1) broken(where, "lies on more than one tile (M-MAP-3)");
    const auto& takers = s_.takers[m];
    const std::size_t expected = tiles > 0 ? b_.players_count : 0;
    if (s_.piles[m].size() + takers.size() + static_cast<std::size_t>(std::popcount(s_.gone[m])) != expected)
      broken(where + "/pile", "a Market has a token for each player, less those taken (M-SET-2, M-EXP-2)");
    for (std::size_t p = 0; p < b_.players_count; ++p) market_token_of(m, p);
    market_tokens_once(m);
  }
  // [M-EXP-2] Who took a token has it, unused or used; nobody else has one.
  void market_token_of(std::size_t m, std::size_t p) {
    const auto taken = std::count(s_.takers[m].begin(), s_.takers[m].end(), PlayerId{static_cast<std::uint8_t>(p)});
    const int has = (s_.kept[p][m].is_none() ? 0 : 1) + (s_.forces[p].spent_tokens[m].is_none() ? 0 : 1);
    if (taken > 1 || has != taken)
      broken(at(p), "who is among the takers of " + cat_.markets[m].id + ", once, has one of its tokens (M-EXP-2)");
  }
  void market_tokens_once(std::size_t m) {
    FixedVector<TokenId, kMarketTokens + 2 * kMaxPlayers> seen;
    const auto look = [&](TokenId t) {
      if (t.is_none()) return;
      const auto& own = cat_.markets[m].tokens;
      if (std::find(own.begin(), own.end(), t) == own.end())
        broken("/markets/" + cat_.markets[m].id, cat_.thing_of(t).id + " is not one of its tokens (M-SET-2)");
      if (seen.contains(t)) broken("/markets/" + cat_.markets[m].id, "the token " + cat_.thing_of(t).id + " is there twice (M-SET-2)");
      seen.push_back(t);
    };
    for (const TokenId t : s_.piles[m]) look(t);
    for (std::size_t p = 0; p < b_.players_count; ++p) {
      look(s_.kept[p][m]);
      look(s_.forces[p].spent_tokens[m]);
    }
  }

  void heroes() {
    std::array<int, kEras> in_play{};
    const auto count_hero = [&](CardId c) {
      if (!c.is_none() && c.value < cat_.cards.size() && cat_.of(c).is_hero()) ++in_play[static_cast<std::size_t>(cat_.of(c).era)];
    };
    for (const CardId c : b_.heroes) count_hero(c);
    for (const CardId c : s_.development) count_hero(c);
    for (std::size_t p = 0; p < b_.players_count; ++p) {
      count_hero(b_.players[p].hero);
      hero_of(p);
    }
    for (std::size_t e = 0; e < kEras; ++e) {
      const int expected = static_cast<Era>(e) == Era::R && !has(s_, Module::Renaissance) ? 0 : heroes_per_era(s_);
      if (in_play[e] != expected)
        broken("/heroes", "expected " + std::to_string(expected) + " of era " + std::string{kEraWords[e]} + ", found " +
                              std::to_string(in_play[e]) + " (M-HERO-1)");
    }
    for (const CardId c : b_.heroes)
      if (!cat_.of(c).is_hero()) broken("/heroes", name(c) + " is no Hero (M-HERO-2)");
    if (b_.turn().hero_acquired && !has(s_, Module::Heroes)) broken("/turn/hero_acquired", "there are no Heroes (M-HERO-3)");
  }
  void hero_of(std::size_t p) {
    const Forces& f = s_.forces[p];
    const CardId hero = b_.players[p].hero;
    const std::string where = at(p) + "/hero";
    const bool placed = f.hero != kNoTile, along = f.hero_explorer < kExplorers;
    if (hero.is_none()) {
      if (placed || along || f.hero_attack > 0) broken(where, "has a piece but no card (M-HERO-5)");
      return;
    }
    if (b_.automa.value == p) broken(where, "an Automa has none (M-AUT-12)");
    if (!cat_.of(hero).is_hero()) return broken(where + "/card", "is no Hero (M-HERO-3)");
    if (f.hero_attack != cat_.of(hero).attack) broken(where, "its attack value is not that of its card (M-HERO-4)");
    const bool on_the_way = is_active(p) && (s_.campaign.hero != 0 || waits_for(FrameKind::PlaceHero));
    if (placed + along + on_the_way != 1) broken(where, "is in one place (M-HERO-3)");
    if (along != (cat_.of(hero).place == Place::Explorer) && !on_the_way) broken(where, "goes where its card says (M-HERO-3)");
    if (placed && (f.hero >= s_.map.size || !contains(s_.map.held[p], TileId{f.hero})))
      broken(where + "/tile", "the player holds nothing there (M-HERO-5)");
  }

  void monsters() {
    const Monsters& all = s_.monsters;
    int laid = 0, taken = 0;
    for (std::size_t i = 0; i < s_.map.size; ++i) {
      const TokenId t = s_.backs[i];
      if (t.is_none() || cat_.of(t).monster.is_none()) continue;
      ++laid;
      taken += s_.map.taken_by[i].is_none() ? 0 : 1;
    }
    if (laid != all.laid)
      broken("/map/tiles", "expected " + std::to_string(all.laid) + " tokens of Monsters, found " + std::to_string(laid) + " (M-MON-1)");
    const auto about_to_appear = std::count_if(b_.stack.begin(), b_.stack.end(), [](const Frame& f) {
      return f.kind == FrameKind::RevealMonster || f.kind == FrameKind::PlaceMonster;
    });
    int known = static_cast<int>(all.revealed.size() + static_cast<std::size_t>(about_to_appear));
    for (std::size_t m = 0; m < kMaxMonsters; ++m) {
      if (all.defeated_by[m].is_none()) continue;
      ++known;
      if (m >= cat_.monsters.size() || all.defeated_by[m].value >= b_.players_count)
        broken("/monsters", "nobody has defeated it (M-MON-6)");
    }
    if (known != taken) broken("/monsters", "a Monster is revealed by its token (M-MON-2)");
    for (std::size_t i = 0; i < all.revealed.size(); ++i) monster(i);
  }
  void monster(std::size_t i) {
    const Monster& m = s_.monsters.revealed[i];
    const std::string where = "/monsters/" + std::to_string(i);
    for (std::size_t k = 0; k < i; ++k)
      if (s_.monsters.revealed[k].id == m.id) broken(where, "is there twice (M-MON-2)");
    if (!s_.monsters.defeated_by[m.id.value].is_none()) broken(where, "has been defeated (M-MON-6)");
    const TokenId token = cat_.of(m.id).token;
    if (std::find(s_.map.token.begin(), s_.map.token.end(), token) == s_.map.token.end())
      broken(where, "its token was not taken (M-MON-2)");
    if (m.tile >= s_.map.size) return broken(where + "/tile", "is on no tile (M-MON-2)");
    if (contains(s_.map.capitals, TileId{m.tile})) broken(where + "/tile", "is on a Capital (M-MON-2)");
    const bool water = contains(s_.map.water, TileId{m.tile});
    if (water && !cat_.of(m.id).on_water) broken(where + "/tile", "is on water (M-MON-2)");
    if (m.clock >= kTrack) broken(where + "/clock", "the track has six cards (M-MON-5)");
  }

  void automa() {
    const Automa& a = s_.automa;
    if (b_.automa.is_none()) {
      if (a != Automa{} || !s_.automa_deck.empty()) broken("/automa", "there is no Automa at this table (M-AUT-1)");
      return;
    }
    if (b_.automa.value >= b_.players_count) return broken("/automa", "nobody sits there (M-AUT-1)");
    if (b_.first.value != (b_.automa.value + 1) % b_.players_count) broken("/first", "an Automa plays last (M-AUT-1)");
    std::array<int, 64> found{};
    const auto add = [&](AutomaId c) {
      if (c.value < cat_.automa.size()) ++found[c.value];
    };
    for (const AutomaId c : s_.automa_deck) add(c);
    for (const AutomaId c : a.discard) add(c);
    for (const Automa::Next& n : a.queue) add(n.card);
    add(a.current);
    int advanced = 0;
    for (std::size_t i = 0; i < cat_.automa.size(); ++i) {
      const AutomaInfo& info = cat_.automa[i];
      advanced += info.group == AutomaGroup::Advanced ? found[i] : 0;
      const int most = info.group != AutomaGroup::Civilization || info.civ == b_.at(b_.automa).civ ? 1 : 0;
      const bool needed = most == 1 && info.group != AutomaGroup::Advanced;
      if (found[i] > most || (needed && found[i] == 0))
        broken("/automa", "the card " + cat_.of(info.thing).id + " is there " + std::to_string(found[i]) + " times (M-AUT-1)");
    }
    if (advanced != a.level) broken("/automa", "expected " + std::to_string(a.level) + " advanced cards (M-AUT-1)");
    const bool its_turn = b_.active == b_.automa && !b_.stack.empty() && b_.stack[0].kind == FrameKind::AutomaTurn;
    if (!its_turn && (!a.queue.empty() || !a.current.is_none())) broken("/automa", "cards are carried out in its turn (M-AUT-2)");
    const Player& p = b_.at(b_.automa);
    if (!s_.decks[b_.automa.value].empty() || p.city != Player{}.city || p.under != Player{}.under || !p.archived.empty())
      broken(at(b_.automa.value), "an Automa has no City (M-AUT-12)");
  }

  void conquest() {
    const Campaign& c = s_.campaign;
    if (c.target == kNoTile) {
      if (c.pieces() > 0 || c.needed > 0) broken("/campaign/target", "Units are on the way, but nowhere to (M-CON-2)");
      return;
    }
    if (c.target >= s_.map.size || contains(s_.map.water | s_.map.capitals, TileId{c.target}))
      return broken("/campaign/target", "only a province is conquered (M-CON-6)");
    const auto conquers = [](const Frame& f) {
      return f.kind == FrameKind::Units || f.kind == FrameKind::Spare ||
             (f.kind == FrameKind::Paid && static_cast<OptionKind>(f.a) == OptionKind::Conquer);
    };
    if (std::none_of(b_.stack.begin(), b_.stack.end(), conquers)) broken("/campaign/target", "no conquest is going on (M-CON-2)");
    if (c.foe != foe_on(TileId{c.target})) broken("/campaign/foe", "is not whom the province belongs to (M-CON-7, M-CON-9)");
  }
  std::uint8_t foe_on(TileId t) const {
    if (s_.map.has_token(t)) {
      const bool town = cat_.of(s_.map.front[t.value]).kind == TokenKind::FreeTown;
      return static_cast<std::uint8_t>(town ? Foe::FreeTowns : Foe::Barbarians);
    }
    return holder(s_, t).is_none() ? std::uint8_t{255} : static_cast<std::uint8_t>(Foe::Enemies);
  }

  bool may_wait(FrameKind k) const override {
    return k == FrameKind::PickCapital || k == FrameKind::UnitsReturn || k == FrameKind::AutomaConquest || k == FrameKind::AutomaSteps ||
           JudgeOf::may_wait(k);
  }
  // Everything happens within the turn of the active player, which begins with a row and a column.
  void place_in_turn(std::size_t i) override {
    const Frame& f = b_.stack[i];
    const bool turn = f.kind == FrameKind::Turn || f.kind == FrameKind::FinishTurn || f.kind == FrameKind::AutomaTurn;
    const bool line = f.kind == FrameKind::Row || f.kind == FrameKind::Column;
    const std::string where = at_frame(i);
    if (turn != (i == 0) || (line && i != 1)) broken(where, "the turn comes first, then its row and column, then the rest (M-TURN-1)");
    const bool at_setup = f.kind == FrameKind::PickCapital || f.kind == FrameKind::FillCity || f.kind == FrameKind::KeepKnowledge;
    const bool attacked = b_.stack[0].kind == FrameKind::FinishTurn && b_.stack[0].a == 1;  // [M-MON-5] whoever is hit chooses
    if (!at_setup && !attacked && f.who != b_.active) broken(where + "/seat", "it is another player's turn (M-TURN-1)");
    if ((f.kind == FrameKind::AutomaTurn) != (i == 0 && b_.active == b_.automa && !attacked && b_.stack[0].kind != FrameKind::FinishTurn))
      broken(where, "an Automa's turn is its own (M-AUT-2)");
    if (f.kind == FrameKind::Column && b_.turn().row > 2) broken("/turn/row", "is chosen before the column (M-ACT-1)");
    if (waits_for(FrameKind::PickCapital) && i > 1 && !at_setup) broken(where, "first every player picks a Capital (M-SET-7)");
  }

  void frame_of_game(std::size_t i) override {
    const Frame& f = b_.stack[i];
    const std::string where = at_frame(i);
    const Player& player = b_.at(f.who);
    switch (f.kind) {
      case FrameKind::PlaceWonder: return wonder_to_place(f, where);
      case FrameKind::Units: return units_to_choose(f, where);
      case FrameKind::Spare: return discount_to_take(f, where);
      case FrameKind::Manoeuvre: return unit_to_move(f, where);
      case FrameKind::UnitsReturn: return units_to_return(f, where);
      case FrameKind::PlaceHero:
      case FrameKind::LeaveHero:
        if (player.hero.is_none() && f.kind == FrameKind::LeaveHero) return;  // it has left already
        if (player.hero.is_none() || (f.kind == FrameKind::PlaceHero && thing(player.hero) != f.thing))
          broken(where + "/thing", "this player has another Hero (M-HERO-5)");
        return;
      case FrameKind::PlaceMonster:
      case FrameKind::RevealMonster:
        if (find_monster(cat_, s_, f.thing) != nullptr) broken(where + "/thing", "the Monster is there already (M-MON-2)");
        if (!contains(provinces(s_, f.who), TileId{f.a})) broken(where + "/a", "this player did not conquer it (M-MON-2)");
        return;
      case FrameKind::AutomaConquest:
      case FrameKind::AutomaSteps:
        if (!b_.is_automa(f.who)) broken(where + "/seat", "only an Automa is asked this (M-AUT-9, M-AUT-10)");
        if (f.kind == FrameKind::AutomaSteps && f.a == 0 && (i == 0 || b_.stack[i - 1].kind != FrameKind::AutomaSteps))
          broken(where, "the second Explorer follows the first (M-AUT-10)");
        if (f.kind == FrameKind::AutomaSteps && f.pc > s_.map.size) broken(where + "/pc", "is no tile (M-AUT-10)");
        return;
      case FrameKind::MarketToken: return market_to_look_at(f, where);
      default: return;
    }
  }
  void wonder_to_place(const Frame& f, const std::string& where) {
    const auto& wonders = s_.map.wonder;
    if (f.thing.value >= cat_.cards.size() || owned_[f.who.value][f.thing.value] == 0)
      return broken(where + "/thing", "this player has not completed it (M-WON-2)");
    if (std::find(wonders.begin(), wonders.end(), card(f.thing.value)) != wonders.end())
      broken(where + "/thing", "its token lies on the map (M-WON-3)");
  }
  // [M-CON-2] The Units chosen and those still to choose are as many as the defence; the price can be paid.
  void units_to_choose(const Frame& f, const std::string& where) {
    const Campaign& c = s_.campaign;
    if (c.target >= s_.map.size) return broken(where, "no province is attacked (M-CON-2)");
    const Modifiers m = modifiers(cat_, s_, f.who);
    const int chosen = c.soldiers + c.warlord + (c.hero ? s_.forces[f.who.value].hero_attack : 0);
    if (c.needed == 0 || c.needed + chosen != defence(cat_, s_, f.who, TileId{c.target}, m))
      broken("/campaign/needed", "as many Units go as the defence of the province (M-CON-2)");
    if (!can_go_on_conquering(cat_, s_, f.who)) broken("/campaign/target", "the player cannot conquer it (M-CON-1, M-RES-3)");
  }
  void discount_to_take(const Frame& f, const std::string& where) {
    const Payment& p = b_.payment;
    const std::uint8_t target = s_.campaign.target;
    if (target >= s_.map.size || foe_on(TileId{target}) != static_cast<std::uint8_t>(Foe::FreeTowns))
      return broken(where, "no Free Town is attacked (M-CON-8)");
    const Amounts& cost = cat_.of(s_.map.front[target]).cost;
    for (std::size_t r = 0; r < kResources; ++r)
      if (p.owed[r] > cost[r]) broken("/payment/owed", "is more than the Free Town's price (M-CON-8)");
    if (p.discount == 0 || p.discount > modifiers(cat_, s_, f.who).towns_less)
      broken("/payment/discount", "is not what the player's cards give (M-CON-8)");
  }
  void unit_to_move(const Frame& f, const std::string& where) {
    const TileId t{f.a};
    if (f.a >= s_.map.size || movable(s_, f.who, t) <= 0) return broken(where + "/a", "no Unit may leave there (M-MOVE-1, M-CON-5)");
    int kinds = 0;
    for (const OptionKind kind : kUnitOptions) kinds += unit_there(s_, f.who, t, unit_kind({kind})) ? 1 : 0;
    const bool there = f.b == 0 ? kinds > 1 : f.b <= 3 && unit_there(s_, f.who, t, static_cast<UnitKind>(f.b - 1));
    if (!there) broken(where + "/b", "that Unit is not there (M-MOVE-1)");
  }
  void units_to_return(const Frame& f, const std::string& where) {
    const TileId t{f.a};
    if (f.pc == 0) {
      if (!contains(provinces(s_, f.who), t)) broken(where + "/a", "this player holds no province there (M-MON-2)");
      return;
    }
    if (f.a >= s_.map.size || outpost_refusal(s_, f.who, t, true) != Refusal::Legal)
      return broken(where + "/a", "no Outpost can stand there (M-OUT-1)");
    if (f.b == 0 || f.b > 3 || units_on(s_, f.who, t) < f.b) broken(where + "/b", "three Units return (M-OUT-1)");
  }
  void market_to_look_at(const Frame& f, const std::string& where) {
    const std::uint8_t on = f.a < kExplorers ? s_.forces[f.who.value].explorers[f.a] : kNoTile;
    const std::uint8_t market = on < s_.map.size ? s_.map.market[on] : 255;
    if (market >= cat_.markets.size() || s_.piles[market].empty())
      return broken(where, "the Explorer is at no Market with tokens (M-EXP-2)");
    if (s_.takers[market].contains(f.who)) broken(where, "this player has had a token of that Market (M-EXP-2)");
  }

  void paid_in_game(const Frame& f, const std::string& where) override {
    switch (static_cast<OptionKind>(f.a)) {
      case OptionKind::Conquer:
        if (f.b != s_.campaign.target || s_.campaign.needed > 0 || s_.campaign.pieces() == 0)
          broken(where + "/b", "no Units are on the way there (M-CON-2)");
        return;
      case OptionKind::Manoeuvre:
        if (f.b >= s_.map.size || movable(s_, f.who, TileId{f.b}) <= 0) broken(where + "/b", "no Unit may leave there (M-MOVE-1, M-CON-5)");
        return;
      case OptionKind::Step:
        if (f.b >= kExplorers || f.pc >= s_.map.size || !contains(s_.map.land(), tile(f.pc)))
          broken(where + "/pc", "no Explorer goes there (M-EXP-1)");
        return;
      default: JudgeOf::paid_in_game(f, where);
    }
  }

  bool may_set_off_more() const override {
    return JudgeOf::may_set_off_more() || on_top(FrameKind::Spare) || on_top(FrameKind::Units) || on_top(FrameKind::MarketToken);
  }
  void options_in_game(const Options& found) override {
    if (!on_top(FrameKind::Units)) return;
    TileSet from = 0;
    for (const Option o : found) from |= bit(TileId{o.a});
    int n = 0;
    const PlayerId who = b_.stack.back().who;
    for_each_tile(from,
                  [&](TileId t) { n += movable(s_, who, t) + (hero_unit_on(s_, who, t) ? s_.forces[who.value].hero_attack - 1 : 0); });
    if (n < s_.campaign.needed) broken("/campaign/needed", "so many Units cannot come (M-CON-2, M-CON-3)");
  }

  const Catalogue& cat_;
};

}  // namespace

Errors broken_invariants(const Catalogue& cat, const State& s) { return Judge{cat, s}.all(); }

}  // namespace stele::monumental
