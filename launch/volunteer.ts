import './require-built.ts'

import { VOLUNTEER_DATABASE } from '../subgraphs/volunteer/volunteer-database.ts'
import { runReplicable } from './process/cluster/run-replicable.ts'
import { serveSubgraph } from './wiring/serve-subgraph.ts'
import { mailSetupOf, makeVolunteer } from './wiring/volunteer-tier.ts'

await runReplicable('volunteer', (start) =>
  serveSubgraph(start, {
    name: 'volunteer',
    contents: VOLUNTEER_DATABASE,
    url: start.config.volunteerDatabase,
    sealSecrets: start.config.volunteerSealKeys,
    make: (setup) =>
      makeVolunteer({
        ...setup,
        eventLimits: start.config.volunteerEventLimits,
        mail: mailSetupOf(start.config),
      }),
  }),
)
