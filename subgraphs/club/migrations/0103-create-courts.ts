import { migration } from '../../foundation/migrations/migration.ts'

export const createCourts = migration(
  103,
  'create courts',
  `CREATE TABLE IF NOT EXISTS courts (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    location_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    number int UNSIGNED NOT NULL,
    public_id varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    indoor_outdoor varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    surface_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX courts_by_club (club_id, created_at, id),
    UNIQUE INDEX courts_by_public_id (public_id)
  ) ENGINE=InnoDB`,
)
