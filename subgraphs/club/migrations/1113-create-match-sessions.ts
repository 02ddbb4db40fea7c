import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Sessions of a court: the match of a booking, or one that staff opened. */
export const createMatchSessions = baselineMigration(
  1113,
  'create match sessions',
  `CREATE TABLE IF NOT EXISTS match_sessions (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    location_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    court_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    scheduled_start datetime(3) NOT NULL,
    scheduled_end datetime(3) NOT NULL,
    actual_start datetime(3) NULL,
    actual_end datetime(3) NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    scoring_mode varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    rule_version varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_sequence int UNSIGNED NOT NULL,
    ai_model_version varchar(120) NULL,
    score json NULL,
    participants json NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    scored_at datetime(3) NULL,
    -- When time alone changes the session next.
    due_at datetime(3) NULL,
    PRIMARY KEY (id),
    INDEX match_sessions_by_start (club_id, scheduled_start, id),
    INDEX match_sessions_by_court (club_id, court_id, scheduled_start, id),
    INDEX match_sessions_by_status (club_id, status, scheduled_start, id),
    -- The sessions from which the status of a court follows.
    INDEX match_sessions_on_court (court_id, status, scheduled_start),
    INDEX match_sessions_by_due_time (due_at, id),
    INDEX match_sessions_by_location (club_id, location_id, status, scheduled_start, id)
  ) ENGINE=InnoDB`,
)
