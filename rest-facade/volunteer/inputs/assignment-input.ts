import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { toRest, withFields } from '../../../schema/fields/input-record.ts'
import {
  UpsertedAssignment,
  VolunteerAssignmentChanges,
} from '../../../schema/volunteer/assignments.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { bulkOf } from '../bulk-input.ts'
import { Uuid } from '../fields.ts'

/** One item of PUT /events/{eventId}/assignments. Unknown members are ignored. */
const AssignmentItem = toRest(
  withFields({ shiftId: Uuid, helperId: Uuid }, UpsertedAssignment),
  'open_body',
)

/** Body of PUT /events/{eventId}/assignments. */
export const AssignmentBulk = z.object({
  assignments: bulkOf({
    limits: VOLUNTEER_LIMITS.assignments,
    item: AssignmentItem,
    identity: { shiftId: omittable(Uuid), helperId: omittable(Uuid) },
  }),
})

/** Body of PATCH /events/{eventId}/assignments/{assignmentId}. */
export const AssignmentChangesBody = toRest(VolunteerAssignmentChanges, 'open_body')
