import type { NewId } from '../../../../platform/ids.ts'
import { notFound, Problem } from '../../../../schema/problem.ts'
import type { PendingRequest } from '../../../foundation/change/batches.ts'
import type { Change } from '../../../foundation/change/change.ts'
import { type SourceHealthParts, updateSourceHealth } from '../../booking-sources/change-health.ts'
import type { ClubEvent } from '../../records/club-event.ts'
import type { WaitingSnapshot } from '../booking.ts'
import { changeBookings, lockBookings } from '../change-bookings.ts'
import type { SnapshotDecision } from '../rules.ts'
import { bookingStore } from '../store.ts'
import type { BatchDecision } from './batch.ts'
import type { LockedSource } from './target-store.ts'

/** Result of a snapshot, with the public id of its court. */
export type WrittenBooking = SnapshotDecision['result'] & { courtPublicId: string }

export type Waiters = readonly PendingRequest<WaitingSnapshot, WrittenBooking>[]

export interface SnapshotParts extends SourceHealthParts {
  changeOnce: Change<ClubEvent>
  newId: NewId
}

interface Committed {
  written: Waiters
  source: LockedSource | null
  outcomes: BatchDecision['outcomes']
  skipped: Waiters
}

/** Commits snapshots of one source in one transaction; returns those whose bookings are locked by another one. */
export async function commitSnapshots(
  parts: SnapshotParts,
  sourceId: string,
  take: () => Waiters,
): Promise<Waiters> {
  const { result } = await parts.changeOnce<Committed>(null, async (tx, now) => {
    const waiters = take()
    const locked =
      waiters.length === 0 ? null : await lockBookings(tx, sourceId, waiters.map(toRequest))
    if (locked === null) return { result: withoutSource(waiters), events: [] }

    const { skipped: names, source, ...stored } = locked
    const isSkipped = ({ request }: Waiters[number]) =>
      names.has(request.snapshot.externalBookingId)
    const skipped = names.size === 0 ? [] : waiters.filter(isSkipped)
    const written =
      names.size === 0 ? waiters : waiters.filter((waiter) => !skipped.includes(waiter))
    const snapshots = written.map(toRequest)
    const { newId } = parts
    const { outcomes, events } = await changeBookings(tx, {
      source,
      ...stored,
      snapshots,
      newId,
      now,
    })
    return { result: { written, source, outcomes, skipped }, events }
  })
  answer(parts, result)
  return result.skipped
}

/** Filters out waiters whose booking is locked or being inserted by another transaction. */
export async function filterUnlocked(
  { database }: SnapshotParts,
  sourceId: string,
  waiters: Waiters,
): Promise<Waiters> {
  const isUnlocked = new Map<string, boolean>()
  for (const { request } of waiters) {
    const name = request.snapshot.externalBookingId
    if (isUnlocked.has(name)) continue
    isUnlocked.set(name, await bookingStore.isUnlocked(database, sourceId, Buffer.from(name)))
  }
  return waiters.filter(({ request }) => isUnlocked.get(request.snapshot.externalBookingId))
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
