import { describe, expect, test } from '@jest/globals'
import { staffingStatusOf } from '../../../../rules/volunteer/staffing.ts'
import { SHIFT_STATUSES, type ShiftStatus } from '../../../../schema/volunteer/statuses.ts'
import {
  createShift,
  deleteShift,
  updateShift,
} from '../../../../subgraphs/volunteer/shifts/rules.ts'
import { NOW } from '../moments.ts'
import { anAssignment, aShift } from './planning-fixture.ts'

const UNSTAFFED = { confirmedCount: 0, pendingCount: 0 }

const change = (shift = aShift(), changes = {}, staffing = UNSTAFFED) =>
  updateShift({ ...shift, staffing }, { open: [], resetConfirmations: false }, changes, NOW)

const TRANSITIONS: Readonly<Record<ShiftStatus, readonly ShiftStatus[]>> = {
  OPEN: ['OPEN', 'CLOSED', 'CANCELLED'],
  CLOSED: ['OPEN', 'CLOSED', 'CANCELLED'],
  CANCELLED: ['OPEN', 'CANCELLED'],
}

describe('the status of a shift', () => {
  const pairs = SHIFT_STATUSES.flatMap((from) => SHIFT_STATUSES.map((to) => [from, to] as const))

  test.each(pairs)('changes from %s to %s as documented', (from, to) => {
    const move = () => change(aShift({ status: from }), { status: to }).result.status
    if (TRANSITIONS[from].includes(to)) expect(move()).toBe(to)
    else expect(move).toThrow(expect.objectContaining({ code: 'invalid_status_transition' }))
  })

  test('is open or closed for a new shift', () => {
    const { id, clubId, eventId, ...content } = aShift({ status: 'CANCELLED' })
    const asked = { id, clubId, eventId, content, eventStatus: 'DRAFT' } as const
    expect(() => createShift(asked, NOW)).toThrow(
      expect.objectContaining({ code: 'invalid_status_transition' }),
    )
  })
})

describe('the times of a shift', () => {
  test.each(['2026-08-01T18:00:00Z', '2026-08-01T17:59:59.999Z'])(
    'are rejected with invalid_time_range for the end %s',
    (end) => {
      expect(() => change(aShift(), { endTime: new Date(end) })).toThrow(
        expect.objectContaining({ code: 'invalid_time_range' }),
      )
    },
  )

  test('are unchanged if they denote the same moment', () => {
    const shift = aShift()
    const { result, events } = change(shift, { startTime: new Date(shift.startTime) })
    expect(events).toEqual([])
    expect(result).toMatchObject(shift)
  })
})

describe('the staffing of a shift that needs two', () => {
  test.each([
    [0, 'EMPTY'],
    [1, 'PARTIAL'],
    [2, 'FULL'],
    [3, 'OVERBOOKED'],
  ] as const)(
    'with %i confirmed is %s, regardless of pending helpers',
    (confirmedCount, expected) => {
      const staffing = { confirmedCount, pendingCount: 5 }
      expect(staffingStatusOf({ requiredHelpers: 2 }, staffing)).toBe(expected)
    },
  )
})

describe('updating a shift', () => {
  test('publishes shift.updated, then shift.changed with the staffing changes', () => {
    const staffing = { confirmedCount: 2, pendingCount: 1 }
    const { events } = change(aShift({ publishedCount: 3 }), { requiredHelpers: 4 }, staffing)
    expect(events).toMatchObject([
      { type: 'shift.updated', sequence: 4, changedFields: ['required_helpers'] },
      {
        type: 'shift.changed',
        sequence: 5,
        changedFields: ['required_helpers', 'staffing_status'],
        data: { shift: { confirmed_count: 2, pending_count: 1, staffing_status: 'partial' } },
      },
    ])
  })

  test('to CANCELLED ends its assignments behind its state of before, whatever the clock', () => {
    const ahead = new Date(NOW.getTime() + 5)
    const shift = {
      ...aShift({ updatedAt: ahead }),
      staffing: { confirmedCount: 1, pendingCount: 0 },
    }
    const assignments = { open: [anAssignment(shift)], resetConfirmations: false }
    const { result } = updateShift(shift, assignments, { status: 'CANCELLED' }, NOW)
    expect(result.assignments.map(({ statusChangedAt }) => statusChangedAt > ahead)).toEqual([true])
  })

  test('to CANCELLED cancels its assignments and publishes them before shift.changed', () => {
    const shift = aShift({ roleId: 'role-1' })
    const open = [anAssignment(shift), anAssignment(shift, { status: 'CONFIRMED' })]
    const staffing = { confirmedCount: 1, pendingCount: 1 }
    const assignments = { open, resetConfirmations: true }
    const cancelled = { status: 'CANCELLED' } as const
    const { result, events } = updateShift({ ...shift, staffing }, assignments, cancelled, NOW)
    expect(result.staffing).toEqual(UNSTAFFED)
    expect(result.assignments).toEqual(
      open.map((one) => ({
        ...one,
        ...{ status: 'CANCELLED', statusReason: 'shift_cancelled', statusChangedAt: NOW },
        ...{ publishedCount: 2, updatedAt: NOW },
      })),
    )
    expect(events).toMatchObject([
      { type: 'shift.updated', changedFields: ['status'] },
      ...open.map(({ id }) => ({
        type: 'assignment.updated',
        resource: { type: 'assignment', id },
        sequence: 2,
        changedFields: ['status', 'status_reason', 'status_changed_at'],
        data: { assignment: { id, role_id: 'role-1', status: 'cancelled', created_via: 'api' } },
      })),
      {
        type: 'shift.changed',
        changedFields: ['status', 'confirmed_count', 'pending_count', 'staffing_status'],
        data: { shift: { status: 'cancelled', confirmed_count: 0, staffing_status: 'empty' } },
      },
    ])
  })
})

describe('resetting the confirmations of a shift', () => {
  const shift = aShift({ roleId: 'role-1', publishedCount: 3 })
  const staffing = { confirmedCount: 1, pendingCount: 1 }
  const confirmed = anAssignment(shift, { status: 'CONFIRMED', statusReason: 'By phone' })
  const open = [anAssignment(shift), confirmed]
  const reset = (changes: object, of = open, counts = staffing) =>
    updateShift(
      { ...shift, staffing: counts },
      { open: of, resetConfirmations: true },
      changes,
      NOW,
    )

  test('makes confirmed assignments pending, and publishes them between shift.updated and shift.changed', () => {
    const { result, events } = reset({ endTime: new Date('2026-08-01T23:00:00Z') })
    expect(result.assignments).toEqual([
      {
        ...confirmed,
        ...{ status: 'PENDING', statusReason: null, statusChangedAt: NOW },
        ...{ publishedCount: 2, updatedAt: NOW },
      },
    ])
    expect(result.staffing).toEqual({ confirmedCount: 0, pendingCount: 2 })
    expect(events).toMatchObject([
      { type: 'shift.updated', sequence: 4, changedFields: ['end_time'] },
      {
        ...{ type: 'assignment.updated', resource: { id: confirmed.id } },
        changedFields: ['status', 'status_reason', 'status_changed_at'],
        data: { assignment: { role_id: 'role-1', status: 'pending' } },
      },
      {
        ...{ type: 'shift.changed', sequence: 5 },
        changedFields: ['end_time', 'confirmed_count', 'pending_count', 'staffing_status'],
        data: { shift: { confirmed_count: 0, pending_count: 2, staffing_status: 'empty' } },
      },
    ])
  })

  test('without another change of the shift publishes no shift.updated', () => {
    const { events } = reset({})
    expect(events.map(({ type }) => type)).toEqual(['assignment.updated', 'shift.changed'])
  })

  test('without confirmed assignments changes nothing', () => {
    const { result, events } = reset({}, [], { confirmedCount: 0, pendingCount: 0 })
    expect(events).toEqual([])
    expect(result).toMatchObject(shift)
  })
})

describe('deleting a shift', () => {
  test.each([
    { confirmedCount: 1, pendingCount: 0 },
    { confirmedCount: 0, pendingCount: 1 },
  ])('is rejected with shift_has_assignments for %j', (staffing) => {
    expect(() => deleteShift({ ...aShift(), staffing }, NOW)).toThrow(
      expect.objectContaining({ code: 'shift_has_assignments' }),
    )
  })
})
