import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** What was scored, with the score before and after. */
export const createScoreEvents = baselineMigration(
  1114,
  'create score events',
  `CREATE TABLE IF NOT EXISTS score_events (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    match_session_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    sequence int UNSIGNED NULL,
    event_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    team varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    source varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    snapshot_before json NULL,
    snapshot_after json NULL,
    reversed_event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    client_event_id varbinary(800) NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX score_events_by_sequence (match_session_id, sequence),
    -- A repeated request of a client finds its event.
    UNIQUE INDEX score_events_by_client_event (match_session_id, client_event_id)
  ) ENGINE=InnoDB`,
)
