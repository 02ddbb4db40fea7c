import { Problem } from '../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { Condition } from '../../foundation/query/conditions.ts'

/** What tells one state of a record from another. */
export interface Dated {
  updatedAt: Date
}

/** Refuses a change that was made from another state than the stored one. */
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

/** Two states of a record never bear the same time, however fast they follow each other. */
export function laterThan({ updatedAt }: Dated, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

/** From when on a list can tell what was deleted. */
export function deletionsSince(now: Date): Date {
  return new Date(now.getTime() - VOLUNTEER_LIMITS.deletedDays * 24 * 60 * 60 * 1000)
}

/** Of what is deleted, what a list tells of: only what is about to be purged is read in vain. */
export function isTold(alias: string, deletedSince: Date | null): Condition | null {
  return (
    deletedSince && {
      sql: `(${alias}.deleted_at IS NULL OR ${alias}.deleted_at >= ?)`,
      params: [deletedSince],
    }
  )
}
