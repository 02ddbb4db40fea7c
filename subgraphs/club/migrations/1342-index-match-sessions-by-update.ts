import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** For the list of what changed. */
export const indexMatchSessionsByUpdate = additiveMigration(
  1342,
  'index match sessions by update',
  {
    sql: 'ALTER TABLE match_sessions ADD INDEX match_sessions_by_update (club_id, updated_at, id)',
    algorithm: 'INPLACE',
    secondsPerMillion: { mariadb: 1.5, mysql: 0.87 },
  },
)
