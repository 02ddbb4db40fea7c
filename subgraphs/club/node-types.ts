import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import type { QueryClubNodeTypesArgs } from '../../schema/types/club.ts'
import { makeFindNodeTypes } from '../foundation/graph/nodes.ts'
import { makeClubLoaders } from './club-loaders.ts'
import type { ClubContext } from './records/context.ts'
import { CLUB_NODES, type ClubNodeKind } from './records/node-tables.ts'
import { loadClubNode } from './records/relations.ts'

const findNodeTypes = makeFindNodeTypes<ClubContext, ClubNodeKind>({
  nodes: CLUB_NODES,
  load: loadClubNode,
  withAllRights(context) {
    const { caller, database } = context
    if (caller.kind !== 'installation') return context

    const entitled = { ...caller, scopes: CLUB_SCOPES }
    return { ...context, caller: entitled, loaders: makeClubLoaders(database, entitled) }
  },
})

export const Query = {
  clubNodeTypes: (_parent: unknown, { ids }: QueryClubNodeTypesArgs, context: ClubContext) =>
    findNodeTypes(ids, context),
}
