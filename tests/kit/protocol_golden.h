#pragma once

#include <vector>

#include "tests/kit/golden.h"

namespace stele::kit {

// An example of every message of docs/protocol.md, in tests/golden/protocol: those that clients send are read by the server's tests,
// those that the server sends by the clients'.
std::vector<Golden> protocol_goldens();

}  // namespace stele::kit
