#include "tests/kit/rules.h"

#include <regex>
#include <sstream>

#include "engine/embedded.h"

namespace stele::kit {

const std::set<std::string>& ids_of_the_rules() {
  static const std::set<std::string> ids = [] {
    const std::regex id(R"(^- \*\*([WMDA]-[A-Z0-9-]+)\*\*)");
    std::set<std::string> out;
    for (const EmbeddedFile& f : embedded_files()) {
      if (!f.path.starts_with("docs/rules/") || f.path.starts_with("docs/rules/fr/")) continue;
      std::istringstream in{std::string{f.content}};
      for (std::string line; std::getline(in, line);)
        if (std::smatch m; std::regex_search(line, m, id)) out.insert(m[1].str());
    }
    return out;
  }();
  return ids;
}

}  // namespace stele::kit
