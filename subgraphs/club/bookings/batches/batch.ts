import type { NewId } from '../../../../platform/ids.ts'
import { notFound, Problem } from '../../../../schema/problem.ts'
import type { MatchSession } from '../../match-sessions/session.ts'
import type { ClubEvent } from '../../records/club-event.ts'
import type { Booking, WaitingSnapshot } from '../booking.ts'
import type { ConflictChange } from '../conflicts/rules.ts'
import { type BookingState, decideSnapshot, type SnapshotDecision } from '../rules.ts'
import type { LockedSource } from './target-store.ts'

/** Snapshots of one source, and the stored state of their bookings. */
export interface Batch {
  snapshots: readonly WaitingSnapshot[]
  source: LockedSource
  /** By external booking id. */
  bookings: ReadonlyMap<string, Booking>
  sessions: ReadonlyMap<string, MatchSession>
  newId: NewId
  now: Date
}

/** Rows to write, each in its final state. */
export interface BatchDecision {
  /** Result of each snapshot, or its refusal. */
  outcomes: (SnapshotDecision['result'] | Problem)[]
  bookings: Written<Booking>
  sessions: Written<MatchSession>
  conflicts: ConflictChange[]
  events: ClubEvent[]
}

export interface Written<T> {
  added: T[]
  replaced: T[]
}

/** Decides snapshots in order, each on the state that the previous ones have left. */
export function decideBatch({ snapshots, source, newId, now, ...stored }: Batch): BatchDecision {
  const bookings = new Map(stored.bookings)
  const sessions = new Map(stored.sessions)
  const written = { bookings: new Set<string>(), sessions: new Set<string>() }
  const outcomes: BatchDecision['outcomes'] = []
  const conflicts: ConflictChange[] = []
  const events: ClubEvent[] = []
  for (const waiting of snapshots) {
    const { externalBookingId } = waiting.snapshot
    const booking = bookings.get(externalBookingId) ?? null
    const session = sessions.get(booking?.matchSessionId ?? '') ?? null
    const ids = { booking: newId(), session: newId(), conflict: newId() }
    const decision = decide(waiting, source, { stored: booking, session, ids, now })
    outcomes.push(decision instanceof Problem ? decision : decision.result)
    if (decision instanceof Problem || decision.result.outcome === 'UNCHANGED') continue

    bookings.set(externalBookingId, decision.result.booking)
    written.bookings.add(externalBookingId)
    if (decision.session) {
      const { session: changed } = decision.session
      sessions.set(changed.id, changed)
      written.sessions.add(changed.id)
    }
    if (decision.conflict) conflicts.push(decision.conflict)
    for (const event of decision.events) events.push({ ...event, traceparent: waiting.traceparent })
  }
  return {
    outcomes,
    bookings: split(written.bookings, stored.bookings, bookings),
    sessions: split(written.sessions, stored.sessions, sessions),
    conflicts,
    events,
  }
}

/** Decides one snapshot; its refusal does not affect the others. A foreign source is not found. */
function decide(
  { installationId, snapshot }: WaitingSnapshot,
  source: LockedSource,
  state: Omit<BookingState, 'target'>,
): SnapshotDecision | Problem {
  if (source.installationId !== installationId) return notFound('booking source')

  const target = { ...source, court: source.courts.get(snapshot.externalCourtId) ?? null }
  try {
    return decideSnapshot(snapshot, { target, ...state })
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

function split<T>(
  written: ReadonlySet<string>,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): Written<T> {
  const split: Written<T> = { added: [], replaced: [] }
  for (const key of written) {
    const row = after.get(key)
    if (row !== undefined) (before.has(key) ? split.replaced : split.added).push(row)
  }
  return split
}
