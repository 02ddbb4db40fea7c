import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { openClubDatabase } from '../support/test-database.ts'

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})

afterAll(() => database.close())

async function read(expression: string): Promise<unknown> {
  const [row] = await database.query<{ value: unknown }[]>(`SELECT ${expression} AS value`)
  return row?.value
}

describe('a column that a statement computes', () => {
  // MySQL computes all of these in 64 bits; the casts make MariaDB do so.
  test.each([
    ['EXISTS (SELECT 1)', 1],
    ['CAST(EXISTS (SELECT 1) AS UNSIGNED)', 1],
    ["CAST(('a' = 'b') AS SIGNED)", 0],
    ['(SELECT COUNT(*) FROM clubs)', 0],
    ['CAST(-5 AS SIGNED)', -5],
    ['CAST(NULL AS SIGNED)', null],
    ['CAST(9007199254740991 AS UNSIGNED)', 9007199254740991],
  ])('is a number, whatever the server: %s', async (expression, value) => {
    expect(await read(expression)).toBe(value)
  })

  test('stays text where a number would not be exact', async () => {
    expect(await read('CAST(9007199254740993 AS UNSIGNED)')).toBe('9007199254740993')
  })
})

describe('a column of a table', () => {
  test('stays as its entity says: counts without end are text', async () => {
    await database.query(
      "INSERT INTO organization_heads (organization_id, publication_sequence) VALUES ('o', 7)",
    )
    const rows = await database.query(
      'SELECT h.publication_sequence AS value FROM organization_heads h',
    )
    expect(rows).toEqual([{ value: '7' }])
  })
})
