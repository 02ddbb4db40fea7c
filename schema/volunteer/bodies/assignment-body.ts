import { toContentBody } from '../../fields/resource-fields.ts'
import { ASSIGNMENT_FIELDS, type AssignmentContent } from '../assignments.ts'
import type { AssignmentOrigin } from '../statuses.ts'
import { type ShownResource, toResourceBody } from './resource-body.ts'

type ShownAssignment<Moment> = ShownResource<Moment> &
  AssignmentContent & {
    shiftId: string
    helperId: string
    /** The role of the shift. */
    roleId: string | null
    statusChangedAt: Moment
    createdVia: AssignmentOrigin
  }

export function toAssignmentBody<Moment>(assignment: ShownAssignment<Moment>) {
  return toResourceBody(assignment, {
    shift_id: assignment.shiftId,
    helper_id: assignment.helperId,
    role_id: assignment.roleId,
    ...toContentBody(ASSIGNMENT_FIELDS, assignment),
    status_changed_at: assignment.statusChangedAt,
    created_via: assignment.createdVia.toLowerCase(),
  })
}
