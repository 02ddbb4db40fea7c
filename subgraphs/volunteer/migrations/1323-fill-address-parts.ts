import { fillMigration } from '../../foundation/migrations/fill-migration.ts'

/** Without format characters, as `cleanAddress` (schema/fields/text/characters.ts) keeps an address. */
const CLEAN = String.raw`REGEXP_REPLACE(email, '\\p{Cf}', '')`

const FINGERPRINT = `LEFT(REPLACE(REPLACE(TO_BASE64(UNHEX(SHA2(${CLEAN}, 256))), '+', '-'), '/', '_'), 10)`

/** Addresses that 1.0.0 stored with format characters are found as others write them, by `toAddressParts`. */
export const fillAddressParts = fillMigration(1323, 'fill address parts', {
  sql: `INSERT IGNORE INTO helper_search_parts (club_part, helper_id, position)
   SELECT CONCAT(club_id, '\\n@', ${FINGERPRINT}), id, 0 FROM helpers
   WHERE CHAR_LENGTH(email) <> LENGTH(email) AND ${CLEAN} <> email`,
  secondsPerMillion: { mariadb: 0.63, mysql: 2.64 },
})
