import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { unifiedGraphHandler } from '@graphql-hive/router-runtime'
import { readGraphSdl } from '../../schema/sdl.ts'
import { serveSofa } from './serve-sofa.ts'

/** The only argument of this process, as JSON. */
export interface NetworkedSetup {
  /** Base URL of both subgraphs, each below its name. */
  subgraphsUrl: string
}

interface Context {
  request: Request
}

const { subgraphsUrl } = JSON.parse(process.argv[2] ?? '{}') as NetworkedSetup
/** Deduplication would help only the load generator, which requests one page twenty times at once. */
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
