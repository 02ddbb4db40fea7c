import { z } from 'zod'
import { parseInput } from '../../../platform/input/issues.ts'
import { LIMITS } from '../../../schema/limits.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ApiRequest } from './api-request.ts'
import { requestLogStore } from './store.ts'

/** An owner is trimmed once for about so many requests, which is cheaper than counting them. */
const TRIM_EVERY = LIMITS.requestLog.kept / 10

/** Stores requests in one transaction, and trims some of their owners. */
export async function recordRequests(
  database: Database,
  recorded: readonly ApiRequest[],
): Promise<void> {
  if (recorded.length === 0) return
  await inTransaction(database, (tx) => requestLogStore.addAll(tx, recorded))
  for (const [ownerId, own] of Map.groupBy(recorded, (request) => request.ownerId))
    if (Math.random() < own.length / TRIM_EVERY) await requestLogStore.trim(database, ownerId)
}

/** Beside requests, for the club alone; no column has it. */
const RefusedBooking = z.object({
  way: z.enum(['PUT', 'IMPORT']),
  bookingSourceId: z.string().max(LIMITS.id),
  externalBookingId: z.string().max(LIMITS.id * 4),
  code: z.string().max(40),
  details: z.unknown(),
})

export type RecordedRequest = z.output<typeof Recorded>[number]

const Recorded = z
  .array(
    z.object({
      id: z.uuid(),
      ownerId: z.uuid(),
      requestedAt: z.number().transform((time) => new Date(time)),
      method: z.string().max(40),
      route: z.string().max(200).nullable(),
      status: z.int(),
      code: z.string().max(40).nullable(),
      durationMs: z.int().min(0),
      refusedBookings: z.array(RefusedBooking).optional().catch(undefined),
    }),
  )
  .max(LIMITS.requestLog.batch)

/** The requests that another tier sends. */
export function readRecorded(requests: unknown): RecordedRequest[] {
  return parseInput(Recorded, requests)
}
