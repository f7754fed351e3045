// The verbs that every game of the family knows. A game adds its own in front of these.
#include "games/civic/rules.h"

namespace stele::civic {

#define STELE_VERB(name)                                                                              \
  namespace name {                                                                                    \
  bool possible(const Catalogue&, const State&, const Asker&, const Instruction&);                    \
  void run(const Catalogue&, State&, const Asker&, const Instruction&, std::uint16_t pc, const Log&); \
  void options(const Catalogue&, const State&, const Frame&, const Instruction&, Options&);           \
  Refusal refusal(const Catalogue&, const State&, const Frame&, const Instruction&, Option);          \
  void resume(const Catalogue&, State&, const Frame&, const Instruction&, Option, const Log&);        \
  }
STELE_VERB(archive_verb)  // city.cc
STELE_VERB(discard_verb)
STELE_VERB(reinforce_verb)
STELE_VERB(refresh_verb)
STELE_VERB(activate_verb)
STELE_VERB(swap_verb)
STELE_VERB(progress_verb)  // draw.cc
STELE_VERB(draw_verb)
STELE_VERB(recall_verb)
STELE_VERB(copy_verb)  // borrow.cc
STELE_VERB(use_from_track_verb)
STELE_VERB(ready_verb)
STELE_VERB(gain_base_verb)
STELE_VERB(acquire_verb)  // acquire.cc
STELE_VERB(take_verb)
STELE_VERB(clear_track_verb)
STELE_VERB(build_section_verb)  // wonders.cc
STELE_VERB(develop_verb)        // policies.cc
STELE_VERB(regain_verb)
#undef STELE_VERB

const VerbRow* civic_verb(Op op) {
#define ASKS(verb) verb::options, verb::refusal, verb::resume
  static constexpr VerbRow kRows[] = {
      {Op::CostArchive, {"cost-archive", "M-ARCH-1"}, archive_verb::possible, archive_verb::run, ASKS(archive_verb)},
      {Op::CostDiscard, {"cost-discard", "M-DISC-1"}, discard_verb::possible, nullptr, ASKS(discard_verb)},
      {Op::GainBase, {"gain-base", "M-RES-4"}, gain_base_verb::possible, gain_base_verb::run, ASKS(gain_base_verb)},
      {Op::Archive, {"archive", "M-ARCH-1"}, archive_verb::possible, archive_verb::run, ASKS(archive_verb)},
      {Op::Discard, {"discard", "M-DISC-1"}, discard_verb::possible, nullptr, ASKS(discard_verb)},
      {Op::Reinforce, {"reinforce", "M-REINF-1"}, reinforce_verb::possible, reinforce_verb::run, ASKS(reinforce_verb)},
      {Op::Draw, {"draw", "M-DRAW-1"}, draw_verb::possible, draw_verb::run, nullptr, nullptr, nullptr},
      {Op::Progress, {"progress", "M-SCI-1"}, progress_verb::possible, progress_verb::run, nullptr, nullptr, nullptr},
      {Op::Copy, {"copy", "M-COPY-1"}, copy_verb::possible, nullptr, ASKS(copy_verb)},
      {Op::Ready, {"ready", "M-USE-1"}, ready_verb::possible, nullptr, ASKS(ready_verb)},
      {Op::Take, {"take", "M-TAKE-1"}, take_verb::possible, nullptr, ASKS(take_verb)},
      {Op::Acquire, {"acquire", "M-ACQ-KNO"}, acquire_verb::possible, nullptr, ASKS(acquire_verb)},
      {Op::BuildSection, {"build-section", "M-WON-5"}, build_section_verb::possible, nullptr, ASKS(build_section_verb)},
      {Op::DevelopPolicy, {"develop", "M-POL-1"}, develop_verb::possible, nullptr, ASKS(develop_verb)},
      {Op::Regain, {"regain", "M-POL-3"}, regain_verb::possible, regain_verb::run, ASKS(regain_verb)},
      {Op::Recall, {"recall", "M-ACTION-3"}, recall_verb::possible, nullptr, ASKS(recall_verb)},
      {Op::Swap, {"swap", "M-USE-1"}, swap_verb::possible, nullptr, ASKS(swap_verb)},
      {Op::Refresh, {"refresh", "M-DISC-1"}, refresh_verb::possible, nullptr, ASKS(refresh_verb)},
      {Op::Activate, {"activate", "M-ACT-3"}, activate_verb::possible, activate_verb::run, ASKS(activate_verb)},
      {Op::ClearTrack, {"clear-track", "M-TRACK-2"}, clear_track_verb::possible, nullptr, ASKS(clear_track_verb)},
      {Op::UseFromTrack, {"use-from-track", "M-USE-1"}, use_from_track_verb::possible, nullptr, ASKS(use_from_track_verb)},
  };
#undef ASKS
  for (const VerbRow& row : kRows)
    if (row.op == op) return &row;
  return nullptr;
}

}  // namespace stele::civic
