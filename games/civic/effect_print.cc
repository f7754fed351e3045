// The sentences and the icons of a card. Sentences are put together from clauses without capital and full stop; where a clause
// stands decides its form (« gagnez », « pour gagner ») and whether it has to be grouped.
#include "games/civic/effect_print.h"

#include <algorithm>
#include <array>
#include <string>

namespace stele::civic {
namespace {

using Form = Step::Form;
using Texts = std::vector<Text>;

// French has one form for orders and one that follows « pour » and « vous pouvez ».
enum class Mood : std::uint8_t { Do, To };

// A word that stays open in what is said until the whole is known: with_span.
TextArg open(const std::string_view name) { return {name, same_in_all("{" + std::string{name} + "}")}; }
Text with_span(const Text& said, Span span) {
  const std::string word = span == Span::Turn ? "turn" : "round";
  return fill(said, std::array{TextArg{"turn", say("effect.span." + word)}, TextArg{"this-turn", say("effect.span.this-" + word)}});
}

Text between(std::string_view id) { return say("effect.between." + std::string{id}); }
Text in_mood(Mood mood, std::string_view id, std::initializer_list<TextArg> args) {
  return say("effect." + std::string{id} + (mood == Mood::Do ? ".do" : ".to"), args);
}
Text verb(Mood mood, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return in_mood(mood, "verb." + std::string{id}, args);
}

Text joined(const Texts& parts, const Text& separator) {
  Text out;
  for (const Text& part : parts) out = (&part == &parts.front() ? out : out + separator) + part;
  return out;
}
Text listed(Texts parts) {  // "a, b and c"
  if (parts.size() < 2) return joined(parts, {});
  const Text last = parts.back();
  parts.pop_back();
  return joined(parts, between("comma")) + between("and") + last;
}

// As in count(): French counts from two.
Text agree(int n, const Text& one, const Text& many) { return {n == 1 ? one.en : many.en, n < 2 ? one.fr : many.fr}; }
Text up_to(int n, const Text& what) { return n > 1 ? say("effect.up-to", {{"what", what}}) : what; }

Text name(Resource r) { return say("effect.resource." + std::string{word(r)}); }
Text amount(int n, Resource r) { return number(n) + same_in_all(" ") + name(r); }

enum class Purpose : std::uint8_t { Gain, Pay };
Text amount(const Amount& a, Purpose purpose) {
  switch (a.of) {
    case Amount::Of::SameBase:
      if (a.n > 1) return count("same-base", a.n);
      break;
    case Amount::Of::DifferentBase:
      if (a.n > 1) return count("different-base", a.n);
      break;
    case Amount::Of::Base: break;
    default: return amount(a.n, static_cast<Resource>(a.of));
  }
  return count(purpose == Purpose::Gain ? "base-of-choice" : "base", a.n);
}
Text amounts(const std::vector<Amount>& all, Purpose purpose) {
  Texts parts;
  for (const Amount& a : all) parts.push_back(amount(a, purpose));
  return listed(std::move(parts));
}

// What one pays for such a card, and so what a discount takes off.
Text price(Kind kind, int n) {
  switch (kind) {
    case Kind::Card: return count("resource", n);
    case Kind::Knowledge: return amount(n, Resource::Science);
    case Kind::Policy: return amount(n, Resource::Culture);
    case Kind::Province: return amount(n, Resource::Military);
    case Kind::Reserved: return count("resource", n);
    default: return amount(n, Resource::Production);
  }
}

struct Noun {
  Text one, many;
  std::string_view gender = "m";  // in French
};

bool is_feminine(Kind k) { return k != Kind::Building && k != Kind::Starting && k != Kind::Basic; }

// English puts adjectives before the noun, French behind it and in the opposite order.
Noun noun(const Select& s, std::string_view state = "") {
  Noun out;
  const std::string id = "noun." + std::string{kKindWords[static_cast<std::size_t>(s.kind)]};
  out.one = say(id + ".one");
  out.many = say(id + ".many");
  out.gender = is_feminine(s.kind) ? "f" : "m";
  const auto add = [&](std::string_view adjective) {
    const std::string form = "effect.adjective." + std::string{adjective} + "." + std::string{out.gender};
    const Text one = say(form), many = say(form + "s");
    out.one = {one.en + " " + out.one.en, out.one.fr + " " + one.fr};
    out.many = {many.en + " " + out.many.en, out.many.fr + " " + many.fr};
  };
  if (s.with) add(word(*s.with));
  if (s.common) add("common");
  if (s.which == Which::Neighbour || s.which == Which::Acquired) add(kWhichWords[static_cast<std::size_t>(s.which)]);
  if (!state.empty()) add(state);
  return out;
}

Text article(std::string_view id, const Noun& n) {
  return say("effect.article." + std::string{id} + "." + std::string{n.gender}, {{"card", n.one}});
}
Text a(const Noun& n) {
  const bool vowel = std::string_view{"aeiou"}.find(n.one.en.front()) != std::string_view::npos && !n.one.en.starts_with("used");
  return article(vowel ? "an" : "a", n);
}
Text counted(int n, const Noun& what) { return number(n) + same_in_all(" ") + agree(n, what.one, what.many); }

enum class Exactly : bool { No, Yes };  // a cost is paid whole, a step may stop earlier
Text cards(int n, const Select& s, Exactly exactly) {
  const Noun what = noun(s);
  if (s.which == Which::This) return article("this", what);
  if (n == 1 && s.which == Which::Other) return article("another", what);
  if (n == 1 && s.which != Which::Any) return a(what);
  const auto others = [&](std::string_view form, const Text& card) {
    return say("effect.article.other." + std::string{form}, {{"number", number(n)}, {"card", card}});
  };
  const Text all = s.which == Which::Other ? agree(n, others("one", what.one), others("many", what.many)) : counted(n, what);
  return exactly == Exactly::Yes ? all : up_to(n, all);
}

Text counted_thing(const Count& c) {
  if (c.of == Count::Of::Activated) return noun(c.select, "activated").one;
  if (c.of == Count::Of::ProvinceOfType) return say("effect.count.province-of-type", {{"type", say("effect.province-type." + c.terrain)}});
  std::string id{kCountWords[static_cast<std::size_t>(c.of)]};
  std::replace(id.begin(), id.end(), ' ', '-');
  return say("effect.count." + id);
}

Text condition_item(const Condition& c) {
  switch (c.of) {
    case Condition::Of::Gained:
    case Condition::Of::Have: return amount(c.n, c.resource);
    case Condition::Of::Activated: return c.n == 1 ? a(noun(c.select)) : counted(c.n, noun(c.select));
    case Condition::Of::Control: return say("effect.terrain." + c.terrain);
    case Condition::Of::Fewest: return say("effect.fewest." + std::string{kCountWords[static_cast<std::size_t>(c.count)]});
    default: return {};
  }
}

// Neighbours that ask for the same kind of thing share a clause: "you have gained 1 Production and 1 Military this turn".
Text conditions(const std::vector<Condition>& all) {
  Texts clauses;
  for (auto it = all.begin(); it != all.end();) {
    const auto end = std::find_if(it, all.end(), [&](const Condition& c) { return c.of != it->of || c.negated != it->negated; });
    Texts items;
    for (auto c = it; c != end; ++c) items.push_back(condition_item(*c));
    const std::string id =
        "effect.condition." + std::string{it->negated ? "not-" : ""} + std::string{kConditionWords[static_cast<std::size_t>(it->of)]};
    clauses.push_back(say(id, {{"what", listed(std::move(items))}, open("this-turn")}));
    it = end;
  }
  return joined(clauses, between("and-if"));
}

Text gain(const Step& s, Mood mood) {
  const Text what = amounts(s.amounts, Purpose::Gain);
  if (s.per.of == Count::Of::One) return verb(mood, "gain", {{"what", what}});
  const bool one_each = s.amounts.size() == 1 && s.amounts.front().n == 1;
  const Text limit = s.up_to ? say(one_each ? "effect.limit" : "effect.limit-counted", {{"most", number(s.up_to)}}) : Text{};
  const Text thing = counted_thing(s.per);
  // "1 Culture and 2 Gold for each Wonder" would leave open what the Culture is for.
  if (s.amounts.size() > 1) return verb(mood, "gain-per", {{"what", what}, {"count", thing}, {"limit", limit}});
  return verb(mood, "gain", {{"what", say("effect.per", {{"what", what}, {"count", thing}, {"limit", limit}})}});
}

enum class GoldNote : bool { Here, Later };
Text pay(const Step& s, Mood mood, GoldNote note) {
  const Text what = amounts(s.amounts, Purpose::Pay);
  if (!s.no_gold) return verb(mood, "pay", {{"what", what}});
  return verb(mood, "spend", {{"what", note == GoldNote::Here ? say("effect.without-gold", {{"what", what}}) : what}});
}

Text take(const Step& s, Mood mood) {
  const Text price = s.up_to ? say("effect.price", {{"most", number(s.up_to)}}) : Text{};
  const bool plain = s.from_basic && s.select.kind == Kind::Basic;
  return verb(mood, plain ? "take" : s.from_basic ? "take-from-basic" : "take-from-track", {{"card", a(noun(s.select))}, {"price", price}});
}

Text purchase(const Step& s, Mood mood, std::string_view id, Kind kind) {
  const Text card = s.verb == Verb::Acquire ? a(noun(s.select)) : Text{};
  if (s.free) return verb(mood, std::string{id} + "-free");
  if (s.n == 0) return verb(mood, id, {{"card", card}});
  return verb(mood, std::string{id} + "-for-less", {{"card", card}, {"less", price(kind, s.n)}});
}

Text draw(const Step& s, Mood mood) {
  const Text drawn = count("card", s.n);
  if (s.n == 1 && s.m > 0) return verb(mood, "draw-one", {{"cards", drawn}});
  return verb(mood, "draw", {{"cards", drawn}, {"used", up_to(s.m, number(s.m))}});
}

Text speciality(Speciality k) { return say("effect.speciality." + std::string{kSpecialityWords[static_cast<std::size_t>(k)]}); }

Text return_units(const Step& s, Mood mood) {
  std::string id = s.where == Where::Anywhere ? "return-units" : s.where == Where::Here ? "return-units-here" : "return-units-beside-it";
  if (s.n == 0) id += "-all";
  return verb(mood, id, {{"units", count("unit", s.n)}});
}

Text extreme(const Step& s, Mood mood) {
  const std::string id = s.verb == Verb::TakeExtreme ? "take-" : "conquer-";
  const std::string which{kExtremeWords[static_cast<std::size_t>(s.extreme)]};
  const std::string several = s.verb == Verb::ConquerExtreme && s.n > 1 ? "-several" : "";
  const Noun what = noun(s.select);
  return verb(mood, id + which + several, {{"card", what.one}, {"cards", what.many}, {"number", number(s.n)}});
}

Text act(const Step& s, Mood mood, Exactly exactly = Exactly::No, GoldNote note = GoldNote::Here) {
  const std::string_view id = kVerbWords[static_cast<std::size_t>(s.verb)];
  switch (s.verb) {
    case Verb::Gain: return gain(s, mood);
    case Verb::GainFor: {
      const Text foe = say("effect.foe." + std::string{kFoeWords[static_cast<std::size_t>(s.foe)]});
      return verb(mood, id, {{"what", amount(s.n, Resource::Military)}, {"foe", foe}});
    }
    case Verb::Pay: return pay(s, mood, note);
    case Verb::Archive:
    case Verb::Discard:
    case Verb::Reinforce: return verb(mood, id, {{"cards", cards(s.n, s.select, exactly)}});
    case Verb::ReturnUnits: return return_units(s, mood);
    case Verb::Draw: return draw(s, mood);
    case Verb::Copy: return verb(mood, s.of_opponent ? "copy-of-opponent" : id, {{"card", a(noun(s.select))}});
    case Verb::Ready: return verb(mood, id, {{"card", a(noun(s.select, "used"))}, open("this-turn")});
    case Verb::Take: return take(s, mood);
    case Verb::Acquire: return purchase(s, mood, id, s.select.kind);
    case Verb::BuildSection: return purchase(s, mood, id, Kind::Wonder);
    case Verb::DevelopPolicy: return purchase(s, mood, id, Kind::Policy);
    case Verb::Regain: return verb(mood, s.n == 0 ? "regain-all" : s.n == 1 ? id : "regain-some", {{"number", number(s.n)}});
    case Verb::MoveExplorer: {
      const Text tiles = count("tile", s.n);
      return verb(mood, id, {{"tiles", s.n > 1 ? say("effect.distance", {{"what", tiles}}) : tiles}});
    }
    case Verb::MoveUnits: return verb(mood, id, {{"units", up_to(s.n, count("unit", s.n))}});
    case Verb::Recall: return verb(mood, id, {{"cards", cards(s.n, s.select, exactly)}});
    case Verb::Refresh: return verb(mood, s.n == 1 ? id : "refresh-some", {{"cards", cards(s.n, s.select, exactly)}});
    case Verb::Activate: return s.n == 0 ? verb(mood, "activate-all") : verb(mood, id, {{"cards", cards(s.n, s.select, exactly)}});
    case Verb::UseFromTrack: return verb(mood, id, {{"card", a(noun(s.select))}});
    case Verb::ClearTrack: return verb(mood, id, {{"cards", count("card", s.n)}});
    case Verb::Lose: return verb(mood, id, {{"what", amounts(s.amounts, Purpose::Pay)}});
    case Verb::TakeExtreme:
    case Verb::ConquerExtreme: return extreme(s, mood);
    case Verb::MoveExplorers: return verb(mood, id, {{"tiles", count("tile", s.n)}});
    case Verb::DrawCard:
      return verb(mood, s.manner == Manner::AsUsual        ? std::string{id}
                        : s.manner == Manner::GeneralTwice ? "draw-card-general-twice"
                                                           : "draw-card-special-counts");
    case Verb::DrawUntil: return verb(mood, id, {{"speciality", speciality(s.speciality)}});
    case Verb::Again: return verb(mood, id, {{"price", amount(s.n, Resource::Gold)}});
    case Verb::Negotiate:
    case Verb::Expedition:
    case Verb::Spy: return verb(mood, s.free ? std::string{id} + "-free" : std::string{id});
    case Verb::Reserve: return verb(mood, id, {{"cards", count("card", s.n)}});
    case Verb::Steal: return verb(mood, id, {{"what", amounts(s.amounts, Purpose::Pay)}});
    case Verb::Raze: return verb(mood, id, {{"barricades", up_to(s.n, count("barricade", s.n))}});
    case Verb::Block: return verb(mood, id, {{"card", a(noun(s.select, "activated"))}});
    case Verb::Advantage:
    case Verb::Barricade:
    case Verb::MarkProvince: return verb(mood, id);
    case Verb::Defeat: return {};
    case Verb::WonderStep:
    case Verb::Reshuffle:
    case Verb::ReturnLoneSoldiers:
    case Verb::ReturnExplorers:
    case Verb::Progress:
    case Verb::Explore:
    case Verb::Outpost:
    case Verb::AttackAnywhere:
    case Verb::Swap: return verb(mood, id);
  }
  return {};
}

// A sequence in a sequence is one sequence, and so with choices.
void flatten(const Step& s, Form form, std::vector<const Step*>& out) {
  if (s.form != form) return out.push_back(&s);
  for (const Step& part : s.parts) flatten(part, form, out);
}
std::vector<const Step*> parts_of(const Step& s) {
  std::vector<const Step*> out;
  flatten(s, s.form, out);
  return out;
}
bool is_verb(const Step* s) { return s->form == Form::Do; }
bool all_verbs(const Step& s) {
  const auto parts = parts_of(s);
  return std::all_of(parts.begin(), parts.end(), is_verb);
}

// A choice that ends with its clause needs brackets where another choice goes on.
enum class Around : std::uint8_t { Open, InChoice };
Text clause(const Step&, Mood, Around);
Text bracketed(const Step&, Mood);

Texts clauses(const std::vector<const Step*>& parts, Mood mood, Around where) {
  Texts out;
  for (const Step* part : parts) out.push_back(clause(*part, mood, where));
  return out;
}

// What can be told apart with commas alone: "A, or B", the last one with a cost or two steps of its own.
bool is_plain_choice(const std::vector<const Step*>& parts) {
  const Step& last = *parts.back();
  return std::all_of(parts.begin(), parts.end() - 1, is_verb) &&
         (last.form == Form::Do || last.form == Form::Cost || (last.form == Form::Sequence && all_verbs(last)));
}
Text plain_choice(const std::vector<const Step*>& parts, Mood mood) {
  return joined(clauses(parts, mood, Around::InChoice), between("or"));
}
Text choose_one(const std::vector<const Step*>& parts, Mood mood) {
  return in_mood(mood, "form.choice", {{"what", joined(clauses(parts, mood, Around::InChoice), between("or-longer"))}});
}

Text sequence(const std::vector<const Step*>& parts, Mood mood, Around where) {
  Texts out;
  for (const Step* part : parts) {
    const bool for_somebody = part->form == Form::For && part->parts.front().form == Form::Do;
    const bool clear = is_verb(part) || for_somebody || (part == parts.back() && part->form != Form::Choice);
    out.push_back(clear ? clause(*part, mood, where) : bracketed(*part, mood));
  }
  return joined(out, between("then-tight"));
}

Text cost(const Step& s, Mood mood, Around where, GoldNote note) {
  Texts costs;
  for (std::size_t i = 0; i + 1 < s.parts.size(); ++i) costs.push_back(act(s.parts[i], mood, Exactly::Yes, note));
  return say("effect.form.cost", {{"cost", listed(std::move(costs))}, {"what", clause(s.parts.back(), Mood::To, where)}});
}

Text clause(const Step& s, Mood mood, Around where) {
  switch (s.form) {
    case Form::Do: return act(s, mood);
    case Form::Sequence: return sequence(parts_of(s), mood, where);
    case Form::Choice: return where == Around::InChoice ? bracketed(s, mood) : choose_one(parts_of(s), mood);
    case Form::Cost: return cost(s, mood, where, GoldNote::Here);
    case Form::May: return in_mood(mood, "form.may", {{"what", clause(s.parts.front(), Mood::To, where)}});
    case Form::If:
      return in_mood(mood, "form.if", {{"conditions", conditions(s.conditions)}, {"what", clause(s.parts.front(), mood, where)}});
    case Form::For: {  // whoever is hit has no choice how many
      const Step& what = s.parts.front();
      std::string whom{kWhomWords[static_cast<std::size_t>(s.whom)]};
      std::replace(whom.begin(), whom.end(), ' ', '-');
      return say("effect.whom." + whom, {{"what", what.form == Form::Do ? act(what, mood, Exactly::Yes) : clause(what, mood, where)}});
    }
  }
  return {};
}

Text bracketed(const Step& s, Mood mood) {
  const bool plain = s.form == Form::Choice && is_plain_choice(parts_of(s));
  return say("effect.form.group", {{"what", plain ? plain_choice(parts_of(s), mood) : clause(s, mood, Around::Open)}});
}

// The whole step as one sentence.
Text statement(const Step& s) {
  const auto parts = parts_of(s);
  if (s.form == Form::Choice) return is_plain_choice(parts) ? plain_choice(parts, Mood::Do) : choose_one(parts, Mood::Do);
  if (s.form == Form::Sequence && all_verbs(s)) return joined(clauses(parts, Mood::Do, Around::Open), between("then"));
  return clause(s, Mood::Do, Around::Open);
}

// UTF-8 has the small letters of « à » and « é » 0x20 above the capital ones, as ASCII does.
std::string capitalised(std::string text) {
  char& first = text[text.size() > 1 && text[0] == '\xC3' ? 1 : 0];
  const bool small = text[0] == '\xC3' ? first >= '\xA0' : first >= 'a' && first <= 'z';
  if (small) first = static_cast<char>(first - 0x20);
  return text;
}
Text sentence(const Text& clause) { return {capitalised(clause.en) + ".", capitalised(clause.fr) + "."}; }

bool pays_only_without_gold(const Step& s) {
  const auto is_such = [](const Step& c) { return c.form == Form::Do && c.verb == Verb::Pay && c.no_gold; };
  return s.form == Form::Cost && s.parts.size() == 2 && is_such(s.parts.front());
}

// The whole step in as many sentences as keep apart what a cost, a condition or a choice reaches.
Texts sentences(const Step& s) {
  if (pays_only_without_gold(s)) return {sentence(cost(s, Mood::Do, Around::Open, GoldNote::Later)), sentence(say("effect.gold-cannot"))};
  if (s.form != Form::Sequence || all_verbs(s)) return {sentence(statement(s))};
  Texts out;
  for (const Step* part : parts_of(s)) {
    const Text text = statement(*part);
    out.push_back(sentence(out.empty() ? text : say("effect.then", {{"what", text}})));
  }
  return out;
}

Text occasion(const Occasion& o) {
  const std::string id = "effect.occasion." + std::string{kOccasionWords[static_cast<std::size_t>(o.of)]};
  switch (o.of) {
    case Occasion::Of::Conquer: {
      const Text target = say("effect.target." + std::string{kTargetWords[static_cast<std::size_t>(o.target)]});
      const std::string with = o.with == Occasion::With::Warlord ? "-with-warlord" : o.with == Occasion::With::This ? "-with-this" : "";
      return say(id + with, {{"what", target}});
    }
    case Occasion::Of::Explore:
      return say(o.find == Occasion::Find::Anything ? id : id + "-" + std::string{kFindWords[static_cast<std::size_t>(o.find)]});
    case Occasion::Of::LoseProvince: return say(o.this_one ? "effect.occasion.lose-this-province" : id);
    case Occasion::Of::Acquire: return say(id, {{"what", a(noun(o.select))}});
    default: return say(id);
  }
}

Step one_of(const std::vector<Step>& alternatives) {
  if (alternatives.size() == 1) return alternatives.front();
  Step s;
  s.form = Form::Choice;
  s.parts = alternatives;
  return s;
}

}  // namespace

Text print(const Step& s, Span span) { return with_span(join(sentences(s), " "), span); }

Text print(const Modifier& m) {
  const Kind kind = m.of == Modifier::Of::CardsCostLess ? m.select.kind : Kind::Card;  // a Free Town's price is of several kinds
  return sentence(
      say("effect.always." + std::string{kModifierWords[static_cast<std::size_t>(m.of)]},
          {{"cards", noun(m.select).many}, {"less", price(kind, m.n)}, {"number", number(m.n)}, {"resource", name(m.resource)}}));
}

Text print(const Trigger& t, Span span) {
  const std::string_view id = t.first_only ? "effect.first" : "effect.each";
  return with_span(sentence(say(id, {{"on", occasion(t.on)}, {"what", statement(t.step)}, open("turn")})), span);
}

namespace {

Text leaving(const Leave& l) {
  switch (l.of) {
    case Leave::Of::Event: return say("effect.leave.event", {{"on", occasion(l.on)}});
    case Leave::Of::Use: return say("effect.leave.use");
    case Leave::Of::EndOfTurn: return say("effect.leave.end", {{"conditions", conditions(l.conditions)}});
  }
  return {};
}

Text defeat_condition(const Step& defeat) {
  if (defeat.form == Form::If) return say("effect.defeat-if", {{"conditions", conditions(defeat.conditions)}});
  Texts costs;
  for (const Step& cost : defeat.parts) costs.push_back(act(cost, Mood::Do, Exactly::Yes));
  return say("effect.defeat", {{"cost", listed(std::move(costs))}});
}

// What Heroes, Monsters and the Automa's cards say besides.
void add_module_texts(const Effects& e, Texts& out) {
  if (e.attack) out.push_back(sentence(say("effect.attack", {{"what", statement(*e.attack)}})));
  if (e.defeat) out.push_back(sentence(defeat_condition(*e.defeat)));
  if (e.defeat && !e.rewards.empty()) out.push_back(sentence(say("effect.reward", {{"what", statement(one_of(e.rewards))}})));
  if (e.general) out.push_back(print(*e.general));
  if (e.special)
    out.push_back(sentence(say("effect.special", {{"speciality", speciality(e.special->type)}, {"what", statement(e.special->step)}})));
  if (e.leave) out.push_back(sentence(leaving(*e.leave)));
}

Text print(const Place& p) {
  std::string id{kPlaceWords[static_cast<std::size_t>(p)]};
  std::replace(id.begin(), id.end(), ' ', '-');
  return sentence(say("effect.place." + id));
}

}  // namespace

Text print(const Effects& e) {
  Texts out;
  if (e.place) out.push_back(print(*e.place));
  if (e.activated) out.push_back(sentence(say("effect.activated", {{"what", statement(*e.activated)}})));
  if (e.activation) out.push_back(sentence(say("effect.activation", {{"what", statement(*e.activation)}})));
  if (e.use) out.push_back(print(*e.use, e.span));
  if (e.exploration) out.push_back(sentence(say("effect.with-module.exploration", {{"what", statement(*e.exploration)}})));
  if (e.espionage) out.push_back(sentence(say("effect.with-module.espionage", {{"what", statement(*e.espionage)}})));
  for (const Trigger& t : e.triggers) out.push_back(print(t, e.span));
  for (const Modifier& m : e.modifiers) out.push_back(print(m));
  if (e.bonus) out.push_back(sentence(say("effect.bonus", {{"what", statement(*e.bonus)}})));
  if (!e.rewards.empty() && !e.defeat) out.push_back(print(one_of(e.rewards)));
  add_module_texts(e, out);
  return with_span(join(out, " "), e.span);
}

Text produces(const Amounts& all) {
  Texts parts;
  for (int r = 0; r < kResources; ++r)
    if (const int n = all[static_cast<std::size_t>(r)]) parts.push_back(amount(n, resource(r)));
  return listed(std::move(parts));
}

namespace {

using Icons = std::vector<Icon>;

// How strongly a form holds its parts together, weakest first; a weaker one inside a stronger one is put in open and close.
enum class Binding : std::uint8_t { Sequence, Choice, Prefix };

void add(const Amount& a, Icons& out) {
  constexpr std::array<std::string_view, 3> kWild = {"base", "same-base", "different-base"};
  const auto i = static_cast<std::size_t>(a.of);
  out.push_back({i < kResources ? kResourceWords[i] : kWild[i - kResources], a.n});
}

enum class ShowCard : bool { No, Yes };  // "archive 1" needs no word for any card, "copy card" does
void add(const Select& s, ShowCard show, Icons& out) {
  if (s.which != Which::Any) out.push_back({kWhichWords[static_cast<std::size_t>(s.which)]});
  if (s.common) out.push_back({"common"});
  if (s.with) out.push_back({word(*s.with)});
  if (s.kind != Kind::Card || show == ShowCard::Yes) out.push_back({kKindWords[static_cast<std::size_t>(s.kind)]});
}

void add(const Count& c, int limit, Icons& out) {
  if (c.of == Count::Of::One) return;
  out.push_back({"per"});
  out.push_back({kCountWords[static_cast<std::size_t>(c.of)]});
  if (c.of == Count::Of::Activated) add(c.select, ShowCard::Yes, out);
  if (c.of == Count::Of::ProvinceOfType) out.push_back({c.terrain});
  if (limit) out.push_back({"up-to", limit});
}

void add(const Condition& c, Icons& out) {
  if (c.negated) out.push_back({"not"});
  out.push_back({kConditionWords[static_cast<std::size_t>(c.of)], c.of == Condition::Of::Activated ? c.n : 0});
  if (c.of == Condition::Of::Gained || c.of == Condition::Of::Have) out.push_back({word(c.resource), c.n});
  if (c.of == Condition::Of::Activated) add(c.select, ShowCard::Yes, out);
  if (c.of == Condition::Of::Control) out.push_back({c.terrain});
  if (c.of == Condition::Of::Fewest) out.push_back({kCountWords[static_cast<std::size_t>(c.count)]});
}

void add_verb(const Step& s, Icons& out) {
  const bool resources_only = s.verb == Verb::Gain || s.verb == Verb::GainFor;
  const bool has_discount = s.verb == Verb::Acquire || s.verb == Verb::BuildSection || s.verb == Verb::DevelopPolicy;
  const bool is_about_cards = s.verb == Verb::TakeExtreme || s.verb == Verb::Copy || s.verb == Verb::Ready || s.verb == Verb::Take ||
                              s.verb == Verb::Acquire || s.verb == Verb::UseFromTrack || s.verb == Verb::Block;
  if (!resources_only) out.push_back({kVerbWords[static_cast<std::size_t>(s.verb)], has_discount ? 0 : s.n});
  if (s.verb == Verb::GainFor) {
    out.push_back({word(Resource::Military), s.n});
    out.push_back({"for"});
    out.push_back({kFoeWords[static_cast<std::size_t>(s.foe)]});
  }
  for (const Amount& a : s.amounts) add(a, out);
  if (s.verb == Verb::TakeExtreme || s.verb == Verb::ConquerExtreme) out.push_back({kExtremeWords[static_cast<std::size_t>(s.extreme)]});
  if (s.manner != Manner::AsUsual) out.push_back({s.manner == Manner::GeneralTwice ? "general-twice" : "special-counts"});
  if (s.verb == Verb::DrawUntil) out.push_back({kSpecialityWords[static_cast<std::size_t>(s.speciality)]});
  if (s.where != Where::Anywhere) out.push_back({s.where == Where::Here ? "here" : "beside-it"});
  if (s.verb == Verb::Again) out.push_back({"gold", s.n});
  add(s.select, is_about_cards ? ShowCard::Yes : ShowCard::No, out);
  add(s.per, s.up_to, out);
  if (s.verb == Verb::Draw) out.push_back({"use", s.m});
  if (s.verb == Verb::Take && !s.from_basic) out.push_back({"track"});
  if (s.from_basic && s.select.kind != Kind::Basic) out.push_back({"from-basic"});
  if (s.verb == Verb::Take && s.up_to) out.push_back({"at-most", s.up_to});
  if (s.of_opponent) out.push_back({"opponent"});
  if (s.no_gold) out.push_back({"no-gold"});
  if (s.free) out.push_back({"free"});
  if (has_discount && s.n) out.push_back({"less", s.n});
  if ((s.verb == Verb::Regain || s.verb == Verb::Activate) && s.n == 0) out.push_back({"all"});
}

void add(const Step& s, Binding around, Icons& out) {
  const Binding own = s.form == Form::Sequence ? Binding::Sequence : s.form == Form::Choice ? Binding::Choice : Binding::Prefix;
  if (own < around) out.push_back({"open"});
  switch (s.form) {
    case Form::Do: add_verb(s, out); break;
    case Form::Sequence:
    case Form::Choice:
      for (const Step& part : s.parts) {
        if (&part != &s.parts.front()) out.push_back({s.form == Form::Sequence ? "then" : "or"});
        add(part, s.form == Form::Sequence ? Binding::Choice : Binding::Prefix, out);
      }
      break;
    case Form::Cost:
      for (const Step& part : s.parts) {
        if (&part != &s.parts.front()) out.push_back({&part == &s.parts.back() ? "arrow" : "and"});
        add(part, Binding::Prefix, out);
      }
      break;
    case Form::For: {
      constexpr std::array<std::string_view, 3> kWhom = {"each-player", "owner", "neighbours"};
      out.push_back({kWhom[static_cast<std::size_t>(s.whom)]});
      out.push_back({"colon"});
      add(s.parts.front(), Binding::Prefix, out);
      break;
    }
    case Form::May:
      out.push_back({"may"});
      add(s.parts.front(), Binding::Prefix, out);
      break;
    case Form::If:
      out.push_back({"if"});
      for (const Condition& c : s.conditions) {
        if (&c != &s.conditions.front()) out.push_back({"and"});
        add(c, out);
      }
      out.push_back({"colon"});
      add(s.parts.front(), Binding::Prefix, out);
      break;
  }
  if (own < around) out.push_back({"close"});
}

void add(const std::vector<Step>& alternatives, Icons& out) {
  for (const Step& s : alternatives) {
    if (&s != &alternatives.front()) out.push_back({"or"});
    add(s, alternatives.size() > 1 ? Binding::Prefix : Binding::Sequence, out);
  }
}

void add(const Occasion& on, Icons& out) {
  out.push_back({kOccasionWords[static_cast<std::size_t>(on.of)]});
  if (on.of == Occasion::Of::Conquer) out.push_back({kTargetWords[static_cast<std::size_t>(on.target)]});
  if (on.with == Occasion::With::Warlord) out.push_back({"warlord"});
  if (on.with == Occasion::With::This || on.this_one) out.push_back({"this"});
  if (on.find != Occasion::Find::Anything) out.push_back({kFindWords[static_cast<std::size_t>(on.find)]});
  if (on.of == Occasion::Of::Acquire) add(on.select, ShowCard::Yes, out);
}

void add(const Trigger& t, Icons& out) {
  out.push_back({t.first_only ? "first" : "each"});
  add(t.on, out);
  out.push_back({"colon"});
  add(t.step, Binding::Sequence, out);
}

void add(const Modifier& m, Icons& out) {
  out.push_back({"always"});
  out.push_back({kModifierWords[static_cast<std::size_t>(m.of)], m.n});
  if (m.of == Modifier::Of::CardsCostLess) add(m.select, ShowCard::Yes, out);
  if (m.of == Modifier::Of::GoldCountsTwo) out.push_back({word(m.resource)});
}

void add(const std::vector<Condition>& all, Icons& out) {
  for (const Condition& c : all) {
    if (&c != &all.front()) out.push_back({"and"});
    add(c, out);
  }
}

// What defeats a Monster: costs, or conditions.
void add_defeat(const Step& s, Icons& out) {
  add(s.conditions, out);
  for (const Step& cost : s.parts) {
    if (&cost != &s.parts.front()) out.push_back({"and"});
    add_verb(cost, out);
  }
}

void add(const Leave& l, Icons& out) {
  if (l.of == Leave::Of::Event) return add(l.on, out);
  out.push_back({l.of == Leave::Of::Use ? "use" : "end-of-turn"});
  add(l.conditions, out);
}

}  // namespace

std::vector<Icon> icons(const Effects& e) {
  Icons out;
  const auto field = [&](std::string_view name, const auto&... what) {
    if (!out.empty()) out.push_back({"break"});
    if (!name.empty()) out.push_back({name});
    add(what..., out);
  };
  if (e.activated) field("activated", *e.activated, Binding::Sequence);
  if (e.activation) field("activation", *e.activation, Binding::Sequence);
  if (e.use) field("", *e.use, Binding::Sequence);
  if (e.exploration) field("exploration", *e.exploration, Binding::Sequence);
  if (e.espionage) field("espionage", *e.espionage, Binding::Sequence);
  for (const Trigger& t : e.triggers) field("", t);
  for (const Modifier& m : e.modifiers) field("", m);
  if (e.bonus) field("bonus", *e.bonus, Binding::Sequence);
  if (e.attack) field("attack", *e.attack, Binding::Sequence);
  if (e.defeat) {
    if (!out.empty()) out.push_back({"break"});
    out.push_back({"defeat"});
    add_defeat(*e.defeat, out);
  }
  if (!e.rewards.empty()) field(e.defeat ? "reward" : "", e.rewards);
  if (e.general) field("", *e.general, Binding::Sequence);
  if (e.special) {
    field(kSpecialityWords[static_cast<std::size_t>(e.special->type)], e.special->step, Binding::Sequence);
  }
  if (e.leave) field("leave", *e.leave);
  return out;
}

}  // namespace stele::civic
