#include "games/monumental/describe.h"

#include "games/monumental/decisions.h"
#include "games/monumental/scoring.h"
#include "games/monumental/words.h"

namespace stele::monumental {
namespace {

// Tiles

Text tile_number(std::uint8_t t) { return say("monumental.tile", {{"number", number(t + 1)}}); }
Text market_on(const Catalogue& cat, const State& s, std::uint8_t t) {
  return t < s.map.size && s.map.market[t] < cat.markets.size() ? cat.markets[s.map.market[t]].name : Text{};
}

// Who or what would be conquered there.
std::vector<Text> defenders(const Catalogue& cat, const State& s, TileId t) {
  std::vector<Text> out;
  if (s.map.has_token(t)) {
    const Front& front = cat.of(s.map.front[t.value]);
    out.push_back(front.kind == TokenKind::FreeTown ? say("monumental.free-town", {{"price", produces(front.cost)}})
                                                    : say("monumental.barbarians", {{"value", number(front.value)}}));
  }
  if (const PlayerId p = holder(s, t); !p.is_none()) {
    out.push_back(name_of(cat, s, p));
    if (const int units = s.map.soldiers[t.value] + (warlord_on(s, p, t) ? 1 : 0); units > 0) out.push_back(count("unit", units));
    if (contains(s.map.outposts, t)) out.push_back(word("outpost"));
    if (hero_on(s, p, t)) out.push_back(cat.of(thing(s.board.at(p).hero)).name);
  }
  for (const Monster& m : s.monsters.revealed)
    if (m.tile == t.value) out.push_back(cat.thing_of(m.id).name);
  if (!s.map.wonder[t.value].is_none()) out.push_back(cat.of(thing(s.map.wonder[t.value])).name);
  return out;
}

Text tile_with(const Catalogue& cat, const State& s, std::uint8_t t, const std::vector<Text>& facts) {
  if (t >= s.map.size) return tile_number(t);
  std::vector<Text> all{cat.terrains[s.map.terrain[t]].name};
  all.insert(all.end(), facts.begin(), facts.end());
  return tile_number(t) + in_brackets(all);
}

// Options

// [M-CON-1] Military that may be spent on this conquest only.
int earmarked_for(const Catalogue& cat, const State& s, TileId t) {
  if (s.map.has_token(t)) {
    const bool town = cat.of(s.map.front[t.value]).kind == TokenKind::FreeTown;
    return s.board.turn().earmarked[static_cast<std::size_t>(town ? Foe::FreeTowns : Foe::Barbarians)];
  }
  return holder(s, t).is_none() ? 0 : s.board.turn().earmarked[static_cast<std::size_t>(Foe::Enemies)];
}

// [M-CON-8] A Free Town is paid in the same go; what is taken off its price the player says later.
std::optional<Price> whole_price(const Catalogue& cat, const State& s, Option o) {
  auto price = price_now(cat, s, o);
  const bool town =
      price && o.kind == OptionKind::Conquer && s.map.has_token(TileId{o.a}) && cat.of(s.map.front[o.a]).kind == TokenKind::FreeTown;
  if (town && modifiers(cat, s, deciding(s)).towns_less == 0)
    for (std::size_t r = 0; r < kResources; ++r)
      price->fixed[r] = static_cast<std::uint8_t>(price->fixed[r] + cat.of(s.map.front[o.a]).cost[r]);
  return price;
}

Text price_in_full(const Catalogue& cat, const State& s, Option o, const Price& price) {
  const PlayerId who = deciding(s);
  const int earmarked = o.kind == OptionKind::Conquer ? earmarked_for(cat, s, TileId{o.a}) : 0;
  return price_and_gold(price, s.board.at(who).resources, modifiers(cat, s, who), earmarked);
}

// Behind a tile, which has brackets of its own: " for 2 Military".
Text for_price(const Catalogue& cat, const State& s, Option o) {
  const auto price = whole_price(cat, s, o);
  if (!price) return {};
  const bool free = price->fixed == Amounts{} && price->wild == 0;
  return free ? in_brackets({price_text(*price)}) : say("civic.for", {{"price", price_in_full(cat, s, o, *price)}});
}

Text text_behind(const Catalogue& cat, const State& s, Option o) {
  switch (o.kind) {
    case OptionKind::Outpost: return asking(cat, s) ? Text{} : word("in-place-of-units");  // [M-OUT-1]
    case OptionKind::Acquire: return cat.of(card(o.a)).is_hero() ? print(cat.of(thing_of(cat, s, o)).effects) : Text{};
    case OptionKind::Defeat:
    case OptionKind::SpendToken:
    case OptionKind::Token: return print(cat.of(thing_of(cat, s, o)).effects);
    default: return civic::text_behind(cat, s, o);
  }
}

std::string word_of(Option o) {
  if (o.kind == OptionKind::Explore) return o.b == kTakeMarket ? "explore-market" : "explore-production";
  return option_word(o);
}

// Events

Text speciality_name(Speciality k) { return say("effect.speciality." + std::string{kSpecialityWords[static_cast<std::size_t>(k)]}); }

Text print_attack(const Catalogue& cat, ThingId monster) {
  return monster.is_none() || !cat.of(monster).effects.attack ? Text{} : print(*cat.of(monster).effects.attack);
}

// [M-SET-5]
void count_on_each_track(EventWords& words) {
  words.id += words.place < kTrack / 2 ? "-first" : "-second";
  words.place %= kTrack / 2;
}

}  // namespace

Text tile_name(const Catalogue& cat, const State& s, std::uint8_t t) { return tile_with(cat, s, t, {}); }

ThingId thing_of(const Catalogue& cat, const State& s, Option o) {
  switch (info(o.kind).about) {
    case About::Token: return cat.tokens[o.a].thing;
    case About::ExplorerMonster: return cat.monsters[o.b].thing;
    default: return civic::thing_of(cat, s, o);
  }
}

Text subject(const Catalogue& cat, const State& s, Option o) {
  switch (info(o.kind).about) {
    case About::ExplorerMonster:
    case About::Token: return cat.of(thing_of(cat, s, o)).name;
    case About::Tile: return tile_name(cat, s, o.a);
    case About::ExplorerTile: return tile_name(cat, s, o.b);
    case About::Explorer:
    case About::ExplorerTake: return say("monumental.explorer", {{"number", number(o.a + 1)}});
    default: return o.kind == OptionKind::SpendProduction ? word("production-token") : civic::subject(cat, s, o);
  }
}

std::optional<Price> price_now(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  if (who.is_none() || s.board.is_automa(who)) return std::nullopt;  // [M-AUT-9] it pays for nothing
  const Modifiers m = modifiers(cat, s, who);
  const bool free = asking(cat, s) != nullptr;  // by an effect
  switch (o.kind) {
    case OptionKind::Conquer:  // [M-CON-1]; what a Free Town asks besides is on its token
      return o.a < s.map.size ? std::optional(of_one(Resource::Military, defence(cat, s, who, TileId{o.a}, m))) : std::nullopt;
    case OptionKind::Manoeuvre: return free ? std::nullopt : std::optional(of_one(Resource::Military, 1));  // [M-MOVE-1]
    case OptionKind::Step: {
      if (free || o.b >= s.map.size || s.forces[who.value].explorers[o.a] >= s.map.size) return std::nullopt;
      const int steps = steps_to(s, who, o.a, TileId{o.b}, m);
      return steps == kNoWay ? std::nullopt : std::optional(step_price(s, steps, m));
    }
    default: return civic::price_now(cat, s, o);
  }
}

Text describe(const Catalogue& cat, const State& s, Option o) {
  const bool conquest = o.kind == OptionKind::Conquer && o.a < s.map.size;
  const Text about = conquest ? tile_with(cat, s, o.a, defenders(cat, s, TileId{o.a})) : subject(cat, s, o);
  const auto price = price_now(cat, s, o);
  const std::vector<Text> facts = facts_of(cat, s, o, price ? price_in_full(cat, s, o, *price) : Text{});
  return say("monumental.option." + word_of(o), {{"thing", about},
                                                 {"facts", in_brackets(facts)},
                                                 {"for", for_price(cat, s, o)},
                                                 {"text", saying(text_behind(cat, s, o))},
                                                 {"number", number(o.a + 1)}});
}

Json shown(const Catalogue& cat, const State& s, Option o) {
  Json out = civic::shown(cat, s, o);
  switch (info(o.kind).about) {
    case About::Tile: out["tile"] = o.a + 1; break;
    case About::ExplorerTile: out["tile"] = o.b + 1; [[fallthrough]];
    case About::ExplorerTake:
    case About::ExplorerMonster:
    case About::Explorer: out["explorer"] = o.a + 1; break;
    default: break;
  }
  add_thing_and_price(out, cat, thing_of(cat, s, o), whole_price(cat, s, o));
  return out;
}

Names names_for(const Catalogue& cat, const State& s, PlayerId you) { return {civic::names_for(cat, s, you), s.board.players_count == 2}; }

Text describe(const Catalogue& cat, const Event& e, const Names& names) {
  EventWords words = event_words(cat, e);
  auto& [id, what, by, place] = words;
  switch (e.kind) {
    case EventKind::Conquered: what = count("unit", e.amount); break;
    case EventKind::Returned:
      what = count("unit", e.amount);
      if (e.b & 1) id = e.amount == 1 ? "warlord-returned" : "returned-with-warlord";
      if (e.b == 2) id = e.amount == 1 ? "hero-returned" : "returned-with-hero";
      break;
    case EventKind::Moved: id = e.amount == 1 ? "moved-warlord" : e.amount == 2 ? "moved-hero" : id; break;
    case EventKind::HeroPlaced: id += e.amount > 0 ? "-with-explorer" : ""; break;
    case EventKind::MonsterRevealed: id += e.a != e.b ? "-on-water" : ""; break;
    case EventKind::MonsterAttacked: what = print_attack(cat, e.thing); break;
    case EventKind::AutomaRevealed:
      if (e.a > 0) by = in_brackets({say(e.a == 1 ? "monumental.general-twice" : "monumental.special-counts")});
      break;
    case EventKind::AutomaActs:
      id += e.a == 1 ? "-special" : "";
      what = e.thing.is_none() ? Text{} : e.a == 1 ? print(cat.of(e.thing).effects.special->step) : print(*cat.of(e.thing).effects.general);
      by = e.a == 1 ? speciality_name(cat.of(e.thing).effects.special->type) : Text{};
      break;
    case EventKind::AutomaSkips: by = speciality_name(static_cast<Speciality>(e.a)); break;
    case EventKind::AutomaCannot: what = say("monumental.cannot." + std::string{kOpWords[e.a]}); break;
    case EventKind::AutomaRepeats: what = amount(e.amount, Resource::Gold); break;
    case EventKind::Looked:
    case EventKind::TookToken: id += e.thing.is_none() ? "-unseen" : ""; break;
    case EventKind::MonsterMoved:
    case EventKind::TrackFilled:
      if (names.two_tracks) count_on_each_track(words);
      break;
    case EventKind::LastTurns: what = count("turn", e.amount); break;
    case EventKind::Scored: by = say("monumental.points." + std::string{kPointsForWords[e.a]}); break;
    default: break;
  }
  return told(cat, e, names, words, {{"tile", tile_number(e.a)}, {"to", tile_number(e.b)}});
}

Text question(const Catalogue& cat, const State& s) {
  if (s.board.stack.empty()) return word("ask.over");
  const Frame& f = s.board.stack.back();
  auto [id, about, detail] = question_words(cat, s, kind_of(cat, f).name);
  switch (f.kind) {
    case FrameKind::Verb:  // above the steps stands which Explorer has begun to move
      if (cat.code.instructions[f.pc].op == Op::MoveExplorer) detail = picks_left(f.a & 0x1f);
      break;
    case FrameKind::Spare:
      about = number(s.board.payment.discount);
      detail = owed(s.board.payment);
      break;
    case FrameKind::Units:
      about = tile_name(cat, s, s.campaign.target);
      detail = count("unit", s.campaign.needed);
      break;
    case FrameKind::Manoeuvre:
      id = f.b == 0 ? "manoeuvre" : "manoeuvre-to";
      about = tile_name(cat, s, f.a);
      break;
    case FrameKind::UnitsReturn:
      if (f.pc == 1) id = "outpost-units";
      about = tile_name(cat, s, f.a);
      detail = count("unit", f.b);
      break;
    case FrameKind::PlaceWonder:
      if (s.board.is_automa(f.who)) id = "place-wonder-automa";
      break;
    case FrameKind::AutomaConquest: about = name_of(cat, s, f.who); break;
    case FrameKind::AutomaSteps:
      about = name_of(cat, s, f.who);
      detail = number(f.a + 1);
      break;
    case FrameKind::MarketToken: about = market_on(cat, s, s.forces[f.who.value].explorers[f.a]); break;
    default: break;
  }
  return say("monumental.ask." + id, {{"thing", about}, {"detail", detail}});
}

}  // namespace stele::monumental
