import { notFound, Problem } from '../../../platform/problem.ts'
import type { RefusedItem } from '../records/bulk-items.ts'
import type { Assignment } from '../staffing/assignment.ts'
import type { HelperInShift } from '../staffing/store.ts'
import { findInRoster, type Roster } from './roster.ts'
import { assignHelper, changeInRoster, type NewAssignment } from './rules.ts'

/** A helper who is to be in a shift. */
export interface AskedAssignment extends HelperInShift {
  /** Undefined leaves it as it is, or to the event. */
  status: Assignment['status'] | undefined
  note: string | undefined
}

export type AssignmentOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; assignment: Assignment }
  /** `assignmentId` is that of the helper in the shift, where there is one. */
  | { outcome: 'FAILED'; problem: Problem; assignmentId: string | null }

export interface AssignmentSource {
  isConfirmedAtOnce: boolean
  newOrigin(): Pick<NewAssignment, 'id' | 'clubId' | 'eventId' | 'createdVia'>
}

/** Takes the items one after the other; a refused one leaves no trace. */
export function upsertAssignments(
  roster: Roster,
  items: readonly (AskedAssignment | RefusedItem<HelperInShift>)[],
  origin: AssignmentSource,
  now: Date,
): AssignmentOutcome[] {
  return items.map((item) => {
    try {
      if ('problem' in item) throw item.problem
      return upsert(roster, item, origin, now)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const known = findInRoster(roster, 'problem' in item ? item.names : item)
      return { outcome: 'FAILED', problem: error, assignmentId: known?.id ?? null }
    }
  })
}

function upsert(
  roster: Roster,
  item: AskedAssignment,
  { isConfirmedAtOnce, newOrigin }: AssignmentSource,
  now: Date,
): AssignmentOutcome {
  if (!roster.shifts.has(item.shiftId)) throw notFound('shift')

  const { status, note, ...pair } = item
  const stored = findInRoster(roster, pair)
  if (stored === null) {
    const first = status ?? (isConfirmedAtOnce ? 'CONFIRMED' : 'PENDING')
    const asked = { ...newOrigin(), ...pair, status: first, note: note ?? null }
    return { outcome: 'CREATED', assignment: assignHelper(roster, asked, now) }
  }

  const assignment = changeInRoster(roster, stored, { status, note }, now)
  return { outcome: assignment === stored ? 'UNCHANGED' : 'UPDATED', assignment }
}
