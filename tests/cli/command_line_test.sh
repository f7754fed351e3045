#!/usr/bin/env bash
# The command line as scripts use it: subcommands, streams, files and exit codes.
. "$(dirname "$0")/kit.sh"

expect 0 "monuments" "$stele" games
check "games --json lists the game" grep -q '"id": "monuments"' <("$stele" games --json)
for command in games new show options apply why play simulate replay cards rules bench; do
  expect 0 "Usage" "$stele" "$command" --help
done

# new, options, apply, why, show
expect 0 "" "$stele" new monuments --players 3 --seed 5 --module powers -o t.json
expect 0 "take" "$stele" options t.json
check "options --json has the promised fields" python3 - <<PY
import json, subprocess
o = json.loads(subprocess.run(["$stele", "options", "t.json", "--json"], capture_output=True, text=True).stdout)
assert set(o) == {"seat", "decision", "rule", "options"}, o
assert o["decision"] == "turn" and o["rule"] == "W-TURN-1" and isinstance(o["seat"], int)
assert all(set(x) == {"notation", "en", "fr"} for x in o["options"])
PY
first=$("$stele" options t.json 2>/dev/null | head -1)
expect 0 "" "$stele" apply t.json "$first" draw -o u.json
check "apply -o leaves the old file" test "$("$stele" replay t.json -o - | grep -c .)" = 7
check "the new file holds both answers" grep -q "\"$first\", \"draw\"" u.json
cp u.json before.json
expect 2 "W-" "$stele" apply u.json "end" "build AK" "end" -o u.json
expect 2 "W-" "$stele" apply u.json "story" -o u.json
expect 2 "unknown word 'fly'" "$stele" apply u.json "fly away" -o u.json
check "an illegal option prints no table" test -z "$("$stele" apply u.json "story" 2>/dev/null)"
check "an illegal option writes nothing" cmp -s u.json before.json
expect 0 "W-BUILD-1" "$stele" why u.json "build ZE"
expect 0 "il faut au moins" "$stele" why u.json "build ZE" --lang fr
expect 0 "is allowed" "$stele" why u.json "draw"
expect 0 "Hand 1" "$stele" show u.json
expect 0 "Votre main" "$stele" show u.json --seat 0 --lang fr
check "a seat does not see the other hands" test "$("$stele" show u.json --seat 0 | grep -c '^Hand ')" = 0
check "the environment names the language" grep -q "Merveilles" <(LC_ALL=fr_FR.UTF-8 "$stele" show u.json)
check "standard input and output work everywhere" test "$("$stele" new monuments --seed 1 | "$stele" apply - draw | "$stele" options - 2>/dev/null | wc -l)" -gt 3

# a link stays a link, and a file keeps its mode
cp t.json kept.json; chmod 640 kept.json; ln -s kept.json link.json
expect 0 "" "$stele" apply link.json draw -o link.json
check "a link stays a link" test -L link.json
check "the file behind it is written" grep -q '"record": \["draw"\]' kept.json
check "the file keeps its mode" test "$(stat -c %a kept.json)" = 640

# two worlds on the command line: what a seat is shown does not depend on hidden cards
check "two worlds look alike to a seat" python3 - <<PY
import json, subprocess
def run(*a, text): return subprocess.run(["$stele", *a], input=text, capture_output=True, text=True)
t = json.loads(run("new", "monuments", "--seed", "9", text="").stdout)
t.pop("record"); t.pop("hash")
a = json.dumps(t)
t["state"]["hands"][1][0], t["state"]["pile"][0] = t["state"]["pile"][0], t["state"]["hands"][1][0]
t["state"]["pile"][5], t["state"]["pile"][9] = t["state"]["pile"][9], t["state"]["pile"][5]
b = json.dumps(t)
for extra in (["--json"], [], ["--lang", "fr"]):
    x, y = (run("show", "-", "--seat", "0", *extra, text=w) for w in (a, b))
    assert x.returncode == 0 and y.returncode == 0, x.stderr + y.stderr
    assert x.stdout == y.stdout
assert run("show", "-", text=a).stdout != run("show", "-", text=b).stdout
PY

# records
"$stele" replay u.json -o game.record
expect 0 "they agree" "$stele" replay game.record --check
expect 0 "Player" "$stele" replay game.record --to 1
sed -i 's/^= 2 ..../= 2 0000/' game.record
expect 2 "fingerprint" "$stele" replay game.record --check
expect 0 "" "$stele" replay game.record

# what the documentation shows is true
awk '/^stele-record/,/^```/' "$here/../../docs/command-line.md" | grep -v '```' > sample.record
expect 0 "they agree" "$stele" replay sample.record --check

# simulate and bench
check "simulate --json has the promised fields" python3 - <<PY
import json, subprocess
def sim(*a): return json.loads(subprocess.run(["$stele", "simulate", "monuments", *a, "--json"], capture_output=True, text=True).stdout)
one, two = sim("-n", "40"), sim("-n", "40", "--threads", "3")
for field in ("game", "seats", "games", "decisions", "seconds", "wins", "points", "signature"): assert field in one, field
assert one["signature"] == two["signature"] and one["wins"] == two["wins"] and one["games"] == 40 and len(one["points"]) == 4
assert sim("-n", "40", "--seed", "2")["signature"] != one["signature"]
assert sim("-n", "5", "--players", "2", "--module", "powers")["seats"] == ["random", "random"]
b = json.loads(subprocess.run(["$stele", "bench", "--game", "monuments", "--json", "--seconds", "0.05"], capture_output=True, text=True).stdout.splitlines()[0])
for field in ("games_per_second", "decisions_per_second", "clone_ns", "state_bytes"): assert b[field] > 0, field
PY
expect 0 "signature" "$stele" simulate monuments -n 3 --seats greedy,random

# cards and rules
expect 0 "w-akropolis-7" "$stele" cards monuments
expect 0 "Akropolis 7 (Navire)" "$stele" cards --id w-akropolis-7
expect 0 "Scribe" "$stele" cards --id scribe
expect 0 "designed for Stele" "$stele" cards --id w-zeus-1
# own cards in place of the built-in ones
mkdir own
sed 's/en = "Forum", fr = "Forum"/en = "Agora", fr = "Agora"/' "$here/../../data/monumental/starting.toml" > own/starting.toml
expect 0 "Agora" "$stele" cards monumental --id forum --cards own
expect 0 "Forum" "$stele" cards monumental --id forum
expect 0 "" "$stele" --cards own new monumental --seed 3 -o own.json
expect 0 "fine" "$stele" cards --check own/starting.toml
sed -i 's/use      = "archive 1 | pay 2 different base/use      = "archive 1 | pay 2 diferent base/; s/reinforce 1 other/reinforce 1 silver/' own/starting.toml
expect 2 "own/starting.toml:129: forum.use: column 19" "$stele" cards --check own/starting.toml
expect 2 "bushido.use" "$stele" cards --check own/starting.toml
expect 2 "forum.use" "$stele" --cards own games
mv own/starting.toml own/beginnings.toml
expect 2 "expected starting.toml" "$stele" cards --check own/beginnings.toml
mkdir none
expect 2 "holds no card file" "$stele" --cards none games

# Monumental: set-up, refusals with their rule, cards in both languages
expect 0 "Merveille" "$stele" cards monumental --id royal-corvee
expect 0 "" "$stele" new monumental --players 3 --civ china,,greece --map generated --module renaissance --seed 4 -o m.json
expect 0 "capital" "$stele" options m.json
expect 0 "" "$stele" new monumental --civ Egypt,JAPAN --map Clash-of-Titans --seed 4 -o case.json
expect 0 "china, denmark, egypt, greece, japan" "$stele" games monumental
expect 0 "three-rivers" "$stele" games monumental
check "games --json has the promised fields" python3 - <<PY
import json, subprocess
g = {x["id"]: x for x in json.loads(subprocess.run(["$stele", "games", "--json"], capture_output=True, text=True).stdout)}
assert "egypt" in g["monumental"]["civilizations"] and {"id": "three-rivers", "players": 3, "name": {"en": "Three Rivers", "fr": "Les Trois Rivières"}} in g["monumental"]["maps"]
assert g["monuments"]["civilizations"] == [] and g["monuments"]["maps"] == []
PY
expect 0 "M-SET-7" "$stele" why m.json "capital 2"
expect 2 "did you mean 'japan'" "$stele" new monumental --civ japam
expect 2 "M-SET-6" "$stele" new monumental --civ japan,japan
expect 2 "did you mean 'clash-of-titans'" "$stele" new monumental --map clash-of-titan

# Duel: its civilizations, and the deck as an option of its own
expect 0 "mali, aztec, japan" "$stele" games duel
expect 0 "" "$stele" new duel --civ mali,aztec --deck mixed --seed 4 -o d.json
check "--deck mixed plays with the module" grep -q '"mixed-deck"' d.json
expect 0 "" "$stele" new duel --deck Trade --seed 4 -o trade.json
check "--deck trade is the box itself" test "$(grep -c mixed-deck trade.json)" = 0
expect 0 "row a" "$stele" options d.json
for lang in en fr; do expect 0 "Monumental Duel" "$stele" show d.json --lang "$lang"; done

check "--origin seed lists what is printed in the rulebook" test "$("$stele" cards monuments --origin seed | wc -l)" = 6
expect 0 "fine" "$stele" cards --check "$here/../../data/monuments/monuments.toml"
sed 's/symbol = "helmet"/symbol = "hat"/' "$here/../../data/monuments/monuments.toml" > bad.toml
expect 2 "unknown symbol 'hat'" "$stele" cards --check bad.toml
expect 0 "tests/monuments" "$stele" rules W-BUILD-1
check "a rule's text comes before its places" awk '/W-STORY-7/ {if (!t) t = NR} / code in / {if (!c) c = NR} END {exit !(t && c && t < c)}' <("$stele" rules W-STORY)
expect 0 "W-STORY-7" "$stele" rules w-story
expect 0 "D-" "$stele" rules --game duel
finish
