import { additiveMigration } from './additive-migration.ts'

/** What is known of a failure beside its class; rows of before have NULL. */
export const addAttemptFailureDetails = additiveMigration(1311, 'add attempt failure details', {
  sql: 'ALTER TABLE webhook_attempts ADD COLUMN failure_detail varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.01 },
})
