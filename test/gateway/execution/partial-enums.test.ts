import { beforeAll, describe, expect, test } from '@jest/globals'
import { composeServices } from '@theguild/federation-composition'
import { parse } from 'graphql'
import { type Gateway, makeGateway } from '../../../gateway/gateway.ts'
import { readGraph } from '../../../gateway/planning/read-graph.ts'
import type { Operation } from '../../../platform/executor.ts'
import { toGraphSdl } from '../../../schema/registry/compose.ts'
import { makeSubgraph } from '../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../subgraphs/foundation/graph/subgraph-operations.ts'
import { EVERY_CLUB_ACTIVE } from '../../support/club/every-club-active.ts'
import { aDocument, aLog, CONTEXT, DOWN } from '../samples/sample-graph.ts'

/** One value of the enum is for the platform alone. */
const CLUB = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@inaccessible"])
  enum Mood { GOOD SECRET @inaccessible }
  type Query { mood(of: ID!): Mood moods: [Mood] name: String }`

const REGISTERED: Operation = {
  ...aDocument('query MoodOf($id: ID!) { mood(of: $id) }'),
  name: 'MoodOf',
  registered: true,
}

describe('an enum value that the API does not have', () => {
  let gateway: Gateway

  beforeAll(async () => {
    const { log } = aLog()
    const club = makeSubgraph({
      name: 'club',
      operations: makeOperations(CLUB, {
        Query: {
          mood: (_parent: unknown, { of }: { of: string }) => of,
          moods: () => ['GOOD', 'SECRET'],
          name: () => 'Padel',
        },
      }),
      findInactiveClubs: EVERY_CLUB_ACTIVE,
      makeContext: () => ({}),
      log,
    })
    const { supergraphSdl = '' } = composeServices([{ name: 'club', typeDefs: parse(CLUB) }])
    gateway = await makeGateway({
      graph: readGraph(toGraphSdl(supergraphSdl), [REGISTERED]),
      subgraphs: { club, volunteer: DOWN },
      ...{ isSchemaVisible: true, log },
    })
  })

  test('is returned to a registered operation', async () => {
    const secret = await gateway.execute(REGISTERED, { id: 'SECRET' }, CONTEXT)
    expect(secret).toEqual({ data: { mood: 'SECRET' } })
  })

  test.each([
    ['a document of a client', aDocument('query ($id: ID!) { mood(of: $id) }')],
    ['a document with an alias', aDocument('query ($id: ID!) { a: mood(of: $id) }')],
  ])('is absent from the response to %s', async (_what, operation) => {
    const key = operation.document.includes('a:') ? 'a' : 'mood'
    const good = await gateway.execute(operation, { id: 'GOOD' }, CONTEXT)
    expect(good).toEqual({ data: { [key]: 'GOOD' } })
    const secret = await gateway.execute(operation, { id: 'SECRET' }, CONTEXT)
    expect(secret.data).toEqual({ [key]: null })
    expect(secret.errors).toMatchObject([{ extensions: { code: 'internal_error' } }])
    expect(JSON.stringify(secret)).not.toContain('SECRET')
  })

  test('is omitted from a list, which keeps its other values', async () => {
    const answer = await gateway.execute(aDocument('{ moods name }'), {}, CONTEXT)
    expect(answer.data).toEqual({ moods: ['GOOD', null], name: 'Padel' })
    expect(JSON.stringify(answer)).not.toContain('SECRET')
  })
})
