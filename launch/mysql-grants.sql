-- Run once, when the server of docker-compose.yml is new: both databases are made by `migrate`.
GRANT ALL ON `clubgate\_%`.* TO 'clubgate'@'%';
