import { findLanes, type Lane, type WorkTable } from '../../foundation/jobs/work-queue/lanes.ts'
import type { VolunteerParts } from '../context.ts'

/** Lanes of a queue whose lanes are clubs: in one that is not ACTIVE nothing is done until it is again. */
export async function findLanesOfActive(
  { database, findInactiveClubs }: VolunteerParts,
  queue: WorkTable,
  known: Set<string>,
): Promise<Lane[]> {
  const lanes = await findLanes(database, queue, known)
  if (lanes.length === 0) return lanes

  const inactive = await findInactiveClubs(lanes.map(({ key }) => key))
  return lanes.filter(({ key }) => !inactive.has(key))
}
