import type { AssignmentStatus } from '../../../schema/volunteer/statuses.ts'
import type { Assignment } from '../assignment-records/assignment.ts'
import type { AssignmentChanges } from '../assignment-records/rules.ts'

/** The status that a helper's answer gives an assignment of the helper's own. */
export type StatusOfAnswer = (stored: Pick<Assignment, 'status'>) => AssignmentStatus

/** A helper who accepts confirms the assignment, if its transitions allow that (`assignments/rules.ts`). */
export const accept: StatusOfAnswer = () => 'CONFIRMED'

/** A helper who refuses declines a pending assignment and cancels a confirmed one; other statuses stay. */
export const decline: StatusOfAnswer = ({ status }) => {
  if (status === 'PENDING') return 'DECLINED'
  return status === 'CONFIRMED' ? 'CANCELLED' : status
}

/** A repeated answer keeps the stored reason, which may be the platform's own. */
export function answerAssignment(
  stored: Assignment,
  answer: StatusOfAnswer,
  statusReason: string | undefined,
): AssignmentChanges {
  const status = answer(stored)
  return status === stored.status ? {} : { status, statusReason }
}
