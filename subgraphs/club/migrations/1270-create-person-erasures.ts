import { migration } from '../../foundation/migrations/migration.ts'

/** Erasures of participants, without the person: `booking_sources.erasing` names it until the erasure is complete. */
export const createPersonErasures = migration(
  1270,
  'create person erasures',
  `CREATE TABLE IF NOT EXISTS person_erasures (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_source_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- What was redacted.
    import_count int UNSIGNED NOT NULL,
    booking_count int UNSIGNED NOT NULL,
    session_count int UNSIGNED NOT NULL,
    -- The last row that was read; null before the first and after the last one.
    position json NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    completed_at datetime(3) NULL,
    PRIMARY KEY (id)
  ) ENGINE=InnoDB`,
)
