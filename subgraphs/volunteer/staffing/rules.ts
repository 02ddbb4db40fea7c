import { toAssignmentBody } from '../../../schema/volunteer/assignment-body.ts'
import type { VolunteerEventType } from '../../../schema/volunteer/fields.ts'
import { laterThan } from '../record-state.ts'
import type { VolunteerDomainEvent } from '../volunteer-domain-event.ts'
import type { Assignment, ShownAssignment } from './assignment.ts'

/** Why the platform itself cancels an assignment: no helper gave it up. */
export const SYSTEM_REASONS = ['shift_cancelled', 'access_revoked', 'helper_erased'] as const

export type SystemReason = (typeof SYSTEM_REASONS)[number]

export interface CancelledAssignment {
  assignment: Assignment
  event: VolunteerDomainEvent
}

/** What may become different of an assignment, by its name in the public API. */
const FIELD_NAMES = {
  status: 'status',
  statusReason: 'status_reason',
  statusChangedAt: 'status_changed_at',
  note: 'note',
} as const satisfies Partial<Record<keyof Assignment, string>>

type Field = keyof typeof FIELD_NAMES

const FIELDS = Object.keys(FIELD_NAMES) as Field[]

/** An absent field stays as it is; null clears it. */
export type AssignmentChanges = {
  [F in Exclude<Field, 'statusChangedAt'>]?: Assignment[F] | undefined
}

/** Takes a helper out of a shift, for a reason of the platform's own. The role is the shift's. */
export function cancelAssignment(
  stored: Assignment,
  roleId: string | null,
  statusReason: SystemReason,
  now: Date,
): CancelledAssignment {
  const changes = { status: 'CANCELLED', statusReason } as const
  const changed = reviseAssignment(stored, changes, now)
  const assignment = { ...changed, publishedCount: stored.publishedCount + 1 }
  const told = { type: 'assignment.updated', changed: differencesOf(stored, assignment) } as const
  return { assignment, event: tellAssignment({ ...assignment, roleId }, told) }
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

/** What is different by the names of the public API; of a new assignment, what is filled. */
export function differencesOf(before: Assignment | null, after: Assignment): string[] {
  const isDifferent = (field: Field) =>
    before === null ? after[field] !== null : after[field] !== before[field]
  return FIELDS.filter(isDifferent).map((field) => FIELD_NAMES[field])
}

export interface ToldOfAssignment {
  type: Extract<VolunteerEventType, 'assignment.updated' | 'helper.confirmed' | 'helper.cancelled'>
  changed: readonly string[]
}

/** An event about an assignment in this state, which counts it already. */
export function tellAssignment(
  assignment: ShownAssignment,
  { type, changed }: ToldOfAssignment,
): VolunteerDomainEvent {
  const { id, clubId, publishedCount } = assignment
  return {
    type,
    organizationId: clubId,
    clubId,
    resource: { type: 'assignment', id },
    sequence: publishedCount,
    changedFields: changed,
    data: { assignment: toAssignmentBody(assignment) },
  }
}
