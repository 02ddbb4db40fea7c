import { additiveMigration } from './additive-migration.ts'

/** Lets deliveries of an event continue the trace of its write. */
export const addEventTraceparents = additiveMigration(
  1276,
  'add event traceparents',
  'ALTER TABLE event_log ADD COLUMN traceparent char(55) CHARACTER SET ascii COLLATE ascii_bin NULL',
)
