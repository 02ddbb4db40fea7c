import type { GraphExecutor } from '../../platform/executor.ts'
import { LIMITS } from '../../schema/limits.ts'
import type { ClubProfile } from '../../schema/types/club.ts'
import type { ClubProfilePosition } from '../../schema/types/volunteer.ts'
import { makeAskAsService } from '../internal-query.ts'

interface Sides {
  club: GraphExecutor
  volunteer: GraphExecutor
}

/**
 * Covers a transaction (8 s), the time between two calls (30 s) and clocks that differ: a change that is
 * committed late, or by a server whose clock is behind, is dated before the newest one that was read.
 */
const OVERLAP_MS = 60_000

const PAGE_FIELDS = 'clubId name timezone language updatedAt'

/**
 * Copies name, time zone and language of clubs that changed since the last call from their owner to the
 * volunteer side, in pages. A repetition stores the same values again.
 */
export function makeSyncClubProfiles({ club, volunteer }: Sides) {
  const findPosition = makeAskAsService<ClubProfilePosition>(volunteer, {
    name: 'ClubProfilePosition',
    document: 'query ClubProfilePosition { clubProfilePosition { updatedAt clubId } }',
    field: 'clubProfilePosition',
    unavailable: 'The volunteer side cannot be asked for its club profiles.',
  })
  const readPage = makeAskAsService<ClubProfile[]>(club, {
    name: 'ClubProfiles',
    document: `query ClubProfiles($updatedAt: DateTime!, $afterId: String!) {
      clubProfiles(updatedAt: $updatedAt, afterId: $afterId) { ${PAGE_FIELDS} } }`,
    field: 'clubProfiles',
    unavailable: 'Clubs cannot be read.',
  })
  const store = makeAskAsService<boolean>(volunteer, {
    name: 'StoreClubProfiles',
    kind: 'mutation',
    document: `mutation StoreClubProfiles($profiles: [ClubProfileInput!]!) {
      storeClubProfiles(profiles: $profiles) }`,
    field: 'storeClubProfiles',
    unavailable: 'The volunteer side cannot store club profiles.',
  })

  return async (requestId: string): Promise<void> => {
    let position = toStart(await findPosition({}, requestId))
    for (;;) {
      const profiles = (await readPage(position, requestId)) ?? []
      const last = profiles.at(-1)
      if (last === undefined) return

      await store({ profiles }, requestId)
      if (profiles.length < LIMITS.clubProfiles) return
      position = { updatedAt: toText(last.updatedAt), afterId: last.clubId }
    }
  }
}

/**
 * Only a recent position needs the overlap: behind an old one every transaction has ended. A position of
 * the future, written by a clock that was ahead, must not hide what changes until then.
 */
function toStart(stored: ClubProfilePosition | null): { updatedAt: string; afterId: string } {
  if (stored === null) return { updatedAt: BEGINNING, afterId: '' }

  const now = Date.now()
  const moment = Math.min(new Date(stored.updatedAt).getTime(), now)
  if (now - moment > 2 * OVERLAP_MS)
    return { updatedAt: toText(stored.updatedAt), afterId: stored.clubId }
  return { updatedAt: new Date(moment - OVERLAP_MS).toISOString(), afterId: '' }
}

/** In this process a moment is a date, over the network its text. */
const toText = (moment: Date | string): string => new Date(moment).toISOString()

const BEGINNING = '1000-01-01T00:00:00.000Z'
