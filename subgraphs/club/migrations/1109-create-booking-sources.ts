import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Booking systems of partners. Keys and ids of partners are bytes: they compare exactly. */
export const createBookingSources = baselineMigration(
  1109,
  'create booking sources',
  `CREATE TABLE IF NOT EXISTS booking_sources (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    installation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source_key varbinary(320) NOT NULL,
    name varchar(120) NOT NULL,
    provider varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    external_account_id varbinary(800) NULL,
    last_synchronized_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    failures_in_a_row int UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    UNIQUE INDEX booking_sources_by_key (installation_id, source_key),
    INDEX booking_sources_by_installation (installation_id, created_at, id),
    INDEX booking_sources_by_club (club_id, provider)
  ) ENGINE=InnoDB`,
)
