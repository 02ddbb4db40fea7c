import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mergeIntervals, type TimeRange } from '../../../../platform/time/intervals.ts'
import {
  busyBySession,
  freeTimesOf,
  MINUTE_MS,
  openTimesOf,
  toMinute,
  toRange,
} from '../../../../subgraphs/club/court-availability/rules.ts'
import { type Case, cases, type Period, walk } from './free-times-oracle.ts'

const VIENNA = {
  status: 'ACTIVE',
  timezone: 'Europe/Vienna',
  openingHours: { weekly: { monday: [{ opens: '08:00', closes: '18:00' }] } },
} as const

/** A Monday on which the court is open from 06:00 to 16:00 UTC. */
const DAY: Case = {
  location: VIENNA,
  court: { statusOverride: null, overrideUntil: null },
  ...{ bookings: [], sessions: [], minutes: 0 },
  from: at('2026-06-01T00:00:00Z'),
  to: at('2026-06-02T00:00:00Z'),
  now: at('2026-05-31T23:59:59Z'),
}

describe('free times of a court', () => {
  test('are the minutes that a walk through the range finds free', () => {
    fc.assert(
      fc.property(cases(), (one) => {
        const { hours, free } = freeTimes(one)
        const expected = walk(one)
        expect(hours).toBe(expected === null ? 'UNKNOWN' : 'KNOWN')
        expect(free.map(shown)).toEqual((expected ?? []).map(shown))
      }),
      { numRuns: 200 },
    )
  })

  test.each<[string, Partial<Case>, string[]]>([
    [
      'a closing without an end closes the whole range',
      { court: { statusOverride: 'MAINTENANCE', overrideUntil: null } },
      [],
    ],
    [
      'a closing ends at its end, within a minute, too',
      { court: { statusOverride: 'DISABLED', overrideUntil: at('2026-06-01T15:20:30Z') } },
      ['15:20:30–16:00'],
    ],
    ['a location that is not ACTIVE is closed', { ...inLocation({ status: 'MAINTENANCE' }) }, []],
    [
      'overlapping and touching bookings of several sources are one gap',
      {
        bookings: [
          period('2026-06-01T09:00:00Z', '2026-06-01T10:30:00Z'),
          period('2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z'),
          period('2026-06-01T11:00:00Z', '2026-06-01T12:00:00Z'),
        ],
      },
      ['06:00–09:00', '12:00–16:00'],
    ],
    [
      'a session that overruns has the running minute and five more',
      {
        now: at('2026-06-01T11:00:42Z'),
        sessions: [
          { ...period('2026-06-01T09:00:00Z', '2026-06-01T10:30:00Z'), actualStart: null },
        ],
      },
      ['11:05–16:00'],
    ],
    [
      'a session that began before its time has the court from then on',
      {
        now: at('2026-06-01T10:50:42Z'),
        sessions: [
          {
            ...period('2026-06-01T11:00:00Z', '2026-06-01T12:30:00Z'),
            actualStart: at('2026-06-01T10:46:00Z'),
          },
        ],
      },
      ['12:30–16:00'],
    ],
    [
      'the past is not free, up to the beginning of the running minute',
      { now: at('2026-06-01T11:00:42Z') },
      ['11:00–16:00'],
    ],
    [
      'shorter intervals than the duration are left out',
      { minutes: 240, bookings: [period('2026-06-01T09:00:00Z', '2026-06-01T12:00:00Z')] },
      ['12:00–16:00'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(freeTimes({ ...DAY, ...change }).free.map(shown)).toEqual(expected)
  })

  test.each<[string, unknown, string]>([
    ['null', null, 'Europe/Vienna'],
    ['a text', 'daily 8 to 20', 'Europe/Vienna'],
    [
      'a date twice',
      {
        weekly: {},
        exceptions: [
          { date: '2026-06-01', intervals: [] },
          { date: '2026-06-01', intervals: [{ opens: '08:00', closes: '10:00' }] },
        ],
      },
      'Europe/Vienna',
    ],
    ['no time zone', { weekly: {} }, 'Vienna'],
  ])('are none where the hours are not known: %s', (_what, openingHours, timezone) => {
    expect(freeTimes({ ...DAY, ...inLocation({ openingHours, timezone }) })).toEqual({
      hours: 'UNKNOWN',
      free: [],
    })
  })

  test.each<[string, string, string, string, string[]]>([
    ['23 hours', '2026-03-29', '00:00', '24:00', ['23:00–22:00']],
    ['25 hours', '2026-10-25', '00:00', '24:00', ['22:00–23:00']],
    ['a skipped opening', '2026-03-29', '02:30', '04:00', ['01:00–02:00']],
    ['skipped hours', '2026-03-29', '02:15', '02:45', []],
    ['a doubled opening', '2026-10-25', '02:30', '04:00', ['00:30–03:00']],
    ['a doubled closing', '2026-10-25', '00:00', '02:30', ['22:00–00:30']],
    ['a night over the change', '2026-03-28', '22:00', '06:00', ['21:00–04:00']],
  ])('follow the clock of the location: %s', (_what, date, opens, closes, expected) => {
    const openingHours = { weekly: {}, exceptions: [{ date, intervals: [{ opens, closes }] }] }
    const { free } = freeTimes({
      ...DAY,
      ...inLocation({ openingHours }),
      ...{ now: at('2026-01-01T00:00:00Z') },
      ...{ from: at('2026-01-01T00:00:00Z'), to: at('2026-12-31T00:00:00Z') },
    })
    expect(free.map(shown)).toEqual(expected)
  })

  test('of a night that began before the range are shown from its beginning', () => {
    const openingHours = { weekly: { sunday: [{ opens: '22:00', closes: '21:00' }] } }
    const { free } = freeTimes({
      ...DAY,
      ...inLocation({ openingHours }),
      from: at('2026-06-01T12:00:00Z'),
    })
    expect(free.map(shown)).toEqual(['12:00–19:00'])
  })
})

function inLocation(change: Partial<Case['location']>): Pick<Case, 'location'> {
  return { location: { ...VIENNA, ...change } }
}

function at(text: string): Date {
  return new Date(text)
}

function period(start: string, end: string): Period {
  return { scheduledStart: at(start), scheduledEnd: at(end) }
}

function shown({ start, end }: TimeRange): string {
  return [start, end]
    .map((moment) => new Date(moment).toISOString().slice(11, 19).replace(/:00$/, ''))
    .join('–')
}

function freeTimes({ location, court, bookings, sessions, from, to, now, minutes }: Case) {
  const minute = toMinute(now)
  const at = { range: toRange({ from, to }, minute), minimumMs: minutes * MINUTE_MS }
  const busy = mergeIntervals([
    ...bookings.map(({ scheduledStart, scheduledEnd }) => ({
      start: scheduledStart.getTime(),
      end: scheduledEnd.getTime(),
    })),
    ...sessions.map((session) => busyBySession(session, minute)),
  ])
  return freeTimesOf(openTimesOf(location, at), court, busy, at)
}
