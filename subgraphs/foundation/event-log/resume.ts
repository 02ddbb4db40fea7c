import { isUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Queryable } from '../database/database.ts'
import { purgedThrough } from './purge-log.ts'
import { BEGINNING, findPosition, readAfter, readHead } from './read-log.ts'

/** A club and the organization that orders its events. */
export interface FollowedClub {
  organizationId: string
  clubId: string
}

const POSITION = /^(0|[1-9]\d{0,19})$/

/**
 * Where a reader goes on that was given an event's id or a position earlier. Refused with
 * `invalid_cursor` unless every later event of the club is still kept.
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

/** Whether nothing behind the position has been purged. */
async function isWhole(
  database: Queryable,
  { organizationId, clubId }: FollowedClub,
  position: bigint,
): Promise<boolean> {
  if (position > BigInt(await readHead(database, organizationId))) return false
  if (position >= (await purgedThrough(database, organizationId))) return true

  // A club loses its oldest events first: none behind one that is kept.
  const [oldest] = await readAfter(database, { organizationId, clubId, after: BEGINNING, limit: 1 })
  return oldest !== undefined && BigInt(oldest.publicationSequence) <= position
}

export function unknownPosition(): Problem {
  const message = 'This event is unknown or no longer kept. Read the resources anew, then follow.'
  return new Problem('invalid_cursor', message)
}
