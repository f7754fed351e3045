// A table of Monumental as text: the map, the Markets, the players, the Development track, a City, and what is in the middle of
// happening. Letters and signs carry everything; colour only helps.
#include "clients/cli/draw_monumental.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "clients/cli/draw_modules.h"

namespace stele::cli {
namespace {

constexpr std::string_view kWarlord = "◆", kOutpost = "■", kWonder = "★", kProduction = "•", kExplorer = "○";

class Picture : private Modules {
 public:
  // `whose`: the City that is drawn and the player whose cards are told in full; none: the viewer.
  Picture(const Catalogue& cat, const View& view, const State* all, PlayerId whose, const Drawing& how)
      : Modules(cat, view, all, shown_first(view, whose), how) {}

  std::string draw(Part part) {
    switch (part) {
      case Part::Everything: everything(true); break;
      case Part::BesidesMap: everything(false); break;
      case Part::Status: status(); break;
      case Part::Map:
        map();
        markets();
        break;
      case Part::MapInShort:
        legend_below_ = false;
        map();
        break;
      case Part::City: city(); break;
      case Part::Track:
        track();
        basic_buildings();
        laid_aside();
        break;
      case Part::Player:
        section(words("player", {{"player", same_in_all(player(self_))}}));
        policy_texts_ = true;
        player_lines(self_);
        if (is_automa(self_)) automa_cards();
        city();
        break;
    }
    return std::move(out_);
  }

 private:
  static PlayerId shown_first(const View& v, PlayerId whose) {
    if (!whose.is_none()) return whose;
    if (!v.viewer.is_none()) return v.viewer;
    const Board& b = v.board;
    if (!b.is_automa(b.active)) return b.active;
    // [M-AUT-9] Whoever decides for the Automa.
    return PlayerId{static_cast<std::uint8_t>((b.automa.value + b.players_count - 1) % b.players_count)};
  }

  void everything(bool with_map) {
    head();
    if (with_map) map();
    if (with_map) markets();
    players();
    track();
    basic_buildings();
    laid_aside();
    hidden();
    city();
    middle();
  }

  // The head

  void head() {
    line(how_.paint.bold(in(title(monumental::Monumental::info()))));
    Pieces out;
    if (b_.over) {
      out.push_back(piece(words("over")));
    } else if (choosing_capitals()) {
      out.push_back(piece(words("setup")));
      out.push_back(painted_player("choosing-capital", now_));
    } else {
      out.push_back(piece(with_number("turn", b_.turn_number)));
      out.push_back(painted_player("to-play", b_.active));
    }
    add_newest_era(out);
    out.push_back(development_deck(eras_left()));
    const bool renaissance = (b_.modules & static_cast<std::uint8_t>(Module::Renaissance)) != 0;
    out.push_back(piece(words(renaissance ? "with-renaissance" : "without-renaissance")));
    if ((b_.modules & static_cast<std::uint8_t>(Module::AlternativeWonders)) != 0) out.push_back(piece(words("with-alternative-wonders")));
    for (Piece& module : modules_in_play()) out.push_back(std::move(module));
    flow("", 0, out);
    if (b_.turns_left != 255 && !b_.over) line(how_.paint.bold(with_number("last-turns", b_.turns_left)));
  }

  // While Capitals are picked nobody's turn has begun.
  bool choosing_capitals() const { return !b_.stack.empty() && b_.stack.back().kind == FrameKind::PickCapital; }
  PlayerId to_play() const { return b_.over ? PlayerId{} : choosing_capitals() ? now_ : b_.active; }

  // One line, or two on a narrow terminal: when it is, and what the viewer has.
  void status() {
    if (b_.over) return;
    Pieces out;
    out.push_back(choosing_capitals() ? piece(words("setup")) : piece(with_number("turn", b_.turn_number)));
    add_newest_era(out);
    add_supply_in_short(out, self_);
    if (b_.turns_left != 255) {
      const std::string last = with_number("last-turns", b_.turns_left);
      out.push_back({how_.paint.bold(last), width(last)});
    }
    flow(how_.paint.dim("── "), 3, out);
  }

  std::array<int, kEras> eras_left() const {
    std::array<int, kEras> left{};
    for (const CardId c : v_.development)
      if (cat_.of(c).era != Era::None) ++left[static_cast<std::size_t>(cat_.of(c).era)];
    return left;
  }

  // The map

  PlayerId holder(TileId t) const {
    for (std::uint8_t p = 0; p < b_.players_count; ++p)
      if (contains(v_.map.held[p], t)) return PlayerId{p};
    return {};
  }
  const Terrain& terrain(TileId t) const { return cat_.terrains[v_.map.terrain[t.value]]; }

  void map() {
    const Map& m = v_.map;
    if (m.size == 0) return;
    const auto across = [&](std::size_t t) { return 2 * m.q[t] + m.r[t]; };  // in half hexagons
    int left = across(0), right = left, top = m.r[0], bottom = top;
    for (std::size_t t = 1; t < m.size; ++t) {
      left = std::min(left, across(t));
      right = std::max(right, across(t));
      top = std::min<int>(top, m.r[t]);
      bottom = std::max<int>(bottom, m.r[t]);
    }
    const auto halves = static_cast<std::size_t>(right - left + 2);
    const std::size_t k = 6 * halves + 3 <= columns_ ? 3 : 2;
    Canvas canvas(2 + 2 * k * halves + 1, 4 * static_cast<std::size_t>(bottom - top + 1) + 2);
    for (std::size_t t = 0; t < m.size; ++t) {
      const Hexagon place{2 + 2 * k * static_cast<std::size_t>(across(t) - left), 4 * static_cast<std::size_t>(m.r[t] - top), k};
      place.edges(canvas);
      hexagon(canvas, place, tile(t));
    }
    const bool known = v_.map_source < cat_.maps.size();
    if (canvas.columns() > static_cast<std::size_t>(std::max(how_.width, 0))) {  // broken lines would be noise
      section(words("own-map"));
      hanging("  ", 2, with_number("map-too-wide", canvas.columns()));
      return;
    }
    section(known ? words("map", {{"name", cat_.maps[v_.map_source].name}}) : words("own-map"));
    beside(canvas, legend(k == 2 ? TerrainNames::Abbreviated : TerrainNames::Full));
    std::vector<std::string> wonders;
    for (std::size_t t = 0; t < m.size; ++t)
      if (!m.wonder[t].is_none()) wonders.push_back(name(m.wonder[t]) + " " + tile_number(t));
    if (!wonders.empty()) entry("wonder-tokens", listed(wonders));
  }

  void hexagon(Canvas& to, const Hexagon& place, TileId t) const {
    const bool attacked = v_.campaign.target == t.value;
    const std::string number = attacked ? "»" + tile_number(t.value) + "«" : tile_number(t.value);
    place.one(to, number, terrain(t).water ? kDim : kBold, monsters_on(t), kMonsterInk);
    if (terrain(t).water) {
      std::string high, low;
      for (std::size_t i = 0; i < place.body(); ++i) {
        high += i % 2 == 0 ? "≈" : " ";
        low += i % 2 == 0 ? " " : "≈";
      }
      place.two(to, high, kDim);
      place.three(to, low, kDim);
      return;
    }
    const bool narrow = place.k == 2;
    const PlayerId owner = holder(t);
    const Ink ink = owner.is_none() ? kPlain : owner.value;
    const std::string below = token_or_forces(t, owner), lies = market_or_production(t);
    if (terrain(t).capital) {
      place.two(to, narrow ? words("capital-in-short") : in(terrain(t).name), ink);
      place.three(to, below, ink);
    } else if (narrow) {
      place.two(to, abbreviation(in(terrain(t).name)) + std::to_string(terrain(t).defence) + (lies.empty() ? "" : " " + lies));
      place.three(to, below, ink);
    } else {
      place.two(to, short_name(in(terrain(t).name), place.body() - 2) + " " + std::to_string(terrain(t).defence));
      const bool wide = width(below) + 2 + width(lies) <= place.body();
      place.three(to, below + (below.empty() || lies.empty() ? "" : wide ? "  " : " ") + lies, ink);
    }
    explorers(to, place, t);
  }

  // They cannot be there together: who conquers a province takes its token.
  std::string token_or_forces(TileId t, PlayerId owner) const {
    const Map& m = v_.map;
    const std::string wonder{m.wonder[t.value].is_none() ? "" : kWonder};
    if (!owner.is_none()) {
      std::string marks;
      if (v_.forces[owner.value].warlord == t.value) marks += kWarlord;
      if (v_.forces[owner.value].hero == t.value) marks += kHero;
      if (contains(m.outposts, t)) marks += kOutpost;
      marks += wonder;
      return letters_[owner.value] + std::to_string(m.soldiers[t.value]) + (marks.empty() ? "" : " ") + marks;
    }
    return m.has_token(t) ? front(m.front[t.value]) + wonder : wonder;
  }
  std::string front(FrontId f) const {
    const Front& side = cat_.of(f);
    if (side.kind == TokenKind::Barbarian) return words("icon.barbarian") + std::to_string(side.value);
    return words("icon.free-town") + ":" + icons_of(side.cost, "");
  }
  std::string market_or_production(TileId t) const {
    if (const std::uint8_t m = v_.map.market[t.value]; m != 255) return market_mark(m);
    return std::string{contains(v_.map.production, t) ? kProduction : ""};
  }
  std::string market_mark(std::size_t m) const { return words("icon.market") + abbreviation(in(cat_.markets[m].name)); }

  // A letter for each Explorer, and the Hero who goes along, as far as there is room; the lines of the players name all their tiles.
  void explorers(Canvas& to, const Hexagon& place, TileId t) const {
    std::vector<std::pair<std::string_view, Ink>> here;
    for (std::uint8_t p = 0; p < b_.players_count; ++p)
      for (std::size_t e = 0; e < kExplorers; ++e) {
        if (v_.forces[p].explorers[e] != t.value) continue;
        here.emplace_back(letters_[p], p);
        if (with_hero(PlayerId{p}) == e) here.emplace_back(kHero, p);
      }
    if (here.empty()) return;
    const std::size_t room = place.foot() - 1;
    const std::size_t shown = std::min(here.size(), room);
    std::size_t x = place.foot_x() + (room - shown) / 2;
    to.put(x++, place.foot_y(), kExplorer);
    for (std::size_t i = 0; i < shown; ++i) {
      const bool cut = i + 1 == shown && shown < here.size();
      to.put(x++, place.foot_y(), cut ? "…" : here[i].first, cut ? kPlain : here[i].second);
    }
  }

  enum class TerrainNames : bool { Full, Abbreviated };

  bool shows(TokenKind kind) const {
    for (std::size_t t = 0; t < v_.map.size; ++t) {
      if (kind == TokenKind::Market && v_.map.market[t] != 255) return true;
      if (v_.map.has_token(tile(t)) && cat_.of(v_.map.front[t]).kind == kind) return true;
    }
    return false;
  }

  // Of what is on the map.
  Pieces legend(TerrainNames terrains) const {
    const Map& m = v_.map;
    Pieces out;
    const auto add = [&](std::string_view sign, const std::string& meaning) { out.push_back(piece(fmt::format("{} {}", sign, meaning))); };
    if (terrains == TerrainNames::Abbreviated)
      for (const Terrain& t : cat_.terrains)
        if (!t.capital && !t.water) add(abbreviation(in(t.name)) + std::to_string(t.defence), in(t.name));
    add("0-4", words("legend.defence"));
    if (shows(TokenKind::Barbarian)) add(words("icon.barbarian") + "2", words("legend.barbarian"));
    if (shows(TokenKind::FreeTown)) add(words("icon.free-town") + ":" + icon(Resource::Science, 2), words("legend.free-town"));
    if (m.production != 0) add(kProduction, words("legend.production"));
    if (shows(TokenKind::Market)) add(words("icon.market") + "…", words("legend.market"));
    for (std::uint8_t p = 0; p < b_.players_count; ++p) {
      const std::string meaning = player(PlayerId{p});
      out.push_back({how_.paint.seat(p, letters_[p]) + " " + meaning, width(letters_[p]) + 1 + width(meaning)});
    }
    // The pieces come with the first Capital.
    if (const bool pieces = std::any_of(m.held.begin(), m.held.end(), [](TileSet held) { return held != 0; }); pieces) {
      add(letters_[0] + "3", with_number("legend.soldiers", 3));
      add(kWarlord, words("legend.warlord"));
      if (m.outposts != 0) add(kOutpost, words("legend.outpost"));
      if (std::any_of(m.wonder.begin(), m.wonder.end(), [](CardId c) { return !c.is_none(); })) add(kWonder, words("legend.wonder"));
      add(kExplorer, words("legend.explorer"));
    }
    for (Piece& sign : module_signs()) out.push_back(std::move(sign));
    if (m.water != 0) add("≈", words("legend.water"));
    if (v_.campaign.target != kNoTile) add("» «", words("legend.attacked"));
    for (int r = 0; r < kResources; ++r)
      add(words("icon." + std::string{word(resource(r))}), words("resource." + std::string{word(resource(r))}));
    return out;
  }

  // The legend stands to the right of the map where there is room, else below.
  void beside(const Canvas& canvas, const Pieces& legend) {
    constexpr std::size_t kNarrowest = 30;
    const std::size_t right = canvas.columns() + 3;
    const bool is_room = right + kNarrowest <= columns_;
    const Pieces notes = is_room ? flowed(legend, columns_ - right) : Pieces{};
    const Pieces rows = canvas.lines(how_.paint);
    for (std::size_t y = 0; y < std::max(rows.size(), notes.size()); ++y) {
      std::string text = y < rows.size() ? rows[y].text : "";
      if (y < notes.size()) text = pad(text, right, y < rows.size() ? rows[y].columns : 0) + how_.paint.dim(notes[y].text);
      line(text);
    }
    if (!is_room && legend_below_) flow("  ", 2, legend);
  }

  // [M-EXP-2] What lies in the Markets, as far as it is known.
  void markets() {
    for (std::size_t t = 0; t < v_.map.size; ++t) {
      const std::uint8_t m = v_.map.market[t];
      if (m == 255) continue;
      Pieces out = {piece(words("market", {{"name", cat_.markets[m].name}, {"tile", same_in_all(tile_number(t))}})),
                    piece(with_number("tokens-left", v_.pile_sizes[m]))};
      std::vector<std::string> takers;
      for (const PlayerId p : v_.takers[m]) takers.push_back(letters_[p.value]);
      if (!takers.empty()) out.push_back(piece(listed_in("taken-by", takers)));
      flow(label_of(market_mark(m)), kLabel, out);
      if (all_) {
        if (!all_->piles[m].empty()) more(listed_in("from-the-top", from_the_top(all_->piles[m])));
      } else {
        for (const TokenId seen : v_.seen[m]) item(words("seen", {{"token", same_in_all(in_full(seen))}}));
      }
    }
  }

  // The players

  void players() {
    section(words("players"));
    for (std::uint8_t p = 0; p < b_.players_count; ++p) {
      if (p > 0) line("");
      player_lines(PlayerId{p});
    }
  }

  void player_lines(PlayerId p) {
    const std::string title = title_of(p, to_play());
    Pieces supply = {{how_.paint.seat(p.value, title), width(title)}};
    if (is_automa(p)) {
      supply.push_back(resource_of(p, Resource::Gold));
      flow("", 4, supply);
      pieces_on_the_map(p);
      automa_lines(p);
      tokens_of(p);
      return;
    }
    add_supply(supply, p);
    flow("", 4, supply);
    pieces_on_the_map(p);
    hero_of(p);
    cards_of(p);
    if (p != self_) city_in_short(p);
    wonder_of(p);
    policies_of(p);
    if (const CivId civ = b_.at(p).civ; p == self_ && !civ.is_none()) {
      const Thing& warlord = cat_.of(cat_.of(civ).warlord);
      entry("warlord", named(in(warlord.name), effect(warlord)));
    }
    tokens_of(p);
    monsters_defeated_by(p);
  }

  void pieces_on_the_map(PlayerId p) {
    const Forces& forces = v_.forces[p.value];
    const TileSet held = v_.map.held[p.value];
    const int outposts = std::popcount(held & v_.map.outposts);
    std::vector<std::string> explorers;
    for (const std::uint8_t t : forces.explorers)
      if (t != kNoTile) explorers.push_back(tile_number(t));
    int barbarians = 0, towns = 0;
    for (std::size_t t = 0; t < v_.map.size; ++t)
      if (v_.map.taken_by[t] == p && !v_.map.front[t].is_none())
        ++(cat_.of(v_.map.front[t]).kind == TokenKind::Barbarian ? barbarians : towns);
    Pieces out = {piece(with_number("provinces", std::popcount(held & ~v_.map.capitals)))};
    if (forces.capital != kNoTile) out.push_back(piece(with_number("capital-on", forces.capital + 1)));
    if (forces.warlord != kNoTile) out.push_back(piece(with_number("warlord-on", forces.warlord + 1)));
    if (!explorers.empty()) out.push_back(piece(listed_in("explorers-on", explorers)));
    out.push_back(piece(with_number("outposts-left", kOutposts - outposts)));
    if (barbarians > 0) out.push_back(piece(with_number("barbarians-taken", barbarians)));
    if (towns > 0) out.push_back(piece(with_number("free-towns-taken", towns)));
    entry("on-map", out);
  }

  // [M-EXP-3] Kept Market tokens are face down for the others.
  void tokens_of(PlayerId p) {
    const Forces& forces = v_.forces[p.value];
    Pieces out;
    std::vector<TokenId> own;
    if (forces.production_tokens > 0) out.push_back(piece(with_number("production-tokens", forces.production_tokens)));
    for (std::size_t m = 0; m < kMaxMarkets; ++m) {
      if (!v_.takers[m].contains(p)) continue;
      const TokenId kept = all_ ? all_->kept[p.value][m] : p == v_.viewer ? v_.kept[m] : TokenId{};
      const Text& market = cat_.markets[m].name;
      if (const TokenId spent = forces.spent_tokens[m]; !spent.is_none()) {
        out.push_back(piece(words("spent-token", {{"token", same_in_all(name(spent))}, {"market", market}})));
      } else if (!kept.is_none()) {
        out.push_back(piece(words("kept-token", {{"token", same_in_all(name(kept))}, {"market", market}})));
        own.push_back(kept);
      } else {
        out.push_back(piece(words("unknown-token", {{"market", market}})));
      }
    }
    if (out.empty()) return;
    entry("tokens", out);
    for (const TokenId t : own) item(in_full(t));
  }

  // The Development track and the Basic Buildings

  void track() {
    section(words("track"));
    heroes_above_track();
    hanging("  ", 2, words("track-note"));
    const std::size_t places = b_.players_count == 2 ? kTrack / 2 : kTrack;  // [M-SET-5]
    for (std::size_t i = 0; i < kTrack; ++i) {
      if (places < kTrack && i % places == 0) line("  " + words(i == 0 ? "first-track" : "second-track"));
      development_card(i % places + 1, b_.track[i]);
    }
    monster_clock();
  }

  void hidden() {
    if (!all_) return;
    section(words("hidden"));
    if (!all_->development.empty()) entry("development", listed(from_the_top(all_->development)));
    automa_deck();
    std::vector<std::string> backs;
    for (std::size_t t = 0; t < v_.map.size; ++t)
      if (v_.map.has_token(tile(t)) && !all_->backs[t].is_none()) backs.push_back(tile_number(t) + " " + name(all_->backs[t]));
    if (!backs.empty()) entry("backs", listed(backs));
  }

  // A City

  void city() {
    if (!self_.is_none() && !is_automa(self_)) city_of(self_);  // [M-AUT-1] it has none
  }

  // What is in the middle of happening

  void middle() {
    const Campaign& c = v_.campaign;
    const bool automa = !v_.automa.current.is_none() || !v_.automa.queue.empty();
    if (!is_drawn() && c.target == kNoTile && b_.payment.empty() && b_.pending.empty() && !automa) return;
    section(words("middle"));
    automa_under_way();
    drawn_cards();
    if (c.target != kNoTile) {
      Pieces out = {piece(with_number("conquest-of", c.target + 1)), piece(with_number("units-needed", c.needed))};
      if (c.soldiers > 0) out.push_back(piece(with_number("soldiers-chosen", c.soldiers)));
      if (c.warlord) out.push_back(piece(words("warlord-chosen")));
      if (c.hero) out.push_back(piece(words("hero-chosen")));
      entry("conquest", out);
    }
    payment();
    pending_effects();
  }

  bool legend_below_ = true;  // where there is no room beside the map
};

}  // namespace

std::string draw_monumental(const Catalogue& cat, const View& view, const State* all, Part part, PlayerId whose, const Drawing& how) {
  return Picture{cat, view, all, whose, how}.draw(part);
}

}  // namespace stele::cli
