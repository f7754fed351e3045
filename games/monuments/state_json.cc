// A state of Monuments as JSON, for table files: written so that a person can read it, and write one.
#include <map>

#include "engine/hash.h"
#include "engine/json_reader.h"
#include "games/monuments/decisions.h"
#include "games/monuments/notation.h"
#include "games/monuments/view.h"
#include "games/monuments/why_not.h"

namespace stele::monuments {
namespace {

using Node = JsonReader::Node;

Json card_list(const Catalogue& cat, const CardSet& cards) {
  Json out = Json::array();
  cards.for_each([&](CardId c) { out.push_back(notation(cat, c)); });
  return out;
}

template <class Cards>
Json card_sequence(const Catalogue& cat, const Cards& cards) {
  Json out = Json::array();
  for (const CardId c : cards) out.push_back(c.is_none() ? Json{} : Json(notation(cat, c)));
  return out;
}

Json colour_or_null(Colour c) { return c.is_none() ? Json{} : Json(word(c)); }

Json frames_to_json(const Catalogue& cat, const FixedVector<Frame, 2>& stack) {
  Json out = Json::array();
  for (const Frame& f : stack) {
    Json frame = {{"decision", kind_of(f.kind).name}};
    if (!f.colour.is_none()) frame["colour"] = word(f.colour);
    switch (f.kind) {
      case FrameKind::Lay:
      case FrameKind::Reorder: frame["monument"] = cat.monuments[f.what].abbr; break;
      case FrameKind::DiscardForPoints:
      case FrameKind::DiscardForAction: frame["symbol"] = word(static_cast<Symbol>(f.what)); break;
      case FrameKind::Give: frame["card"] = notation(cat, CardId{f.what}); break;
      default: break;
    }
    out.push_back(frame);
  }
  return out;
}

Json board_to_json(const Catalogue& cat, const Board& b) {
  Json out;
  const Turn& t = b.turn;
  out["turn"] = {{"number", b.turn_number}, {"seat", b.active.value},  {"actions_left", t.actions_left}, {"acted", t.acted != 0},
                 {"begun", t.begun != 0},   {"bought", t.bought != 0}, {"swapped", t.swapped != 0},      {"drawn", t.drawn != 0}};
  out["over"] = b.over != 0;
  out["display"] = card_sequence(cat, b.display);
  out["monuments"] = Json::array();
  out["markers"] = Json::object();
  for (int m = 0; m < kMonuments; ++m) {
    if (!b.plays(monument(m))) continue;
    const std::string& abbr = cat.monuments[static_cast<std::size_t>(m)].abbr;
    out["monuments"].push_back(abbr);
    out["markers"][abbr] = b.markers[static_cast<std::size_t>(m)];
  }
  out["colours"] = Json::array();
  for (int c = 0; c < colours_in_play(b); ++c) {
    Json exhibition = Json::object();
    for (int m = 0; m < kMonuments; ++m) {
      const Build& build = b.build(colour(c), monument(m));
      if (!build.empty()) exhibition[cat.monuments[static_cast<std::size_t>(m)].abbr] = std::vector<int>(build.begin(), build.end());
    }
    out["colours"].push_back({{"colour", word(colour(c))},
                              {"seat", player_of(b, colour(c)).value},
                              {"points", b.points[static_cast<std::size_t>(c)]},
                              {"historians", b.historians[static_cast<std::size_t>(c)]},
                              {"exhibition", exhibition}});
  }
  out["stories"] = Json::array();
  for (const Story& s : b.stories) out["stories"].push_back({{"colour", word(s.author)}, {"pages", s.pages}});
  if (b.has(Module::Powers)) {
    out["powers"] = Json::object();
    for (std::size_t p = 0; p < kPowers; ++p) out["powers"][cat.powers[p].word] = colour_or_null(b.power_owner[p]);
  }
  out["removed"] = card_list(cat, b.removed);
  out["pages"] = card_list(cat, b.pages);
  out["shown"] = Json::array();
  for (std::size_t p = 0; p < b.players; ++p) out["shown"].push_back(card_list(cat, b.shown[p]));
  return out;
}

// Reads the state's JSON, field by field in the order of the document above.
class StateReader {
 public:
  StateReader(const Catalogue& cat, const Setup& setup) : cat_(cat) {
    s_.board.players = setup.players;
    s_.board.modules = setup.modules;
  }

  State read(const Node& n) {
    n.object({"turn", "over", "display", "monuments", "markers", "colours", "stories", "powers", "removed", "pages", "shown", "hands",
              "pile", "waiting", "chosen", "rng"});
    read_turn(n["turn"]);
    b_.over = n["over"].boolean();
    read_monuments(n["monuments"], n["markers"]);
    const Node display = n["display"];
    const std::size_t face_up = display.array_size(kDisplay, kDisplay);
    for (std::size_t i = 0; i < face_up; ++i)
      if (!display[i].is_null()) b_.display[i] = place(display[i]);
    read_colours(n["colours"]);
    read_stories(n["stories"]);
    read_powers(n);
    read_set(n["removed"], b_.removed);
    read_set(n["pages"], b_.pages);
    const Node hands = n["hands"];
    const std::size_t seats = hands.array_size(b_.players, b_.players);
    for (std::size_t p = 0; p < seats; ++p) read_set(hands[p], s_.hands[p]);
    if (const Node shown = n.optional("shown"); shown.present()) {
      const std::size_t count = shown.array_size(b_.players, b_.players);
      for (std::size_t p = 0; p < count; ++p)
        for (std::size_t i = 0, size = shown[p].array_size(0, kCards); i < size; ++i)
          if (const CardId c = card_at(shown[p][i]); !c.is_none()) b_.shown[p].add(c);
    }
    const Node pile = n["pile"];
    for (std::size_t i = pile.array_size(0, kCards); i > 0; --i)  // the first in the list is the top, the vector's back
      if (const CardId c = place(pile[i - 1]); !c.is_none() && !s_.pile.full()) s_.pile.push_back(c);
    read_waiting(n["waiting"]);
    if (const Node chosen = n.optional("chosen"); chosen.present())
      for (std::size_t i = 0, size = chosen.array_size(0, kValues); i < size; ++i)
        if (const CardId c = card_at(chosen[i]); !c.is_none()) s_.chosen.push_back(c);
    const Node rng = n["rng"];
    if (const std::string text = rng.string(); rng.present() && !hash_from_text(text, s_.rng.state))
      rng.mistake("expected 16 hexadecimal digits, such as 00000000000000ff");
    return s_;
  }

 private:
  template <class Word>  // the index of the word that `word_of(i)` gives, or -1 with a mistake
  int index_of(const Node& n, int size, Word word_of) const {
    const std::string text = n.string();
    std::vector<std::string> known;
    for (int i = 0; i < size; ++i) {
      if (text == word_of(i)) return i;
      known.emplace_back(word_of(i));
    }
    if (!n.present() || !n.json()->is_string()) return -1;
    n.mistake("unknown word " + in_quotes(text) + ": expected one of " + listed(known));
    return -1;
  }
  int monument_at(const Node& n) const {
    return index_of(n, kMonuments, [&](int i) { return cat_.monuments[static_cast<std::size_t>(i)].abbr; });
  }
  Monument monument_named(std::string_view abbr) const {
    for (int m = 0; m < kMonuments; ++m)
      if (cat_.of(monument(m)).abbr == abbr) return monument(m);
    return {};
  }
  Colour colour_at(const Node& n) const {
    const int c = index_of(n, colours_in_play(b_), [](int i) { return word(colour(i)); });
    return c < 0 ? Colour{} : colour(c);
  }
  CardId card_at(const Node& n) const {
    const std::string text = n.string();
    const CardId c = card_from(cat_, text);
    const bool exact = !c.is_none() && notation(cat_, c) == text;  // in a file the case matters
    if (!exact && n.present() && n.json()->is_string()) n.mistake("unknown word " + in_quotes(text) + ": expected a card such as AK7");
    return exact ? c : CardId{};
  }
  bool put(const Node& n, CardId c) {  // false if the card has a place already
    const auto [it, fresh] = places_.emplace(c.value, n.path());
    if (!fresh) n.mistake("the card " + notation(cat_, c) + " is already at " + it->second);
    return fresh;
  }
  CardId place(const Node& n) {
    const CardId c = card_at(n);
    return c.is_none() || !put(n, c) ? CardId{} : c;
  }
  void read_set(const Node& n, CardSet& out) {
    for (std::size_t i = 0, size = n.array_size(0, kCards); i < size; ++i)
      if (const CardId c = place(n[i]); !c.is_none()) out.add(c);
  }

  void read_turn(const Node& n) {
    n.object({"number", "seat", "actions_left", "acted", "begun", "bought", "swapped", "drawn"});
    b_.turn_number = static_cast<std::uint16_t>(n["number"].integer(0, 60000));
    b_.active = PlayerId{static_cast<std::uint8_t>(n["seat"].integer(0, b_.players - 1))};
    b_.turn.actions_left = static_cast<std::uint8_t>(n["actions_left"].integer(0, kActions + 1));
    b_.turn.acted = n["acted"].boolean();
    b_.turn.begun = n["begun"].boolean();
    b_.turn.bought = n["bought"].boolean();
    b_.turn.swapped = n["swapped"].boolean();
    b_.turn.drawn = n["drawn"].boolean();
  }

  void read_monuments(const Node& monuments, const Node& markers) {
    for (std::size_t i = 0, size = monuments.array_size(0, kMonuments); i < size; ++i) {
      const int m = monument_at(monuments[i]);
      if (m < 0) continue;
      if (b_.plays(monument(m))) monuments[i].mistake("is in the list twice");
      b_.in_play = static_cast<std::uint16_t>(b_.in_play | 1u << m);
    }
    if (!markers.present() || !markers.object_of_anything()) return;
    for (const auto& [key, value] : markers.json()->items()) {
      const Monument m = monument_named(key);
      if (m.is_none()) {
        markers.optional(key).mistake("unknown monument");
        continue;
      }
      b_.markers[m.value] = static_cast<std::uint8_t>(markers.optional(key).integer(0, static_cast<std::int64_t>(cat_.track.size()) - 1));
    }
    for (int m = 0; m < kMonuments; ++m)
      if (b_.plays(monument(m))) (void)markers[cat_.monuments[static_cast<std::size_t>(m)].abbr];  // notes a missing one
  }

  void read_colours(const Node& n) {
    const auto expected = static_cast<std::size_t>(colours_in_play(b_));
    const std::size_t size = n.array_size(expected, expected);
    for (std::size_t i = 0; i < size; ++i) {
      const Node entry = n[i];
      if (!entry.object({"colour", "seat", "points", "historians", "exhibition"})) continue;
      const Colour c = colour(static_cast<int>(i));
      if (const std::string text = entry["colour"].string(); entry.optional("colour").present() && text != word(c))
        entry["colour"].mistake("expected " + std::string{word(c)} + ": the colours stand in the order red, blue, green, yellow");
      const std::int64_t seat = player_of(b_, c).value;
      if (const Node given = entry.optional("seat"); given.present() && given.integer(0, b_.players - 1) != seat)
        given.mistake("expected " + std::to_string(seat));  // [W-TWO-1]
      b_.points[i] = static_cast<std::int16_t>(entry["points"].integer(-30000, 30000));
      b_.historians[i] = static_cast<std::uint8_t>(entry["historians"].integer(0, 3));
      read_exhibition(entry["exhibition"], c);
    }
  }

  void read_exhibition(const Node& n, Colour c) {
    if (!n.present() || !n.object_of_anything()) return;
    for (const auto& [key, value] : n.json()->items()) {
      const Node cards = n.optional(key);
      const Monument m = monument_named(key);
      if (m.is_none()) {
        cards.mistake("unknown monument");
        continue;
      }
      Build& build = b_.build(c, m);
      for (std::size_t i = 0, size = cards.array_size(1, kValues); i < size; ++i) {
        const auto value_here = static_cast<int>(cards[i].integer(1, kValues));
        if (put(cards[i], card_of(m, value_here))) build.push_back(static_cast<std::uint8_t>(value_here));
      }
    }
  }

  void read_stories(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, kMaxStories); i < size; ++i) {
      if (!n[i].object({"colour", "pages"})) continue;
      b_.stories.push_back({colour_at(n[i]["colour"]), static_cast<std::uint8_t>(n[i]["pages"].integer(1, kCards))});
      if (b_.stories.back().author.is_none()) b_.stories.pop_back();
    }
  }

  void read_powers(const Node& n) {
    const Node powers = b_.has(Module::Powers) ? n["powers"] : n.optional("powers");
    if (!powers.present() || !powers.object_of_anything()) return;
    for (const auto& [key, value] : powers.json()->items()) {
      const auto it = std::find_if(cat_.powers.begin(), cat_.powers.end(), [&](const auto& p) { return p.word == key; });
      const Node owner = powers.optional(key);
      if (it == cat_.powers.end())
        owner.mistake("unknown power card");
      else if (!owner.is_null())
        b_.power_owner[static_cast<std::size_t>(it - cat_.powers.begin())] = colour_at(owner);
    }
  }

  void read_waiting(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, 2); i < size; ++i) {
      const Node entry = n[i];
      if (!entry.present() || !entry.object_of_anything()) continue;
      const int kind = 1 + index_of(entry["decision"], 7, [](int k) { return kind_of(static_cast<FrameKind>(k + 1)).name; });
      Frame f{static_cast<FrameKind>(kind), {}, 0, 0};
      switch (f.kind) {
        case FrameKind::Lay:
        case FrameKind::Reorder: {
          entry.object({"decision", "colour", "monument"});
          const int m = monument_at(entry["monument"]);
          const Colour c = colour_at(entry["colour"]);
          if (m < 0 || c.is_none()) continue;
          f.colour = c;
          f.what = static_cast<std::uint8_t>(m);
          // How many cards are needed follows from the table.
          if (f.kind == FrameKind::Lay)
            f.least = static_cast<std::uint8_t>(b_.build(c, monument(m)).empty() ? build::cards_needed(cat_, b_, monument(m)) : 1);
          break;
        }
        case FrameKind::DiscardForPoints:
        case FrameKind::DiscardForAction:
          if (f.kind == FrameKind::DiscardForPoints) f.colour = colour_at(entry["colour"]);
          f.kind == FrameKind::DiscardForPoints ? entry.object({"decision", "colour", "symbol"}) : entry.object({"decision", "symbol"});
          f.what = static_cast<std::uint8_t>(
              std::max(0, index_of(entry["symbol"], kSymbols, [](int k) { return word(static_cast<Symbol>(k)); })));
          break;
        case FrameKind::Give: {
          entry.object({"decision", "card"});
          const CardId c = card_at(entry["card"]);
          if (c.is_none()) continue;
          f.what = c.value;
          break;
        }
        default: entry.object({"decision"}); break;
      }
      s_.stack.push_back(f);
    }
  }

  const Catalogue& cat_;
  State s_;
  Board& b_ = s_.board;
  std::map<int, std::string> places_;  // by card: where it was found first
};

}  // namespace

Json to_json(const Catalogue& cat, const State& s) {
  Json out = board_to_json(cat, s.board);
  out["hands"] = Json::array();
  for (std::size_t p = 0; p < s.board.players; ++p) out["hands"].push_back(card_list(cat, s.hands[p]));
  FixedVector<CardId, kCards> top_first;
  for (std::size_t i = s.pile.size(); i > 0; --i) top_first.push_back(s.pile[i - 1]);
  out["pile"] = card_sequence(cat, top_first);
  out["waiting"] = frames_to_json(cat, s.stack);
  out["chosen"] = card_sequence(cat, s.chosen);
  out["rng"] = hash_to_text(s.rng.state);
  return out;
}

Json view_to_json(const Catalogue& cat, const View& v) {
  Json out;
  out["viewer"] = v.viewer.is_none() ? Json{} : Json(v.viewer.value);
  out.update(board_to_json(cat, v.board));
  if (!v.viewer.is_none()) out["hand"] = card_list(cat, v.hand);
  out["hand_sizes"] = std::vector<int>(v.hand_sizes.begin(), v.hand_sizes.begin() + v.board.players);
  out["pile_size"] = v.pile_size;
  out["waiting"] = frames_to_json(cat, v.stack);
  out["chosen"] = card_sequence(cat, v.chosen);
  return out;
}

Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) {
  JsonReader reader(json, "/state");
  const State s = StateReader{cat, setup}.read(reader.root());
  if (!reader.ok()) return reader.errors();
  Errors broken = broken_invariants(cat, s);
  for (Error& e : broken) e.where = "/state" + e.where;
  if (!broken.empty()) return broken;
  return s;
}

}  // namespace stele::monuments
