#include "clients/cli/duel_news.h"

#include <algorithm>

#include "games/duel/describe.h"

namespace stele::cli {
namespace {

using civic::EventKind;

Text news(std::string_view id, std::initializer_list<TextArg> args = {}) { return say("cli.news." + std::string{id}, args); }

}  // namespace

DuelStory::Round& DuelStory::round_of(const duel::State& s, PlayerId who) {
  const auto is_it = [&](const Round& r) { return r.who == who && r.number == s.board.turn_number; };
  const auto it = std::find_if(rounds_.begin(), rounds_.end(), is_it);
  if (it != rounds_.end()) return *it;
  rounds_.push_back({who, s.board.turn_number, Deeds(*cat_), {}});
  return rounds_.back();
}

void DuelStory::answered(const duel::State& before, PlayerId by, const std::string& answer) { round_of(before, by).deeds.answered(answer); }

void DuelStory::add(const duel::State& before, const civic::Event& e) {
  switch (e.kind) {
    case EventKind::TrackFilled:
    case EventKind::CityRevealed:
    case EventKind::LandRevealed: revealed_.push_back(e); return;
    case EventKind::AdvantageShrank:
    case EventKind::AdvantageLapsed:
    case EventKind::LandTaken:
    case EventKind::EraBegan:
    case EventKind::RoundBegan:
    case EventKind::LastRound: between_.push_back(e); return;
    default: break;
  }
  if (e.who.is_none() || add_harm(before, e)) return;
  if (e.who != viewer_) add_deed(before, e);
}

// What the rival did to the viewer.
bool DuelStory::add_harm(const duel::State& before, const civic::Event& e) {
  if (viewer_.is_none()) return false;
  std::vector<Text>& harm = round_of(before, duel::rival(viewer_)).harm;
  const Text what = e.thing.is_none() ? Text{} : cat_->of(e.thing).name;
  const bool own = e.who == viewer_;
  switch (e.kind) {
    case EventKind::ProvinceTaken:
      if (!own) harm.push_back(news("lost-province", {{"what", what}}));
      return !own;
    case EventKind::Blocked:
      if (!own) harm.push_back(news("blocked", {{"what", what}}));
      return !own;
    case EventKind::AdvantageTaken:
      if (own || before.middle.advantage != viewer_) return false;
      harm.push_back(news("lost-advantage"));
      return false;  // with what is a deed
    case EventKind::BarricadesReturned:
      if (own) harm.push_back(news("razed", {{"what", count("barricade", e.amount)}}));
      return own;
    case EventKind::Lost:
      if (own) harm.push_back(news("robbed", {{"what", civic::amount(e.amount, e.a)}}));
      return own;
    case EventKind::WentHome:
      if (own) harm.push_back(news("sent-home"));
      return own;
    default: return false;
  }
}

void DuelStory::add_deed(const duel::State& before, const civic::Event& e) {
  Deeds& deeds = round_of(before, e.who).deeds;
  switch (e.kind) {
    case EventKind::ProvinceTaken: deeds.add("province", deeds.name(e)); break;
    case EventKind::AdvantageTaken: deeds.add("advantage", e.amount > 0 ? civic::amount(e.amount, e.a) : say("civic.nothing")); break;
    case EventKind::Negotiated: deeds.add("negotiated", deeds.name(e)); break;
    case EventKind::CityTaken: deeds.add("city", deeds.name(e)); break;
    case EventKind::Landed: deeds.add("landed", deeds.name(e)); break;
    case EventKind::Spied: deeds.add("spied", count("intrigue", e.amount)); break;
    case EventKind::IntriguePlayed: deeds.add("intrigue", deeds.name(e)); break;
    case EventKind::CardReserved: deeds.add("reserved", deeds.name(e)); break;
    case EventKind::Used:
      if (cat_->of(e.thing).kind != "ambassador") deeds.add("spent", deeds.name(e));  // what it does is told
      break;
    case EventKind::Passed: deeds.add("passed"); break;
    default: deeds.add(e); break;
  }
}

std::vector<NewsLine> DuelStory::told(const duel::State& now) const {
  std::vector<NewsLine> out;
  for (const Round& r : rounds_)
    for (const Text& harm : r.harm) out.push_back({civic::name_of(*cat_, now, r.who), harm, true});
  for (const Round& r : rounds_) {
    // In the order that matters to the rival.
    const Text told = r.deeds.told({"province", "advantage", "spent", "negotiated", "city", "landed", "spied", "intrigue", "acquired",
                                    "began", "completed", "developed", "took", "reserved", "archived", "passed"});
    if (!told.en.empty()) out.push_back({civic::name_of(*cat_, now, r.who), told, false});
  }
  const auto still_there = [&](EventKind kind, std::string_view id, const auto& row) {
    std::vector<Text> names;
    for (const civic::Event& e : revealed_)
      if (e.kind == kind && row[e.a] == civic::card(e.thing.value)) names.push_back(cat_->of(e.thing).name);
    if (!names.empty()) out.push_back({news(id), join(names, ", "), false});
  };
  still_there(EventKind::TrackFilled, "track", now.board.track);
  still_there(EventKind::CityRevealed, "cities", now.middle.cities);
  still_there(EventKind::LandRevealed, "lands", now.middle.lands);
  for (const civic::Event& e : between_)
    out.push_back({{}, duel::describe(*cat_, e, civic::names_for(*cat_, now, viewer_)), e.kind == EventKind::LastRound});
  return out;
}

}  // namespace stele::cli
