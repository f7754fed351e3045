#include "server/delta.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace stele::server {
namespace {

// [path, value] costs this much besides its value: quotes, comma, brackets.
constexpr std::size_t kAround = 6;

std::string below(const std::string& path, std::string_view key) {
  std::string out = path;
  if (!out.empty()) out += '/';
  out += key;
  return out;
}

// About how many bytes a value takes as text, without writing it.
std::size_t size_of(const Json& j) {
  std::size_t out = 2;
  if (j.is_string()) return out + j.get_ref<const std::string&>().size();
  if (j.is_object())
    for (auto it = j.begin(); it != j.end(); ++it) out += it.key().size() + 4 + size_of(it.value());
  if (j.is_array())
    for (const Json& item : j) out += 1 + size_of(item);
  return out;
}

// Adds the steps from one value to another, or the whole value where that is shorter; answers with about how many bytes they take.
std::size_t change(const std::string& path, const Json& before, const Json& after, Json& out);

std::size_t set(const std::string& path, const Json& value, Json& out) {
  out.push_back(Json::array({path, value}));
  return path.size() + size_of(value) + kAround;
}
std::size_t remove(const std::string& path, Json& out) {
  out.push_back(Json::array({path}));
  return path.size() + kAround;
}

std::size_t change_object(const std::string& path, const Json& before, const Json& after, Json& out) {
  std::size_t size = 0;
  for (auto it = before.begin(); it != before.end(); ++it)
    if (!after.contains(it.key())) size += remove(below(path, it.key()), out);
  for (auto it = after.begin(); it != after.end(); ++it) {
    const auto old = before.find(it.key());
    if (old == before.end())
      size += set(below(path, it.key()), it.value(), out);
    else if (*old != it.value())
      size += change(below(path, it.key()), *old, it.value(), out);
  }
  return size;
}

std::size_t change_list(const std::string& path, const Json& before, const Json& after, Json& out) {
  std::size_t size = 0;
  if (after.size() < before.size()) size += remove(below(path, std::to_string(after.size())), out);
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i >= before.size())
      size += set(below(path, std::to_string(i)), after[i], out);
    else if (before[i] != after[i])
      size += change(below(path, std::to_string(i)), before[i], after[i], out);
  }
  return size;
}

std::size_t change(const std::string& path, const Json& before, const Json& after, Json& out) {
  const bool objects = before.is_object() && after.is_object(), lists = before.is_array() && after.is_array();
  // An empty list or object is a leaf of its own, so that a fingerprint tells it from none.
  if ((!objects && !lists) || after.empty() || before.empty()) return set(path, after, out);
  const std::size_t first = out.size();
  const std::size_t size = objects ? change_object(path, before, after, out) : change_list(path, before, after, out);
  if (size <= path.size() + size_of(after) + kAround) return size;
  out.erase(out.begin() + static_cast<std::ptrdiff_t>(first), out.end());
  return set(path, after, out);
}

// The index that a word is, if it is one.
std::optional<std::size_t> index_of(std::string_view word) {
  std::size_t n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc{} || end != word.data() + word.size()) return {};
  return n;
}

bool carry_out(Json& document, const Json& step) {
  if (!step.is_array() || step.empty() || step.size() > 2 || !step[0].is_string()) return false;
  const auto& path = step[0].get_ref<const std::string&>();
  if (path.empty()) {
    if (step.size() == 2) document = step[1];
    return step.size() == 2;
  }
  Json* at = &document;
  for (std::size_t from = 0;;) {
    const std::size_t slash = path.find('/', from);
    const bool last = slash == std::string::npos;
    const std::string word = path.substr(from, last ? slash : slash - from);
    if (at->is_object()) {
      const auto there = at->find(word);
      if (last && step.size() == 2) {
        (*at)[word] = step[1];
        return true;
      }
      if (there == at->end()) return false;
      if (last) {
        at->erase(there);
        return true;
      }
      at = &*there;
    } else if (at->is_array()) {
      const auto i = index_of(word);
      if (!i || *i > at->size()) return false;
      if (last && step.size() == 2) {
        if (*i == at->size())
          at->push_back(step[1]);
        else
          (*at)[*i] = step[1];
        return true;
      }
      if (*i == at->size()) return false;
      if (last) {
        at->erase(at->begin() + static_cast<std::ptrdiff_t>(*i), at->end());
        return true;
      }
      at = &(*at)[*i];
    } else {
      return false;
    }
    from = slash + 1;
  }
}

constexpr std::uint32_t kFnvOffset = 2166136261u, kFnvPrime = 16777619u;

std::uint32_t fnv(std::uint32_t h, std::string_view bytes) {
  for (const char c : bytes) h = (h ^ static_cast<unsigned char>(c)) * kFnvPrime;
  return h;
}

// Written as it is between quotes.
bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

void add_leaves(const Json& j, std::string& path, std::uint32_t& sum) {
  if ((j.is_object() || j.is_array()) && !j.empty()) {
    const std::size_t size = path.size();
    const auto visit = [&](std::string_view key, const Json& value) {
      if (size > 0) path += '/';
      path += key;
      add_leaves(value, path, sum);
      path.resize(size);
    };
    if (j.is_object()) {
      for (auto it = j.begin(); it != j.end(); ++it) visit(it.key(), it.value());
    } else {
      for (std::size_t i = 0; i < j.size(); ++i) visit(std::to_string(i), j[i]);
    }
    return;
  }
  const std::uint32_t h = fnv(fnv(kFnvOffset, path), "=");
  if (j.is_string() && is_plain(j.get_ref<const std::string&>()))
    sum += fnv(fnv(fnv(h, "\""), j.get_ref<const std::string&>()), "\"");
  else
    sum += fnv(h, j.dump());
}

}  // namespace

Json delta(const Json& before, const Json& after) {
  Json out = Json::array();
  if (before != after) change("", before, after, out);
  return out;
}

bool apply_delta(Json& document, const Json& delta) {
  if (!delta.is_array()) return false;
  for (const Json& step : delta)
    if (!carry_out(document, step)) return false;
  return true;
}

std::string fingerprint(const Json& document) {
  std::string path;
  std::uint32_t sum = 0;
  add_leaves(document, path, sum);
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (int shift = 28; shift >= 0; shift -= 4) out += kDigits[sum >> shift & 15];
  return out;
}

}  // namespace stele::server
