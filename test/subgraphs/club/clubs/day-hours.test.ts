import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { OPENING_WEEKDAYS, OpeningDays } from '../../../../schema/club/opening-days.ts'
import { toDayHours, toStoredHours } from '../../../../subgraphs/club/clubs/day-hours.ts'
import { setOpeningHours } from '../../../../subgraphs/club/clubs/rules.ts'
import { aClub, aLocation } from '../../../support/club/fixtures.ts'

const MORNING = { opens: '08:00', closes: '12:30' }
const NIGHT = { opens: '18:00', closes: '02:00' }

describe('opening hours in the graph', () => {
  test('are listed by weekday from Monday on, then by date', () => {
    const stored = {
      exceptions: [
        { date: '2026-12-24', intervals: [MORNING], note: 'Christmas Eve' },
        { date: '2026-12-25', intervals: [] },
      ],
      weekly: { sunday: [], monday: [MORNING, NIGHT] },
    }
    expect(toDayHours(stored)).toEqual([
      { weekday: 'MONDAY', date: null, intervals: [MORNING, NIGHT], note: null },
      { weekday: 'SUNDAY', date: null, intervals: [], note: null },
      { weekday: null, date: '2026-12-24', intervals: [MORNING], note: 'Christmas Eve' },
      { weekday: null, date: '2026-12-25', intervals: [], note: null },
    ])
  })

  test.each([
    ['text', 'Mo-Fr 8-20'],
    ['weekdays outside of `weekly`', { monday: [MORNING] }],
    ['another weekday', { weekly: { Monday: [MORNING] } }],
    ['a time of another form', { weekly: { monday: [{ opens: '8am', closes: '8pm' }] } }],
    [
      'a date that does not exist',
      { weekly: {}, exceptions: [{ date: '2026-02-30', intervals: [] }] },
    ],
    ['null intervals', { weekly: { monday: null } }],
    ['another member', { weekly: {}, seasons: [] }],
    ['a list', [MORNING]],
    ['null', null],
  ])('are null for a stored value of another form: %s', (_what, stored) => {
    expect(toDayHours(stored)).toBeNull()
  })

  test('are those that were set, a whole week and the most dates included', () => {
    const week = OPENING_WEEKDAYS.map((weekday) => ({ weekday, intervals: [MORNING, NIGHT] }))
    const dates = daysFrom('2027-01-01', CLUB_LIMITS.openingHours.dates)
    const days = OpeningDays.parse([...week, ...dates.map((date) => ({ date, intervals: [] }))])
    expect(toDayHours(toStoredHours(days))?.map(({ weekday, date }) => weekday ?? date)).toEqual([
      ...OPENING_WEEKDAYS,
      ...dates,
    ])
  })

  test('are null for more dates than can be set', () => {
    const dates = daysFrom('2027-01-01', CLUB_LIMITS.openingHours.dates + 1)
    const exceptions = dates.map((date) => ({ date, intervals: [] }))
    expect(toDayHours({ weekly: {}, exceptions: exceptions.slice(1) })).not.toBeNull()
    expect(toDayHours({ weekly: {}, exceptions })).toBeNull()
  })

  test('never fail, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const value of [stored, { weekly: stored }, { weekly: {}, exceptions: stored }])
          expect([null, []]).toContainEqual(toDayHours(value)?.slice(0, 0) ?? null)
      }),
    )
  })
})

describe('opening hours that are sent', () => {
  const dates = daysFrom('2027-01-01', CLUB_LIMITS.openingHours.dates + 1)

  test.each([
    ['more dates than a location has', dates.map((date) => ({ date, intervals: [] })), 'max_items'],
    [
      'more than 64 KiB as JSON',
      dates.slice(1).map((date) => ({ date, intervals: [NIGHT], note: '木'.repeat(120) })),
      'max_size',
    ],
  ])('are refused: %s', (_what, days, rule) => {
    const { error } = OpeningDays.safeParse(days)
    expect(error?.issues).toMatchObject([{ params: { rule } }])
  })

  test('are refused for their number before one is read, as are the times of a day', () => {
    const read = () => {
      throw new Error('An item was read.')
    }
    const unread = new Proxy({}, { get: read, ownKeys: read, getOwnPropertyDescriptor: read })
    const lengths = fc.integer({ min: OPENING_WEEKDAYS.length + dates.length, max: 100_000 })
    fc.assert(
      fc.property(lengths, (length) => {
        const many = Array(length).fill(unread)
        for (const days of [many, [{ weekday: 'MONDAY', intervals: many }]])
          expect(OpeningDays.safeParse(days).error?.issues).toMatchObject([
            { params: { rule: 'max_items' } },
          ])
      }),
    )
  })
})

describe('a location whose opening hours are set', () => {
  const NOW = new Date('2026-07-01T12:00:00.000Z')
  const location = aLocation(aClub())
  const days = OpeningDays.parse([{ weekday: 'MONDAY', intervals: [NIGHT] }])

  test('has them, and another state', () => {
    const openingHours = { weekly: { monday: [NIGHT] }, exceptions: [] }
    expect(setOpeningHours(location, days, NOW)).toEqual({
      ...location,
      openingHours,
      updatedAt: NOW,
    })
    expect(setOpeningHours(location, [], NOW)).toBe(location)
  })

  test('is the same where they are the same, and never has a state of before', () => {
    const changed = setOpeningHours({ ...location, updatedAt: NOW }, days, new Date(0))
    expect(changed.updatedAt.getTime()).toBe(NOW.getTime() + 1)
    expect(setOpeningHours(changed, days, NOW)).toBe(changed)
    expect(setOpeningHours(changed, [], NOW).openingHours).toBeNull()
  })
})

function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  )
}
