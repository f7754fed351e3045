// Whatever the record reader accepts replays to the same table when it is written again.
#include <cstdlib>
#include <string_view>

#include "engine/record.h"
#include "games/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele;
  const auto read = read_record({reinterpret_cast<const char*>(data), size}, all_games(), {}, Check::No);
  if (!read) {
    if (read.errors().empty()) std::abort();
    return 0;
  }
  const auto again = read_record(write_record(*read->table), all_games());
  if (!again || again->table->hash() != read->table->hash()) std::abort();
  return 0;
}
