import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { Condition } from '../../foundation/query/conditions.ts'

/** Deleted records are retained, and listed with `include_deleted`, for 90 days. Returns the start of that period. */
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
