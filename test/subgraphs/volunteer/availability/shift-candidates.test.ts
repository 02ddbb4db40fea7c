import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AccessRoleEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { aStaffedEvent, type StaffedEvent } from '../assignments/assignment-fixture.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

const START = new Date('2026-07-04T10:00:00Z')
const HOUR_MS = 60 * 60_000

const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

const CANDIDATES = `query ($id: ID!) { shiftCandidates(shiftId: $id) {
  nodes { helperId availability hasOverlap hasRole shiftCount assignedMinutes helper { id lastName } } count isComplete
} }`

async function candidatesOf(shiftId: string, caller: Caller) {
  const { data, code } = await volunteer.ask(CANDIDATES, { id: shiftId }, caller)
  return code ?? data.shiftCandidates
}

const staff = ({ key }: StaffedEvent) => staffOf(key.clubId)

const idsOf = ({ nodes }: { nodes: { helperId: string }[] }) =>
  nodes.map(({ helperId }) => helperId)

/** A poll with one option for the whole day, and what these helpers answered. */
async function poll({ key, eventId }: StaffedEvent, answers: Readonly<Record<string, string>>) {
  const input = {
    eventId,
    ...{ title: 'Saturday?', audience: { type: 'ALL' } },
    options: [
      { label: 'Saturday', startTime: at(-2).toISOString(), endTime: at(12).toISOString() },
    ],
  }
  const { data } = await volunteer.ask('CreateAvailabilityRequest', { input }, key)
  const { id: requestId, options } = data.createAvailabilityRequest.request
  for (const [helperId, availability] of Object.entries(answers)) {
    const answer = { optionId: options[0].id, availability }
    const response = { eventId, requestId, helperId, answers: [answer] }
    const { code } = await volunteer.ask('PutAvailabilityResponse', { input: response }, key)
    expect(code).toBeUndefined()
  }
}

describe('shiftCandidates', () => {
  test('lists those first who said yes, with the role, with fewest hours, and last those with an overlap', async () => {
    const event = await aStaffedEvent(volunteer, 6)
    const [yes = '', overlapping = '', ofRole = '', busy = '', idle = '', no = ''] = event.helperIds
    const { key, eventId } = event
    const role = { eventId, name: 'Bar' }
    const made = await volunteer.ask('CreateVolunteerRole', { input: role }, key)
    const roleId = made.data.createVolunteerRole.role.id
    await tableOf(AccessRoleEntity).insert(volunteer.database, {
      eventId,
      roleId,
      helperId: ofRole,
    })
    const shiftId = await event.addShift({ roleId, startTime: START, endTime: at(2) })
    const other = await event.addShift({ startTime: at(1), endTime: at(3) })
    const before = await event.addShift({ startTime: at(-2), endTime: START })
    await event.upsert([
      { shiftId: other, helperId: overlapping },
      { shiftId: before, helperId: busy },
      { shiftId: before, helperId: yes },
    ])
    await poll(event, { [yes]: 'YES', [overlapping]: 'YES', [no]: 'NO' })

    const found = await candidatesOf(shiftId, staff(event))
    expect(idsOf(found)).toEqual([yes, ofRole, idle, busy, overlapping])
    expect(found).toMatchObject({ count: 5, isComplete: true })
    const none = { shiftCount: 0, assignedMinutes: 0 }
    const nothing = { availability: null, hasOverlap: false, hasRole: false, ...none }
    const one = { shiftCount: 1, assignedMinutes: 120 }
    const helper = { id: expect.any(String), lastName: 'Huber' }
    expect(found.nodes).toEqual([
      { ...nothing, helperId: yes, availability: 'YES', ...one, helper },
      { ...nothing, helperId: ofRole, hasRole: true, helper },
      { ...nothing, helperId: idle, helper },
      { ...nothing, helperId: busy, ...one, helper },
      {
        ...{ ...nothing, helperId: overlapping, availability: 'YES' },
        ...{ ...one, hasOverlap: true, helper },
      },
    ])
  })

  test('puts fewer hours before fewer shifts, and equal ones by name', async () => {
    const event = await aStaffedEvent(volunteer, 4)
    const [long = '', short = '', first = '', second = ''] = event.helperIds.toSorted()
    const shiftId = await event.addShift({ startTime: START, endTime: at(2) })
    const evening = await event.addShift({ startTime: at(3), endTime: at(9) })
    const early = await event.addShift({ startTime: at(-3), endTime: at(-2) })
    const late = await event.addShift({ startTime: at(10), endTime: at(11) })
    await event.upsert([
      { shiftId: evening, helperId: long },
      { shiftId: early, helperId: short },
      { shiftId: late, helperId: short },
    ])
    const { nodes } = await candidatesOf(shiftId, staff(event))
    expect(nodes.map(({ helperId }: { helperId: string }) => helperId)).toEqual([
      ...[first, second, short, long],
    ])
    expect(nodes.at(-1)).toMatchObject({ shiftCount: 1, assignedMinutes: 360 })
  })

  test('knows the role by a tag of its name', async () => {
    const event = await aStaffedEvent(volunteer, 2)
    const [, tagged = ''] = event.helperIds
    await volunteer.database.query('UPDATE helpers SET tags = ? WHERE id = ?', ['["bar"]', tagged])
    const input = { eventId: event.eventId, name: 'Bar' }
    const { data } = await volunteer.ask('CreateVolunteerRole', { input }, event.key)
    const shiftId = await event.addShift({ roleId: data.createVolunteerRole.role.id })
    const { nodes } = await candidatesOf(shiftId, staff(event))
    expect(nodes[0]).toMatchObject({ helperId: tagged, hasRole: true })
    expect(nodes[1]).toMatchObject({ hasRole: false })
  })

  test('looks for overlaps among shifts that begin at most 31 days before', async () => {
    const event = await aStaffedEvent(volunteer, 2)
    const [recent = '', old = ''] = event.helperIds
    const shiftId = await event.addShift({ startTime: START, endTime: at(2) })
    const month = await event.addShift({ startTime: at(-31 * 24), endTime: at(1) })
    const longer = await event.addShift({ startTime: at(-31 * 24 - 1), endTime: at(1) })
    await event.upsert([
      { shiftId: month, helperId: recent },
      { shiftId: longer, helperId: old },
    ])
    const { nodes } = await candidatesOf(shiftId, staff(event))
    expect(nodes).toMatchObject([
      { helperId: old, hasOverlap: false, shiftCount: 1 },
      { helperId: recent, hasOverlap: true, shiftCount: 1 },
    ])
  })

  test('finds overlaps with shifts of other events of the club', async () => {
    const event = await aStaffedEvent(volunteer, 1)
    const elsewhere = await aStaffedEvent(volunteer, 0, {}, event.key, event.helperIds)
    const [helperId = ''] = event.helperIds
    const shiftId = await event.addShift({ startTime: START, endTime: at(2) })
    const other = await elsewhere.addShift({ startTime: at(1), endTime: at(3) })
    await elsewhere.upsert([{ shiftId: other, helperId }])
    const { nodes } = await candidatesOf(shiftId, staff(event))
    expect(nodes).toMatchObject([{ helperId, hasOverlap: true, shiftCount: 0 }])
  })

  test('counts and finds no overlaps with deleted shifts', async () => {
    const event = await aStaffedEvent(volunteer, 1)
    const [helperId = ''] = event.helperIds
    const shiftId = await event.addShift({ startTime: START, endTime: at(2) })
    const kept = await event.addShift({ startTime: at(5), endTime: at(6) })
    const deleted = await event.addShift({ startTime: at(1), endTime: at(3) })
    await event.upsert([
      { shiftId: kept, helperId },
      { shiftId: deleted, helperId },
    ])
    await volunteer.database.query(
      'UPDATE shifts SET is_deleted = TRUE, deleted_at = NOW(3) WHERE id = ?',
      [deleted],
    )
    const { nodes } = await candidatesOf(shiftId, staff(event))
    expect(nodes).toMatchObject([{ helperId, hasOverlap: false, shiftCount: 1 }])
  })

  test('leaves out who is assigned, has declined, has no access any more, is inactive or erased', async () => {
    const event = await aStaffedEvent(volunteer, 6)
    const [assigned, declined, revoked, inactive, erased, left] = event.helperIds
    const shiftId = await event.addShift()
    const { ids } = await event.upsert([
      { shiftId, helperId: assigned },
      { shiftId, helperId: declined },
    ])
    await event.update(ids[1] ?? '', { status: 'DECLINED' })
    await volunteer.database.query(
      'UPDATE event_accesses SET is_revoked = TRUE, revoked_at = NOW(3) WHERE helper_id = ?',
      [revoked],
    )
    await volunteer.database.query(
      "UPDATE event_accesses SET status = 'INACTIVE' WHERE helper_id = ?",
      [inactive],
    )
    await volunteer.ask('EraseHelper', { input: { helperId: erased } }, event.key)
    expect(idsOf(await candidatesOf(shiftId, staff(event)))).toEqual([left])
  })

  test('says when an event has more helpers than it looks at', async () => {
    const event = await aStaffedEvent(volunteer, 501)
    const last = event.helperIds.toSorted().at(-1) ?? ''
    const shiftId = await event.addShift({ startTime: START, endTime: at(2) })
    await poll(event, { [last]: 'YES' })
    const found = await candidatesOf(shiftId, staff(event))
    expect(found).toMatchObject({ count: 500, isComplete: false })
    expect(found.nodes).toHaveLength(50)
    expect(found.nodes[0]).toMatchObject({ helperId: last, availability: 'YES' })
  })

  test('is for staff of the club alone', async () => {
    const event = await aStaffedEvent(volunteer, 1)
    const shiftId = await event.addShift()
    expect(await candidatesOf(shiftId, event.key)).toBe('forbidden')
    expect(await candidatesOf(shiftId, staffOf(newUuid()))).toBe('not_found')
    expect(await candidatesOf('1', staff(event))).toBe('not_found')
  })
})

describe('helpersWithoutShift', () => {
  const WITHOUT_SHIFT =
    'query ($id: ID!) { helpersWithoutShift(eventId: $id) { count isComplete } }'

  async function withoutShift(eventId: string, caller: Caller) {
    const { data, code } = await volunteer.ask(WITHOUT_SHIFT, { id: eventId }, caller)
    return code ?? data.helpersWithoutShift
  }

  test('counts each helper once who said yes to any poll and has no shift that is pending or confirmed', async () => {
    const event = await aStaffedEvent(volunteer, 7)
    const [idle = '', busy = '', declined = '', maybe = '', no = '', revoked = ''] = event.helperIds
    const shiftId = await event.addShift()
    const { ids } = await event.upsert([
      { shiftId, helperId: busy },
      { shiftId, helperId: declined },
    ])
    await event.update(ids[1] ?? '', { status: 'DECLINED' })
    await poll(event, { [idle]: 'YES', [busy]: 'YES', [revoked]: 'YES', [no]: 'NO' })
    await poll(event, { [idle]: 'YES', [declined]: 'YES', [maybe]: 'MAYBE' })
    await volunteer.database.query(
      'UPDATE event_accesses SET is_revoked = TRUE, revoked_at = NOW(3) WHERE helper_id = ?',
      [revoked],
    )
    expect(await withoutShift(event.eventId, staff(event))).toEqual({ count: 2, isComplete: true })
    await event.update(ids[0] ?? '', { status: 'DECLINED' })
    expect(await withoutShift(event.eventId, staff(event))).toEqual({ count: 3, isComplete: true })
  })

  test('is for staff of the club alone', async () => {
    const event = await aStaffedEvent(volunteer, 1)
    expect(await withoutShift(event.eventId, event.key)).toBe('forbidden')
    expect(await withoutShift(event.eventId, staffOf(newUuid()))).toBe('not_found')
    expect(await withoutShift('1', staff(event))).toBe('not_found')
  })
})

describe('Club.helperCount', () => {
  test('counts the helpers that the same filter of the list keeps', async () => {
    const key = await addProClub(volunteer.database)
    const event = await aStaffedEvent(volunteer, 3, {}, key)
    const outside = await aStaffedEvent(volunteer, 2, {}, key)
    await volunteer.database.query("UPDATE helpers SET status = 'INACTIVE' WHERE id = ?", [
      outside.helperIds[0],
    ])
    const count = async (filter: object | null, caller: Caller = staffOf(key.clubId)) => {
      const document = `query ($of: [_Any!]!, $filter: HelperFilter) { _entities(representations: $of) {
        ... on Club { helperCount(filter: $filter) }
      } }`
      const of = [{ __typename: 'Club', id: key.clubId }]
      const { data, code } = await volunteer.ask(document, { of, filter }, caller)
      return code ?? data._entities[0].helperCount
    }
    expect(await count(null)).toBe(5)
    expect(await count({ eventId: event.eventId })).toBe(3)
    expect(await count({ status: 'INACTIVE' })).toBe(1)
    expect(await count({ search: 'nobody' })).toBe(0)
    expect(await count(null, key)).toBe('forbidden')
    expect(await count(null, staffOf(newUuid()))).toBe('not_found')
  })
})
