#!/bin/sh
# Installs Debian's Chromium for the tests of the web client, unless there is one already.
set -eu

if [ -x "${CHROMIUM:-/usr/bin/chromium}" ]; then
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "The tests need Chromium: install it, and set CHROMIUM to its path unless that is /usr/bin/chromium." >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "The tests need Chromium: sudo $0" >&2
    exit 1
fi

echo "Installing Chromium for the tests ..."
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium
