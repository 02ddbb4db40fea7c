import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { whileLocked } from '../../../support/time/while-locked.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { aStaffedEvent, type StaffedEvent } from './assignment-fixture.ts'

let volunteer: VolunteerTest
let event: StaffedEvent
let anna: string
let berta: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  volunteer.setNow(NOW)
  event = await aStaffedEvent(volunteer, 3)
  ;[anna = '', berta = ''] = event.helperIds
})

afterAll(() => volunteer.close())

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const typesOf = async (id: string) =>
  (await loggedEventsOf(volunteer.database, id)).map(({ sequence, type }) => [sequence, type])

describe('upserting assignments', () => {
  test('returns created, updated and unchanged per item', async () => {
    const shiftId = await event.addShift()
    const first = await event.upsert([
      { shiftId, helperId: anna },
      { shiftId, helperId: berta, status: 'CONFIRMED', note: ' Bar ' },
    ])
    expect(first.outcomes).toEqual(['CREATED', 'CREATED'])
    volunteer.setNow(later(1))
    const second = await event.upsert([
      { shiftId, helperId: anna, status: 'CONFIRMED' },
      { shiftId, helperId: berta },
    ])
    expect(second).toMatchObject({ outcomes: ['UPDATED', 'UNCHANGED'], ids: first.ids })
    expect(await event.list()).toMatchObject([
      { helperId: anna, status: 'CONFIRMED', note: null, statusChangedAt: later(1).toISOString() },
      { helperId: berta, status: 'CONFIRMED', note: 'Bar', createdVia: 'API', statusReason: null },
    ])
    expect(await typesOf(first.ids[0] ?? '')).toEqual([
      [1, 'assignment.updated'],
      [2, 'assignment.updated'],
      [3, 'helper.confirmed'],
    ])
    expect(await loggedEventsOf(volunteer.database, shiftId)).toMatchObject([
      {
        ...{ type: 'shift.changed', sequence: 1 },
        changedFields: ['confirmed_count', 'pending_count', 'staffing_status'],
      },
      {
        ...{ type: 'shift.changed', sequence: 2 },
        changedFields: ['confirmed_count', 'pending_count', 'staffing_status'],
      },
    ])
    expect(await event.shift(shiftId)).toMatchObject({
      ...{ confirmedCount: 2, pendingCount: 0, updatedAt: later(1).toISOString() },
    })
  })

  test('rejects invalid items alone and writes the others', async () => {
    const [open, closed] = [
      await event.addShift({ requiredHelpers: 1 }),
      await event.addShift({ status: 'CLOSED' }),
    ]
    const other = await aStaffedEvent(volunteer, 1)
    const items = [
      { shiftId: newUuid(), helperId: anna },
      { shiftId: await other.addShift(), helperId: anna },
      { shiftId: 'no id', helperId: anna },
      { shiftId: open, helperId: other.helperIds[0] },
      { shiftId: open, helperId: 'no id' },
      { shiftId: closed, helperId: anna },
      { shiftId: open, helperId: anna, status: 'DECLINED' },
      { shiftId: open, helperId: anna, note: 'x'.repeat(501) },
      { shiftId: open, helperId: anna },
      { shiftId: open, helperId: berta },
    ]
    expect((await event.upsert(items)).outcomes).toEqual([
      ...['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'HELPER_WITHOUT_ACCESS', 'HELPER_WITHOUT_ACCESS'],
      ...['SHIFT_NOT_OPEN', 'INVALID_STATUS_TRANSITION', 'INVALID_INPUT', 'CREATED', 'SHIFT_FULL'],
    ])
    expect(await event.list()).toHaveLength(1)
  })

  test('returns the helper’s overlapping shifts, without shifts that only touch', async () => {
    const at = (from: number, to: number) =>
      event.addShift({
        startTime: new Date(Date.UTC(2026, 7, 1, from)),
        endTime: new Date(Date.UTC(2026, 7, 1, to)),
      })
    const shifts = [await at(10, 12), await at(11, 13), await at(12, 14), await at(9, 15)]
    const [, , , whole = ''] = shifts
    const [first, second, third] = shifts
    const items = shifts.map((shiftId) => ({ shiftId, helperId: anna }))
    expect((await event.upsert(items)).overlaps).toEqual([
      [whole, second],
      [whole, first, third],
      [whole, second],
      [first, second, third],
    ])
    const gone = { shiftId: whole, helperId: anna, status: 'CANCELLED' }
    expect((await event.upsert([gone])).overlaps).toEqual([[]])
    expect((await event.upsert(items.slice(0, 1))).overlaps).toEqual([[second]])
    expect((await event.upsert([{ shiftId: first, helperId: berta }])).overlaps).toEqual([[]])
  })

  test('confirms immediately if the event is set to, and stores how the assignment was created', async () => {
    const confirming = await aStaffedEvent(volunteer, 2, { autoConfirmAssignments: true })
    const shiftId = await confirming.addShift()
    const [helperId, other] = confirming.helperIds
    const staff = staffOf(confirming.key.clubId, 'COORDINATOR')
    const items = [
      { shiftId, helperId },
      { shiftId, helperId: other, status: 'PENDING' },
    ]
    expect((await confirming.upsert(items, staff)).outcomes).toEqual(['CREATED', 'CREATED'])
    expect(await confirming.list()).toMatchObject([
      { status: 'CONFIRMED', createdVia: 'DASHBOARD' },
      { status: 'PENDING', createdVia: 'DASHBOARD' },
    ])
  })

  test('rejects more than a hundred items, another club and a missing scope', async () => {
    const shiftId = await event.addShift()
    const item = { shiftId, helperId: anna }
    expect((await event.upsert(Array(101).fill(item))).code).toBe('invalid_input')
    expect((await event.upsert([item], await addProClub(volunteer.database))).code).toBe(
      'not_found',
    )
    expect((await event.upsert([item], staffOf(newUuid()))).code).toBe('not_found')
    const reader = { ...event.key, scopes: ['assignments:read'] as const }
    expect((await event.upsert([item], reader)).code).toBe('insufficient_scope')
    expect(await event.list()).toEqual([])
  })

  test('assigns exactly ten of a hundred concurrent helpers to ten seats', async () => {
    const crowd = await aStaffedEvent(volunteer, 100)
    const shiftId = await crowd.addShift({ requiredHelpers: 10 })
    const answers = await Promise.all(
      crowd.helperIds.map((helperId, n) => {
        const item = { shiftId, helperId, status: n % 2 ? 'CONFIRMED' : 'PENDING' }
        return whileLocked(
          () => crowd.upsert([item]),
          ({ code }) => code,
        )
      }),
    )
    const outcomes = answers.flatMap((answer) => answer.outcomes)
    expect(outcomes.filter((outcome) => outcome === 'CREATED')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'SHIFT_FULL')).toHaveLength(90)
    const { confirmedCount, pendingCount } = await crowd.shift(shiftId)
    expect(confirmedCount + pendingCount).toBe(10)
    expect(await crowd.list()).toHaveLength(10)
    const logged = await typesOf(shiftId)
    expect(logged).toEqual(logged.map((_told, at) => [at + 1, 'shift.changed']))
    expect(logged).toHaveLength(10)
  })
})

describe('updating an assignment', () => {
  async function assigned(item: object = {}) {
    const shiftId = await event.addShift()
    const { ids } = await event.upsert([{ shiftId, helperId: anna, ...item }])
    return { shiftId, id: ids[0] ?? '' }
  }

  test('changes the status, stores the reason, and publishes events of helper and shift', async () => {
    const { id, shiftId } = await assigned({ status: 'CONFIRMED' })
    volunteer.setNow(later(1))
    const { assignment } = await event.update(id, { status: 'CANCELLED', statusReason: 'Ill' })
    const at = later(1).toISOString()
    expect(assignment).toMatchObject({
      ...{ id, shiftId, status: 'CANCELLED', statusReason: 'Ill' },
      ...{ statusChangedAt: at, updatedAt: at },
    })
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      ...[{ type: 'assignment.updated' }, { type: 'helper.confirmed' }],
      {
        type: 'assignment.updated',
        changedFields: ['status', 'status_changed_at', 'status_reason'],
      },
      { type: 'helper.cancelled', sequence: 4 },
    ])
    expect((await typesOf(shiftId)).at(-1)).toEqual([2, 'shift.changed'])
    expect(await event.update(id, { status: 'PENDING' })).toMatchObject({
      assignment: { status: 'PENDING', statusReason: null },
    })
  })

  test('is rejected as documented', async () => {
    const { id, shiftId } = await assigned()
    const codeOf = async (changes: object) => (await event.update(id, changes)).code
    expect(await codeOf({ status: null })).toBe('invalid_input')
    expect(await codeOf({ note: 'x'.repeat(501) })).toBe('invalid_input')
    await event.update(id, { status: 'DECLINED' })
    expect(await codeOf({ status: 'CONFIRMED' })).toBe('invalid_status_transition')
    const revoked = { eventId: event.eventId, helperId: anna }
    await volunteer.ask('RevokeEventAccess', { input: revoked }, event.key)
    expect(await codeOf({ status: 'PENDING' })).toBe('helper_without_access')
    await volunteer.ask('GrantEventAccess', { input: revoked }, event.key)
    await event.upsert(event.helperIds.slice(1).map((helperId) => ({ shiftId, helperId })))
    expect(await codeOf({ status: 'PENDING' })).toBe('shift_full')
    const closed = { input: { shiftId, status: 'CLOSED' } }
    await volunteer.ask('UpdateShift', closed, event.key)
    expect(await codeOf({ status: 'PENDING' })).toBe('shift_not_open')
    expect(await codeOf({ note: 'Still to be written' })).toBeUndefined()
  })
})

describe('the list of assignments', () => {
  test('filters by shift, helper, status and updatedSince, and returns the role of each shift', async () => {
    const [role] = await addRoles(
      volunteer.database,
      aRole({ clubId: event.key.clubId, eventId: event.eventId }),
    )
    const [bar, grill] = [
      await event.addShift({ roleId: role?.id ?? null }),
      await event.addShift(),
    ]
    await event.upsert([
      { shiftId: bar, helperId: anna },
      { shiftId: grill, helperId: anna, status: 'CONFIRMED' },
      { shiftId: grill, helperId: berta },
    ])
    const found = async (asked: object) =>
      (await event.list(asked)).map(({ shiftId, helperId }) => [
        shiftId === bar ? 'bar' : 'grill',
        helperId === anna ? 'anna' : 'berta',
      ])
    const all = [
      ['bar', 'anna'],
      ['grill', 'anna'],
      ['grill', 'berta'],
    ]
    expect(await found({})).toEqual(all)
    expect((await event.list()).map(({ roleId }) => roleId)).toEqual([role?.id, null, null])
    expect(await found({ shiftId: grill })).toEqual(all.slice(1))
    expect(await found({ helperId: anna })).toEqual(all.slice(0, 2))
    expect(await found({ helperId: anna, shiftId: grill })).toEqual(all.slice(1, 2))
    expect(await found({ helperId: anna, shiftId: grill, status: 'PENDING' })).toEqual([])
    expect(await found({ helperId: anna, shiftId: grill, offset: 1 })).toEqual([])
    expect(await found({ status: 'CONFIRMED' })).toEqual(all.slice(1, 2))
    expect(await found({ status: 'DECLINED' })).toEqual([])
    expect(await found({ first: 1, offset: 1 })).toEqual(all.slice(1, 2))
    volunteer.setNow(later(1))
    await event.upsert([{ shiftId: bar, helperId: anna, note: 'Bar' }])
    expect(await found({ updatedSince: later(1).toISOString() })).toEqual(all.slice(0, 1))
    expect(await found({ updatedSince: NOW.toISOString() })).toEqual([
      ...[...all.slice(1), ...all.slice(0, 1)],
    ])
  })

  test('is paged per event and per shift', async () => {
    const [bar, grill] = [await event.addShift(), await event.addShift()]
    await event.upsert([
      { shiftId: bar, helperId: anna },
      { shiftId: grill, helperId: berta, status: 'CONFIRMED' },
      { shiftId: grill, helperId: anna },
    ])
    const who = '{ nodes { helperId } pageInfo { hasNextPage } totalCount }'
    const document = `query { volunteerEvent(id: "${event.eventId}") {
      assignments(filter: { status: PENDING }) { nodes { shiftId } }
      shifts { nodes { id assignments(first: 1) ${who} } } } }`
    const { data } = await volunteer.ask(document, {}, event.key)
    const { assignments, shifts } = data.volunteerEvent
    expect(assignments.nodes).toEqual([{ shiftId: bar }, { shiftId: grill }])
    const byShift = new Map(shifts.nodes.map((node: { id: string }) => [node.id, node]))
    expect(byShift.get(bar)).toMatchObject({
      assignments: {
        ...{ nodes: [{ helperId: anna }], pageInfo: { hasNextPage: false }, totalCount: 1 },
      },
    })
    expect(byShift.get(grill)).toMatchObject({
      assignments: {
        ...{ nodes: [{ helperId: berta }], pageInfo: { hasNextPage: true }, totalCount: 2 },
      },
    })
    const scopes = ['events:read', 'shifts:read'] as const
    const without = await volunteer.ask(document, {}, { ...event.key, scopes })
    expect(without.code).toBe('insufficient_scope')
    expect(without.data.volunteerEvent.assignments).toBeNull()
  })

  test('is paged per helper over all events that are not deleted', async () => {
    const { key } = event
    const [elsewhere, gone] = [
      await aStaffedEvent(volunteer, 0, {}, key, [anna]),
      await aStaffedEvent(volunteer, 0, {}, key, [anna]),
    ]
    const shiftIds: string[] = []
    for (const [at, one] of [event, elsewhere, gone, event].entries()) {
      volunteer.setNow(later(at))
      const shiftId = await one.addShift()
      shiftIds.push(shiftId)
      await one.upsert([{ shiftId, helperId: anna, status: at < 3 ? 'CONFIRMED' : 'PENDING' }])
    }
    const [first, second, , fourth] = shiftIds
    await event.upsert([{ shiftId: first, helperId: berta }])
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId: gone.eventId } }, key)
    const read = async (asked: string, caller: Caller = staffOf(key.clubId)) => {
      const document = `{ helper(id: "${anna}") { assignments(${asked}) {
        nodes { shiftId } totalCount pageInfo { endCursor } } } }`
      const { data, code } = await volunteer.ask(document, {}, caller)
      const page = data.helper.assignments
      const found = page?.nodes.map(({ shiftId }: { shiftId: string }) => shiftId)
      return { code, found, total: page?.totalCount, after: page?.pageInfo.endCursor }
    }
    const page = await read('first: 2')
    expect(page).toMatchObject({ found: [first, second], total: 3 })
    expect((await read(`first: 2, after: "${page.after}"`)).found).toEqual([fourth])
    expect((await read('filter: { status: CONFIRMED }')).found).toEqual([first, second])
    expect((await read(`filter: { eventId: "${event.eventId}" }`, key)).found).toEqual([
      first,
      fourth,
    ])
    expect(
      (await read(`filter: { eventId: "${elsewhere.eventId}", status: PENDING }`)).found,
    ).toEqual([])
    expect((await read(`filter: { eventId: "${gone.eventId}" }`)).found).toEqual([])
    expect((await read('filter: { eventId: "no uuid" }')).code).toBe('not_found')
    expect((await read('first: 201')).code).toBe('invalid_input')
    const without = await read('first: 2', { ...key, scopes: ['helpers:read'] })
    expect(without).toMatchObject({ code: 'insufficient_scope', found: undefined })
  })

  test('belongs to one event, and returns what each assignment belongs to', async () => {
    const shiftId = await event.addShift()
    const { ids } = await event.upsert([{ shiftId, helperId: anna }])
    const other = await aStaffedEvent(volunteer, 1)
    expect(await other.list()).toEqual([])
    const otherShift = { first: 1, offset: 0, eventId: other.eventId, filter: { shiftId } }
    const { data } = await volunteer.ask('ListAssignments', otherShift, other.key)
    expect(data.assignments.nodes).toEqual([])
    const document = `{ assignment(id: "${ids[0]}") {
      shift { id } helper { id } event { id } club { id } } }`
    const read = await volunteer.ask(document, {}, event.key)
    expect(read.data.assignment).toEqual({
      ...{ shift: { id: shiftId }, helper: { id: anna }, event: { id: event.eventId } },
      club: { id: event.key.clubId },
    })
  })
})
