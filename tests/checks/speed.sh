#!/usr/bin/env bash
# What each game promises: instructions a decision (callgrind, a long run minus a short one: the same on every machine) and the size
# of its state. What the clock says depends on the machine and on what else it does: half of what we promise fails.
set -euo pipefail
python3 - "$1" <<'PY'
import json, re, subprocess, sys
# The plain game, and one with every module, which may take twice as long.
#             runs            instructions  bytes  games/s  decisions/s  clone ns
PROMISES = {
    "monuments":  ((100, 600),  1000, 1024, 20000, 4e6,  50),
    "monumental": ((60, 300),   1500, 4096,  2000, 2e6, 150),
    "monumental, all modules": ((60, 300), 1500, 4096, 1000, 2e6, 150),
    "duel":       ((100, 500),  1500, 2048,  4000, 2e6, 100),
    "duel, all modules": ((100, 500), 1500, 2048, 2000, 2e6, 100),
}
def count(game, modules, games):
    modules = [word for m in modules for word in ("--module", m)]
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.argv[1], "simulate", game,
                          "-n", str(games), "--json", *modules], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1]), json.loads(run.stdout)["decisions"]
lines = subprocess.run([sys.argv[1], "bench", "--json"], capture_output=True, text=True, check=True).stdout.splitlines()
bench = {b["game"] + (", all modules" if b["modules"] else ""): b for b in map(json.loads, lines)}
fine, said = set(bench) >= set(PROMISES), []
for game, (runs, instructions, size, games, decisions, clone) in PROMISES.items():
    b = bench[game]
    short, long = count(b["game"], b["modules"], runs[0]), count(b["game"], b["modules"], runs[1])
    each = (long[0] - short[0]) / (long[1] - short[1])
    said.append(f"{game} {each:.0f} instructions, {b['games_per_second']:.0f} games/s, {b['decisions_per_second']/1e6:.1f} M/s, "
                f"clone {b['clone_ns']:.0f} ns, {b['state_bytes']} bytes")
    fine = fine and (each <= instructions and b["state_bytes"] <= size and b["games_per_second"] >= games / 2
                     and b["decisions_per_second"] >= decisions / 2 and b["clone_ns"] <= clone * 2)
print("; ".join(said))
sys.exit(0 if fine else 1)
PY
