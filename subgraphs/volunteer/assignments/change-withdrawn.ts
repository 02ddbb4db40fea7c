import { occupiesSeat } from '../../../rules/volunteer/staffing.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import type { AssignmentStatus } from '../../../schema/volunteer/statuses.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { ShownAssignment } from '../assignment-records/assignment.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { ASSIGNMENT, assignmentStore } from './assignment-list-store.ts'
import { decideCancellations } from './rules.ts'
import { applyChange, findInPlan, withRole } from './seat-plan.ts'
import { lockSeatPlan, writeSeatPlan } from './seat-plan-store.ts'

export interface Withdrawal {
  ids: readonly string[]
  reason: 'withdrawn' | 'removed'
  /** Of those that hold a place, else all are refused; null for any. */
  expectedStatus: AssignmentStatus | null
}

/** Cancels assignments that no helper gave up: all of them, or none; those that hold no place stay as they are. */
export async function withdrawAssignments(
  tx: Tx,
  tenancy: Tenancy,
  { ids, reason, expectedStatus }: Withdrawal,
  now: Date,
) {
  const known = await assignmentStore.findAll(tx, tenancy, ids)
  const byEvent = Map.groupBy(known, ({ eventId }) => eventId)
  const events: VolunteerDomainEvent[] = []
  const result: ShownAssignment[] = []
  for (const [eventId, named] of [...byEvent].sort(byKey)) {
    // An event need not be locked where its assignments are only cancelled.
    const plan = await lockSeatPlan(tx, { id: eventId, status: null }, named)
    for (const pair of named) requireStatus(findInPlan(plan, pair), expectedStatus)
    for (const change of decideCancellations(plan, reason, () => true, now))
      applyChange(plan, change)
    events.push(...(await writeSeatPlan(tx, plan, now)))
    result.push(...named.flatMap((pair) => shownIn(plan, pair)))
  }
  if (result.length < ids.length) throw notFound(ASSIGNMENT.name)
  return { result: ids.flatMap((id) => result.find((one) => one.id === id) ?? []), events }
}

/** What was confirmed since it was asked for is no mistake that is taken back. */
function requireStatus(
  stored: ReturnType<typeof findInPlan>,
  expected: AssignmentStatus | null,
): void {
  if (stored === null || expected === null || !occupiesSeat(stored.status)) return
  if (stored.status !== expected)
    throw new Problem('concurrent_update', `The assignment is ${stored.status} by now.`)
}

function shownIn(
  plan: Awaited<ReturnType<typeof lockSeatPlan>>,
  pair: Parameters<typeof findInPlan>[1],
): ShownAssignment[] {
  const found = findInPlan(plan, pair)
  return found === null ? [] : [withRole(plan, found)]
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
