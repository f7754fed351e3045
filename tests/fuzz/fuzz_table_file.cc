// Whatever the table-file reader accepts is a table that can be written, read back and played.
#include <cstdlib>
#include <string_view>

#include "engine/table_file.h"
#include "games/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele;
  const auto read = read_table({reinterpret_cast<const char*>(data), size}, all_games());
  if (!read) {
    if (read.errors().empty()) std::abort();  // a refusal says why
    return 0;
  }
  Table& t = *read.value();
  const auto again = read_table(write_table(t), all_games());
  if (!again || again.value()->hash() != t.hash()) std::abort();
  for (std::uint32_t k = 0; k < 200 && !t.decision().nothing(); ++k) {
    const auto options = t.options();
    if (options.empty() || !t.apply(options[k * 7 % options.size()].notation).taken()) std::abort();
    t.view_to_json(PlayerId{0});
  }
  t.standing();
  return 0;
}
