#!/usr/bin/env bash
# The properties of tests/kit/properties.h on 3,200 random games, two halves on two cores; together they must have used every card,
# token, verb, kind of answer and kind of event.
set -euo pipefail
folder=$(mktemp -d)
"$1" "$2" --games 1600 --seed 1 --coverage "$folder/a" >"$folder/1" & first=$!
"$1" "$2" --games 1600 --seed 1601 --coverage "$folder/b" >"$folder/2" & second=$!
code=0
wait $first || code=1
wait $second || code=1
cat "$folder/1" "$folder/2"
[ $code -eq 0 ] || exit 1
unused=$(cat "$folder/a" "$folder/b" | awk '{ n = $1; $1 = ""; sum[$0] += n } END { for (name in sum) if (sum[name] == 0) print "never used:" name }' | sort)
[ -z "$unused" ] || { echo "$unused"; exit 1; }
echo "$(cat "$folder/a" | wc -l) things to use, all used; $(grep -ho '[0-9]* answers' "$folder/1" "$folder/2" | awk '{ n += $1 } END { print n }') answers in 3,200 games"
rm -r "$folder"
