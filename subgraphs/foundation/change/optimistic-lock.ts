import { Problem } from '../../../schema/problem.ts'

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
