import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { makeCursors } from '../../../../subgraphs/foundation/lists/paging.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { eventAccessStore } from '../../../../subgraphs/volunteer/event-access/store.ts'
import { listHelpersOfEvent } from '../../../../subgraphs/volunteer/helpers/access/event-helper-list-store.ts'
import { HelperEntity } from '../../../../subgraphs/volunteer/helpers/entities.ts'
import type { Helper } from '../../../../subgraphs/volunteer/helpers/helper.ts'
import type { HelperConditions } from '../../../../subgraphs/volunteer/helpers/helper-list-store.ts'
import { toTagPart } from '../../../../subgraphs/volunteer/helpers/search-text.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { readCountedPage } from '../../../../subgraphs/volunteer/records/counted-page.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  MANY,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { readPages } from '../../../support/graph/read-pages.ts'
import { LONG_AGO } from '../moments.ts'
import { aHelper } from './helper-fixture.ts'

const RARE = 300

/** What a search may read: the few of whom one of its words is found, and what it takes to sort them. */
const MOST_READ = 2500

/** So many who may have a tag are looked at to see whether they are few. */
const FEW_TAGGED = 5000

const clubId = newUuid()
const eventId = newUuid()

let database: Database

beforeAll(async () => {
  database = await openVolunteerDatabase({ poolSize: 1 })
  const many = aHelper({ clubId, firstName: null, lastName: 'Ng', tags: ['crew'] })
  await helperStore.addAll(database, [many])
  await copyMany(database, HelperEntity, many.id, { id: ID, lastName: "CONCAT('Ng', n)" })
  await database.query(
    `INSERT IGNORE INTO helper_search_parts (club_part, helper_id, position)
     SELECT CONCAT(h.club_id, parts.part), h.id, 0 FROM helpers h
     JOIN (SELECT 'ng' AS part UNION SELECT 'g' UNION SELECT ?) parts ON TRUE`,
    [toTagPart('crew', 'ACTIVE')],
  )
  const others = Array.from({ length: RARE }, (_, n) =>
    aHelper({
      clubId,
      firstName: n < 2 ? 'Unique' : 'Rare',
      lastName: 'Zoë',
      externalId: `H-${n}`,
      tags: n < 3 ? ['bar'] : ['barkeeping in 2025'],
    }),
  )
  await helperStore.addAll(database, others)
  const access = { id: newUuid(), clubId, eventId, helperId: many.id, roleIds: [] }
  await inTransaction(database, (tx) =>
    eventAccessStore.add(
      tx,
      { ...access, grantedAt: LONG_AGO, revokedAt: null, updatedAt: LONG_AGO, linkGeneration: 0 },
      many,
    ),
  )
  await copyMany(database, EventAccessEntity, access.id, { id: ID, helperId: ID })
  for (const helper of others)
    await inTransaction(database, (tx) =>
      eventAccessStore.add(
        tx,
        {
          ...{ ...access, id: newUuid(), helperId: helper.id },
          ...{ grantedAt: LONG_AGO, revokedAt: null, updatedAt: LONG_AGO, linkGeneration: 0 },
        },
        helper,
      ),
    )
  await helperStore.addAll(database, [aHelper({ lastName: 'Elsewhere' })])
  await misleadStatistics(database)
})

afterAll(() => database.close())

const cursors = makeCursors([Buffer.alloc(32, 7)])

const EVERYBODY = {
  ...{ search: null, status: null, tag: null, updatedSince: null, deletedSince: null },
}

function readPage(filter: Partial<HelperConditions>, after: string | null = null) {
  const list = helperStore.list(database, { clubId, ...EVERYBODY, ...filter })
  const toNode = ({ id }: { id: string }) => id
  return readCountedPage(
    { cursors, binding: [filter], list, toNode },
    { first: 10, offset: 0, after },
  )
}

describe(`a search in a club of ${MANY} helpers whose statistics are wrong`, () => {
  test.each([
    ['ng', MANY + 1],
    ['G', MANY + 1],
    ['zoe', RARE],
    ['oe', RARE],
    ['rare zoe', RARE - 2],
    ['unique', 2],
    ['h-29', 11],
    ['h-299 zoe', 1],
    ['unique ng', 0],
    ['nobody', 0],
    ['elsewhere', 0],
    ['g%', 0],
  ])('for %j finds all %i, and reads little more than it finds', async (search, total) => {
    const rows = await countRowsRead(database, () => readPage({ search }))
    expect(rows).toBeLessThan(MOST_READ)
    const page = await readPage({ search })
    expect(page.nodes).toHaveLength(Math.min(10, total))
    expect(await page.countAll()).toBe(total)
  })

  test.each([
    ['crew', MANY + 1],
    ['bar', 3],
    ['barkeeping in 2025', RARE - 3],
    ['barkeeping in 2026', 0],
    ['Crew', 0],
  ])('for the tag %j finds all %i, and reads little more than it finds', async (tag, total) => {
    expect(await countRowsRead(database, () => readPage({ tag }))).toBeLessThan(
      total > RARE ? 2 * FEW_TAGGED : MOST_READ,
    )
    const page = await readPage({ tag })
    expect(page.nodes).toHaveLength(Math.min(10, total))
    expect(await page.countAll()).toBe(total)
  })

  test.each([
    [null, MANY + 1],
    ['ACTIVE', MANY + 1],
    ['INACTIVE', 0],
  ] as const)(
    'by a tag that all have and the status %j counts without a look at them',
    async (...named) => {
      const [status, total] = named
      const list = helperStore.list(database, { clubId, ...EVERYBODY, tag: 'crew', status })
      let counted = -1
      const count = async () => {
        counted = await list.count()
      }
      expect(await countRowsRead(database, count)).toBeLessThan(1.01 * total + FEW_TAGGED + 50)
      expect(counted).toBe(total)
    },
  )

  test.each(['ng', 'zoe'])('for %j goes on behind a cursor', async (search) => {
    const first = await readPage({ search })
    let next = first
    const read = async () => {
      next = await readPage({ search }, first.pageInfo.endCursor)
    }
    expect(await countRowsRead(database, read)).toBeLessThan(MOST_READ)
    expect(next.nodes).toHaveLength(10)
    expect(next.nodes).not.toEqual(expect.arrayContaining([first.nodes[0]]))
  })

  test.each([{ status: 'ACTIVE' as const }, { tag: 'bar' }])(
    'keeps what else is asked for: %j',
    async (filter) => {
      const page = await readPage({ search: 'unique', ...filter })
      expect(page.nodes).toHaveLength(2)
      expect((await readPage({ search: 'h-299', ...filter })).nodes).toHaveLength(
        'tag' in filter ? 0 : 1,
      )
    },
  )
})

describe(`a search among ${MANY} helpers with access to an event`, () => {
  test.each([
    ['tag', 'bar', 3],
    ['tag', 'barkeeping in 2026', 0],
    ['search', 'rare', RARE - 2],
    ['search', 'nobody', 0],
  ])('by the %s %j finds all %i, and reads no others', async (by, value, total) => {
    const list = () => readPageOfEvent({ [by]: value })
    expect(await countRowsRead(database, list)).toBeLessThan(MOST_READ)
    const page = await list()
    expect(page.nodes).toHaveLength(Math.min(10, total))
    expect(await page.countAll()).toBe(total)
  })

  test('goes on behind a cursor, in the order of names or of changes', async () => {
    for (const filter of [{ tag: 'bar' }, { tag: 'bar', updatedSince: LONG_AGO }]) {
      const all = await readPageOfEvent(filter)
      const [first] = all.edges
      const rest = await readPageOfEvent(filter, first?.cursor)
      expect(rest.nodes).toEqual(all.nodes.slice(1))
    }
  })
})

function readPageOfEvent(filter: Partial<HelperConditions>, after: string | null = null) {
  const conditions = { clubId, eventId, ...EVERYBODY, ...filter }
  const list = listHelpersOfEvent(database, readPages(database), conditions)
  const toNode = ({ helper }: { helper: Helper }) => helper.id
  return readCountedPage(
    { cursors, binding: [filter], list, toNode },
    { first: 10, offset: 0, after },
  )
}
