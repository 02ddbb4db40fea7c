import type { NewId } from '../../../../platform/ids.ts'
import { notFound, Problem } from '../../../../schema/problem.ts'
import { redactParticipants } from '../../match-sessions/participants.ts'
import type { MatchSession } from '../../match-sessions/session.ts'
import type { ClubEvent } from '../../records/club-event.ts'
import type {
  Booking,
  BookingState,
  Snapshot,
  SnapshotDecision,
  WaitingSnapshot,
} from '../booking.ts'
import type { ConflictChange } from '../conflicts/reconciliation-conflict.ts'
import { reconciliationStatusOf } from '../conflicts/rules.ts'
import type { TermChanges } from '../search/search-term.ts'
import { toTermChanges } from '../search/terms.ts'
import {
  type CourtAndLocation,
  isRepetition,
  requireCourt,
  requireOpenSource,
} from './acceptance-rules.ts'
import { addBooking, replaceBooking } from './apply-booking.ts'
import type { LockedRows } from './lock-store.ts'

/** Snapshots of one source, and its locked rows. */
export interface Batch extends LockedRows {
  snapshots: readonly WaitingSnapshot[]
  newId: NewId
  now: Date
}

/** Rows to write, each in its final state. */
export interface BatchDecision {
  /** Result of each snapshot, or its refusal. */
  outcomes: (SnapshotDecision['result'] | Problem)[]
  bookings: ChangedRows<Booking>
  sessions: ChangedRows<MatchSession>
  conflicts: ConflictChange[]
  /** By which the written bookings are found. */
  terms: TermChanges
  events: ClubEvent[]
}

/** Rows by their keys, in the order of their first change. */
export interface ChangedRows<Row> {
  added: ReadonlyMap<string, Row>
  replaced: ReadonlyMap<string, Row>
}

/** Decides snapshots in order, each on the state that the previous ones have left. */
export function decideSnapshots(batch: Batch): BatchDecision {
  const { source, newId, now } = batch
  const bookings = changesOf(batch.bookings)
  const sessions = changesOf(batch.sessions)
  const outcomes: BatchDecision['outcomes'] = []
  const conflicts: ConflictChange[] = []
  const events: ClubEvent[] = []
  for (const waiting of batch.snapshots) {
    const { snapshot, traceparent } = waiting
    const booking = bookings.get(snapshot.externalBookingId)
    const decision = decide(waiting, source, {
      stored: booking,
      session: sessions.get(booking?.matchSessionId ?? ''),
      ids: { booking: newId(), session: newId(), conflict: newId() },
      now,
    })
    outcomes.push(decision instanceof Problem ? decision : decision.result)
    if (decision instanceof Problem || decision.result.outcome === 'UNCHANGED') continue

    bookings.set(snapshot.externalBookingId, decision.result.booking)
    for (const session of [decision.replacedSession, decision.session])
      if (session) sessions.set(session.id, session)
    if (decision.conflict) conflicts.push(decision.conflict)
    for (const event of decision.events) events.push({ ...event, traceparent })
  }
  const written = [...bookings.added.values(), ...bookings.replaced.values()]
  const changes = written.map((booking) => ({
    stored: batch.bookings.get(booking.externalBookingId ?? '') ?? null,
    booking,
  }))
  return { outcomes, bookings, sessions, conflicts, terms: toTermChanges(changes, now), events }
}

function changesOf<Row>(stored: ReadonlyMap<string, Row>) {
  const added = new Map<string, Row>()
  const replaced = new Map<string, Row>()
  return {
    added,
    replaced,
    get: (key: string) => added.get(key) ?? replaced.get(key) ?? stored.get(key) ?? null,
    set: (key: string, row: Row) => void (stored.has(key) ? replaced : added).set(key, row),
  }
}

/** Decides one snapshot; its refusal does not affect the others. A foreign source is not found. */
function decide(
  { installationId, snapshot }: WaitingSnapshot,
  source: Batch['source'],
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

/** Decides what a complete snapshot does (club API, States and transitions; Endpoint rule 3). */
export function decideSnapshot(snapshot: Snapshot, state: BookingState): SnapshotDecision {
  const { stored, target } = state
  requireOpenSource(snapshot, state)
  if (stored !== null && isRepetition(stored, snapshot)) return unchanged(stored)

  const place = requireCourt(snapshot, state)
  const participants = redactParticipants(snapshot.participants, target.erasing)
  const accepted = { ...snapshot, participants }
  return stored === null
    ? createBooking(accepted, state, place)
    : updateBooking(accepted, state, stored, place)
}

function unchanged(booking: Booking): SnapshotDecision {
  const reconciliationStatus = reconciliationStatusOf(booking)
  const result = { booking, outcome: 'UNCHANGED', reconciliationStatus } as const
  return { result, session: null, replacedSession: null, conflict: null, events: [] }
}

function createBooking(
  snapshot: Snapshot,
  state: BookingState,
  { courtId, locationId }: CourtAndLocation,
): SnapshotDecision {
  const { target, now } = state
  const booking: Booking = {
    id: state.ids.booking,
    organizationId: target.organizationId,
    clubId: target.clubId,
    bookingSourceId: target.bookingSourceId,
    installationId: target.installationId,
    provider: target.provider,
    ...snapshot,
    courtId,
    locationId,
    matchSessionId: null,
    openConflictId: null,
    publishedCount: 1,
    importedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  return addBooking(state, booking)
}

function updateBooking(
  snapshot: Snapshot,
  state: BookingState,
  stored: Booking,
  { courtId, locationId }: CourtAndLocation,
): SnapshotDecision {
  const changed: Booking = { ...stored, ...snapshot, courtId, locationId, importedAt: state.now }
  return replaceBooking(state, stored, changed)
}
