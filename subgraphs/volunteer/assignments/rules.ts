import { invalidInput } from '../../../platform/input/issues.ts'
import { occupiesSeat } from '../../../rules/volunteer/staffing.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import type { AssignmentStatus, SystemReason } from '../../../schema/volunteer/statuses.ts'
import type { Assignment } from '../assignment-records/assignment.ts'
import {
  type AssignmentChanges,
  isSystemReason,
  reviseAssignment,
} from '../assignment-records/rules.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import { requireEventOpen } from '../events/rules.ts'
import type { Shift } from '../shifts/shift.ts'
import { confirmedCountOf, occupiedSeats, type SeatChange, type SeatPlan } from './seat-plan.ts'

/** The status transitions of an assignment; keeping the status is always allowed. */
const TRANSITIONS: Readonly<Record<AssignmentStatus, readonly AssignmentStatus[]>> = {
  PENDING: ['CONFIRMED', 'DECLINED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  // A helper who declined can be asked again.
  DECLINED: ['PENDING'],
  CANCELLED: ['PENDING'],
}

const INITIAL_STATUSES: readonly AssignmentStatus[] = ['PENDING', 'CONFIRMED']

export type NewAssignment = Pick<
  Assignment,
  'id' | 'clubId' | 'eventId' | 'shiftId' | 'helperId' | 'status' | 'note' | 'createdVia'
>

/** Assigns a helper to a shift for the first time. */
export function decideNew(plan: SeatPlan, draft: NewAssignment, now: Date): SeatChange {
  if (!INITIAL_STATUSES.includes(draft.status))
    throw cannotBecome('A new assignment', draft.status, { from: null })
  requireFreeSeat(plan, draft, null)

  const after: Assignment = {
    ...draft,
    statusReason: null,
    statusChangedAt: now,
    ...{ publishedCount: 0, textLoggedAt: null },
    createdAt: now,
    updatedAt: now,
  }
  return { before: null, after, isOfHelper: true }
}

/** Null if nothing changes. */
export function decideChange(
  plan: SeatPlan,
  stored: Assignment,
  changes: AssignmentChanges,
  now: Date,
): SeatChange | null {
  const after = reviseAssignment(stored, changes, now)
  if (after === stored) return null
  refuseSystemReason(stored, after)

  if (plan.erased.has(stored.helperId)) throw withoutAccess('The helper was erased.')
  const { status } = after
  if (status !== stored.status) {
    if (!TRANSITIONS[stored.status].includes(status))
      throw cannotBecome(`An assignment that is ${stored.status.toLowerCase()}`, status, {
        from: stored.status,
      })
    if (status === 'PENDING') requireFreeSeat(plan, stored, stored)
    if (status === 'CONFIRMED') requireConfirmable(plan, stored)
  }
  return { before: stored, after, isOfHelper: true }
}

/**
 * Cancels pending and confirmed assignments for a reason of the platform; no helper.cancelled is
 * published.
 */
export function decideCancellations(
  { current, shifts }: SeatPlan,
  reason: SystemReason,
  isAffected: (shift: Shift) => boolean,
  now: Date,
): SeatChange[] {
  // An erasure removes notes about the person.
  const redacted = reason === 'helper_erased' ? { note: null } : {}
  const changes = { status: 'CANCELLED', statusReason: reason, ...redacted } as const
  return [...current.values()].flatMap((before) => {
    const shift = shifts.get(before.shiftId)
    if (shift === undefined || !occupiesSeat(before.status) || !isAffected(shift)) return []
    return [{ before, after: reviseAssignment(before, changes, now), isOfHelper: false }]
  })
}

/** A revoked access cancels the helper's pending and confirmed assignments to shifts that have not begun. */
export function leaveWithAccess(plan: SeatPlan, now: Date): SeatChange[] {
  return decideCancellations(plan, 'access_revoked', ({ startTime }) => startTime > now, now)
}

/** Nobody writes a reason by which the platform says that no helper gave the shift up. */
function refuseSystemReason(stored: Assignment, { statusReason }: Assignment): void {
  if (statusReason === stored.statusReason || statusReason === null) return
  if (!isSystemReason(statusReason)) return

  const message = `The reason ${statusReason} is written by the platform alone.`
  throw invalidInput([{ in: 'body', path: 'status_reason', rule: 'reserved', message }])
}

/** A new or reopened assignment needs a seat that no pending or confirmed helper occupies. */
function requireFreeSeat(plan: SeatPlan, pair: HelperInShift, own: Assignment | null): void {
  const { status, requiredHelpers } = requireAssignable(plan, pair)
  if (status === 'CLOSED') throw shiftNotOpen(status)
  if (occupiedSeats(plan, pair.shiftId, own) >= requiredHelpers) throw shiftFull()
}

/**
 * Counts confirmed helpers only: if pending ones counted, lowering `requiredHelpers` could block
 * every confirmation.
 */
function requireConfirmable(plan: SeatPlan, pair: HelperInShift): void {
  const { requiredHelpers } = requireAssignable(plan, pair)
  if (confirmedCountOf(plan, pair.shiftId) >= requiredHelpers) throw shiftFull()
}

/** Returns the shift if it and its event are not cancelled and the helper has access to the event. */
function requireAssignable(plan: SeatPlan, { shiftId, helperId }: HelperInShift): Shift {
  const shift = plan.shifts.get(shiftId)
  if (shift === undefined) throw notFound('shift')
  if (plan.eventStatus === null) throw new TypeError('The event is not locked.')
  requireEventOpen(plan.eventStatus)
  if (!plan.granted.has(helperId)) throw withoutAccess('The helper has no access to the event.')
  if (shift.status === 'CANCELLED') throw shiftNotOpen(shift.status)

  return shift
}

function shiftNotOpen(status: Shift['status']): Problem {
  return new Problem('shift_not_open', `The shift is ${status.toLowerCase()}.`)
}

function shiftFull(): Problem {
  return new Problem('shift_full', 'Every place of the shift is taken.')
}

function withoutAccess(message: string): Problem {
  return new Problem('helper_without_access', message)
}

function cannotBecome(what: string, to: AssignmentStatus, { from }: { from: string | null }) {
  const message = `${what} cannot become ${to.toLowerCase()}.`
  return new Problem('invalid_status_transition', message, { from, to })
}
