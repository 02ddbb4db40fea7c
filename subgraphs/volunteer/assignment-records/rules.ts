import type { AssignmentContent } from '../../../schema/volunteer/assignments.ts'
import { toAssignmentBody } from '../../../schema/volunteer/bodies/assignment-body.ts'
import { SYSTEM_REASONS, type SystemReason } from '../../../schema/volunteer/statuses.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { eventExpiry } from '../../foundation/event-log/purge-log.ts'
import { buildEvents, type EventDraft } from '../records/build-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Assignment } from './assignment.ts'

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

/** Cancels an assignment for a reason of the platform. `roleId` is the shift's. */
export function cancelAssignment(
  stored: Assignment,
  roleId: string | null,
  statusReason: SystemReason,
  now: Date,
): AssignmentDecision {
  return moveByPlatform(stored, roleId, { status: 'CANCELLED', statusReason }, now)
}

/** Makes a confirmed assignment pending again; the helper cancelled nothing. */
export const resetConfirmation = (stored: Assignment, roleId: string | null, now: Date) =>
  moveByPlatform(stored, roleId, { status: 'PENDING' }, now)

function moveByPlatform(
  stored: Assignment,
  roleId: string | null,
  changes: AssignmentChanges,
  now: Date,
): AssignmentDecision {
  const assignment = reviseAssignment(stored, changes, now)
  const changed = changedFieldsOf(stored, assignment)
  return publishAssignment(assignment, roleId, { type: 'assignment.updated', changed }, now)
}

/** Returns the stored assignment itself if nothing changes. A new status without a reason clears the reason. */
export function reviseAssignment(
  stored: Assignment,
  changes: AssignmentChanges,
  now: Date,
): Assignment {
  const { status = stored.status, note = stored.note } = changes
  const isStatusChanged = status !== stored.status
  const { statusReason = isStatusChanged ? null : stored.statusReason } = changes
  const revised = { ...stored, status, statusReason, note }
  if (changedFieldsOf(stored, revised).length === 0) return stored

  const updatedAt = laterThan(stored, now)
  return { ...revised, updatedAt, ...(isStatusChanged ? { statusChangedAt: updatedAt } : {}) }
}

/** Changed fields; for a new assignment, the fields with a value. */
export function changedFieldsOf(before: Assignment | null, after: Assignment): AssignmentField[] {
  const isDifferent = (field: AssignmentField) =>
    before === null ? after[field] !== null : after[field] !== before[field]
  return FIELDS.filter(isDifferent)
}

export interface AssignmentEventDraft extends EventDraft<AssignmentField> {
  type: 'assignment.updated' | 'helper.confirmed' | 'helper.cancelled'
}

/** Publishes the assignment; records the time if it contains free text, for a later redaction. */
export function publishAssignment(
  assignment: Assignment,
  roleId: string | null,
  draft: AssignmentEventDraft,
  now: Date,
): AssignmentDecision {
  const data = { assignment: toAssignmentBody({ ...assignment, roleId }) }
  const record = hasFreeText(assignment)
    ? { ...assignment, textLoggedAt: publishedTimes(assignment, now) }
    : assignment
  return buildEvents({ kind: 'assignment', record, data }, [draft])
}

/** Whether the assignment contains free text; the platform's own reasons are none. */
function hasFreeText({ note, statusReason }: Assignment): boolean {
  return note !== null || (statusReason !== null && !isSystemReason(statusReason))
}

function publishedTimes({ textLoggedAt }: Assignment, now: Date): string[] {
  // Twice the retention of the log, because expired events are purged with a delay.
  const since = eventExpiry(eventExpiry(now)).toISOString()
  const earlier = (textLoggedAt ?? []).filter((moment) => moment >= since)
  return [...new Set([...earlier, now.toISOString()])]
}

interface PublishedBody {
  assignment: { note: string | null; status_reason: string | null }
}

/** A published body without free text. */
export function redactFreeText({ assignment }: PublishedBody): PublishedBody {
  const reason = assignment.status_reason
  const status_reason = reason !== null && isSystemReason(reason) ? reason : null
  return { assignment: { ...assignment, note: null, status_reason } }
}

export function isSystemReason(reason: string): boolean {
  return SYSTEM_REASONS.some((known) => known === reason)
}
