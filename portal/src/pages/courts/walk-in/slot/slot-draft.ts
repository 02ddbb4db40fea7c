import { hoursBetween, timesShown, toInstant, toLocal, turnOf } from '../../../../time/zoned.ts'
import { readMinutes, SHORTEST } from './lengths.ts'
import { roundDown, type Slot } from './slot.ts'

/** A slot as it is typed. */
export interface SlotDraft extends Omit<Slot, 'minutes'> {
  minutes: string
}

/** A field that is missing or wrong; `over`: all of it is past. */
export type SlotFault = 'day' | 'clock' | 'minutes' | 'over'

/** From and to of a slot; null while a part is missing or wrong. */
export function toPeriod(draft: SlotDraft, zone: string): { from: Date; to: Date } | null {
  const { day, clock, turn } = draft
  const local = `${day}T${clock}`
  const from = timesShown(local, zone) === 0 ? null : toInstant(local, zone, turn)
  const minutes = readMinutes(draft.minutes)
  if (from === null || minutes === null) return null
  return { from, to: new Date(from.getTime() + minutes * 60_000) }
}

export function findSlotFaults(draft: SlotDraft, zone: string, now: Date): ReadonlySet<SlotFault> {
  const faults = new Set<SlotFault>()
  const midnight = toInstant(`${draft.day}T00:00`, zone)
  if (midnight === null) faults.add('day')
  const isClock = /^\d\d:\d\d$/.test(draft.clock)
  if (!isClock || (midnight !== null && timesShown(`${draft.day}T${draft.clock}`, zone) === 0))
    faults.add('clock')
  if (readMinutes(draft.minutes) === null) faults.add('minutes')
  const period = toPeriod(draft, zone)
  if (period !== null && period.to <= now) faults.add('over')
  return faults
}

/** The slot of a booking that is there. */
export function toSlot({ courtId, scheduledStart, scheduledEnd }: Scheduled, zone: string): Slot {
  const [day = '', clock = ''] = toLocal(scheduledStart, zone).split('T')
  const minutes = Math.round(hoursBetween(scheduledStart, scheduledEnd) * 60)
  return { courtId, day, clock, turn: turnOf(scheduledStart, zone), minutes }
}

/** What is left of a booking's time on its court. */
export function restOf({ courtId, scheduledEnd }: Scheduled, now: Date, zone: string): Slot {
  const scheduledStart = roundDown(now).toISOString()
  const rest = toSlot({ courtId, scheduledStart, scheduledEnd }, zone)
  return { ...rest, minutes: Math.max(SHORTEST, rest.minutes) }
}

interface Scheduled {
  courtId: string
  scheduledStart: string
  scheduledEnd: string
}
