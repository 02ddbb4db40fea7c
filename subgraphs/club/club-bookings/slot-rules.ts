import { invalidInput } from '../../../platform/input/issues.ts'
import { Problem } from '../../../schema/problem.ts'
import type { Court } from '../courts/court.ts'
import { isUsable } from '../courts/rules.ts'
import type { MatchSession } from '../match-sessions/session.ts'

/** A court and a time that a booking is to have. */
export interface OwnSlot {
  courtId: string
  scheduledStart: Date
  scheduledEnd: Date
}

/** A CONFIRMED booking whose time overlaps a slot. */
export interface BookingInSlot {
  id: string
  provider: string
  matchSessionId: string | null
  scheduledStart: Date
  scheduledEnd: Date
}

/** A match that is ACTIVE or PAUSED on a court. */
export type MatchOnCourt = Pick<
  MatchSession,
  'id' | 'bookingId' | 'scheduledStart' | 'scheduledEnd' | 'actualStart'
>

/** What a court has, under its row lock. */
export interface CourtOccupation {
  court: Court
  matches: readonly MatchOnCourt[]
  bookings: readonly BookingInSlot[]
}

/** One reason why a slot is not free, as `details.occupiedBy` of the refusal lists it. */
interface Occupant {
  kind: 'CLOSING' | 'MATCH' | 'BOOKING'
  courtId: string
  bookingId: string | null
  matchSessionId: string | null
  provider: string | null
  from: string | null
  until: string | null
}

/** Refuses a slot that is over: no match would be made for it. */
export function requireAhead({ scheduledEnd }: OwnSlot, now: Date): void {
  if (scheduledEnd > now) return

  const message = 'Send a moment that is not past.'
  throw invalidInput([{ in: 'body', path: 'scheduledEnd', rule: 'future', message }])
}

/**
 * Refuses a slot that something else has, and says what; bookings that the desk has seen there do not count. Under the
 * court's row lock, so that of two desks the second one sees the first one's booking.
 */
export function requireFreeSlot(
  slot: OwnSlot,
  { court, matches, bookings }: CourtOccupation,
  overlapping: readonly string[],
  now: Date,
): void {
  const closings = findClosing(slot, court, now)
  const played = matches.filter((match) => isPlayedIn(slot, match, now))
  const isSeen = new Set(overlapping)
  const unseen = bookings.filter(({ id }) => !isSeen.has(id))
  if (closings.length + played.length + unseen.length === 0) return

  const playedIds = new Set(played.map(({ bookingId }) => bookingId))
  const others = bookings.filter(({ id }) => !playedIds.has(id))
  const providers = new Map(bookings.map(({ id, provider }) => [id, provider]))
  throw new Problem('state_conflict', 'The court is not free at this time.', {
    courtId: court.id,
    occupiedBy: [
      ...closings,
      ...played.map((match) => ofMatch(match, court.id, providers.get(match.bookingId ?? ''))),
      ...others.map((booking) => ofBooking(booking, court.id)),
    ],
  })
}

/** A disabled court is closed for good, any other one until its closing ends. */
function findClosing({ scheduledStart }: OwnSlot, court: Court, now: Date): Occupant[] {
  const { statusOverride, overrideSince, overrideUntil } = court
  const isOver = overrideUntil !== null && overrideUntil <= scheduledStart
  if (isUsable(court, now) || (statusOverride === 'MAINTENANCE' && isOver)) return []

  return [
    {
      kind: 'CLOSING',
      ...{ courtId: court.id, bookingId: null, matchSessionId: null, provider: null },
      from: overrideSince?.toISOString() ?? null,
      until: overrideUntil?.toISOString() ?? null,
    },
  ]
}

/** A match past its end has the court until it ends. */
function isPlayedIn(
  { scheduledStart, scheduledEnd }: OwnSlot,
  { actualStart, ...match }: MatchOnCourt,
  now: Date,
): boolean {
  const from = earlierOf(match.scheduledStart, actualStart)
  const isOverrun = match.scheduledEnd <= now
  return (
    scheduledEnd > from && (isOverrun ? scheduledStart <= now : scheduledStart < match.scheduledEnd)
  )
}

function ofMatch(
  { id, bookingId, scheduledStart, scheduledEnd, actualStart }: MatchOnCourt,
  courtId: string,
  provider: string | undefined,
): Occupant {
  return {
    kind: 'MATCH',
    ...{ courtId, bookingId, matchSessionId: id, provider: provider ?? null },
    from: earlierOf(scheduledStart, actualStart).toISOString(),
    until: scheduledEnd.toISOString(),
  }
}

function ofBooking(
  { id, provider, matchSessionId, scheduledStart, scheduledEnd }: BookingInSlot,
  courtId: string,
): Occupant {
  return {
    kind: 'BOOKING',
    ...{ courtId, bookingId: id, matchSessionId, provider },
    from: scheduledStart.toISOString(),
    until: scheduledEnd.toISOString(),
  }
}

function earlierOf(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one
}
