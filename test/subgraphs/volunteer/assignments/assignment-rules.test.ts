import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import type { Staffing } from '../../../../rules/volunteer/staffing.ts'
import { Problem } from '../../../../schema/problem.ts'
import { ASSIGNMENT_STATUSES } from '../../../../schema/volunteer/statuses.ts'
import type { Assignment } from '../../../../subgraphs/volunteer/assignment-records/assignment.ts'
import type { AssignmentChanges } from '../../../../subgraphs/volunteer/assignment-records/rules.ts'
import {
  type RequestedAssignment,
  upsertAssignments,
} from '../../../../subgraphs/volunteer/assignments/bulk-rules.ts'
import { decideChange } from '../../../../subgraphs/volunteer/assignments/rules.ts'
import {
  applyChange,
  findInPlan,
  finishSeatPlan,
  makeSeatPlan,
  type SeatPlan,
} from '../../../../subgraphs/volunteer/assignments/seat-plan.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { NOW } from '../moments.ts'
import { anAssignment, aShift } from '../shifts/planning-fixture.ts'

type Status = Assignment['status']

const HELPERS = ['a', 'b', 'c', 'd']

function countsOf(assignments: readonly Assignment[], shift: Shift): Staffing {
  const numberOf = (status: Status) =>
    assignments.filter((one) => one.shiftId === shift.id && one.status === status).length
  return { confirmedCount: numberOf('CONFIRMED'), pendingCount: numberOf('PENDING') }
}

function aPlan(shifts: readonly Shift[], assignments: readonly Assignment[] = []) {
  return makeSeatPlan({
    eventStatus: 'ACTIVE',
    shifts: shifts.map((shift) => ({ ...shift, staffing: countsOf(assignments, shift) })),
    assignments,
    granted: new Set(HELPERS),
    erased: new Set(),
  })
}

const origin = (isAutoConfirmed = false) => ({
  isAutoConfirmed,
  newOrigin: () =>
    ({ id: newUuid(), clubId: 'club', eventId: 'event', createdVia: 'API' }) as const,
})

function anItem(shift: Shift, changes: Partial<RequestedAssignment> = {}): RequestedAssignment {
  return { shiftId: shift.id, helperId: 'a', status: undefined, note: undefined, ...changes }
}

function changeInPlan(plan: SeatPlan, stored: Assignment, changes: AssignmentChanges): Assignment {
  const change = decideChange(plan, stored, changes, NOW)
  return change ? applyChange(plan, change) : stored
}

/** The new status after a transition, or the code of its rejection. */
function move(from: Status, to: Status, shift: Partial<Shift> = {}, granted = HELPERS) {
  const held = aShift(shift)
  const stored = anAssignment(held, { helperId: 'a', status: from, statusReason: 'Ill' })
  const plan = { ...aPlan([held], [stored]), granted: new Set(granted) }
  try {
    return changeInPlan(plan, stored, { status: to }).status
  } catch (error) {
    return (error as Problem).code
  }
}

describe('the status transitions of an assignment', () => {
  const REFUSED = 'invalid_status_transition'

  test.each([
    ['PENDING', ['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED']],
    ['CONFIRMED', [REFUSED, 'CONFIRMED', REFUSED, 'CANCELLED']],
    ['DECLINED', ['PENDING', REFUSED, 'DECLINED', REFUSED]],
    ['CANCELLED', ['PENDING', REFUSED, REFUSED, 'CANCELLED']],
  ] as const)('from %s match the documented table', (from, outcomes) => {
    expect(ASSIGNMENT_STATUSES.map((to) => move(from, to))).toEqual(outcomes)
  })

  test.each([
    ['a shift that is cancelled', { status: 'CANCELLED' } as const, HELPERS, 'shift_not_open'],
    ['a helper without access', {}, [], 'helper_without_access'],
    ['a shift without a place', { requiredHelpers: 0 }, HELPERS, 'shift_full'],
  ])(
    'in a cancelled shift are rejected into %s and accepted out of it',
    (_what, shift, granted, code) => {
      expect(move('PENDING', 'CONFIRMED', shift, granted)).toBe(code)
      expect(move('DECLINED', 'PENDING', shift, granted)).toBe(code)
      expect(move('CONFIRMED', 'CANCELLED', shift, granted)).toBe('CANCELLED')
      expect(move('PENDING', 'PENDING', shift, granted)).toBe('PENDING')
    },
  )

  test('in a closed shift can confirm, decline and cancel pending assignments, but not reopen any', () => {
    const outcomes = (from: Status, all: readonly Status[]) =>
      all.map((to) => move(from, to, { status: 'CLOSED' }))
    const answers = ['CONFIRMED', 'DECLINED', 'CANCELLED'] as const
    expect(outcomes('PENDING', answers)).toEqual(answers)
    expect(outcomes('DECLINED', ['PENDING'])).toEqual(['shift_not_open'])
    expect(outcomes('CANCELLED', ['PENDING'])).toEqual(['shift_not_open'])
  })

  test('into CONFIRMED count confirmed helpers only, so that surplus pending helpers do not block the seats', () => {
    const shift = aShift({ requiredHelpers: 2 })
    const pending = HELPERS.map((helperId) => anAssignment(shift, { helperId }))
    const plan = aPlan([shift], pending)
    const outcomes = pending.map((stored) => {
      try {
        return changeInPlan(plan, stored, { status: 'CONFIRMED' }).status
      } catch (error) {
        return (error as Problem).code
      }
    })
    expect(outcomes).toEqual(['CONFIRMED', 'CONFIRMED', 'shift_full', 'shift_full'])
  })

  test('into PENDING count pending helpers as well', () => {
    const shift = aShift({ requiredHelpers: 2 })
    const declined = anAssignment(shift, { helperId: 'c', status: 'DECLINED' })
    const pending = ['a', 'b'].map((helperId) => anAssignment(shift, { helperId }))
    const plan = aPlan([shift], [...pending, declined])
    expect(() => changeInPlan(plan, declined, { status: 'PENDING' })).toThrow(
      expect.objectContaining({ code: 'shift_full' }),
    )
  })

  test('clear the reason of the previous status and store a given one', () => {
    const shift = aShift()
    const stored = anAssignment(shift, { helperId: 'a', statusReason: 'Asked twice' })
    const plan = aPlan([shift], [stored])
    const declined = changeInPlan(plan, stored, { status: 'DECLINED' })
    expect(declined).toMatchObject({ status: 'DECLINED', statusReason: null, statusChangedAt: NOW })
    const asked = { status: 'PENDING', statusReason: 'Please' } as const
    expect(changeInPlan(plan, declined, asked).statusReason).toBe('Please')
  })

  test('without a change return the stored assignment and publish nothing', () => {
    const shift = aShift({ status: 'CLOSED' })
    const stored = anAssignment(shift, { helperId: 'a', status: 'CONFIRMED', note: 'Bar' })
    const plan = aPlan([shift], [stored])
    expect(changeInPlan(plan, stored, { status: 'CONFIRMED', note: 'Bar' })).toBe(stored)
    expect(finishSeatPlan(plan, NOW)).toEqual({ events: [], added: [], changed: [], shifts: [] })
  })
})

describe('assigning helpers to shifts', () => {
  test('creates pending assignments, or confirmed ones if the event or the item says so', () => {
    const shift = aShift({ requiredHelpers: 9 })
    const statusOf = (isAutoConfirmed: boolean, status?: Status) => {
      const items = [anItem(shift, { status })]
      const [one] = upsertAssignments(aPlan([shift]), items, origin(isAutoConfirmed), NOW)
      return one?.outcome === 'CREATED' ? one.assignment.status : one?.outcome
    }
    expect([statusOf(false), statusOf(true)]).toEqual(['PENDING', 'CONFIRMED'])
    expect([statusOf(true, 'PENDING'), statusOf(false, 'CONFIRMED')]).toEqual([
      ...['PENDING', 'CONFIRMED'],
    ])
    expect([statusOf(false, 'DECLINED'), statusOf(false, 'CANCELLED')]).toEqual([
      ...['FAILED', 'FAILED'],
    ])
  })

  test('keeps declined and cancelled assignments when the item has no status', () => {
    const shift = aShift()
    const stored = anAssignment(shift, { helperId: 'a', status: 'DECLINED' })
    const plan = aPlan([shift], [stored])
    const outcomes = upsertAssignments(plan, [anItem(shift)], origin(true), NOW)
    expect(outcomes).toEqual([{ outcome: 'UNCHANGED', assignment: stored }])
  })

  test('updates a pair that occurs twice, and publishes in the order of its sequence', () => {
    const shift = aShift()
    const plan = aPlan([shift])
    const items = [anItem(shift), anItem(shift, { status: 'CONFIRMED', note: 'Bar' })]
    const outcomes = upsertAssignments(plan, items, origin(), NOW)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['CREATED', 'UPDATED'])
    const { events, added, changed } = finishSeatPlan(plan, NOW)
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['assignment.updated', 1],
      ['assignment.updated', 2],
      ['helper.confirmed', 3],
      ['shift.changed', 1],
    ])
    expect([added.length, changed.length]).toEqual([1, 0])
    expect(added[0]).toMatchObject({ status: 'CONFIRMED', note: 'Bar', publishedCount: 3 })
  })

  test('publishes events of assignments first, then of helpers, then one per shift', () => {
    const [one, two] = [aShift(), aShift()]
    const gone = anAssignment(one, { helperId: 'd', status: 'CONFIRMED', publishedCount: 7 })
    const plan = aPlan([one, two], [gone])
    const items = [
      anItem(one, { status: 'CONFIRMED' }),
      anItem(two, { helperId: 'b' }),
      anItem(one, { helperId: 'd', status: 'CANCELLED' }),
    ]
    upsertAssignments(plan, items, origin(), NOW)
    const { events, shifts } = finishSeatPlan(plan, NOW)
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['assignment.updated', 1],
      ['assignment.updated', 1],
      ['assignment.updated', 8],
      ['helper.confirmed', 2],
      ['helper.cancelled', 9],
      // One helper joined and one left, so the counts of the first shift are unchanged.
      ['shift.changed', 1],
    ])
    expect(events.at(-1)?.changedFields).toEqual(['pending_count'])
    expect(shifts.map(({ id }) => id)).toEqual([two.id])
  })

  test('never fills more seats than required and publishes each change once, for any input', () => {
    const statuses = fc.constantFrom(undefined, ...ASSIGNMENT_STATUSES)
    const asked = fc.array(
      fc.record({
        at: fc.nat(2),
        helperId: fc.constantFrom(...HELPERS, 'stranger'),
        status: statuses,
        note: fc.constantFrom(undefined, 'x', 'y'),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(asked, fc.boolean(), (all, isAutoConfirmed) => {
        const shifts = [
          aShift({ requiredHelpers: 1 }),
          aShift({ requiredHelpers: 2 }),
          aShift({ status: 'CLOSED' }),
        ]
        const plan = aPlan(shifts)
        const items = all.map(({ at, ...item }) => anItem(shifts[at] ?? aShift(), item))
        const outcomes = upsertAssignments(plan, items, origin(isAutoConfirmed), NOW)
        const { events, added, shifts: logged } = finishSeatPlan(plan, NOW)
        for (const shift of shifts) {
          const { confirmedCount, pendingCount } = countsOf(added, shift)
          const places = shift.status === 'OPEN' ? shift.requiredHelpers : 0
          expect(confirmedCount + pendingCount).toBeLessThanOrEqual(places)
          expect(plan.staffing.get(shift.id)).toEqual({ confirmedCount, pendingCount })
          const isPublished = logged.some(({ id }) => id === shift.id)
          expect(isPublished).toBe(confirmedCount + pendingCount > 0)
        }
        const changes = outcomes.filter(({ outcome }) => /CREATED|UPDATED/.test(outcome)).length
        expect(events.filter(({ type }) => type === 'assignment.updated')).toHaveLength(changes)
        for (const assignment of added) {
          const own = events.filter(({ resource }) => resource.id === assignment.id)
          expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_event, at) => at + 1))
          expect(assignment.publishedCount).toBe(own.length)
          expect(findInPlan(plan, assignment)?.status).toBe(assignment.status)
        }
        expect(added.some(({ helperId }) => helperId === 'stranger')).toBe(false)
      }),
    )
  })

  test('rejects items with an unknown shift and invalid items', () => {
    const problem = new Problem('invalid_input', 'note: Too long.')
    const faulty = { names: { shiftId: '', helperId: '' }, problem }
    const outcomes = upsertAssignments(aPlan([]), [anItem(aShift()), faulty], origin(), NOW)
    expect(outcomes).toMatchObject([
      { outcome: 'FAILED', problem: { code: 'not_found' } },
      { outcome: 'FAILED', problem: { code: 'invalid_input' } },
    ])
  })
})
