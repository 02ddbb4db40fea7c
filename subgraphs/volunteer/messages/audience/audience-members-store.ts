import { SEATED_STATUSES } from '../../../../rules/volunteer/staffing.ts'
import { type Condition, keywordList } from '../../../foundation/query/conditions.ts'
import type { ChosenAudience } from '../message.ts'

const SEATED = keywordList(SEATED_STATUSES)

/** An audience within an event. */
export interface EventAudience {
  eventId: string
  audience: ChosenAudience
}

/** Decided already, or true if any of these queries finds a row. */
export type AudienceMatch = boolean | readonly RowSource[]

/** The part of a query after SELECT: FROM and WHERE, for at most one row. */
export type RowSource = Condition

/** How a type of audience selects helpers; the ids in it must belong to the event. */
interface Choice {
  /** Query for the ids of selected helpers with access who are active, each once, up to a limit. */
  choose(eventAudience: EventAudience, limit: number): Condition
  /** The ids that the audience names. */
  named(audience: ChosenAudience): readonly string[]
  /** Query for the named ids that belong to the event. */
  known(eventAudience: EventAudience): Condition | null
  /** Whether a helper with access to the event is selected. */
  chooses(eventAudience: EventAudience, helperId: string): AudienceMatch
}

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

const ACCESS = 'event_accesses a FORCE INDEX (event_accesses_by_helper)'

const IS_RECIPIENT = "a.event_id = ? AND a.is_revoked = 0 AND a.status = 'ACTIVE'"

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

/** A pending or confirmed assignment; a deleted shift has none. */
const IS_SEATED = `s.status IN (${SEATED})`

/** Helpers with a pending or confirmed assignment in one of the shifts. */
const SHIFT: Choice = {
  choose: ({ eventId, audience }, limit) => ({
    sql: `SELECT DISTINCT s.helper_id
      FROM shift_assignments s FORCE INDEX (shift_assignments_by_status)
      STRAIGHT_JOIN ${ACCESS} ON a.helper_id = s.helper_id
      WHERE s.shift_id IN (?) AND ${IS_SEATED} AND ${IS_RECIPIENT} LIMIT ?`,
    params: [audience.shiftIds, eventId, limit],
  }),
  named: ({ shiftIds }) => shiftIds,
  known: ({ eventId, audience: { shiftIds } }) => ({
    sql: `SELECT s.id FROM shifts s FORCE INDEX (PRIMARY)
      WHERE s.id IN (?) AND s.event_id = ? AND s.deleted_at IS NULL`,
    params: [shiftIds, eventId],
  }),
  chooses: ({ audience }, helperId) => [
    {
      sql: `FROM shift_assignments s FORCE INDEX (shift_assignments_by_helper)
        WHERE s.shift_id IN (?) AND s.helper_id = ? AND ${IS_SEATED} LIMIT 1`,
      params: [audience.shiftIds, helperId],
    },
  ],
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

export const CHOICES: Readonly<Record<ChosenAudience['type'], Choice>> = {
  ALL,
  HELPERS,
  ROLE,
  SHIFT,
  STATUS,
}
