// The readers of what comes over the network and out of the store: no bytes crash them, and what they accept can be written again.
#include <cstdlib>
#include <string_view>

#include "engine/json_reader.h"
#include "games/games.h"
#include "server/delta.h"
#include "server/entry.h"
#include "server/plan.h"
#include "server/request.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele;
  if (size == 0) return 0;
  const std::string_view text{reinterpret_cast<const char*>(data + 1), size - 1};
  switch (data[0] % 4) {
    case 0:
      if (const auto request = server::read_request(text); !request && request.errors().empty()) std::abort();
      break;
    case 1:
      if (const auto entry = server::read_entry(text)) {
        const auto again = server::read_entry(server::write_entry(entry.value()));
        if (!again) std::abort();
      }
      break;
    case 2: {
      const auto json = parse_json(text);
      if (!json) break;
      if (const auto plan = server::read_wish(json.value(), all_games(), 1)) {
        const auto again = server::read_plan(server::write_plan(plan.value()));
        if (!again || !(again.value() == plan.value())) std::abort();
      }
      break;
    }
    default: {
      // A document and, on the next line, steps that may or may not fit it.
      const std::size_t line = text.find('\n');
      if (line == std::string_view::npos) break;
      const auto document = parse_json(text.substr(0, line)), steps = parse_json(text.substr(line + 1));
      if (!document || !steps) break;
      Json changed = document.value();
      server::apply_delta(changed, steps.value());
      server::fingerprint(changed);
      break;
    }
  }
  return 0;
}
