import { migration } from '../../foundation/migrations/migration.ts'

export const createEvents = migration(
  100,
  'create events',
  `CREATE TABLE IF NOT EXISTS events (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(140) NOT NULL,
    description varchar(4000) NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    location varchar(240) NULL,
    location_coordinates varchar(60) NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    auto_confirm_assignments tinyint(1) NOT NULL,
    created_by varchar(200) NOT NULL,
    deleted_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX events_by_start (club_id, start_date, id)
  ) ENGINE=InnoDB`,
)
