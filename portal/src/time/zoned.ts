import { dayText } from './day-text.ts'

/** Calendar and clock of a zone. */
export interface ZonedMoment {
  /** `2026-11-23` */
  day: string
  /** Hours since midnight: 10.5 is 10:30. */
  hour: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Empty and 0 for no moment. */
export function inZone(moment: Date | string, zone: string): ZonedMoment {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return { day: '', hour: 0 }
  const parts = formatOf(zone).formatToParts(date)
  const values = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const { year = '', month, day, hour, minute, era } = values
  return {
    day: `${toIsoYear(era === 'BC' ? 1 - Number(year) : Number(year))}-${month}-${day}`,
    hour: Number(hour) + Number(minute) / 60,
  }
}

/** Four digits; beyond them six with a sign, as `Date` reads and writes them. */
function toIsoYear(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0')
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
}

/** Moment at which a day begins in a zone; where the clock is put forward at midnight, the first moment of the day. */
export function startOfDay(day: string, zone: string): Date {
  const guess = new Date(`${day}T00:00:00Z`)
  let moment = guess
  let first = guess
  for (let round = 0; round < 3; round += 1) {
    const { day: seen, hour } = inZone(moment, zone)
    const daysOff = (Date.parse(`${seen}T00:00:00Z`) - guess.getTime()) / DAY_MS
    const offMs = (daysOff * 24 + hour) * HOUR_MS
    if (offMs === 0) return moment
    if (seen === day) first = moment
    moment = new Date(moment.getTime() - offMs)
  }
  return first
}

/** Which of the two moments, where the clock is put back and shows a time twice. */
export type Turn = 'first' | 'second'

/** Moment of a clock's `2026-11-23T18:30` in a zone; null while a part is missing; where the clock is put forward over it, soon after. */
export function toInstant(local: string, zone: string, turn: Turn = 'second'): Date | null {
  const wanted = LOCAL.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(wanted)) return null
  const moments = momentsOf(wanted, zone)
  const moment = turn === 'first' ? moments[0] : moments.at(-1)
  const before = wanted - DAY_MS
  return new Date(moment ?? wanted + before - shownAt(before, zone))
}

/** How often a clock of the zone shows a time: 0 where it is put forward over it, 2 where it is put back. */
export function timesShown(local: string, zone: string): number {
  const wanted = Date.parse(`${local}Z`)
  return Number.isNaN(wanted) ? 1 : momentsOf(wanted, zone).length
}

/** Whether a moment is the first or the second at which a clock of the zone shows its time. */
export function turnOf(moment: Date | string, zone: string): Turn {
  const at = new Date(moment).getTime()
  return (momentsOf(shownAt(at, zone), zone)[0] ?? at) < at ? 'second' : 'first'
}

/** All moments at which a clock of the zone shows a time, by the offsets of the day before and the day after. */
function momentsOf(wanted: number, zone: string): number[] {
  const guesses = [wanted - DAY_MS, wanted + DAY_MS].map(
    (near) => wanted + near - shownAt(near, zone),
  )
  const moments = new Set(guesses.filter((moment) => shownAt(moment, zone) === wanted))
  return [...moments].sort((one, other) => one - other)
}

/** Hours that pass from one moment to another. */
export function hoursBetween(from: Date | string, to: Date | string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / HOUR_MS
}

/** `2026-11-23T18:30` in a zone, as fields for dates take it. */
export function toLocal(moment: Date | string, zone: string): string {
  const shown = new Date(shownAt(new Date(moment).getTime(), zone))
  return Number.isNaN(shown.getTime()) ? '' : shown.toISOString().slice(0, -8)
}

/** What a clock of the zone shows then, as if it were UTC. */
function shownAt(moment: number, zone: string): number {
  const { day, hour } = inZone(new Date(moment), zone)
  return Date.parse(`${day}T00:00:00Z`) + Math.round(hour * 60) * 60_000
}

export function addDays(day: string, count: number): string {
  return dayText(new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS))
}

/** ISO 8601: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: knownZone(zone),
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** UTC for a zone that the browser does not know. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
