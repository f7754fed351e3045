#pragma once

// Payments: whole or not at all, Gold for base resources, and a question only where the way of paying matters.
#include <algorithm>
#include <cassert>

namespace stele::civic {

template <class S>
Price price_of(const Catalogue& cat, const S& s, const Asker& a, const Instruction& pay) {
  const Cost& c = cat.code.costs[pay.what];
  Price out{c.fixed, c.wild, c.wild_kind, c.no_gold};
  if (pay.count != 0) {
    auto& dearer = out.fixed[pay.cap];
    dearer = static_cast<std::uint8_t>(std::min(dearer + pay.n * count(cat, s, a, pay.count), 200));
  }
  return out;
}

inline Price wonder_price(int production, const Modifiers& m) {
  Price p;
  if (m.wonders_with_base)
    p.wild = static_cast<std::uint8_t>(production);
  else
    p.fixed[0] = static_cast<std::uint8_t>(production);
  return p;
}

constexpr auto kGold = static_cast<std::size_t>(Resource::Gold);
constexpr auto kCulture = static_cast<std::size_t>(Resource::Culture);
constexpr auto kMilitary = static_cast<std::size_t>(Resource::Military);

// How much Gold stands for `n` of a base resource. What is over is lost.
inline int gold_for(int n, bool counts_two) { return counts_two ? (n + 1) / 2 : n; }

template <class S>
int earmarked(const S& s, PlayerId p, const Price& price) {
  return price.foe != 255 && s.board.has_turn(p) ? s.board.turn_of(p).earmarked[price.foe] : 0;
}

template <class S>
void take(S& s, PlayerId p, std::size_t r, int n, const Log& log) {
  if (n <= 0) return;
  auto& have = s.board.at(p).resources[r];
  assert(have >= n);
  have = static_cast<std::int16_t>(have - n);
  log.emit({EventKind::Paid, p, static_cast<std::uint8_t>(r), 0, {}, static_cast<std::int16_t>(n)});
}

// Whether the player may want to keep this base resource and pay Gold: something asks for it and takes no Gold.
template <class S>
bool way_matters(const Catalogue& cat, const S& s, PlayerId p, std::size_t r) {
  if (s.board.at(p).resources[r] == 0 || s.board.at(p).resources[kGold] == 0) return false;
  bool out = false;
  for_each_active(cat, s, p, kPicky, [&](Source source, ThingId id) {
    out = out || ((cat.of(id).no_gold >> r & 1) && !(s.board.turn_of(p).used >> source & 1));
  });
  return out;
}

// The base resource, then Gold; what half a Gold would pay for is not taken from the base resource.
template <class S>
void pay_base_first(S& s, PlayerId p, std::size_t r, int n, const Modifiers& m, const Log& log) {
  int base = std::min<int>(n, s.board.at(p).resources[r]);
  if (m.gold_two[r] && base > 0 && (n - base) % 2 != 0) --base;
  take(s, p, r, base, log);
  take(s, p, kGold, gold_for(n - base, m.gold_two[r]), log);
}

inline Price rest_of(const Payment& pay) { return {pay.owed, pay.wild, pay.kind}; }

// How much of one base resource the player can pay, Gold included, if nothing else is to be paid.
template <class P>
int reach(const P& player, Resource r, const Modifiers& m) {
  const auto i = static_cast<std::size_t>(r);
  return player.resources[i] + (player.resources[kGold] << static_cast<int>(m.gold_two[i]));
}

// Different kinds: those not yet paid that the player has.
template <class P>
bool can_pay_different(const P& p, unsigned paid, int n, int gold) {
  int kinds = 0;
  for (std::size_t r = 0; r < kBase; ++r) kinds += !(paid >> r & 1) && p.resources[r] > 0 ? 1 : 0;
  return kinds + gold >= n;
}

template <class S>
bool can_pay(const S& s, PlayerId p, const Price& price, const Modifiers& m) {
  const auto& player = s.board.at(p);
  if (player.resources[kCulture] < price.fixed[kCulture]) return false;  // [M-RES-2] Gold never stands for Culture
  int gold = player.resources[kGold] - price.fixed[kGold];
  std::array<int, kBase> left;
  for (std::size_t r = 0; r < kBase; ++r) {
    left[r] = player.resources[r] - price.fixed[r];
    if (r == kMilitary) left[r] += earmarked(s, p, price);
    if (left[r] >= 0) continue;
    if (price.no_gold) return false;
    gold -= gold_for(-left[r], m.gold_two[r]);  // [M-RES-2] [D-RES-2] 1 Gold for 1 of any base resource
    left[r] = 0;
  }
  if (gold < 0) return false;
  if (price.wild == 0) return true;
  const int for_wild = price.no_gold ? 0 : gold;
  switch (price.kind) {
    case Wild::Any: return left[0] + left[1] + left[2] + for_wild >= price.wild;
    case Wild::Same:
      for (std::size_t r = 0; r < kBase; ++r)
        if (left[r] + for_wild * (m.gold_two[r] ? 2 : 1) >= price.wild) return true;
      return false;
    case Wild::Different: {
      int kinds = 0;
      for (const int n : left) kinds += n > 0 ? 1 : 0;
      return price.wild <= kBase && kinds + for_wild >= price.wild;
    }
  }
  return false;
}

template <class S>
bool can_pay(const Catalogue& cat, const S& s, PlayerId p, const Price& price) {
  static constexpr Modifiers kNone;
  if (can_pay(s, p, price, kNone)) return true;
  return s.board.at(p).resources[kGold] > 0 && can_pay(s, p, price, modifiers(cat, s, p));  // they say what Gold is worth
}

template <class S>
void pay(const Catalogue& cat, S& s, PlayerId p, const Price& price, const Modifiers& m, const Log& log) {
  assert(can_pay(s, p, price, m) && s.board.payment.empty());
  Payment& owed = s.board.payment;
  take(s, p, kGold, price.fixed[kGold], log);
  take(s, p, kCulture, price.fixed[kCulture], log);
  for (std::size_t r = 0; r < kBase; ++r) {
    int n = price.fixed[r];
    if (r == kMilitary && price.foe != 255 && n > 0) {  // what pays for nothing else goes first
      auto& marked = s.board.turn_of(p).earmarked[price.foe];
      const int used = std::min<int>(n, marked);
      marked = static_cast<std::uint8_t>(marked - used);
      n -= used;
      if (used > 0) log.emit({EventKind::Paid, p, kMilitary, 0, {}, static_cast<std::int16_t>(used)});
    }
    if (n == 0) continue;
    if (!price.no_gold && way_matters(cat, s, p, r)) {
      owed.owed[r] = static_cast<std::uint8_t>(n);
      continue;
    }
    pay_base_first(s, p, r, n, m, log);
  }
  owed.wild = price.wild;
  owed.kind = price.kind;
  if (price.wild > 0 && price.no_gold) owed.paid_kinds |= Payment::kNoGold;
  if (!owed.empty()) push(s, {FrameKind::Pay, p});
}

namespace pay_frame {

inline bool gold_allowed(const Payment& pay) { return (pay.paid_kinds & Payment::kNoGold) == 0; }

// The state after one more unit is paid with r; only the numbers that matter for paying the rest.
template <class S>
bool can_go_on(const Catalogue& cat, const S& s, const Frame& f, std::size_t r) {
  const Modifiers m = modifiers(cat, s, f.who);
  const Payment& pay = s.board.payment;
  const auto& player = s.board.at(f.who);
  if (player.resources[r] <= 0) return false;
  for (std::size_t b = 0; b < kBase; ++b) {
    if (pay.owed[b] == 0) continue;
    if (r != b && r != kGold) return false;
    S after = s;  // small and rare: only where the way of paying matters
    after.board.at(f.who).resources[r] = static_cast<std::int16_t>(player.resources[r] - 1);
    auto& owed = after.board.payment.owed[b];
    owed = static_cast<std::uint8_t>(owed - std::min<int>(owed, r == kGold && m.gold_two[b] ? 2 : 1));
    return can_pay(after, f.who, rest_of(after.board.payment), m);
  }
  const int gold = gold_allowed(pay) ? player.resources[kGold] : 0;
  if (r == kGold && gold == 0) return false;
  switch (pay.kind) {
    case Wild::Any: return r != kCulture;
    case Wild::Same: return r == kGold ? gold >= pay.wild : player.resources[r] + gold * (m.gold_two[r] ? 2 : 1) >= pay.wild;
    case Wild::Different:
      if (r == kGold) return can_pay_different(player, pay.paid_kinds, pay.wild - 1, gold - 1);
      return !(pay.paid_kinds >> r & 1);
  }
  return false;
}

// Whatever comes first, in the end everything that could pay has been paid.
template <class S>
bool takes_everything(const S& s, const Frame& f) {
  const Payment& pay = s.board.payment;
  const auto& p = s.board.at(f.who);
  const int gold = gold_allowed(pay) ? p.resources[kGold] : 0;
  if (!nothing(pay.owed)) return false;
  if (pay.kind == Wild::Any) return p.resources[0] + p.resources[1] + p.resources[2] + gold == pay.wild;
  return pay.kind == Wild::Different && !can_pay_different(p, pay.paid_kinds, pay.wild + 1, gold);
}

template <class S>
void pay_one(const Catalogue& cat, S& s, const Frame& f, std::size_t r, const Log& log) {
  const Modifiers m = modifiers(cat, s, f.who);
  Payment& pay = s.board.payment;
  for (std::size_t b = 0; b < kBase; ++b) {
    if (pay.owed[b] == 0) continue;
    take(s, f.who, r, 1, log);
    pay.owed[b] = static_cast<std::uint8_t>(pay.owed[b] - std::min<int>(pay.owed[b], r == kGold && m.gold_two[b] ? 2 : 1));
    return;
  }
  if (pay.kind == Wild::Same) {  // one choice for all of them
    if (r == kGold)
      take(s, f.who, kGold, pay.wild, log);
    else
      pay_base_first(s, f.who, r, pay.wild, m, log);
    pay.wild = 0;
  } else {
    take(s, f.who, r, 1, log);
    if (pay.kind == Wild::Different && r != kGold) pay.paid_kinds = static_cast<std::uint8_t>(pay.paid_kinds | 1u << r);
    --pay.wild;
  }
}

// A payment with only one way to go on makes it by itself.
template <class S>
bool run(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
  Payment& pay = s.board.payment;
  const bool done = nothing(pay.owed) && pay.wild == 0;
  if (done) {
    pay = {};
    s.board.stack.pop_back();
    return true;
  }
  Options ways;
  options(cat, s, f, ways);
  assert(!ways.empty());
  if (ways.size() > 1 && !takes_everything(s, f)) return false;
  pay_one(cat, s, f, ways[0].a, log);
  return true;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, Options& out) {
  for (std::uint8_t r = 0; r < kCulture; ++r)
    if (can_go_on(cat, s, f, r)) out.push_back({OptionKind::Pay, r});
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Pay) return Refusal::OtherDecision;
  return o.a < kCulture && can_go_on(cat, s, f, o.a) ? Refusal::Legal : Refusal::NoSuchResource;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log& log) {
  pay_one(cat, s, f, o.a, log);
}

}  // namespace pay_frame

template <class S>
bool run_paid(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
  s.board.stack.pop_back();
  rules_of<S>(cat).paid_for(cat, s, f.who, {static_cast<OptionKind>(f.a), f.b, static_cast<std::uint8_t>(f.pc)}, log);
  return true;
}

}  // namespace stele::civic
