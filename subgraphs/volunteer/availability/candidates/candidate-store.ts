import { SEATED_STATUSES } from '../../../../rules/volunteer/staffing.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import { keywordList } from '../../../foundation/query/conditions.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { HelperEntity, type StoredHelper } from '../../helpers/entities.ts'
import type { Shift } from '../../shifts/shift.ts'
import type { AvailabilityOption } from '../availability-request.ts'
import { AvailabilityRequestEntity } from '../entities.ts'
import type { HelperAnswer, HelperLoad } from './candidate-rules.ts'

const {
  considered: CONSIDERED,
  overlapDays: OVERLAP_DAYS,
  polls: POLLS,
  responses: RESPONSES,
} = VOLUNTEER_LIMITS.candidates

const SEATED = keywordList(SEATED_STATUSES)

/** Statuses of an assignment to the shift that leave no question open. */
const DECIDED = keywordList([...SEATED_STATUSES, 'DECLINED'])

const requests = tableOf(AvailabilityRequestEntity).only('id', 'options')
const shown = tableOf(HelperEntity).only('id', 'tags', 'firstName', 'lastName')

export type ConsideredHelper = Pick<StoredHelper, 'id' | 'tags' | 'firstName' | 'lastName'>

/** Reads of bounded size, whatever the club's. */
export const candidateStore = {
  async options(database: Queryable, eventId: string) {
    const rows = await database.query(
      `SELECT ${requests.columns('q')}
       FROM availability_requests q FORCE INDEX (availability_requests_by_creation)
       WHERE q.event_id = ? AND q.is_deleted = FALSE
       ORDER BY q.created_at DESC, q.id DESC LIMIT ?`,
      [eventId, POLLS],
    )
    return rows.map((row): { id: string; options: AvailabilityOption[] } => requests.toRecord(row))
  },

  /** Answers to these options, which belong to these polls. */
  async answers(
    database: Queryable,
    requestIds: readonly string[],
    optionIds: readonly string[],
  ): Promise<HelperAnswer[]> {
    return database.query<HelperAnswer[]>(
      `SELECT r.helper_id AS helperId, a.availability
       FROM (SELECT n.helper_id, n.answers
             FROM availability_responses n FORCE INDEX (availability_responses_by_update)
             WHERE n.request_id IN (?) AND n.is_deleted = FALSE LIMIT ?) r
       JOIN JSON_TABLE(r.answers, '$[*]' COLUMNS (
         option_id varchar(36) PATH '$.optionId', availability varchar(10) PATH '$.availability')) a
       WHERE a.option_id IN (?)`,
      [requestIds, RESPONSES, optionIds],
    )
  },

  async helpersOfRole(database: Queryable, eventId: string, roleId: string): Promise<string[]> {
    const rows = await database.query<{ helperId: string }[]>(
      `SELECT r.helper_id AS helperId FROM event_access_roles r FORCE INDEX (PRIMARY)
       WHERE r.event_id = ? AND r.role_id = ? LIMIT ?`,
      [eventId, roleId, CONSIDERED],
    )
    return rows.map(toHelperId)
  },

  /** The first helpers with access by name, and one more than are looked at where there are more. */
  async helpersByName(database: Queryable, eventId: string): Promise<string[]> {
    const rows = await database.query<{ helperId: string }[]>(
      `SELECT e.helper_id AS helperId FROM event_accesses e FORCE INDEX (event_accesses_by_name)
       WHERE e.event_id = ? AND e.is_revoked = FALSE AND e.status = 'ACTIVE'
       ORDER BY e.last_name, e.first_name, e.helper_id LIMIT ?`,
      [eventId, CONSIDERED + 1],
    )
    return rows.map(toHelperId)
  },

  /** Those of the helpers who are assigned to the shift already, or have declined it. */
  async decided(
    database: Queryable,
    shiftId: string,
    helperIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const rows = await database.query<{ helperId: string }[]>(
      `SELECT a.helper_id AS helperId
       FROM shift_assignments a FORCE INDEX (shift_assignments_by_helper)
       WHERE a.shift_id = ? AND a.helper_id IN (?) AND a.status IN (${DECIDED})`,
      [shiftId, helperIds],
    )
    return new Set(rows.map(toHelperId))
  },

  /** Pending and confirmed shifts of the event, without deleted ones, of those helpers who have any. */
  async loads(
    database: Queryable,
    eventId: string,
    helperIds: readonly string[],
  ): Promise<ReadonlyMap<string, HelperLoad>> {
    const rows = await database.query<{ helperId: string; shifts: string; minutes: string }[]>(
      `SELECT a.helper_id AS helperId, COUNT(*) AS shifts,
         SUM(TIMESTAMPDIFF(MINUTE, s.start_time, s.end_time)) AS minutes
       FROM shift_assignments a FORCE INDEX (shift_assignments_of_helper)
       STRAIGHT_JOIN shifts s FORCE INDEX (PRIMARY) ON s.id = a.shift_id AND s.is_deleted = FALSE
       WHERE a.helper_id IN (?) AND a.event_id = ? AND a.status IN (${SEATED})
       GROUP BY a.helper_id`,
      [helperIds, eventId],
    )
    return new Map(
      rows.map(({ helperId, shifts, minutes }) => [
        helperId,
        { shiftCount: Number(shifts), assignedMinutes: Number(minutes) },
      ]),
    )
  },

  /**
   * Those of the helpers with another shift at the same time. It begins with the club's shifts of that
   * time, so that the read grows neither with the helpers' history nor with the club's. Without
   * `event_id`, a column that the index lacks, MySQL may read all shifts of the club.
   */
  async withOverlap(
    database: Queryable,
    { id, clubId, startTime, endTime }: Shift,
    helperIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const rows = await database.query<{ helperId: string }[]>(
      `SELECT DISTINCT a.helper_id AS helperId
       FROM shifts s FORCE INDEX (shifts_of_club_by_start)
       STRAIGHT_JOIN shift_assignments a FORCE INDEX (shift_assignments_by_helper)
         ON a.shift_id = s.id AND a.helper_id IN (?) AND a.status IN (${SEATED})
       WHERE s.club_id = ? AND s.is_deleted = FALSE AND s.id <> ? AND s.event_id <> ''
         AND s.start_time >= DATE_SUB(?, INTERVAL ? DAY) AND s.start_time < ? AND s.end_time > ?`,
      [helperIds, clubId, id, startTime, OVERLAP_DAYS, endTime, startTime],
    )
    return new Set(rows.map(toHelperId))
  },

  /** Those of the helpers who have access to the event, without erased ones, by name. */
  async helpers(
    database: Queryable,
    eventId: string,
    helperIds: readonly string[],
  ): Promise<ConsideredHelper[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('h')}
       FROM helpers h FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN event_accesses e FORCE INDEX (event_accesses_by_recipient)
         ON e.event_id = ? AND e.is_revoked = FALSE AND e.status = 'ACTIVE' AND e.helper_id = h.id
       WHERE h.id IN (?) AND h.deleted_at IS NULL
       ORDER BY h.last_name, h.first_name, h.id`,
      [eventId, helperIds],
    )
    return rows.map((row) => shown.toRecord(row))
  },
}

const toHelperId = ({ helperId }: { helperId: string }) => helperId
