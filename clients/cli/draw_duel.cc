// A table of Duel as text: what lies between the players, what each of them has, the Development track, the Cities, and what is in the
// middle of happening. Letters and signs carry everything; colour only helps.
#include "clients/cli/draw_duel.h"

#include "clients/cli/city_sheet.h"
#include "games/duel/game.h"

namespace stele::cli {
namespace {

using namespace duel;
using duel::Catalogue, duel::State;  // not those of civic that they extend

constexpr std::string_view kCoin = "●", kNoCoin = "○", kArrow = "→";
constexpr std::size_t kRoomForTwoCities = 140;  // columns

class DuelPicture : private CitySheet<duel::Duel> {
 public:
  // `whose`: the City that is drawn and the player whose cards are told in full; none: the viewer.
  DuelPicture(const Catalogue& cat, const View& view, const State* all, PlayerId whose, const Drawing& how)
      : CitySheet(cat, view, all, shown_first(view, whose), how) {}

  std::string draw(Part part) {
    switch (part) {
      case Part::Everything:
      case Part::BesidesMap: everything(); break;
      case Part::Status: status(); break;
      case Part::Map:
      case Part::MapInShort:
        between();
        piles();
        break;
      case Part::City: city_of(self_); break;
      case Part::Track: track(); break;
      case Part::Player:
        section(words("player", {{"player", same_in_all(player(self_))}}));
        policy_texts_ = true;
        player_lines(self_);
        city_of(self_);
        break;
    }
    return std::move(out_);
  }

 private:
  static PlayerId shown_first(const View& v, PlayerId whose) {
    return !whose.is_none() ? whose : !v.viewer.is_none() ? v.viewer : v.board.active;
  }
  bool has(Module m) const { return (b_.modules & static_cast<std::uint8_t>(m)) != 0; }
  const Side& side(PlayerId p) const { return v_.sides[p.value]; }
  std::string owner(PlayerId p) const { return letters_[p.value] + " " + player(p); }

  void everything() {
    head();
    between();
    players();
    track();
    hidden();
    cities();
    under_way();
  }

  // The head

  void head() {
    line(how_.paint.bold(in(title(duel::Duel::info()))));
    Pieces out;
    if (b_.over) {
      out.push_back(piece(words("over")));
    } else {
      out.push_back(piece(with_number("round", b_.turn_number)));
      out.push_back(painted_player("to-play", now_));
      out.push_back(piece(words("first-player", {{"player", same_in_all(player(b_.first))}})));
      for (const PlayerId p : both())
        if (side(p).passed) out.push_back(piece(words("has-passed", {{"player", same_in_all(player(p))}})));
    }
    add_newest_era(out);
    out.push_back(development_deck(eras_left()));
    if (has(Module::MixedDeck)) out.push_back(piece(words("with-mixed-deck")));
    if (has(Module::Exploration)) out.push_back(piece(words("with-exploration")));
    if (has(Module::Espionage)) out.push_back(piece(words("with-espionage")));
    flow("", 0, out);
    if (is_last_round()) line(how_.paint.bold(words("last-round")));
  }
  bool is_last_round() const { return b_.turns_left != 255 && !b_.over; }
  static std::array<PlayerId, kMaxPlayers> both() { return {PlayerId{0}, PlayerId{1}}; }

  std::array<int, kEras> eras_left() const {
    std::array<int, kEras> left{};
    for (const auto& of_type : v_.development)
      for (std::size_t e = 0; e < kEraOrder.size(); ++e) left[static_cast<std::size_t>(kEraOrder[e])] += of_type[e];
    return left;
  }

  // A line for each player: when it is, and what they have to spend.
  void status() {
    if (b_.over) return;
    Pieces out = {piece(with_number("round", b_.turn_number))};
    if (is_last_round()) out.push_back({how_.paint.bold(words("last-round")), width(words("last-round"))});
    add_supply_in_short(out, self_);
    out.push_back(piece(words("advantage-of", {{"what", same_in_all(advantage())}})));
    flow(how_.paint.dim("── "), 3, out);
    const PlayerId other = rival(self_);
    const std::string who = owner(other);
    out = {{how_.paint.seat(other.value, who), width(who)}};
    if (side(other).passed) out.push_back(piece(words("passed")));
    add_supply_in_short(out, other);
    flow("   ", 3, out);
  }

  // Between the players

  // [D-ADV-1] "→ M Mali: 2 Military"
  std::string advantage() const {
    const Middle& m = v_.middle;
    if (m.advantage.is_none()) return words("advantage-nobody");
    const std::string lies = m.amount == 0 ? words("advantage-empty") : fmt::format("{} {}", m.amount, resource_word(resource(m.resource)));
    return fmt::format("{} {}", kArrow, named(owner(m.advantage), lies));
  }

  void between() {
    section(words("between"));
    entry("advantage", advantage());
    hanging("  ", 2, with_number("free-cities", v_.cities));
    for (std::size_t i = 0; i < kFaceUp; ++i) face_up(i, v_.middle.cities[i], gold_on(i));
    if (has(Module::Exploration)) {
      hanging("  ", 2, with_number("lands", v_.lands));
      for (std::size_t i = 0; i < kFaceUp; ++i) face_up(i, v_.middle.lands[i], envoys_on(i));
    }
    if (has(Module::Espionage)) intrigue_pile();
  }

  void face_up(std::size_t place, CardId c, const Pieces& facts) {
    if (c.is_none()) return line(fmt::format("  {}  -", place + 1));
    constexpr std::size_t kRoom = 24;
    Pieces all = facts;
    if (cat_.of(c).cost > 0) all.insert(all.begin(), piece(price(c)));
    flow(fmt::format("  {}  {} ", place + 1, how_.paint.bold(pad(fitted(name(c), kRoom), kRoom))), 5 + kRoom + 1, all);
    if (all.empty()) line(fmt::format("  {}  {}", place + 1, how_.paint.bold(name(c))));
    hanging(std::string(5, ' '), 5, effect(c));
  }

  // [D-AMB-1] On each side: "M ●●○○ ✓"
  Pieces gold_on(std::size_t place) const {
    Pieces out;
    for (const PlayerId p : both()) {
      std::string text = letters_[p.value] + " ";
      for (int n = 0; n < kGoldToTake; ++n) text += n < side(p).gold[place] ? kCoin : kNoCoin;
      if (side(p).negotiated >> place & 1) text += " " + std::string{kUsed};
      out.push_back({how_.paint.seat(p.value, text), width(text)});
    }
    return out;
  }

  // [D-EXPL-2]
  Pieces envoys_on(std::size_t place) const {
    Pieces out;
    for (const PlayerId p : both()) {
      if (side(p).envoy != place) continue;
      const std::string text = words("envoy-here", {{"player", same_in_all(owner(p))}});
      out.push_back({how_.paint.seat(p.value, text), width(text)});
    }
    return out;
  }

  // [D-SPY-2] What a player has put under it is known to that player.
  void intrigue_pile() {
    std::vector<std::string> known;
    for (const CardId c : v_.intrigues)
      if (!c.is_none()) known.push_back(name(c));
    Pieces out = {piece(with_number("in-pile", v_.intrigues.size()))};
    if (!known.empty()) out.push_back(piece(listed_in("from-the-bottom", known)));
    entry("intrigues", out);
  }

  // The players

  void players() {
    section(words("players"));
    for (const PlayerId p : both()) {
      if (p.value > 0) line("");
      player_lines(p);
    }
  }

  // For a look at what may be conquered.
  void piles() {
    for (const PlayerId p : both()) {
      line("  " + how_.paint.seat(p.value, owner(p)));
      province_pile(p);
    }
  }

  void player_lines(PlayerId p) {
    const std::string who = title_of(p, now_);
    Pieces supply = {{how_.paint.seat(p.value, who), width(who)}};
    if (side(p).passed && !b_.over) supply.push_back(piece(words("passed")));
    add_supply(supply, p);
    flow("", 4, supply);
    province_pile(p);
    people_of(p);
    own_cities(p);
    if (!side(p).lands.empty()) entry("own-lands", listed(names(side(p).lands)));
    intrigues_of(p);
    reserved_by(p);
    cards_of(p);
    if (p != self_ && !both_cities()) city_in_short(p);
    wonder_of(p);
    policies_of(p);
  }

  // [D-ACQ-PRO] From the top: "Barricade · Sahara (3m, Mountain + Coastal) · ..."
  void province_pile(PlayerId p) {
    Pieces out;
    int provinces = 0;
    const auto& pile = side(p).pile;
    for (std::size_t i = pile.size(); i-- > 0;) {
      const Holding& h = pile[i];
      if (h.card == cat_.barricade) {
        out.push_back(piece(name(h.card)));
        continue;
      }
      ++provinces;
      const std::string added = h.markers == 0 ? "" : " + " + types(h.markers);
      out.push_back(piece(fmt::format("{} ({}, {}{})", name(h.card), price(h.card), types(cat_.of(h.card).types), added)));
    }
    if (out.empty()) out.push_back(piece(words("no-province")));
    if (pile.size() > 1) out[0] = piece(with_number("pile", provinces) + " " + out[0].text);
    entry("provinces", out);
    std::vector<std::string> markers;
    for (std::size_t type = 0; type < kTypes; ++type)
      if (const int n = side(p).markers[type]; n > 0) markers.push_back(fmt::format("{} ×{}", types(1u << type), n));
    if (!markers.empty()) entry("markers", listed(markers));  // [D-CIV-AZTEC]
  }

  // [D-WAR-1] [D-AMB-1] What they do is told of the player in focus.
  void people_of(PlayerId p) {
    if (b_.at(p).civ.is_none()) return;
    const Civilization& civ = cat_.of(b_.at(p).civ);
    const auto told = [&](ThingId t, Source source, const std::string& where) {
      const std::string who = used_mark(p, source) + name(t) + where;
      return p == self_ ? named(who, in(print(in_this_game(cat_.of(t).effects)))) : who;
    };
    const std::uint8_t envoy = side(p).envoy;
    const std::string where = envoy >= kFaceUp ? "" : words("envoy-on", {{"land", cat_.thing_of(v_.middle.lands[envoy]).name}});
    if (!civ.rule.is_none() && !effect(cat_.of(civ.rule)).empty()) entry("own-rule", effect(cat_.of(civ.rule)));
    entry("warlord", told(civ.warlord, kWarlordSource, ""));
    entry("ambassador", told(civ.ambassador, kAmbassadorSource, where));
  }
  // An Ambassador's missions are those of the modules that are played.
  Effects in_this_game(Effects e) const {
    if (!has(Module::Exploration)) e.exploration.reset();
    if (!has(Module::Espionage)) e.espionage.reset();
    return e;
  }

  // [D-AMB-4]
  void own_cities(PlayerId p) {
    const auto& own = side(p).cities;
    for (std::size_t i = 0; i < own.size(); ++i) {
      const std::string used = side(p).negotiated_own >> i & 1 ? std::string{kUsed} + " " : "";
      const std::string text = named(used + name(own[i]), effect(own[i]));
      i == 0 ? entry("own-cities", text) : more(text);
    }
  }

  // [D-SPY-2] Held in secret; [D-SPY-3] played.
  void intrigues_of(PlayerId p) {
    if (!has(Module::Espionage)) return;
    const bool known = all_ || p == v_.viewer;
    const auto& hand = all_ ? all_->hands[p.value] : v_.hand;
    Pieces out = {piece(with_number("held", v_.hand_sizes[p.value]))};
    if (!side(p).intrigues.empty()) out.push_back(piece(listed_in("played", names(side(p).intrigues))));
    if (side(p).intrigue_played) out.push_back(piece(std::string{kUsed} + " " + words("played-now")));
    entry("intrigues", out);
    if (known)
      for (const CardId c : hand) item(named(fmt::format("{} ({})", name(c), price(c)), effect(c)));
  }

  // [D-TERM-RESERVE]
  void reserved_by(PlayerId p) {
    bool is_first = true;
    for (const CardId c : side(p).reserved) {
      const std::string text = named(fmt::format("{} ({})", name(c), price(c)), p == self_ ? effect(c) : "");
      is_first ? entry("reserved", text) : more(text);
      is_first = false;
    }
  }

  // The track, what is hidden, the Cities

  void track() {
    section(words("track"));
    hanging("  ", 2, words("track-note"));
    for (std::size_t i = 0; i < kTrack; ++i) development_card(i + 1, b_.track[i]);
    basic_buildings();
    laid_aside();
  }

  void hidden() {
    if (!all_) return;
    section(words("hidden"));
    if (!all_->development.empty()) entry("development", listed(from_the_top(all_->development)));
    if (!all_->cities.empty()) entry("own-cities", listed(from_the_top(all_->cities)));
    if (!all_->lands.empty()) entry("own-lands", listed(from_the_top(all_->lands)));
    std::vector<CardId> intrigues;
    for (const Secret& secret : all_->intrigues) intrigues.push_back(secret.card);
    if (!intrigues.empty()) entry("intrigues", listed(from_the_top(intrigues)));
  }

  bool both_cities() const { return columns_ >= kRoomForTwoCities; }
  void cities() {
    if (!both_cities()) return city_of(self_);
    side_by_side([this] { city_of(self_); }, [this] { city_of(rival(self_)); });
  }

  // [D-SPY-2] Besides what every game of the family has: Intrigues that are looked at.
  void under_way() {
    const std::size_t looked = v_.looked_at;
    if (!is_drawn() && b_.payment.empty() && b_.pending.empty() && looked == 0) return;
    section(words("middle"));
    drawn_cards();
    if (looked > 0) {
      const auto& cards = all_ ? all_->looked : v_.looked;
      entry("looked-at", cards.empty() ? with_number("intrigues-seen", looked) : listed(names(cards)));
      for (const CardId c : cards) item(named(fmt::format("{} ({})", name(c), price(c)), effect(c)));
    }
    payment();
    pending_effects();
  }
};

}  // namespace

std::string draw_duel(const Catalogue& cat, const View& view, const State* all, Part part, PlayerId whose, const Drawing& how) {
  return DuelPicture{cat, view, all, whose, how}.draw(part);
}

}  // namespace stele::cli
