import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { makeCursors } from '../../subgraphs/foundation/paging.ts'
import { readCountedPage } from '../../subgraphs/volunteer/counted-page.ts'
import { HelperEntity } from '../../subgraphs/volunteer/helpers/entities.ts'
import type { HelperConditions } from '../../subgraphs/volunteer/helpers/helper-list-store.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { copyMany, countRowsRead, ID, MANY, misleadStatistics } from '../support/many-rows.ts'
import { openVolunteerDatabase } from '../support/test-database.ts'
import { aHelper } from './helper-fixture.ts'

const RARE = 300

/** What a search may read: the few of whom one of its words is found, and what it takes to sort them. */
const MOST_READ = 2500

const clubId = newUuid()

let database: Database

beforeAll(async () => {
  database = await openVolunteerDatabase({ poolSize: 1 })
  const many = aHelper({ clubId, firstName: null, lastName: 'Ng' })
  await helperStore.addAll(database, [many])
  await copyMany(database, HelperEntity, many.id, { id: ID, lastName: "CONCAT('Ng', n)" })
  await database.query(
    `INSERT IGNORE INTO helper_search_parts (club_part, helper_id, position)
     SELECT CONCAT(h.club_id, parts.part), h.id, 0 FROM helpers h
     JOIN (SELECT 'ng' AS part UNION SELECT 'g') parts ON TRUE`,
  )
  const others = Array.from({ length: RARE }, (_, n) =>
    aHelper({
      clubId,
      firstName: n < 2 ? 'Unique' : 'Rare',
      lastName: 'Zoë',
      externalId: `H-${n}`,
    }),
  )
  await helperStore.addAll(database, others)
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
      expect(page.nodes).toHaveLength('tag' in filter ? 0 : 2)
    },
  )
})
