import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Buildings of a club, with their courts. */
export const createLocations = baselineMigration(
  1103,
  'create locations',
  `CREATE TABLE IF NOT EXISTS locations (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    address varchar(200) NOT NULL,
    city varchar(120) NOT NULL,
    postal_code varchar(20) NOT NULL,
    country varchar(2) NOT NULL,
    timezone varchar(60) NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    opening_hours json NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX locations_by_club (club_id, created_at, id)
  ) ENGINE=InnoDB`,
)
