#include <array>

#include "tests/kit/coverage.h"

namespace stele::kit {

using namespace civic;
using DuelCatalogue = duel::Catalogue;

namespace {

// What the family tells of that happens in Duel, too; everything from RoundBegan on is Duel's own.
constexpr std::array kOfTheFamily = {
    EventKind::Activated, EventKind::Gained, EventKind::GainedFor,  EventKind::Paid,           EventKind::Acquired,    EventKind::Took,
    EventKind::Completed, EventKind::GaveUp, EventKind::Developed,  EventKind::Regained,       EventKind::Used,        EventKind::Triggered,
    EventKind::Copied,    EventKind::Drew,   EventKind::Archived,   EventKind::Discarded,      EventKind::Reinforced,  EventKind::Readied,
    EventKind::Swapped,   EventKind::Filled, EventKind::Reshuffled, EventKind::TrackDiscarded, EventKind::TrackFilled, EventKind::EraBegan,
    EventKind::GameEnded, EventKind::Scored, EventKind::Lost,
};

std::string word_of(OptionKind k) { return std::string{info(k).word}; }
std::string name_of(EventKind k) { return "event " + std::to_string(static_cast<int>(k)); }
std::string name_of(Op op) { return "verb " + std::string{kOpWords[static_cast<std::size_t>(op)]}; }

// Where the card may lie and what may be done with it.
void add_card(const CardInfo& c, const std::string& id, std::vector<std::string>& out) {
  const auto must = [&](std::initializer_list<const char*> ways) {
    for (const char* how : ways) out.push_back(how + id);
  };
  switch (c.kind) {
    case CardKind::FreeCity: must({"negotiated ", "negotiated free ", "negotiated own ", "taken "}); break;
    case CardKind::Land: must({"landed ", "taken "}); break;
    case CardKind::Intrigue: must({"kept ", "returned ", "played "}); break;
    case CardKind::Province: must({"conquered "}); break;
    default: break;
  }
  if (c.is_city_card()) must({"activated "});
  if (c.is_wonder()) must({"completed "});
  if (c.group == Group::Development || c.group == Group::Basic) must({"acquired "});
}

}  // namespace

std::vector<std::string> Coverage::must_use(const DuelCatalogue& cat) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < cat.things.size(); ++i) {
    const Thing& t = cat.things[i];
    if (i < cat.cards.size()) add_card(cat.cards[i], t.id, out);
    const bool by_itself = i >= cat.cards.size() || cat.cards[i].is_city_card();  // else what it does is part of the above
    if (t.use && by_itself) out.push_back("used " + t.id);
    if (!t.triggers.empty() || t.activated || t.activation) out.push_back("triggered " + t.id);
    if (t.kind == "policy") out.push_back("developed " + t.id);
    if (t.kind == "ambassador")  // one mission for each box: D-MIX-1
      for (const OptionKind k : {OptionKind::Negotiate, OptionKind::Expedition, OptionKind::Spy}) out.push_back(word_of(k) + " by " + t.id);
  }
  for (const Option& o : duel::every_option(cat)) out.push_back("option " + word_of(o.kind));
  for (const EventKind k : kOfTheFamily) out.push_back(name_of(k));
  for (int k = static_cast<int>(EventKind::RoundBegan); k < kEventKinds; ++k) out.push_back(name_of(static_cast<EventKind>(k)));
  // Every instruction that some card has.
  for (const Instruction& i : cat.code.instructions)
    if (verb_row<duel::State>(cat, i.op)) out.push_back(name_of(i.op));
  for (const std::string_view what : duel::kPointsForWords) out.push_back("points for " + std::string{what});
  return out;
}

void Coverage::note(const DuelCatalogue& cat, const duel::State& s, Option o) {
  ++count_["option " + word_of(o.kind)];
  const Frame& top = s.board.stack.back();
  if (top.kind == FrameKind::Verb) ++count_[name_of(cat.code.instructions[top.pc].op)];
  if (o.kind == OptionKind::Negotiate || o.kind == OptionKind::Expedition || o.kind == OptionKind::Spy)
    ++count_[word_of(o.kind) + " by " + cat.of(cat.of(s.board.at(top.who).civ).ambassador).id];
}

void Coverage::note(const DuelCatalogue& cat, const Event& e) {
  ++count_[name_of(e.kind)];
  if (e.kind == EventKind::Scored) ++count_["points for " + std::string{duel::kPointsForWords[e.a]}];
  if (e.thing.is_none()) return;
  const Thing& t = cat.of(e.thing);
  const auto ran = [&](Program program) {
    for (std::size_t pc = program; program && pc < end_of(cat.code, program); ++pc) {
      const Op op = cat.code.instructions[pc].op;
      // What asks is counted when it asks.
      if (const auto* row = verb_row<duel::State>(cat, op); row && !row->options) ++count_[name_of(op)];
    }
  };
  switch (e.kind) {
    case EventKind::Activated: ++count_["activated " + t.id]; break;
    case EventKind::Acquired:
    case EventKind::Took: ++count_["acquired " + t.id]; break;
    case EventKind::Completed: ++count_["completed " + t.id]; break;
    case EventKind::Developed: ++count_["developed " + t.id]; break;
    case EventKind::ProvinceTaken: ++count_["conquered " + t.id]; break;
    case EventKind::Negotiated: ++count_[(e.a == 0 ? "negotiated " : e.a == 1 ? "negotiated free " : "negotiated own ") + t.id]; break;
    case EventKind::CityTaken:
    case EventKind::LandTaken: ++count_["taken " + t.id]; break;
    case EventKind::Landed:
      ++count_["landed " + t.id];
      ran(t.bonus);
      break;
    case EventKind::IntrigueKept: ++count_["kept " + t.id]; break;
    case EventKind::IntrigueReturned: ++count_["returned " + t.id]; break;
    case EventKind::IntriguePlayed:
      ++count_["played " + t.id];
      ran(t.use);
      break;
    case EventKind::Used:
      ++count_["used " + t.id];
      ran(t.use);
      break;
    case EventKind::Triggered:
      ++count_["triggered " + t.id];
      ran(t.bonus);
      break;
    default: break;
  }
}

}  // namespace stele::kit
