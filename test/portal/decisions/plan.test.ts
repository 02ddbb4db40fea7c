import { describe, expect, test } from '@jest/globals'
import {
  moveShift,
  toMoveKey,
} from '../../../portal/src/pages/volunteering/plan/move/moved-shift.ts'
import {
  type Shift,
  toHourLabels,
  toPlan,
} from '../../../portal/src/pages/volunteering/plan/plan.ts'
import {
  countTimes,
  draftOfShift,
  emptyDraft,
  findDoubts,
  findFaulty,
  toChanges,
  toFields,
} from '../../../portal/src/pages/volunteering/plan/shift/shift-draft.ts'
import { aShift } from './volunteers/sample-shifts.ts'

const ZONE = 'Europe/Madrid'

const BAR = { id: 'bar', name: 'Barra' }

const planned = (shifts: readonly Shift[]) => toPlan({ roles: [BAR], shifts, zone: ZONE })

describe('the plan of an event', () => {
  test('has each shift at its hours, on the day on which it begins in the event’s zone', () => {
    const late = aShift('late', {
      startTime: '2026-12-09T23:30:00Z',
      endTime: '2026-12-10T02:00:00Z',
    })
    const over = aShift('over', { endTime: '2026-12-10T01:00:00Z' })
    const { days } = planned([over, late])
    expect(days.map(({ day }) => day)).toEqual(['2026-12-09', '2026-12-10'])
    const blocks = days.map(({ rows }) => rows[0]?.lanes.flat() ?? [])
    const placed = blocks.map((list) => list.map(({ id, a, b }) => [id, a, b]))
    expect(placed[0]).toEqual([['over', 17, 26]])
    expect(placed[1]).toEqual([
      ['over', 0, 2],
      ['late', 0.5, 3],
    ])
    expect(days[0]?.hours).toEqual({ from: 17, to: 26 })
  })

  test('counts a shift over midnight on its first day alone', () => {
    const over = aShift('over', { endTime: '2026-12-10T01:00:00Z' })
    const { days, whole } = planned([over])
    expect(days.map(({ staffing }) => staffing.needed)).toEqual([over.requiredHelpers, 0])
    expect(whole.needed).toBe(over.requiredHelpers)
    // Midnight ends its day.
    expect(planned([aShift('until', { endTime: '2026-12-09T23:00:00Z' })]).days).toHaveLength(1)
  })

  test('counts confirmed and pending helpers, and the places for which no helper was asked', () => {
    const shifts = [
      aShift('one', { confirmedCount: 1 }),
      aShift('two', { requiredHelpers: 3, pendingCount: 1 }),
      aShift('many', { requiredHelpers: 1, confirmedCount: 2 }),
      aShift('off', { status: 'CANCELLED', requiredHelpers: 9 }),
    ]
    expect(planned(shifts).whole).toEqual({ needed: 6, confirmed: 3, pending: 1, missing: 3 })
  })

  test('puts shifts of a role that overlap into lanes, and those without a role last', () => {
    const next = { startTime: '2026-12-09T21:00:00Z', endTime: '2026-12-09T23:00:00Z' }
    const shifts = [
      aShift('one'),
      aShift('same'),
      aShift('next', next),
      aShift('free', { roleId: null }),
    ]
    const rows = planned(shifts).days[0]?.rows ?? []
    expect(
      rows.map(({ key, lanes }) => [key, lanes.map((lane) => lane.map(({ id }) => id))]),
    ).toEqual([
      ['bar', [['one', 'next'], ['same']]],
      ['none', [['free']]],
    ])
  })

  test('places shifts of a night on which the clock is changed by the hours that pass', () => {
    const at = (id: string, startTime: string, endTime: string) =>
      aShift(id, { startTime: `2026-10-25T${startTime}Z`, endTime: `2026-10-25T${endTime}Z` })
    const [day] = planned([at('long', '00:00', '01:10'), at('within', '00:15', '00:45')]).days
    const lanes = day?.rows[0]?.lanes ?? []
    expect(lanes.map((lane) => lane.map(({ id }) => id))).toEqual([['long'], ['within']])
    expect(lanes.flat().every(({ a, b }) => b > a)).toBe(true)
    expect(day && toHourLabels(day, ZONE).map(({ hour }) => hour)).toEqual([
      '02',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
    ])
  })

  test('needs no helper for an event that is called off, whatever its shifts are', () => {
    const shifts = [aShift('one', { confirmedCount: 1 }), aShift('two', { pendingCount: 1 })]
    const { whole, days } = toPlan({ roles: [BAR], shifts, zone: ZONE, isCancelled: true })
    const none = { needed: 0, confirmed: 0, pending: 0, missing: 0 }
    expect([whole, ...days.map(({ staffing }) => staffing)]).toEqual([none, none])
    const blocks = days.flatMap(({ rows }) => rows.flatMap(({ lanes }) => lanes.flat()))
    expect(blocks.map(({ isOff, staffing }) => ({ isOff, ...staffing }))).toEqual([
      { isOff: true, ...none },
      { isOff: true, ...none },
    ])
    expect(planned(shifts).whole.missing).toBe(2)
  })

  test('has each day of the event and each role, also before the first shift', () => {
    const dates = { startDate: '2026-12-09', endDate: '2026-12-11' }
    const { days } = toPlan({ roles: [BAR], shifts: [], zone: ZONE, dates })
    expect(days.map(({ day, hours }) => [day, hours])).toEqual([
      ['2026-12-09', { from: 9, to: 17 }],
      ['2026-12-10', { from: 9, to: 17 }],
      ['2026-12-11', { from: 9, to: 17 }],
    ])
    expect(days.map(({ rows }) => rows.map(({ role, lanes }) => [role, lanes]))).toEqual(
      days.map(() => [[BAR, []]]),
    )
    const long = { startDate: '2026-12-01', endDate: '2027-02-28' }
    const shown = toPlan({ roles: [], shifts: [aShift('one')], zone: ZONE, dates: long }).days
    expect(shown.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-09', '2027-02-28'])
  })

  test('is empty without shifts', () => {
    expect(planned([]).days).toEqual([])
  })
})

describe('a shift that is moved', () => {
  test('keeps its length, also over midnight', () => {
    const { startTime, endTime } = moveShift(aShift('one'), { minutes: 8 * 60 - 15 })
    expect([startTime, endTime]).toEqual(['2026-12-09T23:45:00.000Z', '2026-12-10T04:45:00.000Z'])
  })

  test('moves by a quarter of an hour, is kept by Enter and given up by Escape', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'ArrowUp'].map(toMoveKey)).toEqual([
      { step: -15 },
      { step: 15 },
      'keep',
      'give up',
      null,
    ])
  })
})

describe('the form of a shift', () => {
  const typed = { ...emptyDraft('2026-12-09', 'bar'), title: ' Late bar ', location: ' ' }

  test.each([
    ['nothing of an evening', { from: '18:00', to: '22:00' }, []],
    ['that it ends on the day after', { from: '22:00', to: '02:00' }, ['nextDay']],
    ['that 18:00 to 17:00 is 23 hours', { from: '18:00', to: '17:00' }, ['long']],
    ['that its day is not one of the event', { day: '2026-12-20' }, ['outside']],
  ])('remarks %s', (_what, changes, doubts) => {
    const event = { startDate: '2026-12-09', endDate: '2026-12-12' }
    expect(findDoubts({ ...typed, ...changes }, event, ZONE)).toEqual(doubts)
  })

  test('sends clock times of the event’s zone, an end before the start as one of the next day', () => {
    const fields = toFields({ ...typed, from: '22:15', to: '02:00', requiredHelpers: '3' }, ZONE)
    expect(fields).toEqual({
      ...{ title: 'Late bar', roleId: 'bar', location: null, description: null },
      ...{ startTime: '2026-12-09T21:15:00.000Z', endTime: '2026-12-10T01:00:00.000Z' },
      requiredHelpers: 3,
    })
  })

  test.each([
    ['an hour that comes twice', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['a time later that day', '2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
    ['an hour that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['after the skipped hour', '2026-03-29', '04:00', '2026-03-29T02:00:00.000Z'],
  ])('sends %s', (_name, day, from, start) => {
    expect(toFields({ ...typed, day, from, to: '23:00' }, ZONE).startTime).toBe(start)
  })

  test('names the entries that the graph would refuse', () => {
    const bad = { title: 'x', day: '', from: '', to: '9', requiredHelpers: '0' }
    expect(findFaulty({ ...typed, ...bad }, ZONE)).toEqual(Object.keys(bad))
    expect(findFaulty({ ...typed, requiredHelpers: '1.5' }, ZONE)).toEqual(['requiredHelpers'])
    expect(findFaulty(typed, ZONE)).toEqual([])
  })

  test('names a time over which the clock is put forward, and asks which of two equal ones is meant', () => {
    const spring = { ...typed, day: '2026-03-29', from: '02:30', to: '04:00' }
    expect(findFaulty(spring, ZONE)).toEqual(['from'])
    const autumn = { ...typed, day: '2026-10-25', from: '02:30', to: '04:00' }
    expect([countTimes(autumn, 'from', ZONE), countTimes(autumn, 'to', ZONE)]).toEqual([2, 1])
    const { startTime } = toFields({ ...autumn, fromTurn: 'first' }, ZONE)
    expect(startTime).toBe('2026-10-25T00:30:00.000Z')
  })

  test('keeps of a shift in the doubled hour what was not changed', () => {
    const night = { startTime: '2026-10-25T00:30:00.000Z', endTime: '2026-10-25T01:15:00.000Z' }
    const before = draftOfShift(aShift('night', night), ZONE)
    expect(toChanges(before, { ...before, title: 'New' }, ZONE)).toEqual({ title: 'New' })
    expect(toChanges(before, { ...before, from: '02:00' }, ZONE)).toEqual({
      startTime: '2026-10-25T00:00:00.000Z',
    })
    expect(findDoubts(before, null, ZONE)).toEqual([])
  })

  test('sends of a known shift only what was changed', () => {
    const before = draftOfShift(aShift('one'), ZONE)
    expect(before).toMatchObject({ day: '2026-12-09', from: '17:00', to: '22:00' })
    expect(toChanges(before, before, ZONE)).toEqual({})
    expect(toChanges(before, { ...before, to: '23:00', roleId: '' }, ZONE)).toEqual({
      roleId: null,
      endTime: '2026-12-09T22:00:00.000Z',
    })
  })
})
