import type { Subject, Thing } from '../subject.ts'

const enumIntersection: Subject = {
  name: 'an enum of which one subgraph has values that clients do not see',
  subgraphs: {
    a: `type Query { inA: [Person] } type Person @key(fields: "id") { id: ID kind: Kind @shareable } enum Kind { REGULAR }`,
    b: `type Query { ofKind(kind: Kind!): [Person!] inB: [Person] }
      extend type Person @key(fields: "id") { id: ID kind: Kind @shareable }
      enum Kind { ANONYMOUS @inaccessible REGULAR }`,
  },
  notRandom: 'Plain graphql-js fails for a value that the API lacks, as a resolver of it would.',
  world: () => {
    const people = ['REGULAR', 'ANONYMOUS'].map((kind, n) => ({
      __typename: 'Person',
      id: `u${n}`,
      kind,
    }))
    const regular = people.slice(0, 1)
    const ofKind = ({ kind }: Thing) => people.filter((one) => one.kind === kind)
    return { entities: people, Query: { inA: regular, inB: people, ofKind } }
  },
  cases: [
    '{ inA { id kind } }',
    [
      '{ inB { id kind } }',
      {
        inB: [
          { id: 'u0', kind: 'REGULAR' },
          { id: 'u1', kind: null },
        ],
      },
    ],
    '{ ofKind(kind: REGULAR) { id kind } }',
    [
      '{ inB { kind } inA { kind } }',
      { inB: [{ kind: 'REGULAR' }, { kind: null }], inA: [{ kind: 'REGULAR' }] },
    ],
    '{ inB { id } }',
  ],
}

const hiddenArguments: Subject = {
  name: 'arguments and values that clients do not see',
  subgraphs: {
    friends: `type Query { inFriends: [Person!]! }
      type Person @key(fields: "id") { id: ID friends(kind: FriendKind = FAMILY @inaccessible): [Person!]! kind: FriendKind }
      enum FriendKind { FAMILY @inaccessible FRIEND }`,
    ages: `type Query { inAges: [Person!]! @shareable } type Person @key(fields: "id") { id: ID age: Int }`,
  },
  notRandom: 'Plain graphql-js does not have the default of the argument.',
  world: () => {
    const people: Thing[] = [1, 2].map((n) => ({
      __typename: 'Person',
      id: `u${n}`,
      kind: 'FRIEND',
      age: n * 10,
    }))
    for (const [n, person] of people.entries())
      person['friends'] = ({ kind }: Thing) => (kind === 'FAMILY' ? [people[1 - n]] : [])
    return { entities: people, Query: { inFriends: people, inAges: people } }
  },
  cases: [
    [
      '{ inFriends { id friends { id age } } }',
      {
        inFriends: [
          { id: 'u1', friends: [{ id: 'u2', age: 20 }] },
          { id: 'u2', friends: [{ id: 'u1', age: 10 }] },
        ],
      },
    ],
    '{ inAges { id age kind } }',
    [
      '{ inAges { friends { kind age } } }',
      {
        inAges: [
          { friends: [{ kind: 'FRIEND', age: 20 }] },
          { friends: [{ kind: 'FRIEND', age: 10 }] },
        ],
      },
    ],
    '{ inFriends { kind age } }',
  ],
}

const hiddenTypes: Subject = {
  name: 'an object that clients do not see, behind an interface',
  subgraphs: {
    a: `type Query { media: [Media] count: Int }
      interface Media { id: ID! }
      type Book implements Media @key(fields: "id") { id: ID! title: String }
      type Draft implements Media @inaccessible { id: ID! title: String }`,
    b: `type Book @key(fields: "id") { id: ID! pages: Int }`,
  },
  notRandom: 'Plain graphql-js fails for a type that the API lacks.',
  world: () => {
    const book = { __typename: 'Book', id: 'b1', title: 'Rules', pages: 90 }
    const all = [book, { __typename: 'Draft', id: 'd1', title: 'Secret' }]
    return { entities: [book], Query: { media: all, count: 2 } }
  },
  cases: [
    ['{ media { id } }', { media: [{ id: 'b1' }, null] }],
    ['{ media { id ... on Book { pages } } }', { media: [{ id: 'b1', pages: 90 }, null] }],
    ['{ media { __typename } }', { media: [{ __typename: 'Book' }, null] }],
    [
      '{ media { ... on Book { title pages } } count }',
      { media: [{ title: 'Rules', pages: 90 }, null], count: 2 },
    ],
  ],
}

const faults: Subject = {
  name: 'refusals of one subgraph inside the answers of others',
  subgraphs: {
    a: `type Query { items: [Item!]! item: Item } type Item @key(fields: "id") { id: ID! name: String }`,
    b: `type Item @key(fields: "id") { id: ID! price: Int! note: String parts: [Part!] }
      type Part @key(fields: "id") { id: ID! size: Int! }`,
    c: `type Part @key(fields: "id") { id: ID! colour: String! @shareable }`,
  },
  world: () => {
    const fail = () => {
      throw new Error('No.')
    }
    const parts = [1, 2].map((n) => ({
      __typename: 'Part',
      id: `p${n}`,
      size: n,
      colour: n === 1 ? 'red' : fail,
    }))
    const items = [1, 2, 3].map((n) => ({
      ...{ __typename: 'Item', id: `i${n}`, name: `Item ${n}` },
      ...{
        price: n === 2 ? fail : n,
        note: n === 3 ? fail : `Note ${n}`,
        parts: n === 1 ? parts : null,
      },
    }))
    return { entities: [...items, ...parts], Query: { items, item: items[0] } }
  },
  notRandom:
    'A non-null field of another subgraph takes less of the answer with it where it was not asked for.',
  cases: [
    '{ items { name note } }',
    '{ item { name parts { colour } } }',
    '{ item { price note parts { size } } }',
    '{ items { id name } item { a: note b: price } }',
    '{ item { name parts { id c: colour size } } }',
  ],
}

export const HIDDEN: readonly Subject[] = [enumIntersection, hiddenArguments, hiddenTypes, faults]
