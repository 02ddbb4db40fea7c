# The entrypoint of the MySQL image reads this file once, for a new server: one user for each subgraph, which reads and
# writes its own database alone, and one for migrations, backups and restores, which create and change tables of both. Its
# last two rights are for the point of the binary log in a backup.
. /run/secrets/mysql
docker_process_sql <<SQL
CREATE USER 'clubgate_club'@'%' IDENTIFIED BY '${CLUB_MYSQL_PASSWORD}';
GRANT SELECT, INSERT, UPDATE, DELETE ON \`clubgate\\_club\`.* TO 'clubgate_club'@'%';
CREATE USER 'clubgate_volunteer'@'%' IDENTIFIED BY '${VOLUNTEER_MYSQL_PASSWORD}';
GRANT SELECT, INSERT, UPDATE, DELETE ON \`clubgate\\_volunteer\`.* TO 'clubgate_volunteer'@'%';
CREATE USER 'clubgate_migrate'@'%' IDENTIFIED BY '${MIGRATE_MYSQL_PASSWORD}';
GRANT ALL ON \`clubgate\\_club\`.* TO 'clubgate_migrate'@'%';
GRANT ALL ON \`clubgate\\_volunteer\`.* TO 'clubgate_migrate'@'%';
GRANT BACKUP_ADMIN ON *.* TO 'clubgate_migrate'@'%';
GRANT SELECT ON performance_schema.log_status TO 'clubgate_migrate'@'%';
SQL
