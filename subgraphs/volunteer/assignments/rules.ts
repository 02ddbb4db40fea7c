import { notFound, Problem } from '../../../platform/problem.ts'
import type { AssignmentStatus } from '../../../schema/volunteer/statuses.ts'
import { requireEventOpen } from '../events/rules.ts'
import type { Shift } from '../shifts/shift.ts'
import type { Assignment } from '../staffing/assignment.ts'
import { type AssignmentChanges, reviseAssignment, type SystemReason } from '../staffing/rules.ts'
import type { HelperInShift } from '../staffing/store.ts'
import { confirmedIn, enter, holdsPlace, placesTaken, type Roster, tellOfHelper } from './roster.ts'

/** What each status can become; what it is already is no move. */
const MOVES: Readonly<Record<AssignmentStatus, readonly AssignmentStatus[]>> = {
  PENDING: ['CONFIRMED', 'DECLINED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  // Whoever does not come can be asked again.
  DECLINED: ['PENDING'],
  CANCELLED: ['PENDING'],
}

const FIRST: readonly AssignmentStatus[] = ['PENDING', 'CONFIRMED']

export type NewAssignment = Pick<
  Assignment,
  'id' | 'clubId' | 'eventId' | 'shiftId' | 'helperId' | 'status' | 'note' | 'createdVia'
>

/** Puts a helper into a shift who was never in it. */
export function assignHelper(roster: Roster, asked: NewAssignment, now: Date): Assignment {
  if (!FIRST.includes(asked.status))
    throw cannotBecome('A new assignment', asked.status, { from: null })
  requireFreePlace(roster, asked, null)

  const assignment: Assignment = {
    ...asked,
    statusReason: null,
    statusChangedAt: now,
    ...{ publishedCount: 0, toldAt: null },
    createdAt: now,
    updatedAt: now,
  }
  enter(roster, null, assignment)
  tellOfHelper(roster, null, assignment)
  return assignment
}

/** What changes nothing is the stored assignment itself, and nobody hears of it. */
export function changeInRoster(
  roster: Roster,
  stored: Assignment,
  changes: AssignmentChanges,
  now: Date,
): Assignment {
  const assignment = reviseAssignment(stored, changes, now)
  if (assignment === stored) return stored

  if (roster.erased.has(stored.helperId)) throw withoutAccess('The helper was erased.')
  const { status } = assignment
  if (status !== stored.status) {
    if (!MOVES[stored.status].includes(status))
      throw cannotBecome(`An assignment that is ${stored.status.toLowerCase()}`, status, {
        from: stored.status,
      })
    if (status === 'PENDING') requireFreePlace(roster, stored, stored)
    if (status === 'CONFIRMED') requireConfirmable(roster, stored)
  }
  enter(roster, stored, assignment)
  tellOfHelper(roster, stored, assignment)
  return assignment
}

/** Takes whoever still holds a place out, for a reason of the platform's own: no helper gave it up. */
export function cancelInRoster(
  roster: Roster,
  reason: SystemReason,
  isMeant: (shift: Shift) => boolean,
  now: Date,
): void {
  for (const stored of [...roster.current.values()]) {
    const shift = roster.shifts.get(stored.shiftId)
    if (shift === undefined || !holdsPlace(stored.status) || !isMeant(shift)) continue

    // What was noted about a person goes with the person.
    const words = reason === 'helper_erased' ? { note: null } : {}
    const changes = { status: 'CANCELLED', statusReason: reason, ...words } as const
    enter(roster, stored, reviseAssignment(stored, changes, now))
  }
}

/** A new assignment, or a repeated request, takes one of the places that neither pending nor confirmed ones hold. */
function requireFreePlace(roster: Roster, pair: HelperInShift, own: Assignment | null): void {
  const { status, requiredHelpers } = requireStaffable(roster, pair)
  if (status === 'CLOSED') throw shiftNotOpen(status)
  if (placesTaken(roster, pair.shiftId, own) >= requiredHelpers) throw shiftFull()
}

/** Counts confirmed ones alone: with pending ones counted, a lower `requiredHelpers` could block every confirmation. */
function requireConfirmable(roster: Roster, pair: HelperInShift): void {
  const { requiredHelpers } = requireStaffable(roster, pair)
  if (confirmedIn(roster, pair.shiftId) >= requiredHelpers) throw shiftFull()
}

/** The shift, if it and its event take place and the helper has access to the event. */
function requireStaffable(roster: Roster, { shiftId, helperId }: HelperInShift): Shift {
  const shift = roster.shifts.get(shiftId)
  if (shift === undefined) throw notFound('shift')
  if (roster.eventStatus === null) throw new TypeError('The event is not locked.')
  requireEventOpen(roster.eventStatus)
  if (!roster.granted.has(helperId)) throw withoutAccess('The helper has no access to the event.')
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
