import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runAudit } from './audit.ts'

const SUPERGRAPH = `
  schema @link(url: "https://specs.apollo.dev/link/v1.0") @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query }
  directive @join__graph(name: String!, url: String!) on ENUM_VALUE
  directive @join__type(graph: join__Graph!, key: join__FieldSet, extension: Boolean! = false, resolvable: Boolean! = true, isInterfaceObject: Boolean! = false) repeatable on OBJECT
  directive @join__field(graph: join__Graph) repeatable on FIELD_DEFINITION
  directive @link(url: String, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
  scalar join__FieldSet
  scalar link__Import
  enum link__Purpose { SECURITY EXECUTION }
  enum join__Graph { A @join__graph(name: "a", url: "http://a") }
  type Query @join__type(graph: A) { one: Int two: Int }`

const CASES = [
  { query: '{ one }', expected: { data: { one: 1 } } },
  { query: '{ two }', expected: { data: { two: 1 } } },
  { query: '{ one }', expected: { data: { one: 1 }, errors: true } },
  { query: '{ three }', expected: { errors: true } },
]

/** Serves one suite in the form of the audit; of its subgraph, `one` is 1 and `two` is 2. */
const server = createServer(async (request, response) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const body = Buffer.concat(await request.toArray()).toString()
  const answers: Record<string, unknown> = {
    '/ids': ['small'],
    '/small/subgraphs': [{ name: 'a', url: `${origin}/small/a` }],
    '/small/tests': CASES,
    '/small/a': { data: body.includes('one') ? { one: 1 } : { two: 2 } },
  }
  const { url = '' } = request
  response.end(url === '/small/supergraph' ? SUPERGRAPH : JSON.stringify(answers[url]))
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the federation audit', () => {
  test('counts its cases, and names those with another result', async () => {
    const { port } = server.address() as AddressInfo
    expect(await runAudit(`http://127.0.0.1:${port}`)).toEqual({
      total: 4,
      failed: ['small 1', 'small 2'],
    })
  })
})
