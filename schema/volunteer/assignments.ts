import type {
  Assignment as AssignmentInGraph,
  UpdateAssignmentInput,
  UpsertAssignmentInput,
} from '../../built/types/volunteer.ts'
import { choice, instant, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { type ContentOf, changesOf, inputsOf } from '../fields/resource-fields.ts'
import { linesText, lineText } from '../fields/text/line-text.ts'
import type { WrittenFields } from './bodies/resource-body.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { ASSIGNMENT_STATUSES } from './statuses.ts'

const { assignment } = VOLUNTEER_LIMITS

/** What a club writes of a helper in a shift. */
export const ASSIGNMENT_FIELDS = {
  status: { input: choice(ASSIGNMENT_STATUSES), stored: { kind: 'keyword' } },
  statusReason: {
    input: lineText({ min: 0, max: assignment.reason }),
    stored: { kind: 'text', length: assignment.reason },
    empty: null,
  },
  note: {
    input: linesText({ min: 0, max: assignment.note }),
    stored: { kind: 'text', length: assignment.note },
    empty: null,
  },
} as const satisfies WrittenFields<
  AssignmentInGraph,
  UpdateAssignmentInput | UpsertAssignmentInput,
  'assignmentId' | 'shiftId' | 'helperId' | 'roleId' | 'statusChangedAt' | 'createdVia' | 'fault'
>

export type AssignmentContent = ContentOf<typeof ASSIGNMENT_FIELDS>

const { status, note } = inputsOf(ASSIGNMENT_FIELDS)

/** One item of a bulk, besides the pair of shift and helper. */
export const UpsertedAssignment = inputRecord({ status: omittable(status), note })

/** An update of an assignment. An absent field stays as it is. */
export const VolunteerAssignmentChanges = inputRecord({
  ...changesOf(ASSIGNMENT_FIELDS),
  expectedUpdatedAt: omittable(instant),
})
