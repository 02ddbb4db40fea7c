import { SEATED_STATUSES } from '../../../../rules/volunteer/staffing.ts'
import type { SystemReason } from '../../../../schema/volunteer/statuses.ts'
import { type Condition, keywordList } from '../../../foundation/query/conditions.ts'
import type { ChosenAudience } from '../message.ts'

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
export interface Choice {
  /** Query for the ids of selected helpers with access who are active, each once, up to a limit. */
  choose(eventAudience: EventAudience, limit: number): Condition
  /** The ids that the audience names. */
  named(audience: ChosenAudience): readonly string[]
  /** Query for the named ids that belong to the event. */
  known(eventAudience: EventAudience): Condition | null
  /** Whether a helper with access to the event is selected. */
  chooses(eventAudience: EventAudience, helperId: string): AudienceMatch
}

export const ACCESS = 'event_accesses a FORCE INDEX (event_accesses_by_helper)'

export const IS_RECIPIENT = "a.event_id = ? AND a.is_revoked = 0 AND a.status = 'ACTIVE'"

/** A pending or confirmed assignment; a deleted shift has none. */
export const IS_SEATED = `s.status IN (${keywordList(SEATED_STATUSES)})`

/** The reason with which a cancelled shift ends its assignments. */
const OF_SHIFT: SystemReason = 'shift_cancelled'

const IS_CANCELLED = `s.status = 'CANCELLED' AND s.status_reason = '${OF_SHIFT}'
    AND s.status_changed_at >= ?`

/** The assignments `s` by which an audience of shifts selects. */
export function isHeld({ cancelledSince }: ChosenAudience): Condition {
  if (!cancelledSince) return { sql: IS_SEATED, params: [] }

  return { sql: `(${IS_SEATED} OR ${IS_CANCELLED})`, params: [new Date(cancelledSince)] }
}
