import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** What ended a match session, where play did not. */
export const addSessionEndings = additiveMigration(1350, 'add session endings', {
  sql: `ALTER TABLE match_sessions
     ADD COLUMN ended_by varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL`,
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.001, mysql: 0.01 },
})
