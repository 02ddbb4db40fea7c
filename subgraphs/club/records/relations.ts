import { makeRelations } from '../../foundation/graph/nodes.ts'
import type { ClubContext } from './context.ts'
import type { ClubNodeKind } from './node-tables.ts'

export function loadClubNode({ loaders }: ClubContext, kind: ClubNodeKind, id: string) {
  return loaders[kind].load(id)
}

export const { relation, reference } = makeRelations(loadClubNode)
