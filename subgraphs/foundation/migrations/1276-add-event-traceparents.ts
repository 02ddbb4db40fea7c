import { additiveMigration } from './additive-migration.ts'

/** Lets deliveries of an event continue the trace of its write. */
export const addEventTraceparents = additiveMigration(1276, 'add event traceparents', {
  sql: 'ALTER TABLE event_log ADD COLUMN traceparent char(55) CHARACTER SET ascii COLLATE ascii_bin NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.01 },
})
