import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** The helpers of a club with a phone number. */
export const indexHelpersByPhone = additiveMigration(1322, 'index helpers by phone', {
  sql: 'ALTER TABLE helpers ADD INDEX helpers_by_phone (club_id, phone_key)',
  algorithm: 'INPLACE',
  secondsPerMillion: { mariadb: 1.83, mysql: 0.56 },
})
