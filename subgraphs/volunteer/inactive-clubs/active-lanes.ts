import { findLanes, type Lane, type WorkTable } from '../../foundation/jobs/work-queue/lanes.ts'
import type { VolunteerParts } from '../records/context.ts'

/**
 * Lanes of the queue whose club is ACTIVE; work of the other clubs waits until they are ACTIVE
 * again.
 */
export async function findActiveLanes(
  { database, findInactiveClubs }: VolunteerParts,
  queue: WorkTable,
  known: Set<string>,
): Promise<Lane[]> {
  const lanes = await findLanes(database, queue, known)
  if (lanes.length === 0) return lanes

  const inactive = await findInactiveClubs(lanes.map(({ key }) => key))
  return lanes.filter(({ key }) => !inactive.has(key))
}
