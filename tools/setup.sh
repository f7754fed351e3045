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

node_is_new_enough() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}

# quietly COMMAND...   its output is shown only if it fails
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    tail -30 "$log" >&2
    say "$1 failed; the whole log is in $log"
    exit 1
  fi
  rm -f "$log"
}

# Debian 12's Node is too old for the tools that build the web client: then the one of the npm registry is used, in build/node.
provide_node() {
  local root=$PWD kind
  node_is_new_enough && return
  install_packages nodejs npm
  node_is_new_enough && return
  kind=node-linux-$(node -p process.arch)
  export PATH=$root/build/node/node_modules/$kind/bin:$PATH
  node_is_new_enough && return
  say "Installing a newer Node"
  mkdir -p build/node
  quietly npm install --prefix build/node --no-save --no-audit --no-fund "$kind@22.23.3"
}

# build_web   the web client in build/web, if one of its files changed
build_web() {
  local stamp=build/web/.built
  if [ ! -f "$stamp" ] || [ -n "$(find clients/web -path clients/web/node_modules -prune -o -type f -newer "$stamp" -print -quit)" ]; then
    provide_node
    install_web_packages
    say "Building the web client"
    (cd clients/web && quietly npm run build)
    touch "$stamp"
  fi
}

install_web_packages() {
  local stamp=clients/web/node_modules/.installed
  [ -f "$stamp" ] && [ ! clients/web/package-lock.json -nt "$stamp" ] && return
  say "Installing what the web client is built with"
  (cd clients/web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 quietly npm ci --no-audit --no-fund)
  touch "$stamp"
}

packages_to_run="g++ cmake ninja-build libfmt-dev nlohmann-json3-dev libcli11-dev libtomlplusplus-dev tao-pegtl-dev libboost1.81-dev libsqlite3-dev libpq-dev"
packages_to_test="$packages_to_run ccache mold libgtest-dev clang-19 libclang-rt-19-dev clang-format-19 python3-jsonschema valgrind tmux postgresql-15 chromium"
