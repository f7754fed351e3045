#!/usr/bin/env bash
# The project needs nothing outside itself: no file names a folder beside it, every script can be run.
set -euo pipefail
cd "$(dirname "$0")/../.."
found=$(grep -rnE '\.\./shared|\.\./\.library|/work/' --exclude-dir=build --exclude-dir=node_modules --exclude-dir=.git --exclude=clone.sh . || [ $? -eq 1 ])
if [ -n "$found" ]; then echo "$found"; echo "files name a place outside the project"; exit 1; fi
for file in run test .ci/run tools/regen-golden tests/checks/*.sh; do [ -x "$file" ] || { echo "$file cannot be run"; exit 1; }; done
echo "nothing outside the project is named"
