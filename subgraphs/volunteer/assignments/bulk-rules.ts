import { notFound, Problem } from '../../../schema/problem.ts'
import type { Assignment } from '../assignment-records/assignment.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import type { RefusedItem } from '../records/bulk-items.ts'
import { decideChange, decideNew, type NewAssignment } from './rules.ts'
import { applyChange, findInPlan, type SeatPlan } from './seat-plan.ts'

/** A helper to assign to a shift. */
export interface RequestedAssignment extends HelperInShift {
  /** Undefined leaves the status unchanged; for a new assignment the event decides. */
  status: Assignment['status'] | undefined
  note: string | undefined
}

export type AssignmentOutcome =
  | { outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'; assignment: Assignment }
  /** `assignmentId` is the existing assignment of the helper in the shift, or null. */
  | { outcome: 'FAILED'; problem: Problem; assignmentId: string | null }

export interface AssignmentSource {
  isAutoConfirmed: boolean
  newOrigin(): Pick<NewAssignment, 'id' | 'clubId' | 'eventId' | 'createdVia'>
}

/** Decides the items in order; a rejected item changes nothing. */
export function upsertAssignments(
  plan: SeatPlan,
  items: readonly (RequestedAssignment | RefusedItem<HelperInShift>)[],
  origin: AssignmentSource,
  now: Date,
): AssignmentOutcome[] {
  return items.map((item) => {
    try {
      if ('problem' in item) throw item.problem
      return upsert(plan, item, origin, now)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const known = findInPlan(plan, 'problem' in item ? item.names : item)
      return { outcome: 'FAILED', problem: error, assignmentId: known?.id ?? null }
    }
  })
}

function upsert(
  plan: SeatPlan,
  item: RequestedAssignment,
  { isAutoConfirmed, newOrigin }: AssignmentSource,
  now: Date,
): AssignmentOutcome {
  if (!plan.shifts.has(item.shiftId)) throw notFound('shift')

  const { status, note, ...pair } = item
  const stored = findInPlan(plan, pair)
  if (stored === null) {
    const first = status ?? (isAutoConfirmed ? 'CONFIRMED' : 'PENDING')
    const requested = { ...newOrigin(), ...pair, status: first, note: note ?? null }
    return { outcome: 'CREATED', assignment: applyChange(plan, decideNew(plan, requested, now)) }
  }

  const change = decideChange(plan, stored, { status, note }, now)
  if (change === null) return { outcome: 'UNCHANGED', assignment: stored }
  return { outcome: 'UPDATED', assignment: applyChange(plan, change) }
}
