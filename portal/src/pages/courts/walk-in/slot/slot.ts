import { addDays, inZone, type Turn, turnOf } from '../../../../time/zoned.ts'
import type { Interval } from '../../today/day-hours.ts'
import { defaultMinutes } from './lengths.ts'

/** A place and a time for a booking, in the club's calendar and clock. */
export interface Slot {
  courtId: string
  /** `2026-11-30` */
  day: string
  /** `18:30` */
  clock: string
  turn: Turn
  minutes: number
}

interface Taken {
  /** Start and end in hours of the day that is shown. */
  a: number
  b: number
  status: string
}

/** What a day shows of a court. */
export interface SlotRow {
  court: { id: string }
  blocks: readonly Taken[]
  closed: Interval | null
  shut: readonly Interval[]
}

export interface ShownDay {
  day: string
  hours: { from: number; to: number }
  zone: string
  now: Date
}

const STEP_MS = 5 * 60_000
/** A click means the half hour that it is in. */
const CLICK_HOURS = 0.5

/** The five minutes in which a moment is. */
export function roundDown(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / STEP_MS) * STEP_MS)
}

/** Hours of the day in which a click books; null on a day that is over. */
export function bookableHours({ day, hours, zone, now }: ShownDay): Interval | null {
  const begun = inZone(roundDown(now), zone)
  if (day < begun.day) {
    // A day goes on behind midnight while its matches do.
    const late = day === addDays(begun.day, -1) ? begun.hour + 24 : hours.to
    return late < hours.to ? [late, hours.to] : null
  }
  const from = day === begun.day ? Math.max(hours.from, begun.hour) : hours.from
  return from < hours.to ? [from, hours.to] : null
}

/** The slot of a click: its half hour, or what of it is left behind the match before and behind the moment. */
export function slotAt(row: SlotRow, hour: number, shown: ShownDay): Slot | null {
  const bookable = bookableHours(shown)
  if (bookable === null) return null
  const ends = takenOf(row)
    .map(({ b }) => b)
    .filter((end) => end <= hour)
  const half = Math.floor(hour / CLICK_HOURS) * CLICK_HOURS
  return toSlot(row, Math.max(half, bookable[0], ...ends), shown)
}

/**
 * Where a walk-in begins without a click: now, on another day at its opening; on the court that has the focus, else on the
 * first one that is free for the shortest usual time.
 */
export function defaultSlot(
  rows: readonly SlotRow[],
  focused: string | null,
  shown: ShownDay,
): Slot | null {
  const { zone, now } = shown
  const begun = inZone(roundDown(now), zone)
  const isAhead = shown.day > begun.day
  // Nothing is known here of a day that is not shown.
  const isElsewhere = shown.day < begun.day
  const slots = rows.map((row) => {
    const day = isElsewhere ? { ...shown, day: begun.day } : shown
    const known = isElsewhere ? { ...row, blocks: [], closed: null } : row
    return [known, toSlot(known, isAhead ? opensAt(row, shown) : begun.hour, day)] as const
  })
  const chosen =
    slots.find(([{ court }]) => court.id === focused) ??
    slots.find(([row, slot]) => isFree(row, slot, shown)) ??
    slots[0]
  return chosen?.[1] ?? null
}

function isFree(row: SlotRow, slot: Slot, { day }: ShownDay): boolean {
  const a = hourOf(slot, day)
  const b = a + slot.minutes / 60
  const isShut = row.closed !== null && row.closed[0] < b && a < row.closed[1]
  return !isShut && takenOf(row).every((one) => one.b <= a || b <= one.a)
}

/** Hour of the day that is shown at which a slot begins. */
export function hourOf({ day, clock }: Slot, shown: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours + minutes / 60 + (day > shown ? 24 : 0)
}

function opensAt({ shut }: SlotRow, { hours }: ShownDay): number {
  const first = shut.find(([from]) => from <= hours.from)
  return first === undefined || first[1] >= hours.to ? hours.from : first[1]
}

function toSlot(row: SlotRow, hour: number, { day, zone, now }: ShownDay): Slot {
  const minutes = Math.round(hour * 60)
  const ofDay = minutes % DAY_MINUTES
  const next = takenOf(row)
    .filter(({ b }) => b > hour)
    .map(({ a }) => Math.round((a - hour) * 60))
  return {
    courtId: row.court.id,
    day: addDays(day, Math.floor(minutes / DAY_MINUTES)),
    clock: [Math.floor(ofDay / 60), ofDay % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
    turn: turnOf(roundDown(now), zone),
    minutes: defaultMinutes(Math.min(...next)),
  }
}

const DAY_MINUTES = 24 * 60
/** A cancelled booking takes no court, nor does a match that was given up. */
const GONE: readonly string[] = ['CANCELLED', 'ABORTED']

function takenOf({ blocks }: SlotRow): Taken[] {
  return blocks.filter(({ status }) => !GONE.includes(status))
}
