#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/hash.h"
#include "engine/json_reader.h"
#include "games/civic/rules.h"
#include "games/civic/state_json.h"

// Reads what state_json.h writes. A game derives its reader, which reads field by field what the game has, in an order in which
// later fields can refer to earlier ones: the civilizations before the policies, the drawn cards and what is pending before the stack.
namespace stele::civic {

constexpr auto u8(std::int64_t n) { return static_cast<std::uint8_t>(n); }
constexpr auto u16(std::int64_t n) { return static_cast<std::uint16_t>(n); }

template <class S>
class StateReaderOf {
 protected:
  using Limits = typename S::Limits;
  using Player = typename S::Player;
  using Turn = typename S::Turn;
  using Board = typename S::Board;
  using Node = JsonReader::Node;
  enum class Order : bool { AsKept, TopFirst };

  // `frames`: those of the game; another one is a mistake.
  StateReaderOf(const Catalogue& cat, std::span<const FrameShape> frames) : cat_(cat), frames_(frames) {}
  ~StateReaderOf() = default;

  // What the game alone knows: the most that such a number can be, and which things are of the kind.
  virtual std::int64_t most_in_game(Means) const { return 0; }
  virtual bool fits_in_game(std::size_t /*thing*/, Holds) const { return true; }

  // The index of the word among those that `word_of(i)` gives, or -1 with a mistake. An empty one stands for no word.
  template <class Word>
  static int index_of(const Node& n, const std::string& what, std::size_t size, Word word_of) {
    const std::string text = n.string();
    if (!n.present() || !n.json()->is_string()) return -1;
    for (std::size_t i = 0; i < size; ++i)
      if (!text.empty() && text == word_of(i)) return static_cast<int>(i);
    n.mistake("unknown " + what + " " + in_quotes(text) + expected(text, size, word_of));
    return -1;
  }
  template <class Word>
  static std::string expected(const std::string& text, std::size_t size, Word word_of) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < size; ++i)
      if (!word_of(i).empty()) known.emplace_back(word_of(i));
    if (const auto meant = closest(text, known)) return "; did you mean " + *meant + "?";
    return known.size() <= 12 ? ": expected one of " + listed(known) : ": expected one such as " + known.front();
  }
  template <std::size_t N>
  static int word_at(const Node& n, const std::string& what, const std::array<std::string_view, N>& known) {
    return index_of(n, what, N, [&](std::size_t i) { return known[i]; });
  }

  std::string_view thing_word(std::size_t i) const { return cat_.things[i].id; }
  CardId card_at(const Node& n) const {
    const int c = index_of(n, "card", cat_.cards.size(), [&](std::size_t i) { return thing_word(i); });
    return c < 0 ? CardId{} : card(static_cast<std::size_t>(c));
  }
  ThingId thing_at(const Node& n, Holds holds) const {
    const bool any = holds == Holds::Anything || holds > Holds::Hero;
    const int t = index_of(n, any ? "card or token" : "card", any ? cat_.things.size() : cat_.cards.size(),
                           [&](std::size_t i) { return fits(i, holds) ? thing_word(i) : std::string_view{}; });
    return t < 0 ? ThingId{} : ThingId{u16(t)};
  }
  bool fits(std::size_t thing, Holds holds) const {
    switch (holds) {
      case Holds::Anything:
      case Holds::Card: return true;
      case Holds::Knowledge: return cat_.cards[thing].is_knowledge();
      case Holds::Wonder: return cat_.cards[thing].is_wonder();
      case Holds::Hero: return cat_.cards[thing].is_hero();
      default: return fits_in_game(thing, holds);
    }
  }
  PlayerId seat_at(const Node& n) const { return n.present() ? PlayerId{u8(n.integer(0, b_.players_count - 1))} : PlayerId{}; }

  template <std::size_t N>
  void read_cards(const Node& n, Order order, FixedVector<CardId, N>& out) const {
    const std::size_t size = n.array_size(0, N);
    for (std::size_t i = 0; i < size; ++i)
      if (const CardId c = card_at(n[order == Order::AsKept ? i : size - 1 - i]); !c.is_none()) out.push_back(c);
  }
  template <class List, std::size_t N>
  static void read_amounts(const Node& n, const std::array<std::string_view, N>& names, int most, List& out) {
    if (!n.present() || !n.object_of_anything()) return;
    for (const auto& [key, value] : n.json()->items()) {
      const auto* found = std::find(names.begin(), names.end(), key);
      const Node amount = n.optional(key);
      if (found == names.end())
        amount.mistake("unknown field" + expected(key, N, [&](std::size_t i) { return names[i]; }));
      else
        out[static_cast<std::size_t>(found - names.begin())] = static_cast<typename List::value_type>(amount.integer(0, most));
    }
  }
  static std::uint32_t numbers_at(const Node& n, std::size_t most) {
    std::uint32_t out = 0;
    for (std::size_t i = 0, size = n.array_size(0, most); i < size; ++i)
      out |= 1u << (n[i].integer(1, static_cast<std::int64_t>(most)) - 1);
    return out;
  }
  static std::uint32_t sources_at(const Node& n, std::size_t most) {
    std::uint32_t out = 0;
    for (std::size_t i = 0, size = n.array_size(0, most); i < size; ++i)
      if (const int source = index_of(n[i], "space", most, source_word); source >= 0) out |= 1u << source;
    return out;
  }

  // A player.
  void read_supply(const Node& n, Player& p) const {
    const int civ = index_of(n["civilization"], "civilization", cat_.civilizations.size(),
                             [&](std::size_t i) { return std::string_view{cat_.civilizations[i].id}; });
    if (civ >= 0) p.civ = CivId{u8(civ)};
    constexpr int most = 30000;  // as `gain` keeps them
    read_amounts(n.optional("resources"), kResourceWords, most, p.resources);
  }
  void read_city(const Node& n, Player& p) const {
    for (std::size_t row = 0, rows = n.array_size(3, 3); row < rows; ++row)
      for (std::size_t column = 0, columns = n[row].array_size(3, 3); column < columns; ++column)
        read_space(n[row][column], p, 3 * row + column);
  }
  void read_space(const Node& n, Player& p, std::size_t i) const {
    if (n.is_null()) return;
    if (!n.json()->is_object()) {
      p.city[i] = card_at(n);
      return;
    }
    n.object({"card", "on"});
    if (const Node top = n.optional("card"); top.present()) p.city[i] = card_at(top);
    p.under[i] = card_at(n["on"]);
  }
  void read_wonder_and_policies(const Node& n, Player& p) const {
    if (const Node wonder = n.optional("wonder"); wonder.present()) p.wonder = card_at(wonder);
    if (!p.civ.is_none()) read_policies(n.optional("policies"), p);
  }
  void read_policies(const Node& n, Player& p) const {
    const auto& own = cat_.of(p.civ).policies;
    for (std::size_t i = 0, size = n.array_size(0, kPolicies); i < size; ++i) {
      const int policy = index_of(n[i], "policy", kPolicies, [&](std::size_t k) { return thing_word(own[k].value); });
      if (policy >= 0) p.policies.push_back(u8(policy));
    }
  }
  void read_piles(const Node& n, std::size_t index, std::string_view discard = "discard") {
    Player& p = b_.players[index];
    read_cards(n.optional(discard), Order::AsKept, p.discard);
    read_cards(n.optional("archived"), Order::AsKept, p.archived);
    read_cards(n.optional("deck"), Order::TopFirst, s_.decks[index]);
    p.known_top = u8(n.optional("known_top").integer(0, Limits::kDeck));
  }

  // The turn of one player. Which fields the object may have, the game has said.
  void read_turn(const Node& n, Turn& t) const {
    if (const Node row = n.optional("row"); row.present()) t.row = u8(std::max(0, word_at(row, "row", kRowWords)));
    if (const Node column = n.optional("column"); column.present()) t.column = u8(column.integer(1, 3) - 1);
    t.activated = u16(sources_at(n.optional("activated"), kCity));
    t.reinforced = u16(sources_at(n.optional("reinforced"), kCity));
    t.refreshing = u16(sources_at(n.optional("refreshing"), kCity));
    t.used = sources_at(n.optional("used"), kSources);
    FixedVector<CardId, kMaxCards> elsewhere;
    read_cards(n.optional("used_elsewhere"), Order::AsKept, elsewhere);
    for (const CardId c : elsewhere) t.used_elsewhere.add(c);
    read_fired(n.optional("fired"), t);
    read_amounts(n.optional("gained"), kResourceWords, 255, t.gained);
    read_amounts(n.optional("earmarked"), kFoeWords, 255, t.earmarked);
    t.taken = u8(numbers_at(n.optional("taken"), 2));
    const Node happened = n.optional("happened");
    for (std::size_t i = 0, size = happened.array_size(0, kOccasionWords.size()); i < size; ++i)
      if (const int o = word_at(happened[i], "occasion", kOccasionWords); o >= 0) t.happened = u8(t.happened | 1 << o);
    t.hero_acquired = n.optional("hero_acquired").boolean();
    read_cards(n.optional("spent"), Order::AsKept, t.spent);
    read_cards(n.optional("drawn"), Order::AsKept, t.drawn);
  }
  static void read_fired(const Node& n, Turn& t) {
    for (std::size_t i = 0, size = n.array_size(0, kSources); i < size; ++i) {
      if (!n[i].object({"source", "triggers"})) continue;
      const int source = index_of(n[i]["source"], "space", kSources, source_word);
      if (source >= 0) t.fired[static_cast<std::size_t>(source)] = u8(numbers_at(n[i]["triggers"], 8));
    }
  }

  void read_course(const Node& n) {
    b_.first = seat_at(n["first"]);
    b_.over = n.optional("over").boolean();
    if (const Node left = n.optional("turns_left"); left.present()) b_.turns_left = u8(left.integer(0, 2 * Limits::kPlayers));
  }

  // The track, the piles beside it, the Development deck, and what has left them.
  void read_offer(const Node& n) {
    const Node track = n["track"];
    for (std::size_t i = 0, size = track.array_size(kTrack, kTrack); i < size; ++i)
      if (!track[i].is_null()) b_.track[i] = card_at(track[i]);
    read_basics(n["basics"]);
    read_cards(n.optional("development"), Order::TopFirst, s_.development);
    read_cards(n.optional("development_discard"), Order::AsKept, b_.development_discard);
    read_cards(n.optional("removed"), Order::AsKept, b_.removed);
  }
  void read_basics(const Node& n) {
    std::array<std::string_view, Limits::kBasics> names;
    std::array<std::uint8_t, Limits::kBasics> most{};
    for (std::size_t i = 0; i < names.size(); ++i) {
      names[i] = thing_word(cat_.basics[i].value);
      most[i] = cat_.of(cat_.basics[i]).copies;
    }
    read_amounts(n, names, *std::max_element(most.begin(), most.end()), b_.basics);
  }

  // What the game is in the middle of; after the turns, whose drawn cards it speaks of.
  void read_under_way(const Node& n) {
    read_pending(n.optional("pending"));
    read_payment(n.optional("payment"));
    const Node stack = n.optional("stack");
    for (std::size_t i = 0, size = stack.array_size(0, kMostFrames); i < size; ++i) b_.stack.push_back(frame_at(stack[i]));
  }
  std::int64_t last_instruction() const { return static_cast<std::int64_t>(cat_.code.instructions.size()) - 1; }
  void read_pending(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, kMaxPending); i < size; ++i) {
      if (!n[i].object({"program", "thing", "b"})) continue;
      Pending p;
      p.program = u16(n[i]["program"].integer(1, last_instruction()));
      p.thing = thing_at(n[i]["thing"], Holds::Anything);
      p.b = u8(number_at(n[i].optional("b"), Means::Packed, {}));
      b_.pending.push_back(p);
    }
  }
  void read_payment(const Node& n) {
    if (!n.present() || !n.object({"owed", "wild", "kind", "paid_kinds", "no_gold", "discount"})) return;
    Payment& p = b_.payment;
    read_amounts(n.optional("owed"), kResourceWords, 255, p.owed);
    p.wild = u8(n.optional("wild").integer(0, 255));
    if (const Node kind = n.optional("kind"); kind.present()) p.kind = static_cast<Wild>(std::max(0, word_at(kind, "kind", kWildWords)));
    const Node paid = n.optional("paid_kinds");
    for (std::size_t i = 0, size = paid.array_size(0, kBase); i < size; ++i) {
      const int r = index_of(paid[i], "base resource", kBase, [](std::size_t k) { return kResourceWords[k]; });
      if (r >= 0) p.paid_kinds = u8(p.paid_kinds | 1 << r);
    }
    if (n.optional("no_gold").boolean()) p.paid_kinds = u8(p.paid_kinds | Payment::kNoGold);
    p.discount = u8(n.optional("discount").integer(0, 255));
  }

  Frame frame_at(const Node& n) const {
    Frame f;
    if (!n.object({"frame", "seat", "a", "b", "pc", "thing"})) return f;
    const int i = index_of(n["frame"], "frame", frames_.size(), [&](std::size_t k) { return frames_[k].word; });
    if (i < 0) return f;
    const FrameShape& shape = frames_[static_cast<std::size_t>(i)];
    f.kind = shape.kind;
    f.who = seat_at(n["seat"]);
    f.a = u8(number_at(n.optional("a"), shape.a, f.who));
    f.b = u8(number_at(n.optional("b"), shape.b, f.who));
    f.pc = u16(number_at(n.optional("pc"), shape.pc, f.who));
    const Node thing = shape.thing == Holds::Anything ? n.optional("thing") : n["thing"];
    if (thing.present()) f.thing = thing_at(thing, shape.thing);
    if (!asks_something(f)) n.optional("pc").mistake("the instruction there asks nothing of this kind");
    if (!picks_fit(f)) n.optional("a").mistake("expected a space of the City");
    return f;
  }
  std::int64_t number_at(const Node& n, Means m, PlayerId who) const {
    const std::int64_t number = n.integer(0, most(m, who));
    if (m == Means::Packed && (number & ~(kBorrowed | kRegained)) >= kSources)
      n.mistake("expected a source from 0 to " + std::to_string(kSources - 1) + ", and 128 for a borrowed effect, 64 for a regained bonus");
    return number;
  }
  std::int64_t most(Means m, PlayerId who) const {
    switch (m) {
      case Means::Free:
      case Means::Packed: return 255;
      case Means::Flag: return 1;
      case Means::Few: return 3;
      case Means::Space: return kCity - 1;
      case Means::NextSpace: return kCity;
      case Means::Spaces: return (1 << kCity) - 1;
      case Means::Instruction: return last_instruction();
      case Means::Pending: return static_cast<std::int64_t>(b_.pending.size());
      case Means::Drawn: return drawn_by(who);
      case Means::Option: return kOptionKinds - 1;
      default: return most_in_game(m);
    }
  }
  std::int64_t drawn_by(PlayerId who) const {
    const bool known = Limits::kTurns == 1 || who.value < b_.players_count;  // else that is the mistake
    return known ? static_cast<std::int64_t>(b_.turn_of(who).drawn.size()) : kMaxDrawn;
  }
  bool asks_something(const Frame& f) const {
    if (f.kind != FrameKind::Verb && f.kind != FrameKind::Offer && f.kind != FrameKind::Branch) return true;
    const Op op = cat_.code.instructions[f.pc].op;
    if (f.kind == FrameKind::Offer) return op == Op::Offer;
    if (f.kind == FrameKind::Branch) return op == Op::Choose;
    const VerbRow<S>* verb = verb_row<S>(cat_, op);
    return verb && verb->options;
  }
  // A swap keeps its first space in `a`.
  bool picks_fit(const Frame& f) const {
    const bool swap = f.kind == FrameKind::Verb && cat_.code.instructions[f.pc].op == Op::Swap;
    return !swap || f.a <= kCity || f.a == kSwapBegins;
  }

  void read_rng(const Node& n) {
    if (const std::string text = n.string(); n.present() && !hash_from_text(text, s_.rng.state))
      n.mistake("expected 16 hexadecimal digits, such as 00000000000000ff");
  }

 private:
  const Catalogue& cat_;
  std::span<const FrameShape> frames_;

 protected:
  S s_;
  Board& b_ = s_.board;
};

// A state that was read without mistakes, with what is kept for speed noted in it; or what the rules of its game have against it.
template <class Cat, class S>
Result<S> judged(const Cat& cat, S s) {
  for (std::uint8_t p = 0; p < s.board.players_count; ++p)
    if (!s.board.over && s.board.players[p].civ.value < cat.civilizations.size()) note_standing(cat, s, PlayerId{p});
  Errors broken = broken_invariants(cat, s);
  for (Error& e : broken) e.where = "/state" + e.where;
  if (!broken.empty()) return broken;
  return s;
}

}  // namespace stele::civic
