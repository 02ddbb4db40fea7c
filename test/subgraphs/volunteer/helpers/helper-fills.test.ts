import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import { toPhoneKey } from '../../../../rules/volunteer/phone-key.ts'
import { cleanAddress } from '../../../../schema/fields/text/characters.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { toAddressPart } from '../../../../subgraphs/volunteer/helpers/search-text.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { fillPhoneKeys } from '../../../../subgraphs/volunteer/migrations/1321-fill-phone-keys.ts'
import { fillAddressParts } from '../../../../subgraphs/volunteer/migrations/1323-fill-address-parts.ts'
import { correctPhoneKeys } from '../../../../subgraphs/volunteer/migrations/1324-correct-phone-keys.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { aHelper } from './helper-fixture.ts'
import { runFill } from './run-fill.ts'

const FORMAT_CHARACTERS = '\u00ad\u061c\u200b\u200d\u202a\u2060\u2066\ufeff\u{e0041}'

const ROWS = 200

let database: Database

beforeAll(async () => {
  database = await openVolunteerDatabase()
})

afterAll(() => database.close())

/** Samples are the same in each run of a seed that a failure prints. */
const sampleOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, ROWS)

describe('a migration that fills rows of the release before', () => {
  test.each([
    ['once', fillPhoneKeys],
    ['and once more', correctPhoneKeys],
  ])('makes the keys of phone numbers that the product makes, %s', async (_when, Migration) => {
    const sign = fc.constantFrom(...'0123456789 +-()/')
    const phones = sampleOf(fc.string({ unit: sign, minLength: 5, maxLength: 32 }))
    const clubId = newUuid()
    const helpers = phones.map((phone) => aHelper({ clubId, phone }))
    await helperStore.addAll(database, helpers)
    await database.query('UPDATE helpers SET phone_key = NULL WHERE club_id = ?', [clubId])

    await runFill(database, Migration)
    const rows = await database.query<{ phone: string; filled: string | null }[]>(
      'SELECT phone, phone_key AS filled FROM helpers WHERE club_id = ?',
      [clubId],
    )
    expect(rows).toHaveLength(ROWS)
    for (const { phone, filled } of rows)
      expect([phone, filled]).toEqual([phone, toPhoneKey(phone)])
  })

  test('takes the key of a phone number from helpers whom 1.0.0 erased, and corrects those that it changed', async () => {
    const clubId = newUuid()
    const of = (phone: string | null) => aHelper({ clubId, phone })
    const helpers = [of('+43 664 1234567'), of('0664 7654321'), of('+43 1 555'), of('12-34')]
    const [erased, changed, added, short] = helpers
    await helperStore.addAll(database, helpers)
    // As 1.0.0 writes, which knows no column of keys.
    const writes: [string, string | undefined][] = [
      ["phone = NULL, is_deleted = 1, search_text = ''", erased?.id],
      ["phone = '0699 1111222'", changed?.id],
      ['phone_key = NULL', added?.id],
      ["phone_key = '1234'", short?.id],
    ]
    for (const [set, id] of writes)
      await database.query(`UPDATE helpers SET ${set} WHERE id = ?`, [id])

    await runFill(database, correctPhoneKeys)
    const keyOf = async (id = '') =>
      (
        await database.query<{ key: string }[]>(
          'SELECT phone_key AS `key` FROM helpers WHERE id = ?',
          [id],
        )
      )[0]?.key
    const keys = await Promise.all(helpers.map(({ id }) => keyOf(id)))
    expect(keys).toEqual([null, '991111222', '431555', null])
  })

  test('makes the parts of addresses with format characters that the product makes, and of no others', async () => {
    const letter = fc.constantFrom(...'abéüñ', ...FORMAT_CHARACTERS)
    const names = sampleOf(fc.array(letter, { minLength: 1, maxLength: 9 }))
    const clubId = newUuid()
    const helpers = names.map((name, at) =>
      aHelper({ clubId, email: `${name.join('')}${at}@x.example` }),
    )
    await helperStore.addAll(database, helpers)
    const partsOf = async () => {
      const rows = await database.query<{ part: string; id: string }[]>(
        `SELECT club_part AS part, helper_id AS id FROM helper_search_parts
         WHERE club_part LIKE ? ORDER BY helper_id`,
        [`${clubId}\n@%`],
      )
      return rows.map(({ part, id }) => [id, part])
    }
    const hidden = helpers.filter(({ email }) => email !== cleanAddress(email ?? ''))
    const parts = hidden
      .map(({ id, email }) => [id, clubId + toAddressPart(cleanAddress(email ?? ''))])
      .sort()
    expect(parts.length).toBeGreaterThan(0)
    expect(await partsOf()).toEqual(parts)
    await database.query('DELETE FROM helper_search_parts WHERE club_part LIKE ?', [
      `${clubId}\n@%`,
    ])

    await runFill(database, fillAddressParts)
    expect(await partsOf()).toEqual(parts)
  })
})
