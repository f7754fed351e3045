// What is seen on the table after an answer.
#include <algorithm>

#include "tests/kit/duel_table.h"

namespace stele::kit {

using namespace civic;
using duel::Duel;

namespace {

PlayerId seat_of(int p) { return PlayerId{static_cast<std::uint8_t>(p)}; }
std::size_t index_of(int p) { return static_cast<std::size_t>(p); }
template <class List>
std::vector<std::string> names(const List& list) {
  std::vector<std::string> out;
  for (const auto& x : list) {
    if constexpr (requires { x.card; })
      out.push_back(DuelTable::name_of(x.card));
    else
      out.push_back(DuelTable::name_of(x));
  }
  return out;
}
std::vector<std::string> reversed(std::vector<std::string> list) {
  std::reverse(list.begin(), list.end());
  return list;
}

}  // namespace

std::string DuelTable::asks() const {
  const Decision d = Duel::decision(cat(), s);
  return d.nothing() ? "" : std::string{d.kind->name};
}
int DuelTable::seat() const { return Duel::decision(cat(), s).seat.value; }
std::vector<std::string> DuelTable::options() const {
  std::vector<std::string> out;
  for (const auto& o : Duel::options(cat(), s)) out.push_back(Duel::to_text(cat(), o));
  return out;
}
std::vector<std::string> DuelTable::options(const std::string& word) const {
  std::vector<std::string> out = options();
  std::erase_if(out, [&](const std::string& o) { return o != word && !o.starts_with(word + " "); });
  return out;
}
std::string DuelTable::why(const std::string& text) const {
  EXPECT_EQ(Duel::broken_invariant(cat(), s), "") << "before " << text;
  const auto o = Duel::read_option(cat(), text);
  if (!o) return "unreadable: " + to_text(o.errors());
  return std::string{Duel::why_not(cat(), s, o.value()).rule};
}
std::string DuelTable::told() const {
  std::string out;
  for (const auto& e : events) out += Duel::describe(cat(), s, e, {}).en + ". ";
  return out;
}

std::string DuelTable::supply(int p) const {
  std::string out;
  for (std::size_t r = 0; r < kResourceWords.size(); ++r)
    if (const int n = player(p).resources[r]; n != 0)
      out += (out.empty() ? "" : " ") + std::to_string(n) + " " + std::string{kResourceWords[r]};
  return out;
}
std::string DuelTable::at(int p, const std::string& space) const {
  const std::string under = name_of(player(p).under[space_of(space)]);
  return name_of(player(p).city[space_of(space)]) + (under.empty() ? "" : "+" + under);
}
bool DuelTable::is_activated(int p, const std::string& space) const { return s.board.turn_of(seat_of(p)).activated >> space_of(space) & 1; }
std::vector<std::string> DuelTable::deck(int p) const { return reversed(names(s.decks[index_of(p)])); }
std::string DuelTable::top(int p) const { return s.decks[index_of(p)].empty() ? "" : name_of(s.decks[index_of(p)].back()); }
std::vector<std::string> DuelTable::discard(int p) const { return names(player(p).discard); }
std::vector<std::string> DuelTable::archived(int p) const { return names(player(p).archived); }
std::vector<std::string> DuelTable::policies(int p) const {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < player(p).policies.size(); ++i)
    out.push_back(cat().of(cat().of(player(p).civ).policies[player(p).policies[i]]).id);
  return out;
}
std::string DuelTable::begun(int p) const { return name_of(player(p).wonder); }
std::vector<std::string> DuelTable::pile(int p) const { return names(s.sides[index_of(p)].pile); }
std::vector<std::string> DuelTable::reserved(int p) const { return names(s.sides[index_of(p)].reserved); }
int DuelTable::basics(const std::string& id) const { return s.board.basics[static_cast<std::size_t>(pile_of(cat(), card(id)))]; }
std::vector<std::string> DuelTable::track() const { return names(s.board.track); }
std::vector<std::string> DuelTable::track_discard() const { return names(s.board.development_discard); }
std::vector<std::string> DuelTable::removed() const { return names(s.board.removed); }
std::string DuelTable::advantage() const {
  if (s.middle.advantage.is_none()) return "nobody";
  return std::to_string(s.middle.advantage.value) + ": " +
         (s.middle.amount == 0 ? "nothing" : std::to_string(s.middle.amount) + " " + std::string{kResourceWords[s.middle.resource]});
}
std::vector<std::string> DuelTable::free_cities() const { return names(s.middle.cities); }
int DuelTable::gold_on(int p, const std::string& free_city) const {
  for (std::size_t i = 0; i < s.middle.cities.size(); ++i)
    if (s.middle.cities[i] == card(free_city)) return s.sides[index_of(p)].gold[i];
  ADD_FAILURE() << free_city << " is not on the track";
  return -1;
}
std::vector<std::string> DuelTable::own_cities(int p) const { return names(s.sides[index_of(p)].cities); }
std::vector<std::string> DuelTable::lands() const { return names(s.middle.lands); }
std::vector<std::string> DuelTable::lands(int p) const { return names(s.sides[index_of(p)].lands); }
std::string DuelTable::envoy(int p) const {
  const std::uint8_t where = s.sides[index_of(p)].envoy;
  return where == duel::kNowhere ? "" : name_of(s.middle.lands[where]);
}
std::vector<std::string> DuelTable::hand(int p) const { return names(s.hands[index_of(p)]); }
std::vector<std::string> DuelTable::intrigues() const { return reversed(names(s.intrigues)); }
std::vector<std::string> DuelTable::played(int p) const { return names(s.sides[index_of(p)].intrigues); }
int DuelTable::points(int p) const { return Duel::standing(cat(), s).points[index_of(p)]; }
int DuelTable::points(int p, const std::string& what) const {
  for (const ScoreLine& l : Duel::standing(cat(), s).lines)
    if (l.row == index_of(p) && l.label->name == what) return l.points;
  ADD_FAILURE() << "no points for " << what;
  return -1;
}
std::vector<int> DuelTable::winners() const {
  std::vector<int> out;
  for (int p = 0; p < 2; ++p)
    if (Duel::standing(cat(), s).winners >> p & 1) out.push_back(p);
  return out;
}
std::string DuelTable::decided() const { return std::string{Duel::standing(cat(), s).decided.name}; }

}  // namespace stele::kit
