import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../subgraphs/volunteer/assignment-records/entities.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { addEvent } from '../../subgraphs/volunteer/events/event-fixture.ts'
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import {
  addRoles,
  addShifts,
  anAssignment,
  aRole,
  aShift,
} from '../../subgraphs/volunteer/shifts/planning-fixture.ts'
import { countRowsRead } from '../../support/database/many-rows.ts'
import { type Answered, startTestApi, type TestApi } from '../../support/http/api.ts'

const SHIFTS = 100
const ASSIGNMENTS = 15
const ROLES = 10

/** What a planner's screen shows of one event. */
const PLAN = `query Plan($id: ID!, $shifts: Int!, $assignments: Int!) {
  volunteerEvent(id: $id) {
    id name startDate endDate status
    shifts(first: $shifts) {
      nodes {
        id title location startTime endTime requiredHelpers status
        confirmedCount pendingCount staffingStatus role { id name }
        assignments(first: $assignments) {
          nodes {
            id status statusReason note createdVia
            helper { id firstName lastName phone }
            role { id name }
          }
          pageInfo { hasNextPage }
        }
      }
      pageInfo { hasNextPage }
    }
  }
}`

let api: TestApi
let token: string
let eventId: string

beforeAll(async () => {
  api = await startTestApi({ poolSize: 1 })
  const clubId = newUuid()
  token = await api.staffToken({ clubs: [{ id: clubId, role: 'COORDINATOR' }] })
  eventId = await addPlan(clubId)
})

afterAll(() => api.close())

/** An event with 100 shifts of 15 confirmed helpers each, all of them different. */
async function addPlan(clubId: string): Promise<string> {
  const { volunteer } = api
  const id = await addEvent(volunteer, { clubId, startDate: '2026-08-01', endDate: '2026-08-01' })
  const origin = { clubId, eventId: id }
  const roles = await addRoles(
    volunteer,
    ...many(ROLES, (n) => aRole({ ...origin, name: `Role ${n}` })),
  )
  const shifts = await addShifts(
    volunteer,
    ...many(SHIFTS, (n) =>
      aShift({
        ...{ ...origin, title: `Shift ${n}`, roleId: roles[n % ROLES]?.id ?? null },
        ...{ startTime: new Date(Date.UTC(2026, 7, 1, 8, n)), requiredHelpers: ASSIGNMENTS },
      }),
    ),
  )
  const helpers = many(SHIFTS * ASSIGNMENTS, (n) =>
    aHelper({ clubId, firstName: 'Vroni', lastName: `Gruber ${n}` }),
  )
  const assignments = helpers.map(({ id: helperId }, n) => {
    const shift = shifts[Math.floor(n / ASSIGNMENTS)] ?? aShift(origin)
    return anAssignment(shift, { helperId, status: 'CONFIRMED' })
  })
  await helperStore.addAll(volunteer, helpers)
  await tableOf(AssignmentEntity).insertAll(volunteer, assignments)
  return id
}

function many<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}

function ask(shifts = SHIFTS, assignments = ASSIGNMENTS): Promise<Answered> {
  const body = { query: PLAN, variables: { id: eventId, shifts, assignments } }
  return api.ask('POST', '/graphql', { token, body, headers: { 'graphql-cost': '1' } })
}

/** Objects, lists and plain values of an answer. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, part) => sum + countValues(part), 1)
}

describe('the staff plan of an event with 100 shifts of 15 assignments', () => {
  test('is returned whole by one document, with each helper and role', async () => {
    const { status, body } = await ask()
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined })
    const { shifts } = body.data.volunteerEvent
    expect(shifts.pageInfo).toEqual({ hasNextPage: false })
    const read = shifts.nodes.map((shift: Record<string, Json>) => ({
      title: shift['title'],
      role: shift['role'].name,
      confirmed: shift['confirmedCount'],
      helpers: shift['assignments'].nodes.map(
        ({ helper, role }: Json) => `${helper.firstName} ${helper.lastName}, ${role.name}`,
      ),
      isLast: !shift['assignments'].pageInfo.hasNextPage,
    }))
    const expected = many(SHIFTS, (shift) => ({
      ...{ title: `Shift ${shift}`, role: `Role ${shift % ROLES}`, confirmed: ASSIGNMENTS },
      helpers: many(
        ASSIGNMENTS,
        (n) => `Vroni Gruber ${shift * ASSIGNMENTS + n}, Role ${shift % ROLES}`,
      ).sort(),
      isLast: true,
    }))
    for (const shift of read) shift.helpers.sort()
    expect(read).toEqual(expected)
  })

  test('costs at least the values of its answer, and at most the limit', async () => {
    const { body } = await ask()
    const { requested, limit } = body.extensions.cost
    expect(requested).toBeGreaterThanOrEqual(countValues(body.data))
    expect(requested).toBeLessThanOrEqual(limit)
  })

  test('takes as many SQL statements as for fifteen assignments, but for the batches of helpers', async () => {
    await ask()
    const count = async (shifts: number) => {
      api.takeStatements()
      await ask(shifts)
      return api.takeStatements().length
    }
    expect((await count(SHIFTS)) - (await count(1))).toBeLessThan(8)
  })

  test('reads at most sixteen rows of the database for each assignment', async () => {
    const rows = await countRowsRead(api.volunteer, () => ask())
    expect(rows).toBeGreaterThan(SHIFTS * ASSIGNMENTS)
    expect(rows).toBeLessThan(16 * SHIFTS * ASSIGNMENTS)
  })

  test('is refused before it is executed where each shift is asked for a default page', async () => {
    api.takeStatements()
    const { body } = await ask(SHIFTS, 100)
    expect(body.data).toBeUndefined()
    expect(body.errors).toEqual([
      {
        message: expect.stringMatching(/^The document costs \d+, and the limit is \d+: /),
        extensions: { code: 'invalid_input' },
      },
    ])
    expect(api.takeStatements()).toEqual([])
  })
})

// biome-ignore lint/suspicious/noExplicitAny: an answer of the graph.
type Json = any
