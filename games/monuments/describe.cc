#include "games/monuments/describe.h"

#include "games/monuments/decisions.h"
#include "games/monuments/scoring.h"
#include "games/monuments/why_not.h"

namespace stele::monuments {
namespace {

constexpr std::array<std::string_view, kEventKinds> kEventWords = {
    "drew",     "took",    "built", "improved",   "laid",         "reordered", "placed",   "discarded",  "bought-action",
    "acquired", "swapped", "told",  "page-taken", "marker-moved", "scored",    "refilled", "turn-ended", "game-ended"};

Text player(PlayerId p) { return p.is_none() ? Text{} : player_name(p); }

}  // namespace

Text name(Colour c) { return c.is_none() ? Text{} : say("monuments.row." + std::string{word(c)}); }

Text name(const Catalogue& cat, CardId c) {
  const Text symbol = cat.symbol_name[static_cast<std::size_t>(cat.symbol_of(c))];
  return say("monuments.card", {{"monument", cat.of(monument_of(c)).name}, {"value", number(value_of(c))}, {"symbol", symbol}});
}

Text describe(const Catalogue& cat, const State& s, Option o) {
  const OptionInfo& i = info(o.kind);
  const Board& b = s.board;
  const Colour c = for_whom(s, o);
  Text thing, detail;
  switch (i.about) {
    case About::OneCard: thing = name(cat, o.card()); break;
    case About::OneMonument:
      thing = cat.of(o.monument()).name;
      detail = number(std::popcount(hand(s).values_of(o.monument())));
      break;
    case About::OneSymbol:
      thing = cat.symbol_name[o.what];
      detail = count("point", symbols::worth(cat, b, c, o.symbol()));
      break;
    case About::OnePower:
      thing = cat.of(o.power()).name;
      detail = count("point", cat.of(o.power()).acquire);
      break;
    case About::None: break;
  }
  if (o.kind == OptionKind::Draw) detail = count("card", static_cast<int>(s.pile.size()));
  if (o.kind == OptionKind::Story) {
    detail = count("page", story::pages(b, c));
  }
  const Text whom = o.colour.is_none() ? Text{} : say("monuments.for", {{"colour", name(o.colour)}});
  return say("monuments.option." + std::string{i.word}, {{"thing", thing}, {"detail", detail}, {"whom", whom}});
}

Json shown(const Catalogue& cat, Option o) {
  const OptionInfo& i = info(o.kind);
  Json out = {{"kind", i.word}};
  switch (i.about) {
    case About::None: break;
    case About::OneCard: out["card"] = notation(cat, o.card()); break;
    case About::OneMonument: out["monument"] = cat.of(o.monument()).abbr; break;
    case About::OneSymbol: out["symbol"] = word(o.symbol()); break;
    case About::OnePower:
      out["power"] = cat.of(o.power()).word;
      out["cost"] = {{"points", cat.of(o.power()).acquire}};
      break;
  }
  if (o.kind == OptionKind::Pay) out["cost"] = {{"points", 1}};
  if (o.kind == OptionKind::Extra) out["cost"] = {{"cards", 2}};
  if (!o.colour.is_none()) out["colour"] = word(o.colour);
  return out;
}

namespace {

// In English the name of the doer is all that changes, in French its verb too.
Text to_you(Text sentence, PlayerId you) {
  if (you.is_none()) return sentence;
  const Text name = player_name(you);
  if (sentence.en.starts_with(name.en + " ")) sentence.en.replace(0, name.en.size(), say("monuments.you").en);
  if (sentence.fr.starts_with(name.fr + " a ")) sentence.fr.replace(0, name.fr.size() + 2, say("monuments.you").fr + " avez");
  return sentence;
}

}  // namespace

Text describe(const Catalogue& cat, const Event& e, PlayerId you) {
  Text thing, detail;
  switch (e.kind) {
    case EventKind::Drew:
      if (e.hidden) return to_you(say("monuments.event.drew-unseen", {{"who", player(e.who)}}), you);
      [[fallthrough]];
    case EventKind::Took:
    case EventKind::Laid:
    case EventKind::Placed:
    case EventKind::Discarded:
    case EventKind::PageTaken:
    case EventKind::Refilled: thing = name(cat, CardId{e.what}); break;
    case EventKind::Swapped:
      thing = name(cat, CardId{e.what});
      detail = name(cat, card(e.amount));
      break;
    case EventKind::Built:
    case EventKind::Improved:
    case EventKind::Reordered:
      thing = cat.monuments[e.what].name;
      detail = count("card", e.amount);
      break;
    case EventKind::MarkerMoved: {
      thing = cat.monuments[e.what].name;
      const Catalogue::Space& space = cat.track[static_cast<std::size_t>(e.amount)];
      detail = same_in_all(std::to_string(space.alone) + " (" + std::to_string(space.main) + "-" + std::to_string(space.second) + ")");
      break;
    }
    case EventKind::Acquired: thing = cat.powers[e.what].name; break;
    case EventKind::Told: detail = count("page", e.amount); break;
    case EventKind::Scored:
      thing = say("monuments.points." + std::string{label(static_cast<PointsFor>(e.what)).name});
      detail = count("point", e.amount);
      break;
    default: break;
  }
  const bool from_bank = e.kind == EventKind::Acquired && e.other.is_none();
  const Text sentence =
      say("monuments.event." + std::string{from_bank ? "acquired-from-bank" : kEventWords[static_cast<std::size_t>(e.kind)]},
          {{"who", player(e.who)}, {"colour", name(e.colour)}, {"other", name(e.other)}, {"thing", thing}, {"detail", detail}});
  return to_you(sentence, you);
}

std::vector<CardText> describe_cards(const Catalogue& cat) {
  std::vector<CardText> out;
  for (int i = 0; i < kCards; ++i) {
    const CardId c = card(i);
    const Catalogue::MonumentInfo& m = cat.of(monument_of(c));
    Text text = m.place;
    if (value_of(c) == m.struck || m.leaves_with_3_players) text = text + say("monuments.cards.struck");
    out.push_back({m.id + "-" + std::to_string(value_of(c)),
                   notation(cat, c),
                   name(cat, c),
                   text,
                   m.card_origin[static_cast<std::size_t>(value_of(c) - 1)],
                   m.note,
                   {},
                   {{"kind", "monument"}, {"monument", m.abbr}, {"value", value_of(c)}, {"symbol", word(cat.symbol_of(c))}}});
  }
  for (const Catalogue::Power& p : cat.powers) {
    constexpr std::array<std::string_view, 3> kAbilities = {"reorder", "swap", "pay-and-draw"};
    const Text text =
        say("monuments.cards.power", {{"symbol", cat.symbol_name[static_cast<std::size_t>(p.symbol)]},
                                      {"acquire", count("point", p.acquire)},
                                      {"end", count("point", p.end)},
                                      {"ability", say("monuments.cards." + std::string{kAbilities[static_cast<std::size_t>(p.ability)]})}});
    out.push_back({p.id, p.word, p.name, text, p.origin, p.note, text, {{"kind", "power"}, {"symbol", word(p.symbol)}}});
  }
  return out;
}

Json board_to_json(const Catalogue& cat) {
  const auto in_all = [](const Text& t) { return Json{{"en", t.en}, {"fr", t.fr}}; };
  Json monuments = Json::object(), track = Json::array(), symbols = Json::object();
  for (const Catalogue::MonumentInfo& m : cat.monuments)
    monuments[m.abbr] = {{"name", in_all(m.name)}, {"place", in_all(m.place)}, {"colour", m.colour}, {"ink", m.ink}};
  for (const Catalogue::Space& space : cat.track) track.push_back({space.alone, space.main, space.second});
  for (const Symbol symbol : kAllSymbols) symbols[std::string{word(symbol)}] = in_all(cat.symbol_name[static_cast<std::size_t>(symbol)]);
  return {{"monuments", monuments},
          {"track", track},
          {"past-the-end", {cat.past_the_end_highest, cat.past_the_end_other}},
          {"story-bonus", cat.story_bonus},
          {"unused-historian", cat.unused_historian},
          {"symbols", symbols}};
}

Text question(const Catalogue& cat, const State& s) {
  if (s.stack.empty()) return say("monuments.ask.over");
  const Frame& f = s.stack.back();
  Text thing, detail;
  switch (f.kind) {
    case FrameKind::Turn:
      if (s.board.turn.actions_left == 0) return say("monuments.ask.turn-without-actions");
      detail = count("action", s.board.turn.actions_left);
      break;
    case FrameKind::Lay:
      detail = say("monuments.so-far", {{"chosen", number(static_cast<int>(s.chosen.size()))}, {"least", number(f.least)}});
      [[fallthrough]];
    case FrameKind::Reorder: thing = cat.monuments[f.what].name; break;
    case FrameKind::DiscardForPoints:
    case FrameKind::DiscardForAction: thing = cat.symbol_name[f.what]; break;
    case FrameKind::Give: thing = name(cat, CardId{f.what}); break;
    default: break;
  }
  return say("monuments.ask." + std::string{kind_of(f.kind).name}, {{"thing", thing}, {"detail", detail}});
}

}  // namespace stele::monuments
