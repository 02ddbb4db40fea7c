import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { closingEndOf, draftOf } from '../../../portal/src/pages/courts/closing/closing-draft.ts'
import { chosenEnd, knownEnds } from '../../../portal/src/pages/courts/closing/closing-ends.ts'
import {
  laterClosing,
  readClosingBetween,
  toSeen,
  toStatusInput,
} from '../../../portal/src/pages/courts/closing/closing-input.ts'
import {
  bookingsFrom,
  type CourtBooking,
  fallInto,
} from '../../../portal/src/pages/courts/closing/fallen-bookings.ts'
import type { OpeningHours } from '../../../portal/src/pages/courts/today/day-hours.ts'
import { inZone } from '../../../portal/src/time/zoned.ts'

const ZONE = 'Europe/Madrid'
/** A Monday, 17:20 in Madrid. */
const NOW = new Date('2026-11-23T16:20:30Z')

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

function openDaily(text: string, days: readonly string[] = DAYS): OpeningHours[] {
  const intervals = text.split(' ').map((one) => ({ opens: one.slice(0, 5), closes: one.slice(6) }))
  return days.map((weekday) => ({ weekday, date: null, intervals }))
}

const endsAt = (now: Date | string, hours: readonly OpeningHours[] | null) => {
  const ends = knownEnds(new Date(now), { hours, zone: ZONE })
  return [ends.halfHour, ends.endOfDay, ends.opening].map((end) => end?.toISOString() ?? null)
}

describe('ends of a closing', () => {
  test.each([
    [
      'half an hour in whole minutes, midnight, and the opening of the next day',
      openDaily('09:00-14:00 16:00-23:00'),
      NOW,
      ['2026-11-23T16:51:00.000Z', '2026-11-23T23:00:00.000Z', '2026-11-24T08:00:00.000Z'],
    ],
    [
      'the close of a night, and the opening after it',
      openDaily('18:00-02:00'),
      NOW,
      ['2026-11-23T16:51:00.000Z', '2026-11-24T01:00:00.000Z', '2026-11-24T17:00:00.000Z'],
    ],
    [
      'in the night the end of the night, and the opening of the same date',
      openDaily('18:00-02:00'),
      '2026-11-23T23:30:00Z',
      ['2026-11-24T00:00:00.000Z', '2026-11-24T01:00:00.000Z', '2026-11-24T17:00:00.000Z'],
    ],
    [
      'the next day that opens, where tomorrow does not',
      openDaily('09:00-22:00', ['MONDAY']),
      NOW,
      ['2026-11-23T16:51:00.000Z', '2026-11-23T23:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ],
    [
      'no opening where the hours are not known',
      null,
      NOW,
      ['2026-11-23T16:51:00.000Z', '2026-11-23T23:00:00.000Z', null],
    ],
    [
      'the opening of a date with hours of its own',
      [
        ...openDaily('09:00-22:00'),
        { weekday: null, date: '2026-11-24', intervals: [{ opens: '12:00', closes: '15:00' }] },
      ],
      NOW,
      ['2026-11-23T16:51:00.000Z', '2026-11-23T23:00:00.000Z', '2026-11-24T11:00:00.000Z'],
    ],
  ])('are %s', (_what, hours, now, ends) => {
    expect(endsAt(now, hours)).toEqual(ends)
  })

  test('are to come, in their order, and the opening is one of the hours', () => {
    const clock = fc.constantFrom('00:00', '02:00', '02:30', '08:00', '14:30', '22:00')
    const interval = fc
      .tuple(clock, clock)
      .filter(([opens, closes]) => opens !== closes)
      .map(([opens, closes]) => ({ opens, closes }))
    const week = fc
      .record({
        intervals: fc.array(interval, { minLength: 1, maxLength: 2 }),
        days: fc.subarray(DAYS),
      })
      .map(({ intervals, days }) =>
        days.map((weekday): OpeningHours => ({ weekday, date: null, intervals })),
      )
    // With both changes of the clock in it
    const moment = fc.date({
      min: new Date('2026-03-27T00:00:00Z'),
      max: new Date('2026-10-28T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, week, (now, hours) => {
        const { halfHour, endOfDay, opening } = knownEnds(now, { hours, zone: ZONE })
        expect(halfHour > now && endOfDay > now).toBe(true)
        expect(opening !== null).toBe(hours.length > 0)
        if (opening === null) return
        expect(opening >= endOfDay).toBe(true)
        const { hour } = inZone(opening, ZONE)
        const opens = hours.flatMap(({ intervals }) => intervals.map((one) => one.opens))
        // 02:00 and 02:30 are not shown on the night on which the clock is put forward.
        expect(opens.map(toHour).some((at) => at === hour || at === hour - 1)).toBe(true)
      }),
    )
  })

  const toHour = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60

  test('are a date in the club’s zone, none at all, and unknown where the date is missing', () => {
    const ends = knownEnds(NOW, { hours: null, zone: ZONE })
    expect(chosenEnd('date', '2026-11-25T10:00', ends, ZONE)?.toISOString()).toBe(
      '2026-11-25T09:00:00.000Z',
    )
    expect(chosenEnd('open', '', ends, ZONE)).toBeNull()
    for (const name of ['date', 'opening'] as const)
      expect(chosenEnd(name, '', ends, ZONE)).toBeUndefined()
  })
})

describe('a dialog over a closing', () => {
  const ends = knownEnds(NOW, { hours: null, zone: ZONE })
  const place = { ends, zone: ZONE }

  test.each([
    ['a date', '2026-11-27T09:00:00.000Z', { end: 'date', date: '2026-11-27T10:00' }],
    ['a moment between two minutes', '2026-11-23T18:10:30.250Z', { end: 'date' }],
    ['the second of two hours', '2026-10-25T01:30:00.000Z', { date: '2026-10-25T02:30' }],
    ['the first of two hours', '2026-10-25T00:30:00.000Z', { date: '2026-10-25T02:30' }],
    ['an opening by staff', null, { end: 'open', date: '' }],
  ])('begins with it and keeps its end, which is %s', (_what, until, draft) => {
    const closing = { until, reason: 'Net torn' }
    const begun = draftOf(closing, ZONE)
    expect(begun).toMatchObject({ ...draft, reason: 'Net torn' })
    expect(closingEndOf(begun, closing, place)?.toISOString() ?? null).toBe(until)
  })

  test('takes another end where one is chosen, and the rest of the day where there is none', () => {
    const closing = { until: '2026-11-27T09:00:00.000Z', reason: null }
    const begun = draftOf(closing, ZONE)
    const later = { ...begun, date: '2026-11-27T11:00' }
    expect(closingEndOf(later, closing, place)?.toISOString()).toBe('2026-11-27T10:00:00.000Z')
    expect(closingEndOf({ ...begun, end: 'halfHour' }, closing, place)).toEqual(ends.halfHour)
    expect(closingEndOf({ ...begun, end: 'open' }, closing, place)).toBeNull()
    const empty = draftOf(null, ZONE)
    expect(empty).toEqual({ end: 'endOfDay', date: '', reason: '' })
    expect(closingEndOf(empty, null, place)).toEqual(ends.endOfDay)
    expect(closingEndOf({ end: 'date', date: '' }, null, place)).toBeUndefined()
  })
})

const aBooking = (start: string, end: string, changes: Partial<CourtBooking> = {}) =>
  ({
    ...{ id: start, provider: 'rallydesk', bookingSource: null, status: 'CONFIRMED' },
    ...{ matchSession: null, scheduledStart: `2026-11-${start}Z`, scheduledEnd: `2026-11-${end}Z` },
    ...changes,
  }) as CourtBooking

test.each([
  ['one that is on', aBooking('23T15:30:00', '23T17:00:00'), true],
  ['none that is over', aBooking('23T15:00:00', '23T16:20:30'), false],
  ['one that begins before the end', aBooking('23T17:59:00', '23T19:00:00'), true],
  ['none that begins at the end', aBooking('23T18:00:00', '23T19:00:00'), false],
  ['none whose match is over', aBooking('23T16:00:00', '23T17:00:00', played('COMPLETED')), false],
  ['one whose match is on', aBooking('23T16:00:00', '23T17:00:00', played('ACTIVE')), true],
  [
    'none that was cancelled',
    aBooking('23T17:00:00', '23T18:00:00', { status: 'CANCELLED' }),
    false,
  ],
])('a closing of the court takes %s', (_what, booking, isFallen) => {
  const fallen = fallInto([booking], NOW, new Date('2026-11-23T18:00:00Z'))
  expect(fallen).toEqual(isFallen ? [booking] : [])
})

function played(status: 'COMPLETED' | 'ACTIVE'): Partial<CourtBooking> {
  return { matchSession: { id: 's', status } }
}

test('a closing without an end takes every booking to come, read from the day before', () => {
  const later = aBooking('29T17:00:00', '29T18:00:00')
  expect(fallInto([later], NOW, null)).toEqual([later])
  expect(bookingsFrom(NOW, ZONE).toISOString()).toBe('2026-11-21T23:00:00.000Z')
})

describe('what is sent of a closing', () => {
  const closing = { override: 'MAINTENANCE', until: '2026-11-23T18:00:00Z', reason: 'Net' } as const

  test('is the closing, or that the court opens', () => {
    const seenUpdatedAt = '2026-11-23T10:00:00Z'
    const court = { id: 'court-1', name: 'Pista 1', closing: null, closingUpdatedAt: seenUpdatedAt }
    const sent = { courtId: 'court-1', seenUpdatedAt }
    expect(toStatusInput(court, closing)).toEqual({ ...sent, ...closing })
    expect(toStatusInput(court, null)).toEqual({ ...sent, override: null })
  })

  test.each([
    ['is there again', closing, NOW, closing],
    ['is over where its end has passed', closing, new Date('2026-11-23T18:00:00Z'), null],
    [
      'has no end',
      { ...closing, until: null },
      new Date('2027-01-01'),
      { ...closing, until: null },
    ],
    ['is none', null, NOW, null],
  ])('%s, when an opening is taken back', (_what, before, now, after) => {
    expect(laterClosing(before, now)).toEqual(after)
  })
})

describe('a closing that came between', () => {
  const at = '2026-11-23T16:00:00Z'
  const refusal = (details: object | null, code = 'concurrent_update') =>
    readClosingBetween({ code, details })

  test('is read with who and until when', () => {
    const closing = { override: 'MAINTENANCE', until: at, reason: 'Net' }
    const details = { ...closing, updatedAt: at }
    expect(refusal({ ...details, updatedBy: 'u-1', updatedByName: 'Ewa' })).toEqual({
      ...{ at, closing },
      by: { subject: 'u-1', name: 'Ewa' },
    })
    expect(refusal({ override: null, updatedAt: at, updatedBy: null })).toEqual({
      ...{ at, closing: null, by: null },
    })
  })

  test('is what is there again when the act over it is taken back', () => {
    const court = { id: 'court-1', name: 'Pista 1', closing: null, closingUpdatedAt: null }
    const closing = { override: 'DISABLED', until: null, reason: 'Rebuilt' } as const
    expect(toSeen(court, refusal({ ...closing, updatedAt: at }))).toEqual({
      ...court,
      ...{ closing, closingUpdatedAt: at },
    })
    expect(toSeen(court, null)).toBe(court)
  })

  test('is none for another refusal, or without its moment', () => {
    expect(refusal({ updatedAt: at }, 'forbidden')).toBeNull()
    expect(refusal({})).toBeNull()
    expect(refusal(null)).toBeNull()
    expect(readClosingBetween(null)).toBeNull()
  })
})
