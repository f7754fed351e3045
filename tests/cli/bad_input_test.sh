#!/usr/bin/env bash
# Bad input of every kind: a clear message, exit code 2, nothing written, no crash and no hang.
. "$(dirname "$0")/kit.sh"
"$stele" new monuments --seed 1 -o good.json
"$stele" replay good.json -o good.record

expect 2 "unknown game 'chess'" "$stele" new chess
expect 2 "did you mean 'monuments'" "$stele" new monument
expect 2 "2 to 4 players" "$stele" new monuments --players 7 -o out.json
expect 2 "2 to 4 players" "$stele" new monuments --players 1 -o out.json
expect 2 "whole number" "$stele" new monuments --players two -o out.json
expect 2 "whole number" "$stele" new monuments --players -3 -o out.json
expect 2 "unknown module 'wings'" "$stele" new monuments --module wings -o out.json
expect 2 "whole number" "$stele" new monuments --seed abc -o out.json
expect 2 "whole number" "$stele" new monuments --seed -1 -o out.json
expect 2 "whole number" "$stele" new monuments --seed 99999999999999999999 -o out.json
expect 2 "whole number" "$stele" new monuments --seed 1e5 -o out.json
expect 2 "no civilizations" "$stele" new monuments --civ egypt -o out.json
expect 2 "no maps" "$stele" new monuments --map europe -o out.json
expect 2 "has only one deck" "$stele" new monumental --deck mixed -o out.json
expect 2 "unknown deck 'mixd'; did you mean 'mixed'?" "$stele" new duel --deck mixd -o out.json
expect 2 "cannot both be played" "$stele" new duel --deck trade --module mixed-deck -o out.json
check "nothing was written" test ! -e out.json
expect 1 "cannot be written" "$stele" new monuments -o /nowhere/at/all.json

expect 2 "cannot be read" "$stele" show missing.json
expect 2 "cannot be read" "$stele" show /
: > empty.json;                       expect 2 "the file is empty" "$stele" show empty.json
echo '{' > broken.json;               expect 2 "this is not JSON" "$stele" options broken.json
echo '[]' > list.json;                expect 2 "expected an object" "$stele" options list.json
echo '{}' > nothing.json;             expect 2 "/format: is missing" "$stele" options nothing.json
head -c 300000 /dev/zero > zero.json; expect 2 "not JSON" "$stele" show zero.json
head -c 100000 /dev/urandom > noise;  expect 2 "" "$stele" show noise
printf '\xff\xfe\x00' > bytes.json;   expect 2 "not JSON" "$stele" show bytes.json
python3 -c 'print("[" * 1000000)' > deep.json;  expect 2 "not JSON" "$stele" show deep.json
python3 -c 'print("[" * 100000 + "]" * 100000)' > nested.json;  expect 2 "expected an object" "$stele" show nested.json
head -c 20000000 /dev/zero > huge.json; expect 2 "larger than 16 MB" "$stele" show huge.json
expect 2 "the seats 0 to 3" "$stele" show good.json --seat 4
expect 2 "whole number" "$stele" show good.json --seat x
expect 2 "--lang" "$stele" show good.json --lang de
expect 2 "FILE" "$stele" show

cp good.json kept.json
expect 2 "unknown word" "$stele" apply good.json "jump" -o good.json
expect 2 "nothing was written" "$stele" apply good.json "" -o good.json
expect 2 "nothing more was expected" "$stele" apply good.json "draw draw" -o good.json
expect 2 "'take' needs" "$stele" apply good.json take -o good.json
expect 2 "unknown word" "$stele" apply good.json "$(python3 -c 'print("x" * 50000)')" -o good.json
expect 2 "unknown word 'dr?aw?'" "$stele" apply good.json $'dr\x01aw\xff' -o good.json
expect 2 "unknown word 'règle'" "$stele" apply good.json "règle" -o good.json
expect 2 "OPTION" "$stele" apply good.json
expect 2 "unknown word" "$stele" why good.json "hop"
check "the table is as it was" cmp -s good.json kept.json

echo "hello" > text.record;                                  expect 2 "not JSON" "$stele" replay text.record
echo "stele-record 9" > new.record;                          expect 2 "format 1" "$stele" replay new.record
echo "stele-record 1" > short.record;                        expect 2 "lacks 'game'" "$stele" replay short.record
sed 's/^seed .*/seed minus/' good.record > seed.record;      expect 2 "line 6: expected a seed" "$stele" replay seed.record
{ cat good.record; echo "build AK for"; } > cut.record;      expect 2 "line 8: 'build AK for'" "$stele" replay cut.record
{ cat good.record; yes draw | head -20000; } > long.record;  expect 2 "line" "$stele" replay long.record
expect 2 "0 answers, not 7" "$stele" replay good.record --to 7
expect 2 "whole number" "$stele" replay good.record --to -1

expect 2 "unknown player 'greddy'" "$stele" simulate monuments -n 1 --seats greddy,random
expect 2 "unknown player ''" "$stele" simulate monuments -n 1 --seats ,
expect 2 "unknown player 'human'" "$stele" simulate monuments -n 1 --seats human,random
expect 2 "2 to 4 players" "$stele" simulate monuments -n 1 --seats random
expect 2 "names 2 seats" "$stele" simulate monuments -n 1 --players 3 --seats random,random
expect 2 "2 to 4 players" "$stele" simulate monuments -n 1 --players 5
expect 2 "whole number" "$stele" simulate monuments -n 0
expect 2 "whole number" "$stele" simulate monuments -n many
expect 2 "whole number" "$stele" simulate monuments -n 5 --threads 0
expect 2 "unknown module" "$stele" simulate monuments -n 5 --module x
expect 2 "unknown game" "$stele" simulate go -n 5
expect 2 "unknown player" "$stele" play monuments --seats human,wizard
expect 2 "unknown game" "$stele" play go
expect 2 "No unfinished game is kept" "$stele" play monuments --resume
expect 2 "No unfinished game is kept" "$stele" play --resume
expect 2 "cannot be given with --resume" "$stele" play monumental --resume --civ egypt
expect 2 "is a game of Monuments" "$stele" play monumental --load good.json
expect 2 "did you mean 'monumental'" "$stele" new monumentl
expect 2 "expected one of china" "$stele" new monumental --civ france
expect 2 "cannot be given with --resume" "$stele" play monuments --resume --players 2
expect 2 "cannot be given with --load" "$stele" play --load good.json --seed 3
expect 2 "expected a number" "$stele" bench --seconds nan
expect 2 "must not be empty" "$stele" simulate monuments -n 1 --seats ""
expect 1 "standard output: cannot be written" bash -c "'$stele' show good.json > /dev/full"
expect 2 "no card 'w-none'" "$stele" cards --id w-none
expect 2 "--origin" "$stele" cards --origin moon
expect 2 "no rule 'W-NONE'" "$stele" rules W-NONE
expect 2 "no rules for 'go'" "$stele" rules --game go
expect 2 "try 'stele --help'" "$stele"
expect 2 "unknown command 'fly'" "$stele" fly
expect 2 "did you mean 'replay'" "$stele" reply
expect 2 "" "$stele" games --wings
finish
