#!/bin/sh
# Says at once, in one list, what is missing on this machine for a target: tests/needs.sh play, or tests/needs.sh test.
# What only the tests need is installed here where that is possible: as root, on Debian and its like.
set -eu
cd "$(dirname "$0")/.."
target=${1:-play}
python=${2:-$(command -v python3 || echo python3)}
missing=

miss() {
    missing="$missing
  $1"
}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    miss "Python 3.11 or newer:  apt-get install python3 python3-venv python3-dev   (or name one: make PYTHON=python3.12)"
else
    "$python" -c 'import ensurepip, venv' 2>/dev/null || miss "Python's venv:         apt-get install python3-venv"
    "$python" -c '
import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))
' 2>/dev/null || miss "Python's headers:      apt-get install python3-dev"
fi
# As setuptools finds it: $CC, or the compiler that Python was built with.
compiler=${CC:-$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")' 2>/dev/null || echo gcc)}
echo 'int main(void) { return 0; }' | ${compiler%% *} -x c -o /dev/null - 2>/dev/null \
    || miss "a C compiler:          apt-get install gcc libc6-dev"

if [ "$target" = test ]; then
    can_install=$([ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null && echo yes || true)
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ -n "$can_install" ] \
        || miss "PostgreSQL's programs: sudo tests/server/install_postgres.sh   (the tests make and start their own server)"
    [ -x "${CHROMIUM:-/usr/bin/chromium}" ] || [ -n "$can_install" ] \
        || miss "Chromium:              sudo tests/web/install_chromium.sh   (or name another one: CHROMIUM=/path make test)"
fi

if [ -n "$missing" ]; then
    echo "make $target needs, and does not find:$missing" >&2
    exit 1
fi
if [ "$target" = test ]; then
    tests/server/install_postgres.sh
    tests/web/install_chromium.sh
fi
