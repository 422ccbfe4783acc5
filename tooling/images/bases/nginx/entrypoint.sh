#!/bin/sh
# Of the official image, what deploy/ uses: templates are filled in from the environment, and nginx's own $names stay.
set -eu
names=$(env | sed -n 's/^\([A-Z_]*\)=.*/${\1}/p' | tr '\n' ' ')
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" <"$template" >"/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
