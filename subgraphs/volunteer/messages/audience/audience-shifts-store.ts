import type { ChosenAudience } from '../message.ts'
import { ACCESS, type Choice, IS_RECIPIENT, isHeld } from './audience-choice-store.ts'

/** Helpers with an assignment in one of the named shifts. */
export const NAMED_SHIFTS: Choice = {
  choose({ eventId, audience }, limit) {
    const held = isHeld(audience)
    return {
      sql: `SELECT DISTINCT s.helper_id
        FROM shift_assignments s FORCE INDEX (shift_assignments_by_status)
        STRAIGHT_JOIN ${ACCESS} ON a.helper_id = s.helper_id
        WHERE s.shift_id IN (?) AND ${held.sql} AND ${IS_RECIPIENT} LIMIT ?`,
      params: [audience.shiftIds, ...held.params, eventId, limit],
    }
  },
  named: ({ shiftIds }) => shiftIds,
  // A cancelled shift can be deleted before those who were assigned are written to.
  known: ({ eventId, audience: { shiftIds, cancelledSince } }) => ({
    sql: `SELECT s.id FROM shifts s FORCE INDEX (PRIMARY)
      WHERE s.id IN (?) AND s.event_id = ?${cancelledSince ? '' : ' AND s.deleted_at IS NULL'}`,
    params: [shiftIds, eventId],
  }),
  chooses({ audience }, helperId) {
    const held = isHeld(audience)
    const sql = `FROM shift_assignments s FORCE INDEX (shift_assignments_by_helper)
      WHERE s.shift_id IN (?) AND s.helper_id = ? AND ${held.sql} LIMIT 1`
    return [{ sql, params: [audience.shiftIds, helperId, ...held.params] }]
  },
}

/** Reads the shifts first, since those that are over may have most assignments. */
const COMING = `shifts t FORCE INDEX (shifts_by_start)`

const IS_COMING = 't.event_id = ? AND t.is_deleted = FALSE AND t.end_time > ?'

/** Helpers with an assignment in any shift of the event that ends later than a moment. */
export const COMING_SHIFTS: Choice = {
  choose({ eventId, audience }, limit) {
    const held = isHeld(audience)
    return {
      sql: `SELECT DISTINCT s.helper_id
        FROM ${COMING}
        STRAIGHT_JOIN shift_assignments s FORCE INDEX (shift_assignments_by_status)
          ON s.shift_id = t.id
        STRAIGHT_JOIN ${ACCESS} ON a.helper_id = s.helper_id
        WHERE ${IS_COMING} AND ${held.sql} AND ${IS_RECIPIENT} LIMIT ?`,
      params: [eventId, endOf(audience), ...held.params, eventId, limit],
    }
  },
  named: () => [],
  known: () => null,
  chooses({ eventId, audience }, helperId) {
    const held = isHeld(audience)
    const sql = `FROM ${COMING}
      STRAIGHT_JOIN shift_assignments s FORCE INDEX (shift_assignments_by_helper)
        ON s.shift_id = t.id
      WHERE ${IS_COMING} AND s.helper_id = ? AND ${held.sql} LIMIT 1`
    return [{ sql, params: [eventId, endOf(audience), helperId, ...held.params] }]
  },
}

export function endOf({ endingAfter }: ChosenAudience): Date | null {
  return endingAfter ? new Date(endingAfter) : null
}
