import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { listVariables } from '../list-variables.ts'
import {
  absent,
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'
import { addRoles, addShifts, aRole, aShift, staff } from './planning-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
  eventId = await anEventId()
})

afterAll(() => volunteer.close())

async function anEventId(clubId = key.clubId): Promise<string> {
  return addEvent(volunteer.database, { clubId })
}

async function aStored(changes: Partial<Shift> = {}): Promise<Shift> {
  const shift = aShift({ clubId: key.clubId, eventId, ...changes })
  await addShifts(volunteer.database, shift)
  return shift
}

async function aRoleId(changes: Parameters<typeof aRole>[0] = {}): Promise<string> {
  const role = aRole({ clubId: key.clubId, eventId, name: newUuid(), ...changes })
  await addRoles(volunteer.database, role)
  return role.id
}

const TIMES = { startTime: '2026-08-01T18:00:00.000Z', endTime: '2026-08-01T22:00:00.000Z' }

const make = (input: object = {}, caller: Parameters<VolunteerTest['ask']>[2] = key) =>
  volunteer.ask('CreateShift', { input: { eventId, title: 'Evening', ...TIMES, ...input } }, caller)

const change = (input: object) => volunteer.ask('UpdateShift', { input }, key)

const remove = (input: object) => volunteer.ask('DeleteShift', { input }, key)

const read = (id: string) => volunteer.ask('GetShift', { id, eventId }, key)

describe('creating a shift', () => {
  test('fills in defaults, returns it like each later read and publishes shift.created', async () => {
    const { data, errors } = await make({ title: ' Evening ' })
    expect(errors).toEqual([])
    const { shift } = data.createShift
    expect(shift).toEqual({
      ...{ id: expect.any(String), clubId: key.clubId, eventId, roleId: null, title: 'Evening' },
      ...{ description: null, location: null, ...TIMES, requiredHelpers: 1, status: 'OPEN' },
      ...{ confirmedCount: 0, pendingCount: 0, staffingStatus: 'EMPTY' },
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    })
    expect((await read(shift.id)).data.shift).toEqual(shift)
    expect(await loggedEventsOf(volunteer.database, shift.id)).toMatchObject([
      { type: 'shift.created', sequence: 1, organizationId: key.clubId },
    ])
  })

  test.each([
    ['a short title', { title: ' x ' }, 'invalid_input'],
    ['no required helpers', { requiredHelpers: 0 }, 'invalid_input'],
    ['a thousand needed', { requiredHelpers: 1000 }, 'invalid_input'],
    ['an end that is its start', { endTime: TIMES.startTime }, 'invalid_time_range'],
    ['a status that is no beginning', { status: 'CANCELLED' }, 'invalid_status_transition'],
    ['a role that is none', { roleId: newUuid() }, 'unknown_role'],
    ['a role that is no id', { roleId: 'bar' }, 'unknown_role'],
  ])('rejects %s', async (_what, input, code) => {
    expect((await make(input)).code).toBe(code)
  })

  test('accepts a role of its event only', async () => {
    expect((await make({ roleId: await aRoleId() })).errors).toEqual([])
    for (const roleId of [
      await aRoleId({ eventId: await anEventId() }),
      await aRoleId({ clubId: newUuid() }),
      await aRoleId({ deletedAt: NOW }),
    ])
      expect((await make({ roleId })).code).toBe('unknown_role')
  })

  test('returns not_found for missing and deleted events and those of another club', async () => {
    const deleted = anEvent({ clubId: key.clubId, deletedAt: NOW })
    await addEvents(volunteer.database, deleted)
    for (const id of [newUuid(), 'no uuid', deleted.id, await anEventId(newUuid())])
      expect((await make({ eventId: id })).code).toBe('not_found')
    expect((await make({}, staffOf(newUuid()))).code).toBe('not_found')
    expect((await make({}, staffOf(key.clubId, 'COORDINATOR'))).errors).toEqual([])
  })
})

describe('updating a shift', () => {
  test('sets and clears the given fields and publishes shift.updated and shift.changed', async () => {
    const roleId = await aRoleId()
    const { id } = await aStored({ location: 'Hall' })
    const { data, errors } = await change({
      shiftId: id,
      eventId,
      roleId,
      location: null,
      title: 'Night',
    })
    expect(errors).toEqual([])
    const expected = { roleId, location: null, title: 'Night', updatedAt: NOW.toISOString() }
    expect(data.updateShift.shift).toMatchObject(expected)
    expect((await read(id)).data.shift).toEqual(data.updateShift.shift)
    const changedFields = ['location', 'role_id', 'title']
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'shift.updated', sequence: 1, changedFields },
      { type: 'shift.changed', sequence: 2, changedFields },
    ])
  })

  test('without a change keeps updatedAt and publishes nothing', async () => {
    const { id } = await aStored()
    for (const input of [{}, { title: 'Evening', ...TIMES, status: 'OPEN', roleId: null }]) {
      const { data } = await change({ shiftId: id, ...input })
      expect(data.updateShift.shift.updatedAt).toBe(LONG_AGO.toISOString())
    }
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([])
  })

  test('returns not_found before it checks the rules', async () => {
    const { id } = await aStored()
    const other = await anEventId()
    const absent = [
      { shiftId: newUuid(), roleId: newUuid() },
      { shiftId: id, eventId: other, title: 'Night' },
    ]
    for (const input of absent) expect((await change(input)).code).toBe('not_found')
    expect((await change({ shiftId: id, roleId: newUuid() })).code).toBe('unknown_role')
    const late = { shiftId: id, title: 'Night', expectedUpdatedAt: NOW.toISOString() }
    expect((await change(late)).code).toBe('concurrent_update')
    expect((await change({ shiftId: id, title: null })).code).toBe('invalid_input')
  })

  test('to CANCELLED cancels its pending and confirmed assignments and publishes each', async () => {
    const shift = await aStored()
    const assignments = await staff(
      volunteer.database,
      shift,
      ...(['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const),
    )
    const { data, errors } = await change({ shiftId: shift.id, status: 'CANCELLED' })
    expect(errors).toEqual([])
    expect(data.updateShift.shift).toMatchObject({ confirmedCount: 0, pendingCount: 0 })
    expect((await read(shift.id)).data.shift).toEqual(data.updateShift.shift)
    const rows = await volunteer.database.query<{ id: string }[]>(
      'SELECT id, status, status_reason FROM shift_assignments WHERE shift_id = ?',
      [shift.id],
    )
    const outcome = assignments.map(({ id }) => rows.find((row) => row.id === id))
    expect(outcome).toMatchObject([
      { status: 'CANCELLED', status_reason: 'shift_cancelled' },
      { status: 'CANCELLED', status_reason: 'shift_cancelled' },
      { status: 'DECLINED', status_reason: null },
      { status: 'CANCELLED', status_reason: null },
    ])
    const logged = await Promise.all(
      assignments.map(({ id }) => loggedEventsOf(volunteer.database, id)),
    )
    expect(logged).toMatchObject([
      [{ type: 'assignment.updated', sequence: 2 }],
      [{ type: 'assignment.updated', sequence: 2 }],
      [],
      [],
    ])
    expect((await change({ shiftId: shift.id, status: 'CLOSED' })).code).toBe(
      'invalid_status_transition',
    )
    expect((await change({ shiftId: shift.id, status: 'OPEN' })).errors).toEqual([])
  })
})

describe('deleting a shift', () => {
  test('is rejected until all assignments have ended, then returns its last state and makes it unreadable', async () => {
    const shift = await aStored()
    await staff(volunteer.database, shift, 'PENDING')
    const { id } = shift
    expect((await remove({ shiftId: id, eventId })).code).toBe('shift_has_assignments')
    await change({ shiftId: id, status: 'CANCELLED' })
    const { data, errors } = await remove({ shiftId: id, eventId })
    expect(errors).toEqual([])
    expect(data.deleteShift.shift).toMatchObject({ id, deletedAt: expect.any(String) })
    const codes = [await remove({ shiftId: id }), await change({ shiftId: id, title: 'Night' })]
    expect(codes.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
    expect(await read(id)).toMatchObject(absent('shift'))
    const events = await loggedEventsOf(volunteer.database, id)
    expect(events.at(-1)).toMatchObject({ type: 'shift.deleted', sequence: 3 })
  })

  test('frees its role, which cannot be deleted before', async () => {
    const roleId = await aRoleId()
    const { id } = await aStored({ roleId, status: 'CANCELLED' })
    const removeRole = () => volunteer.ask('DeleteVolunteerRole', { input: { roleId } }, key)
    expect((await removeRole()).code).toBe('role_in_use')
    await remove({ shiftId: id })
    expect((await removeRole()).errors).toEqual([])
  })

  test('happens with its event', async () => {
    const { id } = await aStored()
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId } }, key)
    expect(await read(id)).toMatchObject(absent('shift'))
    expect(await list({})).toMatchObject({ code: 'not_found' })
  })

  test('leaves no shift with a role that is deleted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const roleId = await aRoleId()
      const [made, removed] = await Promise.all([
        make({ roleId }),
        volunteer.ask('DeleteVolunteerRole', { input: { roleId } }, key),
      ])
      const codes = [made.code, removed.code]
      expect([
        ['unknown_role', undefined],
        [undefined, 'role_in_use'],
      ]).toContainEqual(codes)
    }
  })
})

async function list(variables: object) {
  const asked = listVariables({ eventId, ...variables }, 'eventId')
  const { data, code } = await volunteer.ask('ListShifts', asked, key)
  const page = data?.shifts
  const titles = page?.nodes.map(({ title }: { title: string }) => title)
  return { code, titles, totalCount: page?.totalCount, nodes: page?.nodes }
}

describe('the list of shifts', () => {
  const at = (hour: number) => new Date(`2026-08-01T0${hour}:00:00Z`)
  const during = (hour: number) => ({ startTime: at(hour), endTime: at(hour + 1) })

  test('is sorted by start and filtered by period, role and status', async () => {
    const roleId = await aRoleId()
    await aStored({ title: 'Third', ...during(3), roleId })
    await aStored({ title: 'First', ...during(1), roleId, status: 'CLOSED' })
    await aStored({ title: 'Second', ...during(2) })
    await aStored({ title: 'Gone', ...during(2), deletedAt: NOW })
    await aStored({ title: 'Elsewhere', ...during(2), eventId: await anEventId() })
    const titlesOf = async (variables: object) => (await list(variables)).titles
    expect(await list({})).toMatchObject({ titles: ['First', 'Second', 'Third'], totalCount: 3 })
    expect(await list({ first: 1, offset: 1 })).toMatchObject({ titles: ['Second'], totalCount: 3 })
    expect(await titlesOf({ from: at(2).toISOString() })).toEqual(['Second', 'Third'])
    expect(await titlesOf({ to: at(2).toISOString() })).toEqual(['First'])
    expect(await titlesOf({ roleId })).toEqual(['First', 'Third'])
    expect(await titlesOf({ roleId, status: 'OPEN' })).toEqual(['Third'])
    expect(await titlesOf({ roleId: newUuid() })).toEqual([])
    expect(await list({ eventId: newUuid() })).toMatchObject({ code: 'not_found' })
  })

  test('with updatedSince is sorted by changes and contains deletions', async () => {
    await aStored({ title: 'Later', ...during(1), updatedAt: at(3) })
    await aStored({ title: 'Sooner', ...during(2), updatedAt: at(2) })
    await aStored({ title: 'Old', ...during(3), updatedAt: at(1) })
    await aStored({ title: 'Gone', ...during(4), updatedAt: at(4), deletedAt: at(4) })
    const since = { updatedSince: at(2).toISOString() }
    expect(await list(since)).toMatchObject({ titles: ['Sooner', 'Later'], totalCount: 2 })
    const all = await list({ ...since, includeDeleted: true })
    expect(all).toMatchObject({ titles: ['Sooner', 'Later', 'Gone'], totalCount: 3 })
  })

  test('counts the assignments of all shifts of a page with one statement', async () => {
    const [full, half, none] = [
      await aStored({ title: 'Full', ...during(1) }),
      await aStored({ title: 'Half', ...during(2) }),
      await aStored({ title: 'None', ...during(3) }),
    ]
    await staff(volunteer.database, full, 'CONFIRMED', 'CONFIRMED', 'PENDING', 'DECLINED')
    await staff(volunteer.database, half, 'CONFIRMED', 'CANCELLED')
    await staff(volunteer.database, none, 'PENDING', 'PENDING')
    volunteer.takeStatements()
    const { nodes } = await list({})
    expect(volunteer.takeStatements()).toHaveLength(3)
    expect(nodes).toMatchObject([
      { confirmedCount: 2, pendingCount: 1, staffingStatus: 'FULL' },
      { confirmedCount: 1, pendingCount: 0, staffingStatus: 'PARTIAL' },
      { confirmedCount: 0, pendingCount: 2, staffingStatus: 'EMPTY' },
    ])
  })
})
