import { notFound } from '../../../schema/problem.ts'
import type { AssignmentStatus } from '../../../schema/volunteer/statuses.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { decideChange } from './rules.ts'
import { applyChange, findInPlan } from './seat-plan.ts'
import { lockSeatPlan, writeSeatPlan } from './seat-plan-store.ts'

/**
 * Sets the same status for assignments at a locked event: for all that still exist, or for none.
 */
export async function changeStatuses(
  tx: Tx,
  event: Pick<VolunteerEvent, 'id' | 'status'>,
  { named, status }: { named: readonly HelperInShift[]; status: AssignmentStatus },
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const plan = await lockSeatPlan(tx, event, named)
  // A shift that was deleted meanwhile has no assignments.
  const found = named.flatMap((pair) => findInPlan(plan, pair) ?? [])
  if (found.length === 0) throw notFound('assignment')

  for (const stored of found) {
    const change = decideChange(plan, stored, { status }, now)
    if (change) applyChange(plan, change)
  }
  return writeSeatPlan(tx, plan, now)
}
