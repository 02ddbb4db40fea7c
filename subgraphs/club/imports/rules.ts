import { Problem } from '../../../platform/problem.ts'
import { requireWritable } from '../booking-sources/rules.ts'
import type { Booking } from '../bookings/booking.ts'
import type { ConflictChange } from '../bookings/conflicts/rules.ts'
import { type PutBookingDecision, putBooking } from '../bookings/rules.ts'
import type { LockedSource } from '../bookings/target-store.ts'
import type { ClubEvent } from '../club-event.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import type { BookingImport, ImportError, ImportRecord, ImportResult } from './booking-import.ts'

export interface Chunk {
  records: readonly ImportRecord[]
  source: LockedSource
  /** By external booking id. */
  bookings: ReadonlyMap<string, Booking>
  sessions: ReadonlyMap<string, MatchSession>
  /** Identifiers to use for what each record makes. */
  ids: readonly { booking: string; session: string; conflict: string }[]
  now: Date
}

/** What is to be written, each row in the last of the states it had. */
export interface ChunkDecision {
  results: ImportResult[]
  bookings: { added: Booking[]; replaced: Booking[] }
  sessions: { added: MatchSession[]; replaced: MatchSession[] }
  conflicts: ConflictChange[]
  events: ClubEvent[]
}

/** Decides about records one after the other, each over what those before it left. */
export function decideChunk({ records, source, ids, now, ...stored }: Chunk): ChunkDecision {
  const bookings = new Map(stored.bookings)
  const sessions = new Map(stored.sessions)
  const written = { bookings: new Set<string>(), sessions: new Set<string>() }
  const decision: Pick<ChunkDecision, 'results' | 'conflicts' | 'events'> = {
    results: [],
    conflicts: [],
    events: [],
  }
  for (const [nth, record] of records.entries()) {
    const { externalBookingId, externalCourtId } = record.snapshot
    const put = decideRecord(record, () => {
      requireWritable({ id: source.bookingSourceId, status: source.sourceStatus })
      const booking = bookings.get(externalBookingId) ?? null
      const session = sessions.get(booking?.matchSessionId ?? '') ?? null
      const target = { ...source, court: source.courts.get(externalCourtId) ?? null }
      const made = ids[nth]
      if (made === undefined) throw new Error('Every record has its identifiers.')
      return putBooking({
        snapshot: record.snapshot,
        target,
        stored: booking,
        session,
        ids: made,
        now,
      })
    })
    decision.results.push(put.result)
    if (put.decision === null || put.decision.result.outcome === 'UNCHANGED') continue

    const { result, session, conflict, events } = put.decision
    bookings.set(externalBookingId, result.booking)
    written.bookings.add(externalBookingId)
    if (session) {
      sessions.set(session.session.id, session.session)
      written.sessions.add(session.session.id)
    }
    if (conflict) decision.conflicts.push(conflict)
    decision.events.push(...events)
  }
  return {
    ...decision,
    bookings: split(written.bookings, stored.bookings, bookings),
    sessions: split(written.sessions, stored.sessions, sessions),
  }
}

/** What a failure of ours leaves of one record. */
export function failRecord(record: ImportRecord, error: ImportError): ImportResult {
  return { ...toHead(record), ...FAILED, error }
}

/** The import after these results; that it is over is told later, by `endImport`. */
export function advanceImport(
  job: BookingImport,
  results: readonly ImportResult[],
  now: Date,
): BookingImport {
  const failures = results.filter(({ outcome }) => outcome === 'FAILED').length
  const failed = job.failed + failures
  const imported = job.imported + results.length - failures
  return { ...job, imported, failed, status: 'PROCESSING', updatedAt: now }
}

/** The import once all that its records bring about is there to be read. */
export function endImport(job: BookingImport, now: Date): BookingImport {
  const status = finalStatus(job.imported, job.failed)
  return { ...job, status, completedAt: now, updatedAt: now }
}

const FAILED = { outcome: 'FAILED', bookingId: null, reconciliationStatus: 'NONE' } as const

/** A business refusal fails only its record. */
function decideRecord(
  record: ImportRecord,
  decide: () => PutBookingDecision,
): { result: ImportResult; decision: PutBookingDecision | null } {
  try {
    const decision = decide()
    const { booking, outcome, reconciliationStatus } = decision.result
    const done = { outcome, bookingId: booking.id, reconciliationStatus, error: null }
    return { result: { ...toHead(record), ...done }, decision }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, message, details } = error
    return {
      result: failRecord(record, { code, message, ...(details && { details }) }),
      decision: null,
    }
  }
}

function toHead({
  importId,
  position,
  snapshot: { externalBookingId, sourceVersion },
}: ImportRecord) {
  return { importId, position, externalBookingId, sourceVersion }
}

function split<T>(
  written: ReadonlySet<string>,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): { added: T[]; replaced: T[] } {
  const rows = [...written].map((key) => ({ isNew: !before.has(key), row: after.get(key) }))
  const pick = (isNew: boolean) =>
    rows.flatMap((each) => (each.isNew === isNew && each.row !== undefined ? [each.row] : []))
  return { added: pick(true), replaced: pick(false) }
}

function finalStatus(imported: number, failed: number): BookingImport['status'] {
  if (failed === 0) return 'COMPLETED'
  return imported === 0 ? 'FAILED' : 'PARTIAL'
}
