// From the typed tree to numbers: one tally for each source, added up, halved and compared as the forms say.
#include "games/civic/effect_encode.h"

#include <algorithm>
#include <limits>

namespace stele::civic {
namespace {

using feature::Source;

constexpr int kHundred = 100;

// In hundredths.
struct Tally {
  std::array<int, kResources> gained{}, paid{};
  std::array<int, kVerbs> times{};
  int saved = 0;
};

template <class F>
Tally combined(const Tally& a, const Tally& b, F f) {
  Tally out;
  std::transform(a.gained.begin(), a.gained.end(), b.gained.begin(), out.gained.begin(), f);
  std::transform(a.paid.begin(), a.paid.end(), b.paid.begin(), out.paid.begin(), f);
  std::transform(a.times.begin(), a.times.end(), b.times.begin(), out.times.begin(), f);
  out.saved = f(a.saved, b.saved);
  return out;
}
Tally sum(const Tally& a, const Tally& b) {
  return combined(a, b, [](int x, int y) { return x + y; });
}
Tally largest(const Tally& a, const Tally& b) {
  return combined(a, b, [](int x, int y) { return std::max(x, y); });
}
Tally half(const Tally& a) {
  return combined(a, {}, [](int x, int) { return x / 2; });
}

void add(std::array<int, kResources>& to, const Amount& a, int multiple) {
  const int n = a.n * kHundred * multiple;
  const auto of = static_cast<std::size_t>(a.of);
  if (of < kResources)
    to[of] += n;
  else
    for (std::size_t base = 0; base < kBase; ++base) to[base] += n / kBase;
}

int multiple(const Step& s) {
  if (s.per.of == Count::Of::One) return 1;
  return s.up_to ? std::min(s.up_to, feature::kTypicalCount) : feature::kTypicalCount;
}

int times_of(const Step& s) {
  switch (s.verb) {
    case Verb::Archive:
    case Verb::Discard:
    case Verb::Reinforce:
    case Verb::ReturnUnits:
    case Verb::MoveExplorer:
    case Verb::MoveUnits:
    case Verb::Recall:
    case Verb::ClearTrack:
    case Verb::Reserve:
    case Verb::Raze:
    case Verb::ConquerExtreme:
    case Verb::MoveExplorers:
    case Verb::Refresh: return s.n ? s.n : feature::kTypicalCount;
    case Verb::Draw: return std::min(s.n, s.m);
    case Verb::Regain: return s.n ? s.n : feature::kTypicalCount;
    case Verb::Activate: return s.n ? s.n : feature::kTypicalActivated;
    default: return 1;
  }
}

Tally tally_of_verb(const Step& s) {
  Tally out;
  out.times[static_cast<std::size_t>(s.verb)] = times_of(s) * kHundred;
  if (s.verb == Verb::GainFor) out.gained[static_cast<std::size_t>(Resource::Military)] = s.n * kHundred / 2;
  const bool paid = s.verb == Verb::Pay || s.verb == Verb::Lose;
  for (const Amount& a : s.amounts) add(paid ? out.paid : out.gained, a, multiple(s));
  const bool is_purchase = s.verb == Verb::Acquire || s.verb == Verb::BuildSection || s.verb == Verb::DevelopPolicy;
  if (is_purchase) out.saved = (s.free ? feature::kTypicalSection : s.n) * kHundred;
  return out;
}

Tally tally(const Step&);
Tally tally_of_choice(const std::vector<Step>& parts) {
  Tally out;
  for (const Step& part : parts) out = largest(out, tally(part));
  return out;
}

Tally tally(const Step& s) {
  if (s.form == Step::Form::Do) return tally_of_verb(s);
  if (s.form == Step::Form::Choice) return tally_of_choice(s.parts);
  Tally out;
  for (const Step& part : s.parts) out = sum(out, tally(part));
  return s.form == Step::Form::If ? half(out) : out;
}

std::int16_t small(int n) { return static_cast<std::int16_t>(std::min<int>(n, std::numeric_limits<std::int16_t>::max())); }

void put(const Tally& t, Source source, Features& out) {
  for (int r = 0; r < kResources; ++r) {
    out[feature::gained(source, resource(r))] = small(t.gained[static_cast<std::size_t>(r)]);
    out[feature::paid(source, resource(r))] = small(t.paid[static_cast<std::size_t>(r)]);
  }
  for (int v = 0; v < kVerbs; ++v) out[feature::times(source, static_cast<Verb>(v))] = small(t.times[static_cast<std::size_t>(v)]);
  out[feature::saved(source)] = small(t.saved);
}

bool has_number(Modifier::Of m) {
  switch (m) {
    case Modifier::Of::CardsCostLess:
    case Modifier::Of::FreeTownsCostLess:
    case Modifier::Of::EnemiesDefendLess:
    case Modifier::Of::BarbariansDefendLess:
    case Modifier::Of::DefeatCostsMore:
    case Modifier::Of::OwnProvincesDefendMore: return true;
    default: return false;
  }
}

}  // namespace

Features encode(const Effects& e) {
  Features out{};
  for (int r = 0; r < kResources; ++r) out[feature::produced(resource(r))] = small(e.produces[static_cast<std::size_t>(r)] * kHundred);
  Tally use, triggered;
  if (e.use) use = tally(*e.use);
  if (e.activated) use = sum(use, tally(*e.activated));
  for (const Trigger& t : e.triggers) triggered = sum(triggered, tally(t.step));
  put(use, Source::Use, out);
  put(triggered, Source::Trigger, out);
  put(e.bonus ? tally(*e.bonus) : Tally{}, Source::Bonus, out);
  put(tally_of_choice(e.rewards), Source::Reward, out);
  put(e.attack ? tally(*e.attack) : Tally{}, Source::Attack, out);
  for (const Modifier& m : e.modifiers) {
    std::int16_t& place = out[feature::standing(m.of)];
    place = small(place + (has_number(m.of) ? m.n : 1) * kHundred);
  }
  return out;
}

}  // namespace stele::civic
