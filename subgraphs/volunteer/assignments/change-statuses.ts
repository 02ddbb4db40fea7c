import { notFound } from '../../../platform/problem.ts'
import type { AssignmentStatus } from '../../../schema/volunteer/statuses.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { HelperInShift } from '../staffing/store.ts'
import { findInRoster } from './roster.ts'
import { holdRoster, writeRoster } from './roster-store.ts'
import { changeInRoster } from './rules.ts'

/** Gives assignments of one locked event the same status: all that are still there, or none. */
export async function changeStatuses(
  tx: Tx,
  event: Pick<VolunteerEvent, 'id' | 'status'>,
  { named, status }: { named: readonly HelperInShift[]; status: AssignmentStatus },
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const roster = await holdRoster(tx, event, named)
  // A shift that went away meanwhile leaves nobody in it.
  const found = named.flatMap((pair) => findInRoster(roster, pair) ?? [])
  if (found.length === 0) throw notFound('assignment')

  for (const stored of found) changeInRoster(roster, stored, { status }, now)
  return writeRoster(tx, roster, now)
}
