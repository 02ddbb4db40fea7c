import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Events at which helpers work. `external_id` is the club's own id, as bytes: it compares exactly. */
export const createEvents = baselineMigration(
  1105,
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
    -- Null for the zone of the club.
    timezone varchar(60) NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    auto_confirm_assignments tinyint(1) NOT NULL,
    created_by varchar(200) NOT NULL,
    cancelled_at datetime(3) NULL,
    deleted_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    published_count int UNSIGNED NOT NULL DEFAULT 0,
    external_id varbinary(480) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX events_by_external_id (club_id, external_id),
    -- Lists with deleted events, and those without.
    INDEX events_by_status (club_id, status, start_date, id),
    INDEX events_by_start (club_id, deleted_at, status, start_date, id),
    INDEX events_by_update (club_id, status, updated_at, id),
    INDEX events_kept_by_update (club_id, deleted_at, status, updated_at, id)
  ) ENGINE=InnoDB`,
)
