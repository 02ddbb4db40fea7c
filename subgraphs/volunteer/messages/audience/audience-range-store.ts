import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import type { ChosenAudience, Message } from '../message.ts'
import { type EventAudience, IS_SEATED, isHeld } from './audience-choice-store.ts'
import { endOf } from './audience-shifts-store.ts'

/** A range of an event's helpers in the order of ids: after one id, up to another or to the end. */
export interface HelperRange {
  after: string
  upTo: string | null
}

/**
 * Active helpers with access in the order of ids. The club's id is selected because it is outside
 * the index: MySQL may prefer scanning an index that covers the query.
 */
const IS_NEXT = `a.event_id = ? AND a.is_revoked = 0 AND a.status = 'ACTIVE' AND a.helper_id > ?
    AND a.club_id = ?`

/** The fields of a message by which its audience is selected. */
type AudienceMessage = Pick<Message, 'id' | 'clubId' | 'eventId' | 'audience'>

/**
 * Reads ranges of the event's helpers instead of the audience, so that a step costs the same for
 * every size and order of the audience.
 */
export const audienceRangeStore = {
  /** The last id of the next range; null if it reaches the end. */
  async findEnd(
    tx: Tx,
    { eventId, clubId }: AudienceMessage,
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

  /** Query for the helpers of the range who are in the audience and not yet recipients. */
  choose(message: AudienceMessage, { after, upTo }: HelperRange) {
    const { id, clubId, eventId, audience } = message
    const isIn = IS_SELECTED[audience.type](message)
    const end = upTo === null ? { sql: '', params: [] } : { sql: LAST, params: [upTo] }
    return {
      sql: `SELECT a.helper_id FROM event_accesses a FORCE INDEX (event_accesses_by_recipient)
        WHERE ${IS_NEXT}${end.sql} AND ${isIn.sql} AND NOT ${NOTED}`,
      params: [eventId, after, clubId, ...end.params, ...isIn.params, id],
    } satisfies Condition
  },
}

const LAST = ' AND a.helper_id <= ?'

/**
 * A scalar subquery for one row. MySQL may turn EXISTS into a join that reads the whole audience.
 */
const anyOf = (rows: string) => `((SELECT 1 ${rows}) IS NOT NULL)`

const NOTED = anyOf(`FROM message_recipients r FORCE INDEX (message_recipients_by_helper)
  WHERE r.message_id = ? AND r.helper_id = a.helper_id LIMIT 1`)

/** A helper has few assignments at the event, whereas shifts of a role may have many. */
const ASSIGNMENTS = 'FROM shift_assignments s FORCE INDEX (shift_assignments_of_helper)'

const OF_HELPER = 's.helper_id = a.helper_id AND s.event_id = ?'

const OPEN = `${OF_HELPER} AND ${IS_SEATED}`

const WITH_SHIFT = 'STRAIGHT_JOIN shifts t FORCE INDEX (PRIMARY) ON t.id = s.shift_id'

/** Per audience type, the condition that helper `a` is selected. */
const IS_SELECTED: Readonly<
  Record<ChosenAudience['type'], (eventAudience: EventAudience) => Condition>
> = {
  ALL: () => ({ sql: 'TRUE', params: [] }),

  HELPERS: ({ audience }) => ({ sql: 'a.helper_id IN (?)', params: [audience.helperIds] }),

  SHIFT({ eventId, audience }) {
    const held = isHeld(audience)
    const end = endOf(audience)
    const [join, isOne] =
      end === null
        ? ['', 's.shift_id IN (?)']
        : [WITH_SHIFT, 't.end_time > ? AND t.is_deleted = FALSE']
    return {
      sql: anyOf(`${ASSIGNMENTS} ${join} WHERE ${OF_HELPER} AND ${held.sql} AND ${isOne} LIMIT 1`),
      params: [eventId, ...held.params, end ?? audience.shiftIds],
    }
  },

  ROLE: ({ eventId, audience: { roleIds } }) => ({
    sql: `(${anyOf(`FROM event_access_roles r FORCE INDEX (event_access_roles_by_helper)
        WHERE r.helper_id = a.helper_id AND r.event_id = ? AND r.role_id IN (?) LIMIT 1`)}
      OR ${anyOf(`${ASSIGNMENTS}
        ${WITH_SHIFT}
        WHERE ${OPEN} AND t.role_id IN (?) AND t.is_deleted = FALSE LIMIT 1`)})`,
    params: [eventId, roleIds, eventId, roleIds],
  }),

  STATUS: ({ eventId, audience }) => ({
    sql: anyOf(`${ASSIGNMENTS} WHERE ${OF_HELPER} AND s.status = ? LIMIT 1`),
    params: [eventId, audience.assignmentStatus],
  }),
}
