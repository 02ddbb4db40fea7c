import { Problem, type ProblemDetails } from '../../../schema/problem.ts'

/** A record with the timestamp that identifies its state. */
export interface Dated {
  updatedAt: Date
}

/** Rejects a change based on another state than the stored one. */
export function requireState(
  what: string,
  stored: Dated,
  expectedUpdatedAt: Date | undefined,
): void {
  if (expectedUpdatedAt !== undefined && isOutdated(stored, expectedUpdatedAt))
    throw concurrentUpdate(what, stored)
}

export function isOutdated({ updatedAt }: Dated, expectedUpdatedAt: Date): boolean {
  return expectedUpdatedAt.getTime() !== updatedAt.getTime()
}

/** Refusal of a change based on another state; `more` says who made the stored one, where that is known. */
export function concurrentUpdate(
  what: string,
  { updatedAt }: Dated,
  more: ProblemDetails = {},
): Problem {
  return new Problem('concurrent_update', `The ${what} has been changed since it was read.`, {
    updatedAt: updatedAt.toISOString(),
    ...more,
  })
}

/** Strictly increasing, so that no two states of a record have the same timestamp. */
export function laterThan({ updatedAt }: Dated, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}
