#!/usr/bin/env bash
# A short run of a fuzzer from its seeds; SECONDS_EACH=600 makes it a long one. A crash leaves its input in build/fuzz/crashes.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$root/build/fuzz/corpus/$2" "$root/build/fuzz/crashes"
"$1" -max_total_time="${SECONDS_EACH:-8}" -timeout=5 -rss_limit_mb=2048 -artifact_prefix="$root/build/fuzz/crashes/" -print_final_stats=1 \
  "$root/build/fuzz/corpus/$2" "$root/tests/fuzz/seeds/$2" 2>&1 | tail -30
[ "${PIPESTATUS[0]}" -eq 0 ]
