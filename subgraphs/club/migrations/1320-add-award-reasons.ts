import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** Why a match was awarded, and the status to which the walkover of one that never began is taken back. */
export const addAwardReasons = additiveMigration(1320, 'add award reasons', {
  sql: `ALTER TABLE score_events
     ADD COLUMN award_reason varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
     ADD COLUMN awarded_from varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL`,
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.001, mysql: 0.01 },
})
