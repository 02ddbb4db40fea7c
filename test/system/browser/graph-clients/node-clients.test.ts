import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generate } from '@graphql-codegen/cli'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { build, stop } from 'esbuild'
import { GraphQLClient } from 'graphql-request'
import {
  type ConcreteRequest,
  Environment,
  fetchQuery,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import {
  type DataDir,
  type Instance,
  makeDataDir,
  startInstance,
} from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SCHEMA = join(ROOT, 'built/graph/api.graphql')

let dir: DataDir
let work: DataDir
let instance: Instance
let clubId: string
let token: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  work = await makeDataDir()
  instance = await startInstance({ dataDir: dir.path })
  const { main } = instance.sandbox.clubs
  clubId = main.id
  token = main.staff_token
})

afterAll(async () => {
  await stop()
  await instance?.end('SIGTERM')
  await dir?.remove()
  await work?.remove()
})

const QUERY = `query ClubOfToday($id: ID!) {
  club(id: $id) { name courts(first: 2) { nodes { id name status } } }
}`

describe('the defaults of', () => {
  test('graphql-request read a club', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const client = new GraphQLClient(instance.sandbox.graphql, { headers })
    const { club } = await client.request<{ club: Club }>(QUERY, { id: clubId })
    expect(club.courts.nodes).toHaveLength(2)
    const refused = client.request('{ club(id: "x") { name } }')
    await expect(refused).rejects.toThrow('invalid_input')
  })

  test('Relay read a club and the next page of a list, by its id as a node', async () => {
    const { ClubQuery, CourtsPageQuery } = await compileRelay()
    const environment = new Environment({
      network: Network.create(({ text }, variables) => post(text, variables)),
      store: new Store(new RecordSource()),
    })
    const first = (await fetchQuery(environment, ClubQuery, { id: clubId }).toPromise()) as Answer
    expect(first.club.name).toEqual(expect.any(String))
    const source = environment.getStore().getSource()
    const page = source.get(`client:${clubId}:courts(first:1):pageInfo`)
    const variables = { id: clubId, count: 1, cursor: page?.['endCursor'] }
    await fetchQuery(environment, CourtsPageQuery, variables).toPromise()
    const connection = source.get(`client:${clubId}:__Club_courts_connection`)
    expect(connection?.['edges']).toMatchObject({ __refs: [expect.anything(), expect.anything()] })
  })

  test("codegen's client preset type and send a document", async () => {
    const folder = join(work.path, 'codegen')
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'app.ts'),
      `import { GraphQLClient } from 'graphql-request'
import { graphql } from './gql'
const query = graphql(\`${QUERY}\`)
export async function read(url: string, token: string, id: string) {
  const client = new GraphQLClient(url, { headers: { authorization: 'Bearer ' + token } })
  const { club } = await client.request(query, { id })
  return club?.courts?.nodes.map(({ name }) => name)
}
`,
    )
    const generates = { [`${join(folder, 'gql')}/`]: { preset: 'client' as const } }
    await generate({ schema: SCHEMA, documents: join(folder, 'app.ts'), generates, silent: true })
    const outfile = join(folder, 'app.mjs')
    const nodePaths = [join(ROOT, 'node_modules')]
    const entryPoints = [join(folder, 'app.ts')]
    await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', nodePaths })
    const { read } = await import(pathToFileURL(outfile).href)
    expect(await read(instance.sandbox.graphql, token, clubId)).toHaveLength(2)
  })
})

interface Club {
  name: string
  courts: { nodes: unknown[] }
}

interface Answer {
  club: { name: string }
}

async function post(query: string | null | undefined, variables: object): Promise<GraphQLResponse> {
  const response = await fetch(instance.sandbox.graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as GraphQLResponse
}

const MODULE = `
graphql\`query ClubQuery($id: ID!) { club(id: $id) { name ...Club_courts } }\`
graphql\`fragment Club_courts on Club @refetchable(queryName: "CourtsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 1 }, cursor: { type: "String" }) {
  courts(first: $count, after: $cursor) @connection(key: "Club_courts") { edges { node { name } } }
}\`
`

/** Compiles the documents above as a client's build does, and returns the artifacts. */
async function compileRelay(): Promise<Record<'ClubQuery' | 'CourtsPageQuery', ConcreteRequest>> {
  const folder = join(work.path, 'relay')
  for (const made of ['', 'src', 'artifacts']) mkdirSync(join(folder, made), { recursive: true })
  writeFileSync(join(folder, 'src/Club.js'), MODULE)
  writeFileSync(join(folder, 'package.json'), '{}')
  const config = {
    src: './src',
    schema: SCHEMA,
    artifactDirectory: './artifacts',
    language: 'javascript',
  }
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config))
  const require = createRequire(import.meta.url)
  const compiler = require.resolve('relay-compiler/cli.js')
  await promisify(execFile)(process.execPath, [compiler], { cwd: folder })
  const artifact = (name: string) => require(join(folder, `artifacts/${name}.graphql.js`))
  return { ClubQuery: artifact('ClubQuery'), CourtsPageQuery: artifact('CourtsPageQuery') }
}
