import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { makeAuthenticate } from './authenticate.ts'
import { reportPort } from './serve-sofa.ts'
import type { OffTheShelfSetup } from './server.ts'
import { openSubgraphs } from './subgraphs.ts'

const setup = JSON.parse(process.argv[2] ?? '{}') as OffTheShelfSetup
const subgraphs = await openSubgraphs(setup)
const authenticate = makeAuthenticate(subgraphs, setup)

/** A minimal GraphQL server: those of packages would add checks and conversions. */
async function answer({ url, headers, body: asking }: Asking, response: ServerResponse) {
  const { query: document, variables = {} } = JSON.parse(await text(asking))
  const subgraph = url === '/club' ? subgraphs.club : subgraphs.volunteer
  const operation = {
    ...({ name: '', kind: 'query', document, registered: false } as const),
    hash: hash('sha256', document),
  }
  const asked = await authenticate(headers.authorization ?? '')
  const body = JSON.stringify(await subgraph.execute(operation, variables, asked))
  response.writeHead(200, { 'content-type': 'application/graphql-response+json' }).end(body)
}

interface Asking extends Pick<IncomingMessage, 'url' | 'headers'> {
  body: IncomingMessage
}

reportPort(
  createServer((request, response) => {
    const { url, headers } = request
    answer({ url, headers, body: request }, response).catch((error) => {
      process.stderr.write(`${String(error)}\n`)
      response.writeHead(500).end()
    })
  }),
)
