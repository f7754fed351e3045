#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/duel/game.h"

namespace stele::kit {

// A table of Duel in words: tests set up what they need and answer in notation.
class DuelTable {
 public:
  explicit DuelTable(const std::string& first = "japan", const std::string& second = "aztec", std::vector<std::string> modules = {},
                     std::uint64_t seed = 1) {
    SetupRequest request;
    request.players = 2;
    request.seed = seed;
    request.modules = std::move(modules);
    request.civilizations = {first, second};
    setup = duel::Duel::read_setup(cat(), request).value();
    s = duel::Duel::begin(cat(), setup).value();
    if (s.board.first.value != 0) {  // tests speak of the first civilization as the first player
      s.board.first = s.board.active = PlayerId{0};
      s.board.stack.clear();
      civic::push(s, {civic::FrameKind::Turn, PlayerId{0}});
      civic::push(s, {civic::FrameKind::Row, PlayerId{1}});
      civic::push(s, {civic::FrameKind::Row, PlayerId{0}});
    }
  }

  static const duel::Catalogue& cat() { return duel::Duel::catalogue(); }
  static civic::CardId card(const std::string& id) {
    for (std::size_t i = 0; i < cat().cards.size(); ++i)
      if (cat().things[i].id == id) return civic::card(i);
    ADD_FAILURE() << "there is no card " << id;
    return {};
  }

  // Both activate row a and column 1, and whatever that asks is answered with its first option.
  DuelTable& activated() {
    for (int p = 0; p < 2; ++p) {
      answer("row a");
      answer("column 1");
      while (asks() != "row" && asks() != "turn") take(duel::Duel::options(cat(), s)[0]);
    }
    return *this;
  }
  DuelTable& give(int p, civic::Resource r, int n) {
    s.board.players[static_cast<std::size_t>(p)].resources[static_cast<std::size_t>(r)] = static_cast<std::int16_t>(n);
    return *this;
  }
  int has(int p, civic::Resource r) const { return s.board.players[static_cast<std::size_t>(p)].of(r); }
  // A card that lies nowhere else comes to lie on a player's Province pile.
  DuelTable& holds(int p, const std::string& id) {
    leave(card(id));
    s.sides[static_cast<std::size_t>(p)].pile.push_back({card(id)});
    return *this;
  }
  DuelTable& on_track(std::size_t place, const std::string& id) {
    const civic::CardId c = card(id), there = s.board.track[place];
    if (c == there) return *this;
    leave(c, there);
    s.board.track[place] = c;
    return *this;
  }
  // Into the City of a player, activated or not; what lay there goes to the discard.
  DuelTable& in_city(int p, std::size_t space, const std::string& id, bool is_activated = true) {
    const PlayerId who{static_cast<std::uint8_t>(p)};
    auto& player = s.board.at(who);
    leave(card(id));
    if (!player.city[space].is_none()) player.discard.push_back(player.city[space]);
    player.city[space] = card(id);
    auto& turn = s.board.turn_of(who);
    turn.activated = static_cast<std::uint16_t>(is_activated ? turn.activated | 1u << space : turn.activated & ~(1u << space));
    civic::note_standing(cat(), s, who);
    return *this;
  }

  std::string asks() const {
    const Decision d = duel::Duel::decision(cat(), s);
    return d.nothing() ? "" : std::string{d.kind->name};
  }
  int seat() const { return duel::Duel::decision(cat(), s).seat.value; }
  std::vector<std::string> options() const {
    std::vector<std::string> out;
    for (const auto& o : duel::Duel::options(cat(), s)) out.push_back(duel::Duel::to_text(cat(), o));
    return out;
  }
  bool offers(const std::string& text) const { return why(text).empty(); }
  std::string why(const std::string& text) const {  // the rule that forbids it; empty: it is offered
    const auto o = duel::Duel::read_option(cat(), text);
    if (!o) return "unreadable: " + to_text(o.errors());
    return std::string{duel::Duel::why_not(cat(), s, o.value()).rule};
  }
  DuelTable& answer(const std::string& text) {
    const auto o = duel::Duel::read_option(cat(), text);
    if (!o || !duel::Duel::why_not(cat(), s, o.value()).empty()) {
      std::string all;
      for (const std::string& x : options()) all += "\n  " + x;
      ADD_FAILURE() << text << " is not offered: " << (o ? duel::Duel::why_not(cat(), s, o.value()).text.en : to_text(o.errors())) << all;
      return *this;
    }
    take(o.value());
    return *this;
  }
  void take(civic::Option o) {
    events.clear();
    duel::Duel::apply(cat(), s, o, civic::Log{events});
    EXPECT_EQ(duel::Duel::broken_invariant(cat(), s), "");
  }
  std::string told() const {  // what happened in the last answer, to nobody in particular
    std::string out;
    for (const auto& e : events) out += duel::Duel::describe(cat(), s, e, {}).en + ". ";
    return out;
  }

  duel::Setup setup;
  duel::State s;
  std::vector<civic::Event> events;

 private:
  // Takes the card from wherever it lies before the game needs it: decks, track, discard. `instead`: takes its place.
  void leave(civic::CardId c, civic::CardId instead = {}) {
    const auto out_of = [&](auto& list) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] != c) continue;
        if (!instead.is_none()) {
          list[i] = instead;
        } else {
          for (; i + 1 < list.size(); ++i) list[i] = list[i + 1];
          list.pop_back();
        }
        return true;
      }
      return false;
    };
    if (const int pile = civic::pile_of(cat(), c); pile >= 0) {
      --s.board.basics[static_cast<std::size_t>(pile)];
      return;
    }
    for (auto& track : s.board.track)
      if (track == c) {
        track = instead;
        return;
      }
    if (out_of(s.development) || out_of(s.decks[0]) || out_of(s.decks[1])) return;
    for (std::uint8_t p = 0; p < 2; ++p) {
      auto& player = s.board.players[p];
      auto& activated = s.board.turns[p].activated;
      for (std::size_t i = 0; i < civic::kCity; ++i) {
        if (player.under[i] == c) {
          player.under[i] = {};
          return;
        }
        if (player.city[i] != c) continue;
        player.city[i] = player.under[i];  // what lay under it stands alone
        player.under[i] = {};
        if (player.city[i].is_none()) activated = static_cast<std::uint16_t>(activated & ~(1u << i));
        civic::note_standing(cat(), s, PlayerId{p});
        return;
      }
      if (out_of(player.discard)) return;
    }
  }
};

}  // namespace stele::kit
