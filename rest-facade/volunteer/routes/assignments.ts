import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { withFields } from '../../../schema/fields/input-record.ts'
import { field } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { toAssignmentBody } from '../../../schema/volunteer/bodies/assignment-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { AssignmentFilter } from '../../../schema/volunteer/lists.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { resultOf, resultsOf, toOutcomes } from '../bodies/bulk.ts'
import { undeletable } from '../bodies/lists.ts'
import { AssignmentBody } from '../bodies/resources.ts'
import { ByEventId, Uuid } from '../fields.ts'
import { AssignmentBulk, AssignmentChangesBody } from '../inputs/assignment-input.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const UpsertResults = resultsOf(
  resultOf({
    type: 'AssignmentUpsertResult',
    name: 'AssignmentBulkResult',
    own: {
      id: field<string | null>({ of: 'AssignmentUpsertResult.assignmentId' }),
      overlaps: field<readonly string[]>(),
    },
    outcome: {},
  }),
  'AssignmentBulkResults',
)

const ByAssignmentId = z.object({ eventId: Uuid, assignmentId: Uuid })

const Filter = withFields({ shiftId: omittable(Uuid), helperId: omittable(Uuid) }, AssignmentFilter)

export const listAssignmentsRoute = defineListRoute({
  path: '/events/:eventId/assignments',
  scopes: ['assignments:read'],
  params: ByEventId,
  filter: Filter,
  tag: 'Assignments',
  summary: 'List the assignments of an event',
  operation: operation('ListAssignments'),
  variables: ({ params: { eventId }, query }) => ({ eventId, ...toListVariables(query) }),
  page: ({ assignments }) => assignments,
  rows: 'assignments',
  row: undeletable(AssignmentBody),
  toRow: toAssignmentBody,
})

export const upsertAssignmentsRoute = defineRoute({
  method: 'PUT',
  path: '/events/:eventId/assignments',
  scopes: ['assignments:write'],
  params: ByEventId,
  body: AssignmentBulk,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  tag: 'Assignments',
  summary: 'Create or update many assignments',
  operation: operation('UpsertAssignments'),
  variables: ({ params: { eventId }, body: { assignments } }) => ({
    input: { eventId, assignments },
  }),
  answers: { 200: UpsertResults },
  answer: ({ upsertAssignments }) =>
    toOutcomes(requireData(upsertAssignments).results, ({ assignmentId, overlaps }) => ({
      id: assignmentId ?? null,
      overlaps,
    })),
})

export const updateAssignmentRoute = defineRoute({
  method: 'PATCH',
  path: '/events/:eventId/assignments/:assignmentId',
  scopes: ['assignments:write'],
  params: ByAssignmentId,
  body: AssignmentChangesBody,
  tag: 'Assignments',
  summary: 'Change an assignment',
  operation: operation('UpdateAssignment'),
  variables: ({ params: { eventId, assignmentId }, body }) => ({
    input: { assignmentId, eventId, ...toVariables(body) },
  }),
  answers: { 200: z.object({ assignment: AssignmentBody }) },
  answer: ({ updateAssignment }) => ({
    assignment: toAssignmentBody(requireData(updateAssignment).assignment),
  }),
})
