#!/usr/bin/env bash
# The clang build plays every game of tests/golden/signatures.txt to the same bytes as g++.
set -euo pipefail
lines=0
while read -r game name bot games signature; do
  players=${name%%-*}
  module=${name#*-players}
  seats=$bot
  for ((i = 1; i < players; ++i)); do seats+=",$bot"; done
  args=(simulate "$game" -n "$games" --json --seats "$seats")
  [ -z "$module" ] || args+=(--module "${module#-}")
  said=$("$1" "${args[@]}" | sed -nE 's/.*"signature":"([0-9a-f]+)".*/\1/p')
  if [ "$said" != "$signature" ]; then echo "$game $name $bot: $said, expected $signature"; exit 1; fi
  lines=$((lines + 1))
done < "$(dirname "$0")/../golden/signatures.txt"
echo "$lines signatures agree"
