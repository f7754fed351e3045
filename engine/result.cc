#include "engine/result.h"

namespace stele {

std::string to_text(const Error& e, Language language) {
  const std::string& what = language == Language::French && !e.what_fr.empty() ? e.what_fr : e.what;
  return e.where.empty() ? what : e.where + ": " + what;
}

std::string to_text(const Errors& errors, Language language) {
  std::string out;
  for (const Error& e : errors) out += (out.empty() ? "" : "\n") + to_text(e, language);
  return out;
}

}  // namespace stele
