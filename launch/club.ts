import './require-built.ts'

import { CLUB_DATABASE } from '../subgraphs/club/club-database.ts'
import { runReplicable } from './process/cluster/run-replicable.ts'
import { identityProviderOf } from './wiring/club-identity.ts'
import { makeClub } from './wiring/club-tier.ts'
import { serveSubgraph } from './wiring/serve-subgraph.ts'

await runReplicable('club', async (start) => {
  const { config } = start
  const { environment } = config
  // The gateway serves the sandbox's issuer; with another issuer this URL is unused.
  const makeIdentityProvider = identityProviderOf(config, config.graphUrl ?? '')
  await serveSubgraph(start, {
    name: 'club',
    contents: CLUB_DATABASE,
    url: config.clubDatabase,
    sealSecrets: config.clubSealKeys,
    make: (setup) => makeClub({ ...setup, environment, makeIdentityProvider }),
  })
})
