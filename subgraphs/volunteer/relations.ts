import { makeRelations } from '../foundation/graph/nodes.ts'
import type { VolunteerContext } from './context.ts'
import type { VolunteerLoaders } from './volunteer-loaders.ts'

/** The loaders of what has an id of its own. */
export type VolunteerNodeKind = Exclude<
  keyof VolunteerLoaders,
  'account' | 'staffing' | 'responseCount' | 'pages'
>

export function loadVolunteerNode(
  { loaders }: VolunteerContext,
  kind: VolunteerNodeKind,
  id: string,
) {
  return loaders[kind].load(id)
}

export const { relation, reference } = makeRelations(loadVolunteerNode)

/** The club that a row belongs to. Whoever may read the row knows it; the other subgraph tells the rest. */
export function club({ clubId }: { clubId: string }) {
  return { id: clubId }
}
