import type { Tx } from '../../../foundation/database/transaction.ts'
import { inClub } from '../../../foundation/query/tenancy.ts'
import { assignmentRecordStore, type HelperInShift } from '../../assignment-records/store.ts'
import { assignmentStore } from '../../assignments/assignment-list-store.ts'
import { requireOfEvent } from '../../event-resources/event-resources.ts'
import { MAX_TARGETS, refuseTooManyTargets } from './run-rules.ts'
import type { WorkflowRun } from './workflow-run.ts'

/**
 * The assignments whose status a run sets: the one in its cause, or for a manual run those of its
 * helpers at its event.
 */
export async function findTargets(
  tx: Tx,
  { clubId, eventId, causeId, assignmentId, helperIds }: WorkflowRun,
): Promise<HelperInShift[]> {
  if (assignmentId !== null) {
    const [found = null] = await assignmentStore.findAll(tx, inClub(clubId), [assignmentId])
    return [requireOfEvent('assignment', found, eventId)]
  }
  // An event about a helper does not select the helper's assignments.
  if (causeId !== null || eventId === null || helperIds.length === 0) return []

  const found = await assignmentRecordStore.ofHelpers(tx, { eventId, helperIds }, MAX_TARGETS + 1)
  refuseTooManyTargets(found.length)
  return found
}
