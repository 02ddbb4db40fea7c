import { describe, expect, test } from '@jest/globals'
import {
  type Carried,
  findUnfit,
  toDraggedMinutes,
  toDragLook,
} from '../../../../portal/src/pages/volunteering/plan/drag/carried.ts'
import { staffingOf } from '../../../../portal/src/pages/volunteering/plan/plan.ts'
import {
  type Flight,
  withFlights,
} from '../../../../portal/src/pages/volunteering/plan/seating/flights.ts'
import { aPlanHelper, aShift } from './sample-shifts.ts'

const ada = aPlanHelper('ada')
const early = aShift('early', { confirmedCount: 1, pendingCount: 1 })
const free: Carried = { helper: ada, seat: null }
const seated: Carried = {
  helper: ada,
  seat: { from: early, seated: { helper: ada, assignmentId: '1', status: 'CONFIRMED' } },
}

describe('a helper who is dragged', () => {
  test.each([
    ['an open shift with a free place', free, aShift('late', { pendingCount: 1 }), null],
    ['a shift without a free place', free, early, 'full'],
    ['the shift that the helper is in', seated, early, 'here'],
    ['a closed shift', free, aShift('late', { status: 'CLOSED' }), 'closed'],
    ['a cancelled shift', seated, aShift('late', { status: 'CANCELLED' }), 'cancelled'],
  ] as const)('over %s', (_case, carried, shift, unfit) => {
    expect(findUnfit(carried, shift)).toBe(unfit)
  })

  test('gives each shift a look, and the one below the pointer its own', () => {
    const late = aShift('late')
    const looks = [null, 'late', 'early'].map((over) => toDragLook(free, over, late))
    expect(looks).toEqual(['fits', 'over', 'fits'])
    expect(toDragLook(free, 'early', early)).toBe('full')
    expect(toDragLook(null, 'late', late)).toBeNull()
  })
})

describe('an assignment that the graph has not answered', () => {
  const flight = (changes: Partial<Flight>): Flight => ({
    ...{ helper: ada, to: 'late', from: null },
    ...changes,
  })
  const countsAfter = (...flights: Flight[]) =>
    withFlights([early, aShift('late')], flights).map((shift) => {
      const { confirmed, pending, missing } = staffingOf(shift)
      return [confirmed, pending, missing]
    })

  test('is a pending place of its shift', () => {
    expect(countsAfter(flight({}))).toEqual([
      [1, 1, 0],
      [0, 1, 1],
    ])
  })

  test('frees the place that the helper leaves', () => {
    const confirmed = flight({ from: { shiftId: 'early', status: 'CONFIRMED' } })
    const pending = flight({ from: { shiftId: 'early', status: 'PENDING' } })
    expect(countsAfter(confirmed)[0]).toEqual([0, 1, 1])
    expect(countsAfter(confirmed, pending)).toEqual([
      [0, 0, 2],
      [0, 2, 0],
    ])
  })

  test('leaves the plan as it is once the shifts were read with it', () => {
    const shifts = [early]
    expect(withFlights(shifts, [])).toBe(shifts)
    expect(withFlights(shifts, [flight({ to: 'early', isCounted: true })])).toBe(shifts)
  })
})

describe('a shift that is dragged along its row', () => {
  const hours = { from: 9, to: 20 }

  test.each([
    ['by quarters of an hour', 0.6, 30],
    ['back', -0.8, -45],
    ['not by a nudge', 0.1, 0],
    ['as far as the hours that are shown', 30, 3 * 60],
    ['not before the first of them', -30, -60],
  ])('moves %s', (_case, dragged, minutes) => {
    expect(toDraggedMinutes(dragged, { a: 10, b: 17 }, hours)).toBe(minutes)
  })

  test('stays where the hours that are shown end with it', () => {
    expect(toDraggedMinutes(2, { a: 9, b: 20 }, hours)).toBe(0)
  })
})
