#!/bin/sh
# Starts what one of the three images would start: the database with the variables of its image, Caddy with its file, or a command.
set -e
if [ $# -gt 0 ]; then exec "$@"; fi
if [ -z "$POSTGRES_DB" ]; then exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile; fi
postgres() { su postgres -s /bin/sh -c "exec /usr/lib/postgresql/*/bin/$*"; }
data=/var/lib/postgresql/data
install -d -m 700 -o postgres "$data"
if [ ! -e "$data/PG_VERSION" ]; then
  postgres "initdb -D $data -U $POSTGRES_USER --pwfile $POSTGRES_PASSWORD_FILE -A scram-sha-256"
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "create database $POSTGRES_DB" | postgres "postgres --single -D $data postgres"
fi
postgres "postgres -D $data -c listen_addresses=* -c unix_socket_directories=/tmp"
