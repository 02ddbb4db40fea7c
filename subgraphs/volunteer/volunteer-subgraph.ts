import type { Log } from '../../platform/log.ts'
import { readSdl } from '../../schema/sdl.ts'
import { FOUNDATION_ENTITIES } from '../foundation/foundation-entities.ts'
import { makeSubgraph, type Subgraph } from '../foundation/subgraph.ts'
import { AccountEntity } from './accounts/entities.ts'
import * as accounts from './accounts/resolvers.ts'
import { ApiKeyEntity } from './api-keys/entities.ts'
import * as apiKeys from './api-keys/resolvers.ts'
import type { VolunteerParts } from './context.ts'
import { VolunteerEventEntity } from './events/entities.ts'
import * as events from './events/resolvers.ts'
import { HelperEntity } from './helpers/entities.ts'
import * as helpers from './helpers/resolvers.ts'
import { makeVolunteerLoaders } from './loaders.ts'

export const VOLUNTEER_ENTITIES = [
  AccountEntity,
  ApiKeyEntity,
  VolunteerEventEntity,
  HelperEntity,
  ...FOUNDATION_ENTITIES,
]

const RESOLVERS = {
  Query: { ...accounts.Query, ...apiKeys.Query, ...events.Query, ...helpers.Query },
  Mutation: { ...accounts.Mutation, ...apiKeys.Mutation, ...events.Mutation },
  Club: { ...accounts.ClubFields, ...events.ClubFields },
  VolunteerAccount: apiKeys.AccountFields,
}

/** The owner of everything a volunteer club has. */
export function makeVolunteerSubgraph(parts: VolunteerParts, log: Log): Subgraph {
  return makeSubgraph({
    name: 'volunteer',
    typeDefs: readSdl('volunteer'),
    resolvers: RESOLVERS,
    makeContext: ({ caller }) => ({
      ...parts,
      caller,
      loaders: makeVolunteerLoaders(parts.database),
    }),
    log,
  })
}
