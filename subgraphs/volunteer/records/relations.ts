import { makeRelations } from '../../foundation/graph/nodes.ts'
import type { VolunteerContext } from './context.ts'
import type { VolunteerNodeKind } from './node-tables.ts'

export function loadVolunteerNode(
  { loaders }: VolunteerContext,
  kind: VolunteerNodeKind,
  id: string,
) {
  return loaders[kind].load(id)
}

export const { relation, reference } = makeRelations(loadVolunteerNode)

/**
 * A reference to the row's club. A caller that may read the row may see the club's id; the club
 * subgraph resolves the other fields.
 */
export function club({ clubId }: { clubId: string }) {
  return { id: clubId }
}
