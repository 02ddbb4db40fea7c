import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { isInputObjectType, isNonNullType } from 'graphql'
import type { ApiKeyCaller, Caller } from '../../../../platform/caller.ts'
import { VOLUNTEER_SCOPES, type VolunteerScope } from '../../../../schema/volunteer/scopes.ts'
import { GRAPH } from '../../../support/graph/graph.ts'
import { aStaffedEvent } from '../assignments/assignment-fixture.ts'
import { addRequests, aRequest } from '../availability/availability-fixture.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { addMessages, aMessage } from '../messages/message-fixture.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let otherEventId: string
let ids: Readonly<Record<'role' | 'shift' | 'assignment' | 'message' | 'request', string>>

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  const { database } = volunteer
  const event = await aStaffedEvent(volunteer, 1)
  key = event.key
  eventId = event.eventId
  const { clubId } = key
  const [other] = await addEvents(database, anEvent({ clubId }))
  otherEventId = other?.id ?? ''
  const [role] = await addRoles(database, aRole({ clubId, eventId }))
  const [message] = await addMessages(database, aMessage({ clubId, eventId }))
  const [request] = await addRequests(database, aRequest({ clubId, eventId }))
  const shift = await event.addShift()
  const upserted = await event.upsert([{ shiftId: shift, helperId: event.helperIds[0] }])
  ids = {
    ...{ role: role?.id ?? '', shift, assignment: upserted.ids[0] ?? '' },
    ...{ message: message?.id ?? '', request: request?.id ?? '' },
  }
})

afterAll(() => volunteer.close())

interface ChangeCase {
  of: keyof typeof ids
  table: string
  scope: VolunteerScope
  /** Fields of the stored record, so that the update changes nothing. Absent for a deletion. */
  same?: object
}

const CASES: Readonly<Record<string, ChangeCase>> = {
  updateVolunteerRole: { of: 'role', table: 'roles', scope: 'roles:write', same: { name: 'Bar' } },
  deleteVolunteerRole: { of: 'role', table: 'roles', scope: 'roles:write' },
  updateShift: {
    of: 'shift',
    table: 'shifts',
    scope: 'shifts:write',
    same: { title: 'Evening', status: 'OPEN' },
  },
  deleteShift: { of: 'shift', table: 'shifts', scope: 'shifts:write' },
  updateAssignment: {
    of: 'assignment',
    table: 'shift_assignments',
    scope: 'assignments:write',
    same: { status: 'PENDING' },
  },
  updateVolunteerMessage: {
    of: 'message',
    table: 'messages',
    scope: 'messages:write',
    same: { body: 'Come early.' },
  },
  deleteVolunteerMessage: { of: 'message', table: 'messages', scope: 'messages:write' },
  updateAvailabilityRequest: {
    of: 'request',
    table: 'availability_requests',
    scope: 'availability:write',
    same: { title: 'When?', status: 'OPEN' },
  },
}

/** The mutations of the graph whose input names a record and, optionally, its event. */
function changesOfResources(): string[] {
  const mutations = GRAPH.planning.apiSchema.getMutationType()?.getFields() ?? {}
  return Object.values(mutations).flatMap(({ name, args }) => {
    const type = args.find((one) => one.name === 'input')?.type
    const input = isNonNullType(type) ? type.ofType : type
    if (!/^(update|delete)/.test(name) || !isInputObjectType(input)) return []
    const event = input.getFields()['eventId']
    return event !== undefined && !isNonNullType(event.type) ? [name] : []
  })
}

test('every update and deletion of a resource of an event has a case', () => {
  // A workflow may be about an event; it belongs to the club.
  const ofClubs = ['updateVolunteerWorkflow']
  expect([...Object.keys(CASES), ...ofClubs].sort()).toEqual(changesOfResources().sort())
})

async function change(
  mutation: string,
  { of, same }: ChangeCase,
  fields: object = {},
  by: Caller = key,
): Promise<unknown> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
  const document = `mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`
  const input = { [`${of}Id`]: ids[of], ...same, ...fields }
  return (await volunteer.ask(document, { input }, by)).code
}

async function rowOf({ of, table }: ChangeCase) {
  const [row] = await volunteer.database.query(`SELECT * FROM ${table} t WHERE t.id = ?`, [ids[of]])
  return row
}

describe.each(Object.entries(CASES))('%s', (mutation, of) => {
  test('is refused with not_found for a record of another event', async () => {
    const before = await rowOf(of)
    expect(await change(mutation, of, { eventId: otherEventId })).toBe('not_found')
    expect(await rowOf(of)).toEqual(before)
  })

  test('is refused with not_found for a record of another club', async () => {
    const before = await rowOf(of)
    const stranger = await addProClub(volunteer.database)
    expect(await change(mutation, of, {}, stranger)).toBe('not_found')
    expect(await rowOf(of)).toEqual(before)
  })

  test('is refused with not_found for an id that is no UUID', async () => {
    expect(await change(mutation, of, { [`${of.of}Id`]: 'no id' })).toBe('not_found')
  })

  test('is refused with insufficient_scope for a key without the scope', async () => {
    const scopes = VOLUNTEER_SCOPES.filter((one) => one !== of.scope)
    expect(await change(mutation, of, {}, { ...key, scopes })).toBe('insufficient_scope')
  })
})

const UPDATES = Object.entries(CASES).filter(([, { same }]) => same !== undefined)

describe.each(UPDATES)('%s', (mutation, of) => {
  test('is refused with concurrent_update when the record has another state', async () => {
    const expectedUpdatedAt = '2020-01-01T00:00:00.000Z'
    expect(await change(mutation, of, { expectedUpdatedAt })).toBe('concurrent_update')
  })

  test('writes nothing when all fields are as stored', async () => {
    volunteer.takeStatements()
    expect(await change(mutation, of, { eventId })).toBeUndefined()
    const writes = volunteer.takeStatements().filter((sql) => /^(INSERT|UPDATE|DELETE)/.test(sql))
    expect(writes).toEqual([])
  })
})
