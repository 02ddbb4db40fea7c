import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  findHoursFaults,
  type HoursDraft,
  NEW_DATE,
  toDateDrafts,
  toHoursDraft,
  toOpeningHours,
  withNewDate,
} from '../../../portal/src/pages/courts/opening-hours/hours-draft.ts'
import {
  readHours,
  toHoursText,
} from '../../../portal/src/pages/courts/opening-hours/hours-text.ts'
import { readChangedBetween } from '../../../portal/src/parts/fields/editing/changed-between.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'

const DAY = { opens: '08:00', closes: '24:00' }
const NIGHT = { opens: '18:00', closes: '02:00' }

const NO_HOURS = toHoursDraft(null)
const aDraft = (changes: Partial<HoursDraft>): HoursDraft => ({ ...NO_HOURS, ...changes })
const aDate = (date: string, hours = '', note = '') => ({ date, hours, note })

/** Clocks as the graph takes them. */
const clocks = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('typed hours', () => {
  test.each([
    ['', []],
    ['8-24', [DAY]],
    [' 08:00–24:00 ,', [DAY]],
    ['8.30 — 12.15; 18-2', [{ opens: '08:30', closes: '12:15' }, NIGHT]],
    ['0-0', [{ opens: '00:00', closes: '00:00' }]],
  ])('are read as people write them: %j', (text, intervals) => {
    expect(readHours(text)).toEqual(intervals)
  })

  test.each([
    ['closed', 'form'],
    ['8', 'form'],
    ['8-9-10', 'form'],
    ['8-25', 'form'],
    ['8:70-9', 'form'],
    ['8:5-9', 'form'],
    ['8-12, 11-14', 'overlap'],
    ['1-2, 3-4, 5-6, 7-8, 9-10', 'tooMany'],
  ])('are refused: %j', (text, fault) => {
    expect(readHours(text)).toBe(fault)
  })

  test('are what is stored, written and read again', () => {
    fc.assert(
      fc.property(clocks, clocks, (opens, closes) => {
        expect(readHours(toHoursText([{ opens, closes }]))).toEqual([{ opens, closes }])
      }),
    )
  })
})

describe('the form of opening hours', () => {
  const KNOWN = [
    { weekday: 'MONDAY', date: null, intervals: [DAY], note: null },
    { weekday: null, date: '2026-12-25', intervals: [], note: 'Christmas' },
    { weekday: null, date: '2026-12-24', intervals: [NIGHT], note: null },
  ] as const

  const known = () => KNOWN.map((one) => ({ ...one, intervals: [...one.intervals] }))

  test('is empty where no hours are known', () => {
    expect(NO_HOURS).toMatchObject({ MONDAY: '', SUNDAY: '', dates: [] })
    expect(findHoursFaults(NO_HOURS)).toBeNull()
  })

  test('has the week and the dates in order', () => {
    const [eve, day] = [aDate('2026-12-24', '18:00–02:00'), aDate('2026-12-25', '', 'Christmas')]
    expect(toHoursDraft(known())).toEqual(aDraft({ MONDAY: '08:00–24:00', dates: [eve, day] }))
    expect(toDateDrafts(known(), '2026-12-25')).toEqual([day])
  })

  test('is sent in whole: each weekday, and the dates without empty rows', () => {
    const dates = [aDate('2026-12-25', '', ' Christmas '), NEW_DATE, aDate('2026-12-24', '18-2')]
    const sent = toOpeningHours(aDraft({ MONDAY: '8-24', dates }))
    expect(sent).toHaveLength(9)
    expect(sent).toEqual(
      expect.arrayContaining([
        { weekday: 'MONDAY', intervals: [DAY] },
        { weekday: 'SUNDAY', intervals: [] },
      ]),
    )
    expect(sent.slice(7)).toEqual([
      { date: '2026-12-24', intervals: [NIGHT] },
      { date: '2026-12-25', intervals: [], note: 'Christmas' },
    ])
  })

  test('marks days that cannot be read, and nights that reach into hours of the next day', () => {
    const faults = findHoursFaults(aDraft({ MONDAY: '8', SATURDAY: '20-2', SUNDAY: '18-3' }))
    expect(faults?.week).toEqual({ MONDAY: 'form' })
    expect(findHoursFaults(aDraft({ SUNDAY: '18-3', MONDAY: '2-12' }))?.week).toEqual({
      SUNDAY: 'overlap',
    })
    expect(findHoursFaults(aDraft({ SUNDAY: '18-2', MONDAY: '2-12' }))).toBeNull()
  })

  test('marks dates that are missing, named twice or cannot be read, and no empty row', () => {
    const day = '2026-12-24'
    const dates = [aDate('', '8-12'), aDate(day), aDate(day, 'late'), NEW_DATE, aDate('0026-12-24')]
    expect(findHoursFaults(aDraft({ dates }))?.dates).toEqual([
      { date: 'missing' },
      { date: 'twice' },
      { date: 'twice', hours: 'form' },
      {},
      { date: 'missing' },
    ])
  })

  test('has a row for the next date, as long as one can be stored', () => {
    const dates = Array(CLUB_LIMITS.openingHours.dates).fill(aDate('2026-12-24'))
    expect(withNewDate([])).toEqual([NEW_DATE])
    expect(withNewDate([NEW_DATE])).toEqual([NEW_DATE])
    expect(withNewDate(dates.slice(1))).toHaveLength(dates.length)
    expect(withNewDate(dates)).toBe(dates)
  })
})

describe('who came between the read of a record and its save', () => {
  const AT = '2026-07-01T12:00:00.000Z'

  test('is named by the refusal', () => {
    const details = { updatedAt: AT, updatedBy: 'owner-2', updatedByName: 'Olga' }
    expect(readChangedBetween(details)).toEqual({ by: 'owner-2', name: 'Olga', at: AT })
  })

  test.each([[undefined], [null], ['text'], [{ updatedAt: AT }], [{ updatedBy: 'owner-2' }]])(
    'is unknown where it names no member of staff: %j',
    (details) => expect(readChangedBetween(details)).toBeNull(),
  )
})
