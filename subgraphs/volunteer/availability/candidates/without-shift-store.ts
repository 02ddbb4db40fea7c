import { SEATED_STATUSES } from '../../../../rules/volunteer/staffing.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import { keywordList } from '../../../foundation/query/conditions.ts'

const { polls: POLLS, responses: RESPONSES } = VOLUNTEER_LIMITS.candidates

const SEATED = keywordList(SEATED_STATUSES)

export interface CountedResponses {
  /** Active helpers with access who said yes to an option and have no shift at the event. */
  helpers: number
  /** Of the newest polls; at most as many as are looked at. */
  responses: number
}

export const withoutShiftStore = {
  /** Looks at a bounded number of responses, and at the assignments of one event for each. */
  async count(database: Queryable, eventId: string): Promise<CountedResponses> {
    const [row] = await database.query<{ helpers: string; responses: string }[]>(
      `SELECT COUNT(*) AS responses,
         COUNT(DISTINCT CASE WHEN JSON_CONTAINS(r.answers, '{"availability":"YES"}')
           AND EXISTS (SELECT 1 FROM event_accesses e FORCE INDEX (event_accesses_by_recipient)
             WHERE e.event_id = ? AND e.is_revoked = FALSE AND e.status = 'ACTIVE'
               AND e.helper_id = r.helper_id)
           AND NOT EXISTS (SELECT 1
             FROM shift_assignments a FORCE INDEX (shift_assignments_by_recipient)
             STRAIGHT_JOIN shifts s FORCE INDEX (PRIMARY)
               ON s.id = a.shift_id AND s.deleted_at IS NULL
             WHERE a.event_id = ? AND a.status IN (${SEATED}) AND a.helper_id = r.helper_id)
         THEN r.helper_id END) AS helpers
       FROM (SELECT n.helper_id, n.answers
             FROM (SELECT q.id
                   FROM availability_requests q FORCE INDEX (availability_requests_by_creation)
                   WHERE q.event_id = ? AND q.is_deleted = FALSE
                   ORDER BY q.created_at DESC, q.id DESC LIMIT ?) p
             STRAIGHT_JOIN availability_responses n FORCE INDEX (availability_responses_by_update)
               ON n.request_id = p.id AND n.is_deleted = FALSE
             LIMIT ?) r`,
      [eventId, eventId, eventId, POLLS, RESPONSES + 1],
    )
    return { helpers: Number(row?.helpers ?? 0), responses: Number(row?.responses ?? 0) }
  },
}
