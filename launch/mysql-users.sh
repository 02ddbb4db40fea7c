# Read by the entrypoint of the MySQL image once, when the server of docker-compose.yml is new: one user
# for each database, which nobody else reaches. The databases themselves are made by `migrate`.
docker_process_sql <<SQL
CREATE USER 'clubgate_club'@'%' IDENTIFIED BY '${CLUB_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_club\`.* TO 'clubgate_club'@'%';
CREATE USER 'clubgate_volunteer'@'%' IDENTIFIED BY '${VOLUNTEER_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_volunteer\`.* TO 'clubgate_volunteer'@'%';
SQL
