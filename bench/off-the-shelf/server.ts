import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { unifiedGraphHandler } from '@graphql-hive/router-runtime'
import { type DocumentNode, getOperationAST, print } from 'graphql'
import { useSofa } from 'sofa-api'
import { makeAuthentication } from '../../gateway/authentication.ts'
import { makeFindApiKey } from '../../gateway/find-api-key.ts'
import { makeFindInstallation } from '../../gateway/find-installation.ts'
import { makeRemoteKeySet } from '../../gateway/remote-key-set.ts'
import type { Caller } from '../../platform/caller.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Operation } from '../../platform/executor.ts'
import { newUuid } from '../../platform/ids.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { toFlatSchema } from './flat-schema.ts'
import { openSubgraphs } from './subgraphs.ts'

/** What the bench tells this process as its only argument. */
export interface OffTheShelfSetup {
  socketPath: string
  issuer: string
  audience: string
}

interface Context {
  caller: Caller
  requestId: string
}

const { audience, ...places } = JSON.parse(process.argv[2] ?? '{}') as OffTheShelfSetup
const { config, bus, ...subgraphs } = await openSubgraphs(places)
const authenticate = makeAuthentication({
  issuer: places.issuer,
  keySet: makeRemoteKeySet(places.issuer),
  isTyped: false,
  audience,
  staffClaim: config.staffClaim,
  now: systemClock,
  findInstallation: makeFindInstallation(subgraphs.club),
  findApiKey: makeFindApiKey(subgraphs),
  bus,
})

const operations = new WeakMap<DocumentNode, Operation>()

const gateway = createGatewayRuntime<Context>({
  supergraph: readGraphSdl().supergraph,
  unifiedGraphHandler,
  logging: false,
  // Called, where it would otherwise ask over HTTP: what a network costs is not its fault.
  transports: () => ({
    getSubgraphExecutor:
      ({ subgraphName }) =>
      async ({ document, variables = {}, context }) => {
        const subgraph =
          subgraphName.toLowerCase() === 'club' ? subgraphs.club : subgraphs.volunteer
        if (context === undefined) throw new Error('Nobody asks.')
        return subgraph.execute(toOperation(document), variables, context)
      },
  }),
})

const listener = useSofa({
  basePath: '/v1',
  schema: toFlatSchema(await gateway.getSchema()),
  async context({ request }): Promise<Context> {
    const requestId = newUuid()
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
    return { caller: await authenticate({ kind: 'bearer', token }, requestId), requestId }
  },
  async execute(args) {
    const { schema, execute, contextFactory } = gateway.getEnveloped(args.contextValue as Context)
    return execute({ ...args, schema, contextValue: await contextFactory() })
  },
})

function toOperation(document: DocumentNode): Operation {
  const known = operations.get(document)
  if (known) return known

  const text = print(document)
  const { operation: kind = 'query', name } = getOperationAST(document) ?? {}
  const operation: Operation = {
    name: name?.value ?? '',
    kind,
    document: text,
    hash: hash('sha256', text),
    registered: false,
  }
  operations.set(document, operation)
  return operation
}

// Whoever started this process may vanish without a word.
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
const server = createServer(listener)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
