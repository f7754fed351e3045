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
out=$(say_all '?' 'hint' 'why build AK for red' 'rules' 'rules W-STORY-1' 'scores' 'xyz' '99' 'undo' 'draw' 'quit')
for piece in "what the best bot would do" "why an option is not offered: why " "The best bot would choose" "W-BUILD" "W-TURN-1" "W-STORY-1" "Total" "unknown word 'xyz'" "There is no such number" "nothing to undo" "--resume"; do
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
  out2=$(printf '\n%s\n' 'draw' 'undo' 'undo!' 'draw' 'save! game.json' 'save! game.record' 'save game.json' 'quit' | "$stele" play monuments --seed "$seed" --seats human,human 2>&1)
  out="$out$out2"
done <<<"3"
check "undo stops where a card was drawn" grep -q "revealed something" <<<"$out"
check "undo says what it took back" grep -q "Taken back: 'draw'" <<<"$out"
check "save does not overwrite a file by mistake" grep -q "game.json exists already" <<<"$out"
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
# Each session keeps its own file: two games at once do not overwrite each other, and load sets the running one aside.
rm -rf state
printf '1\nquit\n' | "$stele" play monumental --seed 2 --civ Greece,china --lang fr > /dev/null 2>&1
mkfifo first
"$stele" play monumental --seed 1 --civ egypt,japan < first > first.txt 2>&1 &
pid=$!
exec 4> first
printf '1\n' >&4
for _ in $(seq 100); do grep -ql '"egypt"' state/stele/*.json 2>/dev/null && break; sleep 0.1; done
out=$(printf 'quit\n' | "$stele" play --resume 2>&1)
check "a game in another window is not resumed" grep -q "Grèce" <<<"$out"
check "resume remembers the language" grep -q "La partie est conservée" <<<"$out"
printf 'load game.json\n' >&4; sleep 0.5
printf '\n1\nquit\nquit\n' >&4; exec 4>&-; wait "$pid"
check "load says where the running game is kept" grep -q "The game so far is kept in" first.txt
check "every game is kept in its own file" test "$(ls state/stele/*.json | wc -l)" = 3
check "a game that was only loaded is not kept again" test "$(printf 'load game.json\n\nquit\n' | "$stele" play monumental --seed 3 2>&1 | grep -c "is kept in")" = 0
check "no lock is left behind" test -z "$(find state/stele -name '.*lock')"
out=$(printf 'quit\n' | "$stele" play monumental --resume --lang en 2>&1)
check "resume names the other games" grep -q "stele play --load .*monumental-.*json" <<<"$out"
touch afile
expect 1 "could NOT be kept" bash -c "echo draw | XDG_STATE_HOME=$work/afile/x '$stele' play monuments --seed 9 --seats human,random"
expect 0 "nothing is kept" "$stele" play monuments --seed 9 --seats human,random
# The end says who won and by what.
out=$("$stele" play monuments --seats random,random --seed 5 2>&1 </dev/null)
check "two players are told that the lower score counts" grep -q "the lower of each player's two scores" <<<"$out"

# The plug is pulled in the middle: the game so far is kept.
mkfifo pipe
"$stele" play monuments --seed 12 --seats human,human < pipe > /dev/null 2>&1 &
pid=$!
exec 3> pipe
printf '\ndraw\ndraw\n' >&3
for _ in $(seq 100); do grep -q '"draw", "draw"' state/stele/monuments-*.json 2>/dev/null && break; sleep 0.1; done
kill -9 "$pid"; exec 3>&-; wait "$pid" 2>/dev/null
check "a killed game is kept" grep -q '"draw", "draw"' state/stele/monuments-*.json

# Monumental: the whole table where a turn begins, then what has changed; parts of it on request; French words for answers.
turn() { printf '%s\n' "$@" | "$stele" play monumental --seed 34 --civ greece,denmark --map clash-of-titans --lang "$lang" 2>&1; }
lang=en
out=$(turn '' 'row b' 'column 3' 'quit')
check "the whole table comes at the beginning of a turn only" test "$(grep -c 'Development track ─' <<<"$out")" = 2
check "one way forward is said" grep -q "Only this is possible" <<<"$out"
check "later a status line" grep -q "── Turn 1 · Era I · 1 Production" <<<"$out"
check "an option says that Gold pays" grep -qF "3 Science: 2 Science + 1 Gold" <<<"$out"
check "people are spoken to" grep -q "You gained 1 Science (Library)" <<<"$out"
check "the others are called by their civilization" grep -q "Denmark: starts on tile 7" <<<"$out"
out=$(turn '' 'show map' 'show track' 'show denmark' 'card philosophy' 'why outpost 13' 'row b' 'column 3' 'why outpost 13' 'why conquer 13' 'infi' 'quit')
for piece in "Map: Clash of Titans" "City: Denmark" "Philosophy." "an Outpost stands on a province" "your own Capital" "unknown word 'infi'"; do
  check "play says '$piece'" grep -qF -- "$piece" <<<"$out"
done
lang=fr
out=$(turn '' 'row b' 'column 3' 'acquérir' 'voir danemark' 'fin' 'quitter')
for piece in "mot inconnu 'acquérir'" "Cité : Danemark" "Vous avez gagné 1 Science" "Vous avez terminé votre tour" "Depuis votre dernier tour"; do
  check "play says '$piece' in French" grep -qF -- "${piece/ :/$(printf '\u00a0'):}" <<<"$out"
done

# The Automa: its turn is told as a story, card by card, and what is decided for it says so.
automa() { printf '%s\n' "$@" | "$stele" play monumental --seats human,automa:china --module heroes --monsters 3 --seed 3 --lang "$lang" 2>&1; }
lang=en
out=$(automa 1 'row b' 'column 2' 'end' 'show china' 'quit')
for piece in "China (Automa) starts on tile" "China (Automa), Technological: plays " "    → " "Technological · level 0 · its deck: " "with 3 Monsters"; do
  check "play says '$piece'" grep -qF -- "$piece" <<<"$out"
done
check "the turn of the Automa is no log" test "$(grep -c 'China (Automa) reveals' <<<"$out")" = 0
check "the Automa has no City" test "$(grep -c 'City: China' <<<"$out")" = 0
lang=fr
out=$(automa 1 'row b' 'column 2' 'end' 'quit')
for piece in "Chine (Automa), Technologique" "avec 3 Monstres"; do
  check "play says '$piece' in French" grep -qF -- "$piece" <<<"$out"
done
# What its cards leave open is asked of the player on its right: the answers of a bot, given by a person.
rm -rf state
"$stele" play monumental --seats greedy,automa:japan --seed 12 --lang en < /dev/null > /dev/null 2>&1
python3 -c "import json,glob; print('\n'.join(json.load(open(glob.glob('state/stele/*.json')[0]))['record']))" > answers
"$stele" play monumental --seats human,automa:japan --seed 12 --lang en < answers > asked.txt 2>&1
check "a whole game against the Automa can be typed" grep -q "The whole game is in" asked.txt
check "what is decided for the Automa says so" grep -q "You decide for the Automa. " asked.txt
for seed in 2 5; do
  "$stele" play monumental --seats greedy,random,automa:egypt --automa-level 2 --module heroes --monsters 3 --seed "$seed" --lang fr < /dev/null
done > automa.txt 2>&1
check "a game with Heroes, Monsters and the Automa fits into 80 columns" python3 -c "assert max(len(l.rstrip()) for l in open('automa.txt') if '.json' not in l) <= 80"

# Duel: the whole table where a round and where its actions begin; between actions what the rival did, and what both have.
duel() { printf '%s\n' "$@" | "$stele" play duel --seed 11 --civ mali,aztec --module exploration --module espionage --lang "$lang" 2>&1; }
lang=en
out=$(duel 'row a' 'column 1' 'acquire library-of-alexandria' 'show map' 'show city aztec' 'show 2' 'quit')
check "the whole table of Duel comes twice a round" test "$(grep -c 'Development track ─' <<<"$out")" = 2
for piece in "Aztecs: began Hanging Gardens of Babylon" "── Round 1 · 2 Gold · 0 Culture · Advantage: nobody has it" "Between the players" "City: Aztecs" "Player: Aztecs" "Valley of Anahuac (3m, Mountain)"; do
  check "play says '$piece'" grep -qF -- "$piece" <<<"$out"
done
lang=fr
out=$(duel 'row a' 'column 1' 'acquire library-of-alexandria' 'voir 2' 'quitter')
for piece in "Manche 1 · " "Depuis votre dernier tour" "Entre les joueurs" "Villes Libres (dans la pile"; do
  check "play says '$piece' in French" grep -qF -- "$piece" <<<"$out"
done
rm -rf state
for lang in en fr; do "$stele" play duel --seats greedy,random --seed 5 --deck mixed --module exploration --module espionage --lang "$lang" < /dev/null; done > duel.txt 2>&1
python3 -c "import json,glob; print('\n'.join(json.load(open(glob.glob('state/stele/*.json')[0]))['record']))" > answers
"$stele" play duel --seats human,human --seed 5 --deck mixed --module exploration --module espionage --lang fr < <(sed 's/^/\n/' answers) >> duel.txt 2>&1
# What is typed ends the line of the prompt in a terminal; here nothing does.
check "a game of Duel fits into 80 columns" python3 -c "assert max(len(l.rstrip().removeprefix('> ')) for l in open('duel.txt') if '.json' not in l) <= 80"
check "texts of Duel are all there" test "$(grep -cE '\[(duel|civic|cli)\.' duel.txt)" = 0

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

  # The width is asked for at every print; Ctrl-C says where the game is kept.
  sleep 0.3
  tmux -L "width$$" new-session -d -x 120 -y 50 "XDG_STATE_HOME=$work/state $stele play monumental --seed 5 --lang en; sleep 60"
  for _ in $(seq 50); do tmux -L "width$$" capture-pane -p | grep -q "^>" && break; sleep 0.1; done
  tmux -L "width$$" resize-window -x 70 -y 50
  tmux -L "width$$" send-keys "1" Enter
  tmux -L "width$$" send-keys "show track" Enter
  for _ in $(seq 50); do tmux -L "width$$" capture-pane -p | grep -q "> show track" && break; sleep 0.1; done
  sleep 0.3
  check "a resized window is drawn anew" grep -qE "^── Development track ─{49}$" <(tmux -L "width$$" capture-pane -p)
  tmux -L "width$$" send-keys C-c
  for _ in $(seq 50); do tmux -L "width$$" capture-pane -p | grep -q "is kept in" && break; sleep 0.1; done
  check "Ctrl-C says where the game is kept" grep -q "The game is kept in" <(tmux -L "width$$" capture-pane -p)
  tmux -L "width$$" kill-server
fi
finish
