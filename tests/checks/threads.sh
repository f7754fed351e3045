#!/usr/bin/env bash
# Simulation on several threads under ThreadSanitizer, with the same signature as on one. `slow`: the planner too, which takes minutes.
set -euo pipefail
signature() { grep -o '"signature":"[0-9a-f]*"'; }
runs=("monuments -n 60" "monumental -n 20" "duel -n 30" "monuments -n 4 --seats greedy,random")
[ "${2:-}" != slow ] || runs=("monumental -n 2 --seats greedy,random" "duel -n 2 --seats greedy,random")
for args in "${runs[@]}"; do
  one=$("$1" simulate $args --json | signature)
  four=$("$1" simulate $args --threads 4 --json | signature)
  [ "$one" = "$four" ] || { echo "$args: one thread $one, four threads $four"; exit 1; }
done
echo "the same games on one thread and on four"
