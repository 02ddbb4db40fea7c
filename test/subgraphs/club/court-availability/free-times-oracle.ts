import fc from 'fast-check'
import type { TimeRange } from '../../../../platform/time/intervals.ts'
import { OPENING_WEEKDAYS } from '../../../../schema/club/opening-days.ts'
import type { Location } from '../../../../subgraphs/club/clubs/location.ts'
import {
  type CourtClosing,
  MINUTE_MS,
  toMinute,
} from '../../../../subgraphs/club/court-availability/rules.ts'

const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Period = { scheduledStart: Date; scheduledEnd: Date }

export type Play = Period & { actualStart: Date | null }

export interface Case {
  location: Pick<Location, 'status' | 'openingHours' | 'timezone'>
  court: CourtClosing
  bookings: Period[]
  sessions: Play[]
  from: Date
  to: Date
  now: Date
  minutes: number
}

/** The oracle: asks of each minute of the range what a clock of the location shows, and what occupies the court. */
export function walk(one: Case): TimeRange[] | null {
  const { location, court, from, to, now, minutes } = one
  const hours = location.openingHours as Hours | null
  if (hours === null) return null

  const minute = toMinute(now)
  const free: TimeRange[] = []
  for (let at = from.getTime(); at < to.getTime(); at += MINUTE_MS) {
    const isClosed =
      location.status !== 'ACTIVE' ||
      (court.statusOverride !== null && (court.overrideUntil === null || +court.overrideUntil > at))
    const isBusy =
      one.bookings.some((booking) => covers(booking, at)) ||
      one.sessions.some(
        (session) =>
          covers(session, at) ||
          (hasBegun(session, at) && (at < +session.scheduledEnd || at < minute + 5 * MINUTE_MS)),
      )
    if (at < minute || isClosed || isBusy || !isOpen(hours, location.timezone, at)) continue
    const last = free.at(-1)
    if (last?.end === at) last.end += MINUTE_MS
    else free.push({ start: at, end: at + MINUTE_MS })
  }
  return free.filter(({ start, end }) => end - start >= minutes * MINUTE_MS)
}

interface Hours {
  weekly: Partial<Record<string, Clock[]>>
  exceptions: { date: string; intervals: Clock[] }[]
}

interface Clock {
  opens: string
  closes: string
}

function covers({ scheduledStart, scheduledEnd }: Period, at: number): boolean {
  return +scheduledStart <= at && at < +scheduledEnd
}

/** By its schedule, or because it was started. */
function hasBegun({ scheduledStart, actualStart }: Play, at: number): boolean {
  return +scheduledStart <= at || (actualStart !== null && +actualStart <= at)
}

/** Open is what is at or after the first moment of an opening time, and before that of its closing time. */
function isOpen({ weekly, exceptions }: Hours, timezone: string, at: number): boolean {
  const today = Math.floor(wallOf(timezone, at) / DAY_MS) * DAY_MS
  return [0, -1, -2].some((offset) => {
    const midnight = today + offset * DAY_MS
    const day = new Date(midnight)
    const weekday = OPENING_WEEKDAYS[(day.getUTCDay() + 6) % 7]?.toLowerCase() ?? ''
    const date = day.toISOString().slice(0, 10)
    const own = exceptions.find((one) => one.date === date)?.intervals ?? weekly[weekday] ?? []
    return own.some(({ opens, closes }) => {
      const closing = midnight + msOf(closes) + (closes <= opens ? DAY_MS : 0)
      return hasCome(timezone, midnight + msOf(opens), at) && !hasCome(timezone, closing, at)
    })
  })
}

/** True from the first moment on at which the clock has shown a local time, or a later one before it was put back. */
function hasCome(timezone: string, wanted: number, at: number): boolean {
  if (wanted - wallOf(timezone, at) > 3 * HOUR_MS) return false
  for (let before = at; before > at - 3 * HOUR_MS; before -= QUARTER_MS)
    if (wallOf(timezone, before) >= wanted) return true
  return false
}

const formats = new Map<string, Intl.DateTimeFormat>()
const walls = new Map<string, number>()

/** What a clock of the zone shows, as if it were UTC. */
function wallOf(timezone: string, at: number): number {
  const key = `${timezone} ${at}`
  const known = walls.get(key)
  if (known !== undefined) return known

  const format =
    formats.get(timezone) ?? new Intl.DateTimeFormat('sv', { timeZone: timezone, ...SHOWN })
  formats.set(timezone, format)
  const wall = Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
  walls.set(key, wall)
  return wall
}

const SHOWN = { dateStyle: 'short', timeStyle: 'short' } as const

function msOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS
}

/** Zones, each with a moment near a change of its clock, and one that has none. */
const PLACES = [
  ['Europe/Vienna', '2026-03-28T20:00:00Z'],
  ['Europe/Vienna', '2026-10-24T20:00:00Z'],
  ['America/New_York', '2026-03-07T20:00:00Z'],
  ['America/New_York', '2026-10-31T20:00:00Z'],
  ['America/Santiago', '2026-09-05T12:00:00Z'],
  ['America/Santiago', '2026-04-04T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T06:00:00Z'],
  ['Asia/Kathmandu', '2026-05-05T05:00:00Z'],
] as const

export function cases(): fc.Arbitrary<Case> {
  return fc.constantFrom(...PLACES).chain(([timezone, near]) => {
    const moment = (min: number, max: number) =>
      fc.integer({ min, max }).map((minutes) => new Date(Date.parse(near) + minutes * MINUTE_MS))
    const period = fc
      .tuple(moment(-20 * 60, 50 * 60), fc.integer({ min: 1, max: 300 }))
      .map(([scheduledStart, minutes]) => ({
        scheduledStart,
        scheduledEnd: new Date(+scheduledStart + minutes * MINUTE_MS),
      }))
    const play = fc
      .tuple(period, fc.option(fc.integer({ min: -15, max: 60 }), { freq: 4 }))
      .map(([planned, minutes]) => ({
        ...planned,
        actualStart:
          minutes === null ? null : new Date(+planned.scheduledStart + minutes * MINUTE_MS),
      }))
    const dates = [-2, -1, 0, 1, 2].map((offset) =>
      new Date(Date.parse(near) + offset * DAY_MS).toISOString().slice(0, 10),
    )
    return fc.record<Case>({
      location: fc.record({
        status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'DISABLED'),
        timezone: fc.constant(timezone),
        openingHours: fc.option(
          fc.record({
            weekly: fc.dictionary(
              fc.constantFrom(...OPENING_WEEKDAYS.map((weekday) => weekday.toLowerCase())),
              clocks,
              { maxKeys: 7 },
            ),
            exceptions: fc.uniqueArray(
              fc.record({ date: fc.constantFrom(...dates), intervals: clocks }),
              { selector: ({ date }) => date, maxLength: 3 },
            ),
          }),
          { freq: 20 },
        ),
      }),
      court: fc.oneof(
        { weight: 3, arbitrary: fc.constant({ statusOverride: null, overrideUntil: null }) },
        fc.record({
          statusOverride: fc.constantFrom('DISABLED', 'MAINTENANCE'),
          overrideUntil: fc.option(moment(-60, 20 * 60), { freq: 6 }),
        }),
      ),
      bookings: fc.array(period, { maxLength: 12 }),
      sessions: fc.array(play, { maxLength: 2 }),
      from: moment(-60, 60),
      to: moment(61, 40 * 60),
      now: fc
        .tuple(moment(-10 * 60, 20 * 60), fc.integer({ min: 0, max: 59_999 }))
        .map(([minute, ms]) => new Date(+minute + ms)),
      minutes: fc.constantFrom(0, 5, 60, 90),
    })
  })
}

/** Times of opening hours, in quarters of an hour up to 24:00. */
const clock = fc
  .integer({ min: 0, max: 96 })
  .map((quarter) => [Math.floor(quarter / 4), (quarter % 4) * 15])
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

const clocks = fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 3 })
