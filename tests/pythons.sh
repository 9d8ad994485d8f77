#!/bin/sh
# Runs the Python tests, compiled, with every Python from 3.11 on that is on the path or kept by pyenv; PYTHONS names
# others: PYTHONS="python3.13 /path/to/python3.14" tests/pythons.sh. Each has a .venv of its own, which is kept.
set -eu
cd "$(dirname "$0")/.."

found() {
    for minor in 11 12 13 14 15 16; do
        for python in "python3.$minor" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.$minor.*/bin/python3; do
            if "$python" -c 'import ensurepip' 2>/dev/null; then
                command -v "$python"
                break
            fi
        done
    done
}

pythons=${PYTHONS:-$(found)}
if [ -z "$pythons" ]; then
    echo 'No Python from 3.11 on is on the path; name some: PYTHONS="python3.13 /path/to/python3.14"' >&2
    exit 1
fi
summary=
for python in $pythons; do
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    folder=.venv/pythons/$version
    echo "Python $version ($python)"
    tests/needs.sh play "$python"
    mkdir -p .venv/pythons
    [ -x "$folder/bin/python" ] || "$python" -m venv "$folder"
    pip="$folder/bin/python -m pip --disable-pip-version-check --quiet"
    rm -rf build
    status=passed
    $pip install -r requirements-dev.txt \
        && $pip install --no-build-isolation --no-deps --force-reinstall . \
        && "$folder/bin/python" -m pytest -n 2 --dist worksteal tests || status=FAILED
    summary="$summary
  Python $version: $status"
done
echo "Compiled tests:$summary"
case $summary in *FAILED*) exit 1 ;; esac
