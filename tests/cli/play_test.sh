#!/usr/bin/env bash
# Playing in a terminal: a real one (tmux) for the look, and scripted input for whole games.
. "$(dirname "$0")/kit.sh"

# A whole game by always taking the first option: ends with scores and a winner.
yes 1 | head -3000 > answers
"$stele" play monuments --players 3 --seed 4 --seats human,random,random < answers > game.txt 2>&1
check "a whole game ends with a winner" grep -q "wins" game.txt
check "the table is shown with the hand" grep -q "Your hand" game.txt
check "what the others did is told" grep -q "Since your last turn" game.txt
check "options have numbers and notation" grep -qE "^ +1 .*" game.txt

# Commands, in English and French.
say_all() { printf '%s\n' "$@" | "$stele" play monuments --seed 8 --seats human,random --lang "$lang" 2>&1; }
lang=en
out=$(say_all '?' 'hint' 'why build AK for red' 'rules' 'rules W-STORY-1' 'scores' 'xyz' '99' 'undo' 'quit')
for piece in "what the best bot would do" "The best bot would choose" "W-BUILD" "W-TURN-1" "W-STORY-1" "Total" "unknown word 'xyz'" "There is no such number" "nothing to undo" "--resume"; do
  check "play says '$piece'" grep -qF -- "$piece" <<<"$out"
done
lang=fr
out=$(say_all 'aide' 'indice' 'pourquoi build AK for red' 'règle' 'langue en' 'quitter')
for piece in "le meilleur robot" "Le meilleur robot choisirait" "il faut au moins" "Your hand" "Votre main"; do
  check "play says '$piece' in French" grep -qF -- "$piece" <<<"$out"
done

# Undo stops at what somebody has learned; resume, save and load keep the game.
lang=en
while read -r seed; do
  out=$(printf '%s\n' 'draw' 'undo' 'undo!' 'draw' 'save game.json' 'save game.record' 'quit' | "$stele" play monuments --seed "$seed" --seats human,human 2>&1)
  out2=$(printf '\n%s\n' 'draw' 'undo' 'undo!' 'draw' 'save game.json' 'save game.record' 'quit' | "$stele" play monuments --seed "$seed" --seats human,human 2>&1)
  out="$out$out2"
done <<<"3"
check "undo stops where a card was drawn" grep -q "it revealed something" <<<"$out"
check "save says where" grep -q "Saved in game.json" <<<"$out"
check "the saved table holds the answer" grep -q '"record": \["draw"\]' game.json
expect 0 "they agree" "$stele" replay game.record --check
out=$(printf '\nquit\n' | "$stele" play monuments --resume 2>&1)
check "resume goes on with the game" grep -q "2 actions left" <<<"$out"
out=$(printf '\nload missing.json\nload game.json\n\nquit\n' | "$stele" play monuments --load game.json --seats human,greedy 2>&1)
check "load says what is wrong" grep -q "cannot be read" <<<"$out"
check "load goes on with the table" test "$(grep -c "2 actions" <<<"$out")" -ge 1
sed 's/"human", "human"/"human", "bob"/' game.json > bob.json
out=$(printf 'load bob.json\nquit\n' | "$stele" play monuments --seed 1 --seats human,random 2>&1)
check "load refuses players that do not exist" grep -q "unknown player 'bob'" <<<"$out"

# Two people: a wrong end of a turn is taken back at the hand-over, and nobody is left on the screen.
out=$(printf '\ndraw\nend\nundo!\n\nquit\n' | "$stele" play monuments --seed 3 --seats human,human 2>&1)
check "undo! at the hand-over takes the end of the turn back" test "$(grep -c "2 actions left" <<<"$out")" -ge 2
# An unfinished game is set aside when another is begun; a game that cannot be kept says so.
out=$(printf 'quit\n' | "$stele" play monuments --seed 9 --seats human,random 2>&1)
check "an unfinished game is set aside" grep -q "is now in" <<<"$out"
touch afile
expect 1 "could NOT be kept" env XDG_STATE_HOME=$work/afile/x "$stele" play monuments --seed 9 --seats human,random
# The end says who won and by what.
out=$("$stele" play monuments --seats random,random --seed 5 2>&1 </dev/null)
check "two players are told that the lower score counts" grep -q "the lower of each player's two scores" <<<"$out"

# The plug is pulled in the middle: the game so far is kept.
mkfifo pipe
"$stele" play monuments --seed 12 --seats human,human < pipe > /dev/null 2>&1 &
pid=$!
exec 3> pipe
printf '\ndraw\ndraw\n' >&3
for _ in $(seq 100); do grep -q '"draw", "draw"' state/stele/monuments.json 2>/dev/null && break; sleep 0.1; done
kill -9 "$pid"; exec 3>&-; wait "$pid" 2>/dev/null
check "a killed game is kept" grep -q '"draw", "draw"' state/stele/monuments.json

# A table in the middle of a game fits into 80 columns.
for file in "$here"/../fuzz/seeds/table_file/*.json; do "$stele" show "$file"; "$stele" show "$file" --seat 1 --lang fr; done > tables.txt
check "no line is wider than 80 columns" python3 -c "assert max(len(l.rstrip()) for l in open('tables.txt')) <= 80"

# A real terminal has colours.
if command -v tmux >/dev/null; then
  unset NO_COLOR
  tmux -L "stele$$" new-session -d -x 100 -y 50 "COLORTERM=truecolor XDG_STATE_HOME=$work/state $stele play monuments --seed 8 --seats human,greedy,greedy --lang en"
  for _ in $(seq 50); do tmux -L "stele$$" capture-pane -p | grep -q "^> " && break; sleep 0.1; done
  tmux -L "stele$$" capture-pane -pe > screen.txt
  check "a terminal with colours gets colours" grep -q $'\x1b\[' screen.txt
  tmux -L "stele$$" kill-server
fi
finish
