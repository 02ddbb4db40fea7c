import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database, Queryable } from '../../../../subgraphs/foundation/database/database.ts'
import { inSnapshot } from '../../../../subgraphs/foundation/database/transaction.ts'
import { addClub } from '../../../support/club/fixtures.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

let database: Database

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 2 })
})

afterAll(() => database.close())

const namesOf = async (from: Queryable) => {
  const rows = await from.query<{ name: string }[]>('SELECT name FROM courts ORDER BY number')
  return rows.map(({ name }) => name)
}

describe('reads in a snapshot', () => {
  test('see the rows of one moment, whatever is committed between them', async () => {
    await addClub(database, { courts: 2 })
    const seen = await inSnapshot(database, async (snapshot) => {
      // What the first read sees is fixed before it.
      const first = await namesOf(snapshot)
      await database.query("UPDATE courts SET name = 'Renamed' WHERE number = 1")
      return [first, await namesOf(snapshot)]
    })
    const before = ['Court 1', 'Court 2']
    expect(seen).toEqual([before, before])
    expect(await namesOf(database)).toEqual(['Renamed', 'Court 2'])
  })

  test('cannot write, and leave later transactions as they are', async () => {
    const writing = inSnapshot(database, (snapshot) =>
      snapshot.query("UPDATE courts SET name = 'Never'"),
    )
    await expect(writing).rejects.toThrow()
    await database.query("UPDATE courts SET name = 'Again' WHERE number = 1")
    expect(await inSnapshot(database, namesOf)).toEqual(['Again', 'Court 2'])
  })

  test('have what is left of the time of a request that has waited', async () => {
    const { transactionMs } = database.limits
    const late = inSnapshot(database, namesOf, performance.now() - transactionMs)
    await expect(late).rejects.toThrow()
    const inTime = inSnapshot(database, namesOf, performance.now() - transactionMs / 2)
    expect(await inTime).toHaveLength(2)
  })
})
