import type { QueryVolunteerNodeTypesArgs } from '../../schema/types/volunteer.ts'
import { makeFindNodeTypes } from '../foundation/graph/nodes.ts'
import type { VolunteerContext } from './records/context.ts'
import { VOLUNTEER_NODES } from './records/node-tables.ts'
import { loadVolunteerNode } from './records/relations.ts'

const findNodeTypes = makeFindNodeTypes(VOLUNTEER_NODES, loadVolunteerNode)

export const Query = {
  volunteerNodeTypes: (
    _parent: unknown,
    { ids }: QueryVolunteerNodeTypesArgs,
    context: VolunteerContext,
  ) => findNodeTypes(ids, context),
}
