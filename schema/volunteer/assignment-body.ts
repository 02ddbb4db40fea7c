import type { AssignmentOrigin, AssignmentStatus } from './statuses.ts'

/** What the volunteer API shows of an assignment; its times are dates, or their text already. */
interface ShownAssignment<Moment> {
  id: string
  clubId: string
  eventId: string
  shiftId: string
  helperId: string
  /** The shift's. */
  roleId: string | null
  status: AssignmentStatus
  statusReason: string | null
  note: string | null
  statusChangedAt: Moment
  createdVia: AssignmentOrigin
  createdAt: Moment
  updatedAt: Moment
}

/** An assignment as webhooks show it; it is kept with each event of the log. */
export function toAssignmentBody<Moment>(assignment: ShownAssignment<Moment>) {
  return {
    id: assignment.id,
    verein_id: assignment.clubId,
    event_id: assignment.eventId,
    shift_id: assignment.shiftId,
    helper_id: assignment.helperId,
    role_id: assignment.roleId,
    status: assignment.status.toLowerCase(),
    status_reason: assignment.statusReason,
    note: assignment.note,
    status_changed_at: assignment.statusChangedAt,
    created_via: assignment.createdVia.toLowerCase(),
    created_at: assignment.createdAt,
    updated_at: assignment.updatedAt,
  }
}
