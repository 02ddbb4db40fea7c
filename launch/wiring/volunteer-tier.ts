import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { makeCursors } from '../../subgraphs/foundation/paging.ts'
import type { EventLimits } from '../../subgraphs/volunteer/accounts/rules.ts'
import { makeLinkTokens } from '../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { hearFirstTelling } from '../../subgraphs/volunteer/inactive-clubs/first-telling.ts'
import { makeFindInactiveClubs } from '../../subgraphs/volunteer/inactive-clubs/inactive-clubs-provider.ts'
import { startVolunteerJobs } from '../../subgraphs/volunteer/volunteer-jobs.ts'
import { makeVolunteerSubgraph } from '../../subgraphs/volunteer/volunteer-subgraph.ts'
import { makeSubgraphParts, type OwnedSubgraph, type SubgraphSetup } from './subgraph-parts.ts'

export interface VolunteerSetup extends SubgraphSetup {
  eventLimits?: EventLimits
  /** Said only by tests: how long the first telling of inactive clubs is waited for. */
  heardWithinMs?: number
  /** Said only by tests: how long deliveries are held for it. */
  heldForMs?: number
}

/** The owner of what volunteer clubs have. */
export function makeVolunteer(setup: VolunteerSetup): OwnedSubgraph {
  const { log, secretKeys, eventLimits = VOLUNTEER_LIMITS.openEvents } = setup
  const shared = makeSubgraphParts(setup, 'volunteer')
  const firstTelling = hearFirstTelling(shared.bus)
  const parts = {
    ...shared,
    cursors: makeCursors(secretKeys),
    linkTokens: makeLinkTokens(secretKeys),
    eventLimits,
    mail: 'NONE' as const,
    findInactiveClubs: makeFindInactiveClubs({ ...setup, firstTelling }),
  }
  return {
    subgraph: makeVolunteerSubgraph(parts, log),
    startJobs: () => startVolunteerJobs({ ...setup, ...parts, firstTelling }),
  }
}
