import { migration } from '../../foundation/migrations/migration.ts'

/** Sessions of the portal that were ended, and states of sign-ins that were used, by the hash of their ids. */
export const createEndedSessions = migration(
  1301,
  'create ended sessions',
  `CREATE TABLE IF NOT EXISTS ended_sessions (
    id_hash binary(32) NOT NULL PRIMARY KEY,
    expires_at datetime(3) NOT NULL,
    -- Retention.
    INDEX ended_sessions_by_expiry (expires_at)
  ) ENGINE=InnoDB`,
)
