#include "games/civic/state_json.h"

#include <bit>
#include <cassert>

#include "games/civic/notation.h"

namespace stele::civic {

void put(Json& out, const char* key, Json value) {
  const bool no = value.is_boolean() && !value.get<bool>();
  if (!no && !value.empty()) out[key] = std::move(value);
}
void put_number(Json& out, const char* key, int n) {
  if (n != 0) out[key] = n;
}

Json seat_or_null(PlayerId p) { return p.is_none() ? Json{} : Json(p.value); }

Json numbers_of(std::uint32_t bits) {
  Json out = Json::array();
  for (; bits != 0; bits &= bits - 1) out.push_back(std::countr_zero(bits) + 1);
  return out;
}
std::string source_word(std::size_t source) {
  const bool policy = source >= kPolicySource && source < kWarlordSource;  // "warlord", "hero" and "elsewhere" follow
  return policy ? "policy-" + std::to_string(source - kPolicySource + 1) : space_word(static_cast<Source>(source));
}
Json sources_of(std::uint32_t bits) {
  Json out = Json::array();
  for (; bits != 0; bits &= bits - 1) out.push_back(source_word(static_cast<std::size_t>(std::countr_zero(bits))));
  return out;
}

Json city_to_json(const Catalogue& cat, const std::array<CardId, kCity>& city, const std::array<CardId, kCity>& under) {
  Json rows = Json::array();
  for (std::size_t i = 0; i < kCity; ++i) {
    if (i % 3 == 0) rows.push_back(Json::array());
    Json space = word_or_null(cat, city[i]);
    if (!under[i].is_none()) {
      Json both = Json::object();
      put(both, "card", space);
      both["on"] = word_or_null(cat, under[i]);
      space = both;
    }
    rows.back().push_back(space);
  }
  return rows;
}

Json policies_to_json(const Catalogue& cat, CivId civ, const FixedVector<std::uint8_t, kPolicies>& policies) {
  Json out = Json::array();
  for (const std::uint8_t i : policies) out.push_back(word_or_null(cat, cat.of(civ).policies[i]));
  return out;
}

Json cards_of(const Catalogue& cat, const CardSet& set) {
  Json out = Json::array();
  for (std::size_t i = 0; i < cat.cards.size(); ++i)
    if (set.contains(card(i))) out.push_back(word_or_null(cat, card(i)));
  return out;
}

Json fired_to_json(const std::array<std::uint8_t, kSources>& fired) {
  Json out = Json::array();
  for (std::size_t i = 0; i < kSources; ++i)
    if (fired[i] != 0) out.push_back({{"source", source_word(i)}, {"triggers", numbers_of(fired[i])}});
  return out;
}

Json occasions_of(std::uint8_t bits) {
  Json out = Json::array();
  for (std::size_t i = 0; i < kOccasionWords.size(); ++i)
    if (bits >> i & 1) out.push_back(kOccasionWords[i]);
  return out;
}

Json frames_to_json(const Catalogue& cat, const FixedVector<Frame, kMaxStack>& stack, std::span<const FrameShape> shapes) {
  Json out = Json::array();
  for (const Frame& f : stack) {
    const auto shape = std::find_if(shapes.begin(), shapes.end(), [&](const FrameShape& s) { return s.kind == f.kind; });
    assert(shape != shapes.end());
    Json frame = {{"frame", shape->word}};
    put(frame, "seat", seat_or_null(f.who));
    put_number(frame, "a", f.a);
    put_number(frame, "b", f.b);
    put_number(frame, "pc", f.pc);
    put(frame, "thing", word_or_null(cat, f.thing));
    out.push_back(frame);
  }
  return out;
}

Json pending_to_json(const Catalogue& cat, const FixedVector<Pending, kMaxPending>& pending) {
  Json out = Json::array();
  for (const Pending& p : pending) {
    Json entry = {{"program", p.program}};
    put(entry, "thing", word_or_null(cat, p.thing));
    put_number(entry, "b", p.b);
    out.push_back(entry);
  }
  return out;
}

Json payment_to_json(const Payment& p) {
  Json out = Json::object();
  put(out, "owed", amounts_to_json(p.owed, kResourceWords));
  put_number(out, "wild", p.wild);
  if (p.kind != Wild::Any) out["kind"] = kWildWords[static_cast<std::size_t>(p.kind)];
  Json paid = Json::array();
  for (int r = 0; r < kBase; ++r)
    if (p.paid_kinds >> r & 1) paid.push_back(word(resource(r)));
  put(out, "paid_kinds", paid);
  put(out, "no_gold", (p.paid_kinds & Payment::kNoGold) != 0);
  put_number(out, "discount", p.discount);
  return out;
}

}  // namespace stele::civic
