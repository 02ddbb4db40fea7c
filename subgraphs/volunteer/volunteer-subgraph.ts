import type { Log } from '../../platform/log.ts'
import { readSdl } from '../../schema/sdl.ts'
import { FOUNDATION_ENTITIES } from '../foundation/foundation-entities.ts'
import { makeSubgraph, type Subgraph } from '../foundation/subgraph.ts'
import type { VolunteerParts } from './context.ts'
import { VolunteerEventEntity } from './events/entities.ts'
import * as events from './events/resolvers.ts'

export const VOLUNTEER_ENTITIES = [VolunteerEventEntity, ...FOUNDATION_ENTITIES]

const RESOLVERS = { Query: events.Query, Club: events.ClubFields }

/** The owner of everything a volunteer club has. */
export function makeVolunteerSubgraph(parts: VolunteerParts, log: Log): Subgraph {
  return makeSubgraph({
    name: 'volunteer',
    typeDefs: readSdl('volunteer'),
    resolvers: RESOLVERS,
    makeContext: ({ caller }) => ({ ...parts, caller }),
    log,
  })
}
