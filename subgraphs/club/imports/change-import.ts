import type { Tx } from '../../foundation/database/transaction.ts'
import { isLeased } from '../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { inactive } from '../booking-sources/rules.ts'
import type { WaitingSnapshot } from '../bookings/booking.ts'
import { decideSnapshots } from '../bookings/writing/decide.ts'
import {
  type LockedSource,
  lockSnapshots,
  type SnapshotLocks,
} from '../bookings/writing/lock-store.ts'
import { writeRows } from '../bookings/writing/write-store.ts'
import type { ClubParts } from '../records/context.ts'
import type { AnsweredRefusal } from '../refused-bookings/refused-booking.ts'
import type { BookingImport, ImportRecord, ImportResult } from './booking-import.ts'
import { BOOKING_IMPORTS, LEASE_MS } from './queue.ts'
import {
  advanceImport,
  endImport,
  failRecord,
  lostRecordCount,
  toRefused,
  toResults,
} from './rules.ts'
import { importStore } from './store.ts'

export interface Step {
  /**
   * LEASE_LOST: another worker has the lease. PAUSED: the source is paused. LOCKED: another transaction has locked the
   * booking of the next record.
   */
  outcome: 'IMPORTED' | 'ENDED' | 'PAUSED' | 'LEASE_LOST' | 'LOCKED'
  source: LockedSource | null
  results: readonly ImportResult[]
  /** Records that failed. */
  refused?: readonly AnsweredRefusal[]
  /** Records that `lostRecordCount` counts when the import ends. */
  lost?: number
}

/**
 * Imports the next records and stores their results, or ends the import, in one transaction that checks the lease.
 * After a lock wait it fails (`changeOnce`), so that the caller can continue with single records.
 */
export async function importRecords(
  { changeOnce, newId }: Pick<ClubParts, 'changeOnce' | 'newId'>,
  item: LeasedItem,
  limit: number,
): Promise<Step> {
  const { result } = await changeOnce<Step>(null, async (tx, now) => {
    const progress = await findProgress(tx, item, { limit, now })
    if (progress === null) return { result: LEASE_LOST, events: [] }
    if (progress.records.length === 0)
      return { result: await end(tx, item, progress.job, now), events: [] }

    const { job } = progress
    const { installationId } = job
    const toWaiting = ({ snapshot }: ImportRecord) => ({ installationId, snapshot })
    const all = progress.records.map(toWaiting)
    const { skipped, ...rows } = await lockAll(tx, progress, all)
    const { source } = rows
    if (source.sourceStatus === 'PAUSED')
      return { result: { outcome: 'PAUSED', source, results: [] }, events: [] }

    const records = beforeLocked(progress.records, skipped)
    if (records.length === 0)
      return { result: { outcome: 'LOCKED', source, results: [] }, events: [] }

    const decision =
      source.sourceStatus === 'DISABLED'
        ? null
        : decideSnapshots({ ...rows, snapshots: records.map(toWaiting), newId, now })
    if (decision !== null) await writeRows(tx, decision)
    const { outcomes, events } = decision ?? refuseAll(source, records)
    const results = toResults(records, outcomes)
    await advance(tx, item, { job, results, now })
    const refused = toRefused(job, results)
    return { result: { outcome: 'IMPORTED', source, results, refused }, events }
  })
  return result
}

/** Fails the next record after an internal error, so that the import can continue. */
export async function failNextRecord({ change }: ClubParts, item: LeasedItem): Promise<Step> {
  const { result } = await change<Step>(null, async (tx, now) => {
    const progress = await findProgress(tx, item, { limit: 1, now })
    if (progress === null) return { result: LEASE_LOST, events: [] }
    if (progress.records.length === 0)
      return { result: await end(tx, item, progress.job, now), events: [] }

    const results = progress.records.map((record) => failRecord(record, FAULT))
    await advance(tx, item, { job: progress.job, results, now })
    const refused = toRefused(progress.job, results)
    return { result: { outcome: 'IMPORTED', source: null, results, refused }, events: [] }
  })
  return result
}

const LEASE_LOST: Step = { outcome: 'LEASE_LOST', source: null, results: [] }

const FAULT = { code: 'internal_error', message: 'The record could not be imported.' } as const

interface ImportProgress {
  job: BookingImport
  /** True if the source counts as DISABLED. */
  isClosed: boolean
  records: ImportRecord[]
}

async function findProgress(
  tx: Tx,
  item: LeasedItem,
  { limit, now }: { limit: number; now: Date },
): Promise<ImportProgress | null> {
  tx.traceparent = item.traceparent
  const held = await isLeased(tx, BOOKING_IMPORTS, item)
  if (!held) return null

  const { job, isClosed } = await importStore.find(tx, item.id, now)
  return { job, isClosed, records: await importStore.nextRecords(tx, job, limit) }
}

async function lockAll(
  tx: Tx,
  { job: { bookingSourceId }, isClosed }: ImportProgress,
  snapshots: readonly WaitingSnapshot[],
): Promise<SnapshotLocks> {
  const locked = await lockSnapshots(tx, bookingSourceId, snapshots)
  if (locked === null) throw new Error(`The booking source ${bookingSourceId} is not there.`)

  const { source, ...stored } = locked
  return { ...stored, source: isClosed ? { ...source, sourceStatus: 'DISABLED' } : source }
}

/** Records before the first locked one: results are stored in order. */
function beforeLocked(records: ImportRecord[], skipped: ReadonlySet<string>): ImportRecord[] {
  const end = records.findIndex(({ snapshot }) => skipped.has(snapshot.externalBookingId))
  return end === -1 ? records : records.slice(0, end)
}

function refuseAll(
  { bookingSourceId: id, sourceStatus: status }: LockedSource,
  records: ImportRecord[],
) {
  return { outcomes: records.map(() => inactive({ id, status })), events: [] }
}

async function advance(
  tx: Tx,
  item: LeasedItem,
  { job, results, now }: { job: BookingImport; results: ImportResult[]; now: Date },
): Promise<void> {
  await importStore.addResults(tx, job, results)
  await importStore.advance(tx, advanceImport(job, results, now))
  await workItems.extend(tx, item, new Date(now.getTime() + LEASE_MS))
}

/** Ends the import, once no record is left: the source's health has been updated since the last records. */
async function end(tx: Tx, item: LeasedItem, job: BookingImport, now: Date): Promise<Step> {
  await importStore.advance(tx, endImport(job, now))
  await importStore.removeRecords(tx, job.id)
  await workItems.complete(tx, item)
  return { outcome: 'ENDED', source: null, results: [], lost: lostRecordCount(job) }
}
