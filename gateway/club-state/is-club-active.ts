import type { GraphExecutor } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { operation } from '../../schema/operations.ts'
import { Problem } from '../../schema/problem.ts'
import { makeInternalQuery } from '../internal-query.ts'

/** A club, and its status in the volunteer subgraph's copy. */
export interface KnownClub {
  clubId: string
  isClubActive: boolean
}

const MAX_CACHED_CLUBS = 10_000

/**
 * Checks whether a club is ACTIVE. While the club subgraph is unreachable, its last answer or the volunteer
 * subgraph's copy is used, so that an outage of one subgraph does not affect the other.
 */
export function makeIsClubActive(club: GraphExecutor) {
  const lastKnown = makeBoundedCache<string, boolean>(MAX_CACHED_CLUBS)
  const message = 'Clubs cannot be looked up.'
  const query = makeInternalQuery(club, operation('IsClubActive'), message)

  return async ({ clubId: id, isClubActive }: KnownClub, requestId: string): Promise<boolean> => {
    try {
      const { isClubActive: status } = await query({ id }, requestId)
      const isActive = status ?? true
      lastKnown.set(id, isActive)
      return isActive
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'dependency_unavailable') throw error
      return lastKnown.get(id) ?? isClubActive
    }
  }
}
