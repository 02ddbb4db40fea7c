import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { unifiedGraphHandler } from '@graphql-hive/router-runtime'
import { readGraphSdl } from '../../schema/sdl.ts'
import { serveSofa } from './serve-sofa.ts'

/** What the bench tells this process as its only argument. */
export interface NetworkedSetup {
  /** Where both subgraphs are served, each under its name. */
  subgraphsUrl: string
}

interface Context {
  request: Request
}

const { subgraphsUrl } = JSON.parse(process.argv[2] ?? '{}') as NetworkedSetup
/** Only a load generator asks for one page twenty times at once; partners would not find it shared. */
const options = { deduplicateInflightRequests: false }

const gateway = createGatewayRuntime<Context>({
  supergraph: readGraphSdl().supergraph,
  unifiedGraphHandler,
  logging: false,
  transportEntries: {
    club: { location: `${subgraphsUrl}/club`, options },
    volunteer: { location: `${subgraphsUrl}/volunteer`, options },
  },
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => ({
      authorization: request.headers.get('authorization') ?? '',
    }),
  },
})
await serveSofa(gateway, (request) => ({ request }))
