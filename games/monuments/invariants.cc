// What is true of every state, said with the path into its JSON form, so that it also judges tables written by hand.
#include <algorithm>

#include "games/monuments/decisions.h"
#include "games/monuments/scoring.h"
#include "games/monuments/why_not.h"

namespace stele::monuments {
namespace {

class Judge {
 public:
  Judge(const Catalogue& cat, const State& s) : cat_(cat), s_(s), b_(s.board) {}

  Errors all() {
    cards();
    exhibitions();
    historians();
    powers();
    turn();
    waiting();
    return std::move(errors_);
  }

 private:
  void broken(std::string where, std::string what) { errors_.push_back({std::move(where), std::move(what)}); }

  // [W-COMP-1] Every card of the game is in exactly one place.
  void cards() {
    std::array<int, kCards> places{};
    const auto count = [&](CardId c) { ++places[c.value]; };
    for (const CardSet& h : s_.hands) h.for_each(count);
    for (const CardId c : s_.pile) count(c);
    for (const CardId c : b_.display)
      if (!c.is_none()) count(c);
    b_.removed.for_each(count);
    b_.pages.for_each(count);
    for (int m = 0; m < kMonuments; ++m)
      for (const Build& build : b_.builds[static_cast<std::size_t>(m)])
        for (const std::uint8_t value : build) count(card_of(monument(m), value));
    const CardSet in_game = cards_in_game(cat_, b_);
    for (int i = 0; i < kCards; ++i) {
      const int n = places[static_cast<std::size_t>(i)];
      const bool belongs = in_game.contains(card(i));
      if (!belongs && n > 0) broken("", "the card " + notation(cat_, card(i)) + " is not in this game (W-SET-3, W-SET-4)");
      if (belongs && n == 0) broken("", "the card " + notation(cat_, card(i)) + " is nowhere: every card of the game needs a place");
      if (n > 1) broken("", "the card " + notation(cat_, card(i)) + " is in " + std::to_string(n) + " places");
    }
    for (std::size_t p = 0; p < kMaxPlayers; ++p)
      if (!(b_.shown[p] - s_.hands[p]).empty()) broken("/shown/" + std::to_string(p), "shows a card that is not in that hand");
  }

  void exhibitions() {
    const int left_out = kMonuments - std::popcount(b_.in_play);
    if (left_out != (b_.players == 4 ? 0 : 1))
      broken("/monuments", "with " + std::to_string(b_.players) + " players " +
                               (b_.players == 4 ? "all 12 monuments are" : "one monument is not") + " in the game (W-SET-3, W-SET-4)");
    for (int m = 0; m < kMonuments; ++m) {
      const std::string& abbr = cat_.monuments[static_cast<std::size_t>(m)].abbr;
      if (b_.players == 3 && b_.plays(monument(m)) == cat_.of(monument(m)).leaves_with_3_players)
        broken("/monuments", abbr + " is the wrong monument to be left out with 3 players (W-SET-3)");
      // [W-BUILD-2]
      if (builders(b_, monument(m)) > 2) broken("/colours", abbr + " is built by more than two colours (W-BUILD-2)");
      if (b_.markers[static_cast<std::size_t>(m)] >= cat_.track.size()) broken("/markers/" + abbr, "is beyond the last space of the track");
      if (!b_.plays(monument(m)) && b_.markers[static_cast<std::size_t>(m)] != 0) broken("/markers/" + abbr, "is not in this game");
      // [W-STORY-4] Every page of a monument moved its marker, as long as there was a space left; only what is built gives pages.
      const int pages = std::popcount(b_.pages.values_of(monument(m)));
      if (b_.markers[static_cast<std::size_t>(m)] != std::min<int>(pages, static_cast<int>(cat_.track.size()) - 1))
        broken("/markers/" + abbr,
               "does not agree with the pages of " + abbr + ", of which there are " + std::to_string(pages) + " (W-STORY-4)");
      if (pages > 0 && builders(b_, monument(m)) == 0) broken("/pages", abbr + " has pages, but nobody has built it (W-STORY-2)");
      for (int c = colours_in_play(b_); c < kColours; ++c)
        if (!b_.build(colour(c), monument(m)).empty()) broken("/colours", "a colour that nobody plays has built");
    }
  }

  // [W-SET-2] [W-STORY-3] Historians are in the supply or on the ladder.
  void historians() {
    for (int c = 0; c < kColours; ++c) {
      const auto told = std::count_if(b_.stories.begin(), b_.stories.end(), [&](const Story& st) { return st.author == colour(c); });
      const long expected = c >= colours_in_play(b_) ? 0 : historians_at_start(b_);
      if (told + b_.historians[static_cast<std::size_t>(c)] != expected)
        broken("/colours/" + std::to_string(c) + "/historians",
               "historians left and stories told must make " + std::to_string(expected) + " (W-SET-2)");
    }
    int pages = 0;
    for (const Story& story : b_.stories) {
      if (story.pages == 0) broken("/stories", "a story has at least one page (W-STORY-1)");
      pages += story.pages;
    }
    if (pages != b_.pages.size())
      broken("/pages", "the stories have " + std::to_string(pages) + " pages, but " + std::to_string(b_.pages.size()) +
                           " cards are laid aside (W-STORY-6)");
    if (b_.removed.size() % 2 != 0) broken("/removed", "cards leave the game in pairs (W-SCORE-1, W-TURN-2)");
  }

  void powers() {
    for (std::size_t p = 0; p < kPowers; ++p) {
      const Colour owner = b_.power_owner[p];
      if (!owner.is_none() && !b_.has(Module::Powers)) broken("/powers/" + cat_.powers[p].word, "the module powers is not in this game");
      if (!owner.is_none() && owner.value >= colours_in_play(b_)) broken("/powers/" + cat_.powers[p].word, "nobody plays this colour");
    }
    if (b_.has(Module::PowersAsSymbols) && !b_.has(Module::Powers)) broken("/powers", "the variant needs the module powers");
  }

  void turn() {
    const Turn& t = b_.turn;
    const bool something_done = t.acted || t.bought || t.swapped || t.drawn;
    const auto gaps = std::count(b_.display.begin(), b_.display.end(), CardId{});
    if (b_.over) {
      if (t != Turn{}) broken("/turn", "a finished game has no turn in progress");
      if (gaps == 0 || !s_.pile.empty()) broken("/over", "the game ends only when the display cannot be filled (W-END-1)");
      return;
    }
    if (b_.turn_number == 0) broken("/turn/number", "turns count from 1");
    if (t.actions_left > kActions + t.bought)
      broken("/turn/actions_left", "a turn has at most 3 actions, or 4 with a bought one (W-TURN-1)");
    if (something_done && !t.begun) broken("/turn/begun", "the turn has begun, since something was done in it");
    if (t.begun && !something_done) broken("/turn/begun", "nothing was done yet in this turn");
    if ((t.acted == 0) != (t.actions_left == kActions + t.bought)) broken("/turn/acted", "does not agree with the actions left");
    if (!b_.has(Module::Powers) && (t.swapped || t.drawn)) broken("/turn", "the module powers is not in this game");
    if (!t.begun && gaps > 0) broken("/display", "a turn begins with 3 face-up cards (W-TURN-3)");
    if (b_.active.value >= b_.players) broken("/turn/seat", "nobody sits there");
  }

  // The frames ask for something that can be answered.
  void waiting() {
    if (b_.over) {
      if (!s_.stack.empty() || !s_.chosen.empty()) broken("/waiting", "a finished game waits for nothing");
      return;
    }
    if (s_.stack.empty() || s_.stack[0] != Frame{FrameKind::Turn, {}, 0, 0}) {
      broken("/waiting/0", "the first must be the turn");
      return;
    }
    if (!errors_.empty()) return;  // what follows asks the rules, which need a sound table
    State replay = s_;
    replay.chosen.clear();
    if (replay.stack.size() == 1) {
      if (!s_.chosen.empty()) broken("/chosen", "nothing is being chosen");
      return;
    }
    const Frame f = replay.stack.pop_back();
    const std::string where = "/waiting/1";
    if (f.kind == FrameKind::Turn) return broken(where, "only the first may be the turn");
    if (f.kind == FrameKind::Reorder) {
      const Monument m{f.what};
      const bool ok = f.colour.value < colours_in_play(b_) && player_of(b_, f.colour) == b_.active && b_.turn.acted &&
                      !monuments::powers::owned(cat_, b_, f.colour, Ability::Reorder).is_none() && b_.build(f.colour, m).size() >= 2;
      if (!ok) return broken(where, "this reorder does not follow from an improvement by the Scribe's owner (W-POW-SCRIBE)");
      replay.stack.push_back(f);
    } else {
      const Option asked = option_that_asks(f);
      if (const Reason r = why_not(cat_, replay, asked); !r.empty()) return broken(where, r.text.en + " (" + std::string{r.rule} + ")");
      apply(cat_, replay, asked, Log{});
    }
    for (std::size_t i = 0; i < s_.chosen.size(); ++i) {
      const Option o{f.kind == FrameKind::Lay       ? OptionKind::Lay
                     : f.kind == FrameKind::Reorder ? OptionKind::Place
                                                    : OptionKind::Discard,
                     {},
                     s_.chosen[i].value};
      if (const Reason r = why_not(cat_, replay, o); !r.empty())
        return broken("/chosen/" + std::to_string(i), r.text.en + " (" + std::string{r.rule} + ")");
      apply(cat_, replay, o, Log{});
    }
    if (replay != s_) broken(where, "this choice does not follow from the table");
  }

  // The option of the turn that leads to the frame.
  Option option_that_asks(const Frame& f) const {
    const Colour named = colours_per_player(b_) == 2 ? f.colour : Colour{};
    switch (f.kind) {
      case FrameKind::Lay:
        return {f.colour.value < kColours && b_.build(f.colour, Monument{f.what}).empty() ? OptionKind::Build : OptionKind::Improve, named,
                f.what};
      case FrameKind::DiscardForPoints: return {OptionKind::Score, named, f.what};
      case FrameKind::DiscardForAction: return {OptionKind::Extra, {}, f.what};
      case FrameKind::Give: return {OptionKind::Swap, {}, f.what};
      default: return {OptionKind::Pay};
    }
  }

  const Catalogue& cat_;
  const State& s_;
  const Board& b_;
  Errors errors_;
};

}  // namespace

Errors broken_invariants(const Catalogue& cat, const State& s) { return Judge{cat, s}.all(); }

}  // namespace stele::monuments
