import { z } from 'zod'
import { checkInput } from '../../platform/issues.ts'
import { toRest, withFields } from '../../schema/input-record.ts'
import {
  UpsertedAssignment,
  VolunteerAssignmentChanges,
} from '../../schema/volunteer/assignments.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { Uuid } from './fields.ts'

/** One item of PUT /events/{eventId}/assignments; what is not named here is ignored. */
const AssignmentItem = toRest(
  withFields({ shiftId: Uuid, helperId: Uuid }, UpsertedAssignment),
  'open_body',
)

/** Body of PUT /events/{eventId}/assignments: the faults of an item fail no other one. */
export const AssignmentBulk = z.object({
  assignments: z
    .array(z.unknown())
    .min(VOLUNTEER_LIMITS.assignments.min)
    .max(VOLUNTEER_LIMITS.assignments.max)
    .transform((items) => items.map((item) => checkInput(AssignmentItem, item, 'body'))),
})

/** Body of PATCH /events/{eventId}/assignments/{assignmentId}. */
export const AssignmentChangesBody = toRest(VolunteerAssignmentChanges, 'open_body')
