// From the typed tree to instructions. Cost, conditions, counts and selections become rows of small tables.
#include <algorithm>

#include "engine/text.h"
#include "games/civic/instruction.h"

namespace stele::civic {

const std::array<std::string_view, kOps> kOpWords = {"end",
                                                     "jump",
                                                     "offer",
                                                     "choose",
                                                     "branch",
                                                     "unless",
                                                     "for",
                                                     "again",
                                                     "pay",
                                                     "cost-archive",
                                                     "cost-discard",
                                                     "cost-return",
                                                     "gain",
                                                     "gain-base",
                                                     "gain-for",
                                                     "archive",
                                                     "discard",
                                                     "reinforce",
                                                     "draw",
                                                     "progress",
                                                     "copy",
                                                     "ready",
                                                     "take",
                                                     "acquire",
                                                     "build-section",
                                                     "develop",
                                                     "regain",
                                                     "move-explorer",
                                                     "explore",
                                                     "move-units",
                                                     "outpost",
                                                     "attack-anywhere",
                                                     "recall",
                                                     "swap",
                                                     "refresh",
                                                     "activate",
                                                     "use-from-track",
                                                     "clear-track",
                                                     "negotiate",
                                                     "advantage",
                                                     "barricade",
                                                     "mark-province",
                                                     "reserve",
                                                     "steal",
                                                     "raze",
                                                     "block",
                                                     "expedition",
                                                     "spy",
                                                     "lose",
                                                     "return-units",
                                                     "return-lone-soldiers",
                                                     "return-explorers",
                                                     "defeat",
                                                     "take-extreme",
                                                     "conquer-extreme",
                                                     "wonder-step",
                                                     "move-explorers",
                                                     "reveal-policy",
                                                     "draw-card",
                                                     "draw-until",
                                                     "reshuffle"};

Code::Code() {
  instructions.push_back({});
  counts.push_back({});
  count_select.push_back(0);
  selects.push_back({});
}

namespace {

constexpr auto u8(int n) { return static_cast<std::uint8_t>(n); }
constexpr auto u16(std::size_t n) { return static_cast<std::uint16_t>(n); }

template <class T>
std::uint8_t index_of(std::vector<T>& rows, const T& row) {
  const auto it = std::find(rows.begin(), rows.end(), row);
  if (it != rows.end()) return u8(static_cast<int>(it - rows.begin()));
  rows.push_back(row);
  return u8(static_cast<int>(rows.size()) - 1);  // past 255 the loader refuses the files
}

class Compiler {
 public:
  Compiler(Code& code, Doer doer) : code_(code), out_(code.instructions), doer_(doer) {}

  void step(const Step& s, Consent consent) {
    switch (s.form) {
      case Step::Form::Sequence:
        for (std::size_t i = 0; i < s.parts.size(); ++i)
          if (s.parts[i].form == Step::Form::Do && s.parts[i].verb == Verb::Again)
            again(s.parts[i], s.parts[i - 1]);
          else
            step(s.parts[i], i > 0 ? Consent::Open : consent == Consent::Given && s.parts.size() > 1 ? Consent::ToTheWhole : consent);
        return;
      case Step::Form::Choice: return choice(s.parts, consent);
      case Step::Form::If: {
        std::vector<std::size_t> exits;
        for (const Condition& c : s.conditions) {
          exits.push_back(out_.size());
          add({Op::Unless, 0, condition_index(c, code_)});
        }
        step(s.parts.front(), consent);
        for (const std::size_t at : exits) out_[at].to = here();
        return;
      }
      case Step::Form::For: {
        const std::size_t at = out_.size();
        add({Op::For, 0, u8(static_cast<int>(s.whom))});
        step(s.parts.front(), consent);
        end();
        out_[at].to = here();
        return;
      }
      case Step::Form::May:
      case Step::Form::Cost: {
        const std::size_t offer = out_.size();
        add({Op::Offer, u8(consent == Consent::Open ? 1 : 0)});
        for (std::size_t i = 0; i + 1 < s.parts.size(); ++i) cost(s.parts[i]);
        step(s.parts.back(), Consent::Given);
        out_[offer].to = here();
        return;
      }
      case Step::Form::Do: break;
    }
    // These are never compulsory, and ask nothing before they happen.
    const bool asks_first = doer_ == Doer::Player && consent == Consent::Open &&
                            (s.verb == Verb::Draw || s.verb == Verb::Progress || s.verb == Verb::Advantage || s.verb == Verb::Spy);
    const std::size_t offer = out_.size();
    if (asks_first) add({Op::Offer, 1});
    verb(s, consent);
    if (asks_first) out_[offer].to = here();
  }

  void choice(const std::vector<Step>& parts, Consent consent) {
    const std::size_t choose = out_.size();
    add({Op::Choose, u8(static_cast<int>(parts.size()))});
    for (std::size_t i = 0; i < parts.size(); ++i) add({Op::Branch});
    std::vector<std::size_t> exits;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      out_[choose + 1 + i].to = here();
      step(parts[i], consent == Consent::Given ? consent : Consent::ToTheWhole);  // chosen, but not every pick of it
      exits.push_back(out_.size());
      add({Op::Jump});
    }
    out_[choose].to = here();
    for (const std::size_t at : exits) out_[at].to = here();
  }

  void end() { add({Op::End}); }

 private:
  void add(const Instruction& i) { out_.push_back(i); }
  std::uint16_t here() const { return u16(out_.size()); }

  // The step is there a second time, so that all jumps go forward.
  void again(const Step& price, const Step& what) {
    const std::size_t at = out_.size();
    add({Op::Again, u8(price.n)});
    step(what, Consent::Open);
    out_[at].to = here();
  }

  std::uint8_t count(const Count& c) {
    const std::uint8_t i = index_of(code_.counts, c);
    code_.count_select.resize(code_.counts.size());
    code_.count_select[i] = select_index(c.select, code_);
    return i;
  }

  static void put(Cost& cost, const Amount& a) {
    if (a.of <= Amount::Of::Culture) {
      cost.fixed[static_cast<std::size_t>(a.of)] = u8(cost.fixed[static_cast<std::size_t>(a.of)] + a.n);
    } else {
      cost.wild = u8(cost.wild + a.n);
      cost.wild_kind = a.of == Amount::Of::SameBase ? Wild::Same : a.of == Amount::Of::DifferentBase ? Wild::Different : Wild::Any;
    }
  }
  void pay(const Step& s) {
    Cost cost;
    cost.no_gold = s.no_gold;
    for (const Amount& a : s.amounts) put(cost, a);
    // `more` of the resource that is named first
    const int first = s.amounts.empty() ? 0 : std::min(static_cast<int>(s.amounts.front().of), kResources - 1);
    add({Op::Pay, u8(s.n), index_of(code_.costs, cost), 0, s.n > 0 ? count(s.per) : u8(0), u8(first)});
  }
  void cost(const Step& s) {
    const std::uint8_t select = select_index(s.select, code_);
    switch (s.verb) {
      case Verb::Archive: return add({Op::CostArchive, u8(s.n), 0, select});
      case Verb::Discard: return add({Op::CostDiscard, u8(s.n), 0, select});
      case Verb::ReturnUnits: return add({Op::CostReturn, u8(s.n)});
      default: return pay(s);
    }
  }

  void verb(const Step& s, Consent consent) {
    const std::uint8_t select = select_index(s.select, code_);
    const Agreed agreed = doer_ == Doer::Victim ? Agreed::ToAll : consent == Consent::Given ? Agreed::ToBegin : Agreed::ToNothing;
    const auto yes = static_cast<std::uint16_t>(agreed);
    const auto verb_of = [&](Op op, int n = 0, int what = 0, int cap = 0) { add({op, u8(n), u8(what), select, 0, u8(cap), yes}); };
    switch (s.verb) {
      case Verb::Gain:
        for (const Amount& a : s.amounts)
          if (a.of <= Amount::Of::Culture)
            add({Op::Gain, u8(a.n), u8(static_cast<int>(a.of)), 0, count(s.per), u8(s.up_to)});
          else
            add({Op::GainBase, u8(a.n),
                 u8(static_cast<int>(a.of == Amount::Of::SameBase        ? Wild::Same
                                     : a.of == Amount::Of::DifferentBase ? Wild::Different
                                                                         : Wild::Any)),
                 0, count(s.per), u8(s.up_to)});
        return;
      case Verb::GainFor: return add({Op::GainFor, u8(s.n), u8(static_cast<int>(s.foe))});
      case Verb::Pay: return pay(s);
      case Verb::Archive: return verb_of(Op::Archive, s.n);
      case Verb::Discard: return verb_of(Op::Discard, s.n);
      case Verb::Reinforce: return verb_of(Op::Reinforce, s.n);
      case Verb::ReturnUnits:
        if (s.where == Where::Anywhere) return add({Op::CostReturn, u8(s.n)});
        return verb_of(Op::ReturnUnits, s.n, static_cast<int>(s.where));
      case Verb::Draw: return verb_of(Op::Draw, s.n, 0, s.m);
      case Verb::Progress: return verb_of(Op::Progress);
      case Verb::Copy: return verb_of(Op::Copy, 0, s.of_opponent);
      case Verb::Ready: return verb_of(Op::Ready);
      case Verb::Take: return verb_of(Op::Take, 0, s.from_basic, s.up_to);
      case Verb::Acquire: return verb_of(Op::Acquire, s.n);
      case Verb::BuildSection: return verb_of(Op::BuildSection, s.free ? kFree : s.n);
      case Verb::DevelopPolicy: return doer_ == Doer::Automa ? verb_of(Op::RevealPolicy) : verb_of(Op::DevelopPolicy, s.n);
      case Verb::Regain: return verb_of(Op::Regain, s.n);
      case Verb::MoveExplorer: return verb_of(Op::MoveExplorer, s.n);
      case Verb::Explore: return verb_of(Op::Explore);
      case Verb::MoveUnits: return verb_of(Op::MoveUnits, s.n);
      case Verb::Outpost: return verb_of(Op::Outpost);
      case Verb::AttackAnywhere: return verb_of(Op::AttackAnywhere);
      case Verb::Recall: return verb_of(Op::Recall, s.n);
      case Verb::Swap: return verb_of(Op::Swap);
      case Verb::Refresh: return verb_of(Op::Refresh, s.n);
      case Verb::Activate: return verb_of(Op::Activate, s.n);
      case Verb::UseFromTrack: return verb_of(Op::UseFromTrack);
      case Verb::ClearTrack: return add({Op::ClearTrack, u8(s.n), 0, 0, 0, 0, static_cast<std::uint16_t>(Agreed::ToAll)});
      case Verb::Negotiate: return verb_of(Op::Negotiate, 0, s.free);
      case Verb::Advantage: return verb_of(Op::Advantage);
      case Verb::Barricade: return verb_of(Op::Barricade);
      case Verb::MarkProvince: return verb_of(Op::MarkProvince);
      case Verb::Reserve: return verb_of(Op::Reserve, s.n);
      case Verb::Steal:
        for (const Amount& a : s.amounts) verb_of(Op::Steal, a.n, static_cast<int>(a.of));
        return;
      case Verb::Raze: return verb_of(Op::Raze, s.n);
      case Verb::Block: return verb_of(Op::Block);
      case Verb::Expedition: return verb_of(Op::Expedition, 0, s.free);
      case Verb::Spy: return verb_of(Op::Spy, 0, s.free);
      case Verb::Lose:
        for (const Amount& a : s.amounts) verb_of(Op::Lose, a.n, static_cast<int>(a.of));
        return;
      case Verb::ReturnLoneSoldiers: return verb_of(Op::ReturnLoneSoldiers);
      case Verb::ReturnExplorers: return verb_of(Op::ReturnExplorers);
      case Verb::Defeat: return verb_of(Op::Defeat);
      case Verb::TakeExtreme: return verb_of(Op::TakeExtreme, 0, static_cast<int>(s.extreme));
      case Verb::ConquerExtreme: return verb_of(Op::ConquerExtreme, s.n, static_cast<int>(s.extreme));
      case Verb::WonderStep: return verb_of(Op::WonderStep);
      case Verb::MoveExplorers: return verb_of(Op::MoveExplorers, s.n);
      case Verb::DrawCard: return verb_of(Op::DrawCard, 0, static_cast<int>(s.manner));
      case Verb::DrawUntil: return verb_of(Op::DrawUntil, 0, static_cast<int>(s.speciality));
      case Verb::Reshuffle: return verb_of(Op::Reshuffle);
      case Verb::Again: return;  // only after another step
    }
  }

  Code& code_;
  std::vector<Instruction>& out_;
  Doer doer_;
};

}  // namespace

std::uint8_t select_index(const Select& select, Code& code) {
  for (std::size_t i = 0; i < code.selects.size(); ++i)
    if (code.selects[i].select == select) return u8(static_cast<int>(i));
  code.selects.push_back({select, {}});
  return u8(static_cast<int>(code.selects.size()) - 1);
}

std::uint8_t condition_index(const Condition& c, Code& code) {
  const std::uint8_t i = index_of(code.conditions, c);
  code.condition_select.resize(code.conditions.size());
  code.condition_select[i] = select_index(c.select, code);
  return i;
}

std::uint16_t compile(const Step& s, Consent consent, Code& code, Doer doer) {
  const auto begin = u16(code.instructions.size());
  Compiler c(code, doer);
  c.step(s, consent);
  c.end();
  return begin;
}

std::uint16_t compile_alternatives(const std::vector<Step>& steps, Code& code) {
  if (steps.size() == 1) return compile(steps.front(), Consent::Open, code);
  const auto begin = u16(code.instructions.size());
  Compiler c(code, Doer::Player);
  c.choice(steps, Consent::Open);
  c.end();
  return begin;
}

namespace {

std::string text_of(const Select& s) {
  std::string out{kWhichWords[static_cast<std::size_t>(s.which)]};
  if (s.common) out += " common";
  if (s.with) out += " " + std::string{word(*s.with)};
  if (s.kind != Kind::Card) out += " " + std::string{kKindWords[static_cast<std::size_t>(s.kind)]};
  return out.starts_with(" ") ? out.substr(1) : out;
}
std::string text_of(const Cost& c) {
  std::string out;
  for (int r = 0; r < kResources; ++r)
    if (const int n = c.fixed[static_cast<std::size_t>(r)]; n > 0) out += " " + std::to_string(n) + " " + std::string{word(resource(r))};
  constexpr std::array<std::string_view, 3> kWild = {" base", " same base", " different base"};
  if (c.wild > 0) out += " " + std::to_string(c.wild) + std::string{kWild[static_cast<std::size_t>(c.wild_kind)]};
  return out + (c.no_gold ? " no gold" : "");
}
std::string text_of(const Condition& c) {
  std::string out = (c.negated ? "not " : "") + std::string{kConditionWords[static_cast<std::size_t>(c.of)]};
  if (c.of == Condition::Of::Fewest) out += " " + std::string{kCountWords[static_cast<std::size_t>(c.count)]};
  if (c.of == Condition::Of::Gained || c.of == Condition::Of::Have) out += " " + std::to_string(c.n) + " " + std::string{word(c.resource)};
  if (c.of == Condition::Of::Activated) out += " " + std::to_string(c.n) + " " + text_of(c.select);
  if (c.of == Condition::Of::Control) out += " " + c.terrain;
  return out;
}

}  // namespace

std::uint16_t end_of(const Code& code, std::uint16_t program) {
  while (code.instructions[program].op != Op::End)
    program = code.instructions[program].op == Op::For ? code.instructions[program].to : u16(program + 1u);
  return program;
}

static bool jumps(Op op) { return op >= Op::Jump && op <= Op::Again; }

std::string listing(const Code& code, std::uint16_t program) {
  std::string out;
  const std::size_t end = end_of(code, program);
  for (std::size_t pc = program; pc <= end; ++pc) {
    const Instruction& i = code.instructions[pc];
    out += "  " + std::to_string(pc - program) + " " + std::string{kOpWords[static_cast<std::size_t>(i.op)]};
    if (i.op == Op::Pay) out += text_of(code.costs[i.what]);
    if (i.op == Op::Unless) out += " " + text_of(code.conditions[i.what]);
    if (i.n > 0) out += " " + std::to_string(i.n);
    if (i.op == Op::Gain) out += " " + std::string{word(resource(i.what))};
    if (i.op == Op::GainFor) out += " for " + std::string{kFoeWords[i.what]};
    if (i.op == Op::GainBase) out += std::string{i.what == 1 ? " same" : i.what == 2 ? " different" : ""};
    if (i.op == Op::Take) out += i.what ? " from basic" : " from track";
    if (i.op == Op::Copy && i.what) out += " of opponent";
    if (const std::string s = text_of(code.selects[i.select].select); !s.empty()) out += " " + s;
    if (i.count > 0) {
      const Count& c = code.counts[i.count];
      out += " per " + std::string{kCountWords[static_cast<std::size_t>(c.of)]};
      if (c.of == Count::Of::Activated) out += " " + text_of(c.select);
      if (c.of == Count::Of::ProvinceOfType) out += " " + c.terrain;
    }
    if (i.cap > 0) out += " cap " + std::to_string(i.cap);
    if (i.op == Op::For) out += " " + std::string{kWhomWords[i.what]};
    if ((i.op == Op::Negotiate || i.op == Op::Expedition || i.op == Op::Spy) && i.what) out += " free";
    if (i.op == Op::Lose || i.op == Op::Steal) out += " " + std::string{word(resource(i.what))};
    if (i.op == Op::ReturnUnits) out += " " + std::string{kWhereWords[i.what]};
    if (i.op == Op::TakeExtreme || i.op == Op::ConquerExtreme) out += " " + std::string{kExtremeWords[i.what]};
    if (i.op == Op::DrawCard && i.what > 0) out += " " + std::string{kMannerWords[i.what]};
    if (i.op == Op::DrawUntil) out += " " + std::string{kSpecialityWords[i.what]};
    if (i.op >= Op::Archive && i.to == static_cast<std::uint16_t>(Agreed::ToBegin)) out += " agreed";
    if (i.op >= Op::Archive && i.to == static_cast<std::uint16_t>(Agreed::ToAll)) out += " compelled";
    if (jumps(i.op)) out += " to " + std::to_string(i.to - program);
    out += "\n";
  }
  return out;
}

}  // namespace stele::civic
