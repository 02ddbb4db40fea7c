import { fillMigration } from '../../foundation/migrations/fill-migration.ts'

/** A phone number has no other characters (`PHONE` in schema/volunteer/helper-fields.ts). */
const DIGITS = [...' +-()/'].reduce((text, sign) => `REPLACE(${text}, '${sign}', '')`, 'phone')

/** As `toPhoneKey` (rules/volunteer/phone-key.ts) makes them. */
export const fillPhoneKeys = fillMigration(1321, 'fill phone keys', {
  sql: `UPDATE helpers SET phone_key = RIGHT(${DIGITS}, 9)
   WHERE phone_key IS NULL AND CHAR_LENGTH(${DIGITS}) >= 5`,
  secondsPerMillion: { mariadb: 13.8, mysql: 22.8 },
})
