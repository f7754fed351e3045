// The grammar of the effect language, and from its parse tree the typed tree. Strings end here.
#include <algorithm>
#include <charconv>

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/parse_tree.hpp>

#include "engine/text.h"
#include "games/civic/effect.h"

namespace stele::civic {
namespace {

namespace grammar {
using namespace tao::pegtl;

struct blanks : plus<one<' '>> {};
// One word of the language, which no letter may follow.
#define WORD(text) TAO_PEGTL_STRING(text), not_at<sor<alnum, one<'-'>>>

struct number : seq<plus<digit>, not_at<alnum>> {};
struct terrain : seq<alpha, star<sor<alnum, one<'-'>>>> {};

// resources and amounts
struct base_resource : seq<sor<TAO_PEGTL_STRING("production"), TAO_PEGTL_STRING("science"), TAO_PEGTL_STRING("military")>, not_at<alnum>> {
};
struct resource_word : seq<sor<TAO_PEGTL_STRING("production"), TAO_PEGTL_STRING("science"), TAO_PEGTL_STRING("military"),
                               TAO_PEGTL_STRING("gold"), TAO_PEGTL_STRING("culture")>,
                           not_at<alnum>> {};
struct same_base : seq<TAO_PEGTL_STRING("same"), blanks, WORD("base")> {};
struct different_base : seq<TAO_PEGTL_STRING("different"), blanks, WORD("base")> {};
struct any_base : seq<WORD("base")> {};
struct amount : seq<number, blanks, sor<same_base, different_base, any_base, resource_word>> {};
struct and_word : seq<blanks, WORD("and"), blanks> {};
struct amounts : seq<amount, star<seq<and_word, amount>>> {};
struct plain_amount : seq<number, blanks, resource_word> {};

// kinds of cards and which of them
struct kind_word : seq<sor<TAO_PEGTL_STRING("card"), TAO_PEGTL_STRING("building"), TAO_PEGTL_STRING("starting"), TAO_PEGTL_STRING("basic"),
                           TAO_PEGTL_STRING("knowledge"), TAO_PEGTL_STRING("wonder"), TAO_PEGTL_STRING("policy"),
                           TAO_PEGTL_STRING("province"), TAO_PEGTL_STRING("reserved")>,
                       not_at<sor<alnum, one<'-'>>>> {};
struct common : seq<WORD("common")> {};
struct kind : seq<opt<seq<common, blanks>>, opt<seq<base_resource, blanks>>, kind_word> {};
struct which_word
    : seq<sor<TAO_PEGTL_STRING("other"), TAO_PEGTL_STRING("this"), TAO_PEGTL_STRING("neighbour"), TAO_PEGTL_STRING("acquired")>,
          not_at<sor<alnum, one<'-'>>>> {};
struct this_word : seq<WORD("this")> {};
struct selection : sor<seq<blanks, which_word>, seq<blanks, kind>> {};

// counts
struct activated_count : seq<WORD("activated"), blanks, kind> {};
struct typed_count : seq<TAO_PEGTL_STRING("province of type"), blanks, terrain> {};
struct plain_count : seq<sor<TAO_PEGTL_STRING("coastal province"), TAO_PEGTL_STRING("province type"), TAO_PEGTL_STRING("province"),
                             TAO_PEGTL_STRING("archived card"), TAO_PEGTL_STRING("free-town"), TAO_PEGTL_STRING("outpost"),
                             TAO_PEGTL_STRING("wonder"), TAO_PEGTL_STRING("knowledge"), TAO_PEGTL_STRING("policy")>,
                         not_at<sor<alnum, one<'-'>>>> {};
struct count : sor<activated_count, typed_count, plain_count> {};
struct limit : seq<blanks, TAO_PEGTL_STRING("up to"), blanks, number> {};
struct per : seq<blanks, WORD("per"), blanks, count, opt<limit>> {};

// conditions
struct gained : seq<WORD("gained"), blanks, plain_amount, star<seq<and_word, plain_amount>>> {};
struct have : seq<WORD("have"), blanks, plain_amount, star<seq<and_word, plain_amount>>> {};
struct activated_kind : seq<opt<seq<number, blanks>>, kind> {};
struct activated : seq<WORD("activated"), blanks, activated_kind, star<seq<and_word, activated_kind>>> {};
struct crossing : seq<WORD("crossing")> {};
struct centre : seq<WORD("centre")> {};
struct control : seq<WORD("control"), blanks, terrain> {};
struct conquered : seq<WORD("conquered")> {};
struct explored : seq<WORD("explored")> {};
struct fewer_provinces : seq<TAO_PEGTL_STRING("fewer provinces than an opponent")> {};
struct fewest_of : seq<sor<TAO_PEGTL_STRING("policies"), TAO_PEGTL_STRING("wonders"), TAO_PEGTL_STRING("provinces")>, not_at<alnum>> {};
struct fewest : seq<WORD("fewest"), blanks, fewest_of> {};
struct nothing_done : seq<TAO_PEGTL_STRING("nothing done")> {};
struct has_advantage : seq<WORD("advantage")> {};
struct not_word : seq<WORD("not"), blanks> {};
struct plain_condition
    : sor<gained, have, activated, crossing, centre, control, conquered, explored, fewer_provinces, fewest, nothing_done, has_advantage> {};
struct negation : seq<not_word, plain_condition> {};
struct condition : sor<negation, plain_condition> {};
struct conditions : seq<condition, star<seq<and_word, condition>>> {};

// verbs
struct less : seq<blanks, WORD("costing"), blanks, number, blanks, WORD("less")> {};
struct at_most : seq<blanks, TAO_PEGTL_STRING("costing at most"), blanks, number> {};
struct foe : seq<sor<TAO_PEGTL_STRING("barbarians"), TAO_PEGTL_STRING("free-towns"), TAO_PEGTL_STRING("enemies")>, not_at<alnum>> {};
struct no_gold : seq<blanks, TAO_PEGTL_STRING("no"), blanks, WORD("gold")> {};
struct all : seq<WORD("all")> {};
struct free : seq<WORD("free")> {};
struct of_opponent : seq<blanks, TAO_PEGTL_STRING("of"), blanks, WORD("opponent")> {};
struct from_track : seq<blanks, TAO_PEGTL_STRING("from"), blanks, WORD("track")> {};
struct from_basic : seq<blanks, TAO_PEGTL_STRING("from"), blanks, WORD("basic")> {};

struct gain_for : seq<WORD("gain"), blanks, number, blanks, TAO_PEGTL_STRING("military"), blanks, TAO_PEGTL_STRING("for"), blanks, foe> {};
struct gain : seq<WORD("gain"), blanks, amounts, opt<per>> {};
struct pay : seq<WORD("pay"), blanks, amounts, opt<no_gold>> {};
struct archive : seq<WORD("archive"), blanks, sor<this_word, seq<number, opt<selection>>>> {};
struct discard : seq<WORD("discard"), blanks, number, opt<selection>> {};
struct reinforce : seq<WORD("reinforce"), blanks, sor<this_word, seq<number, opt<selection>>>> {};
struct units_word : seq<sor<TAO_PEGTL_STRING("units"), TAO_PEGTL_STRING("unit")>, not_at<alnum>> {};
struct where : seq<sor<TAO_PEGTL_STRING("here"), TAO_PEGTL_STRING("beside it")>, not_at<alnum>> {};
struct return_units : seq<WORD("return"), blanks, sor<number, all>, blanks, units_word, opt<seq<blanks, where>>> {};
struct return_lone_soldiers : seq<TAO_PEGTL_STRING("return all lone soldiers")> {};
struct return_explorers : seq<TAO_PEGTL_STRING("return all explorers")> {};
struct lose : seq<WORD("lose"), blanks, plain_amount, star<seq<and_word, plain_amount>>> {};
struct draw : seq<WORD("draw"), blanks, number, TAO_PEGTL_STRING(","), blanks, TAO_PEGTL_STRING("use"), blanks, number> {};
struct progress : seq<WORD("progress")> {};
struct copy : seq<WORD("copy"), blanks, kind, opt<of_opponent>> {};
struct ready : seq<WORD("ready"), blanks, kind> {};
struct take : seq<WORD("take"), blanks, kind, sor<from_track, from_basic>, opt<at_most>> {};
struct acquire : seq<WORD("acquire"), blanks, kind, less> {};
struct build_section : seq<TAO_PEGTL_STRING("build"), blanks, WORD("section"), sor<less, seq<blanks, free>>> {};
struct develop : seq<TAO_PEGTL_STRING("develop"), blanks, WORD("policy"), opt<less>> {};
struct regain : seq<WORD("regain"), blanks,
                    sor<seq<all, blanks, WORD("bonuses")>,
                        seq<number, blanks, sor<TAO_PEGTL_STRING("bonuses"), TAO_PEGTL_STRING("bonus")>, not_at<alnum>>>> {};
struct move_explorer : seq<TAO_PEGTL_STRING("move"), blanks, WORD("explorer"), blanks, number> {};
struct explore : seq<WORD("explore")> {};
struct move_units : seq<TAO_PEGTL_STRING("move"), blanks, WORD("units"), blanks, number> {};
struct outpost : seq<WORD("outpost")> {};
struct attack_anywhere : seq<TAO_PEGTL_STRING("attack"), blanks, WORD("anywhere")> {};
struct recall : seq<WORD("recall"), blanks, number, blanks, TAO_PEGTL_STRING("from"), blanks, WORD("discard")> {};
struct swap : seq<TAO_PEGTL_STRING("swap"), blanks, TAO_PEGTL_STRING("2"), blanks, WORD("city")> {};
struct refresh : seq<WORD("refresh"), blanks, number> {};
struct activate : seq<WORD("activate"), blanks, sor<all, seq<number, opt<seq<blanks, which_word>>>>> {};
struct use_from_track : seq<WORD("use"), blanks, kind, from_track> {};
struct clear_track : seq<WORD("clear"), blanks, number, blanks, WORD("track")> {};

// of Duel
struct free_after : seq<blanks, free> {};
struct negotiate : seq<WORD("negotiate"), opt<free_after>> {};
struct advantage : seq<WORD("advantage")> {};
struct barricade : seq<WORD("barricade")> {};
struct mark_province : seq<TAO_PEGTL_STRING("mark"), blanks, WORD("province")> {};
struct reserve : seq<WORD("reserve"), blanks, number, from_track> {};
struct stolen : seq<number, blanks, sor<seq<WORD("gold")>, seq<WORD("culture")>>> {};
struct steal : seq<WORD("steal"), blanks, at<stolen>, plain_amount> {};
struct raze : seq<WORD("raze"), blanks, number> {};
struct block : seq<WORD("block"), blanks, kind, of_opponent> {};
struct expedition : seq<WORD("expedition"), opt<free_after>> {};
struct spy : seq<WORD("spy"), opt<free_after>> {};

// of the Automa
struct extreme : seq<sor<TAO_PEGTL_STRING("cheapest"), TAO_PEGTL_STRING("dearest"), TAO_PEGTL_STRING("all")>, not_at<alnum>> {};
struct speciality : seq<sor<TAO_PEGTL_STRING("Architectural"), TAO_PEGTL_STRING("Cultural"), TAO_PEGTL_STRING("Economic"),
                            TAO_PEGTL_STRING("Aggressive"), TAO_PEGTL_STRING("Technological")>,
                        not_at<alnum>> {};
struct manner : seq<sor<TAO_PEGTL_STRING("general twice"), TAO_PEGTL_STRING("special counts")>, not_at<alnum>> {};
struct take_extreme : seq<WORD("take"), blanks, extreme, blanks, kind> {};
struct conquer_extreme : seq<WORD("conquer"), blanks, opt<seq<number, blanks>>, extreme> {};
struct wonder_step : seq<TAO_PEGTL_STRING("wonder"), blanks, WORD("step")> {};
struct move_explorers : seq<TAO_PEGTL_STRING("move"), blanks, WORD("explorers"), blanks, number> {};
struct draw_card : seq<TAO_PEGTL_STRING("draw"), blanks, WORD("card"), opt<seq<TAO_PEGTL_STRING(", "), manner>>> {};
struct draw_until : seq<TAO_PEGTL_STRING("draw"), blanks, WORD("until"), blanks, speciality> {};
struct reshuffle : seq<WORD("reshuffle")> {};
struct again : seq<TAO_PEGTL_STRING("again for"), blanks, number, blanks, WORD("gold")> {};

struct verb : sor<gain_for, gain, pay, archive, discard, reinforce, return_lone_soldiers, return_explorers, return_units, lose, draw_card,
                  draw_until, draw, progress, copy, ready, take_extreme, take, acquire, build_section, develop, regain, move_explorers,
                  move_explorer, explore, move_units, outpost, attack_anywhere, recall, swap, refresh, activate, use_from_track,
                  clear_track, conquer_extreme, wonder_step, reshuffle, again, negotiate, advantage, barricade, mark_province, reserve,
                  steal, raze, block, expedition, spy> {};

// Binding, weakest first: `, then `, ` | `, and then `if`, `may` and `->`.
struct step;
struct program;
struct group : seq<one<'('>, program, one<')'>> {};
struct cost_part : sor<pay, archive, discard, return_units> {};
struct arrow : seq<blanks, TAO_PEGTL_STRING("->"), blanks> {};
struct cost : seq<cost_part, star<seq<and_word, cost_part>>, arrow, step> {};
struct may : seq<WORD("may"), blanks, step> {};
struct if_step : seq<WORD("if"), blanks, conditions, one<':'>, blanks, step> {};
struct whom : sor<TAO_PEGTL_STRING("each player"), TAO_PEGTL_STRING("owner"), TAO_PEGTL_STRING("neighbours")> {};
struct for_step : seq<whom, one<':'>, blanks, step> {};
struct step : sor<if_step, may, for_step, cost, group, verb> {};
struct choice : list<step, seq<blanks, one<'|'>, blanks>> {};
struct program : list<choice, seq<one<','>, blanks, TAO_PEGTL_STRING("then"), blanks>> {};
struct whole : seq<program, eof> {};

// what defeats a Monster
struct defeat_costs : seq<cost_part, star<seq<and_word, cost_part>>> {};
struct defeat_if : seq<WORD("if"), blanks, conditions> {};
struct whole_defeat : seq<sor<defeat_if, defeat_costs>, eof> {};

// standing rules
struct cards_cost_less : seq<kind, blanks, WORD("cost"), blanks, number, blanks, WORD("less")> {};
struct wonders_cost_half : seq<TAO_PEGTL_STRING("wonders cost half")> {};
struct wonders_payable : seq<TAO_PEGTL_STRING("wonders payable with base")> {};
struct towns_cost_less : seq<TAO_PEGTL_STRING("free-towns cost"), blanks, number, blanks, WORD("less")> {};
struct enemies_less : seq<TAO_PEGTL_STRING("enemies defend"), blanks, number, blanks, WORD("less")> {};
struct barbarians_less : seq<TAO_PEGTL_STRING("barbarians defend"), blanks, number, blanks, WORD("less")> {};
struct own_more : seq<TAO_PEGTL_STRING("own provinces defend"), blanks, number, blanks, WORD("more")> {};
struct first_step_free : seq<TAO_PEGTL_STRING("first explorer step free")> {};
struct cross_water : seq<TAO_PEGTL_STRING("explorers cross water")> {};
struct coasts_adjacent : seq<TAO_PEGTL_STRING("coasts are adjacent")> {};
struct gold_counts_two : seq<TAO_PEGTL_STRING("gold counts 2 for"), blanks, base_resource> {};
struct both_rewards : seq<TAO_PEGTL_STRING("both barbarian rewards")> {};
struct provinces_with_gold : seq<TAO_PEGTL_STRING("provinces payable with gold only")> {};
struct explorers_stop : seq<TAO_PEGTL_STRING("explorers stop here")> {};
struct units_stay : seq<TAO_PEGTL_STRING("units cannot leave here")> {};
struct no_conquest : seq<TAO_PEGTL_STRING("this province cannot be conquered")> {};
struct defeat_costs_more : seq<TAO_PEGTL_STRING("defeat costs"), blanks, number, blanks, TAO_PEGTL_STRING("more per attack")> {};
struct modifier : sor<wonders_cost_half, wonders_payable, towns_cost_less, enemies_less, barbarians_less, own_more, first_step_free,
                      cross_water, coasts_adjacent, gold_counts_two, both_rewards, provinces_with_gold, explorers_stop, units_stay,
                      no_conquest, defeat_costs_more, cards_cost_less> {};
struct whole_modifier : seq<modifier, eof> {};

// occasions
struct target : seq<sor<TAO_PEGTL_STRING("barbarian"), TAO_PEGTL_STRING("free-town"), TAO_PEGTL_STRING("enemy"),
                        TAO_PEGTL_STRING("coastal"), TAO_PEGTL_STRING("any")>,
                    not_at<alnum>> {};
struct with_warlord : seq<blanks, TAO_PEGTL_STRING("with"), blanks, WORD("warlord")> {};
struct with_this : seq<blanks, TAO_PEGTL_STRING("with"), blanks, WORD("this")> {};
struct on_conquer : seq<WORD("conquer"), blanks, target, opt<sor<with_warlord, with_this>>> {};
struct on_complete : seq<TAO_PEGTL_STRING("complete"), blanks, WORD("wonder")> {};
struct on_acquire : seq<WORD("acquire"), blanks, kind> {};
struct find : seq<sor<TAO_PEGTL_STRING("market"), TAO_PEGTL_STRING("production")>, not_at<alnum>> {};
struct on_explore : seq<WORD("explore"), opt<seq<blanks, find>>> {};
struct on_develop : seq<TAO_PEGTL_STRING("develop"), blanks, WORD("policy")> {};
struct on_lose : seq<WORD("lose"), blanks, opt<seq<this_word, blanks>>, WORD("province")> {};
struct on_negotiate : seq<WORD("negotiate")> {};
struct occasion : sor<on_conquer, on_complete, on_acquire, on_explore, on_develop, on_lose, on_negotiate> {};
struct whole_occasion : seq<occasion, eof> {};

// when a Hero leaves
struct leave_use : seq<WORD("use")> {};
struct leave_end : seq<TAO_PEGTL_STRING("end of turn if"), blanks, conditions> {};
struct whole_leave : seq<sor<leave_use, leave_end, occasion>, eof> {};
#undef WORD

template <class Rule>
using keep = parse_tree::selector<
    Rule,
    parse_tree::store_content::on<
        number, terrain, base_resource, resource_word, same_base, different_base, any_base, amount, plain_amount, kind_word, common, kind,
        which_word, this_word, activated_count, plain_count, limit, per, gained, have, activated_kind, activated, crossing, centre, control,
        less, at_most, foe, no_gold, all, free, of_opponent, from_basic, gain_for, gain, pay, archive, discard, reinforce, return_units,
        draw, progress, copy, ready, take, acquire, build_section, develop, regain, move_explorer, explore, move_units, outpost,
        attack_anywhere, recall, swap, refresh, activate, use_from_track, cost, may, if_step, choice, program, cards_cost_less,
        wonders_cost_half, wonders_payable, towns_cost_less, enemies_less, barbarians_less, own_more, first_step_free, cross_water,
        coasts_adjacent, gold_counts_two, both_rewards, explorers_stop, units_stay, no_conquest, defeat_costs_more, target, with_warlord,
        with_this, on_conquer, on_complete, on_acquire, find, on_explore, on_develop, on_lose, leave_use, leave_end, conquered, explored,
        fewer_provinces, fewest_of, fewest, nothing_done, negation, where, return_lone_soldiers, return_explorers, lose, clear_track,
        extreme, speciality, manner, take_extreme, conquer_extreme, wonder_step, move_explorers, draw_card, draw_until, reshuffle, again,
        whom, for_step, defeat_costs, defeat_if, typed_count, has_advantage, negotiate, advantage, barricade, mark_province, reserve, steal,
        raze, block, expedition, spy, provinces_with_gold, on_negotiate>>;

// What stands where reading got furthest, and what could have stood there.
struct Furthest {
  std::size_t at = 0;
  std::vector<std::string_view> expected;
};
template <class Rule>
inline constexpr std::string_view expected = "";
template <>
inline constexpr std::string_view expected<number> = "a number";
template <>
inline constexpr std::string_view expected<terrain> = "a terrain or a type of Province";
template <>
inline constexpr std::string_view expected<resource_word> = "a resource (production, science, military, gold, culture)";
template <>
inline constexpr std::string_view expected<any_base> = "'base'";
template <>
inline constexpr std::string_view expected<kind_word> =
    "a kind of card (card, building, starting, basic, knowledge, wonder, policy, province, reserved)";
template <>
inline constexpr std::string_view expected<which_word> = "other, this, neighbour or acquired";
template <>
inline constexpr std::string_view expected<count> =
    "a count (wonder, knowledge, policy, province, coastal province, activated KIND, archived card, free-town, outpost, province type, "
    "province of type TYPE)";
template <>
inline constexpr std::string_view expected<condition> =
    "a condition (gained, have, activated, crossing, centre, control, conquered, explored, fewer provinces than an opponent, fewest, "
    "nothing done, advantage)";
template <>
inline constexpr std::string_view expected<foe> = "barbarians, free-towns or enemies";
template <>
inline constexpr std::string_view expected<verb> = "a verb";
template <>
inline constexpr std::string_view expected<arrow> = "' -> '";
template <>
inline constexpr std::string_view expected<less> = "'costing N less'";
template <>
inline constexpr std::string_view expected<from_track> = "'from track'";
template <>
inline constexpr std::string_view expected<from_basic> = "'from basic'";
template <>
inline constexpr std::string_view expected<modifier> = "a standing rule";
template <>
inline constexpr std::string_view expected<target> = "any, barbarian, free-town, enemy or coastal";
template <>
inline constexpr std::string_view expected<on_conquer> = "'conquer ...'";
template <>
inline constexpr std::string_view expected<on_complete> = "'complete wonder'";
template <>
inline constexpr std::string_view expected<on_acquire> = "'acquire KIND'";
template <>
inline constexpr std::string_view expected<on_explore> = "'explore'";
template <>
inline constexpr std::string_view expected<on_develop> = "'develop policy'";
template <>
inline constexpr std::string_view expected<on_lose> = "'lose province'";
template <>
inline constexpr std::string_view expected<on_negotiate> = "'negotiate'";
template <>
inline constexpr std::string_view expected<stolen> = "gold or culture";
template <>
inline constexpr std::string_view expected<leave_use> = "'use'";
template <>
inline constexpr std::string_view expected<leave_end> = "'end of turn if ...'";
template <>
inline constexpr std::string_view expected<extreme> = "cheapest, dearest or all";
template <>
inline constexpr std::string_view expected<speciality> = "Architectural, Cultural, Economic, Aggressive or Technological";
template <>
inline constexpr std::string_view expected<manner> = "'general twice' or 'special counts'";
template <>
inline constexpr std::string_view expected<where> = "'here' or 'beside it'";
template <>
inline constexpr std::string_view expected<cost_part> = "a cost (pay, archive, discard, return)";
template <>
inline constexpr std::string_view expected<eof> = "the end";

template <class Rule>
struct control_of : normal<Rule> {
  template <class Input>
  static void failure(const Input& in, Furthest& furthest) {
    if constexpr (!expected<Rule>.empty()) {
      const std::size_t at = in.position().byte;
      if (at > furthest.at) furthest = {at, {}};
      if (at == furthest.at && std::find(furthest.expected.begin(), furthest.expected.end(), expected<Rule>) == furthest.expected.end())
        furthest.expected.push_back(expected<Rule>);
    }
  }
};
}  // namespace grammar

using Tree = tao::pegtl::parse_tree::node;

template <class Rule>
const Tree* child(const Tree& t) {
  for (const auto& c : t.children)
    if (c->is_type<Rule>()) return c.get();
  return nullptr;
}
template <class Rule>
bool has(const Tree& t) {
  return child<Rule>(t) != nullptr;
}

int value_of(const Tree& number) {
  int n = 0;
  const auto text = number.string_view();
  std::from_chars(text.data(), text.data() + text.size(), n);
  return n;
}
int number_in(const Tree& t, int index = 0) {  // the index-th number right below
  for (const auto& c : t.children)
    if (c->is_type<grammar::number>() && index-- == 0) return value_of(*c);
  return 0;
}

template <class Words>
std::size_t index_in(const Words& words, std::string_view text) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), text) - words.begin());
}
Resource resource_of(const Tree& t) { return static_cast<Resource>(index_in(kResourceWords, t.string_view())); }

Select select_of(const Tree* kind, const Tree* which = nullptr) {
  Select s;
  if (which) s.which = static_cast<Which>(index_in(kWhichWords, which->string_view()));
  if (kind) {
    s.kind = static_cast<Kind>(index_in(kKindWords, child<grammar::kind_word>(*kind)->string_view()));
    if (const Tree* with = child<grammar::base_resource>(*kind)) s.with = resource_of(*with);
    s.common = has<grammar::common>(*kind);
  }
  return s;
}

Amount amount_of(const Tree& t) {
  Amount out{number_in(t), Amount::Of::Base};
  if (const Tree* r = child<grammar::resource_word>(t))
    out.of = static_cast<Amount::Of>(resource_of(*r));
  else if (has<grammar::same_base>(t))
    out.of = Amount::Of::SameBase;
  else if (has<grammar::different_base>(t))
    out.of = Amount::Of::DifferentBase;
  return out;
}

Count count_of(const Tree& per) {
  Count out;
  if (const Tree* activated = child<grammar::activated_count>(per)) {
    out.of = Count::Of::Activated;
    out.select = select_of(child<grammar::kind>(*activated));
  } else if (const Tree* typed = child<grammar::typed_count>(per)) {
    out.of = Count::Of::ProvinceOfType;
    out.terrain = child<grammar::terrain>(*typed)->string();
  } else {
    out.of = static_cast<Count::Of>(index_in(kCountWords, child<grammar::plain_count>(per)->string_view()));
  }
  return out;
}

void add_conditions(const Tree& t, std::vector<Condition>& out) {
  using Of = Condition::Of;
  const auto add = [&](Of of) -> Condition& {
    out.push_back({});
    out.back().of = of;
    return out.back();
  };
  if (t.is_type<grammar::gained>() || t.is_type<grammar::have>())
    for (const auto& a : t.children) {
      Condition& c = add(t.is_type<grammar::gained>() ? Of::Gained : Of::Have);
      c.n = number_in(*a);
      c.resource = resource_of(*child<grammar::resource_word>(*a));
    }
  if (t.is_type<grammar::activated>())
    for (const auto& a : t.children) {
      Condition& c = add(Of::Activated);
      c.n = has<grammar::number>(*a) ? number_in(*a) : 1;
      c.select = select_of(child<grammar::kind>(*a));
    }
  if (t.is_type<grammar::crossing>()) add(Of::Crossing);
  if (t.is_type<grammar::centre>()) add(Of::Centre);
  if (t.is_type<grammar::control>()) add(Of::Control).terrain = child<grammar::terrain>(t)->string();
  if (t.is_type<grammar::conquered>()) add(Of::Conquered);
  if (t.is_type<grammar::explored>()) add(Of::Explored);
  if (t.is_type<grammar::fewer_provinces>()) add(Of::FewerProvinces);
  if (t.is_type<grammar::fewest>()) {
    const auto of = child<grammar::fewest_of>(t)->string_view();
    add(Of::Fewest).count = of == "policies" ? Count::Of::Policy : of == "wonders" ? Count::Of::Wonder : Count::Of::Province;
  }
  if (t.is_type<grammar::nothing_done>()) add(Of::NothingDone);
  if (t.is_type<grammar::has_advantage>()) add(Of::Advantage);
  if (t.is_type<grammar::negation>()) {
    const std::size_t from = out.size();
    add_conditions(*t.children.front(), out);
    for (std::size_t i = from; i < out.size(); ++i) out[i].negated = true;
  }
}

// One verb: which it is, and the numbers and words that every verb may have.
Step verb_of(const Tree& t) {
  using namespace grammar;
  Step s;
  s.select = select_of(child<kind>(t), child<which_word>(t));
  s.n = number_in(t);
  if (has<this_word>(t)) {
    s.select.which = Which::This;
    s.n = 1;
  }
  if (const Tree* l = child<less>(t)) s.n = number_in(*l);
  if (const Tree* most = child<at_most>(t)) s.up_to = number_in(*most);
  s.of_opponent = has<of_opponent>(t);
  s.from_basic = has<from_basic>(t);
  s.no_gold = has<no_gold>(t);
  s.free = has<free>(t);
  for (const auto& c : t.children)
    if (c->is_type<amount>() || c->is_type<plain_amount>()) s.amounts.push_back(amount_of(*c));
  if (const Tree* w = child<where>(t)) s.where = static_cast<Where>(index_in(kWhereWords, w->string_view()));
  if (const Tree* e = child<extreme>(t)) s.extreme = static_cast<Extreme>(index_in(kExtremeWords, e->string_view()));
  if (const Tree* m = child<manner>(t)) s.manner = static_cast<Manner>(index_in(kMannerWords, m->string_view()));
  if (const Tree* k = child<speciality>(t)) s.speciality = static_cast<Speciality>(index_in(kSpecialityWords, k->string_view()));
  if (t.is_type<conquer_extreme>() && s.n == 0) s.n = 1;
  if (const Tree* p = child<per>(t)) {
    s.per = count_of(*p);
    if (const Tree* l = child<limit>(*p)) s.up_to = number_in(*l);
  }
  if (const Tree* f = child<foe>(t)) s.foe = static_cast<Foe>(index_in(kFoeWords, f->string_view()));
  if (t.is_type<draw>()) s.m = number_in(t, 1);

  const auto is = [&]<class Rule>(Verb v) {
    if (t.is_type<Rule>()) s.verb = v;
  };
#define VERB(rule, verb) is.operator()<rule>(Verb::verb)
  VERB(gain, Gain), VERB(gain_for, GainFor), VERB(pay, Pay), VERB(archive, Archive), VERB(discard, Discard), VERB(reinforce, Reinforce);
  VERB(return_units, ReturnUnits), VERB(draw, Draw), VERB(progress, Progress), VERB(copy, Copy), VERB(ready, Ready), VERB(take, Take);
  VERB(acquire, Acquire), VERB(build_section, BuildSection), VERB(develop, DevelopPolicy), VERB(regain, Regain);
  VERB(move_explorer, MoveExplorer), VERB(explore, Explore), VERB(move_units, MoveUnits), VERB(outpost, Outpost);
  VERB(attack_anywhere, AttackAnywhere), VERB(recall, Recall), VERB(swap, Swap), VERB(refresh, Refresh), VERB(activate, Activate);
  VERB(use_from_track, UseFromTrack), VERB(clear_track, ClearTrack), VERB(lose, Lose), VERB(return_lone_soldiers, ReturnLoneSoldiers);
  VERB(return_explorers, ReturnExplorers), VERB(take_extreme, TakeExtreme), VERB(conquer_extreme, ConquerExtreme);
  VERB(wonder_step, WonderStep), VERB(move_explorers, MoveExplorers), VERB(draw_card, DrawCard), VERB(draw_until, DrawUntil);
  VERB(reshuffle, Reshuffle), VERB(again, Again), VERB(negotiate, Negotiate), VERB(advantage, Advantage), VERB(barricade, Barricade);
  VERB(mark_province, MarkProvince), VERB(reserve, Reserve), VERB(steal, Steal), VERB(raze, Raze), VERB(block, Block);
  VERB(expedition, Expedition), VERB(spy, Spy);
#undef VERB
  return s;
}

Step step_of(const Tree& t) {
  using namespace grammar;
  Step s;
  const auto with_parts = [&](Step::Form form) {
    for (const auto& c : t.children) s.parts.push_back(step_of(*c));
    if (s.parts.size() == 1) return s.parts.front();  // a list of one is that one
    s.form = form;
    return s;
  };
  if (t.is_type<program>()) return with_parts(Step::Form::Sequence);
  if (t.is_type<choice>()) return with_parts(Step::Form::Choice);
  if (t.is_type<cost>()) return with_parts(Step::Form::Cost);
  if (t.is_type<may>()) {
    s.form = Step::Form::May;
    s.parts.push_back(step_of(*t.children.front()));
    return s;
  }
  if (t.is_type<for_step>()) {
    s.form = Step::Form::For;
    s.whom = static_cast<Whom>(index_in(kWhomWords, child<whom>(t)->string_view()));
    s.parts.push_back(step_of(*t.children.back()));
    return s;
  }
  if (t.is_type<if_step>()) {
    s.form = Step::Form::If;
    for (std::size_t i = 0; i + 1 < t.children.size(); ++i) add_conditions(*t.children[i], s.conditions);
    s.parts.push_back(step_of(*t.children.back()));
    return s;
  }
  return verb_of(t);
}

Modifier modifier_of(const Tree& t) {
  using namespace grammar;
  Modifier m;
  m.n = number_in(t);
  m.select = select_of(child<kind>(t));
  if (const Tree* r = child<base_resource>(t)) m.resource = resource_of(*r);
  const auto is = [&]<class Rule>(Modifier::Of of) {
    if (t.is_type<Rule>()) m.of = of;
  };
  using Of = Modifier::Of;
  is.operator()<cards_cost_less>(Of::CardsCostLess);
  is.operator()<wonders_cost_half>(Of::WondersCostHalf);
  is.operator()<wonders_payable>(Of::WondersPayableWithBase);
  is.operator()<towns_cost_less>(Of::FreeTownsCostLess);
  is.operator()<enemies_less>(Of::EnemiesDefendLess);
  is.operator()<barbarians_less>(Of::BarbariansDefendLess);
  is.operator()<own_more>(Of::OwnProvincesDefendMore);
  is.operator()<first_step_free>(Of::FirstExplorerStepFree);
  is.operator()<cross_water>(Of::ExplorersCrossWater);
  is.operator()<coasts_adjacent>(Of::CoastsAreAdjacent);
  is.operator()<gold_counts_two>(Of::GoldCountsTwo);
  is.operator()<both_rewards>(Of::BothBarbarianRewards);
  is.operator()<provinces_with_gold>(Of::ProvincesPayableWithGold);
  is.operator()<explorers_stop>(Of::ExplorersStopHere);
  is.operator()<units_stay>(Of::UnitsCannotLeaveHere);
  is.operator()<no_conquest>(Of::CannotBeConqueredHere);
  is.operator()<defeat_costs_more>(Of::DefeatCostsMore);
  return m;
}

Occasion occasion_of(const Tree& t) {
  using namespace grammar;
  Occasion o;
  if (t.is_type<on_complete>()) o.of = Occasion::Of::CompleteWonder;
  if (t.is_type<on_develop>()) o.of = Occasion::Of::DevelopPolicy;
  if (t.is_type<on_negotiate>()) o.of = Occasion::Of::Negotiate;
  if (t.is_type<on_explore>()) {
    o.of = Occasion::Of::Explore;
    if (const Tree* f = child<find>(t)) o.find = static_cast<Occasion::Find>(index_in(kFindWords, f->string_view()));
  }
  if (t.is_type<on_lose>()) {
    o.of = Occasion::Of::LoseProvince;
    o.this_one = has<this_word>(t);
  }
  if (t.is_type<on_acquire>()) {
    o.of = Occasion::Of::Acquire;
    o.select = select_of(child<kind>(t));
  }
  if (t.is_type<on_conquer>()) {
    o.target = static_cast<Occasion::Target>(index_in(kTargetWords, child<target>(t)->string_view()));
    o.with = has<with_warlord>(t) ? Occasion::With::Warlord : has<with_this>(t) ? Occasion::With::This : Occasion::With::Anything;
  }
  return o;
}

Leave leave_of(const Tree& t) {
  Leave out;
  if (t.is_type<grammar::leave_use>()) {
    out.of = Leave::Of::Use;
  } else if (t.is_type<grammar::leave_end>()) {
    out.of = Leave::Of::EndOfTurn;
    for (const auto& c : t.children) add_conditions(*c, out.conditions);
  } else {
    out.on = occasion_of(t);
  }
  return out;
}

Step defeat_of(const Tree& t) {
  Step s;
  s.form = t.is_type<grammar::defeat_if>() ? Step::Form::If : Step::Form::Cost;
  for (const auto& c : t.children)
    if (s.form == Step::Form::If)
      add_conditions(*c, s.conditions);
    else
      s.parts.push_back(verb_of(*c));
  return s;
}

constexpr std::size_t kLongest = 240;
constexpr int kDeepest = 8;   // nested parentheses, conditions, costs
constexpr int kHighest = 20;  // numbers are 1-20

Error mistake(std::size_t column, const std::string& what) { return {"", "column " + std::to_string(column + 1) + ": " + what}; }

// What keeps a text of any length and depth from hurting the parser.
std::optional<Error> too_much(std::string_view text) {
  if (text.size() > kLongest) return mistake(kLongest, "the text is longer than " + std::to_string(kLongest) + " characters");
  int depth = 0, prefixes = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
    if (text[i] == ':' || text.substr(i).starts_with("may ") || text.substr(i).starts_with("->")) ++prefixes;
    if (text[i] == '|' || text[i] == ',') prefixes = 0;
    if (depth > kDeepest || prefixes > kDeepest) return mistake(i, "nested more than " + std::to_string(kDeepest) + " deep");
    if (text[i] >= '0' && text[i] <= '9') {
      int n = 0;
      const auto end = std::from_chars(text.data() + i, text.data() + text.size(), n);
      if (end.ec != std::errc{} || n < 1 || n > kHighest) return mistake(i, "expected a number from 1 to " + std::to_string(kHighest));
      i = static_cast<std::size_t>(end.ptr - text.data()) - 1;
    }
  }
  return std::nullopt;
}

template <class Whole, class Convert>
auto read(std::string_view text, Convert convert) -> Result<decltype(convert(std::declval<const Tree&>()))> {
  if (const auto error = too_much(text)) return *error;
  tao::pegtl::memory_input in(text.data(), text.data() + text.size(), "");
  if (const auto root = tao::pegtl::parse_tree::parse<Whole, Tree, grammar::keep>(in)) return convert(*root->children.front());
  // Once more, to see how far it goes.
  grammar::Furthest furthest;
  tao::pegtl::memory_input again(text.data(), text.data() + text.size(), "");
  (void)tao::pegtl::parse<Whole, tao::pegtl::nothing, grammar::control_of>(again, furthest);
  std::vector<std::string> expected{furthest.expected.begin(), furthest.expected.end()};
  const std::string_view rest = text.substr(std::min(furthest.at, text.size()));
  const std::string found = rest.empty() ? "the end" : in_quotes(rest.substr(0, rest.find_first_of(" ,|:()", 1)));
  return mistake(furthest.at, "expected " + (expected.empty() ? "something else" : listed(expected)) + ", found " + found);
}

constexpr std::string_view kIsACost = "this is a cost: expected ' -> ' and what it is paid for";

// What the grammar lets through and makes no sense.
std::string nonsense(const Step& s, bool as_cost = false) {
  for (std::size_t i = 0; i < s.parts.size(); ++i) {
    if (auto what = nonsense(s.parts[i], s.form == Step::Form::Cost && i + 1 < s.parts.size()); !what.empty()) return what;
    const bool repeats = s.form == Step::Form::Sequence && i > 0 && s.parts[i - 1].form == Step::Form::Do;
    if (s.parts[i].verb == Verb::Again && s.parts[i].form == Step::Form::Do && !repeats) return "there is no step before 'again'";
  }
  if (s.form == Step::Form::Choice && s.parts.size() > 8) return "there are more than 8 alternatives";
  for (const Condition& c : s.conditions)
    if (c.of == Condition::Of::Activated && c.select.kind == Kind::Policy) return "a policy is never activated";
  if (s.form != Step::Form::Do) return "";
  const auto wild = [](const Amount& a) { return a.of > Amount::Of::Culture; };
  for (const Amount& a : s.amounts)
    if (a.of == Amount::Of::DifferentBase && a.n > kBase) return "there are only 3 different base resources";
  if (s.per.of == Count::Of::Activated && s.per.select.kind == Kind::Policy) return "a policy is never activated";
  if (s.select.which == Which::This && s.n > 1) return "there is only one of 'this'";
  const bool policy = s.select.kind == Kind::Policy;
  switch (s.verb) {
    case Verb::Pay:
      if (std::count_if(s.amounts.begin(), s.amounts.end(), wild) > 1)
        return "only one amount of base resources of choice can be paid at a time";
      return as_cost ? "" : std::string{kIsACost};
    case Verb::ReturnUnits:
      if (s.where == Where::Anywhere && s.n == 0) return "expected a number of Units, or 'here' or 'beside it'";
      if (s.where != Where::Anywhere) return as_cost ? "a cost takes Units from anywhere: expected 'return N units'" : "";
      return as_cost ? "" : std::string{kIsACost};
    case Verb::Activate:
      return s.select.which == Which::Any || s.select.which == Which::Neighbour ? "" : "expected 'activate N' or 'activate N neighbour'";
    case Verb::Discard: return s.select.which == Which::This ? "'this' cannot be discarded: it is activated" : "";
    case Verb::Copy: return policy && s.of_opponent ? "a policy of an opponent cannot be copied" : "";
    case Verb::Regain: return s.n > 1 ? "expected 'regain 1 bonus' or 'regain all bonuses'" : "";
    case Verb::Take: return policy ? "a policy cannot be taken" : "";
    default: return policy ? "this cannot be done with a policy" : "";
  }
}

}  // namespace

Result<Step> read_step(std::string_view text) {
  auto read_text = read<grammar::whole>(text, step_of);
  if (read_text)
    if (const std::string what = nonsense(read_text.value()); !what.empty()) return mistake(0, what);
  return read_text;
}
Result<Leave> read_leave(std::string_view text) { return read<grammar::whole_leave>(text, leave_of); }
Result<Step> read_defeat(std::string_view text) {
  auto read_text = read<grammar::whole_defeat>(text, defeat_of);
  if (read_text)
    for (const Step& cost : read_text->parts)
      if (const std::string what = nonsense(cost, true); !what.empty()) return mistake(0, what);
  return read_text;
}
Result<Modifier> read_modifier(std::string_view text) {
  auto read_text = read<grammar::whole_modifier>(text, modifier_of);
  if (read_text && read_text->select.kind == Kind::Policy) return mistake(0, "policies are paid with Culture alone");
  return read_text;
}
Result<Occasion> read_occasion(std::string_view text) {
  auto read_text = read<grammar::whole_occasion>(text, occasion_of);
  if (read_text && read_text->select.kind == Kind::Policy) return mistake(0, "policies are developed, not acquired");
  return read_text;
}

}  // namespace stele::civic
