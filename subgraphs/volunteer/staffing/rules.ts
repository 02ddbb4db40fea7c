import { toAssignmentBody } from '../../../schema/volunteer/assignment-body.ts'
import { laterThan } from '../record-state.ts'
import type { VolunteerDomainEvent } from '../volunteer-domain-event.ts'
import type { Assignment } from './assignment.ts'

/** Why the platform itself cancels an assignment: no helper gave it up. */
export type SystemReason = 'shift_cancelled'

export interface CancelledAssignment {
  assignment: Assignment
  event: VolunteerDomainEvent
}

/** Takes a helper out of a shift that will not take place. The role is the shift's. */
export function cancelAssignment(
  stored: Assignment,
  roleId: string | null,
  statusReason: SystemReason,
  now: Date,
): CancelledAssignment {
  const { id, clubId, publishedCount } = stored
  const updatedAt = laterThan(stored, now)
  const assignment: Assignment = {
    ...stored,
    status: 'CANCELLED',
    statusReason,
    statusChangedAt: updatedAt,
    publishedCount: publishedCount + 1,
    updatedAt,
  }
  const event: VolunteerDomainEvent = {
    type: 'assignment.updated',
    organizationId: clubId,
    clubId,
    resource: { type: 'assignment', id },
    sequence: assignment.publishedCount,
    changedFields: ['status', 'status_changed_at', 'status_reason'],
    data: { assignment: toAssignmentBody({ ...assignment, roleId }) },
  }
  return { assignment, event }
}
