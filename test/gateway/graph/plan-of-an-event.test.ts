import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { anAccess } from '../../subgraphs/volunteer/event-access/event-access-fixture.ts'
import { addEvent } from '../../subgraphs/volunteer/events/event-fixture.ts'
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import {
  addRoles,
  addShifts,
  aRole,
  aShift,
  staff,
} from '../../subgraphs/volunteer/shifts/planning-fixture.ts'
import { addClub } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let coordinator: string
let stranger: string
let eventIds: string[]
let clubId: string

beforeAll(async () => {
  api = await startTestApi()
  clubId = (await addClub(api.club)).club.id
  coordinator = await api.staffToken({ clubs: [{ id: clubId, role: 'COORDINATOR' }] })
  stranger = await api.staffToken({ clubs: [{ id: newUuid(), role: 'OWNER' }] })
  eventIds = [await addPlannedEvent('2026-08-01'), await addPlannedEvent('2026-09-01')]
})

afterAll(() => api.close())

/** An event with two roles, five shifts, and a helper who may do one of the roles. */
async function addPlannedEvent(startDate: string): Promise<string> {
  const { volunteer } = api
  const eventId = await addEvent(volunteer, { clubId, startDate, endDate: startDate })
  const origin = { clubId, eventId }
  const [bar, grill] = await addRoles(
    volunteer,
    aRole({ ...origin, name: 'Bar' }),
    aRole({ ...origin, name: 'Grill' }),
  )
  const roles = [bar, bar, grill, grill, null]
  const shifts = roles.map((role, hour) =>
    aShift({
      ...{ ...origin, roleId: role?.id ?? null, title: `Shift ${hour}` },
      ...{ startTime: new Date(`${startDate}T1${hour}:00:00Z`), requiredHelpers: 1 },
      status: hour === 3 ? 'CLOSED' : 'OPEN',
    }),
  )
  const [first, second] = await addShifts(volunteer, ...shifts)
  if (first && second) {
    await staff(volunteer, first, 'CONFIRMED', 'CANCELLED')
    await staff(volunteer, second, 'PENDING')
  }
  const helper = aHelper({ clubId, firstName: 'Vroni', lastName: 'Gruber' })
  await helperStore.addAll(volunteer, [helper])
  const gone = newUuid()
  await tableOf(EventAccessEntity).insert(
    volunteer,
    anAccess({ ...origin, helperId: helper.id, roleIds: [grill?.id ?? '', gone] }),
  )
  return eventId
}

async function ask(token: string, query: string, variables: object = {}) {
  api.takeStatements()
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  return { ...body, statements: api.takeStatements().length }
}

const PLAN = `query Plan($clubId: ID!, $first: Int!, $each: Int!) {
  club(id: $clubId) { volunteerEvents(first: $first) { nodes {
    id
    roles(first: $each) { nodes { name shifts(first: $each) { nodes { title } } } }
    shifts(first: $each) {
      nodes { title staffingStatus confirmedCount pendingCount role { name } }
    }
    helpers(first: $each) {
      nodes { helper { firstName } roles { name } }
    }
  } } }
}`

describe('the plan of a volunteer event', () => {
  test('is returned to staff in one request, from events to shifts, roles and helpers', async () => {
    const { data, errors } = await ask(coordinator, PLAN, { clubId, first: 2, each: 5 })
    expect(errors).toBeUndefined()
    const UNSTAFFED = { staffingStatus: 'EMPTY', confirmedCount: 0, pendingCount: 0 }
    expect(data.club.volunteerEvents.nodes).toEqual(
      eventIds.map((id) => ({
        id,
        roles: {
          nodes: [
            { name: 'Bar', shifts: { nodes: [{ title: 'Shift 0' }, { title: 'Shift 1' }] } },
            { name: 'Grill', shifts: { nodes: [{ title: 'Shift 2' }, { title: 'Shift 3' }] } },
          ],
        },
        shifts: {
          nodes: [
            {
              ...{ title: 'Shift 0', staffingStatus: 'FULL', confirmedCount: 1, pendingCount: 0 },
              role: { name: 'Bar' },
            },
            { title: 'Shift 1', ...UNSTAFFED, pendingCount: 1, role: { name: 'Bar' } },
            { title: 'Shift 2', ...UNSTAFFED, role: { name: 'Grill' } },
            { title: 'Shift 3', ...UNSTAFFED, role: { name: 'Grill' } },
            { title: 'Shift 4', ...UNSTAFFED, role: null },
          ],
        },
        helpers: {
          nodes: [{ helper: { firstName: 'Vroni' }, roles: [{ name: 'Grill' }] }],
        },
      })),
    )
  })

  test("is reachable from a helper through the helper's accesses", async () => {
    const query = `query Helpers($clubId: ID!) {
      club(id: $clubId) { helpers(first: 2) { nodes { access { nodes { event { id roles(first: 2) { nodes { name } } } } } } } }
    }`
    const { data, errors } = await ask(coordinator, query, { clubId })
    expect(errors).toBeUndefined()
    expect(data.club.helpers.nodes).toHaveLength(2)
    const expected = eventIds.map((id) => ({
      access: {
        nodes: [{ event: { id, roles: { nodes: [{ name: 'Bar' }, { name: 'Grill' }] } } }],
      },
    }))
    expect(data.club.helpers.nodes).toEqual(expect.arrayContaining(expected))
  })

  test('takes as many SQL statements for two events as for one', async () => {
    const one = await ask(coordinator, PLAN, { clubId, first: 1, each: 5 })
    const two = await ask(coordinator, PLAN, { clubId, first: 2, each: 5 })
    expect(one.data.club.volunteerEvents.nodes).toHaveLength(1)
    expect(two.statements - one.statements).toBe(0)
  })

  test('is null without any SQL statement for staff of other clubs', async () => {
    const query = `query Q($id: ID!) { volunteerEvent(id: $id) { shifts { nodes { id } } roles { nodes { id } } } }`
    const { data, errors } = await ask(stranger, query, { id: eventIds[0] })
    expect(data.volunteerEvent).toBeNull()
    expect(errors).toBeUndefined()
  })
})

describe('the shifts of a volunteer event', () => {
  const SHIFTS = `query Shifts($id: ID!, $after: String, $filter: EventShiftFilter) {
    volunteerEvent(id: $id) {
      shifts(first: 2, after: $after, filter: $filter) {
        nodes { title }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`

  const page = async (variables: object) => {
    const { data, errors } = await ask(coordinator, SHIFTS, { id: eventIds[0], ...variables })
    return { errors, shifts: data?.volunteerEvent?.shifts }
  }

  const titlesOf = ({ shifts }: Awaited<ReturnType<typeof page>>) =>
    shifts.nodes.map(({ title }: { title: string }) => title)

  test('come in pages, each after the cursor of the one before', async () => {
    const first = await page({})
    const second = await page({ after: first.shifts.pageInfo.endCursor })
    const third = await page({ after: second.shifts.pageInfo.endCursor })
    expect([first, second, third].map(titlesOf)).toEqual([
      ['Shift 0', 'Shift 1'],
      ['Shift 2', 'Shift 3'],
      ['Shift 4'],
    ])
    expect(third.shifts.pageInfo.hasNextPage).toBe(false)
  })

  test('are filtered by status and time', async () => {
    expect(titlesOf(await page({ filter: { status: 'CLOSED' } }))).toEqual(['Shift 3'])
    const within = { from: '2026-08-01T11:00:00Z', to: '2026-08-01T12:00:00Z' }
    expect(titlesOf(await page({ filter: within }))).toEqual(['Shift 1'])
  })

  test('refuse a cursor from other filters', async () => {
    const { shifts } = await page({})
    const { errors } = await page({ after: shifts.pageInfo.endCursor, filter: { status: 'OPEN' } })
    expect(errors[0].extensions.code).toBe('invalid_cursor')
  })
})
