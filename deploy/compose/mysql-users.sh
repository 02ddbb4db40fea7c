# The entrypoint of the MySQL image reads this file once, for a new server: one user for each database, which
# reaches that database alone. `migrate` creates the databases themselves.
. /run/secrets/mysql
docker_process_sql <<SQL
CREATE USER 'clubgate_club'@'%' IDENTIFIED BY '${CLUB_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_club\`.* TO 'clubgate_club'@'%';
CREATE USER 'clubgate_volunteer'@'%' IDENTIFIED BY '${VOLUNTEER_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_volunteer\`.* TO 'clubgate_volunteer'@'%';
SQL
