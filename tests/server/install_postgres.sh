#!/bin/sh
# Installs Debian's PostgreSQL for the tests, unless it is there already. No cluster is made or started: the tests make
# their own and throw it away.
set -eu

if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "The tests need PostgreSQL: install its server programs (initdb, postgres, pg_dump) and run this again." >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "The tests need PostgreSQL: sudo $0" >&2
    exit 1
fi

echo "Installing PostgreSQL for the tests ..."
export DEBIAN_FRONTEND=noninteractive
folder=/etc/postgresql-common/createcluster.d
rule=$folder/revier-tests.conf
trap 'rm -f "$rule"; rmdir "$folder" 2>/dev/null || true' EXIT
mkdir -p "$folder"
echo "create_main_cluster = false" >"$rule"
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql
