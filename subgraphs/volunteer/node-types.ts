import type { ApiKeyCaller } from '../../platform/caller.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import { makeFindNodeTypes } from '../foundation/graph/nodes.ts'
import type { VolunteerContext } from './records/context.ts'
import { VOLUNTEER_NODES, type VolunteerNodeKind } from './records/node-tables.ts'
import { loadVolunteerNode } from './records/relations.ts'
import type { VolunteerFieldsOf } from './records/volunteer-fields-of.ts'
import { makeVolunteerLoaders } from './volunteer-loaders.ts'

const findNodeTypes = makeFindNodeTypes<VolunteerContext, VolunteerNodeKind>({
  nodes: VOLUNTEER_NODES,
  load: loadVolunteerNode,
  withAllRights(context) {
    const { caller, database } = context
    if (caller.kind !== 'api_key') return context

    const entitled = { ...caller, ...ALL_RIGHTS }
    return { ...context, caller: entitled, loaders: makeVolunteerLoaders(database, entitled) }
  },
})

const ALL_RIGHTS = {
  scopes: VOLUNTEER_SCOPES,
  plan: 'PRO',
  isIntegrationEnabled: true,
} as const satisfies Partial<ApiKeyCaller>

export const Query = {
  volunteerNodeTypes: (_parent, { ids }, context) => findNodeTypes(ids, context),
} satisfies VolunteerFieldsOf<'Query'>
