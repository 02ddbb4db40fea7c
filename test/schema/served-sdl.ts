import { SERVICE } from '../../platform/caller.ts'
import type { Operation } from '../../platform/executor.ts'
import { makeLog } from '../../platform/log.ts'
import type { SubgraphName } from '../../schema/subgraphs.ts'
import { type ClubSubgraphParts, makeClubSubgraph } from '../../subgraphs/club/club-subgraph.ts'
import type { Subgraph } from '../../subgraphs/foundation/graph/subgraph.ts'
import {
  makeVolunteerSubgraph,
  type VolunteerSubgraphParts,
} from '../../subgraphs/volunteer/volunteer-subgraph.ts'

// What a subgraph serves can be asked without anything that its resolvers stand on.
const NO_PARTS: unknown = {}

const SUBGRAPH_OF: Record<SubgraphName, () => Subgraph> = {
  club: () => makeClubSubgraph(NO_PARTS as ClubSubgraphParts, makeLog('silent')),
  volunteer: () => makeVolunteerSubgraph(NO_PARTS as VolunteerSubgraphParts, makeLog('silent')),
}

/** What a subgraph with its real resolvers answers to `_service`. */
export async function readServedSdl(name: SubgraphName): Promise<string> {
  return askForSdl(SUBGRAPH_OF[name]())
}

export async function askForSdl(subgraph: Subgraph): Promise<string> {
  const answer = await subgraph.execute(SERVED, {}, { caller: SERVICE, requestId: 'schema' })
  const service = answer.data?.['_service'] as { sdl: string } | undefined
  if (!service) throw new Error(JSON.stringify(answer.errors))

  return service.sdl
}

const SERVED: Operation = {
  name: 'Served',
  kind: 'query',
  document: 'query Served { _service { sdl } }',
  hash: 'served',
  registered: false,
}
