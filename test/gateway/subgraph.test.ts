import { describe, expect, test } from '@jest/globals'
import { makeSubgraph } from '../../subgraphs/foundation/subgraph.ts'
import { aDocument, aLog, CONTEXT } from './sample-graph.ts'
import { aSubgraph, SDL } from './sample-subgraph.ts'

describe('a subgraph without entities', () => {
  test('answers registered queries too', async () => {
    const { log } = aLog()
    const typeDefs = 'type Query { twice(n: Int!): Int! }'
    const resolvers = { Query: { twice: (_parent: unknown, { n }: { n: number }) => 2 * n } }
    const subgraph = makeSubgraph({ name: 's', typeDefs, resolvers, makeContext: () => ({}), log })
    const operation = {
      ...aDocument('query Q($n: Int!) { twice(n: $n) }'),
      registered: true,
    }
    expect(await subgraph.execute(operation, { n: 2 }, CONTEXT)).toEqual({ data: { twice: 4 } })
  })
})

describe('a reference that is refused', () => {
  test('leaves the others of the same request', async () => {
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

  test('answers each event and ends with its source', async () => {
    const answers = await aSubgraph().subgraph.subscribe(operation, { n: 2 }, CONTEXT)
    const received = []
    for await (const answer of answers) received.push(answer)
    expect(received).toEqual([{ data: { ticks: 1 } }, { data: { ticks: 2 } }])
  })

  test('ends its source when the listener leaves', async () => {
    const { subgraph, ended } = aSubgraph()
    for await (const _ of await subgraph.subscribe(operation, { n: 5 }, CONTEXT)) break
    expect(ended).toEqual([5])
  })

  test('throws what refuses its document or variables', async () => {
    const { subgraph } = aSubgraph()
    const invalid = { code: 'invalid_input' }
    await expect(subgraph.subscribe(operation, {}, CONTEXT)).rejects.toMatchObject(invalid)
    const unknown = aDocument('subscription { tocks }', 'subscription')
    await expect(subgraph.subscribe(unknown, {}, CONTEXT)).rejects.toMatchObject(invalid)
  })
})

describe('resolvers that stand for nothing in the SDL', () => {
  test.each([
    ['type', { Thang: {} }],
    ['field', { Thing: { nome: () => null } }],
  ])('are refused at start: %s', (_, resolvers) => {
    const { log } = aLog()
    const make = () =>
      makeSubgraph({ name: 'things', typeDefs: SDL, resolvers, makeContext: () => ({}), log })
    expect(make).toThrow(/which the SDL lacks/)
  })
})
