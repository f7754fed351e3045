# What ./run and ./test share: say what happens, install what is missing, build a preset. Messages go to standard error,
# so that the output of a command stays its own.

say() { printf '== %s\n' "$*" >&2; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages PACKAGE...   only those that are not there yet
install_packages() {
  local missing=() package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    say "These packages are missing: ${missing[*]}"
    say "Installing needs root: run this as root, or install sudo."
    exit 1
  fi
  say "Installing ${missing[*]}"
  local log
  log=$(mktemp)
  if ! { as_root apt-get update && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -20 "$log" >&2
    say "Installing failed; the whole log is in $log"
    exit 1
  fi
  rm -f "$log"
}

# build PRESET [TARGET...]   configures once, then lets ninja decide; quiet unless something must be built
build() {
  local preset=$1 log
  shift
  log=$(mktemp)
  # Given options (./test asks for warnings as errors) are set every time: that takes a second and changes nothing if they hold.
  if [ ! -f "build/$preset/build.ninja" ] || [ -n "$STELE_CMAKE_OPTIONS" ]; then
    [ -f "build/$preset/build.ninja" ] || say "Configuring build/$preset"
    if ! cmake --preset "$preset" $STELE_CMAKE_OPTIONS >"$log" 2>&1; then
      cat "$log" >&2
      exit 1
    fi
  fi
  # Says that it builds when something is built, and a line for every tenth of the way; all of it is in the log.
  local last=-1 line
  if ! ninja -C "build/$preset" "$@" 2>&1 | tee "$log" | while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking|Generating) ]] || continue
    [ "$last" -ge 0 ] || { last=0; say "Building build/$preset (the first time takes a few minutes)"; }
    (( BASH_REMATCH[1] * 10 / BASH_REMATCH[2] > last )) || continue
    last=$(( BASH_REMATCH[1] * 10 / BASH_REMATCH[2] ))
    printf '   %d%%\n' $((last * 10)) >&2
  done; then
    grep -E 'error|warning|FAILED' -A 4 "$log" | head -60 >&2
    say "Building build/$preset failed; the whole log is in $log"
    exit 1
  fi
  rm -f "$log"
}
STELE_CMAKE_OPTIONS=${STELE_CMAKE_OPTIONS:-}

packages_to_run="g++ cmake ninja-build libfmt-dev nlohmann-json3-dev libcli11-dev libtomlplusplus-dev tao-pegtl-dev libboost1.81-dev libsqlite3-dev libpq-dev"
packages_to_test="$packages_to_run ccache mold libgtest-dev clang-19 libclang-rt-19-dev clang-format-19 python3-jsonschema valgrind tmux postgresql-15"
