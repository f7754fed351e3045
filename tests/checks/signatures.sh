#!/usr/bin/env bash
# The clang build plays every game of tests/golden/signatures.txt to the same bytes as g++.
set -euo pipefail
lines=0
while read -r signature arguments; do
  said=$("$1" simulate $arguments --json | sed -nE 's/.*"signature":"([0-9a-f]+)".*/\1/p')
  if [ "$said" != "$signature" ]; then echo "$arguments: $said, expected $signature"; exit 1; fi
  lines=$((lines + 1))
done < "$(dirname "$0")/../golden/signatures.txt"
echo "$lines signatures agree"
