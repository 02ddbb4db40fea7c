import { makeRelations } from '../foundation/graph/nodes.ts'
import type { VolunteerContext } from './context.ts'
import type { VolunteerLoaders } from './volunteer-loaders.ts'

/** The loaders of types with an id of their own. */
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

/**
 * A reference to the row's club. A caller that may read the row may see the club's id; the club
 * subgraph resolves the other fields.
 */
export function club({ clubId }: { clubId: string }) {
  return { id: clubId }
}
