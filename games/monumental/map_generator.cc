// A map of one's own (M-MAP): a hexagon with the Capitals on its corners, everything else at random within the rules.
#include <algorithm>

#include "games/monumental/rules.h"

namespace stele::monumental {
namespace {

bool touch(const MapTile& a, const MapTile& b) {
  const int dq = a.q - b.q, dr = a.r - b.r;
  return dq * dq + dq * dr + dr * dr == 1;
}

std::size_t terrain_named(const Catalogue& cat, bool capital, bool water) {
  for (std::size_t i = 0; i < cat.terrains.size(); ++i)
    if (cat.terrains[i].capital == capital && cat.terrains[i].water == water) return i;
  return 0;
}

constexpr int kProductionTokens = 25;  // [M-COMP-4]

class Generator {
 public:
  Generator(const Catalogue& cat, int players, Rng& rng) : cat_(cat), players_(players), rng_(rng) {}

  bool lay() {
    hexagon();
    pick_capitals();
    return lay_terrain() && cut_off(shape_of(cat_, tiles_), tiles_.size()) == 0 && lay_tokens();  // [M-MAP-4]
  }
  std::vector<MapTile> tiles() const { return tiles_; }

 private:
  // With two players a hexagon of radius 2 with a point on two sides, with three or four one of radius 3 without the corners where no
  // Capital stands: 25, 34 and 35 tiles.
  void hexagon() {
    const int radius = players_ == 2 ? 2 : 3;
    tiles_.clear();
    for (int r = -3; r <= 3; ++r)
      for (int q = -3; q <= 3; ++q) {
        const int far = std::max({std::abs(q), std::abs(r), std::abs(q + r)});
        const bool ear = players_ == 2 && far == 3 && std::abs(r) <= 1 && std::abs(q + r) + std::abs(q) >= 5;
        const bool corner = far == 3 && (q == 0 || r == 0 || q + r == 0);
        if ((far <= radius && (players_ == 2 || !corner || is_capital(q, r))) || ear) {
          MapTile x;
          x.q = static_cast<std::int8_t>(q);
          x.r = static_cast<std::int8_t>(r);
          tiles_.push_back(x);
        }
      }
  }

  // Corners of the hexagon, as far from each other as they can be.
  static constexpr std::array<std::pair<int, int>, 6> kCorners = {{{3, 0}, {0, 3}, {-3, 3}, {-3, 0}, {0, -3}, {3, -3}}};
  static constexpr std::array<std::array<int, 4>, 3> kPlaces = {{{0, 3, -1, -1}, {0, 2, 4, -1}, {0, 2, 3, 5}}};
  bool is_capital(int q, int r) const {
    const auto& places = kPlaces[static_cast<std::size_t>(players_ - 2)];
    return std::any_of(places.begin(), places.end(),
                       [&](int c) { return c >= 0 && kCorners[static_cast<std::size_t>(c)] == std::pair{q, r}; });
  }

  void pick_capitals() {
    std::uint8_t seat = 0;
    for (const int corner : kPlaces[static_cast<std::size_t>(players_ - 2)]) {
      if (corner < 0) continue;
      const auto [q, r] = kCorners[static_cast<std::size_t>(corner)];
      ++seat;
      for (MapTile& x : tiles_)
        if (x.q == q && x.r == r) {
          x.capital = seat;
          x.terrain = static_cast<std::uint8_t>(terrain_named(cat_, true, false));
        }
    }
  }

  bool beside_capital(const MapTile& x) const {
    return std::any_of(tiles_.begin(), tiles_.end(), [&](const MapTile& c) { return c.capital && touch(c, x); });
  }

  bool lay_terrain() {
    std::vector<std::uint8_t> land;  // [M-COMP-4] what is in the box
    std::size_t water_tiles = 0;
    for (std::size_t i = 0; i < cat_.terrains.size(); ++i) {
      const Terrain& t = cat_.terrains[i];
      if (t.water) water_tiles = t.tiles;
      if (!t.water && !t.capital) land.insert(land.end(), t.tiles, static_cast<std::uint8_t>(i));
    }
    rng_.shuffle(land);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tiles_.size(); ++i)
      if (!tiles_[i].capital && !beside_capital(tiles_[i])) open.push_back(i);
    rng_.shuffle(open);
    // Not more provinces without a Market than there are Production tokens [M-SET-3].
    const int provinces = static_cast<int>(tiles_.size()) - 2 * players_;
    const auto fewest = static_cast<std::size_t>(std::max(2, provinces - kProductionTokens));
    const std::size_t lakes = std::min({water_tiles, open.size() / 3, fewest + rng_.below(3)});
    if (lakes < fewest) return false;
    for (std::size_t i = 0; i < lakes; ++i) tiles_[open[i]].terrain = static_cast<std::uint8_t>(terrain_named(cat_, false, true));
    for (MapTile& x : tiles_) {
      if (x.capital || is_water(x)) continue;
      if (land.empty()) return false;
      x.terrain = land.back();
      land.pop_back();
    }
    return true;
  }
  bool is_water(const MapTile& x) const { return cat_.terrains[x.terrain].water; }

  bool lay_tokens() {
    std::vector<std::uint8_t> values;  // of the Barbarian tokens in the box
    int towns = 0;
    for (const TokenInfo& t : cat_.tokens) {
      if (!t.monster.is_none()) continue;  // [M-SET-1]
      if (t.kind == TokenKind::Barbarian) values.insert(values.end(), t.copies, t.value);
      if (t.kind == TokenKind::FreeTown) towns += t.copies;
    }
    rng_.shuffle(values);
    const auto take_value = [&](std::uint8_t value) {
      const auto it = std::find(values.begin(), values.end(), value);
      if (it == values.end()) return false;
      values.erase(it);
      return true;
    };
    // [M-MAP-2] Around each Capital the same values for every player, only 1s and 2s. Free Towns keep away, so that the numbers agree.
    std::vector<std::uint8_t> around;
    for (MapTile& c : tiles_) {
      if (!c.capital) continue;
      std::vector<MapTile*> ring;
      for (MapTile& x : tiles_)
        if (touch(c, x) && !x.capital) ring.push_back(&x);
      while (around.size() < ring.size()) around.push_back(static_cast<std::uint8_t>(1 + rng_.below(2)));
      std::vector<std::uint8_t> here = around;
      if (here.size() != ring.size()) return false;
      rng_.shuffle(here);
      for (std::size_t i = 0; i < ring.size(); ++i) {
        if (!take_value(here[i])) return false;
        ring[i]->barbarian = here[i];
      }
    }
    // [M-MAP-1] One Free Town per player on provinces, a Barbarian on every other; [M-MAP-3] one Market per player.
    std::vector<MapTile*> free;
    std::vector<MapTile*> all;
    for (MapTile& x : tiles_) {
      if (x.capital || is_water(x)) continue;
      all.push_back(&x);
      if (!x.barbarian) free.push_back(&x);
    }
    rng_.shuffle(free);
    rng_.shuffle(all);
    if (towns < players_ || static_cast<int>(free.size()) < players_) return false;
    for (std::size_t i = 0; i < free.size(); ++i) {
      if (static_cast<int>(i) < players_) {
        free[i]->town = true;
        continue;
      }
      if (values.empty()) return false;
      free[i]->barbarian = values.back();
      values.pop_back();
    }
    const auto markets = std::count_if(cat_.markets.begin(), cat_.markets.end(), [](const MarketInfo& m) { return m.players == 0; });
    std::uint8_t slot = 0;
    for (MapTile* x : all)
      if (slot < players_ && slot < markets && !beside_capital(*x)) x->market = ++slot;
    return slot == players_;
  }

  const Catalogue& cat_;
  int players_;
  Rng& rng_;
  std::vector<MapTile> tiles_;
};

}  // namespace

Result<std::vector<MapTile>> generate_map(const Catalogue& cat, int players, Rng& rng) {
  for (int attempt = 0; attempt < 500; ++attempt) {
    Generator g(cat, players, rng);
    if (g.lay()) return g.tiles();
  }
  return error_of("map", say("setup.no-map-made", {{"number", number(players)}}));
}

}  // namespace stele::monumental
