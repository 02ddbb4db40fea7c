import { describe, expect, test } from '@jest/globals'
import { makeSubgraph } from '../../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../../subgraphs/foundation/graph/subgraph-operations.ts'
import type { Resolvers } from '../../../../subgraphs/foundation/graph/subgraph-schema.ts'
import { aDocument, aLog, CONTEXT } from '../../../gateway/samples/sample-graph.ts'
import { EVERY_CLUB_ACTIVE } from '../../../support/club/every-club-active.ts'
import { aSubgraph, SDL } from './sample-subgraph.ts'

describe('a subgraph without entities', () => {
  test('executes registered queries', async () => {
    const { log } = aLog()
    const typeDefs = 'type Query { twice(n: Int!): Int! }'
    const resolvers = { Query: { twice: (_parent: unknown, { n }: { n: number }) => 2 * n } }
    const operations = makeOperations(typeDefs, resolvers)
    const subgraph = makeSubgraph({
      name: 's',
      operations,
      findInactiveClubs: EVERY_CLUB_ACTIVE,
      makeContext: () => ({}),
      log,
    })
    const operation = {
      ...aDocument('query Q($n: Int!) { twice(n: $n) }'),
      registered: true,
    }
    expect(await subgraph.execute(operation, { n: 2 }, CONTEXT)).toEqual({ data: { twice: 4 } })
  })
})

describe('a refused entity reference', () => {
  test('does not affect other references of the request', async () => {
    const { subgraph } = aSubgraph()
    const text =
      'query Q($r: [_Any!]!) { _entities(representations: $r) { ... on Thing { name } } }'
    const r = ['1', 'refused', '2'].map((id) => ({ __typename: 'Thing', id }))
    expect(await subgraph.execute(aDocument(text), { r }, CONTEXT)).toEqual({
      data: { _entities: [{ name: 'Thing' }, null, { name: 'Thing' }] },
      errors: [
        {
          message: 'Not yours.',
          path: ['_entities', 1],
          extensions: { code: 'forbidden', details: { why: 'rules' } },
        },
      ],
    })
  })
})

describe('a subscription of a subgraph', () => {
  const operation = aDocument('subscription S($n: Int!) { ticks(upTo: $n) }', 'subscription')

  test('delivers each event and ends with its source', async () => {
    const answers = await aSubgraph().subgraph.subscribe(operation, { n: 2 }, CONTEXT)
    const received = []
    for await (const answer of answers) received.push(answer)
    expect(received).toEqual([{ data: { ticks: 1 } }, { data: { ticks: 2 } }])
  })

  test('ends its source when the subscriber leaves', async () => {
    const { subgraph, ended } = aSubgraph()
    for await (const _ of await subgraph.subscribe(operation, { n: 5 }, CONTEXT)) break
    expect(ended).toEqual([5])
  })

  test('throws the refusal of its document or variables', async () => {
    const { subgraph } = aSubgraph()
    const invalid = { code: 'invalid_input' }
    await expect(subgraph.subscribe(operation, {}, CONTEXT)).rejects.toMatchObject(invalid)
    const unknown = aDocument('subscription { tocks }', 'subscription')
    await expect(subgraph.subscribe(unknown, {}, CONTEXT)).rejects.toMatchObject(invalid)
  })

  test('quotes the beginning and end of a long invalid variable', async () => {
    const { subgraph } = aSubgraph()
    const n = `<${'x'.repeat(50_000)}>`
    await expect(subgraph.subscribe(operation, { n }, CONTEXT)).rejects.toMatchObject({
      message: expect.stringMatching(/^Variable "\$n" got invalid value "<x{1,200}….{0,900}$/),
    })
  })
})

describe('resolvers without a field in the SDL', () => {
  test.each([
    ['type', { Thang: {} }],
    ['field', { Thing: { nome: () => null } }],
  ])('are refused at start: %s', (_, resolvers) => {
    expect(() => makeOperations(SDL, resolvers)).toThrow(/which the SDL lacks/)
  })
})

describe('an entity type of a subgraph', () => {
  const start = (typeDefs: string, resolvers: Resolvers = {}) => makeOperations(typeDefs, resolvers)

  test.each([
    'type Thing @key(fields: "id") { id: ID! } type Query { thing: Thing }',
    'type Thing @key(fields: "id", resolvable: true) { id: ID! } type Query { thing: Thing }',
    'type Thing { id: ID! } extend type Thing @key(fields: "id") type Query { thing: Thing }',
  ])('is refused at start without an authorization of its references: %s', (sdl) => {
    const typeDefs = `${LINK} ${sdl}`
    expect(() => start(typeDefs)).toThrow('There is no __resolveReference for Thing')
    expect(() => start(typeDefs, { Thing: { __resolveReference: () => null } })).not.toThrow()
  })

  test("needs no resolver where it is a stub of another subgraph's type", () => {
    const sdl =
      'type Thing @key(fields: "id", resolvable: false) { id: ID! } type Query { t: Thing }'
    expect(() => start(`${LINK} ${sdl}`)).not.toThrow()
  })
})

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])'
