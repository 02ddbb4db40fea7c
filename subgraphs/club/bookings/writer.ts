import type { NewId } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import {
  type Batches,
  type BatchLimits,
  makeBatches,
  type Waiting,
} from '../../foundation/batches.ts'
import type { Change } from '../../foundation/change.ts'
import { OPERATION_MS } from '../../foundation/time-limits.ts'
import { NobodyWaits, requireWaitedFor } from '../../foundation/waited-for.ts'
import { type SourceTellers, tellSource } from '../booking-sources/change-health.ts'
import type { ClubEvent } from '../club-event.ts'
import type { PutInBatch, PutOutcome } from './batch.ts'
import { changeBookings, lockBookings } from './change-bookings.ts'
import type { PutBookingDecision } from './rules.ts'
import type { LockedSource } from './target-store.ts'

type Put = Omit<PutInBatch, 'ids'>

/** What a snapshot led to, and the name under which its court may be shown to anyone. */
export type WrittenBooking = PutBookingDecision['result'] & { courtPublicId: string }

/** The one way in which this process writes bookings of sources, which are its lanes. */
export type BookingWriter = Batches<Put, WrittenBooking>

interface WriterParts extends SourceTellers {
  change: Change<ClubEvent>
  newId: NewId
}

/**
 * Sixty-four, because more add no speed and hold the source's rows for longer; four of the pool's ten
 * connections, so that reads never wait for writers; a second's worth of what waits; and so long that
 * who is taken can still be told within the time of an operation.
 */
const LIMITS: BatchLimits = {
  perBatch: 64,
  lanesAtOnce: 4,
  waitingPerLane: 512,
  waitingInAll: 2048,
  waitMs: OPERATION_MS / 2,
}

export function makeBookingWriter(parts: WriterParts, limits = LIMITS): BookingWriter {
  return makeBatches<Put, WrittenBooking>({
    run: (sourceId, take) => runBatch(parts, sourceId, take),
    limits,
  })
}

type Waiters = readonly Waiting<Put, WrittenBooking>[]

/** Commits what waits at once; where that meets a fault, each of it for itself. */
async function runBatch(parts: WriterParts, sourceId: string, take: () => Waiters): Promise<void> {
  try {
    return await commit(parts, sourceId, take)
  } catch (err) {
    if (isEverybodys(err)) throw err
    const [only, ...others] = take()
    if (others.length === 0) return only?.reject(err)
    parts.log.warn({ err, source: sourceId }, 'bookings of a source are written one by one')
  }
  for (const waiter of take()) {
    try {
      // Others were written before it, which takes its time.
      requireWaitedFor(waiter.signal)
      await commit(parts, sourceId, () => [waiter])
    } catch (error) {
      if (isEverybodys(error)) throw error
      waiter.reject(error)
    }
  }
}

function isEverybodys(error: unknown): boolean {
  if (error instanceof NobodyWaits) return false
  return error instanceof Problem && error.code === 'dependency_unavailable'
}

async function commit(parts: WriterParts, sourceId: string, take: () => Waiters): Promise<void> {
  const { change, newId } = parts
  const { result } = await change<Committed>(null, async (tx, now) => {
    const waiters = take()
    const puts = waiters.map(({ ask }) => ask)
    const locked = puts.length === 0 ? null : await lockBookings(tx, sourceId, puts)
    if (locked === null) return { result: { waiters, source: null, outcomes: [] }, events: [] }

    const { outcomes, events } = await changeBookings(tx, { ...locked, puts, newId, now })
    return { result: { waiters, source: locked.source, outcomes }, events }
  })
  // The source's next batch is on its way to the database before the process turns to these answers:
  // it commits a tenth more at 20 connections.
  setImmediate(() => void tell(parts, result))
}

interface Committed {
  waiters: Waiters
  source: LockedSource | null
  outcomes: readonly PutOutcome[]
}

async function tell(parts: WriterParts, { waiters, source, outcomes }: Committed): Promise<void> {
  const isAnyWritten = outcomes.some((outcome) => !(outcome instanceof Problem))
  // What is refused to a request counts for no failure of its source.
  if (source !== null && isAnyWritten) await tellSource(parts, source, [true])
  for (const [nth, { ask, resolve, reject }] of waiters.entries()) {
    const outcome = outcomes[nth] ?? notFound('booking source')
    if (outcome instanceof Problem) reject(outcome)
    else resolve({ ...outcome, courtPublicId: nameOfCourt(source, ask) })
  }
}

function nameOfCourt(source: LockedSource | null, { snapshot }: Put): string {
  return source?.courts.get(snapshot.externalCourtId)?.publicId ?? ''
}
