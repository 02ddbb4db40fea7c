import { isUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../schema/problem.ts'
import type { Queryable } from '../database/database.ts'
import { type LogReads, makeLogReads } from './log-reads.ts'
import { BEGINNING } from './read-log.ts'

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
export function resumeAt(database: Queryable, club: FollowedClub, after: string): Promise<string> {
  return resumeBy(makeLogReads(database), club, after)
}

/** `resumeAt` by the reads of a request. */
export async function resumeBy(log: LogReads, club: FollowedClub, after: string): Promise<string> {
  if (isUuid(after)) {
    const position = await log.findPosition(club.clubId, after)
    if (position === null) throw unknownPosition()
    return position
  }
  if (!POSITION.test(after) || !(await hasAllAfter(log, club, BigInt(after))))
    throw unknownPosition()

  return after
}

/** True if no event after the position has been purged. */
async function hasAllAfter(
  log: LogReads,
  { organizationId, clubId }: FollowedClub,
  position: bigint,
): Promise<boolean> {
  if (position > BigInt(await log.readHead(organizationId))) return false
  if (position >= (await log.purgedThrough(organizationId))) return true

  // Events of a club are purged oldest first: none is missing after a retained one, nor right before the oldest,
  // where a subscription to the latest events begins.
  const [oldest] = await log.readAfter({ organizationId, clubId, after: BEGINNING, limit: 1 })
  return oldest !== undefined && BigInt(oldest.publicationSequence) <= position + 1n
}

export function unknownPosition(): Problem {
  const message = 'This event is unknown or no longer kept. Read the resources anew, then follow.'
  return new Problem('invalid_cursor', message)
}
