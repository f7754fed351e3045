#!/usr/bin/env bash
# At most 1,000 instructions a decision (callgrind, a long run minus a short one: the same on every machine), and a state of
# at most 1 KB. What the clock says depends on the machine and on what else it does: half of what we promise fails.
set -euo pipefail
python3 - "$1" <<'PY'
import json, re, subprocess, sys
def count(games):
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.argv[1], "simulate", "monuments",
                          "-n", str(games), "--json"], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1]), json.loads(run.stdout)["decisions"]
short, long = count(100), count(600)
each = (long[0] - short[0]) / (long[1] - short[1])
bench = json.loads(subprocess.run([sys.argv[1], "bench", "--json"], capture_output=True, text=True, check=True).stdout)
print(f"{each:.0f} instructions a decision, {bench['games_per_second']:.0f} games/s, {bench['decisions_per_second']/1e6:.1f} M decisions/s, "
      f"clone {bench['clone_ns']:.0f} ns, state {bench['state_bytes']} bytes")
fine = (each <= 1000 and bench["state_bytes"] <= 1024 and bench["games_per_second"] >= 10000 and bench["decisions_per_second"] >= 2e6
        and bench["clone_ns"] <= 100)
sys.exit(0 if fine else 1)
PY
