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
import { fillPhoneKeys } from '../../../../subgraphs/volunteer/migrations/1321-fill-phone-keys.ts'
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
import { runFill } from './run-fill.ts'

const RARE = 300

/** Rows that a search may read: the matches of one rare word, and what sorting them reads. */
const MOST_READ = 2500

/** Up to this number of helpers with a tag are read to find out whether the tag is rare. */
const RARE_TAG_LIMIT = 5000

const clubId = newUuid()
const eventId = newUuid()

let database: Database

beforeAll(async () => {
  database = await openVolunteerDatabase({ poolSize: 1 })
  const many = aHelper({ clubId, firstName: null, lastName: 'Ng', tags: ['crew'] })
  await helperStore.addAll(database, [many])
  await copyMany(database, HelperEntity, many.id, {
    ...{ id: ID, lastName: "CONCAT('Ng', n)", email: "CONCAT('ü', n, '@club.example')" },
    // As the release before writes them: without a key.
    phone: "CONCAT('+49 (0)30 / 1', LPAD(n, 6, '0'))",
  })
  await runFill(database, fillPhoneKeys)
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
      phone: n < 2 ? '(+34) 91 555-01-01' : null,
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

const NO_FILTER = {
  ...{ search: null, status: null, tag: null, updatedSince: null, deletedSince: null },
}

function readPage(filter: Partial<HelperConditions>, after: string | null = null) {
  const list = helperStore.list(database, readPages(database), { clubId, ...NO_FILTER, ...filter })
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
    ['unmatched', 0],
    ['elsewhere', 0],
    ['g%', 0],
    ['030 1000017', 1],
    ['+49 30 1020000', 1],
    ['0049-30-1000017', 1],
    ['915550101', 2],
    ['15550101', 0],
    ['030 1000017 zoe', 0],
  ])('search %j finds all %i and reads few other rows', async (search, total) => {
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
  ])('tag %j finds all %i and reads few other rows', async (tag, total) => {
    expect(await countRowsRead(database, () => readPage({ tag }))).toBeLessThan(
      total > RARE ? 2 * RARE_TAG_LIMIT : MOST_READ,
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
    'a tag that all helpers have is counted with status %j without reading the helpers',
    async (...named) => {
      const [status, total] = named
      const list = helperStore.list(database, readPages(database), {
        clubId,
        ...NO_FILTER,
        tag: 'crew',
        status,
      })
      let counted = -1
      const count = async () => {
        counted = await list.count()
      }
      expect(await countRowsRead(database, count)).toBeLessThan(1.01 * total + RARE_TAG_LIMIT + 50)
      expect(counted).toBe(total)
    },
  )

  test.each(['ng', 'zoe'])('search %j continues after a cursor', async (search) => {
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
    'search applies the other filters: %j',
    async (filter) => {
      const page = await readPage({ search: 'unique', ...filter })
      expect(page.nodes).toHaveLength(2)
      expect((await readPage({ search: 'h-299', ...filter })).nodes).toHaveLength(
        'tag' in filter ? 0 : 1,
      )
    },
  )
})

describe(`an upsert in a club of ${MANY} helpers`, () => {
  test('finds an address without reading those of the others, with letters beyond ASCII as they are', async () => {
    const emails = ['nobody@club.example', 'ü17@club.example']
    const names = { ids: [], externalIds: ['H-998', 'H-999'], emails }
    let found: readonly Helper[] = []
    const find = async () => {
      found = await inTransaction(database, (tx) => helperStore.lockNamed(tx, clubId, names))
    }
    expect(await countRowsRead(database, find)).toBeLessThan(50)
    expect(found.map(({ email }) => email)).toEqual(['ü17@club.example'])
  })
})

describe(`a search among ${MANY} helpers with access to an event`, () => {
  test.each([
    ['tag', 'bar', 3],
    ['tag', 'barkeeping in 2026', 0],
    ['search', 'rare', RARE - 2],
    ['search', 'unmatched', 0],
    ['search', '+34 915 550 101', 2],
  ])('%s %j finds all %i and reads no other rows', async (by, value, total) => {
    const list = () => readPageOfEvent({ [by]: value })
    expect(await countRowsRead(database, list)).toBeLessThan(MOST_READ)
    const page = await list()
    expect(page.nodes).toHaveLength(Math.min(10, total))
    expect(await page.countAll()).toBe(total)
  })

  test('search continues after a cursor in the order of names and of changes', async () => {
    for (const filter of [{ tag: 'bar' }, { tag: 'bar', updatedSince: LONG_AGO }]) {
      const all = await readPageOfEvent(filter)
      const [first] = all.edges
      const rest = await readPageOfEvent(filter, first?.cursor)
      expect(rest.nodes).toEqual(all.nodes.slice(1))
    }
  })
})

function readPageOfEvent(filter: Partial<HelperConditions>, after: string | null = null) {
  const conditions = { clubId, eventId, ...NO_FILTER, ...filter }
  const list = listHelpersOfEvent(database, readPages(database), conditions)
  const toNode = ({ helper }: { helper: Helper }) => helper.id
  return readCountedPage(
    { cursors, binding: [filter], list, toNode },
    { first: 10, offset: 0, after },
  )
}
