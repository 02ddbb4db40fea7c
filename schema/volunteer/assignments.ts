import { changeable, choice, instant, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { linesText, lineText } from '../fields/line-text.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { ASSIGNMENT_STATUSES } from './statuses.ts'

const { assignment } = VOLUNTEER_LIMITS

const Status = choice(ASSIGNMENT_STATUSES)

const Note = linesText({ min: 0, max: assignment.note })

/** What is said of a helper in a shift, besides who and where. */
export const UpsertedAssignment = inputRecord({
  status: omittable(Status),
  note: omittable(Note),
})

/** What can be changed of an assignment; what is absent stays as it is. */
export const VolunteerAssignmentChanges = inputRecord({
  status: changeable(Status),
  statusReason: lineText({ min: 0, max: assignment.reason }).nullish(),
  note: Note.nullish(),
  expectedUpdatedAt: omittable(instant),
})
