import type { ClubProfilePositionQuery } from '../../built/types/operations.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { LIMITS } from '../../schema/limits.ts'
import { operation } from '../../schema/operations.ts'
import { makeInternalQuery } from '../internal-query.ts'

interface Sides {
  club: GraphExecutor
  volunteer: GraphExecutor
}

/**
 * Overlap of two runs: covers a transaction (8 s), the interval (30 s) and clock skew, since a change may be committed
 * after it is dated.
 */
const OVERLAP_MS = 60_000

/**
 * Copies name, time zone and language of clubs that changed since the last run from the club subgraph to the
 * volunteer subgraph, in pages. Idempotent.
 */
export function makeSyncClubProfiles({ club, volunteer }: Sides) {
  const findPosition = makeInternalQuery(
    volunteer,
    operation('ClubProfilePosition'),
    'The volunteer side cannot be asked for its club profiles.',
  )
  const readPage = makeInternalQuery(club, operation('ClubProfiles'), 'Clubs cannot be read.')
  const store = makeInternalQuery(
    volunteer,
    operation('StoreClubProfiles'),
    'The volunteer side cannot store club profiles.',
  )

  return async (requestId: string): Promise<void> => {
    const { clubProfilePosition } = await findPosition({}, requestId)
    let position = toStart(clubProfilePosition)
    for (;;) {
      const { clubProfiles } = await readPage(position, requestId)
      const profiles = clubProfiles ?? []
      const last = profiles.at(-1)
      if (last === undefined) return

      await store({ profiles }, requestId)
      if (profiles.length < LIMITS.clubProfiles) return
      position = { updatedAt: toText(last.updatedAt), afterId: last.clubId }
    }
  }
}

/**
 * Subtracts the overlap from a recent position; before an old one all transactions have ended. A position in the
 * future, from a clock that was ahead, is reset to now.
 */
function toStart(stored: ClubProfilePositionQuery['clubProfilePosition']): {
  updatedAt: string
  afterId: string
} {
  if (stored === null) return { updatedAt: BEGINNING, afterId: '' }

  const now = systemClock().getTime()
  const moment = Math.min(new Date(stored.updatedAt).getTime(), now)
  if (now - moment > 2 * OVERLAP_MS)
    return { updatedAt: toText(stored.updatedAt), afterId: stored.clubId }
  return { updatedAt: new Date(moment - OVERLAP_MS).toISOString(), afterId: '' }
}

/** Dates arrive as Date in this process, as text over the network. */
const toText = (moment: Date | string): string => new Date(moment).toISOString()

const BEGINNING = '1000-01-01T00:00:00.000Z'
