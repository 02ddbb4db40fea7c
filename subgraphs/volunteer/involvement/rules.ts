import { hash } from 'node:crypto'
import { Problem } from '../../../schema/problem.ts'
import type { AssignmentStatus } from '../../../schema/volunteer/statuses.ts'
import type { Assignment } from '../assignment-records/assignment.ts'
import type { AssignmentChanges } from '../assignment-records/rules.ts'
import type { AvailabilityRequest } from '../availability/availability-request.ts'
import type { AvailabilityResponse } from '../availability/availability-response.ts'
import type { Shift } from '../shifts/shift.ts'

/** The status that a helper's answer gives an assignment of the helper's own. */
export type StatusOfAnswer = (stored: Pick<Assignment, 'status'>) => AssignmentStatus

/** A helper who accepts confirms the assignment, if its transitions allow that (`assignments/rules.ts`). */
export const accept: StatusOfAnswer = () => 'CONFIRMED'

/** A helper who refuses declines a pending assignment and cancels a confirmed one; other statuses stay. */
export const decline: StatusOfAnswer = ({ status }) => {
  if (status === 'PENDING') return 'DECLINED'
  return status === 'CONFIRMED' ? 'CANCELLED' : status
}

/** The times of a shift that a helper saw; absent ones are not compared. */
export type SeenTimes = { [Time in 'startTime' | 'endTime']?: Date | undefined }

/** A helper agrees to the time that was shown, and to no other. */
export function requireSeenTimes(
  shift: Pick<Shift, 'startTime' | 'endTime'>,
  { startTime = shift.startTime, endTime = shift.endTime }: SeenTimes,
): void {
  const isSame = (one: Date, other: Date) => one.getTime() === other.getTime()
  if (isSame(startTime, shift.startTime) && isSame(endTime, shift.endTime)) return

  throw new Problem('concurrent_update', 'The time of the shift has changed since it was read.', {
    startTime: shift.startTime.toISOString(),
    endTime: shift.endTime.toISOString(),
  })
}

type AskedPoll = Pick<AvailabilityRequest, 'title' | 'description' | 'options'>

/** Changes with what a poll asks; its `updatedAt` changes with each answer, too. */
export function editionOf({ title, description, options }: AskedPoll): string {
  return hash('sha256', JSON.stringify([title, description, options]), 'base64url').slice(0, 16)
}

/** A helper answers what was shown; an absent edition is not compared. */
export function requireSeenPoll(poll: AskedPoll, expected: string | null | undefined): void {
  const edition = editionOf(poll)
  if (expected == null || expected === edition) return

  throw new Problem('concurrent_update', 'What is asked has changed since it was read.', {
    edition,
  })
}

/** A helper replaces the response that was shown; null is none, and an absent moment is not compared. */
export function requireSeenResponse(
  stored: Pick<AvailabilityResponse, 'updatedAt'> | null,
  expected: Date | null | undefined,
): void {
  const answeredAt = stored?.updatedAt ?? null
  if (expected === undefined || answeredAt?.getTime() === expected?.getTime()) return

  throw new Problem('concurrent_update', 'The response has changed since it was read.', {
    answeredAt: answeredAt?.toISOString() ?? null,
  })
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
