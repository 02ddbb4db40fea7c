import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import type { ChosenAudience, Message } from '../message.ts'
import type { Addressed } from './audience-choice-store.ts'

/** Of the helpers of an event by id, those after one, up to another or to the last. */
export interface Stretch {
  after: string
  upTo: string | null
}

/**
 * The active helpers with access, by id. The club is asked for because the index does not tell it: MySQL may
 * scan all of one that tells everything.
 */
const IS_NEXT = `a.event_id = ? AND a.is_revoked = 0 AND a.status = 'ACTIVE' AND a.helper_id > ?
    AND a.club_id = ?`

/** What is known of a message whose audience is gone through. */
type Walked = Pick<Message, 'id' | 'clubId' | 'eventId' | 'audience'>

/**
 * Goes through the helpers of an event instead of an audience. A step so costs as much as the helpers it looks
 * at, however many are in the audience, and in whatever order what chooses them stands.
 */
export const audienceWalkStore = {
  /** The last of the next so many helpers; null where there are no more than these. */
  async findEnd(
    tx: Tx,
    { eventId, clubId }: Walked,
    after: string,
    limit: number,
  ): Promise<string | null> {
    const [end] = await tx.query<{ id: string }[]>(
      `SELECT a.helper_id AS id FROM event_accesses a FORCE INDEX (event_accesses_by_recipient)
       WHERE ${IS_NEXT} ORDER BY a.helper_id LIMIT 1 OFFSET ?`,
      [eventId, after, clubId, limit - 1],
    )
    return end?.id ?? null
  },

  /** Statement for those of a stretch who are in the message's audience, and not among its recipients yet. */
  choose(message: Walked, { after, upTo }: Stretch) {
    const { id, clubId, eventId, audience } = message
    const isIn = CHOSEN[audience.type](message)
    const end = upTo === null ? { sql: '', params: [] } : { sql: LAST, params: [upTo] }
    return {
      sql: `SELECT a.helper_id FROM event_accesses a FORCE INDEX (event_accesses_by_recipient)
        WHERE ${IS_NEXT}${end.sql} AND ${isIn.sql} AND NOT ${NOTED}`,
      params: [eventId, after, clubId, ...end.params, ...isIn.params, id],
    } satisfies Condition
  },
}

const LAST = ' AND a.helper_id <= ?'

/** One row at most. Never EXISTS, which a server may turn into a join that reads all who are chosen. */
const anyOf = (rows: string) => `((SELECT 1 ${rows}) IS NOT NULL)`

const NOTED = anyOf(`FROM message_recipients r FORCE INDEX (message_recipients_by_helper)
  WHERE r.message_id = ? AND r.helper_id = a.helper_id LIMIT 1`)

/** A helper's own in the event are few, the shifts of a role may be many. */
const ASSIGNMENTS = 'FROM shift_assignments s FORCE INDEX (shift_assignments_of_helper)'

const OF_HELPER = 's.helper_id = a.helper_id AND s.event_id = ?'

const OPEN = `${OF_HELPER} AND s.status IN ('PENDING', 'CONFIRMED')`

/** What tells whether helper `a` is chosen. */
const CHOSEN: Readonly<Record<ChosenAudience['type'], (addressed: Addressed) => Condition>> = {
  ALL: () => ({ sql: 'TRUE', params: [] }),

  HELPERS: ({ audience }) => ({ sql: 'a.helper_id IN (?)', params: [audience.helperIds] }),

  SHIFT: ({ eventId, audience }) => ({
    sql: anyOf(`${ASSIGNMENTS} WHERE ${OPEN} AND s.shift_id IN (?) LIMIT 1`),
    params: [eventId, audience.shiftIds],
  }),

  ROLE: ({ eventId, audience: { roleIds } }) => ({
    sql: `(${anyOf(`FROM event_access_roles r FORCE INDEX (event_access_roles_by_helper)
        WHERE r.helper_id = a.helper_id AND r.event_id = ? AND r.role_id IN (?) LIMIT 1`)}
      OR ${anyOf(`${ASSIGNMENTS}
        STRAIGHT_JOIN shifts t FORCE INDEX (PRIMARY) ON t.id = s.shift_id
        WHERE ${OPEN} AND t.role_id IN (?) AND t.is_deleted = FALSE LIMIT 1`)})`,
    params: [eventId, roleIds, eventId, roleIds],
  }),

  STATUS: ({ eventId, audience }) => ({
    sql: anyOf(`${ASSIGNMENTS} WHERE ${OF_HELPER} AND s.status = ? LIMIT 1`),
    params: [eventId, audience.assignmentStatus],
  }),
}
