import type { QueryClubNodeTypesArgs } from '../../schema/types/club.ts'
import { makeFindNodeTypes } from '../foundation/graph/nodes.ts'
import type { ClubContext } from './records/context.ts'
import { CLUB_NODES } from './records/node-tables.ts'
import { loadClubNode } from './records/relations.ts'

const findNodeTypes = makeFindNodeTypes(CLUB_NODES, loadClubNode)

export const Query = {
  clubNodeTypes: (_parent: unknown, { ids }: QueryClubNodeTypesArgs, context: ClubContext) =>
    findNodeTypes(ids, context),
}
