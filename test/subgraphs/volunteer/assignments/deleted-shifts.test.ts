import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { aStaffedEvent, type StaffedEvent } from './assignment-fixture.ts'

let volunteer: VolunteerTest
let event: StaffedEvent
let anna: string
let berta: string

const TOMORROW = new Date('2026-07-02T12:00:00Z')
const SOON = { startTime: TOMORROW, endTime: new Date('2026-07-02T14:00:00Z') }
const BEGUN = { startTime: NOW, endTime: TOMORROW }

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  volunteer.setNow(NOW)
  event = await aStaffedEvent(volunteer, 2)
  ;[anna = '', berta = ''] = event.helperIds
})

afterAll(() => volunteer.close())

async function change(operation: string, input: object) {
  const { errors } = await volunteer.ask(operation, { input }, event.key)
  expect(errors).toEqual([])
}

const typesOf = async (id: string) =>
  (await loggedEventsOf(volunteer.database, id)).map(({ type }) => type)

/** A helper's assignments: shift, status and reason. */
const shown = async (helperId: string) =>
  (await event.list({ helperId })).map(({ status, statusReason, note }) => [
    ...[status, statusReason, note],
  ])

describe('a helper whose access is revoked', () => {
  test('leaves the event’s future shifts and no others', async () => {
    const [soon, begun] = [await event.addShift(SOON), await event.addShift(BEGUN)]
    const elsewhere = await aStaffedEvent(volunteer, 0, {}, event.key, [anna])
    const other = await elsewhere.addShift(SOON)
    const { ids } = await event.upsert([
      { shiftId: soon, helperId: anna, status: 'CONFIRMED', note: 'Bar' },
      { shiftId: soon, helperId: berta },
      { shiftId: begun, helperId: anna },
    ])
    await elsewhere.upsert([{ shiftId: other, helperId: anna }])
    await change('RevokeEventAccess', { eventId: event.eventId, helperId: anna })
    expect(await shown(anna)).toEqual([
      ['CANCELLED', 'access_revoked', 'Bar'],
      ['PENDING', null, null],
    ])
    expect(await shown(berta)).toEqual([['PENDING', null, null]])
    expect((await elsewhere.list()).map(({ status }) => status)).toEqual(['PENDING'])
    expect(await typesOf(ids[0] ?? '')).toEqual([
      ...['assignment.updated', 'helper.confirmed', 'assignment.updated'],
    ])
    expect(await typesOf(soon)).toEqual(['shift.changed', 'shift.changed'])
    expect(await typesOf(begun)).toEqual(['shift.changed'])
    expect(await event.shift(soon)).toMatchObject({ confirmedCount: 0, pendingCount: 1 })
    await change('RevokeEventAccess', { eventId: event.eventId, helperId: anna })
    expect(await typesOf(soon)).toHaveLength(2)
  })

  test('cannot be assigned concurrently', async () => {
    const crowd = await aStaffedEvent(volunteer, 20)
    const shiftId = await crowd.addShift({ ...SOON, requiredHelpers: 99 })
    await Promise.all(
      crowd.helperIds.flatMap((helperId) => [
        crowd.upsert([{ shiftId, helperId }]),
        volunteer.ask(
          'RevokeEventAccess',
          { input: { eventId: crowd.eventId, helperId } },
          crowd.key,
        ),
      ]),
    )
    const open = (await crowd.list()).filter(({ status }) => status === 'PENDING')
    expect(open).toEqual([])
    expect(await crowd.shift(shiftId)).toMatchObject({ confirmedCount: 0, pendingCount: 0 })
  })
})

describe('an erased helper', () => {
  test('leaves all shifts of all events, and notes about them are removed', async () => {
    const shifts = [await event.addShift(SOON), await event.addShift(BEGUN), await event.addShift()]
    const elsewhere = await aStaffedEvent(volunteer, 0, {}, event.key, [anna])
    const other = await elsewhere.addShift()
    const items = shifts.map((shiftId) => ({ shiftId, helperId: anna, note: 'Limps' }))
    const { ids } = await event.upsert(items)
    const declined = { status: 'DECLINED', statusReason: 'Ill' }
    await event.update(ids[2] ?? '', declined)
    await elsewhere.upsert([{ shiftId: other, helperId: anna, status: 'CONFIRMED' }])
    await change('EraseHelper', { helperId: anna })
    expect(await shown(anna)).toEqual([
      ['CANCELLED', 'helper_erased', null],
      ['CANCELLED', 'helper_erased', null],
      ['DECLINED', null, null],
    ])
    expect(await elsewhere.list()).toMatchObject([
      { status: 'CANCELLED', statusReason: 'helper_erased' },
    ])
    expect(await typesOf(ids[0] ?? '')).toEqual(['assignment.updated', 'assignment.updated'])
    for (const id of [shifts[0], shifts[1], other])
      expect(await typesOf(id ?? '')).toEqual(['shift.changed', 'shift.changed'])
  })
})

describe('assignments of deleted shifts', () => {
  test('are purged 90 days after the deletion', async () => {
    const { database } = volunteer
    const [gone, kept] = [await event.addShift(), await event.addShift()]
    const { ids } = await event.upsert([
      { shiftId: gone, helperId: anna },
      { shiftId: kept, helperId: anna },
    ])
    await event.update(ids[0] ?? '', { status: 'DECLINED' })
    await change('DeleteShift', { shiftId: gone })
    const purge = async (at: Date) => {
      for (const run of volunteerPurges({ database, clock: () => at })) await run(100)
    }
    await purge(new Date('2026-09-28T12:00:00Z'))
    expect(await event.list()).toHaveLength(2)
    await purge(new Date('2026-10-01T12:00:00Z'))
    expect((await event.list()).map(({ shiftId }) => shiftId)).toEqual([kept])
    const left = await database.query('SELECT id FROM shifts WHERE event_id = ?', [event.eventId])
    expect(left).toEqual([{ id: kept }])
  })
})
