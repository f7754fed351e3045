#include "tests/kit/coverage.h"

namespace stele::kit {

using namespace civic;
using MonumentalCatalogue = monumental::Catalogue;

std::vector<std::string> Coverage::must_use(const MonumentalCatalogue& cat) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < cat.things.size(); ++i) {
    const Thing& t = cat.things[i];
    if (i < cat.cards.size() && !cat.cards[i].is_hero()) out.push_back("activated " + t.id);
    if (i < cat.cards.size() && cat.cards[i].group != Group::Starting && cat.cards[i].group != Group::Special)
      out.push_back("acquired " + t.id);
    if (i < cat.cards.size() && cat.cards[i].is_wonder()) out.push_back("completed " + t.id);
    if (t.kind == "policy") out.push_back("developed " + t.id);
    if (t.use) out.push_back("used " + t.id);
    if (!t.triggers.empty()) out.push_back("triggered " + t.id);
    if (t.kind == "barbarian" || t.kind == "free-town" || t.kind == "monster-token") out.push_back("taken " + t.id);
    if (t.kind == "hero") out.push_back("left " + t.id);
    if (t.kind == "monster")
      for (const char* what : {"revealed ", "attacked ", "defeated "}) out.push_back(what + t.id);
    if (t.kind == "automa") out.push_back("played " + t.id);
    if (t.special) out.push_back("specially " + t.id);
    if (t.kind == "market-token") {
      for (const monumental::TokenInfo& token : cat.tokens)  // a Market for five players is not in these games
        if (token.thing.value == i && cat.markets[token.market].players == 0) out.push_back("spent " + t.id);
    }
  }
  // What follows these is Duel's.
  for (int k = 0; k <= static_cast<int>(OptionKind::Explorer); ++k)
    out.push_back("option " + std::string{info(static_cast<OptionKind>(k)).word});
  for (int k = 0; k <= static_cast<int>(EventKind::ProductionTraded); ++k) out.push_back("event " + std::to_string(k));
  // Every instruction that some card has.
  for (const Instruction& i : cat.code.instructions)
    if (verb_row<monumental::State>(cat, i.op)) out.push_back("verb " + std::string{kOpWords[static_cast<std::size_t>(i.op)]});
  for (const monumental::MapInfo& m : cat.maps)
    if (m.players >= 2 && m.players <= 4) out.push_back("map " + m.id);
  out.push_back("map generated");
  return out;
}

void Coverage::note(const MonumentalCatalogue& cat, const monumental::State& s, Option o) {
  ++count_["option " + std::string{info(o.kind).word}];
  const Frame& top = s.board.stack.back();
  if (top.kind == FrameKind::Verb) ++count_["verb " + std::string{kOpWords[static_cast<std::size_t>(cat.code.instructions[top.pc].op)]}];
  if (top.kind == FrameKind::PickCapital) ++count_["map " + (s.map_source < cat.maps.size() ? cat.maps[s.map_source].id : "generated")];
}

void Coverage::note(const MonumentalCatalogue& cat, const Event& e) {
  ++count_["event " + std::to_string(static_cast<int>(e.kind))];
  if (e.thing.is_none()) return;
  const Thing& t = cat.of(e.thing);
  const auto ran = [&](Program program) {
    for (std::size_t pc = program; program && pc < end_of(cat.code, program); ++pc) {
      const Op op = cat.code.instructions[pc].op;
      // What asks is counted when it asks.
      if (const auto* row = verb_row<monumental::State>(cat, op); row && !row->options)
        ++count_["verb " + std::string{kOpWords[static_cast<std::size_t>(op)]}];
      if (op == Op::Activate && cat.code.instructions[pc].n == 0) ++count_["verb activate"];
    }
  };
  switch (e.kind) {
    case EventKind::Activated: ++count_["activated " + t.id]; break;
    case EventKind::Acquired:
    case EventKind::Took: ++count_["acquired " + t.id]; break;
    case EventKind::Completed: ++count_["completed " + t.id]; break;
    case EventKind::Developed: ++count_["developed " + t.id]; break;
    case EventKind::TokenTaken: ++count_["taken " + t.id]; break;
    case EventKind::SpentToken: ++count_["spent " + t.id]; break;
    case EventKind::Used:
      ++count_["used " + t.id];
      ran(t.use);
      break;
    case EventKind::HeroLeft: ++count_["left " + t.id]; break;
    case EventKind::MonsterRevealed: ++count_["revealed " + t.id]; break;
    case EventKind::MonsterAttacked:
      ++count_["attacked " + t.id];
      ran(t.attack);
      break;
    case EventKind::Defeated:
      ++count_["defeated " + t.id];
      ran(t.defeat);
      break;
    case EventKind::AutomaActs:
      ++count_[(e.a == 1 ? "specially " : "played ") + t.id];
      ran(e.a == 1 ? t.special : t.general);
      break;
    case EventKind::Triggered:
      ++count_["triggered " + t.id];
      ran(t.bonus);
      break;
    default: break;
  }
}

}  // namespace stele::kit
