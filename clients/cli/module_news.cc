#include "clients/cli/module_news.h"

#include <algorithm>
#include <utility>

#include "games/civic/effect_print.h"
#include "games/monumental/state.h"

namespace stele::cli {
namespace {

using civic::EventKind, civic::ThingId, monumental::TileId;

Text news(std::string_view id, std::initializer_list<TextArg> args = {}) { return say("cli.news." + std::string{id}, args); }
Text tile(int t) { return number(t + 1); }
Text amount(int n, std::uint8_t resource) {
  return same_in_all(std::to_string(n) + "\u00a0") + say("effect.resource." + std::string{civic::kResourceWords[resource]});
}
Text speciality(civic::Speciality s) {
  return say("effect.speciality." + std::string{civic::kSpecialityWords[static_cast<std::size_t>(s)]});
}

}  // namespace

Text conquest(const monumental::Catalogue& cat, const monumental::State& before, int t, PlayerId viewer) {
  const PlayerId from = monumental::holder(before, monumental::tile(static_cast<std::size_t>(t)));
  if (from.is_none()) return tile(t);
  return news("from", {{"tile", tile(t)}, {"whom", from == viewer ? news("you") : monumental::name_of(cat, before, from)}});
}

// The Automa

void AutomaStory::begin(const civic::Event& e) {
  close_lists();
  const bool special = e.a == 1;
  const bool again = !special && !acts_.empty() && acts_.back().card == e.thing && !acts_.back().special;
  acts_.push_back({e.thing, special, again, {}});
}

void AutomaStory::came(Text what) {
  close_lists();
  if (acts_.empty()) acts_.emplace_back();  // the story goes on after an answer
  acts_.back().came.push_back(std::move(what));
}

// What happened several times in a row is told at once.
void AutomaStory::close_lists() {
  if (!unused_.empty()) {
    const std::vector<Text> cards = std::exchange(unused_, {});
    came(news("unused", {{"what", join(cards, ", ")}}));
  }
  if (walking_ < 0) return;
  const int e = std::exchange(walking_, -1);
  const std::vector<Text> way = std::exchange(way_, {});
  came(news("explorer", {{"number", number(e + 1)}, {"tile", join(way, ", ")}}));
}

void AutomaStory::stepped(int explorer, int t) {
  if (walking_ != explorer) close_lists();
  walking_ = explorer;
  way_.push_back(tile(t));
}

// What lay on the tile of the last step.
void AutomaStory::found(const Text& there) {
  if (walking_ >= 0) way_.back() = there;
}

void AutomaStory::discarded(ThingId card) {
  if (walking_ >= 0) close_lists();
  unused_.push_back(cat_->of(card).name);
}

void AutomaStory::gained(const civic::Event& e) {
  if (std::exchange(told_already_, false)) return;
  came(news("gained", {{"what", amount(e.amount, e.a)}}));
}

void AutomaStory::add(const monumental::State& before, const civic::Event& e) {
  const Text name = e.thing.is_none() ? Text{} : cat_->of(e.thing).name;
  if (e.who != before.board.automa) return;
  switch (e.kind) {
    case EventKind::AutomaRevealed:
      revealed_.push_back(e.thing);
      if (!acts_.empty()) came(news(e.a == 1 ? "drew-twice" : e.a == 2 ? "drew-special" : "drew", {{"what", name}}));
      break;
    case EventKind::AutomaActs: begin(e); break;
    case EventKind::AutomaSkips: came(news("skips", {{"speciality", speciality(static_cast<civic::Speciality>(e.a))}})); break;
    case EventKind::AutomaCannot:
      came(news("cannot", {{"what", say("monumental.cannot." + std::string{civic::kOpWords[e.a]})}}));
      told_already_ = true;  // [M-AUT-4]
      break;
    case EventKind::AutomaRepeats:
      came(news("repeats", {{"what", amount(e.amount, static_cast<std::uint8_t>(civic::Resource::Gold))}}));
      break;
    case EventKind::AutomaDiscarded: discarded(e.thing); break;
    case EventKind::AutomaReshuffled: came(news("reshuffled")); break;
    case EventKind::MarketSetReturned: came(news("set-returned")); break;
    case EventKind::ProductionTraded:
      came(news("traded"));
      told_already_ = true;  // [M-AUT-10]
      break;
    case EventKind::Gained: gained(e); break;
    case EventKind::Took: came(news(e.b == 1 ? "began" : "took", {{"what", name}})); break;
    case EventKind::Completed: came(news("completed", {{"what", name}})); break;
    case EventKind::Placed: came(news("placed", {{"what", tile(e.a)}})); break;
    case EventKind::Developed: came(news("developed", {{"what", name}})); break;
    case EventKind::Conquered: came(news("conquered", {{"what", conquest(*cat_, before, e.a, viewer_)}})); break;
    case EventKind::OutpostBuilt: came(news("outpost", {{"what", tile(e.a)}})); break;
    case EventKind::ProvinceLost: came(news("left-tile", {{"what", tile(e.a)}})); break;
    case EventKind::MonsterRevealed: came(news("monster", {{"what", name}, {"tile", tile(e.b)}})); break;
    case EventKind::Stepped: stepped(e.amount, e.a); break;
    case EventKind::TookProduction: found(news("tile-production", {{"tile", tile(e.a)}})); break;
    case EventKind::SpentToken: found(news("tile-market", {{"what", name}, {"tile", tile(e.a)}})); break;
    default: break;
  }
}

Text AutomaStory::words(const Act& act) const {
  const civic::Effects& effects = cat_->of(act.card).effects;
  if (act.special) return effects.special ? print(effects.special->step) : Text{};
  if (act.again) return news("again");
  return effects.general ? print(*effects.general) : Text{};
}

void AutomaStory::tell(const monumental::State& now, std::vector<NewsLine>& out) const {
  AutomaStory whole = *this;
  whole.close_lists();
  const civic::Civilization& civ = cat_->of(now.board.at(now.board.automa).civ);
  std::vector<Text> cards;
  for (const ThingId card : whole.revealed_) cards.push_back(cat_->of(card).name);
  const Text who = news("automa", {{"who", monumental::name_of(*cat_, now, now.board.automa)}, {"speciality", speciality(civ.speciality)}});
  if (!cards.empty()) out.push_back({who, news("plays", {{"cards", join(cards, ", ")}}), false});
  for (const Act& act : whole.acts_) {
    if (!act.card.is_none()) {
      const civic::Thing& card = cat_->of(act.card);
      const bool special = act.special && card.effects.special;
      out.push_back(
          {special ? news("because", {{"speciality", speciality(card.effects.special->type)}}) : card.name, words(act), false, 1});
    }
    if (!act.came.empty()) out.push_back({{}, news("came", {{"what", join(merged(act.came), " · ")}}), false, 2});
  }
}

// Monsters

void MonsterAttacks::begin(ThingId monster, Known known) {
  attacks_.emplace_back();
  attacks_.back().monster = monster;
  attacks_.back().known = known == Known::Yes;
}

void MonsterAttacks::add(const civic::Event& e) {
  if (attacks_.empty() || e.who.is_none()) return;
  Attack& attack = attacks_.back();
  Harm& harm = attack.harm[e.who.value];
  const Text name = e.thing.is_none() ? Text{} : cat_->of(e.thing).name;
  switch (e.kind) {
    case EventKind::Discarded: harm.discarded.push_back(name); break;
    case EventKind::Archived: harm.archived.push_back(name); break;
    case EventKind::Lost: harm.lost.push_back(amount(e.amount, e.a)); break;
    case EventKind::Returned: harm.units += e.amount; break;
    case EventKind::ProvinceLost: harm.tiles.push_back(tile(e.a)); break;
    case EventKind::ExplorersReturned: harm.explorers = true; break;
    case EventKind::HeroLeft: harm.hero = name; break;
    default: return;
  }
  attack.known = false;  // not all of it
}

std::vector<Text> MonsterAttacks::Harm::parts() const {
  std::vector<Text> out;
  if (!discarded.empty()) out.push_back(news("discarded", {{"what", join(discarded, ", ")}}));
  if (!archived.empty()) out.push_back(news("archived", {{"what", join(archived, ", ")}}));
  if (!lost.empty()) out.push_back(news("lost-resources", {{"what", join(lost, ", ")}}));
  if (units > 0) out.push_back(news("units-returned", {{"units", count("unit", units)}}));
  if (!tiles.empty()) out.push_back(news(tiles.size() > 1 ? "tiles-lost" : "tile-lost", {{"what", join(tiles, ", ")}}));
  if (explorers) out.push_back(news("explorers-returned"));
  if (hero) out.push_back(news("hero-left", {{"what", *hero}}));
  return out;
}

void MonsterAttacks::tell(const monumental::State& now, std::vector<NewsLine>& out) const {
  for (const Attack& attack : attacks_) {
    if (attack.known) continue;
    std::vector<Text> all;
    bool bad = false;
    for (std::uint8_t p = 0; p < now.board.players_count; ++p) {
      const std::vector<Text> parts = attack.harm[p].parts();
      if (parts.empty()) continue;
      const bool own = PlayerId{p} == viewer_;
      bad = bad || own;
      const Text who = own ? news("you") : monumental::name_of(*cat_, now, PlayerId{p});
      all.push_back(news("head", {{"who", who}}) + join(parts, ", "));
    }
    const civic::Thing& monster = cat_->of(attack.monster);
    const Text what = monster.effects.attack ? print(*monster.effects.attack) : Text{};
    const auto& stack = now.board.stack;
    const bool over = std::none_of(stack.begin(), stack.end(), [&](const civic::Frame& f) { return f.thing == attack.monster; });
    const Text came = !all.empty() ? join(all, "; ") : over ? news("no-harm") : news("not-over");
    out.push_back({news("attacks", {{"who", monster.name}}), what + same_in_all(" ") + news("came", {{"what", came}}), bad});
  }
}

}  // namespace stele::cli
