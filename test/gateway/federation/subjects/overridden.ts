import { need, type Subject, type Thing } from '../subject.ts'

const POSTS = (created: string) => () => {
  const posts = [1, 2].map((n) => ({
    __typename: 'Post',
    id: `p${n}`,
    createdAt: `${created}${n}`,
  }))
  return { entities: posts, Query: { feed: posts, feedOfA: posts, feedOfB: posts } }
}

const override: Subject = {
  name: 'a field that another subgraph took over',
  subgraphs: {
    a: `type Post @key(fields: "id") { id: ID! createdAt: String! @shareable }
      type Query { feed: [Post] @shareable feedOfA: [Post] }`,
    b: `type Post @key(fields: "id") { id: ID! createdAt: String! @override(from: "a") @shareable }
      type Query { feed: [Post] @shareable feedOfB: [Post] }`,
  },
  world: POSTS('2026-07-0'),
  cases: [
    '{ feed { id createdAt } feedOfA { id createdAt } feedOfB { id createdAt } }',
    '{ feedOfA { createdAt } }',
    '{ feedOfB { createdAt } }',
    '{ feedOfA { id } feedOfB { id } }',
  ],
}

const overrideOfNone: Subject = {
  name: 'a field that was taken over from a subgraph that is no more',
  subgraphs: {
    a: `type Post @key(fields: "id") { id: ID! createdAt: String! @shareable }
      type Query { feed: [Post] @shareable feedOfA: [Post] }`,
    b: `type Post @key(fields: "id") { id: ID! createdAt: String! @override(from: "gone") @shareable }
      type Query { feed: [Post] @shareable feedOfB: [Post] }`,
  },
  world: POSTS('2026-08-0'),
  cases: [
    '{ feed { id createdAt } }',
    '{ feedOfA { createdAt } feedOfB { createdAt } }',
    '{ a: feedOfA { createdAt id } b: feedOfB { createdAt } }',
  ],
}

const overrideWithRequirement: Subject = {
  name: 'a requirement of a field that another subgraph took over',
  subgraphs: {
    a: `type Member @key(fields: "id") { id: ID! name: String! @external
        nameInA: String! @requires(fields: "name") } type Query { inA: Member }`,
    b: `type Member @key(fields: "id") { id: ID! name: String! @override(from: "c") } type Query { inB: Member }`,
    c: `type Member @key(fields: "id") { id: ID! name: String! @external
        nameInC: String! @requires(fields: "name") } type Query { inC: Member }`,
  },
  world: () => {
    const members = ['A', 'B', 'C'].map((place) => ({
      ...{ __typename: 'Member', id: `m${place}`, name: `Name ${place}` },
      nameInA(this: Thing) {
        return `a.${need<string>(this, 'name')}`
      },
      nameInC(this: Thing) {
        return `c.${need<string>(this, 'name')}`
      },
    }))
    const [inA, inB, inC] = members
    return { entities: members, Query: { inA, inB, inC } }
  },
  cases: [
    '{ inA { id name nameInA nameInC } }',
    '{ inB { id name nameInA nameInC } }',
    '{ inC { id name nameInA nameInC } }',
    '{ inA { nameInC } inC { nameInA } }',
  ],
}

const overrideInInterfaces: Subject = {
  name: 'a field taken over where each subgraph has an interface of its own',
  subgraphs: {
    a: `interface Post { id: ID! createdAt: String! }
      type Picture implements Post @key(fields: "id") { id: ID! createdAt: String! }
      type Query { feed: [Post] }`,
    b: `interface Post { id: ID! createdAt: String! }
      type Note implements Post @key(fields: "id") { id: ID! createdAt: String! body: String! }
      interface Other { id: ID! createdAt: String! }
      type Picture implements Other @key(fields: "id") { id: ID! createdAt: String! @override(from: "a") }
      type Query { others: [Other] }`,
  },
  world: () => {
    const pictures = [1, 2].map((n) => ({
      __typename: 'Picture',
      id: `p${n}`,
      createdAt: `2026-07-0${n}`,
    }))
    return { entities: pictures, Query: { feed: pictures, others: pictures } }
  },
  cases: [
    '{ feed { id createdAt } }',
    '{ feed { ... on Picture { id createdAt } ... on Note { id body } } }',
    '{ others { createdAt } }',
    '{ others { id createdAt ... on Picture { createdAt } } feed { createdAt } }',
  ],
}

const inEarlierSpelling = (
  name: string,
  a: string,
  b: string,
  fed1: readonly string[],
): Subject => ({
  name,
  fed1,
  subgraphs: {
    a: `${a}\n type Query { any: Member provided: Member @provides(fields: "name") }`,
    b: `${b}\n type Query { memberOf(id: ID): Member }`,
  },
  world: () => {
    const members = [1, 2].map((n) => ({
      __typename: 'Member',
      id: `m${n}`,
      name: `Name ${n}`,
      nickname: `Nick ${n}`,
      rid: `r${n}`,
    }))
    const memberOf = ({ id }: Thing) => members.find((one) => one.id === id) ?? null
    return { entities: members, Query: { any: members[0], provided: members[1], memberOf } }
  },
  cases: [
    '{ any { id name } }',
    '{ memberOf(id: "m1") { id name nickname rid } }',
    '{ provided { id name rid } }',
    '{ any { nickname } provided { nickname name } }',
    '{ memberOf(id: "m9") { rid } any { rid nickname } }',
  ],
})

const EXTENDS = `type Member @key(fields: "id") @extends { id: ID! @external name: String! @external rid: ID }`
const EXTENSION = `extend type Member @key(fields: "id") { id: ID! @external name: String! @external rid: ID }`
const OWNER = `type Member @key(fields: "id") { id: ID! name: String! nickname: String }`
const SHARING_OWNER = `type Member @key(fields: "id") { id: ID! name: String! @shareable nickname: String }`

const twoKeysOfAnExtension: Subject = {
  name: 'an extension of federation 1 with a key that only it has',
  fed1: ['a', 'b'],
  subgraphs: {
    a: `type Query { inA: Item } type Item @key(fields: "id") { id: ID! name: String pid: ID }`,
    b: `type Query { inB: Item }
      extend type Item @key(fields: "id name") @key(fields: "upc") {
        id: ID @external name: String @external upc: String @external price: Float! }`,
  },
  world: () => {
    const items = [1, 2].map((n) => ({
      __typename: 'Item',
      id: `i${n}`,
      name: `Item ${n}`,
      pid: `p${n}`,
      upc: `u${n}`,
      price: n * 1.5,
    }))
    return { entities: items, Query: { inA: items[0], inB: items[1] } }
  },
  cases: [
    '{ inA { id name pid price } }',
    '{ inA { price } }',
    '{ inB { id name price } }',
    '{ inB { pid } inA { upc } }',
  ],
}

export const OVERRIDDEN: readonly Subject[] = [
  override,
  overrideOfNone,
  overrideWithRequirement,
  overrideInInterfaces,
]

export const EXTENDED: readonly Subject[] = [
  inEarlierSpelling('a type that federation 1 extends by directive', EXTENDS, OWNER, ['a', 'b']),
  inEarlierSpelling('a type that federation 1 extends by keyword', EXTENSION, OWNER, ['a', 'b']),
  inEarlierSpelling('a type that federation 2 extends by directive', EXTENDS, SHARING_OWNER, []),
  inEarlierSpelling('a type that federation 2 extends by keyword', EXTENSION, SHARING_OWNER, []),
  twoKeysOfAnExtension,
]
