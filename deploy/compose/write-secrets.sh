#!/bin/sh
# write-secrets.sh [FOLDER]: draws the secrets of docker-compose.yml into a new folder, one file for each service.
# Only you can open the folder; its files are readable, because each container has a user of its own.
set -eu

folder=${1:-secrets}
key() { openssl rand -base64 32; }
password() { openssl rand -hex 24; }

mkdir -m 700 "$folder"
umask 022
secret_keys=$(key)
club=CLUB_SEAL_KEYS=$(key)
volunteer=VOLUNTEER_SEAL_KEYS=$(key)
club_password=$(password)
volunteer_password=$(password)
migrate_password=$(password)
club_database=CLUB_DATABASE_URL=mysql://clubgate_club:$club_password@mysql:3306/clubgate_club
volunteer_database=VOLUNTEER_DATABASE_URL=mysql://clubgate_volunteer:$volunteer_password@mysql:3306/clubgate_volunteer

both_databases=DATABASE_URL=mysql://clubgate_migrate:$migrate_password@mysql:3306/clubgate

write() {
  file=$folder/$1.env
  shift
  printf '%s\n' "$@" > "$file"
}

write edge "$club" "$volunteer"
write club "$club" "$club_database" "SECRET_KEYS=$secret_keys"
write volunteer "$volunteer" "$volunteer_database" "SECRET_KEYS=$secret_keys"
write migrate "$both_databases"
write tools "$both_databases" "SECRET_KEYS=$secret_keys"
write mysql "CLUB_MYSQL_PASSWORD=$club_password" "VOLUNTEER_MYSQL_PASSWORD=$volunteer_password" \
  "MIGRATE_MYSQL_PASSWORD=$migrate_password"
password > "$folder/mysql-root"
echo "The secrets are in $folder. Keep a copy of them apart from the copies of the database."
