import type { Tx } from '../../foundation/database/transaction.ts'
import { lockLeased } from '../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../foundation/jobs/work-queue/work-items.ts'
import { inactive } from '../booking-sources/rules.ts'
import type { LockedSource } from '../bookings/batches/target-store.ts'
import { changeBookings, lockBookings, type UnlockedBookings } from '../bookings/change-bookings.ts'
import type { ClubParts } from '../context.ts'
import type { BookingImport, ImportRecord, ImportResult } from './booking-import.ts'
import { BOOKING_IMPORTS, LEASE_MS } from './queue.ts'
import { advanceImport, endImport, failRecord, missingRecordCount, toResults } from './rules.ts'
import { importStore } from './store.ts'

export interface Step {
  /**
   * LOST: another worker has the lease. WAITS: the source is paused. LOCKED: another transaction has locked the
   * booking of the next record.
   */
  is: 'WENT_ON' | 'OVER' | 'WAITS' | 'LOST' | 'LOCKED'
  source: LockedSource | null
  results: readonly ImportResult[]
  /** Number of records that were missing when the import ended. */
  missing?: number
}

/**
 * Imports the next records and stores their results in one transaction, or ends the import. The transaction checks
 * the lease, so a worker that has lost it writes nothing.
 */
export async function importRecords(
  { changeOnce, newId }: Pick<ClubParts, 'changeOnce' | 'newId'>,
  item: LeasedItem,
  limit: number,
): Promise<Step> {
  const { result } = await changeOnce<Step>(null, async (tx, now) => {
    const at = await findPlace(tx, item, { limit, now })
    if (at === null) return { result: LOST, events: [] }
    if (at.records.length === 0) return { result: await end(tx, item, at.job, now), events: [] }

    const { job } = at
    const toPut = ({ snapshot }: ImportRecord) => ({
      installationId: job.installationId,
      snapshot,
    })
    const { source, skipped, ...stored } = await lockAll(tx, at, at.records.map(toPut))
    if (source.sourceStatus === 'PAUSED')
      return { result: { is: 'WAITS', source, results: [] }, events: [] }

    const records = beforeLocked(at.records, skipped)
    if (records.length === 0) return { result: { is: 'LOCKED', source, results: [] }, events: [] }

    const puts = records.map(toPut)
    const { outcomes, events } =
      source.sourceStatus === 'DISABLED'
        ? refuseAll(source, records)
        : await changeBookings(tx, { source, ...stored, puts, newId, now })
    const results = toResults(records, outcomes)
    await advance(tx, item, { job, results, now })
    return { result: { is: 'WENT_ON', source, results }, events }
  })
  return result
}

/** Fails the next record after an internal error, so that the import can continue. */
export async function failNextRecord({ change }: ClubParts, item: LeasedItem): Promise<Step> {
  const { result } = await change<Step>(null, async (tx, now) => {
    const at = await findPlace(tx, item, { limit: 1, now })
    if (at === null) return { result: LOST, events: [] }
    if (at.records.length === 0) return { result: await end(tx, item, at.job, now), events: [] }

    const results = at.records.map((record) => failRecord(record, FAULT))
    await advance(tx, item, { job: at.job, results, now })
    return { result: { is: 'WENT_ON', source: null, results }, events: [] }
  })
  return result
}

const LOST: Step = { is: 'LOST', source: null, results: [] }

const FAULT = { code: 'internal_error', message: 'The record could not be imported.' } as const

interface Place {
  job: BookingImport
  /** True if the source counts as DISABLED. */
  isClosed: boolean
  records: ImportRecord[]
}

async function findPlace(
  tx: Tx,
  item: LeasedItem,
  { limit, now }: { limit: number; now: Date },
): Promise<Place | null> {
  const held = await lockLeased(tx, BOOKING_IMPORTS, [item])
  if (!held.has(item.id)) return null

  const { job, isClosed } = await importStore.find(tx, item.id, now)
  return { job, isClosed, records: await importStore.nextRecords(tx, job, limit) }
}

async function lockAll(
  tx: Tx,
  { job: { bookingSourceId }, isClosed }: Place,
  puts: Parameters<typeof lockBookings>[2],
): Promise<UnlockedBookings> {
  const locked = await lockBookings(tx, bookingSourceId, puts)
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

/** Ends the import in a transaction of its own, after the source's health is updated. */
async function end(tx: Tx, item: LeasedItem, job: BookingImport, now: Date): Promise<Step> {
  await importStore.advance(tx, endImport(job, now))
  await importStore.removeRecords(tx, job.id)
  await workItems.complete(tx, item)
  return { is: 'OVER', source: null, results: [], missing: missingRecordCount(job) }
}
