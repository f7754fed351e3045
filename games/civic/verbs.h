#pragma once

// The verbs that every game of the family knows. A game adds its own in front of these.
namespace stele::civic {

template <class S>
const VerbRow<S>* civic_verb(Op op) {
#define ASKS(verb) verb::options<S>, verb::refusal<S>, verb::resume<S>
  static constexpr VerbRow<S> kRows[] = {
      {Op::CostArchive, {"cost-archive", "M-ARCH-1"}, archive_verb::possible<S>, archive_verb::run<S>, ASKS(archive_verb)},
      {Op::CostDiscard, {"cost-discard", "M-DISC-1"}, discard_verb::possible<S>, nullptr, ASKS(discard_verb)},
      {Op::GainBase, {"gain-base", "M-RES-4"}, gain_base_verb::possible<S>, gain_base_verb::run<S>, ASKS(gain_base_verb)},
      {Op::Archive, {"archive", "M-ARCH-1"}, archive_verb::possible<S>, archive_verb::run<S>, ASKS(archive_verb)},
      {Op::Discard, {"discard", "M-DISC-1"}, discard_verb::possible<S>, nullptr, ASKS(discard_verb)},
      {Op::Reinforce, {"reinforce", "M-REINF-1"}, reinforce_verb::possible<S>, reinforce_verb::run<S>, ASKS(reinforce_verb)},
      {Op::Draw, {"draw", "M-DRAW-1"}, draw_verb::possible<S>, draw_verb::run<S>, nullptr, nullptr, nullptr},
      {Op::Progress, {"progress", "M-SCI-1"}, progress_verb::possible<S>, progress_verb::run<S>, nullptr, nullptr, nullptr},
      {Op::Copy, {"copy", "M-COPY-1"}, copy_verb::possible<S>, nullptr, ASKS(copy_verb)},
      {Op::Ready, {"ready", "M-USE-1"}, ready_verb::possible<S>, nullptr, ASKS(ready_verb)},
      {Op::Take, {"take", "M-TAKE-1"}, take_verb::possible<S>, nullptr, ASKS(take_verb)},
      {Op::Acquire, {"acquire", "M-ACQ-KNO"}, acquire_verb::possible<S>, nullptr, ASKS(acquire_verb)},
      {Op::BuildSection, {"build-section", "M-WON-5"}, build_section_verb::possible<S>, nullptr, ASKS(build_section_verb)},
      {Op::DevelopPolicy, {"develop", "M-POL-1"}, develop_verb::possible<S>, nullptr, ASKS(develop_verb)},
      {Op::Regain, {"regain", "M-POL-3"}, regain_verb::possible<S>, regain_verb::run<S>, ASKS(regain_verb)},
      {Op::Recall, {"recall", "M-ACTION-3"}, recall_verb::possible<S>, nullptr, ASKS(recall_verb)},
      {Op::Swap, {"swap", "M-USE-1"}, swap_verb::possible<S>, nullptr, ASKS(swap_verb)},
      {Op::Refresh, {"refresh", "M-DISC-1"}, refresh_verb::possible<S>, nullptr, ASKS(refresh_verb)},
      {Op::Activate, {"activate", "M-ACT-3"}, activate_verb::possible<S>, activate_verb::run<S>, ASKS(activate_verb)},
      {Op::ClearTrack, {"clear-track", "M-TRACK-2"}, clear_track_verb::possible<S>, nullptr, ASKS(clear_track_verb)},
      {Op::UseFromTrack, {"use-from-track", "M-USE-1"}, use_from_track_verb::possible<S>, nullptr, ASKS(use_from_track_verb)},
  };
#undef ASKS
  for (const VerbRow<S>& row : kRows)
    if (row.op == op) return &row;
  return nullptr;
}

}  // namespace stele::civic
