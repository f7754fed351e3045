#include "games/monumental/describe.h"

#include <algorithm>
#include <array>

#include "games/civic/effect_print.h"
#include "games/civic/state_json.h"
#include "games/monumental/decisions.h"
#include "games/monumental/notation.h"
#include "games/monumental/scoring.h"
#include "games/monumental/words.h"

namespace stele::monumental {
namespace {

// In the order of EventKind.
constexpr std::array<std::string_view, kEventKinds> kEventWords = {
    "capital-picked",
    "activated",
    "gained",
    "gained-for",
    "paid",
    "acquired",
    "took",
    "completed",
    "placed",
    "gave-up",
    "developed",
    "regained",
    "used",
    "triggered",
    "copied",
    "drew",
    "archived",
    "discarded",
    "reinforced",
    "readied",
    "recalled",
    "swapped",
    "filled",
    "reshuffled",
    "conquered",
    "token-taken",
    "returned",
    "outpost-lost",
    "outpost-built",
    "moved",
    "stepped",
    "took-production",
    "looked",
    "took-token",
    "spent-production",
    "spent-token",
    "track-discarded",
    "track-filled",
    "era-began",
    "turn-ended",
    "last-turns",
    "game-ended",
    "scored",
    "lost",
    "province-lost",
    "hero-revealed",
    "hero-placed",
    "hero-left",
    "monster-revealed",
    "monster-moved",
    "monster-attacked",
    "defeated",
    "explorers-returned",
    "automa-revealed",
    "automa-acts",
    "automa-skips",
    "automa-cannot",
    "automa-repeats",
    "automa-discarded",
    "automa-reshuffled",
    "market-set-returned",
    "production-traded",
};

Text in_brackets(const std::vector<Text>& facts) {
  return facts.empty() ? Text{} : same_in_all(" (") + join(facts, ", ") + same_in_all(")");
}
Text saying(const Text& text) { return text.en.empty() ? Text{} : say("monumental.saying", {{"text", text}}); }

Text foe_name(std::uint8_t foe) { return say("effect.foe." + std::string{kFoeWords[foe]}); }

Text name_of_thing(const Catalogue& cat, ThingId t) { return t.is_none() ? word("unseen") : cat.of(t).name; }

// What a card gives to whoever copies it or uses it from the deck or the track.
Text text_when_used(const Thing& t) {
  Effects e;
  e.produces = t.effects.produces;
  e.activated = t.effects.activated;
  e.use = t.effects.use;
  return text_of(e);
}

// The word `policy` of an option is the active one.
Source active(const Player& p, Source source) {
  return source == kPolicySource && !p.policies.empty() ? static_cast<Source>(kPolicySource + p.policies.size() - 1) : source;
}

Text space_name(const Catalogue& cat, const Player& p, Source source, std::vector<Text> facts) {
  const ThingId t = thing_at(cat, p, source);
  const bool in_city = source < kPolicySource;
  if (in_city) facts.push_back(same_in_all(space_word(source)));
  if (!t.is_none()) return cat.of(t).name + in_brackets(facts);
  return in_city ? say("monumental.space", {{"space", facts.back()}})
                 : say("monumental.policy-place", {{"number", number(source - kPolicySource + 1)}});
}

// The three cards of a row or column, each with the Knowledge it lies on.
Text cards_of_line(const Catalogue& cat, const Player& p, Option o) {
  std::vector<Text> out;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t space = o.kind == OptionKind::Row ? 3u * o.a + i : 3u * i + o.a;
    const Text card_name = p.city[space].is_none() ? word("empty") : cat.of(thing(p.city[space])).name;
    out.push_back(p.under[space].is_none()
                      ? card_name
                      : say("monumental.on", {{"card", card_name}, {"knowledge", cat.of(thing(p.under[space])).name}}));
  }
  return join(out, ", ");
}

// [M-ACT-1] What is printed on the cards of a row, or of the chosen row and a column.
Amounts printed_on_line(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  Amounts out{};
  if (who.is_none()) return out;
  const Player& p = s.board.at(who);
  const unsigned row = o.kind == OptionKind::Row ? o.a : s.board.turn().row;
  for (unsigned i = 0; i < kCity; ++i) {
    if (i / 3 != row && (o.kind == OptionKind::Row || i % 3 != o.a)) continue;
    for (const CardId c : {p.city[i], p.under[i]})
      for (std::size_t r = 0; !c.is_none() && r < kResources; ++r) out[r] = static_cast<std::uint8_t>(out[r] + cat.of(c).produces[r]);
  }
  return out;
}

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

// Which part of a card's text the game is in

// The k-th choice in the order in which the compiler meets them; counts k down.
const Step* nth_choice(const Step& s, int& k) {
  if (s.form == Step::Form::Choice && k-- == 0) return &s;
  for (const Step& part : s.parts)
    if (const Step* found = nth_choice(part, k)) return found;
  return nullptr;
}

struct PrintedProgram {
  Program program = 0;
  Step step;
};
std::vector<PrintedProgram> programs_of(const Thing& t) {
  std::vector<PrintedProgram> out;
  const auto add = [&](Program program, const std::optional<Step>& step) {
    if (program != 0 && step) out.push_back({program, *step});
  };
  add(t.use, t.effects.use);
  add(t.activated, t.effects.activated);
  add(t.bonus, t.effects.bonus);
  for (std::size_t i = 0; i < t.triggers.size(); ++i) out.push_back({t.triggers[i].program, t.effects.triggers[i].step});
  add(t.attack, t.effects.attack);
  add(t.general, t.effects.general);
  if (t.effects.special) add(t.special, t.effects.special->step);
  if (t.effects.rewards.size() == 1) {
    add(t.reward, t.effects.rewards.front());
    add(t.defeat, t.effects.rewards.front());  // what is asked while it is defeated belongs to the reward
  }
  if (t.effects.rewards.size() > 1) {
    Step rewards;
    rewards.form = Step::Form::Choice;
    rewards.parts = t.effects.rewards;
    add(t.reward, rewards);
    add(t.defeat, rewards);
  }
  return out;
}

// The program of the thing that `pc` stands in.
std::optional<PrintedProgram> program_at(const Catalogue& cat, ThingId id, std::uint16_t pc) {
  if (id.is_none()) return std::nullopt;
  for (const PrintedProgram& p : programs_of(cat.of(id))) {
    if (pc >= p.program && pc <= end_of(cat.code, p.program)) return p;
  }
  return std::nullopt;
}
// Of a token's reward that is one of several, only that one.
Text text_at(const Catalogue& cat, ThingId id, std::uint16_t pc) {
  const auto p = program_at(cat, id, pc);
  if (!p) return {};
  const Instruction& first = cat.code.instructions[p->program];
  for (std::size_t b = 0; first.op == Op::Choose && b < first.n; ++b)
    if (cat.code.instructions[p->program + 1u + b].to == pc) return print(p->step.parts[b]);
  return print(p->step);
}

// The alternative `a` of the choice at `pc`.
std::optional<Step> alternative(const Catalogue& cat, ThingId id, std::uint16_t pc, std::uint8_t a) {
  const auto p = program_at(cat, id, pc);
  if (!p) return std::nullopt;
  int choices_before = 0;
  for (std::uint16_t at = p->program; at < pc; ++at) choices_before += cat.code.instructions[at].op == Op::Choose ? 1 : 0;
  const Step* choice = nth_choice(p->step, choices_before);
  return choice && a < choice->parts.size() ? std::optional(choice->parts[a]) : std::nullopt;
}

Text alternative_text(const Catalogue& cat, const State& s, std::uint8_t a) {
  if (!s.board.stack.empty() && s.board.stack.back().kind == FrameKind::Branch) {
    const Frame& f = s.board.stack.back();
    if (const auto step = alternative(cat, f.thing, f.pc, a)) return print(*step);
  }
  return say("monumental.alternative", {{"number", number(a + 1)}});
}

const Pending* pending_of(const State& s, std::uint8_t a) {
  if (s.board.stack.empty() || s.board.stack.back().kind != FrameKind::Order) return nullptr;
  const std::size_t index = std::size_t{s.board.stack.back().a} + a;
  return index < s.board.pending.size() ? &s.board.pending[index] : nullptr;
}

// Options

CardId wonder_begun(const State& s) {
  const PlayerId who = deciding(s);
  return who.is_none() ? CardId{} : s.board.at(who).wonder;
}

bool asks_for_price(const Instruction* verb) { return verb && (verb->op == Op::Acquire || verb->op == Op::BuildSection); }

// [M-CON-1] Military that may be spent on this conquest only.
int earmarked_for(const Catalogue& cat, const State& s, TileId t) {
  if (s.map.has_token(t)) {
    const bool town = cat.of(s.map.front[t.value]).kind == TokenKind::FreeTown;
    return s.board.turn().earmarked[static_cast<std::size_t>(town ? Foe::FreeTowns : Foe::Barbarians)];
  }
  return holder(s, t).is_none() ? 0 : s.board.turn().earmarked[static_cast<std::size_t>(Foe::Enemies)];
}

// [M-RES-2] The price, and where Gold is going to stand in for a base resource, how much: "3 Science: 1 Science + 2 Gold".
Text price_and_gold(const Catalogue& cat, const State& s, Option o, const Price& price) {
  const PlayerId who = deciding(s);
  if (price.no_gold || who.is_none()) return price_text(price);
  const Player& p = s.board.at(who);
  const Modifiers m = modifiers(cat, s, who);
  Amounts paid = price.fixed;
  int gold = 0, left = 0, kinds_short = 0;
  std::uint8_t replaced = 0;
  for (std::size_t r = 0; r < kBase; ++r) {
    const bool conquest = o.kind == OptionKind::Conquer && resource(static_cast<int>(r)) == Resource::Military;
    int have = p.resources[r] + (conquest ? earmarked_for(cat, s, TileId{o.a}) : 0);
    left += std::max(0, have - price.fixed[r]);
    int missing = price.fixed[r] - have;
    if (missing <= 0) continue;
    if (m.gold_two[r] && p.resources[r] > 0 && missing % 2 != 0) {  // half a Gold is not wasted
      --have;
      ++missing;
    }
    paid[r] = static_cast<std::uint8_t>(have);
    gold += m.gold_two[r] ? (missing + 1) / 2 : missing;
    ++kinds_short;
    replaced = static_cast<std::uint8_t>(r);
  }
  const auto kGold = static_cast<std::size_t>(Resource::Gold);
  if (price.kind == Wild::Any && price.wild > left) gold += price.wild - left;
  if (gold == 0 || gold + price.fixed[kGold] > p.resources[kGold]) return price_text(price);
  const Text in_gold = amount(gold, static_cast<std::uint8_t>(kGold));
  if (price.wild > 0) return say("monumental.with-gold", {{"price", price_text(price)}, {"gold", in_gold}});
  if (paid == Amounts{} && kinds_short == 1) return say("monumental.gold-for", {{"gold", in_gold}, {"resource", resource_name(replaced)}});
  paid[kGold] = static_cast<std::uint8_t>(paid[kGold] + gold);
  std::vector<Text> parts;
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (paid[r] > 0) parts.push_back(amount(paid[r], r));
  return say("monumental.paid-so", {{"price", price_text(price)}, {"parts", join(parts, " + ")}});
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

// Behind a tile, which has brackets of its own: " for 2 Military".
Text for_price(const Catalogue& cat, const State& s, Option o) {
  const auto price = whole_price(cat, s, o);
  if (!price) return {};
  const bool free = price->fixed == Amounts{} && price->wild == 0;
  return free ? in_brackets({price_text(*price)}) : say("monumental.for", {{"price", price_and_gold(cat, s, o, *price)}});
}

// What stands in brackets behind it.
std::vector<Text> facts_of(const Catalogue& cat, const State& s, Option o) {
  std::vector<Text> out;
  if (info(o.kind).about == About::Card) out.push_back(kind_name(cat.of(card(o.a))));
  if (const auto price = price_now(cat, s, o)) out.push_back(price_and_gold(cat, s, o, *price));
  const PlayerId who = deciding(s);
  if (who.is_none()) return out;
  const Player& p = s.board.at(who);
  // [M-POL-2] Only the newest policy is active.
  if (o.kind == OptionKind::Develop && !p.policies.empty())
    out.push_back(say("monumental.stops", {{"policy", cat.of(policy_of(cat, p, p.policies.size() - 1)).name}}));
  if (o.kind == OptionKind::End) {  // [M-RES-1]
    std::vector<Text> lost;
    for (std::uint8_t r = 0; r < kBase; ++r)
      if (p.of(resource(r)) > 0) lost.push_back(amount(p.of(resource(r)), r));
    if (!lost.empty()) out.push_back(say("monumental.lost", {{"what", join(lost, ", ")}}));
  }
  return out;
}

// What it says on the card, where that is why one would choose it.
Text text_behind(const Catalogue& cat, const State& s, Option o) {
  const Instruction* verb = asking(cat, s);
  const ThingId about = thing_of(cat, s, o);
  switch (o.kind) {
    case OptionKind::Row:
    case OptionKind::Column: return deciding(s).is_none() ? Text{} : cards_of_line(cat, s.board.at(deciding(s)), o);
    case OptionKind::Use: return about.is_none() || !cat.of(about).effects.use ? Text{} : print(*cat.of(about).effects.use);
    case OptionKind::Policy:
      if (verb && verb->op == Op::Regain && cat.of(about).effects.bonus) return print(*cat.of(about).effects.bonus);
      return print(cat.of(about).effects);
    case OptionKind::First: {
      const Pending* p = pending_of(s, o.a);
      return p ? text_at(cat, p->thing, p->program) : Text{};
    }
    case OptionKind::Card: {
      const bool to_use =
          (verb && verb->op == Op::UseFromTrack) || (!s.board.stack.empty() && s.board.stack.back().kind == FrameKind::Drawn);
      return to_use ? text_when_used(cat.of(about)) : Text{};
    }
    case OptionKind::Copy: return about.is_none() ? Text{} : text_when_used(cat.of(about));
    case OptionKind::Outpost: return verb ? Text{} : word("in-place-of-units");  // [M-OUT-1]
    case OptionKind::Acquire: return cat.of(card(o.a)).is_hero() ? print(cat.of(about).effects) : Text{};
    case OptionKind::Defeat: return print(cat.of(about).effects);
    case OptionKind::Develop:
    case OptionKind::SpendToken:
    case OptionKind::Token: return print(cat.of(about).effects);
    default: return {};
  }
}

std::string option_word(Option o) {
  if (o.kind == OptionKind::Explore) return o.b == kTakeMarket ? "explore-market" : "explore-production";
  std::string out{info(o.kind).word};
  std::replace(out.begin(), out.end(), ' ', '-');
  return out;
}

}  // namespace

PlayerId deciding(const State& s) { return s.board.stack.empty() ? PlayerId{} : s.board.stack.back().who; }

const Instruction* asking(const Catalogue& cat, const State& s) {
  if (s.board.stack.empty() || s.board.stack.back().kind != FrameKind::Verb) return nullptr;
  return &cat.code.instructions[s.board.stack.back().pc];
}

Text price_text(const Price& price) {
  constexpr std::array<std::string_view, 3> kWildNouns = {"base", "same-base", "different-base"};
  std::vector<Text> out;
  if (price.fixed != Amounts{}) out.push_back(produces(price.fixed));
  if (price.wild > 0) out.push_back(count(kWildNouns[static_cast<std::size_t>(price.kind)], price.wild));
  return out.empty() ? word("free") : join(out, ", ");
}

Text supply(const State& s, PlayerId who) {
  std::vector<Text> out;
  const Player& p = s.board.at(who);
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (p.of(resource(r)) > 0) out.push_back(amount(p.of(resource(r)), r));
  for (std::uint8_t foe = 0; who == s.board.active && foe < s.board.turn().earmarked.size(); ++foe)
    if (const int n = s.board.turn().earmarked[foe])
      out.push_back(
          say("monumental.earmarked", {{"what", amount(n, static_cast<std::uint8_t>(Resource::Military))}, {"foe", foe_name(foe)}}));
  return out.empty() ? word("nothing") : join(out, ", ");
}

Text tile_name(const Catalogue& cat, const State& s, std::uint8_t t) { return tile_with(cat, s, t, {}); }

ThingId thing_of(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  switch (info(o.kind).about) {
    case About::Card: return thing(card(o.a));
    case About::Policy: return cat.policy(o.a);
    case About::Token: return cat.tokens[o.a].thing;
    case About::ExplorerMonster: return cat.monsters[o.b].thing;
    case About::Source: return who.is_none() ? ThingId{} : thing_at(cat, s.board.at(who), active(s.board.at(who), o.a));
    case About::SeatSource: return o.a < s.board.players_count ? thing_at(cat, s.board.players[o.a], o.b) : ThingId{};
    default: break;
  }
  const bool about_wonder = o.kind == OptionKind::Complete || o.kind == OptionKind::Section;
  return about_wonder && !wonder_begun(s).is_none() ? thing(wonder_begun(s)) : ThingId{};
}

Text subject(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  switch (info(o.kind).about) {
    case About::Card:
    case About::Policy:
    case About::ExplorerMonster:
    case About::Token: return cat.of(thing_of(cat, s, o)).name;
    case About::Tile: return tile_name(cat, s, o.a);
    case About::ExplorerTile: return tile_name(cat, s, o.b);
    case About::Line: return same_in_all(o.kind == OptionKind::Row ? std::string{static_cast<char>('a' + o.a)} : std::to_string(o.a + 1));
    case About::Source: {
      const Player& p = who.is_none() ? Player{} : s.board.at(who);
      return space_name(cat, p, active(p, o.a), {});
    }
    case About::SeatSource: {
      const bool plays = o.a < s.board.players_count;
      return space_name(cat, plays ? s.board.players[o.a] : Player{}, o.b,
                        {plays ? name_of(cat, s, PlayerId{o.a}) : player_name(PlayerId{o.a})});
    }
    case About::Explorer:
    case About::ExplorerTake: return say("monumental.explorer", {{"number", number(o.a + 1)}});
    case About::Resource: return resource_name(o.a);
    case About::Number: {
      if (o.kind == OptionKind::Choose) return alternative_text(cat, s, o.a);
      const Pending* p = pending_of(s, o.a);
      return p ? cat.of(p->thing).name : say("monumental.alternative", {{"number", number(o.a + 1)}});
    }
    case About::None: break;
  }
  if (const ThingId t = thing_of(cat, s, o); !t.is_none()) return cat.of(t).name;
  if (o.kind == OptionKind::Progress) return word("progress");
  return o.kind == OptionKind::SpendProduction ? word("production-token") : word("this");
}

std::optional<Price> price_now(const Catalogue& cat, const State& s, Option o) {
  const PlayerId who = deciding(s);
  if (who.is_none() || s.board.is_automa(who)) return std::nullopt;  // [M-AUT-9] it pays for nothing
  const Modifiers m = modifiers(cat, s, who);
  const Player& p = s.board.at(who);
  const Instruction* verb = asking(cat, s);
  const int less = verb ? verb->n : 0;
  const auto of_one = [](Resource r, int n) {
    Price out;
    out.fixed[static_cast<std::size_t>(r)] = static_cast<std::uint8_t>(n);
    return out;
  };
  switch (o.kind) {
    case OptionKind::Acquire:
      return is_sold(cat.of(card(o.a))) || cat.of(card(o.a)).is_hero() ? std::optional(full_price(cat, m, card(o.a), 0)) : std::nullopt;
    case OptionKind::Card: return asks_for_price(verb) ? std::optional(full_price(cat, m, card(o.a), less)) : std::nullopt;
    case OptionKind::Complete:
    case OptionKind::Section:
      if (p.wonder.is_none()) return std::nullopt;
      return wonder_price(std::max(0, second_price(cat, m, p.wonder) - less), m);
    case OptionKind::Develop: return of_one(Resource::Culture, policy_price(p, 0));
    case OptionKind::Policy:
      if (!verb || verb->op != Op::DevelopPolicy) return std::nullopt;
      return of_one(Resource::Culture, policy_price(p, less));
    case OptionKind::Progress: return of_one(Resource::Science, 2);  // [M-SCI-1]
    case OptionKind::Conquer:                                        // [M-CON-1]; what a Free Town asks besides is on its token
      return o.a < s.map.size ? std::optional(of_one(Resource::Military, defence(cat, s, who, TileId{o.a}, m))) : std::nullopt;
    case OptionKind::Manoeuvre: return verb ? std::nullopt : std::optional(of_one(Resource::Military, 1));  // [M-MOVE-1]
    case OptionKind::Step: {
      if (verb || o.b >= s.map.size || s.forces[who.value].explorers[o.a] >= s.map.size) return std::nullopt;
      const int steps = steps_to(s, who, o.a, TileId{o.b}, m);
      return steps == kNoWay ? std::nullopt : std::optional(step_price(s, steps, m));
    }
    default: return std::nullopt;
  }
}

Text describe(const Catalogue& cat, const State& s, Option o) {
  const bool conquest = o.kind == OptionKind::Conquer && o.a < s.map.size;
  const Text about = conquest ? tile_with(cat, s, o.a, defenders(cat, s, TileId{o.a})) : subject(cat, s, o);
  return say("monumental.option." + option_word(o), {{"thing", about},
                                                     {"facts", in_brackets(facts_of(cat, s, o))},
                                                     {"for", for_price(cat, s, o)},
                                                     {"text", saying(text_behind(cat, s, o))},
                                                     {"number", number(o.a + 1)}});
}

Json shown(const Catalogue& cat, const State& s, Option o) {
  const OptionInfo& i = info(o.kind);
  Json out = {{"kind", i.word}};
  switch (i.about) {
    case About::None: break;
    case About::Tile: out["tile"] = o.a + 1; break;
    case About::Line:
      out[std::string{i.word}] = o.a + 1;
      out["yield"] = amounts_to_json(printed_on_line(cat, s, o), kResourceWords);
      break;
    case About::Source: out["space"] = space_word(o.a); break;
    case About::ExplorerTile: out["tile"] = o.b + 1; [[fallthrough]];
    case About::ExplorerTake:
    case About::ExplorerMonster:
    case About::Explorer: out["explorer"] = o.a + 1; break;
    case About::Resource: out["resource"] = kResourceWords[o.a]; break;
    case About::Number: out["number"] = o.a + 1; break;
    case About::SeatSource:
      out["seat"] = o.a;
      out["space"] = space_word(o.b);
      break;
    case About::Card:
    case About::Policy:
    case About::Token: break;  // the card says it
  }
  if (const ThingId about = thing_of(cat, s, o); !about.is_none()) out["card"] = cat.of(about).id;
  if (const auto price = whole_price(cat, s, o)) {
    Json cost = Json::object();
    for (std::size_t r = 0; r < kResources; ++r)
      if (price->fixed[r] > 0) cost[std::string{kResourceWords[r]}] = price->fixed[r];
    if (price->wild > 0) cost["any"] = price->wild;
    out["cost"] = std::move(cost);
  }
  return out;
}

Names names_for(const Catalogue& cat, const State& s, PlayerId you) {
  Names out;
  for (std::uint8_t p = 0; p < s.board.players_count; ++p) out.civilizations[p] = name_of(cat, s, PlayerId{p});
  out.you = you;
  out.two_tracks = s.board.players_count == 2;
  return out;
}

Text name_of(const Catalogue& cat, const State& s, PlayerId p) {
  const Text name = s.board.at(p).civ.is_none() ? player_name(p) : cat.of(s.board.at(p).civ).name;
  return s.board.is_automa(p) ? say("monumental.automa", {{"name", name}}) : name;
}

namespace {

Text subject_of(const Names& names, PlayerId who) {
  if (who.is_none()) return {};
  if (who == names.you) return word("you");
  return names.civilizations[who.value].en.empty() ? player_name(who) : names.civilizations[who.value];
}
// In French the verb begins here: « Danemark a », « Vous avez ».
Text doer(const Names& names, PlayerId who) {
  if (who.is_none()) return {};
  return subject_of(names, who) + Text{"", who == names.you ? " avez" : " a"};
}
// Sentences in which "you" needs another verb or pronoun.
bool speaks_to_you(EventKind k) {
  switch (k) {
    case EventKind::CapitalPicked:
    case EventKind::Regained:
    case EventKind::Readied:
    case EventKind::Recalled:
    case EventKind::HeroLeft:
    case EventKind::Reshuffled:
    case EventKind::TurnEnded: return true;
    default: return false;
  }
}

Text speciality_name(Speciality k) { return say("effect.speciality." + std::string{kSpecialityWords[static_cast<std::size_t>(k)]}); }

Text print_attack(const Catalogue& cat, ThingId monster) {
  return monster.is_none() || !cat.of(monster).effects.attack ? Text{} : print(*cat.of(monster).effects.attack);
}

}  // namespace

Text describe(const Catalogue& cat, const Event& e, const Names& names) {
  std::string id{kEventWords[static_cast<std::size_t>(e.kind)]};
  int place = e.a;
  Text what, by;
  switch (e.kind) {
    case EventKind::Gained:
    case EventKind::Lost:
    case EventKind::Paid: what = amount(e.amount, e.a); break;
    case EventKind::GainedFor:
      what =
          say("monumental.earmarked", {{"what", amount(e.amount, static_cast<std::uint8_t>(Resource::Military))}, {"foe", foe_name(e.a)}});
      break;
    case EventKind::Took:
    case EventKind::Acquired: id = e.b == 1 ? "began" : id; break;
    case EventKind::Filled: id = e.b == 1 ? "filled-on-knowledge" : id; break;
    case EventKind::Conquered: what = count("unit", e.amount); break;
    case EventKind::Returned:
      what = count("unit", e.amount);
      if (e.b & 1) id = e.amount == 1 ? "warlord-returned" : "returned-with-warlord";
      if (e.b == 2) id = e.amount == 1 ? "hero-returned" : "returned-with-hero";
      break;
    case EventKind::Moved: id = e.amount == 1 ? "moved-warlord" : e.amount == 2 ? "moved-hero" : id; break;
    case EventKind::HeroPlaced: id += e.amount > 0 ? "-with-explorer" : ""; break;
    case EventKind::MonsterRevealed: id += e.a != e.b ? "-on-water" : ""; break;
    case EventKind::MonsterMoved:
      if (!names.two_tracks) break;
      id += e.a < kTrack / 2 ? "-first" : "-second";
      place = e.a % (kTrack / 2);
      break;
    case EventKind::MonsterAttacked: what = print_attack(cat, e.thing); break;
    case EventKind::Defeated: break;
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
    case EventKind::AutomaRepeats: what = amount(e.amount, static_cast<std::uint8_t>(Resource::Gold)); break;
    case EventKind::Looked:
    case EventKind::TookToken: id += e.thing.is_none() ? "-unseen" : ""; break;
    case EventKind::TrackFilled:
      if (!names.two_tracks) break;
      id += e.a < kTrack / 2 ? "-first" : "-second";
      place = e.a % (kTrack / 2);
      break;
    case EventKind::EraBegan: what = say("monumental.era." + std::string{kEraWords[static_cast<std::size_t>(e.amount)]}); break;
    case EventKind::LastTurns: what = count("turn", e.amount); break;
    case EventKind::Scored:
      what = count("point", e.amount);
      by = say("monumental.points." + std::string{kPointsForWords[e.a]});
      break;
    default: break;
  }
  if ((e.kind == EventKind::Gained || e.kind == EventKind::GainedFor) && !e.thing.is_none()) by = in_brackets({cat.of(e.thing).name});
  if (!e.who.is_none() && e.who == names.you && speaks_to_you(e.kind)) id += "-you";
  return say("monumental.event." + id, {{"who", subject_of(names, e.who)},
                                        {"did", doer(names, e.who)},
                                        {"thing", name_of_thing(cat, e.thing)},
                                        {"what", what},
                                        {"by", by},
                                        {"tile", tile_number(e.a)},
                                        {"to", tile_number(e.b)},
                                        {"space", same_in_all(space_word(e.a))},
                                        {"other", same_in_all(space_word(e.b))},
                                        {"place", number(place + 1)},
                                        {"number", number(e.amount + 1)}});
}

namespace {

Text left(int n) { return n > 1 ? say("monumental.left", {{"number", number(n)}}) : Text{}; }

// How many more picks the verb allows.
Text picks_left(const Frame& f, const Instruction& i) {
  switch (i.op) {
    case Op::Swap: return {};
    case Op::MoveExplorer: return left(f.a & 0x1f);  // above the steps stands which Explorer has begun to move
    case Op::GainBase:
      if (static_cast<Wild>(i.what) == Wild::Same) return f.a > 1 ? say("monumental.of-it", {{"number", number(f.a)}}) : Text{};
      [[fallthrough]];
    default: return left(f.a);
  }
}

// [M-CITY-2] The Knowledge that came first: it lies in the space, or already under it.
ThingId first_knowledge(const Player& p, std::size_t space) {
  const CardId c = p.under[space].is_none() ? p.city[space] : p.under[space];
  return c.is_none() ? ThingId{} : thing(c);
}

Text owed(const State& s) { return price_text({s.board.payment.owed, s.board.payment.wild, s.board.payment.kind}); }

}  // namespace

Text question(const Catalogue& cat, const State& s) {
  if (s.board.stack.empty()) return word("ask.over");
  const Frame& f = s.board.stack.back();
  std::string id{kind_of(cat, f).name};
  Text about = name_of_thing(cat, f.thing), detail;
  switch (f.kind) {
    case FrameKind::Turn: detail = supply(s, f.who); break;
    case FrameKind::Verb: detail = picks_left(f, cat.code.instructions[f.pc]); break;
    case FrameKind::Offer: detail = text_at(cat, f.thing, f.pc); break;
    case FrameKind::Pay:
      about = owed(s);
      detail = supply(s, f.who);
      break;
    case FrameKind::Spare:
      about = number(s.board.payment.discount);
      detail = owed(s);
      break;
    case FrameKind::Drawn: detail = left(f.b); break;
    case FrameKind::UseDrawn: detail = text_at(cat, f.thing, f.thing.is_none() ? Program{0} : cat.of(f.thing).use); break;
    case FrameKind::KeepWonder: detail = s.board.at(f.who).wonder.is_none() ? Text{} : cat.of(thing(s.board.at(f.who).wonder)).name; break;
    case FrameKind::KeepKnowledge: detail = name_of_thing(cat, first_knowledge(s.board.at(f.who), f.a)); break;
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
