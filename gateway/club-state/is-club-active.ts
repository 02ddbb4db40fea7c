import type { GraphExecutor } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { Problem } from '../../platform/problem.ts'
import { makeAskAsService } from '../internal-query.ts'

/** A club, and whether it is ACTIVE as the volunteer side was told last. */
export interface ToldClub {
  clubId: string
  isClubActive: boolean
}

const REMEMBERED_CLUBS = 10_000

/**
 * Whether a club is ACTIVE. While the owner of clubs is away, the volunteer side goes on with what it
 * said last, here or to the volunteer side itself: a status changes once in years, and one subgraph does
 * not take the other down.
 */
export function makeIsClubActive(club: GraphExecutor) {
  const told = makeBoundedCache<string, boolean>(REMEMBERED_CLUBS)
  const ask = makeAskAsService<boolean>(club, {
    name: 'IsClubActive',
    document: 'query IsClubActive($id: ID!) { isClubActive(id: $id) }',
    field: 'isClubActive',
    unavailable: 'Clubs cannot be looked up.',
  })

  return async ({ clubId: id, isClubActive }: ToldClub, requestId: string): Promise<boolean> => {
    try {
      const isActive = (await ask({ id }, requestId)) ?? true
      told.set(id, isActive)
      return isActive
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'dependency_unavailable') throw error
      return told.get(id) ?? isClubActive
    }
  }
}
