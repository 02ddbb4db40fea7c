import { fillMigration } from '../../foundation/migrations/fill-migration.ts'

/** A phone number has no other characters (`PHONE` in schema/volunteer/helper-fields.ts). */
const DIGITS = [...' +-()/'].reduce((text, sign) => `REPLACE(${text}, '${sign}', '')`, 'phone')

/** As `toPhoneKey` (rules/volunteer/phone-key.ts) makes it: null without a number, or with fewer than five digits. */
const KEY = `IF(${DIGITS} REGEXP '^[0-9]{5,}$', RIGHT(${DIGITS}, 9), NULL)`

/**
 * Release 1.0.0, which knew no keys, wrote behind 1321 while 1.1.0 took its place: a helper whom it erased kept the key, one
 * whose number it changed has that of the former number, one whom it added has none.
 */
export const correctPhoneKeys = fillMigration(1324, 'correct phone keys', {
  sql: `UPDATE helpers SET phone_key = ${KEY} WHERE NOT (phone_key <=> ${KEY})`,
  secondsPerMillion: { mariadb: 0.84, mysql: 1.92 },
})
