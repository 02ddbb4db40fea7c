import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** The digits by which helpers are found by phone. */
export const addPhoneKeys = additiveMigration(1320, 'add phone keys', {
  sql: 'ALTER TABLE helpers ADD COLUMN phone_key varchar(9) CHARACTER SET ascii COLLATE ascii_bin NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.02 },
})
