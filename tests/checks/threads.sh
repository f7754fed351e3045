#!/usr/bin/env bash
# Simulation on several threads under ThreadSanitizer, with the same signature as on one.
set -euo pipefail
signature() { grep -o '"signature":"[0-9a-f]*"'; }
for args in "monuments -n 60" "monumental -n 20" "monumental -n 2 --seats greedy,random"; do
  one=$("$1" simulate $args --json | signature)
  four=$("$1" simulate $args --threads 4 --json | signature)
  [ "$one" = "$four" ] || { echo "$args: one thread $one, four threads $four"; exit 1; }
done
echo "the same games on one thread and on four"
