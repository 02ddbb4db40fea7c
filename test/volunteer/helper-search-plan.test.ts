import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import type { Database, Queryable } from '../../subgraphs/foundation/database.ts'
import { makeCursors } from '../../subgraphs/foundation/paging.ts'
import { readCountedPage } from '../../subgraphs/volunteer/counted-page.ts'
import { type HelperConditions, helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { openVolunteerDatabase } from '../support/test-database.ts'
import { aHelper } from './volunteer-fixture.ts'

const CLUBS = 20
const HELPERS_PER_CLUB = 1000

let database: Database
let clubId: string

beforeAll(async () => {
  database = await openVolunteerDatabase()
  for (let club = 0; club < CLUBS; club += 1) {
    clubId = newUuid()
    await helperStore.addAll(
      database,
      Array.from({ length: HELPERS_PER_CLUB }, (_, index) =>
        aHelper({
          clubId,
          firstName: `First${index % 37}`,
          lastName: `Last${index % 211}`,
          email: `helper-${index}@club-${club}.example`,
          externalId: `H-${index}`,
        }),
      ),
    )
  }
  await database.query('ANALYZE TABLE helpers')
})

afterAll(() => database.close())

const cursors = makeCursors([Buffer.alloc(32, 7)])

const EVERYBODY = { search: null, status: null, tag: null, updatedSince: null }

/** How the server would run each statement of a list. */
async function plansOf(filter: Partial<HelperConditions>, after: string | null = null) {
  const plans: Record<string, unknown>[][] = []
  const explaining: Queryable = {
    ...database,
    async query<T>(sql: string, params?: readonly unknown[]) {
      plans.push(await database.query(`EXPLAIN ${sql}`, params))
      return database.query<T>(sql, params)
    },
  }
  const page = await readCountedPage(
    {
      cursors,
      binding: [filter],
      list: helperStore.list(explaining, { clubId, ...EVERYBODY, ...filter }),
      toNode: (helper) => helper,
    },
    { first: 10, offset: 0, after },
  )
  return { totalCount: await page.countAll(), endCursor: page.pageInfo.endCursor, plans }
}

describe('a list of helpers among 20,000', () => {
  test.each(['r-99', 'h', '@club-19.example', 'FIRST3 last1', null])(
    'searched for %j reads one club, in the order of an index, without sorting',
    async (search) => {
      const { totalCount, plans } = await plansOf({ search })
      expect(totalCount).toBeGreaterThan(0)
      expect(plans.length).toBeGreaterThan(0)
      for (const [step, ...others] of plans) {
        expect(others).toEqual([])
        expect(step).toMatchObject({ type: 'ref', key: 'helpers_by_name' })
        expect(Number(step?.['rows'])).toBeLessThanOrEqual(2 * HELPERS_PER_CLUB)
        expect(String(step?.['Extra'])).not.toMatch(/filesort|temporary/)
      }
    },
  )

  test('read on from a cursor reads one club, in the order of an index, without sorting', async () => {
    const { endCursor } = await plansOf({})
    const { plans } = await plansOf({}, endCursor)
    expect(plans[0]?.[0]).toMatchObject({ type: 'range', key: 'helpers_by_name' })
    expect(plans[0]?.[0]?.['Extra']).not.toMatch(/filesort|temporary/)
  })

  test.each([{}, { status: 'ACTIVE' as const }, { tag: 'bar' }])(
    'searched with %j looks into rows only where the index has the text',
    async (filter) => {
      const { plans } = await plansOf({ search: 'nobody', ...filter })
      expect(plans[0]?.[0]?.['Extra']).toContain('Using index condition')
    },
  )

  test('is counted out of the index alone', async () => {
    const { plans } = await plansOf({ search: 'helper' })
    expect(plans[1]?.[0]?.['Extra']).toContain('Using index')
  })
})
