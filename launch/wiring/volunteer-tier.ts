import { makeCursors } from '../../subgraphs/foundation/paging.ts'
import { startVolunteerJobs } from '../../subgraphs/volunteer/volunteer-jobs.ts'
import { makeVolunteerSubgraph } from '../../subgraphs/volunteer/volunteer-subgraph.ts'
import { makeSubgraphParts, type OwnedSubgraph, type SubgraphSetup } from './subgraph-parts.ts'

/** The owner of what volunteer clubs have. */
export function makeVolunteer(setup: SubgraphSetup): OwnedSubgraph {
  const { log, secretKeys } = setup
  const parts = { ...makeSubgraphParts(setup), cursors: makeCursors(secretKeys) }
  return {
    subgraph: makeVolunteerSubgraph(parts, log),
    startJobs: () => startVolunteerJobs(parts, log),
  }
}
