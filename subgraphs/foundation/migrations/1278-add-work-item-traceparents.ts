import { additiveMigration } from './additive-migration.ts'

/** Lets mails continue the trace of the message that caused them. */
export const addWorkItemTraceparents = additiveMigration(1278, 'add work item traceparents', {
  sql: 'ALTER TABLE work_items ADD COLUMN traceparent char(55) CHARACTER SET ascii COLLATE ascii_bin NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.006 },
})
