import { need, type Subject, type Thing } from '../subject.ts'

/** A value that is missing for this is an error, and never a silent null. */
const JOINED_TYPES =
  'The planner joins the fetches of two types into one that requires the first type alone.'

const interfaceObjects: Subject = {
  name: 'interfaces that other subgraphs have as objects',
  subgraphs: {
    a: `type Query { people: [Named!]! }
      interface Named @key(fields: "id") { id: ID! name: String }
      type Person implements Named @key(fields: "id") { id: ID! name: String age: Int }
      interface Account @key(fields: "id") { id: ID! }
      type Admin implements Account @key(fields: "id") { id: ID! isMain: Boolean! isActive: Boolean! @shareable }
      type Regular implements Account @key(fields: "id") { id: ID! isMain: Boolean! }`,
    b: `type Query { others: [Named] accounts: [Account] @shareable }
      type Account @key(fields: "id") @interfaceObject { id: ID! title: String! }
      type Named @key(fields: "id") @interfaceObject { id: ID! username: String }`,
  },
  notRandom: JOINED_TYPES,
  world: () => {
    const people = [1, 2].map((n) => ({
      __typename: 'Person',
      id: `u${n}`,
      name: `Name ${n}`,
      age: n * 11,
      username: `user${n}`,
    }))
    const accounts = ['Admin', 'Admin', 'Regular'].map((__typename, n) => ({
      ...{ __typename, id: `a${n}`, title: `Title ${n}`, isMain: n === 0, isActive: n !== 1 },
    }))
    return { entities: [...people, ...accounts], Query: { people, others: people, accounts } }
  },
  cases: [
    '{ others { id name username } }',
    '{ people { id name username } }',
    '{ others { ... on Person { age } } }',
    '{ people { ... on Person { age } } }',
    '{ others { ... on Person { age id name username } id name } }',
    '{ people { ... on Person { age id name username } id name } }',
    '{ accounts { title } }',
    '{ accounts { ... on Admin { title } } }',
    '{ accounts { title __typename } }',
    '{ accounts { kind: __typename id } }',
    '{ accounts { ... on Admin { __typename isActive } } }',
    '{ accounts { id ... on Regular { isMain title } ... on Admin { isActive } } }',
    '{ people { __typename username } others { __typename id } }',
    '{ a: others { n: name u: username } b: people { u: username } }',
  ],
}

const sharedOfInterfaceObjects: Subject = {
  name: 'a field that an interface object shares with one of the objects',
  subgraphs: {
    a: `interface Account @key(fields: "id") { id: ID! }
      type Admin implements Account @key(fields: "id") { id: ID! isActive: Boolean! @shareable }
      type Regular implements Account @key(fields: "id") { id: ID! }`,
    b: `type Query { accounts: [Account] }
      type Account @key(fields: "id") @interfaceObject { id: ID! title: String! }`,
    c: `type Account @key(fields: "id") @interfaceObject { id: ID! isActive: Boolean! @shareable }`,
  },
  notRandom: JOINED_TYPES,
  world: () => {
    const accounts = ['Admin', 'Regular'].map((__typename, n) => ({
      __typename,
      id: `a${n}`,
      title: `T${n}`,
      isActive: n === 0,
    }))
    return { entities: accounts, Query: { accounts } }
  },
  cases: [
    '{ accounts { id isActive } }',
    '{ accounts { id ... on Admin { isActive } } }',
    '{ accounts { title isActive __typename } }',
    '{ accounts { ... on Regular { isActive title } } }',
  ],
}

const requirementsOfInterfaceObjects: Subject = {
  name: 'a requirement of an interface object',
  subgraphs: {
    a: `type Query { people: [Named!]! }
      interface Named @key(fields: "id") { id: ID! name: String }
      type Person implements Named @key(fields: "id") { id: ID! name: String age: Int }`,
    b: `type Query { others: [Named] }
      type Named @key(fields: "id") @interfaceObject {
        id: ID! name: String @external username: String @requires(fields: "name") }`,
  },
  // The composer takes the external field of an interface object for one that it can be asked for.
  amend: (supergraph) =>
    supergraph.replace(
      /(interface Named [^{]*\{\n {2}id: ID!\n {2}name: String)/,
      '$1 @join__field(graph: A) @join__field(graph: B, external: true)',
    ),
  world: () => {
    const people = [1, 2].map((n) => ({
      ...{ __typename: 'Person', id: `u${n}`, name: `Name ${n}`, age: n * 11 },
      username(this: Thing) {
        return need<string>(this, 'name').toLowerCase()
      },
    }))
    return { entities: people, Query: { people, others: people } }
  },
  cases: [
    '{ others { id name username } }',
    '{ people { id name username } }',
    '{ others { ... on Person { age } } }',
    '{ people { ... on Person { age username } } }',
    '{ others { ... on Person { age id name username } id name } }',
    '{ people { username } others { username } }',
  ],
}

const withoutObjects: Subject = {
  name: 'interface objects of interfaces that have no object',
  subgraphs: {
    a: `interface Node @key(fields: "id") { id: ID! }
      type Product @key(fields: "id", resolvable: false) @interfaceObject { id: ID! }
      type Query { a: Node product: Product! }`,
    b: `type Node @key(fields: "id", resolvable: false) @interfaceObject { id: ID! field: String }
      interface Product @key(fields: "id") { id: ID! }
      type Bread implements Product @key(fields: "id") { id: ID! name: String! }
      type Query { b: Node }`,
  },
  notRandom: 'Plain graphql-js has no object of the interface.',
  world: () => {
    const bread = { __typename: 'Bread', id: 'p1', name: 'Rye' }
    const node = { __typename: 'Node', id: 'n1', field: 'foo' }
    return { entities: [bread, node], Query: { a: null, b: node, product: bread } }
  },
  cases: [
    ['{ b { id field } }', { b: { id: 'n1', field: 'foo' } }],
    ['{ b { field } }', { b: { field: 'foo' } }],
    ['{ b { x: id } product { id } }', { b: { x: 'n1' }, product: { id: 'p1' } }],
    ['{ product { id ... on Bread { name } } }', { product: { id: 'p1', name: 'Rye' } }],
    ['{ product { __typename } }', { product: { __typename: 'Bread' } }],
    ['{ a { id } b { field id } }', { a: null, b: { field: 'foo', id: 'n1' } }],
    [
      '{ product { ... on Product { id } ... on Bread { n: name } } }',
      { product: { id: 'p1', n: 'Rye' } },
    ],
  ],
}

const indirectExtension: Subject = {
  name: 'an object of an interface that a third subgraph extends',
  subgraphs: {
    media: `type Query { media: Media }
      interface Media @key(fields: "id") { id: ID! title: String }
      type Video implements Media @key(fields: "id") { id: ID! title: String minutes: Int }
      type Article implements Media @key(fields: "id") { id: ID! title: String words: Int }`,
    // The planner finds the objects of an interface object in the first subgraph that has them.
    persons: `type Query { author: Author } type Author @key(fields: "id") { id: ID! name: String }
      extend type Video @key(fields: "id") { id: ID! authorName: String }`,
    playlists: `type Query { list: List } type List @key(fields: "id") { id: ID! name: String media: Media more: [Media!]! }
      type Media @key(fields: "id") @interfaceObject { id: ID! }`,
  },
  notRandom: JOINED_TYPES,
  world: () => {
    const video = { __typename: 'Video', id: 'v1', title: 'Serve', minutes: 9, authorName: 'Ada' }
    const article = { __typename: 'Article', id: 'x1', title: 'Rules', words: 900 }
    const list = {
      __typename: 'List',
      id: 'l1',
      name: 'List',
      media: video,
      more: [article, video],
    }
    const author = { __typename: 'Author', id: 'a1', name: 'Ada' }
    return { entities: [video, article, list, author], Query: { author, media: video, list } }
  },
  cases: [
    '{ list { media { ... on Video { authorName } } } }',
    '{ list { more { id title ... on Article { words } ... on Video { minutes authorName } } } }',
    '{ media { id title ... on Article { words } ... on Video { minutes authorName } } }',
    '{ media { title ... on Video { authorName } } author { name } }',
    '{ list { name media { title } more { __typename } } }',
  ],
}

export const INTERFACE_OBJECTS: readonly Subject[] = [
  interfaceObjects,
  sharedOfInterfaceObjects,
  requirementsOfInterfaceObjects,
  withoutObjects,
  indirectExtension,
]
