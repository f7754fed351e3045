#include "tests/kit/duel_table.h"

#include <algorithm>
#include <sstream>

namespace stele::kit {

using namespace civic;
using duel::Duel;

namespace {

PlayerId seat_of(int p) { return PlayerId{static_cast<std::uint8_t>(p)}; }
std::size_t index_of(int p) { return static_cast<std::size_t>(p); }
// "2 military 1 gold"
std::array<int, kResourceWords.size()> amounts(const std::string& words) {
  std::array<int, kResourceWords.size()> out{};
  std::istringstream in(words);
  int n = 0;
  for (std::string resource; in >> n >> resource;) {
    const auto* it = std::find(kResourceWords.begin(), kResourceWords.end(), resource);
    if (it == kResourceWords.end())
      ADD_FAILURE() << resource << " is no resource";
    else
      out[static_cast<std::size_t>(it - kResourceWords.begin())] = n;
  }
  return out;
}

// One copy of the card leaves the list; false: there is none.
template <class List, class Item>
bool remove(List& list, const Item& item) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!(list[i] == item)) continue;
    for (; i + 1 < list.size(); ++i) list[i] = list[i + 1];
    list.pop_back();
    return true;
  }
  return false;
}
template <class List, class Item>
void insert(List& list, std::size_t at, const Item& item) {
  list.push_back(item);
  for (std::size_t i = list.size() - 1; i > at; --i) std::swap(list[i], list[i - 1]);
}
bool is_development(CardId c) { return duel::may_be_in_deck(DuelTable::cat().of(c), 7); }
bool same_kind(CardId a, CardId b) {
  const auto &x = DuelTable::cat().of(a), &y = DuelTable::cat().of(b);
  return x.era == y.era && duel::development_type(x) == duel::development_type(y);
}

}  // namespace

DuelTable::DuelTable(const std::string& first, const std::string& second, std::vector<std::string> modules, std::uint64_t seed) {
  SetupRequest request;
  request.players = 2;
  request.seed = seed;
  request.modules = std::move(modules);
  request.civilizations = {first, second};
  setup = Duel::read_setup(cat(), request).value();
  s = Duel::begin(cat(), setup).value();
  if (s.board.first.value != 0) {  // tests speak of the first civilization as the first player
    s.board.first = s.board.active = PlayerId{0};
    s.board.stack.clear();
    push(s, {FrameKind::Turn, PlayerId{0}});
    push(s, {FrameKind::Row, PlayerId{1}});
    push(s, {FrameKind::Row, PlayerId{0}});
  }
}

std::string DuelTable::name_of(CardId c) { return c.is_none() ? "" : cat().things[c.value].id; }
std::size_t DuelTable::space_of(std::string_view word) { return static_cast<std::size_t>(3 * (word[0] - 'a') + (word[1] - '1')); }
CardId DuelTable::card(const std::string& id) {
  for (std::size_t i = 0; i < cat().cards.size(); ++i)
    if (cat().things[i].id == id) return civic::card(i);
  ADD_FAILURE() << "there is no card " << id;
  return {};
}

DuelTable& DuelTable::activated() {
  for (int p = 0; p < 2; ++p) {
    answer("row a");
    answer("column 1");
    while (asks() != "row" && asks() != "turn") take(Duel::options(cat(), s)[0]);
  }
  return *this;
}
DuelTable& DuelTable::plain() {
  for (int p = 0; p < 2; ++p) {
    city(p, {"work-camp", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
    const auto& left = s.decks[index_of(p)];
    const auto lies = [&](const auto& is) { return *std::find_if(left.begin(), left.end(), is); };
    const CardId knowledge = lies([](CardId c) { return cat().of(c).is_knowledge(); });
    const CardId special = lies([&](CardId c) {
      const std::string id = name_of(c);
      return c != knowledge && id != "work-camp" && id != "forum" && id != "mine";
    });
    const std::string last = name_of(knowledge), before = name_of(special);
    on_deck(p, {"work-camp", "work-camp", "forum", "mine", before.c_str(), last.c_str()});
  }
  return *this;
}
DuelTable& DuelTable::actions() {
  plain().activated();
  for (int p = 0; p < 2; ++p) turned(p, {}).gained(p, "").have(p, "");
  return *this;
}
DuelTable& DuelTable::turn_of(int p) {
  s.board.active = seat_of(p);
  s.board.stack.clear();
  push(s, {FrameKind::Turn, seat_of(p)});
  return *this;
}
DuelTable& DuelTable::alone(int p) { return actions().turn_of(1 - p).answer("pass"); }

DuelTable& DuelTable::give(int p, Resource r, int n) {
  player(p).resources[static_cast<std::size_t>(r)] = static_cast<std::int16_t>(n);
  return *this;
}
DuelTable& DuelTable::have(int p, const std::string& words) {
  const auto n = amounts(words);
  for (std::size_t r = 0; r < kResourceWords.size(); ++r) player(p).resources[r] = static_cast<std::int16_t>(n[r]);
  return *this;
}
DuelTable& DuelTable::gained(int p, const std::string& words) {
  const auto n = amounts(words);
  auto& gained = s.board.turn_of(seat_of(p)).gained;
  for (std::size_t r = 0; r < kResourceWords.size(); ++r) gained[r] = static_cast<std::uint8_t>(n[r]);
  return *this;
}
DuelTable& DuelTable::city(int p, Words nine) {
  EXPECT_EQ(nine.size(), 9u);
  auto& deck = s.decks[index_of(p)];
  for (std::size_t i = 0; i < 9; ++i)
    for (CardId* c : {&player(p).city[i], &player(p).under[i]}) {
      if (!c->is_none()) deck.push_back(*c);
      *c = {};
    }
  player(p).known_top = 0;
  std::size_t i = 0;
  for (const std::string_view words : nine) {
    const std::size_t plus = words.find('+');
    const auto lay = [&](CardId& where, std::string_view id) {
      if (id == "-") return;
      where = card(std::string{id});
      fetch(p, where);
    };
    lay(player(p).city[i], words.substr(0, plus));
    if (plus != std::string_view::npos) lay(player(p).under[i], words.substr(plus + 1));
    ++i;
  }
  note(p);
  return *this;
}
DuelTable& DuelTable::turned(int p, Words spaces) {
  auto& turn = s.board.turn_of(seat_of(p));
  turn.activated = 0;
  for (const char* space : spaces) turn.activated = static_cast<std::uint16_t>(turn.activated | 1u << space_of(space));
  note(p);
  return *this;
}
DuelTable& DuelTable::in_city(int p, std::size_t space, const std::string& id, bool is_activated) {
  auto& turn = s.board.turn_of(seat_of(p));
  fetch(p, card(id));
  if (!player(p).city[space].is_none()) player(p).discard.push_back(player(p).city[space]);
  player(p).city[space] = card(id);
  turn.activated = static_cast<std::uint16_t>(is_activated ? turn.activated | 1u << space : turn.activated & ~(1u << space));
  note(p);
  return *this;
}
DuelTable& DuelTable::on_deck(int p, Words top_first) {
  auto& deck = s.decks[index_of(p)];
  std::vector<CardId> cards;
  for (const char* id : top_first) {
    cards.push_back(card(id));
    fetch(p, cards.back());
  }
  for (auto c = cards.rbegin(); c != cards.rend(); ++c) deck.push_back(*c);
  player(p).known_top = 0;
  return *this;
}
DuelTable& DuelTable::deck_is(int p, Words top_first) {
  on_deck(p, top_first);
  auto& deck = s.decks[index_of(p)];
  std::vector<CardId> keep;
  for (std::size_t i = 0; i < top_first.size(); ++i) keep.push_back(deck.pop_back());
  while (!deck.empty()) player(p).discard.push_back(deck.pop_back());
  for (auto c = keep.rbegin(); c != keep.rend(); ++c) deck.push_back(*c);
  return *this;
}
DuelTable& DuelTable::discard_is(int p, Words cards) {
  std::vector<CardId> keep;
  for (const char* id : cards) {
    keep.push_back(card(id));
    fetch(p, keep.back());
  }
  auto& discard = player(p).discard;
  while (!discard.empty()) player(p).archived.push_back(discard.pop_back());
  for (const CardId c : keep) discard.push_back(c);
  return *this;
}
DuelTable& DuelTable::archive(int p, const std::string& id) {
  fetch(p, card(id));
  player(p).archived.push_back(card(id));
  return *this;
}
DuelTable& DuelTable::policies(int p, Words oldest_first) {
  const auto& five = cat().of(player(p).civ).policies;
  for (const std::string_view id : oldest_first) {
    std::size_t i = 0;
    while (i < five.size() && cat().of(five[i]).id != id) ++i;
    if (i == five.size())
      ADD_FAILURE() << id << " is a policy of another civilization";
    else
      player(p).policies.push_back(static_cast<std::uint8_t>(i));
  }
  note(p);
  return *this;
}
DuelTable& DuelTable::begun(int p, const std::string& wonder) {
  fetch(p, card(wonder));
  player(p).wonder = card(wonder);
  return *this;
}
DuelTable& DuelTable::holds(int p, const std::string& id) {
  fetch(p, card(id));
  s.sides[index_of(p)].pile.push_back({card(id)});
  return *this;
}
DuelTable& DuelTable::reserved(int p, const std::string& id) {
  fetch(p, card(id));
  s.sides[index_of(p)].reserved.push_back(card(id));
  return *this;
}
DuelTable& DuelTable::advantage(int p, const std::string& words) {
  const auto n = amounts(words);
  s.middle.advantage = seat_of(p);
  s.middle.resource = duel::kNowhere;
  s.middle.amount = 0;
  for (std::size_t r = 0; r < kResourceWords.size(); ++r)
    if (n[r] > 0) {
      s.middle.resource = static_cast<std::uint8_t>(r);
      s.middle.amount = static_cast<std::uint8_t>(n[r]);
    }
  return *this;
}

DuelTable& DuelTable::on_track(std::size_t place, const std::string& id) {
  if (s.board.track[place] == card(id)) return *this;
  fetch(0, card(id));
  if (!s.board.track[place].is_none()) back_into_deck(s.board.track[place]);
  s.board.track[place] = card(id);
  return *this;
}
DuelTable& DuelTable::track(Words six) {
  EXPECT_EQ(six.size(), 6u);
  for (CardId& c : s.board.track) {
    if (!c.is_none()) back_into_deck(c);
    c = {};
  }
  std::size_t place = 0;
  for (const std::string id : six) {
    if (id != "-") on_track(place, id);
    ++place;
  }
  return *this;
}
DuelTable& DuelTable::development(int n) {
  while (s.development.size() > index_of(n)) s.board.development_discard.push_back(s.development.pop_back());
  return *this;
}

namespace {
// The row is exactly this, and the rest of the cards is the pile.
void lay_row(std::array<CardId, duel::kFaceUp>& row, FixedVector<CardId, duel::kMaxModuleDeck>& pile, DuelTable::Words three) {
  EXPECT_EQ(three.size(), row.size());
  for (CardId& c : row) {
    if (!c.is_none()) pile.push_back(c);
    c = {};
  }
  std::size_t i = 0;
  for (const char* id : three) {
    EXPECT_TRUE(remove(pile, DuelTable::card(id))) << id << " is not there";
    row[i++] = DuelTable::card(id);
  }
}
// The place of the card in the row, taken from the pile if it is not there.
std::size_t place_in(std::array<CardId, duel::kFaceUp>& row, FixedVector<CardId, duel::kMaxModuleDeck>& pile, CardId c) {
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] == c) return i;
  EXPECT_TRUE(remove(pile, c)) << DuelTable::name_of(c) << " is not there";
  insert(pile, 0, row[0]);
  row[0] = c;
  return 0;
}
}  // namespace

DuelTable& DuelTable::free_cities(Words three) {
  lay_row(s.middle.cities, s.cities, three);
  return *this;
}
DuelTable& DuelTable::gold_on(int p, const std::string& free_city, int n) {
  s.sides[index_of(p)].gold[place_in(s.middle.cities, s.cities, card(free_city))] = static_cast<std::uint8_t>(n);
  return *this;
}
DuelTable& DuelTable::own_city(int p, const std::string& free_city) {
  for (CardId& c : s.middle.cities)
    if (c == card(free_city)) {
      c = s.cities[0];
      s.cities[0] = card(free_city);
    }
  EXPECT_TRUE(remove(s.cities, card(free_city)));
  s.sides[index_of(p)].cities.push_back(card(free_city));
  return *this;
}
DuelTable& DuelTable::lands(Words three) {
  lay_row(s.middle.lands, s.lands, three);
  return *this;
}
DuelTable& DuelTable::envoy(int p, const std::string& land) {
  s.sides[index_of(p)].envoy = static_cast<std::uint8_t>(place_in(s.middle.lands, s.lands, card(land)));
  return *this;
}
DuelTable& DuelTable::took(int p, const std::string& land) {
  for (CardId& c : s.middle.lands)
    if (c == card(land)) {
      c = s.lands[0];
      s.lands[0] = card(land);
    }
  EXPECT_TRUE(remove(s.lands, card(land)));
  s.sides[index_of(p)].lands.push_back(card(land));
  return *this;
}
DuelTable& DuelTable::intrigues(Words top_first) {
  for (const char* const* id = top_first.end(); id != top_first.begin(); --id) {
    EXPECT_TRUE(remove(s.intrigues, duel::Secret{card(id[-1])}));
    s.intrigues.push_back({card(id[-1])});
  }
  return *this;
}
DuelTable& DuelTable::hand(int p, Words intrigues) {
  for (const char* id : intrigues) {
    EXPECT_TRUE(remove(s.intrigues, duel::Secret{card(id)}));
    s.hands[index_of(p)].push_back(card(id));
  }
  return *this;
}
DuelTable& DuelTable::played(int p, const std::string& intrigue) {
  EXPECT_TRUE(remove(s.intrigues, duel::Secret{card(intrigue)}));
  s.sides[index_of(p)].intrigues.push_back(card(intrigue));
  return *this;
}

DuelTable& DuelTable::answer(const std::string& text) {
  EXPECT_EQ(Duel::broken_invariant(cat(), s), "") << "before " << text;
  const auto o = Duel::read_option(cat(), text);
  if (!o || !Duel::why_not(cat(), s, o.value()).empty()) {
    std::string all;
    for (const std::string& x : options()) all += "\n  " + x;
    ADD_FAILURE() << text << " is not offered by " << asks() << ": "
                  << (o ? Duel::why_not(cat(), s, o.value()).text.en : to_text(o.errors())) << all;
    return *this;
  }
  take(o.value());
  return *this;
}
DuelTable& DuelTable::play(Words answers) {
  for (const char* text : answers) answer(text);
  return *this;
}
void DuelTable::take(Option o) {
  events.clear();
  Duel::apply(cat(), s, o, Log{events});
  EXPECT_EQ(Duel::broken_invariant(cat(), s), "");
}
DuelTable& DuelTable::first_options_until(const std::string& question) {
  while (!asks().empty() && asks() != question) take(Duel::options(cat(), s)[0]);
  return *this;
}
DuelTable& DuelTable::end_round() {
  while (asks() == "turn") answer("pass");
  return first_options_until("row");
}
DuelTable& DuelTable::next_round() { return end_round().activated(); }

void DuelTable::fetch(int p, CardId c) {
  if (const int pile = pile_of(cat(), c); pile >= 0) {
    EXPECT_GT(s.board.basics[index_of(pile)], 0);
    --s.board.basics[index_of(pile)];
    return;
  }
  const bool development = is_development(c);
  if (development) {
    if (remove(s.development, c)) return;
    for (CardId& there : s.board.track)
      if (there == c) {
        there = {};
        return;
      }
    if (remove(s.board.development_discard, c)) return;
  }
  for (const int from : {p, 1 - p}) {
    if (from != p && !development) break;
    player(from).known_top = 0;
    if (remove(s.decks[index_of(from)], c) || remove(player(from).discard, c)) return;
    for (std::size_t i = 0; i < 9; ++i)
      for (CardId* there : {&player(from).city[i], &player(from).under[i]})
        if (*there == c) {
          *there = {};
          if (player(from).city[i].is_none()) {
            auto& activated = s.board.turn_of(seat_of(from)).activated;
            activated = static_cast<std::uint16_t>(activated & ~(1u << i));
          }
          return;
        }
  }
  if (development) {
    swap_in(c);
    return;
  }
  ADD_FAILURE() << "player " << p << " has no " << DuelTable::name_of(c) << " left";
}
void DuelTable::swap_in(CardId c) {
  for (const CardId other : s.development)
    if (same_kind(other, c)) {
      remove(s.development, CardId{other});
      return;
    }
  for (CardId& there : s.board.track)
    if (!there.is_none() && same_kind(there, c)) {
      there = {};
      return;
    }
  ADD_FAILURE() << DuelTable::name_of(c) << " has no place in this deck";
}
void DuelTable::back_into_deck(CardId c) {
  std::size_t at = s.development.size();  // back() is the top, the earliest era
  while (at > 0 && cat().of(s.development[at - 1]).era < cat().of(c).era) --at;
  insert(s.development, at, c);
}
void DuelTable::note(int p) { note_standing(cat(), s, seat_of(p)); }

}  // namespace stele::kit
