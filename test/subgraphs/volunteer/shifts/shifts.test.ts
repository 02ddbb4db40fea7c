import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { listVariables } from '../list-variables.ts'
import { loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { addRoles, addShifts, aRole, aShift, staff } from './planning-fixture.ts'

const home = startVolunteerEvent()

async function aStored(changes: Partial<Shift> = {}): Promise<Shift> {
  const shift = aShift({ ...home.ids, ...changes })
  await addShifts(home.database, shift)
  return shift
}

async function aRoleId(changes: Parameters<typeof aRole>[0] = {}): Promise<string> {
  const role = aRole({ ...home.ids, name: newUuid(), ...changes })
  await addRoles(home.database, role)
  return role.id
}

const TIMES = { startTime: '2026-08-01T18:00:00.000Z', endTime: '2026-08-01T22:00:00.000Z' }

const make = (input: object = {}, caller?: Caller) =>
  home.change(
    'CreateShift',
    { eventId: home.eventId, title: 'Evening', ...TIMES, ...input },
    caller,
  )

const change = (input: object) => home.change('UpdateShift', input)

const remove = (input: object) => home.change('DeleteShift', input)

const read = (id: string) => home.ask('GetShift', { id, eventId: home.eventId })

describe('creating a shift', () => {
  test('fills in defaults, returns it like each later read and publishes shift.created', async () => {
    const { data, errors } = await make({ title: ' Evening ' })
    expect(errors).toEqual([])
    const { shift } = data.createShift
    expect(shift).toEqual({
      ...{
        id: expect.any(String),
        ...home.ids,
        roleId: null,
        title: 'Evening',
      },
      ...{ description: null, location: null, ...TIMES, requiredHelpers: 1, status: 'OPEN' },
      ...{ confirmedCount: 0, pendingCount: 0, staffingStatus: 'EMPTY' },
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    })
    expect((await read(shift.id)).data.shift).toEqual(shift)
    expect(await loggedEventsOf(home.database, shift.id)).toMatchObject([
      { type: 'shift.created', sequence: 1, organizationId: home.clubId },
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
      await aRoleId({ eventId: await home.addEvent() }),
      await aRoleId({ clubId: newUuid() }),
      await aRoleId({ deletedAt: NOW }),
    ])
      expect((await make({ roleId })).code).toBe('unknown_role')
  })
})

describe('updating a shift', () => {
  test('sets and clears the given fields and publishes shift.updated and shift.changed', async () => {
    const roleId = await aRoleId()
    const { id } = await aStored({ location: 'Hall' })
    const { data, errors } = await change({
      shiftId: id,
      eventId: home.eventId,
      roleId,
      location: null,
      title: 'Night',
    })
    expect(errors).toEqual([])
    const expected = { roleId, location: null, title: 'Night', updatedAt: NOW.toISOString() }
    expect(data.updateShift.shift).toMatchObject(expected)
    expect((await read(id)).data.shift).toEqual(data.updateShift.shift)
    const changedFields = ['location', 'role_id', 'title']
    expect(await loggedEventsOf(home.database, id)).toMatchObject([
      { type: 'shift.updated', sequence: 1, changedFields },
      { type: 'shift.changed', sequence: 2, changedFields },
    ])
  })

  test('returns not_found before it checks the rules', async () => {
    const { id } = await aStored()
    const role = { roleId: newUuid() }
    expect((await change({ shiftId: newUuid(), ...role })).code).toBe('not_found')
    expect((await change({ shiftId: id, ...role })).code).toBe('unknown_role')
    expect((await change({ shiftId: id, title: null })).code).toBe('invalid_input')
  })

  test('to CANCELLED cancels its pending and confirmed assignments and publishes each', async () => {
    const shift = await aStored()
    const assignments = await staff(
      home.database,
      shift,
      ...(['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const),
    )
    const { data, errors } = await change({ shiftId: shift.id, status: 'CANCELLED' })
    expect(errors).toEqual([])
    expect(data.updateShift.shift).toMatchObject({ confirmedCount: 0, pendingCount: 0 })
    expect((await read(shift.id)).data.shift).toEqual(data.updateShift.shift)
    const rows = await home.database.query<{ id: string }[]>(
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
    const logged = await Promise.all(assignments.map(({ id }) => loggedEventsOf(home.database, id)))
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
  test('is rejected until all assignments have ended', async () => {
    const shift = await aStored()
    await staff(home.database, shift, 'PENDING')
    expect((await remove({ shiftId: shift.id })).code).toBe('shift_has_assignments')
    await change({ shiftId: shift.id, status: 'CANCELLED' })
    expect((await remove({ shiftId: shift.id })).errors).toEqual([])
  })

  test('frees its role, which cannot be deleted before', async () => {
    const roleId = await aRoleId()
    const { id } = await aStored({ roleId, status: 'CANCELLED' })
    const removeRole = () => home.change('DeleteVolunteerRole', { roleId })
    expect((await removeRole()).code).toBe('role_in_use')
    await remove({ shiftId: id })
    expect((await removeRole()).errors).toEqual([])
  })

  test('leaves no shift with a role that is deleted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const roleId = await aRoleId()
      const [made, removed] = await Promise.all([
        make({ roleId }),
        home.change('DeleteVolunteerRole', { roleId }),
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
  const asked = listVariables({ eventId: home.eventId, ...variables }, 'eventId')
  const { data, code } = await home.ask('ListShifts', asked)
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
    await aStored({ title: 'Elsewhere', ...during(2), eventId: await home.addEvent() })
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

  test('counts the assignments of all shifts of a page with one statement', async () => {
    const [full, half, none] = [
      await aStored({ title: 'Full', ...during(1) }),
      await aStored({ title: 'Half', ...during(2) }),
      await aStored({ title: 'None', ...during(3) }),
    ]
    await staff(home.database, full, 'CONFIRMED', 'CONFIRMED', 'PENDING', 'DECLINED')
    await staff(home.database, half, 'CONFIRMED', 'CANCELLED')
    await staff(home.database, none, 'PENDING', 'PENDING')
    home.volunteer.takeStatements()
    const { nodes } = await list({})
    expect(home.volunteer.takeStatements()).toHaveLength(3)
    expect(nodes).toMatchObject([
      { confirmedCount: 2, pendingCount: 1, staffingStatus: 'FULL' },
      { confirmedCount: 1, pendingCount: 0, staffingStatus: 'PARTIAL' },
      { confirmedCount: 0, pendingCount: 2, staffingStatus: 'EMPTY' },
    ])
  })
})
