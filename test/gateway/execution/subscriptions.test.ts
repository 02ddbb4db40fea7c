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

const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])`

const SDL = {
  club: `${LINK}
    type Query { club(id: ID!): Club }
    type Subscription { clubChanged(id: ID!): Club }
    type Club @key(fields: "id") { id: ID! name: String! }`,
  volunteer: `${LINK}
    type Query { ready: Boolean }
    type Club @key(fields: "id") { id: ID! volunteers: Int }`,
}

const OPERATIONS = new Map(
  [
    ['ClubChanged', 'clubChanged(id: $id) { id name }'],
    ['ClubAndVolunteers', 'clubChanged(id: $id) { id volunteers }'],
  ].map(([name, selection]) => [
    `${name}`,
    {
      ...aDocument(`subscription ${name}($id: ID!) { ${selection} }`, 'subscription'),
      name: `${name}`,
      registered: true,
    },
  ]),
)

function registered(name: string): Operation {
  return OPERATIONS.get(name) ?? aDocument('', 'subscription')
}

async function aGateway(): Promise<Gateway> {
  const { log } = aLog()
  const composed = composeServices(
    (['club', 'volunteer'] as const).map((name) => ({ name, typeDefs: parse(SDL[name]) })),
  )
  async function* changes(_parent: unknown, { id }: { id: string }) {
    yield { clubChanged: { id, name: 'Old' } }
    yield { clubChanged: { id, name: 'New' } }
  }
  const club = makeSubgraph({
    name: 'club',
    operations: makeOperations(SDL.club, {
      Subscription: { clubChanged: { subscribe: changes } },
      Club: { __resolveReference: () => null },
    }),
    findInactiveClubs: EVERY_CLUB_ACTIVE,
    makeContext: () => ({}),
    log,
  })
  return makeGateway({
    graph: readGraph(toGraphSdl(composed.supergraphSdl ?? ''), OPERATIONS.values()),
    subgraphs: { club, volunteer: DOWN },
    ...{ isSchemaVisible: true, log },
  })
}

describe('a registered subscription', () => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await aGateway()
  })

  test('of one subgraph is passed through to it', async () => {
    const names = []
    for await (const { data } of await gateway.subscribe(
      registered('ClubChanged'),
      { id: '1' },
      CONTEXT,
    ))
      names.push(data)
    expect(names).toEqual([
      { clubChanged: { id: '1', name: 'Old' } },
      { clubChanged: { id: '1', name: 'New' } },
    ])
  })

  test('of several subgraphs is refused', async () => {
    const followed = gateway.subscribe(registered('ClubAndVolunteers'), { id: '1' }, CONTEXT)
    await expect(followed).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('with invalid variables is refused', async () => {
    const followed = gateway.subscribe(registered('ClubChanged'), {}, CONTEXT)
    await expect(followed).rejects.toMatchObject({ code: 'invalid_input' })
  })
})

describe('a registered operation that is invalid in the graph', () => {
  test('is refused with an error about it, and leaves the others alone', () => {
    const { supergraphSdl = '' } = composeServices([{ name: 'club', typeDefs: parse(SDL.club) }])
    const { findRegistered } = readGraph(toGraphSdl(supergraphSdl), OPERATIONS.values())
    const find = (name: string) => findRegistered(registered(name).hash)
    expect(() => find('ClubAndVolunteers')).toThrow(
      'ClubAndVolunteers does not fit the graph: Cannot query field "volunteers"',
    )
    expect(find('ClubChanged')).toMatchObject({ owner: 'club' })
  })
})
