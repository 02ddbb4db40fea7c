import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import {
  UpsertedAssignment,
  VolunteerAssignmentChanges,
} from '../../../schema/volunteer/assignments.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { AssignmentFilter } from '../../../schema/volunteer/lists.ts'
import { ASSIGNMENT_STATUSES } from '../../../schema/volunteer/statuses.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import type { RequestedAssignment } from './bulk-rules.ts'

export const readAssignmentFilter = filterReader(
  withFields({ shiftId: omittable(z.string()), helperId: omittable(z.string()) }, AssignmentFilter),
)

/** Limits the items of one request; each item is parsed on its own. */
export const UpsertAssignmentsInput = z.object({
  eventId: z.string(),
  assignments: z.array(z.unknown()).max(VOLUNTEER_LIMITS.assignments.max),
})

export const UpsertAssignmentInput = toGraph(
  withFields({ shiftId: z.string(), helperId: z.string() }, UpsertedAssignment),
).transform(
  ({ shiftId, helperId, status, note }): RequestedAssignment => ({
    shiftId,
    helperId,
    status,
    note,
  }),
)

/** The ids in a rejected item; an invalid id is empty, which no row has. */
export const PairOfAssignment = z.object({
  shiftId: z.string().catch(''),
  helperId: z.string().catch(''),
})

const WITHDRAWALS = { WITHDRAWN: 'withdrawn', REMOVED: 'removed' } as const

export const WithdrawAssignmentsInput = z
  .object({
    assignmentIds: z
      .array(z.string())
      .min(VOLUNTEER_LIMITS.assignments.min)
      .max(VOLUNTEER_LIMITS.assignments.max),
    reason: z.enum(['WITHDRAWN', 'REMOVED']),
    expectedStatus: z.enum(ASSIGNMENT_STATUSES).nullish(),
  })
  .transform(({ assignmentIds, reason, expectedStatus }) => ({
    ids: [...new Set(assignmentIds)],
    reason: WITHDRAWALS[reason],
    expectedStatus: expectedStatus ?? null,
  }))

export const UpdateAssignmentInput = toGraph(
  withFields(
    { assignmentId: z.string(), eventId: omittable(z.string()) },
    VolunteerAssignmentChanges,
  ),
).transform(({ assignmentId, eventId, expectedUpdatedAt, ...changes }) => ({
  id: assignmentId,
  eventId,
  expectedUpdatedAt,
  changes,
}))
