import { isUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Queryable } from '../database/database.ts'
import { purgedThrough } from './purge-log.ts'
import { BEGINNING, findPosition, readAfter, readHead } from './read-log.ts'

/** A club, and the organization in whose log its events are ordered. */
export interface FollowedClub {
  organizationId: string
  clubId: string
}

const POSITION = /^(0|[1-9]\d{0,19})$/

/**
 * Resolves an event's id or a position to the position from which to resume. Throws `invalid_cursor` if a later
 * event of the club has been purged.
 */
export async function resumeAt(
  database: Queryable,
  club: FollowedClub,
  after: string,
): Promise<string> {
  if (isUuid(after)) {
    const position = await findPosition(database, club.clubId, after)
    if (position === null) throw unknownPosition()
    return position
  }
  if (!POSITION.test(after) || !(await isWhole(database, club, BigInt(after))))
    throw unknownPosition()

  return after
}

/** True if no event after the position has been purged. */
async function isWhole(
  database: Queryable,
  { organizationId, clubId }: FollowedClub,
  position: bigint,
): Promise<boolean> {
  if (position > BigInt(await readHead(database, organizationId))) return false
  if (position >= (await purgedThrough(database, organizationId))) return true

  // Events of a club are purged oldest first: none is missing after a retained one.
  const [oldest] = await readAfter(database, { organizationId, clubId, after: BEGINNING, limit: 1 })
  return oldest !== undefined && BigInt(oldest.publicationSequence) <= position
}

export function unknownPosition(): Problem {
  const message = 'This event is unknown or no longer kept. Read the resources anew, then follow.'
  return new Problem('invalid_cursor', message)
}
