import { Problem } from '../../../schema/problem.ts'
import { backOff } from '../../foundation/database/conflict-retries.ts'
import { DatabaseUnavailable, LockConflict } from '../../foundation/database/database-problems.ts'
import { type LeasedItem, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { type SourceHealthParts, updateSourceHealth } from '../booking-sources/change-health.ts'
import type { BookingWriterParts } from '../bookings/writing/writer.ts'
import type { ClubParts } from '../records/context.ts'
import type { RefusedBookingsParts } from '../refused-bookings/refusal-writer.ts'
import type { ImportResult } from './booking-import.ts'
import { failNextRecord, importRecords, type Step } from './change-import.ts'
import { CHUNK } from './queue.ts'
import { importStore } from './store.ts'

export type ImportParts = ClubParts & SourceHealthParts & BookingWriterParts & RefusedBookingsParts

/** Runs an import until it is complete, its source is paused, or the worker stops. */
export async function runImport(
  parts: ImportParts,
  item: LeasedItem,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log } = parts
  try {
    await importStore.begin(database, item.id, clock())
    let { outcome, lost = 0 }: Pick<Step, 'outcome' | 'lost'> = IMPORTED
    while (outcome === 'IMPORTED' && !signal.aborted)
      ({ outcome, lost = 0 } = await importUnlocked(parts, item))
    if (outcome === 'LOCKED') throw new LockConflict('Another write has locked the next booking.')
    if (lost > 0)
      log.error(
        { event: 'import.records_missing', import: item.id, missing: lost },
        'records of an import are missing; it has failed',
      )
    // Lanes of paused sources are not polled, so the item is due at once.
    if (outcome === 'IMPORTED' || outcome === 'PAUSED')
      await workItems.release(database, item, clock())
  } catch (err) {
    log.warn({ err, import: item.id }, 'an import is retried later')
    await workItems.retryLater(database, item, clock())
  }
}

const IMPORTED: Pick<Step, 'outcome'> = { outcome: 'IMPORTED' }

const LOCKED: Step = { outcome: 'LOCKED', source: null, results: [] }

const LOCKED_ATTEMPTS = 6

/** Retries a locked booking a few times before the import is released. */
async function importUnlocked(parts: ImportParts, item: LeasedItem): Promise<Step> {
  for (let attempt = 1; ; attempt += 1) {
    const step = await importChunk(parts, item)
    if (step.outcome !== 'LOCKED' || attempt === LOCKED_ATTEMPTS) return step
    await backOff(attempt)
  }
}

/** Imports a chunk in one transaction; after an error, each record in a transaction of its own. */
async function importChunk(parts: ImportParts, item: LeasedItem): Promise<Step> {
  try {
    return await takeStep(parts, item, CHUNK)
  } catch (err) {
    if (err instanceof DatabaseUnavailable) throw err
    parts.log.warn({ err, import: item.id }, 'records of an import are written one by one')
  }
  for (let tried = 1; ; tried += 1) {
    const step = await importOne(parts, item)
    if (step.outcome !== 'IMPORTED' || tried === CHUNK) return step
  }
}

async function importOne(parts: ImportParts, item: LeasedItem): Promise<Step> {
  try {
    return await takeStep(parts, item, 1)
  } catch (err) {
    if (err instanceof LockConflict) return LOCKED
    // Not the record's fault: retried when the database is reachable.
    if (err instanceof Problem && err.code === 'dependency_unavailable') throw err

    parts.log.error({ err, import: item.id }, 'a record could not be imported')
    const failed = await failNextRecord(parts, item)
    noteRefused(parts, failed)
    return failed
  }
}

/** Runs a step exclusively with the booking batches of the same source. */
async function takeStep(parts: ImportParts, item: LeasedItem, limit: number): Promise<Step> {
  const { bookingWriter } = parts
  const step = await bookingWriter.runExclusive(item.lane, () => importRecords(parts, item, limit))
  noteRefused(parts, step)
  if (step.source !== null && step.results.length > 0)
    await updateSourceHealth(parts, step.source, step.results.map(isAccepted))
  return step
}

/** Behind the commit: a record that is imported again is noted again. */
function noteRefused({ refusedBookings }: RefusedBookingsParts, { refused = [] }: Step): void {
  for (const refusal of refused) refusedBookings.note(refusal)
}

function isAccepted({ outcome }: ImportResult): boolean {
  return outcome !== 'FAILED'
}
