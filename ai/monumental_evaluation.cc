#include <algorithm>
#include <bit>

#include "ai/civic_worth.h"
#include "ai/evaluation.h"
#include "games/monumental/scoring.h"

namespace stele {
namespace {

using namespace monumental;
using monumental::Catalogue;
using monumental::State;

// Weights in hundredths of a point, set by hand and checked by play.
constexpr int kActivations = 5;  // cards that a turn activates
constexpr int kToCome = 35;      // percent of what they are going to bring: not all of it will be of use
constexpr int kGoldKept = 20;
constexpr int kCultureKept = 62;
constexpr int kTokenKept = 55;  // a Market token
constexpr int kProductionTokenKept = 14;
constexpr int kBegunWonder = 90;  // the first section is paid
constexpr int kOutpost = 12;
constexpr int kBorder = 4;       // a Unit beyond the one that holds a province
constexpr int kUnspent = 18;     // a base resource in the middle of a turn
constexpr int kUnused = 9;       // an effect of the City not used yet
constexpr int kUnitChosen = 12;  // for a conquest in progress
constexpr int kAttack = 9;       // of a Hero, each turn
constexpr int kHeroStays = 25;   // tenths of a turn that one stays, about
// What a Monster's attack takes from whoever holds its province.
constexpr int kCardLost = 8;
constexpr int kUnitLost = 12;
constexpr int kCardArchived = 25;

// What one attack costs, from the Monster's effects alone.
int attack_cost(const Effects& effects) {
  const Features f = encode(effects);
  const auto times = [&](Verb v) { return f[feature::times(feature::Source::Attack, v)]; };
  int v = times(Verb::Discard) * kCardLost + times(Verb::Archive) * kCardArchived;
  v += (times(Verb::ReturnUnits) + times(Verb::ReturnLoneSoldiers)) * kUnitLost;
  v += f[feature::paid(feature::Source::Attack, Resource::Gold)] * kGoldKept / 2;
  return v / 100;
}

// By thing: what a card is worth each time, what a Monster's attack costs.
const std::vector<int>& worths(const Catalogue& cat) {
  thread_local std::uint64_t version = 0;
  thread_local std::vector<int> out;
  if (out.empty() || version != cat.version) {
    out.clear();
    for (const Thing& t : cat.things) out.push_back(t.attack != 0 ? attack_cost(t.effects) : card_worth(t.effects));
    version = cat.version;
  }
  return out;
}

int hero_worth(const Catalogue& cat, const State& s, PlayerId p, int tenths) {
  const CardId hero = s.board.at(p).hero;
  if (hero.is_none()) return 0;
  const int stays = cat.of(thing(hero)).leave.on_use ? 10 : kHeroStays;
  return (worths(cat)[hero.value] + cat.of(hero).attack * kAttack) * std::min(tenths, stays) / 10;
}

// Monsters in one's provinces, as often as they are going to attack: every three turns of the table.
int menace(const Catalogue& cat, const State& s, PlayerId p, int tenths) {
  int v = 0;
  for (const Monster& m : s.monsters.revealed)
    if (contains(s.map.held[p.value], tile(m.tile))) v += worths(cat)[cat.of(m.id).thing.value];
  return v * std::min(tenths, 20) * s.board.players_count / 30;
}

// Own turns still to come, by the Development deck that everybody can count; in tenths.
int turns_to_come(const State& s) {
  const int n = s.board.players_count;
  if (s.board.over) return 0;
  if (s.board.turns_left != 255) return 10 * ((s.board.turns_left - 1) / n);
  const int a_turn = n == 2 ? 27 : 16;  // cards that leave the deck in a turn, in tenths
  return (static_cast<int>(s.development.size()) * 100 / a_turn + 10 * n) / n;
}

int deck_worth(const Catalogue& cat, const State& s, PlayerId p, int tenths) {
  const std::vector<int>& worth = worths(cat);
  const Player& player = s.board.at(p);
  int sum = 0, cards = 0;
  const auto add = [&](CardId c) {
    if (c.is_none()) return;
    sum += worth[c.value];
    cards += cat.of(c).is_knowledge() ? 0 : 1;  // a Knowledge comes along with the card on it
  };
  for (const CardId c : player.city) add(c);
  for (const CardId c : player.under) add(c);
  for (const CardId c : player.discard) add(c);
  for (const CardId c : s.decks[p.value]) add(c);
  if (p == s.board.active) {
    for (const CardId c : s.board.turn().spent) add(c);
    for (const CardId c : s.board.turn().drawn) add(c);
  }
  return sum * kActivations * tenths / (10 * std::max(cards, kCity));
}

int worth(const Catalogue& cat, const State& s, PlayerId p, int points, int tenths) {
  const Player& player = s.board.at(p);
  const Forces& forces = s.forces[p.value];
  int kept = player.of(Resource::Gold) * kGoldKept + player.of(Resource::Culture) * kCultureKept;
  kept += forces.production_tokens * kProductionTokenKept;
  for (const TokenId t : s.kept[p.value]) kept += t.is_none() ? 0 : kTokenKept;
  if (!player.wonder.is_none()) kept += kBegunWonder;
  kept += (kOutposts - outposts_left(s, p)) * kOutpost;
  for_each_tile(provinces(s, p), [&](TileId t) { kept += std::min(2, units_on(s, p, t) - 1) * kBorder; });
  kept += hero_worth(cat, s, p, tenths) - menace(cat, s, p, tenths);
  const int soon = std::min(tenths, 10);  // what is kept needs a turn to be spent in
  return 100 * points + kept * soon / 10 + deck_worth(cat, s, p, std::max(0, tenths)) * kToCome / 100;
}

}  // namespace

int evaluate(const monumental::Catalogue& cat, const monumental::State& s, PlayerId seat) {
  const auto points = points_now(cat, s);
  const int tenths = turns_to_come(s);
  int others = std::numeric_limits<int>::min(), mine = 0;
  for (std::uint8_t p = 0; p < s.board.players_count; ++p) {
    const int value = worth(cat, s, PlayerId{p}, points[p], tenths);
    if (p == seat.value)
      mine = value;
    else
      others = std::max(others, value);
  }
  return 2 * mine - others;
}

int promise(const monumental::Catalogue& cat, const monumental::State& s, PlayerId seat) {
  if (s.board.active != seat || s.board.over) return 0;
  const Player& player = s.board.at(seat);
  int v = 0;
  for (std::size_t r = 0; r < kBase; ++r) v += std::min<int>(player.resources[r], 12) * kUnspent;
  for (const auto n : s.board.turn().earmarked) v += n * kUnspent / 2;
  for (unsigned left = s.board.turn().activated; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    if (!player.city[i].is_none() && cat.of(thing(player.city[i])).use && !(s.board.turn().used >> i & 1)) v += kUnused;
    if (!player.under[i].is_none() && cat.of(thing(player.under[i])).use && !(s.board.turn().used >> (kUnder + i) & 1)) v += kUnused;
  }
  if (!player.hero.is_none() && cat.of(thing(player.hero)).use && !(s.board.turn().used >> kHeroSource & 1)) v += kUnused;
  v += (s.campaign.soldiers + s.campaign.warlord + s.campaign.hero * s.forces[seat.value].hero_attack) * kUnitChosen;
  return 2 * v;
}

}  // namespace stele
