#!/bin/sh
# Of the official image, what deploy/ uses: an empty folder gets the user, password and database of the environment.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  passwords=$(mktemp)
  printf '%s' "${POSTGRES_PASSWORD:?}" >"$passwords"
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --pwfile="$passwords" --auth-host=scram-sha-256 -E UTF8 --locale=C.UTF-8 >/dev/null
  rm -f "$passwords"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start >/dev/null
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -D "$PGDATA" -m fast -w stop >/dev/null
fi
exec "$@" -c listen_addresses='*'
