import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LIMITS } from '../../../../schema/limits.ts'
import { ClubEntity } from '../../../../subgraphs/club/clubs/entities.ts'
import { oversightStore } from '../../../../subgraphs/club/oversight/store.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import {
  countByKeys,
  countKeyOf,
} from '../../../../subgraphs/foundation/webhooks/attempts/delivery-counts.ts'
import { WebhookDeliveryEntity } from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
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

const NOW = new Date('2026-07-02T12:10:00Z')

let database: Database
let endpointId: string

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 1 })
  const home = await addClub(database)
  const ids = await addOneOfEach(database, home, await addInstallation(database, home.club))
  endpointId = ids.WebhookEndpoint
  await copyMany(database, ClubEntity, home.club.id, { id: ID, slug: "CONCAT('c-', n)" })
  // A tenth of them within the last half hour but one, the others long before.
  await copyMany(database, WebhookDeliveryEntity, ids.WebhookDelivery, {
    ...{ id: ID, eventId: ID, status: "'DELIVERED'" },
    createdAt: "IF(n % 10, '2026-06-01', '2026-07-02 11:45:00')",
  })
  await misleadStatistics(database)
  // Only for few rows less than all are read whatever the statistics say: the index has all columns of the count.
  await database.query('ANALYZE TABLE webhook_deliveries')
})

afterAll(() => database.close())

test('the open problems of a page of clubs are read without 20,000 other clubs', async () => {
  const read = () => oversightStore.findNeeds(database, KEYS)
  // The first statement on a table also reads what the server keeps about it.
  expect(await read()).toHaveLength(KEYS.length)
  // The club, and the end of each of its six ranges.
  expect(await countRowsRead(database, read)).toBeLessThan(20 * KEYS.length)
})

test('deliveries are counted without reading those before, and up to the newest 50,000 of a status', async () => {
  const read = () => countByKeys(database, [countKeyOf(endpointId, NOW)])
  const counts = await read()
  expect(counts).toHaveLength(LIMITS.countedHalfHours)
  expect(counts.at(-1)).toMatchObject({ delivered: 0 })
  expect(counts.at(-2)).toMatchObject({ delivered: 2_000, failed: 0, pending: 0 })
  // Each counted one, once more in a temporary table and once more by its half hour.
  expect(await countRowsRead(database, read)).toBeLessThan(4 * 2_000)
})

test('half hours that are not counted to their beginning are left out', async () => {
  await database.query(
    `INSERT INTO webhook_deliveries
       (id, endpoint_id, event_id, event_type, body, status, attempt_count, created_at)
     SELECT CONCAT(copy.letter, SUBSTRING(d.id, 2)), d.endpoint_id,
       CONCAT(copy.letter, SUBSTRING(d.event_id, 2)), d.event_type, d.body, d.status, 1,
       '2026-07-02 11:30:00'
     FROM webhook_deliveries d
     JOIN (SELECT 'a' AS letter UNION SELECT 'b' UNION SELECT 'c') copy
     WHERE d.endpoint_id = ? AND d.status = 'DELIVERED'`,
    [endpointId],
  )
  const read = () => countByKeys(database, [countKeyOf(endpointId, NOW)])
  const counts = await read()
  expect(counts.map(({ from }) => from.toISOString())).toEqual(['2026-07-02T12:00:00.000Z'])
  expect(await countRowsRead(database, read)).toBeLessThan(4 * LIMITS.countedDeliveries)
})
