import type { NewId } from '../../../../platform/ids.ts'
import { defineHistogram } from '../../../../platform/metrics/define.ts'
import { METRICS } from '../../../../platform/metrics/list.ts'
import { notFound, Problem } from '../../../../schema/problem.ts'
import { type Batches, type BatchLimits, makeBatches } from '../../../foundation/change/batches.ts'
import type { Change } from '../../../foundation/change/change.ts'
import { OPERATION_MS } from '../../../foundation/database/time-limits.ts'
import { type SourceHealthParts, updateSourceHealth } from '../../booking-sources/change-health.ts'
import type { ClubEvent } from '../../records/club-event.ts'
import type { WaitingSnapshot, WrittenBooking } from '../booking.ts'
import { type BatchDecision, decideSnapshots } from './decide.ts'
import { type LockedSource, lockSnapshots } from './lock-store.ts'
import { type Waiters, writeAfterError, writeLocked } from './retry-writer.ts'
import { writeRows } from './write-store.ts'

/** Writes bookings by group commit; a lane is a source. */
export type BookingWriter = Batches<WaitingSnapshot, WrittenBooking>

export interface BookingWriterParts {
  bookingWriter: BookingWriter
}

interface SnapshotParts extends SourceHealthParts {
  changeOnce: Change<ClubEvent>
  newId: NewId
}

/**
 * Batches of more than 64 add no throughput and hold row locks for longer. These 4 lanes and the 2 of locked bookings
 * leave 4 of the pool's 10 connections. `queueTimeoutMs` rejects a request while its client still waits for the answer.
 */
const LIMITS: BatchLimits = {
  perBatch: 64,
  lanesAtOnce: 4,
  queuedPerLane: 512,
  pendingInAll: 2048,
  queueTimeoutMs: OPERATION_MS / 2,
}

/** Locked bookings have lanes of their own, so that they never delay batches of other bookings. */
const LOCKED_LIMITS: BatchLimits = { ...LIMITS, lanesAtOnce: 2, queueTimeoutMs: OPERATION_MS / 4 }

export function makeBookingWriter(parts: SnapshotParts, limits = LIMITS): BookingWriter {
  const commit = (sourceId: string, take: () => Waiters) => commitSnapshots(parts, sourceId, take)
  const retrying = { ...parts, commit }
  const locked = makeBatches<WaitingSnapshot, WrittenBooking>({
    run: (sourceId, take) => writeLocked(retrying, sourceId, take()),
    limits: LOCKED_LIMITS,
  })
  return makeBatches<WaitingSnapshot, WrittenBooking>({
    async run(sourceId, take) {
      let left: Waiters
      try {
        left = await commit(sourceId, take)
      } catch (error) {
        // After a failed commit `take()` returns the same requests again.
        left = await writeAfterError(retrying, sourceId, take(), error)
      }
      for (const { request, signal, resolve } of left)
        resolve(locked.add(sourceId, request, signal))
    },
    limits,
    onSealed: observeBatch,
  })
}

const size = defineHistogram(METRICS.bookingBatchSize)({})
const wait = defineHistogram(METRICS.bookingBatchWait)({})

function observeBatch(waitsMs: readonly number[]): void {
  size.observe(waitsMs.length)
  for (const waitMs of waitsMs) wait.observe(waitMs / 1_000)
}

interface Committed {
  written: Waiters
  source: LockedSource | null
  outcomes: BatchDecision['outcomes']
  skipped: Waiters
}

/** Commits snapshots of one source in one transaction; returns those whose bookings are locked by another one. */
async function commitSnapshots(
  parts: SnapshotParts,
  sourceId: string,
  take: () => Waiters,
): Promise<Waiters> {
  const { newId } = parts
  const { result } = await parts.changeOnce<Committed>(null, async (tx, now) => {
    const waiters = take()
    const locked =
      waiters.length === 0 ? null : await lockSnapshots(tx, sourceId, waiters.map(toRequest))
    if (locked === null) return { result: withoutSource(waiters), events: [] }

    const { skipped: names, ...rows } = locked
    const isSkipped = ({ request }: Waiters[number]) =>
      names.has(request.snapshot.externalBookingId)
    const skipped = names.size === 0 ? [] : waiters.filter(isSkipped)
    const written =
      names.size === 0 ? waiters : waiters.filter((waiter) => !skipped.includes(waiter))
    const decision = decideSnapshots({ ...rows, snapshots: written.map(toRequest), newId, now })
    await writeRows(tx, decision)
    const { outcomes, events } = decision
    return { result: { written, source: rows.source, outcomes, skipped }, events }
  })
  answer(parts, result)
  return result.skipped
}

const toRequest = ({ request }: Waiters[number]) => request

const withoutSource = (written: Waiters): Committed => ({
  written,
  source: null,
  outcomes: [],
  skipped: [],
})

/**
 * Resolves each waiter with a promise, so that no later error can reject a committed snapshot. The promises resolve
 * after the source's next batch is sent, which commits a tenth more at 20 connections.
 */
function answer(parts: SnapshotParts, committed: Committed): void {
  const { written, source, outcomes } = committed
  const isNoted = noteSync(parts, committed)
  for (const [nth, { request, resolve }] of written.entries())
    resolve(isNoted.then(() => toAnswer(outcomes[nth], source, request)))
}

async function noteSync(parts: SnapshotParts, { source, outcomes }: Committed): Promise<void> {
  await new Promise(setImmediate)
  const isAnyWritten = outcomes.some((outcome) => !(outcome instanceof Problem))
  // Refusals of single requests do not count as failures of the source.
  if (source !== null && isAnyWritten) await updateSourceHealth(parts, source, [true])
}

function toAnswer(
  outcome: BatchDecision['outcomes'][number] | undefined,
  source: LockedSource | null,
  { snapshot }: WaitingSnapshot,
): WrittenBooking {
  if (outcome === undefined) throw notFound('booking source')
  if (outcome instanceof Problem) throw outcome

  const courtPublicId = source?.courts.get(snapshot.externalCourtId)?.publicId ?? ''
  return { ...outcome, courtPublicId }
}
