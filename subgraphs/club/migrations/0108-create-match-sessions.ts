import { migration } from '../../foundation/migrations/migration.ts'

export const createMatchSessions = migration(
  108,
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
    PRIMARY KEY (id),
    INDEX match_sessions_by_start (club_id, scheduled_start, id),
    INDEX match_sessions_by_court (club_id, court_id, scheduled_start, id),
    INDEX match_sessions_by_booking (booking_id)
  ) ENGINE=InnoDB`,
)
