# Helpers for the tests of the command line: run a command, look at what it said, count.
stele=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export XDG_STATE_HOME="$work/state" LC_ALL=C.UTF-8 NO_COLOR=1
fails=0

# expect CODE TEXT COMMAND...   exit code and a piece of what is said (on either stream; empty: anything)
expect() {
  local code=$1 text=$2 said status
  shift 2
  said=$(timeout 60 "$@" 2>&1 </dev/null)
  status=$?
  if [ "$status" -ne "$code" ]; then
    echo "FAILED: exit $status, expected $code: $*"; echo "$said" | head -5; fails=$((fails + 1))
  elif [ -n "$text" ] && ! grep -qF -- "$text" <<<"$said"; then
    echo "FAILED: expected '$text' from: $*"; echo "$said" | head -8; fails=$((fails + 1))
  fi
}
check() {  # check DESCRIPTION CONDITION...
  local what=$1
  shift
  if ! "$@"; then echo "FAILED: $what"; fails=$((fails + 1)); fi
}
finish() { [ "$fails" -eq 0 ] && echo "fine" || { echo "$fails failed"; exit 1; }; }
