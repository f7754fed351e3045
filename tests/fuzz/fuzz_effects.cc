// The effect language: whatever it accepts can be compiled, listed, printed and encoded.
#include <cstdlib>
#include <string_view>

#include "games/civic/effect_encode.h"
#include "games/civic/effect_print.h"
#include "games/civic/instruction.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele::civic;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  if (const auto modifier = read_modifier(text); modifier && print(modifier.value()).fr.empty()) std::abort();
  (void)read_occasion(text);
  const auto step = read_step(text);
  if (!step) {
    if (step.errors().empty() || step.errors()[0].what.empty()) std::abort();
    return 0;
  }
  Effects effects;
  effects.use = step.value();
  Code code;
  const auto program = compile(step.value(), Consent::Given, code);
  if (listing(code, program).empty() || print(effects).en.empty() || print(effects).fr.empty()) std::abort();
  (void)encode(effects);
  (void)icons(effects);
  for (std::size_t pc = program; pc < code.instructions.size(); ++pc) {  // jumps lead forward
    const Instruction& i = code.instructions[pc];
    const bool jumps = i.op >= Op::Jump && i.op <= Op::Unless;
    if (jumps && (i.to <= pc || i.to >= code.instructions.size())) std::abort();
  }
  return 0;
}
