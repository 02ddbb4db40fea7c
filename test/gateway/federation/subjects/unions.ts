import type { Subject, Thing } from '../subject.ts'

const BOOK = () => ({
  __typename: 'Book',
  id: 'b1',
  title: 'Rules',
  inA: 'A: Rules',
  inB: 'B: Rules',
})

const unionIntersection: Subject = {
  name: 'a union of which the subgraphs have different members',
  subgraphs: {
    a: `union Media = Book | Song
      type Book @key(fields: "id") { id: ID! title: String! @shareable inA: String! }
      type Song @key(fields: "id") { id: ID! title: String! @shareable inA: String! }
      type Query { media: Media @shareable ofA: Media song: Media viewer: Viewer @shareable }
      type Viewer { media: Media @shareable ofA: Media song: Media }`,
    b: `union Media = Book | Movie
      type Book @key(fields: "id") { id: ID! title: String! @shareable inB: String! }
      type Movie @key(fields: "id") { id: ID! title: String! @shareable inB: String! }
      type Query { media: Media @shareable ofB: Media viewer: Viewer @shareable }
      type Viewer { media: Media @shareable ofB: Media }`,
  },
  world: () => {
    const book = BOOK()
    const song = { __typename: 'Song', id: 's1', title: 'Serve', inA: 'A: Serve' }
    const movie = { __typename: 'Movie', id: 'm1', title: 'Match', inB: 'B: Match' }
    const viewer = { __typename: 'Viewer', media: book, ofA: book, ofB: movie, song }
    return {
      entities: [book, song, movie],
      Query: { media: book, ofA: book, ofB: movie, song, viewer },
    }
  },
  cases: [
    '{ media { __typename ... on Book { title } ... on Song { title } ... on Movie { title } } }',
    '{ ofA { ... on Book { title inA inB } } }',
    '{ ofB { __typename ... on Movie { title inB } ... on Song { title } } }',
    '{ song { __typename ... on Song { title inA } ... on Movie { inB } } }',
    '{ media { ... on Song { inA } } ofB { ... on Song { inA } } }',
    '{ viewer { media { __typename ... on Book { inA inB } } song { ... on Song { title } } } }',
    '{ viewer { ofA { ... on Book { inB } } ofB { ... on Movie { title } ... on Book { title } } } }',
    '{ viewer { ofA { ...M } ofB { ...M } song { ...M } } } fragment M on Media { ... on Book { t: title } ... on Movie { t: title } ... on Song { t: title } }',
    '{ media { kind: __typename } viewer { song { kind: __typename } } }',
    '{ viewer { media { ... on Movie { inB } ... on Book { id } } } media { ... on Book { title } } }',
  ],
}

const partialUnion: Subject = {
  name: 'a shared list of a union of which one subgraph has one member',
  subgraphs: {
    a: `type Query { response: Response }
      type Response @shareable { actions: [Action!]! message: String }
      union Action = Red | Green | Blue
      type Red @shareable { id: ID! value: String }
      type Green { id: ID! name: String details: String } type Blue { id: ID! label: String }`,
    b: `type Response @shareable { actions: [Action!]! message: String }
      union Action = Red type Red @shareable { id: ID! value: String }`,
  },
  world: () => ({
    Query: {
      response: {
        message: 'Done',
        actions: [
          { __typename: 'Red', id: 'r1', value: 'V' },
          { __typename: 'Green', id: 'g1', name: 'N', details: 'D' },
          { __typename: 'Blue', id: 'b1', label: 'L' },
        ],
      },
    },
  }),
  cases: [
    '{ response { actions { ... on Red { id value } ... on Green { id name details } ... on Blue { id label } } } }',
    '{ response { message actions { __typename ... on Green { details } } } }',
    '{ response { actions { ... on Red { value } } } }',
    '{ response { actions { kind: __typename } } }',
  ],
}

const partialUnionBelow: Subject = {
  name: 'a union below entities that two subgraphs share',
  subgraphs: {
    a: `type Query { ofA: Box shared: Box @shareable }
      type Box @key(fields: "id") { id: ID! wrapper: Wrapper @shareable }
      type Wrapper @shareable { actions: [Action!]! }
      union Action = Common | OnlyA
      type Common @shareable { label: String } type OnlyA { a: String }`,
    b: `type Query { ofB: Box shared: Box @shareable }
      type Box @key(fields: "id") { id: ID! wrapper: Wrapper @shareable inB: Wrapper }
      type Wrapper @shareable { actions: [Action!]! }
      union Action = Common | OnlyB
      type Common @shareable { label: String } type OnlyB { b: String }`,
  },
  world: () => {
    const common = { __typename: 'Common', label: 'Common' }
    const box = {
      __typename: 'Box',
      id: 'x1',
      wrapper: { actions: [common] },
      inB: { actions: [{ __typename: 'OnlyB', b: 'B' }, common] },
    }
    return { entities: [box], Query: { ofA: box, ofB: box, shared: box } }
  },
  cases: [
    '{ ofA { wrapper { actions { ... on Common { label } ... on OnlyA { a } } } } }',
    '{ ofB { inB { actions { __typename ... on OnlyB { b } ... on Common { label } } } } }',
    '{ shared { id wrapper { actions { ... on Common { label } } } } }',
    '{ ofA { inB { actions { ... on OnlyB { b } } } wrapper { actions { __typename } } } }',
    '{ shared { inB { actions { ... on OnlyA { a } ... on Common { l: label } } } } ofB { id } }',
  ],
}

const APPLIANCES = () => [
  { __typename: 'Oven', id: 'o1', warranty: 1 },
  { __typename: 'Oven', id: 'o2', warranty: 2 },
  { __typename: 'Toaster', id: 't1', warranty: 3 },
  { __typename: 'Toaster', id: 't2', warranty: 4 },
]

const distributedInterface: Subject = {
  name: 'interfaces that an object has in one subgraph alone',
  subgraphs: {
    a: `type Query { products: [Product] node(id: ID!): Node nodes: [Node] toasters: [Toaster] }
      union Product = Oven | Toaster interface Node { id: ID! } interface WithWarranty { warranty: Int }
      type Oven @key(fields: "id") { id: ID! }
      type Toaster implements Node & WithWarranty @key(fields: "id") { id: ID! warranty: Int }`,
    b: `interface Node { id: ID! } interface WithWarranty { warranty: Int }
      type Oven implements Node & WithWarranty @key(fields: "id") { id: ID! warranty: Int }`,
  },
  world: () => {
    const all = APPLIANCES()
    const toasters = all.slice(2)
    const node = ({ id }: Thing) => toasters.find((one) => one.id === id) ?? null
    return { entities: all, Query: { products: all, nodes: toasters, toasters, node } }
  },
  cases: [
    '{ products { ... on Oven { id warranty } ... on Toaster { id warranty } } }',
    '{ nodes { ... on Toaster { warranty } ... on Oven { id } } }',
    '{ nodes { id ... on Node { id } } }',
    '{ toasters { ... on Node { id } } }',
    '{ nodes { ... on Node { ... on WithWarranty { warranty } } } }',
    '{ products { ... on Node { id } ... on WithWarranty { warranty } } }',
    '{ node(id: "t1") { __typename id ... on Oven { warranty } } }',
    '{ node(id: "t2") { ... on WithWarranty { warranty } } products { __typename } }',
    '{ toasters { ... on WithWarranty { w: warranty ... on Toaster { id } } } }',
    '{ node(id: "t9") { id } products { ... on Oven { warranty } } }',
  ],
}

const childTypes: Subject = {
  name: 'a field that is nullable in one type of a union alone',
  subgraphs: {
    a: `type User { id: ID @shareable } type Query { users: [User!]! }`,
    b: `union Account = User | Admin
      type User @key(fields: "id") { id: ID! name: String similar: [Account!]! }
      type Admin { id: ID name: String @shareable similar: [Account!]! }
      type Query { accounts: [Account!]! }`,
  },
  world: () => {
    const user: Thing = { __typename: 'User', id: 'u1', name: 'User 1' }
    const admin: Thing = { __typename: 'Admin', id: 'a1', name: 'Admin 1' }
    for (const one of [user, admin]) one['similar'] = [user, admin]
    return { entities: [user], Query: { users: [user], accounts: [user, admin] } }
  },
  cases: [
    '{ users { id name } accounts { ... on User { id name } ... on Admin { id name } } }',
    '{ users { id similar { ... on User { id } ... on Admin { id } } } }',
    '{ accounts { ... on User { id similar { ... on User { id name } ... on Admin { id name } } } ... on Admin { id similar { ... on User { id } ... on Admin { id } } } } }',
    '{ accounts { ... on Admin { id: name name: id } ... on User { id: name } } }',
    '{ accounts { __typename ... on Admin { x: id } ... on User { x: id } } }',
  ],
}

export const UNIONS: readonly Subject[] = [
  unionIntersection,
  partialUnion,
  partialUnionBelow,
  distributedInterface,
  childTypes,
]
