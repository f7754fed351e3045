#include "engine/result.h"

namespace stele {

std::string to_text(const Error& e) { return e.where.empty() ? e.what : e.where + ": " + e.what; }

std::string to_text(const Errors& errors) {
  std::string out;
  for (const Error& e : errors) out += (out.empty() ? "" : "\n") + to_text(e);
  return out;
}

}  // namespace stele
