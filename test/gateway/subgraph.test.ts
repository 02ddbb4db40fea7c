import { describe, expect, test } from '@jest/globals'
import type { Operation } from '../../platform/executor.ts'
import { Problem } from '../../platform/problem.ts'
import { makeSubgraph, type Subgraph } from '../../subgraphs/foundation/subgraph.ts'
import { aDocument, aLog, CONTEXT } from './sample-graph.ts'

const SDL = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
  scalar DateTime
  scalar Date
  scalar JSON
  type Query {
    echo(filter: Filter, first: Int! = 50, text: String): JSON
    moment(at: DateTime): DateTime
    day(on: Date): Date
    thing(how: String!): Thing
  }
  type Mutation { echo(filter: Filter): JSON }
  type Subscription { ticks(upTo: Int!): Int! }
  input Filter { at: DateTime on: Date status: Status tags: [String!] inner: Filter }
  enum Status { OPEN CLOSED }
  type Thing @key(fields: "id") { id: ID! name: String! note: String }
`

type Args = Record<string, unknown>

const seen: Args[] = []

function echo(_parent: unknown, args: Args) {
  seen.push(args)
  return null
}

function thing(how: unknown) {
  if (how === 'refused') throw new Problem('forbidden', 'Not yours.', { why: 'rules' })
  if (how === 'broken') throw new Error('at line 7 of secret.ts')
  return { id: '1', name: how === 'incomplete' ? null : 'Thing', note: null }
}

function aSubgraph() {
  const { log, entries } = aLog()
  const subgraph = makeSubgraph({
    name: 'things',
    typeDefs: SDL,
    log,
    makeContext: ({ caller }) => ({ caller }),
    resolvers: {
      Query: {
        echo,
        moment: (_parent: unknown, { at }: Args) => at,
        day: (_parent: unknown, { on }: Args) => on,
        thing: (_parent: unknown, { how }: Args) => thing(how),
      },
      Mutation: { echo },
      Subscription: { ticks: { subscribe: ticks } },
      Thing: { __resolveReference: ({ id }: { id: string }) => thing(id) },
    },
  })
  return { subgraph, entries }
}

let ticksLeft = 0

async function* ticks(_parent: unknown, { upTo }: Args) {
  if (Number(upTo) > 10) throw new Problem('forbidden', 'Too many.')
  try {
    for (let n = 1; n <= Number(upTo); n += 1) yield { ticks: n }
  } finally {
    ticksLeft += 1
  }
}

function asRegistered(document: string): Operation {
  return { ...aDocument(document), registered: true }
}

async function argsSeenBy(subgraph: Subgraph, operation: Operation, variables: Args) {
  seen.length = 0
  const answer = await subgraph.execute(operation, variables, CONTEXT)
  expect(answer.errors).toBeUndefined()
  return JSON.parse(JSON.stringify(seen[0]))
}

describe.each([
  ['compiled', asRegistered],
  ['interpreted', aDocument],
])('a %s query', (_, toOperation) => {
  const { subgraph, entries } = aSubgraph()
  const run = (text: string, variables: Args = {}) =>
    subgraph.execute(toOperation(text), variables, CONTEXT)

  test.each<[string, Args, Args]>([
    ['an absent variable', {}, { first: 50 }],
    [
      'a variable that is null',
      { filter: null, text: null },
      { filter: null, first: 50, text: null },
    ],
    ['a variable that is undefined', { text: undefined }, { first: 50 }],
    ['an absent member', { filter: { status: 'OPEN' } }, { filter: { status: 'OPEN' }, first: 50 }],
    ['a member that is undefined', { filter: { at: undefined } }, { filter: {}, first: 50 }],
    ['a member that is null', { filter: { tags: null } }, { filter: { tags: null }, first: 50 }],
    [
      'a nested member',
      { filter: { inner: { tags: ['a'] } } },
      { filter: { inner: { tags: ['a'] } }, first: 50 },
    ],
    ['one value for a list', { filter: { tags: 'a' } }, { filter: { tags: ['a'] }, first: 50 }],
  ])('gives the resolver %s as it is', async (_what, variables, expected) => {
    const text = 'query Q($filter: Filter, $text: String) { echo(filter: $filter, text: $text) }'
    expect(await argsSeenBy(subgraph, toOperation(text), variables)).toEqual(expected)
  })

  test('gives the resolver what an object in the document leaves out as absent', async () => {
    const text = 'query Q($status: Status) { echo(filter: { status: $status, tags: ["a"] }) }'
    expect(await argsSeenBy(subgraph, toOperation(text), {})).toEqual({
      filter: { tags: ['a'] },
      first: 50,
    })
  })

  test('gives the resolver a time as a Date, inside an input too', async () => {
    await run('query Q($f: Filter) { echo(filter: $f) }', {
      f: { at: '2026-07-01T20:00:00+02:00' },
    })
    expect(seen.at(-1)).toEqual({ filter: { at: new Date('2026-07-01T18:00:00Z') }, first: 50 })
  })

  test('answers times in UTC, and days as they are', async () => {
    const text = 'query Q($at: DateTime, $on: Date) { moment(at: $at) day(on: $on) }'
    expect(await run(text, { at: '2026-07-01T20:00:00.5+02:00', on: '2026-02-28' })).toEqual({
      data: { moment: '2026-07-01T18:00:00.500Z', day: '2026-02-28' },
    })
  })

  test.each<[string, Args]>([
    ['a time without an offset', { at: '2026-07-01T20:00:00' }],
    ['a time in another notation', { at: 'July 1, 2026' }],
    ['a time that is a number', { at: 1_751_392_800 }],
    ['a day that does not exist', { on: '2026-02-30' }],
    ['an unknown value of an enum', { status: 'AJAR' }],
  ])('is refused with invalid_input for %s', async (_what, f) => {
    const answer = await run('query Q($f: Filter) { echo(filter: $f) }', { f })
    expect(answer).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^Variable "\$f"/),
          extensions: { code: 'invalid_input' },
        },
      ],
    })
  })

  test('passes a refusal of a resolver with code, details and path', async () => {
    expect(await run('{ mine: thing(how: "refused") { id } }')).toEqual({
      data: { mine: null },
      errors: [
        {
          message: 'Not yours.',
          path: ['mine'],
          extensions: { code: 'forbidden', details: { why: 'rules' } },
        },
      ],
    })
  })

  test.each(['broken', 'incomplete'])('masks the fault of a resolver that is %s', async (how) => {
    entries.length = 0
    const answer = await run('query Q($how: String!) { thing(how: $how) { id name } }', { how })
    expect(answer).toEqual({
      data: { thing: null },
      errors: [
        {
          message: 'The request could not be completed.',
          path: how === 'broken' ? ['thing'] : ['thing', 'name'],
          extensions: { code: 'internal_error' },
        },
      ],
    })
    expect(entries).toMatchObject([
      { level: 'error', fields: { subgraph: 'things', requestId: 'req-1' } },
    ])
  })

  test('is refused with invalid_input when it does not fit the subgraph', async () => {
    expect(await run('{ nothing }')).toEqual({
      errors: [
        { message: expect.stringContaining('nothing'), extensions: { code: 'invalid_input' } },
      ],
    })
  })

  test('keeps the variables of requests apart that run at the same time', async () => {
    const text = 'query Q($on: Date) { day(on: $on) }'
    const days = Array.from({ length: 28 }, (_day, n) => `2026-02-${`${n + 1}`.padStart(2, '0')}`)
    const answers = await Promise.all(days.map((on) => run(text, { on })))
    expect(answers.map(({ data }) => data?.['day'])).toEqual(days)
  })
})

describe('a subgraph without entities', () => {
  test('answers registered queries too', async () => {
    const { log } = aLog()
    const typeDefs = 'type Query { twice(n: Int!): Int! }'
    const resolvers = { Query: { twice: (_parent: unknown, { n }: { n: number }) => 2 * n } }
    const subgraph = makeSubgraph({ name: 's', typeDefs, resolvers, makeContext: () => ({}), log })
    const operation = asRegistered('query Q($n: Int!) { twice(n: $n) }')
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
    ticksLeft = 0
    for await (const _ of await aSubgraph().subgraph.subscribe(operation, { n: 5 }, CONTEXT)) break
    expect(ticksLeft).toBe(1)
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
