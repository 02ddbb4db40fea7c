import { identityProviderOf } from './identity-provider.ts'
import { runProcess } from './run-process.ts'
import { startSubgraph } from './start-subgraph.ts'
import { makeClub } from './subgraphs.ts'

await runProcess('club', async (start) => {
  const { config } = start
  // A sandbox's issuer is served by the gateway; where there is none, nobody asks for its address.
  const makeIdentityProvider = identityProviderOf(config, config.gatewayUrl ?? '')
  await startSubgraph(start, {
    name: 'club',
    database: config.clubDatabase,
    make: (setup) => makeClub({ ...setup, environment: config.environment, makeIdentityProvider }),
  })
})
