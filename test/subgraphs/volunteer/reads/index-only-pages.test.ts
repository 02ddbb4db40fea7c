import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { VolunteerEventEntity } from '../../../../subgraphs/volunteer/events/entities.ts'
import { volunteerEventStore } from '../../../../subgraphs/volunteer/events/store.ts'
import { HelperEntity } from '../../../../subgraphs/volunteer/helpers/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import type { CountedList } from '../../../../subgraphs/volunteer/records/counted-page.ts'
import { deliveryLog } from '../../../../subgraphs/volunteer/webhooks/delivery-log-store.ts'
import { VolunteerDeliveryEntity } from '../../../../subgraphs/volunteer/webhooks/entities.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  MANY,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { readPages } from '../../../support/graph/read-pages.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'

const OFFSET = 8_000

const clubId = newUuid()

let database: Database
let asked: { sql: string; params: readonly unknown[] }[] = []
let ids: Awaited<ReturnType<typeof addOneOfEachVolunteer>>

beforeAll(async () => {
  const opened = await openVolunteerDatabase({ poolSize: 1 })
  database = {
    ...opened,
    query: (sql: string, params: readonly unknown[] = []) => {
      asked.push({ sql, params })
      return opened.query(sql, params)
    },
  } as Database
  ids = await addOneOfEachVolunteer(database, clubId)
  const elsewhere = await addOneOfEachVolunteer(database, newUuid())
  const otherId = ID.replace('0190b', '0190c')
  for (const [own, id] of [
    [ids, ID],
    [elsewhere, otherId],
  ] as const) {
    await copyMany(database, VolunteerEventEntity, own.VolunteerEvent, { id })
    await copyMany(database, HelperEntity, own.Helper, { id, lastName: 'n' })
    const delivery = { id, eventId: id, status: "IF(n % 2, 'FAILED', 'DELIVERED')" }
    await copyMany(database, VolunteerDeliveryEntity, own.VolunteerWebhookDelivery, delivery)
  }
  await misleadStatistics(database)
})

afterAll(() => database.close())

const anyTime = { from: null, to: null, updatedSince: null, types: ['event.created'] }
const NO_FILTER = { search: null, tag: null, updatedSince: null, deletedSince: null }

const LISTS: readonly [string, number, () => CountedList<unknown>][] = [
  [
    'helpers',
    1,
    () => helperStore.list(database, readPages(database), { ...NO_FILTER, clubId, status: null }),
  ],
  [
    'active helpers',
    1,
    () =>
      helperStore.list(database, readPages(database), { ...NO_FILTER, clubId, status: 'ACTIVE' }),
  ],
  [
    'draft events',
    1,
    () =>
      volunteerEventStore.list(readPages(database), {
        ...{ clubId, status: 'DRAFT', updatedSince: null, deletedSince: null },
      }),
  ],
  [
    'deliveries of any status',
    4,
    () =>
      deliveryLog.list(database, {
        ...{ endpointId: ids.VolunteerWebhook, eventType: null, status: null, ...anyTime },
      }),
  ],
]

/** Limited by a time range, read one by one. */
const BOUNDED: typeof LISTS = [
  [
    'deliveries since a moment',
    4,
    () =>
      deliveryLog.list(database, {
        ...{ endpointId: ids.VolunteerWebhook, eventType: null, status: null, ...anyTime },
        from: new Date('2026-01-01T00:00:00Z'),
      }),
  ],
]

describe(`a page far behind the beginning, among ${MANY} rows whose statistics are wrong`, () => {
  test.each([...LISTS, ...BOUNDED])('of %s reads no row behind it', async (_what, parts, list) => {
    const read = () => list().read({ after: null, offset: OFFSET, limit: 10 })
    // Several index ranges, each sorted, are merged into one order.
    const most = parts === 1 ? 1.1 : 6
    expect(await countRowsRead(database, read)).toBeLessThan(most * OFFSET)
    expect(await read()).toHaveLength(10)
  })

  test.each([
    ['of a status', 'DELIVERED'],
    ['of any status', null],
  ] as const)('of deliveries %s with updatedSince reads no earlier rows', async (_what, status) => {
    const updatedSince = new Date('2026-12-01T00:00:00Z')
    const filter = { endpointId: ids.VolunteerWebhook, eventType: null, status, ...anyTime }
    const list = deliveryLog.list(database, { ...filter, updatedSince })
    const read = () => list.read({ after: null, offset: 0, limit: 10 })
    expect(await countRowsRead(database, read)).toBeLessThan(20)
    expect(await read()).toEqual([])
  })

  test.each(LISTS)('of %s skips the rows before it within an index', async (...named) => {
    const [, parts, list] = named
    asked = []
    await list().read({ after: null, offset: OFFSET, limit: 10 })
    expect(await partsReadInIndexAlone('OFFSET')).toBe(parts)
  })

  test.each(LISTS)('of %s begins where the previous page ends', async (...named) => {
    const list = named[2]()
    const before = await list.read({ after: null, offset: OFFSET - 10, limit: 20 })
    const page = await list.read({ after: null, offset: OFFSET, limit: 10 })
    expect(page).toEqual(before.slice(10))
  })
})

/** How many parts of the first page are read from an index without rows. */
async function partsReadInIndexAlone(word: string): Promise<number> {
  const page = asked.find(({ sql }) => sql.includes(word))
  const plan = await database.query<{ Extra: string | null }[]>(
    `EXPLAIN ${page?.sql}`,
    page?.params ?? [],
  )
  const inIndex = plan.filter(({ Extra }) => Extra?.includes('Using index'))
  return inIndex.filter(({ Extra }) => !Extra?.includes('condition')).length
}
