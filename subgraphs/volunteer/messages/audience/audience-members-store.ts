import type { ChosenAudience } from '../message.ts'
import { ACCESS, type Choice, IS_RECIPIENT, IS_SEATED } from './audience-choice-store.ts'
import { COMING_SHIFTS, NAMED_SHIFTS } from './audience-shifts-store.ts'

/** Every active helper with access. */
const ALL: Choice = {
  choose: ({ eventId }, limit) => ({
    sql: `SELECT a.helper_id FROM event_accesses a FORCE INDEX (event_accesses_by_recipient)
      WHERE a.event_id = ? AND a.is_revoked = 0 AND a.status = 'ACTIVE' LIMIT ?`,
    params: [eventId, limit],
  }),
  named: () => [],
  known: () => null,
  chooses: () => true,
}

/** The named helpers, except those whose access was revoked since. */
const HELPERS: Choice = {
  choose: ({ eventId, audience }, limit) => ({
    sql: `SELECT a.helper_id FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
      WHERE a.helper_id IN (?) AND ${IS_RECIPIENT} LIMIT ?`,
    params: [audience.helperIds, eventId, limit],
  }),
  named: ({ helperIds }) => helperIds,
  known: ({ eventId, audience: { helperIds } }) => ({
    sql: `SELECT a.helper_id AS id FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
      WHERE a.helper_id IN (?) AND a.event_id = ? AND a.is_revoked = 0`,
    params: [helperIds, eventId],
  }),
  chooses: ({ audience }, helperId) => audience.helperIds.includes(helperId),
}

const SHIFTS_OF_ROLE = `shifts t FORCE INDEX (shifts_of_role_by_start)`

const IS_OF_ROLE = 't.event_id = ? AND t.role_id IN (?) AND t.is_deleted = FALSE'

/** Helpers whose access names one of the roles, and helpers with a pending or confirmed assignment in a shift of one. */
const ROLE: Choice = {
  choose: ({ eventId, audience: { roleIds } }, limit) => ({
    sql: `(SELECT DISTINCT r.helper_id
      FROM event_access_roles r FORCE INDEX (PRIMARY)
      STRAIGHT_JOIN ${ACCESS} ON a.helper_id = r.helper_id
      WHERE r.event_id = ? AND r.role_id IN (?) AND ${IS_RECIPIENT} LIMIT ?)
      UNION
      (SELECT DISTINCT s.helper_id
      FROM ${SHIFTS_OF_ROLE}
      STRAIGHT_JOIN shift_assignments s FORCE INDEX (shift_assignments_by_status)
        ON s.shift_id = t.id
      STRAIGHT_JOIN ${ACCESS} ON a.helper_id = s.helper_id
      WHERE ${IS_OF_ROLE} AND ${IS_SEATED} AND ${IS_RECIPIENT} LIMIT ?)
      LIMIT ?`,
    params: [eventId, roleIds, eventId, limit, eventId, roleIds, eventId, limit, limit],
  }),
  named: ({ roleIds }) => roleIds,
  known: ({ eventId, audience: { roleIds } }) => ({
    sql: `SELECT r.id FROM roles r FORCE INDEX (PRIMARY)
      WHERE r.id IN (?) AND r.event_id = ? AND r.deleted_at IS NULL`,
    params: [roleIds, eventId],
  }),
  chooses: ({ eventId, audience: { roleIds } }, helperId) => [
    {
      sql: `FROM event_access_roles r FORCE INDEX (event_access_roles_by_helper)
        WHERE r.helper_id = ? AND r.event_id = ? AND r.role_id IN (?) LIMIT 1`,
      params: [helperId, eventId, roleIds],
    },
    {
      sql: `FROM ${SHIFTS_OF_ROLE}
        STRAIGHT_JOIN shift_assignments s FORCE INDEX (shift_assignments_by_helper)
          ON s.shift_id = t.id
        WHERE ${IS_OF_ROLE} AND s.helper_id = ? AND ${IS_SEATED} LIMIT 1`,
      params: [eventId, roleIds, helperId],
    },
  ],
}

/** Helpers with an assignment of the status in any shift of the event. */
const STATUS: Choice = {
  choose: ({ eventId, audience }, limit) => ({
    sql: `SELECT DISTINCT s.helper_id
      FROM shift_assignments s FORCE INDEX (shift_assignments_by_recipient)
      STRAIGHT_JOIN ${ACCESS} ON a.helper_id = s.helper_id
      WHERE s.event_id = ? AND s.status = ? AND ${IS_RECIPIENT} LIMIT ?`,
    params: [eventId, audience.assignmentStatus, eventId, limit],
  }),
  named: () => [],
  known: () => null,
  chooses: ({ eventId, audience }, helperId) => [
    {
      sql: `FROM shift_assignments s FORCE INDEX (shift_assignments_by_recipient)
        WHERE s.event_id = ? AND s.status = ? AND s.helper_id = ? LIMIT 1`,
      params: [eventId, audience.assignmentStatus, helperId],
    },
  ],
}

const CHOICES: Readonly<Record<ChosenAudience['type'], Choice>> = {
  ALL,
  HELPERS,
  ROLE,
  SHIFT: NAMED_SHIFTS,
  STATUS,
}

export function choiceOf({ type, endingAfter }: ChosenAudience): Choice {
  return endingAfter ? COMING_SHIFTS : CHOICES[type]
}
