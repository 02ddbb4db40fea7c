import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** The persons of a source whose erasure is not complete: writers leave them out. */
export const addErasingPersons = additiveMigration(1271, 'add erasing persons', {
  sql: 'ALTER TABLE booking_sources ADD COLUMN erasing json NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.001, mysql: 0.009 },
})
