import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ClubEntity } from '../../../../subgraphs/club/clubs/entities.ts'
import { oversightStore } from '../../../../subgraphs/club/oversight/store.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { addClub } from '../../../support/club/fixtures.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

/** Clubs of a page of the platform's staff. */
const KEYS = Array.from(
  { length: 50 },
  (_, n) => `0190b000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`,
)

let database: Database

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 1 })
  const { club } = await addClub(database)
  await copyMany(database, ClubEntity, club.id, { id: ID, slug: "CONCAT('c-', n)" })
  await misleadStatistics(database)
})

afterAll(() => database.close())

test('the open problems of a page of clubs are read without 20,000 other clubs', async () => {
  const read = () => oversightStore.findNeeds(database, KEYS)
  // The first statement on a table also reads what the server keeps about it.
  expect(await read()).toHaveLength(KEYS.length)
  // The club, and the end of each of its six ranges.
  expect(await countRowsRead(database, read)).toBeLessThan(20 * KEYS.length)
})
