#!/usr/bin/env bash
# Simulation on several threads under ThreadSanitizer, with the same signature as on one.
set -euo pipefail
one=$("$1" simulate monuments -n 60 --json | grep -o '"signature":"[0-9a-f]*"')
four=$("$1" simulate monuments -n 60 --threads 4 --json | grep -o '"signature":"[0-9a-f]*"')
echo "one thread $one, four threads $four"
[ "$one" = "$four" ]
