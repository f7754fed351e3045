#include "tests/kit/monuments_table.h"

#include <algorithm>
#include <sstream>

namespace stele::monuments::kit {
namespace {

std::vector<std::string> split(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

const Catalogue& cat() { return Monuments::catalogue(); }

std::string joined(const CardSet& cards) {
  std::string out;
  cards.for_each([&](CardId c) { out += (out.empty() ? "" : " ") + notation(cat(), c); });
  return out;
}

std::size_t power(const std::string& word) {
  for (std::size_t p = 0; p < kPowers; ++p)
    if (cat().powers[p].word == word) return p;
  ADD_FAILURE() << "no power card is called " << word;
  return 0;
}

}  // namespace

CardId card(const std::string& text) {
  for (int i = 0; i < kCards; ++i)
    if (notation(cat(), monuments::card(i)) == text) return monuments::card(i);
  ADD_FAILURE() << "no card is called " << text;
  return monuments::card(0);
}

Monument monument(const std::string& abbr) {
  for (int m = 0; m < kMonuments; ++m)
    if (cat().monuments[static_cast<std::size_t>(m)].abbr == abbr) return monuments::monument(m);
  ADD_FAILURE() << "no monument is called " << abbr;
  return monuments::monument(0);
}

Colour colour(const std::string& text) {
  for (int c = 0; c < kColours; ++c)
    if (word(monuments::colour(c)) == text) return monuments::colour(c);
  ADD_FAILURE() << "no colour is called " << text;
  return monuments::colour(0);
}

Table::Table(int players, std::vector<std::string> modules) {
  const auto setup = Monuments::read_setup(cat(), {players, 1, std::move(modules)});
  EXPECT_TRUE(setup) << (setup ? "" : to_text(setup.errors()));
  s_ = begin(cat(), setup.value()).value();
  if (players == 2) s_.board.in_play = static_cast<std::uint16_t>(0xFFFu & ~(1u << monument("ZE").value));
  for (CardSet& h : s_.hands) h = {};
  s_.pile.clear();
  cards_in_game(cat(), s_.board).for_each([&](CardId c) { s_.pile.push_back(c); });
  s_.board.display = {};
  display("PY7 PY8 PY9");
  active(0);
}

void Table::take_out(CardId c) {
  FixedVector<CardId, kCards> rest;
  for (const CardId p : s_.pile)
    if (p != c) rest.push_back(p);
  s_.pile = rest;
  for (CardSet& h : s_.hands) h.remove(c);
  for (CardSet& h : s_.board.shown) h.remove(c);
  s_.board.removed.remove(c);
  s_.board.pages.remove(c);
  for (CardId& slot : s_.board.display)
    if (slot == c) slot = {};
  for (Build& b : s_.board.builds[monument_of(c).value]) {
    Build kept;
    for (const std::uint8_t v : b)
      if (v != value_of(c)) kept.push_back(v);
    b = kept;
  }
}

Table& Table::active(int seat) {
  s_.board.active = PlayerId{static_cast<std::uint8_t>(seat)};
  s_.board.turn = {};
  s_.board.turn.actions_left = kActions;
  return *this;
}

Table& Table::hand(int seat, const std::string& cards) {
  for (const std::string& word : split(cards)) {
    take_out(card(word));
    s_.hands[static_cast<std::size_t>(seat)].add(card(word));
  }
  return *this;
}

Table& Table::known(int seat, const std::string& cards) {
  hand(seat, cards);
  for (const std::string& word : split(cards)) s_.board.shown[static_cast<std::size_t>(seat)].add(card(word));
  return *this;
}

Table& Table::exhibit(const std::string& who, const std::string& build) {
  const std::vector<std::string> words = split(build);
  const Monument m = monument(words.at(0));
  for (std::size_t i = 1; i < words.size(); ++i) {
    take_out(card(words[0] + words[i]));
    s_.board.build(colour(who), m).push_back(static_cast<std::uint8_t>(std::stoi(words[i])));
  }
  return *this;
}

Table& Table::display(const std::string& cards) {
  const std::vector<std::string> words = split(cards);
  EXPECT_EQ(words.size(), static_cast<std::size_t>(kDisplay));
  for (const CardId c : s_.board.display)
    if (!c.is_none()) s_.pile.push_back(c);
  s_.board.display = {};
  for (std::size_t i = 0; i < kDisplay; ++i) {
    if (words.at(i) == "-") continue;
    take_out(card(words[i]));
    s_.board.display[i] = card(words[i]);
  }
  return *this;
}

Table& Table::pile(const std::string& cards) {
  std::vector<std::string> words = split(cards);
  std::reverse(words.begin(), words.end());
  for (const std::string& word : words) {
    take_out(card(word));
    s_.pile.push_back(card(word));
  }
  return *this;
}

Table& Table::pile_only(const std::string& cards) {
  pile(cards);
  const std::size_t kept = split(cards).size();
  FixedVector<CardId, kCards> rest;
  for (std::size_t i = 0; i < s_.pile.size(); ++i) {
    if (i + kept >= s_.pile.size())
      rest.push_back(s_.pile[i]);
    else
      s_.board.removed.add(s_.pile[i]);
  }
  s_.pile = rest;
  return *this;
}

Table& Table::marker(const std::string& m, int space) {
  s_.board.markers[monument(m).value] = static_cast<std::uint8_t>(space);
  return *this;
}

Table& Table::points(const std::string& who, int n) {
  s_.board.points[colour(who).value] = static_cast<std::int16_t>(n);
  return *this;
}

Table& Table::historians(const std::string& who, int left) {
  s_.board.historians[colour(who).value] = static_cast<std::uint8_t>(left);
  return *this;
}

Table& Table::story(const std::string& who, int pages) {
  s_.board.stories.push_back({colour(who), static_cast<std::uint8_t>(pages)});
  EXPECT_GT(s_.board.historians[colour(who).value], 0) << who << " has no historian left";
  --s_.board.historians[colour(who).value];
  for (int i = 0; i < pages && !s_.pile.empty(); ++i) s_.board.pages.add(s_.pile.pop_back());
  return *this;
}

Table& Table::owner(const std::string& p, const std::string& who) {
  s_.board.power_owner[power(p)] = colour(who);
  return *this;
}

Table& Table::play(const std::string& text) {
  const auto o = read_option(cat(), text);
  if (!o) {
    ADD_FAILURE() << "'" << text << "': " << to_text(o.errors());
    return *this;
  }
  if (const Reason r = why_not(cat(), s_, o.value()); !r.empty()) {
    ADD_FAILURE() << "'" << text << "' is refused by " << r.rule << ": " << r.text.en << "\non offer: " << options();
    return *this;
  }
  apply(cat(), s_, o.value(), Log{events_});
  return *this;
}

Table& Table::play(std::initializer_list<std::string> options) {
  for (const std::string& o : options) play(o);
  return *this;
}

bool Table::offers(const std::string& text) const {
  const auto o = read_option(cat(), text);
  EXPECT_TRUE(o) << text;
  return o && monuments::options(cat(), s_).contains(o.value());
}

std::string Table::refuses(const std::string& text) const {
  const auto o = read_option(cat(), text);
  if (!o) {
    ADD_FAILURE() << "'" << text << "': " << to_text(o.errors());
    return "";
  }
  const Reason r = why_not(cat(), s_, o.value());
  EXPECT_EQ(r.empty(), offers(text)) << "why_not and options disagree about " << text;
  return std::string{r.rule};
}

std::string Table::why(const std::string& text) const { return why_not(cat(), s_, read_option(cat(), text).value()).text.en; }

std::string Table::options() const {
  std::string out;
  for (const Option& o : monuments::options(cat(), s_)) out += (out.empty() ? "" : ", ") + to_text(cat(), o);
  return out;
}

std::string Table::asks() const {
  const Decision d = decision(s_);
  return d.nothing() ? "" : std::string{d.kind->name};
}

std::string Table::hand(int seat) const { return joined(s_.hands[static_cast<std::size_t>(seat)]); }

std::string Table::exhibition(const std::string& who, const std::string& m) const {
  std::string out;
  for (const std::uint8_t v : s_.board.build(colour(who), monument(m))) out += (out.empty() ? "" : " ") + std::to_string(v);
  return out;
}

std::string Table::display() const {
  std::string out;
  for (const CardId c : s_.board.display) out += (out.empty() ? "" : " ") + (c.is_none() ? "-" : notation(cat(), c));
  return out;
}

std::string Table::removed() const { return joined(s_.board.removed); }
std::string Table::pages() const { return joined(s_.board.pages); }
int Table::marker(const std::string& m) const { return s_.board.markers[monument(m).value]; }
int Table::points(const std::string& who) const { return s_.board.points[colour(who).value]; }
int Table::historians(const std::string& who) const { return s_.board.historians[colour(who).value]; }

std::string Table::stories() const {
  std::string out;
  for (const Story& st : s_.board.stories) out += (out.empty() ? "" : ", ") + std::string{word(st.author)} + " " + std::to_string(st.pages);
  return out;
}

std::string Table::owner(const std::string& p) const {
  const Colour c = s_.board.power_owner[power(p)];
  return c.is_none() ? "" : std::string{word(c)};
}

int Table::total(const std::string& who) const { return standing(cat(), s_.board).rows[colour(who).value].points; }

int Table::total(const std::string& who, const std::string& what) const {
  for (const ScoreLine& line : standing(cat(), s_.board).lines)
    if (line.row == colour(who).value && line.label->name == what) return line.points;
  ADD_FAILURE() << "no points are called " << what;
  return 0;
}

int Table::counts(int seat) const { return standing(cat(), s_.board).points[static_cast<std::size_t>(seat)]; }

std::string Table::winners() const {
  std::string out;
  for (int p = 0; p < s_.board.players; ++p)
    if (standing(cat(), s_.board).winners >> p & 1) out += (out.empty() ? "" : " ") + std::to_string(p);
  return out;
}

std::vector<std::string> Table::log() const {
  std::vector<std::string> out;
  for (const Event& e : events_) out.push_back(describe(cat(), e).en);
  return out;
}

}  // namespace stele::monuments::kit
