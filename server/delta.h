#pragma once

#include <cstdint>
#include <string>

#include "engine/game.h"

// Small changes instead of whole documents: what a viewer is sent after a move (docs/protocol.md).
namespace stele::server {

// The steps that turn `before` into `after`, in order. A step is [path, value], which sets what is there, or [path], which removes it
// and, in a list, everything behind it. A path is the keys and indices on the way with '/' between them; "" is the whole.
Json delta(const Json& before, const Json& after);

// Carries the steps out; false, and `document` may be half changed, if one of them does not fit.
bool apply_delta(Json& document, const Json& delta);

// The same for equal documents, whatever the order of their keys: the sum of FNV-1a (32 bits) over "path=value" of every leaf, in hex.
// A leaf is a string, a number, a truth value, null, or an empty list or object.
std::string fingerprint(const Json& document);

}  // namespace stele::server
