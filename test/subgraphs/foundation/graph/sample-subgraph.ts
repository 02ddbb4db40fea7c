import { Problem } from '../../../../schema/problem.ts'
import { makeSubgraph } from '../../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../../subgraphs/foundation/graph/subgraph-operations.ts'
import { aLog } from '../../../gateway/samples/sample-graph.ts'
import { EVERY_CLUB_ACTIVE } from '../../../support/club/every-club-active.ts'

export const SDL = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
  scalar DateTime
  scalar Date
  scalar JSON
  type Query {
    echo(filter: Filter, first: Int! = 50, text: String): JSON
    moment(at: DateTime): DateTime
    day(on: Date): Date
    thing(how: String!): Thing
    plan: [Entry!]!
  }
  type Mutation { echo(filter: Filter): JSON }
  type Subscription { ticks(upTo: Int!): Int! }
  input Filter { at: DateTime on: Date status: Status tags: [String!] inner: Filter }
  enum Status { OPEN CLOSED }
  enum Turn { EARLY LATE }
  interface Entry { at: DateTime! }
  type Duty implements Entry { at: DateTime! breaks: [[DateTime]!]! turn: Turn turns: [Turn!]! }
  type Pause implements Entry { at: DateTime! until: DateTime after: Duty note: JSON }
  type Thing @key(fields: "id") { id: ID! name: String! note: String }
`

export type Args = Record<string, unknown>

/** What the resolver of `echo` was given, in order. */
export const seen: Args[] = []

function echo(_parent: unknown, args: Args) {
  seen.push(args)
  return null
}

function thing(how: unknown) {
  if (how === 'refused') throw new Problem('forbidden', 'Not yours.', { why: 'rules' })
  if (how === 'broken') throw new Error('at line 7 of secret.ts')
  return { id: '1', name: how === 'incomplete' ? null : 'Thing', note: null }
}

const at = new Date('2026-07-01T18:00:00.007Z')

const duty = {
  __typename: 'Duty',
  ...{ at, breaks: [[at, null], []], turn: 'early-turn', turns: ['late-turn', 'early-turn'] },
}

const PLAN = [
  duty,
  {
    __typename: 'Pause',
    at: '2026-07-02T00:00:00.000Z',
    until: null,
    after: duty,
    note: { at: 1 },
  },
]

const OPERATIONS = makeOperations(SDL, {
  Query: {
    echo,
    moment: (_parent: unknown, { at }: Args) => at,
    day: (_parent: unknown, { on }: Args) => on,
    thing: (_parent: unknown, { how }: Args) => thing(how),
    plan: async () => PLAN,
  },
  Entry: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  Turn: { EARLY: 'early-turn', LATE: 'late-turn' },
  Mutation: { echo },
  Subscription: { ticks: { subscribe: ticks } },
  Thing: { __resolveReference: ({ id }: { id: string }) => thing(id) },
})

/** A small subgraph whose resolvers show what they are given, and fail in every way. */
export function aSubgraph() {
  const { log, entries } = aLog()
  const ended: number[] = []
  const subgraph = makeSubgraph({
    name: 'things',
    operations: OPERATIONS,
    log,
    findInactiveClubs: EVERY_CLUB_ACTIVE,
    makeContext: () => ({ ended }),
  })
  return { subgraph, entries, ended }
}

async function* ticks(_parent: unknown, { upTo }: Args, { ended }: { ended: number[] }) {
  if (Number(upTo) > 10) throw new Problem('forbidden', 'Too many.')
  try {
    for (let n = 1; n <= Number(upTo); n += 1) yield { ticks: n }
  } finally {
    ended.push(Number(upTo))
  }
}
