import { hash } from 'node:crypto'
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { unifiedGraphHandler } from '@graphql-hive/router-runtime'
import { type DocumentNode, getOperationAST, print } from 'graphql'
import type { Operation } from '../../platform/executor.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { makeAuthenticate, type SubgraphContext } from './authenticate.ts'
import { serveSofa } from './serve-sofa.ts'
import { openSubgraphs } from './subgraphs.ts'

/** The only argument of this process, as JSON. */
export interface OffTheShelfSetup {
  socketPath: string
  issuer: string
  audience: string
}

const setup = JSON.parse(process.argv[2] ?? '{}') as OffTheShelfSetup
const subgraphs = await openSubgraphs(setup)
const authenticate = makeAuthenticate(subgraphs, setup)
const operations = new WeakMap<DocumentNode, Operation>()

const gateway = createGatewayRuntime<SubgraphContext>({
  supergraph: readGraphSdl().supergraph,
  unifiedGraphHandler,
  logging: false,
  // In-process instead of HTTP.
  transports: () => ({
    getSubgraphExecutor:
      ({ subgraphName }) =>
      async ({ document, variables = {}, context }) => {
        const subgraph =
          subgraphName.toLowerCase() === 'club' ? subgraphs.club : subgraphs.volunteer
        if (context === undefined) throw new Error('The request has no caller.')
        return subgraph.execute(toOperation(document), variables, context)
      },
  }),
})
await serveSofa(gateway, ({ headers }) => authenticate(headers.get('authorization') ?? ''))

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
