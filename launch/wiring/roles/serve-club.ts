import type { ConfigOf } from '../../../platform/config/config.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { Start } from '../../process/start.ts'
import { identityProviderOf } from '../club-identity.ts'
import { makeClub } from '../club-tier.ts'
import { serveSubgraph } from './serve-subgraph.ts'

/** Serves the club side to the edges. */
export async function serveClub(start: Start<ConfigOf<'club'>>): Promise<void> {
  const { config } = start
  const { environment } = config
  // An edge serves the sandbox's issuer; with another issuer this URL is unused.
  const makeIdentityProvider = identityProviderOf(config, config.graphUrl ?? '')
  await serveSubgraph(start, {
    name: 'club',
    contents: CLUB_DATABASE,
    url: config.clubDatabase,
    sealSecrets: config.clubSealKeys,
    make: (setup) => makeClub({ ...setup, environment, makeIdentityProvider }),
  })
}
