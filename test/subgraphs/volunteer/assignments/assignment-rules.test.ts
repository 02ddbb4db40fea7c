import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import { Problem } from '../../../../platform/problem.ts'
import { ASSIGNMENT_STATUSES } from '../../../../schema/volunteer/statuses.ts'
import {
  type AskedAssignment,
  upsertAssignments,
} from '../../../../subgraphs/volunteer/assignments/bulk-rules.ts'
import {
  closeRoster,
  findInRoster,
  openRoster,
} from '../../../../subgraphs/volunteer/assignments/roster.ts'
import { changeInRoster } from '../../../../subgraphs/volunteer/assignments/rules.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import type { Assignment, Staffing } from '../../../../subgraphs/volunteer/staffing/assignment.ts'
import { NOW } from '../moments.ts'
import { anAssignment, aShift } from '../shifts/planning-fixture.ts'

type Status = Assignment['status']

const HELPERS = ['a', 'b', 'c', 'd']

function countsOf(assignments: readonly Assignment[], shift: Shift): Staffing {
  const numberOf = (status: Status) =>
    assignments.filter((one) => one.shiftId === shift.id && one.status === status).length
  return { confirmedCount: numberOf('CONFIRMED'), pendingCount: numberOf('PENDING') }
}

function aRoster(shifts: readonly Shift[], assignments: readonly Assignment[] = []) {
  return openRoster({
    eventStatus: 'ACTIVE',
    shifts: shifts.map((shift) => ({ ...shift, staffing: countsOf(assignments, shift) })),
    assignments,
    granted: new Set(HELPERS),
    erased: new Set(),
  })
}

const origin = (isConfirmedAtOnce = false) => ({
  isConfirmedAtOnce,
  newOrigin: () =>
    ({ id: newUuid(), clubId: 'club', eventId: 'event', createdVia: 'API' }) as const,
})

function anItem(shift: Shift, changes: Partial<AskedAssignment> = {}): AskedAssignment {
  return { shiftId: shift.id, helperId: 'a', status: undefined, note: undefined, ...changes }
}

/** What moving one assignment comes to: its new status, or the code of the refusal. */
function move(from: Status, to: Status, shift: Partial<Shift> = {}, granted = HELPERS) {
  const held = aShift(shift)
  const stored = anAssignment(held, { helperId: 'a', status: from, statusReason: 'Ill' })
  const roster = { ...aRoster([held], [stored]), granted: new Set(granted) }
  try {
    return changeInRoster(roster, stored, { status: to }, NOW).status
  } catch (error) {
    return (error as Problem).code
  }
}

describe('the moves of an assignment', () => {
  const REFUSED = 'invalid_status_transition'

  test.each([
    ['PENDING', ['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED']],
    ['CONFIRMED', [REFUSED, 'CONFIRMED', REFUSED, 'CANCELLED']],
    ['DECLINED', ['PENDING', REFUSED, 'DECLINED', REFUSED]],
    ['CANCELLED', ['PENDING', REFUSED, REFUSED, 'CANCELLED']],
  ] as const)('from %s are those of the table', (from, outcomes) => {
    expect(ASSIGNMENT_STATUSES.map((to) => move(from, to))).toEqual(outcomes)
  })

  test.each([
    ['a shift that is cancelled', { status: 'CANCELLED' } as const, HELPERS, 'shift_not_open'],
    ['a helper without access', {}, [], 'helper_without_access'],
    ['a shift without a place', { requiredHelpers: 0 }, HELPERS, 'shift_full'],
  ])('into %s are refused, and out of it are not', (_what, shift, granted, code) => {
    expect(move('PENDING', 'CONFIRMED', shift, granted)).toBe(code)
    expect(move('DECLINED', 'PENDING', shift, granted)).toBe(code)
    expect(move('CONFIRMED', 'CANCELLED', shift, granted)).toBe('CANCELLED')
    expect(move('PENDING', 'PENDING', shift, granted)).toBe('PENDING')
  })

  test('in a closed shift confirm, decline and cancel pending ones, and ask nobody again', () => {
    const outcomes = (from: Status, all: readonly Status[]) =>
      all.map((to) => move(from, to, { status: 'CLOSED' }))
    const answers = ['CONFIRMED', 'DECLINED', 'CANCELLED'] as const
    expect(outcomes('PENDING', answers)).toEqual(answers)
    expect(outcomes('DECLINED', ['PENDING'])).toEqual(['shift_not_open'])
    expect(outcomes('CANCELLED', ['PENDING'])).toEqual(['shift_not_open'])
  })

  test('into CONFIRMED count confirmed helpers alone, so that fewer places than pending helpers can be filled', () => {
    const shift = aShift({ requiredHelpers: 2 })
    const pending = HELPERS.map((helperId) => anAssignment(shift, { helperId }))
    const roster = aRoster([shift], pending)
    const outcomes = pending.map((stored) => {
      try {
        return changeInRoster(roster, stored, { status: 'CONFIRMED' }, NOW).status
      } catch (error) {
        return (error as Problem).code
      }
    })
    expect(outcomes).toEqual(['CONFIRMED', 'CONFIRMED', 'shift_full', 'shift_full'])
  })

  test('into PENDING count pending helpers, too', () => {
    const shift = aShift({ requiredHelpers: 2 })
    const declined = anAssignment(shift, { helperId: 'c', status: 'DECLINED' })
    const pending = ['a', 'b'].map((helperId) => anAssignment(shift, { helperId }))
    const roster = aRoster([shift], [...pending, declined])
    expect(() => changeInRoster(roster, declined, { status: 'PENDING' }, NOW)).toThrow(
      expect.objectContaining({ code: 'shift_full' }),
    )
  })

  test('clear the reason of the status before, and keep the one that is said', () => {
    const shift = aShift()
    const stored = anAssignment(shift, { helperId: 'a', statusReason: 'Asked twice' })
    const roster = aRoster([shift], [stored])
    const declined = changeInRoster(roster, stored, { status: 'DECLINED' }, NOW)
    expect(declined).toMatchObject({ status: 'DECLINED', statusReason: null, statusChangedAt: NOW })
    const asked = { status: 'PENDING', statusReason: 'Please' } as const
    expect(changeInRoster(roster, declined, asked, NOW).statusReason).toBe('Please')
  })

  test('that change nothing leave the assignment as it is, and tell nobody', () => {
    const shift = aShift({ status: 'CLOSED' })
    const stored = anAssignment(shift, { helperId: 'a', status: 'CONFIRMED', note: 'Bar' })
    const roster = aRoster([shift], [stored])
    expect(changeInRoster(roster, stored, { status: 'CONFIRMED', note: 'Bar' }, NOW)).toBe(stored)
    expect(closeRoster(roster, NOW)).toEqual({ events: [], added: [], changed: [], shifts: [] })
  })
})

describe('putting helpers into shifts', () => {
  test('makes them pending, or confirmed where the event says so or it is asked for', () => {
    const shift = aShift({ requiredHelpers: 9 })
    const statusOf = (isConfirmedAtOnce: boolean, status?: Status) => {
      const items = [anItem(shift, { status })]
      const [one] = upsertAssignments(aRoster([shift]), items, origin(isConfirmedAtOnce), NOW)
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

  test('leaves whoever declined or was cancelled as they are when no status is said', () => {
    const shift = aShift()
    const stored = anAssignment(shift, { helperId: 'a', status: 'DECLINED' })
    const roster = aRoster([shift], [stored])
    const outcomes = upsertAssignments(roster, [anItem(shift)], origin(true), NOW)
    expect(outcomes).toEqual([{ outcome: 'UNCHANGED', assignment: stored }])
  })

  test('takes a pair that comes twice for an update, and tells of it in the order of its sequence', () => {
    const shift = aShift()
    const roster = aRoster([shift])
    const items = [anItem(shift), anItem(shift, { status: 'CONFIRMED', note: 'Bar' })]
    const outcomes = upsertAssignments(roster, items, origin(), NOW)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['CREATED', 'UPDATED'])
    const { events, added, changed } = closeRoster(roster, NOW)
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['assignment.updated', 1],
      ['assignment.updated', 2],
      ['helper.confirmed', 3],
      ['shift.changed', 1],
    ])
    expect([added.length, changed.length]).toEqual([1, 0])
    expect(added[0]).toMatchObject({ status: 'CONFIRMED', note: 'Bar', publishedCount: 3 })
  })

  test('tells first of all assignments, then of the helpers, then of each shift once', () => {
    const [one, two] = [aShift(), aShift()]
    const gone = anAssignment(one, { helperId: 'd', status: 'CONFIRMED', publishedCount: 7 })
    const roster = aRoster([one, two], [gone])
    const items = [
      anItem(one, { status: 'CONFIRMED' }),
      anItem(two, { helperId: 'b' }),
      anItem(one, { helperId: 'd', status: 'CANCELLED' }),
    ]
    upsertAssignments(roster, items, origin(), NOW)
    const { events, shifts } = closeRoster(roster, NOW)
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['assignment.updated', 1],
      ['assignment.updated', 1],
      ['assignment.updated', 8],
      ['helper.confirmed', 2],
      ['helper.cancelled', 9],
      // One came and one went: no number of the first shift is different.
      ['shift.changed', 1],
    ])
    expect(events.at(-1)?.changedFields).toEqual(['pending_count'])
    expect(shifts.map(({ id }) => id)).toEqual([two.id])
  })

  test('never takes more places than there are, and tells every change once, whatever is asked', () => {
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
      fc.property(asked, fc.boolean(), (all, isConfirmedAtOnce) => {
        const shifts = [
          aShift({ requiredHelpers: 1 }),
          aShift({ requiredHelpers: 2 }),
          aShift({ status: 'CLOSED' }),
        ]
        const roster = aRoster(shifts)
        const items = all.map(({ at, ...item }) => anItem(shifts[at] ?? aShift(), item))
        const outcomes = upsertAssignments(roster, items, origin(isConfirmedAtOnce), NOW)
        const { events, added, shifts: told } = closeRoster(roster, NOW)
        for (const shift of shifts) {
          const { confirmedCount, pendingCount } = countsOf(added, shift)
          const places = shift.status === 'OPEN' ? shift.requiredHelpers : 0
          expect(confirmedCount + pendingCount).toBeLessThanOrEqual(places)
          expect(roster.staffing.get(shift.id)).toEqual({ confirmedCount, pendingCount })
          const isTold = told.some(({ id }) => id === shift.id)
          expect(isTold).toBe(confirmedCount + pendingCount > 0)
        }
        const changes = outcomes.filter(({ outcome }) => /CREATED|UPDATED/.test(outcome)).length
        expect(events.filter(({ type }) => type === 'assignment.updated')).toHaveLength(changes)
        for (const assignment of added) {
          const own = events.filter(({ resource }) => resource.id === assignment.id)
          expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_event, at) => at + 1))
          expect(assignment.publishedCount).toBe(own.length)
          expect(findInRoster(roster, assignment)?.status).toBe(assignment.status)
        }
        expect(added.some(({ helperId }) => helperId === 'stranger')).toBe(false)
      }),
    )
  })

  test('fails an item for a shift that is not of the event, and one that is at fault', () => {
    const problem = new Problem('invalid_input', 'note: Too long.')
    const faulty = { names: { shiftId: '', helperId: '' }, problem }
    const outcomes = upsertAssignments(aRoster([]), [anItem(aShift()), faulty], origin(), NOW)
    expect(outcomes).toMatchObject([
      { outcome: 'FAILED', problem: { code: 'not_found' } },
      { outcome: 'FAILED', problem: { code: 'invalid_input' } },
    ])
  })
})
