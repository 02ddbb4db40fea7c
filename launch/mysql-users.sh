# The entrypoint of the MySQL image runs this once, when the server of docker-compose.yml is new: one user
# for each database, the only one with access to it. `migrate` creates the databases themselves.
docker_process_sql <<SQL
CREATE USER 'clubgate_club'@'%' IDENTIFIED BY '${CLUB_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_club\`.* TO 'clubgate_club'@'%';
CREATE USER 'clubgate_volunteer'@'%' IDENTIFIED BY '${VOLUNTEER_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_volunteer\`.* TO 'clubgate_volunteer'@'%';
SQL
