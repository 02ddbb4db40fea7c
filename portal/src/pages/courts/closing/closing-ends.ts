import { DAY_MINUTES } from '../../../../../rules/club/opening-span.ts'
import { addDays, inZone, startOfDay, toInstant } from '../../../time/zoned.ts'
import { type OpeningHours, openOn } from '../today/day-hours.ts'

/** Ends of a closing, in the order in which they are offered. */
export const END_NAMES = ['halfHour', 'endOfDay', 'opening', 'date', 'open'] as const

/** `opening`: when the location opens next on another day; `open`: until staff open the court. */
export type EndName = (typeof END_NAMES)[number]

/** Ends that the clock and the opening hours give. */
export interface KnownEnds {
  halfHour: Date
  endOfDay: Date
  /** Null where the hours are not known, or where nothing opens within a week. */
  opening: Date | null
}

interface ClosingPlace {
  /** Null where they are not known. */
  hours: readonly OpeningHours[] | null
  zone: string
}

export function knownEnds(now: Date, { hours, zone }: ClosingPlace): KnownEnds {
  const halfHour = new Date(roundUp(now.getTime() + HALF_HOUR_MS))
  const { day } = inZone(now, zone)
  const endOfDay = endOfDayOf(now, day, { hours, zone })
  return { halfHour, endOfDay, opening: nextOpening(endOfDay, day, { hours, zone }) }
}

/** Midnight, or the close behind it where a day's hours go on; at night that is the close of the night that is on. */
function endOfDayOf(now: Date, day: string, place: ClosingPlace): Date {
  const [before, own] = [addDays(day, -1), day].map((one) => lastCloseOf(one, place))
  if (before && before > now) return before
  const midnight = startOfDay(addDays(day, 1), place.zone)
  return own && own > midnight ? own : midnight
}

function lastCloseOf(day: string, { hours, zone }: ClosingPlace): Date | null {
  const closes = (openOn(hours ?? [], day) ?? []).map(([, to]) => to * 60)
  return closes.length === 0 ? null : momentOf(day, Math.max(...closes), zone)
}

/** The first opening that is not before the end of the day. */
function nextOpening(end: Date, day: string, { hours, zone }: ClosingPlace): Date | null {
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const other = addDays(day, ahead)
    const starts = (openOn(hours ?? [], other) ?? []).map(([from]) => from * 60)
    const moments = starts.map((minutes) => momentOf(other, minutes, zone))
    const next = moments.filter((moment) => moment >= end).sort((a, b) => Number(a) - Number(b))[0]
    if (next) return next
  }
  return null
}

/** Moment at which a clock of the zone shows so many minutes of a day; from 24 hours on it is of the day after. */
function momentOf(day: string, minutes: number, zone: string): Date {
  const date = addDays(day, Math.floor(minutes / DAY_MINUTES))
  const clock = Math.round(minutes) % DAY_MINUTES
  const text = [Math.floor(clock / 60), clock % 60].map((part) => String(part).padStart(2, '0'))
  return toInstant(`${date}T${text.join(':')}`, zone, 'first') ?? startOfDay(date, zone)
}

/** The end that was chosen; null for none, and undefined where a date is missing. */
export function chosenEnd(name: EndName, date: string, ends: KnownEnds, zone: string) {
  if (name === 'open') return null
  if (name === 'date') return toInstant(date, zone) ?? undefined
  return ends[name] ?? undefined
}

const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS

/** To whole minutes, as clocks show them. */
function roundUp(ms: number): number {
  return Math.ceil(ms / MINUTE_MS) * MINUTE_MS
}
