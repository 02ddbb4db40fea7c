import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { makeFindNodeTypes } from '../foundation/graph/nodes.ts'
import { makeClubLoaders } from './club-loaders.ts'
import type { ClubContext } from './records/context.ts'
import type { FieldsOf } from './records/fields-of.ts'
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
  clubNodeTypes: (_parent, { ids }, context) => findNodeTypes(ids, context),
} satisfies FieldsOf<'Query'>
