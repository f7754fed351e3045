// Rewrites the golden files; tools/regen-golden builds and runs it.
#include <cstdio>

#include "tests/kit/golden.h"

int main() {
  for (const stele::kit::Golden& g : stele::kit::all_goldens()) {
    const bool same = stele::kit::read_golden(g.file) == g.text;
    if (!same) stele::kit::write_golden(g);
    std::printf("%s tests/golden/%s\n", same ? "same   " : "written", g.file.c_str());
  }
}
