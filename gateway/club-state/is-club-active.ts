import type { GraphExecutor } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { Problem } from '../../platform/problem.ts'
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
  const ask = makeInternalQuery<boolean>(club, {
    name: 'IsClubActive',
    document: 'query IsClubActive($id: ID!) { isClubActive(id: $id) }',
    field: 'isClubActive',
    unavailable: 'Clubs cannot be looked up.',
  })

  return async ({ clubId: id, isClubActive }: KnownClub, requestId: string): Promise<boolean> => {
    try {
      const isActive = (await ask({ id }, requestId)) ?? true
      lastKnown.set(id, isActive)
      return isActive
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'dependency_unavailable') throw error
      return lastKnown.get(id) ?? isClubActive
    }
  }
}
