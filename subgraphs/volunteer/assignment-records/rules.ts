import { toAssignmentBody } from '../../../schema/volunteer/assignment-body.ts'
import type { AssignmentContent } from '../../../schema/volunteer/assignments.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { eventExpiry } from '../../foundation/event-log/purge-log.ts'
import { buildEvents, type EventDraft } from '../records/build-events.ts'
import { laterThan } from '../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Assignment } from './assignment.ts'

/** Why the platform itself cancels an assignment: no helper gave it up. */
export const SYSTEM_REASONS = ['shift_cancelled', 'access_revoked', 'helper_erased'] as const

export type SystemReason = (typeof SYSTEM_REASONS)[number]

export type AssignmentDecision = Decision<Assignment, VolunteerDomainEvent>

/** The fields that an event may name as changed. */
const FIELDS = [
  'status',
  'statusReason',
  'statusChangedAt',
  'note',
] as const satisfies readonly (keyof Assignment)[]

export type AssignmentField = (typeof FIELDS)[number]

/** An absent field stays as it is; null clears it. */
export type AssignmentChanges = {
  [F in keyof AssignmentContent]?: AssignmentContent[F] | undefined
}

/** Takes a helper out of a shift, for a reason of the platform's own. The role is the shift's. */
export function cancelAssignment(
  stored: Assignment,
  roleId: string | null,
  statusReason: SystemReason,
  now: Date,
): AssignmentDecision {
  return moveByPlatform(stored, roleId, { status: 'CANCELLED', statusReason }, now)
}

/** Asks a confirmed helper again; nobody gave the shift up. */
export const resetConfirmation = (stored: Assignment, roleId: string | null, now: Date) =>
  moveByPlatform(stored, roleId, { status: 'PENDING' }, now)

function moveByPlatform(
  stored: Assignment,
  roleId: string | null,
  changes: AssignmentChanges,
  now: Date,
): AssignmentDecision {
  const assignment = reviseAssignment(stored, changes, now)
  const changed = differencesOf(stored, assignment)
  return tellAssignment(assignment, roleId, { type: 'assignment.updated', changed }, now)
}

/** What changes nothing is the stored assignment itself. A reason is one of the status that it came with. */
export function reviseAssignment(
  stored: Assignment,
  changes: AssignmentChanges,
  now: Date,
): Assignment {
  const { status = stored.status, note = stored.note } = changes
  const isMoved = status !== stored.status
  const { statusReason = isMoved ? null : stored.statusReason } = changes
  const revised = { ...stored, status, statusReason, note }
  if (differencesOf(stored, revised).length === 0) return stored

  const updatedAt = laterThan(stored, now)
  return { ...revised, updatedAt, ...(isMoved ? { statusChangedAt: updatedAt } : {}) }
}

/** What is different; of a new assignment, what is filled. */
export function differencesOf(before: Assignment | null, after: Assignment): AssignmentField[] {
  const isDifferent = (field: AssignmentField) =>
    before === null ? after[field] !== null : after[field] !== before[field]
  return FIELDS.filter(isDifferent)
}

export interface ToldOfAssignment extends EventDraft<AssignmentField> {
  type: 'assignment.updated' | 'helper.confirmed' | 'helper.cancelled'
}

/** Tells of an assignment in this state; where that is in somebody's words, they can be found again. */
export function tellAssignment(
  assignment: Assignment,
  roleId: string | null,
  told: ToldOfAssignment,
  now: Date,
): AssignmentDecision {
  const data = { assignment: toAssignmentBody({ ...assignment, roleId }) }
  const record = hasWords(assignment)
    ? { ...assignment, toldAt: momentsTold(assignment, now) }
    : assignment
  return buildEvents({ kind: 'assignment', record, data }, [told])
}

/** Whether somebody wrote something about whoever is in the shift: the platform's own reasons are no such words. */
function hasWords({ note, statusReason }: Assignment): boolean {
  return note !== null || (statusReason !== null && !isSystemReason(statusReason))
}

function momentsTold({ toldAt }: Assignment, now: Date): string[] {
  // Twice as long as the log is kept: what is past its time is not purged at once.
  const since = eventExpiry(eventExpiry(now)).toISOString()
  const earlier = (toldAt ?? []).filter((moment) => moment >= since)
  return [...new Set([...earlier, now.toISOString()])]
}

interface ToldBody {
  assignment: { note: string | null; status_reason: string | null }
}

/** What was told of an assignment, without what somebody wrote there. */
export function withoutWords({ assignment }: ToldBody): ToldBody {
  const reason = assignment.status_reason
  const status_reason = reason !== null && isSystemReason(reason) ? reason : null
  return { assignment: { ...assignment, note: null, status_reason } }
}

function isSystemReason(reason: string): boolean {
  return SYSTEM_REASONS.some((known) => known === reason)
}
