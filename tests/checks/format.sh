#!/usr/bin/env bash
# Every C++ file is formatted as .clang-format says: clang-format-19 -i FILE mends one.
set -euo pipefail
cd "$(dirname "$0")/../.."
mapfile -t files < <(find engine games ai server clients tests tools -name '*.cc' -o -name '*.h')
clang-format-19 --dry-run -Werror "${files[@]}"
echo "${#files[@]} files are formatted"
