import { Problem } from '../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { Condition } from '../../foundation/query/conditions.ts'

/** A record with the timestamp that identifies its state. */
export interface Dated {
  updatedAt: Date
}

/** Rejects a change based on another state than the stored one. */
export function requireState(
  what: string,
  { updatedAt }: Dated,
  expectedUpdatedAt: Date | undefined,
): void {
  if (expectedUpdatedAt === undefined) return
  if (expectedUpdatedAt.getTime() === updatedAt.getTime()) return

  throw new Problem('concurrent_update', `The ${what} has been changed since it was read.`, {
    updatedAt: updatedAt.toISOString(),
  })
}

/** Strictly increasing, so that no two states of a record have the same timestamp. */
export function laterThan({ updatedAt }: Dated, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

/** The start of the period whose deletions a list can return. */
export function deletionsSince(now: Date): Date {
  return new Date(now.getTime() - VOLUNTEER_LIMITS.deletedDays * 24 * 60 * 60 * 1000)
}

/**
 * Condition for rows that are not deleted, or deleted within the period; it skips few rows, since
 * older ones are purged.
 */
export function isListed(alias: string, deletedSince: Date | null): Condition | null {
  return (
    deletedSince && {
      sql: `(${alias}.deleted_at IS NULL OR ${alias}.deleted_at >= ?)`,
      params: [deletedSince],
    }
  )
}
