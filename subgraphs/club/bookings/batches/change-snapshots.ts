import type { NewId } from '../../../../platform/ids.ts'
import { notFound, Problem } from '../../../../platform/problem.ts'
import type { PendingRequest } from '../../../foundation/change/batches.ts'
import type { Change } from '../../../foundation/change/change.ts'
import { type SourceTellers, tellSource } from '../../booking-sources/change-health.ts'
import type { ClubEvent } from '../../club-event.ts'
import { changeBookings, lockBookings } from '../change-bookings.ts'
import type { PutBookingDecision } from '../rules.ts'
import { bookingStore } from '../store.ts'
import type { PutInBatch, PutOutcome } from './batch.ts'
import type { LockedSource } from './target-store.ts'

export type Put = Omit<PutInBatch, 'ids'>

/** What a snapshot led to, and the name under which its court may be shown to anyone. */
export type WrittenBooking = PutBookingDecision['result'] & { courtPublicId: string }

export type Waiters = readonly PendingRequest<Put, WrittenBooking>[]

export interface SnapshotParts extends SourceTellers {
  changeOnce: Change<ClubEvent>
  newId: NewId
}

interface Committed {
  written: Waiters
  source: LockedSource | null
  outcomes: readonly PutOutcome[]
  skipped: Waiters
}

/**
 * Commits the snapshots of one source in one transaction, but for those whose bookings another
 * transaction has locked: it returns their waiters.
 */
export async function commitSnapshots(
  parts: SnapshotParts,
  sourceId: string,
  take: () => Waiters,
): Promise<Waiters> {
  const { result } = await parts.changeOnce<Committed>(null, async (tx, now) => {
    const waiters = take()
    const locked =
      waiters.length === 0 ? null : await lockBookings(tx, sourceId, waiters.map(toPut))
    if (locked === null) return { result: withoutSource(waiters), events: [] }

    const { skipped: names, source, ...stored } = locked
    const isSkipped = ({ request }: Waiters[number]) =>
      names.has(request.snapshot.externalBookingId)
    const skipped = names.size === 0 ? [] : waiters.filter(isSkipped)
    const written =
      names.size === 0 ? waiters : waiters.filter((waiter) => !skipped.includes(waiter))
    const puts = written.map(toPut)
    const { newId } = parts
    const { outcomes, events } = await changeBookings(tx, { source, ...stored, puts, newId, now })
    return { result: { written, source, outcomes, skipped }, events }
  })
  answer(parts, result)
  return result.skipped
}

/** Waiters whose booking no other transaction has locked or inserts. */
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

const toPut = ({ request }: Waiters[number]) => request

const withoutSource = (written: Waiters): Committed => ({
  written,
  source: null,
  outcomes: [],
  skipped: [],
})

/**
 * Resolves each waiter at once with a promise, so that no later fault can reject a snapshot that is
 * written. The answers come after the source's next batch is on its way to the database: it commits a
 * tenth more at 20 connections.
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
  // What is refused to a request counts for no failure of its source.
  if (source !== null && isAnyWritten) await tellSource(parts, source, [true])
}

function toAnswer(
  outcome: PutOutcome | undefined,
  source: LockedSource | null,
  { snapshot }: Put,
): WrittenBooking {
  if (outcome === undefined) throw notFound('booking source')
  if (outcome instanceof Problem) throw outcome

  const courtPublicId = source?.courts.get(snapshot.externalCourtId)?.publicId ?? ''
  return { ...outcome, courtPublicId }
}
