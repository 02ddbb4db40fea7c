import type { Tx } from '../../foundation/transaction.ts'
import { lockHeld } from '../../foundation/work-queue/leases.ts'
import { type HeldItem, workItems } from '../../foundation/work-queue/work-items.ts'
import { conflictStore } from '../bookings/conflicts/store.ts'
import { bookingStore } from '../bookings/store.ts'
import { type LockedSource, lockSource } from '../bookings/target-store.ts'
import type { ClubParts } from '../context.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import type { BookingImport, ImportRecord, ImportResult } from './booking-import.ts'
import { BOOKING_IMPORTS, LEASE_MS } from './queue.ts'
import { advanceImport, type ChunkDecision, decideChunk, endImport, failRecord } from './rules.ts'
import { importStore } from './store.ts'

export interface Step {
  /** LOST: somebody else has the import. WAITS: its source is paused. */
  is: 'WENT_ON' | 'OVER' | 'WAITS' | 'LOST'
  source: LockedSource | null
  results: readonly ImportResult[]
}

/**
 * Imports the next records in one transaction together with their results, or says that there are no
 * more. The lease is checked in it, so whoever lost the import writes nothing.
 */
export async function importRecords(
  { change, newId }: Pick<ClubParts, 'change' | 'newId'>,
  item: HeldItem,
  limit: number,
): Promise<Step> {
  const { result } = await change<Step>(null, async (tx, now) => {
    const at = await findPlace(tx, item, limit)
    if (at === null) return { result: LOST, events: [] }
    if (at.records.length === 0) return { result: await end(tx, item, at.job, now), events: [] }

    const externalCourtIds = at.records.map(toCourt)
    const source = await lockSource(tx, toAddress(at.job), { externalCourtIds, now })
    if (source.sourceStatus === 'PAUSED')
      return { result: { is: 'WAITS', source, results: [] }, events: [] }

    const { records } = at
    const names = records.map(({ snapshot }) => snapshot.externalBookingId)
    const bookings = await bookingStore.lockMany(tx, source.bookingSourceId, names)
    const sessionIds = [...bookings.values()].flatMap(({ matchSessionId }) => matchSessionId ?? [])
    const sessions = await matchSessionStore.lockAll(tx, sessionIds)
    const ids = records.map(() => ({ booking: newId(), session: newId(), conflict: newId() }))
    const decision = decideChunk({ records, source, bookings, sessions, ids, now })
    await write(tx, decision)
    await advance(tx, item, { job: at.job, results: decision.results, now })
    const result: Step = { is: 'WENT_ON', source, results: decision.results }
    return { result, events: decision.events }
  })
  return result
}

/** Notes that the next record failed by a fault of ours, so that the others can go on. */
export async function failNextRecord({ change }: ClubParts, item: HeldItem): Promise<Step> {
  const { result } = await change<Step>(null, async (tx, now) => {
    const at = await findPlace(tx, item, 1)
    if (at === null) return { result: LOST, events: [] }

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
  records: ImportRecord[]
}

async function findPlace(tx: Tx, item: HeldItem, limit: number): Promise<Place | null> {
  const held = await lockHeld(tx, BOOKING_IMPORTS, [item])
  if (!held.has(item.id)) return null

  const job = await importStore.find(tx, item.id)
  return { job, records: await importStore.nextRecords(tx, job, limit) }
}

/** The bookings first, as everywhere locks are taken in that order. */
async function write(tx: Tx, { bookings, sessions, conflicts }: ChunkDecision): Promise<void> {
  await bookingStore.writeMany(tx, bookings)
  await matchSessionStore.writeAll(tx, sessions)
  for (const conflict of conflicts) await conflictStore.write(tx, conflict)
}

async function advance(
  tx: Tx,
  item: HeldItem,
  { job, results, now }: { job: BookingImport; results: readonly ImportResult[]; now: Date },
): Promise<void> {
  await importStore.addResults(tx, results)
  await importStore.advance(tx, advanceImport(job, results, now))
  await workItems.extend(tx, item, new Date(now.getTime() + LEASE_MS))
}

/** In a transaction of its own: whoever reads the end finds what the source was told of the records. */
async function end(tx: Tx, item: HeldItem, job: BookingImport, now: Date): Promise<Step> {
  await importStore.advance(tx, endImport(job, now))
  await importStore.removeRecords(tx, job.id)
  await workItems.finish(tx, item)
  return { is: 'OVER', source: null, results: [] }
}

function toAddress({ bookingSourceId: sourceId, installationId }: BookingImport) {
  return { sourceId, installationId }
}

function toCourt({ snapshot }: ImportRecord): string {
  return snapshot.externalCourtId
}
