import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type DateDraft,
  type DateRow,
  datesOf,
  findHoursFaults,
  type HoursDraft,
  NEW_DATE,
  toDateDrafts,
  toHoursDraft,
  toOpeningHours,
  type WeekdayName,
  withNewDate,
} from '../../../portal/src/pages/courts/opening-hours/hours-draft.ts'
import {
  readHours,
  toHoursText,
} from '../../../portal/src/pages/courts/opening-hours/hours-text.ts'
import { readChangedBetween } from '../../../portal/src/parts/fields/editing/changed-between.ts'
import { edit, findTheirs, NO_EDITS } from '../../../portal/src/parts/fields/editing/merge.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'

const DAY = { opens: '08:00', closes: '24:00' }
const NIGHT = { opens: '18:00', closes: '02:00' }

const NO_HOURS = toHoursDraft(null)
const aDraft = (changes: Partial<Record<WeekdayName, string>>, ...dates: DateDraft[]): HoursDraft =>
  Object.assign(
    { ...NO_HOURS, ...changes },
    ...dates.map((one, nth) => ({ [`date:+${nth}`]: one })),
  )
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
    expect(NO_HOURS).toMatchObject({ MONDAY: '', SUNDAY: '' })
    expect(datesOf(NO_HOURS)).toEqual([])
    expect(findHoursFaults(NO_HOURS)).toBeNull()
  })

  test('has the week and the dates in order', () => {
    const [eve, day] = [aDate('2026-12-24', '18:00–02:00'), aDate('2026-12-25', '', 'Christmas')]
    const draft = toHoursDraft(known())
    expect(draft).toMatchObject({ MONDAY: '08:00–24:00', SUNDAY: '' })
    expect(datesOf(draft).map(([, date]) => date)).toEqual([eve, day])
    expect(toDateDrafts(known(), '2026-12-25')).toEqual([day])
    expect(datesOf(toHoursDraft(known(), '2026-12-25')).map(([, date]) => date)).toEqual([day])
  })

  test('is sent in whole: each weekday, and the dates without empty rows', () => {
    const dates = [aDate('2026-12-25', '', ' Christmas '), NEW_DATE, aDate('2026-12-24', '18-2')]
    const sent = toOpeningHours(aDraft({ MONDAY: '8-24' }, ...dates))
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

  test('is sent with the past dates that it does not show, the latest of them where there is no room', () => {
    const past = [aDate('2026-12-23'), aDate('2026-12-24', '9-10')]
    const sent = (dates: DateDraft[]) => toOpeningHours(aDraft({}, ...dates), past).slice(7)
    expect(sent([aDate('2026-12-24', '18-2')])).toEqual([
      { date: '2026-12-23', intervals: [] },
      { date: '2026-12-24', intervals: [NIGHT] },
    ])
    const { dates: most } = CLUB_LIMITS.openingHours
    const full = Array.from({ length: most - 1 }, (_, nth) => aDate(`${2027 + nth}-01-01`))
    expect(sent(full)).toHaveLength(most)
    expect(sent(full)[0]).toMatchObject({ date: '2026-12-24' })
    expect(sent([...full, aDate('2026-12-31')])[0]).toMatchObject({ date: '2026-12-31' })
  })

  test('drops none of the dates of two owners that are more than can be stored, and marks those added last', () => {
    const { dates: most } = CLUB_LIMITS.openingHours
    const dates = Array.from({ length: most + 1 }, (_, nth) => aDate(`${2027 + nth}-01-01`))
    const draft = aDraft({}, ...dates, NEW_DATE)
    expect(toOpeningHours(draft, [aDate('2026-12-24')]).slice(7)).toHaveLength(most + 1)
    expect(findHoursFaults(draft)?.dates).toEqual({ [`date:+${most}`]: { date: 'full' } })
  })

  test('keeps the dates of two owners, and shows those that both of them changed', () => {
    const [eve, day] = [aDate('2026-12-24'), aDate('2026-12-25')]
    const before = aDraft({}, eve, day)
    const mine = edit(edit(NO_EDITS, before, { 'date:+0': null }), before, {
      'date:+1': aDate('2026-12-25', '8-9'),
      'date:+2': aDate('2026-12-31'),
    })
    const now = aDraft({}, eve, aDate('2026-12-25', '9-10'))
    const theirs = { ...now, 'date:2027-01-01': aDate('2027-01-01') }
    const merged = { ...theirs, ...mine.values }
    expect(datesOf(merged).flatMap(([, one]) => one?.date ?? [])).toEqual([
      ...['2026-12-25', '2027-01-01', '2026-12-31'],
    ])
    expect(findTheirs(mine, theirs)).toEqual({ 'date:+1': aDate('2026-12-25', '9-10') })
    expect(findTheirs(mine, aDraft({}, eve))).toStrictEqual({ 'date:+1': undefined })
    const { 'date:+0': _, ...withoutEve } = theirs as HoursDraft
    expect(Object.keys(findTheirs(mine, withoutEve))).toEqual(['date:+1'])
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
    expect(findHoursFaults(aDraft({}, ...dates))?.dates).toEqual({
      'date:+0': { date: 'missing' },
      'date:+1': { date: 'twice' },
      'date:+2': { date: 'twice', hours: 'form' },
      'date:+4': { date: 'missing' },
    })
  })

  test('has a row for the next date, as long as one can be stored', () => {
    const rowsOf = (count: number, one: DateDraft | null = aDate('2026-12-24')): DateRow[] =>
      Array.from({ length: count }, (_, nth) => [`date:+${nth}`, one])
    const { dates: most } = CLUB_LIMITS.openingHours
    expect(withNewDate([])).toEqual([['date:+0', NEW_DATE]])
    expect(withNewDate(rowsOf(1, NEW_DATE))).toEqual(rowsOf(1, NEW_DATE))
    expect(withNewDate(rowsOf(1, null))).toEqual([...rowsOf(1, null), ['date:+1', NEW_DATE]])
    expect(withNewDate(rowsOf(most - 1))).toHaveLength(most)
    expect(withNewDate(rowsOf(most))).toHaveLength(most)
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
