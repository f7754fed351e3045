#include "games/civic/describe.h"

#include <algorithm>

namespace stele::civic {
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
    "round-began",
    "last-round",
    "passed",
    "province-taken",
    "barricades-returned",
    "marked",
    "markers-returned",
    "advantage-taken",
    "advantage-shrank",
    "advantage-lapsed",
    "negotiated",
    "city-taken",
    "city-revealed",
    "landed",
    "went-home",
    "land-taken",
    "land-revealed",
    "spied",
    "intrigue-kept",
    "intrigue-returned",
    "intrigue-played",
    "card-reserved",
    "blocked",
};

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
  add(t.activation, t.effects.activation);
  add(t.exploration, t.effects.exploration);
  add(t.espionage, t.effects.espionage);
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

}  // namespace

Text price_text(const Price& price) {
  constexpr std::array<std::string_view, 3> kWildNouns = {"base", "same-base", "different-base"};
  std::vector<Text> out;
  if (price.fixed != Amounts{}) out.push_back(produces(price.fixed));
  if (price.wild > 0) out.push_back(stele::count(kWildNouns[static_cast<std::size_t>(price.kind)], price.wild));
  return out.empty() ? word("free") : join(out, ", ");
}

Text price_and_gold(const Price& price, const Supply& supply, const Modifiers& m, int earmarked) {
  if (price.no_gold) return price_text(price);
  Amounts paid = price.fixed;
  int gold = 0, left = 0, kinds_short = 0;
  std::uint8_t replaced = 0;
  for (std::size_t r = 0; r < kBase; ++r) {
    int have = supply[r] + (resource(static_cast<int>(r)) == Resource::Military ? earmarked : 0);
    left += std::max(0, have - price.fixed[r]);
    int missing = price.fixed[r] - have;
    if (missing <= 0) continue;
    if (m.gold_two[r] && supply[r] > 0 && missing % 2 != 0) {  // half a Gold is not wasted
      --have;
      ++missing;
    }
    paid[r] = static_cast<std::uint8_t>(have);
    gold += m.gold_two[r] ? (missing + 1) / 2 : missing;
    ++kinds_short;
    replaced = static_cast<std::uint8_t>(r);
  }
  if (price.kind == Wild::Any && price.wild > left) gold += price.wild - left;
  if (gold == 0 || gold + price.fixed[kGold] > supply[kGold]) return price_text(price);
  const Text in_gold = amount(gold, Resource::Gold);
  if (price.wild > 0) return say("civic.with-gold", {{"price", price_text(price)}, {"gold", in_gold}});
  if (paid == Amounts{} && kinds_short == 1) return say("civic.gold-for", {{"gold", in_gold}, {"resource", resource_name(replaced)}});
  paid[kGold] = static_cast<std::uint8_t>(paid[kGold] + gold);
  std::vector<Text> parts;
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (paid[r] > 0) parts.push_back(amount(paid[r], r));
  return say("civic.paid-so", {{"price", price_text(price)}, {"parts", join(parts, " + ")}});
}

Text supply_text(const Supply& supply, const std::array<std::uint8_t, 3>& earmarked_for) {
  std::vector<Text> out;
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (supply[r] > 0) out.push_back(amount(supply[r], r));
  for (std::uint8_t foe = 0; foe < earmarked_for.size(); ++foe)
    if (earmarked_for[foe] > 0) out.push_back(earmarked(earmarked_for[foe], foe));
  return out.empty() ? word("nothing") : join(out, ", ");
}

Text owed(const Payment& p) { return price_text({p.owed, p.wild, p.kind}); }

Text space_name(const Catalogue& cat, ThingId there, Source source, std::vector<Text> facts) {
  const bool in_city = source < kPolicySource;
  if (in_city) facts.push_back(same_in_all(space_word(source)));
  if (!there.is_none()) return cat.of(there).name + in_brackets(facts);
  return in_city ? say("civic.space", {{"space", facts.back()}})
                 : say("civic.policy-place", {{"number", number(source - kPolicySource + 1)}});
}

// Each card with the Knowledge it lies on.
Text cards_of_line(const Catalogue& cat, const City& city, const City& under, Option o) {
  std::vector<Text> out;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t space = o.kind == OptionKind::Row ? 3u * o.a + i : 3u * i + o.a;
    const Text card_name = city[space].is_none() ? word("empty") : cat.of(thing(city[space])).name;
    out.push_back(under[space].is_none() ? card_name
                                         : say("civic.on", {{"card", card_name}, {"knowledge", cat.of(thing(under[space])).name}}));
  }
  return join(out, ", ");
}

// [M-ACT-1] What is printed on the cards of a row, or of the chosen row and a column.
Amounts printed_on_line(const Catalogue& cat, const City& city, const City& under, Option o, int chosen) {
  Amounts out{};
  const int row = o.kind == OptionKind::Row ? o.a : chosen;
  for (int i = 0; i < kCity; ++i) {
    if (i / 3 != row && (o.kind == OptionKind::Row || i % 3 != o.a)) continue;
    for (const CardId c : {city[static_cast<std::size_t>(i)], under[static_cast<std::size_t>(i)]})
      for (std::size_t r = 0; !c.is_none() && r < kResources; ++r) out[r] = static_cast<std::uint8_t>(out[r] + cat.of(c).produces[r]);
  }
  return out;
}

Text text_when_used(const Thing& t) {
  Effects e;
  e.produces = t.effects.produces;
  e.activated = t.effects.activated;
  e.use = t.effects.use;
  e.span = t.effects.span;
  return text_of(e);
}

// Of a token's reward that is one of several, only that one.
Text text_at(const Catalogue& cat, ThingId id, std::uint16_t pc) {
  const auto p = program_at(cat, id, pc);
  if (!p) return {};
  const Instruction& first = cat.code.instructions[p->program];
  for (std::size_t b = 0; first.op == Op::Choose && b < first.n; ++b)
    if (cat.code.instructions[p->program + 1u + b].to == pc) return print(p->step.parts[b], cat.of(id).effects.span);
  return print(p->step, cat.of(id).effects.span);
}

std::optional<Step> alternative(const Catalogue& cat, ThingId id, std::uint16_t pc, std::uint8_t a) {
  const auto p = program_at(cat, id, pc);
  if (!p) return std::nullopt;
  int choices_before = 0;
  for (std::uint16_t at = p->program; at < pc; ++at) choices_before += cat.code.instructions[at].op == Op::Choose ? 1 : 0;
  const Step* choice = nth_choice(p->step, choices_before);
  return choice && a < choice->parts.size() ? std::optional(choice->parts[a]) : std::nullopt;
}

std::string option_word(Option o) {
  std::string out{info(o.kind).word};
  std::replace(out.begin(), out.end(), ' ', '-');
  return out;
}

void add_thing_and_price(Json& out, const Catalogue& cat, ThingId about, const std::optional<Price>& price) {
  if (!about.is_none()) out["card"] = cat.of(about).id;
  if (!price) return;
  Json cost = amounts_to_json(price->fixed, kResourceWords);
  if (price->wild > 0) cost["any"] = price->wild;
  out["cost"] = std::move(cost);
}

EventWords event_words(const Catalogue& cat, const Event& e) {
  EventWords out{std::string{kEventWords[static_cast<std::size_t>(e.kind)]}, {}, {}, e.a};
  switch (e.kind) {
    case EventKind::Gained:
    case EventKind::Lost:
    case EventKind::Paid: out.what = amount(e.amount, e.a); break;
    case EventKind::GainedFor: out.what = earmarked(e.amount, e.a); break;
    case EventKind::Took:
    case EventKind::Acquired:
      if (e.b == 1) out.id = "began";
      break;
    case EventKind::Filled:
      if (e.b == 1) out.id = "filled-on-knowledge";
      break;
    case EventKind::EraBegan: out.what = era_name(static_cast<std::size_t>(e.amount)); break;
    case EventKind::Scored: out.what = stele::count("point", e.amount); break;
    default: break;
  }
  if ((e.kind == EventKind::Gained || e.kind == EventKind::GainedFor) && !e.thing.is_none()) out.by = in_brackets({cat.of(e.thing).name});
  return out;
}

Text told(const Catalogue& cat, const Event& e, const Names& names, const EventWords& words, std::initializer_list<TextArg> more) {
  std::string id = "event." + words.id;
  if (!e.who.is_none() && e.who == names.you && has_text(std::string{cat.game} + "." + id + "-you")) id += "-you";
  std::vector<TextArg> args = {{"who", subject_of(names, e.who)},
                               {"did", doer(names, e.who)},
                               {"thing", name_of_thing(cat, e.thing)},
                               {"what", words.what},
                               {"by", words.by},
                               {"space", same_in_all(space_word(e.a))},
                               {"other", same_in_all(space_word(e.b))},
                               {"place", number(words.place + 1)},
                               {"number", number(e.amount + 1)}};
  args.insert(args.end(), more.begin(), more.end());
  return say(cat, id, args);
}

Text picks_left(int n) { return n > 1 ? say("civic.left", {{"number", number(n)}}) : Text{}; }

Text picks_left(const Frame& f, const Instruction& verb) {
  if (verb.op == Op::Swap) return {};
  if (verb.op == Op::GainBase && static_cast<Wild>(verb.what) == Wild::Same)
    return f.a > 1 ? say("civic.of-it", {{"number", number(f.a)}}) : Text{};
  return picks_left(f.a);
}

}  // namespace stele::civic
