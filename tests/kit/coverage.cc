#include "tests/kit/coverage.h"

#include "games/monuments/scoring.h"

namespace stele::kit {

using namespace monuments;
using monuments::Catalogue, monuments::State, monuments::Option, monuments::Event;

std::vector<std::string> Coverage::must_use(const Catalogue& cat) {
  std::vector<std::string> out;
  for (int c = 0; c < kCards; ++c)
    for (const char* how : {"laid ", "discarded ", "page "}) out.push_back(how + notation(cat, monuments::card(c)));
  for (int k = 0; k < kOptionKinds; ++k) out.push_back("option " + std::string{info(static_cast<OptionKind>(k)).word});
  for (int k = 0; k < kEventKinds; ++k) out.push_back("event " + std::to_string(k));
  for (int k = 0; k < kPointsFor; ++k)
    if (static_cast<PointsFor>(k) != PointsFor::PastTheEnd)  // six pages of one monument: once in thousands of games, so scenarios hold it
      out.push_back("points for " + std::string{label(static_cast<PointsFor>(k)).name});
  for (const Catalogue::Power& p : cat.powers) out.push_back("acquired " + p.word);
  return out;
}

void Coverage::note(const Catalogue&, const State&, Option o) { ++count_["option " + std::string{info(o.kind).word}]; }

void Coverage::note(const Catalogue& cat, const Event& e) {
  ++count_["event " + std::to_string(static_cast<int>(e.kind))];
  switch (e.kind) {
    case EventKind::Laid: ++count_["laid " + notation(cat, CardId{e.what})]; break;
    case EventKind::Discarded: ++count_["discarded " + notation(cat, CardId{e.what})]; break;
    case EventKind::PageTaken: ++count_["page " + notation(cat, CardId{e.what})]; break;
    case EventKind::Scored: ++count_["points for " + std::string{label(static_cast<PointsFor>(e.what)).name}]; break;
    case EventKind::Acquired: ++count_["acquired " + cat.powers[e.what].word]; break;
    default: break;
  }
}

}  // namespace stele::kit
