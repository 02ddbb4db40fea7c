import { need, read, type Subject, type Thing } from '../subject.ts'

const RATES: Readonly<Record<string, number>> = { USD: 1, EUR: 2 }

function items(): Thing[] {
  return [1, 2].map((n) => ({
    ...{ __typename: 'Item', upc: `p${n}`, name: `Item ${n}`, weight: n },
    price: ({ currency }: { currency: string }) => 11 * n * (RATES[currency] ?? 0),
    kind: { averagePrice: ({ currency }: { currency: string }) => 11 * n * (RATES[currency] ?? 0) },
    shipping(this: Thing) {
      return need<number>(this, 'price', { currency: 'USD' }) * need<number>(this, 'weight') * 10
    },
    shippingInEuros(this: Thing) {
      return need<number>(this, 'price', { currency: 'EUR' }) * need<number>(this, 'weight') * 10
    },
    isExpensiveKind(this: Thing) {
      return need<number>(need<Thing>(this, 'kind'), 'averagePrice', { currency: 'USD' }) > 11
    },
  }))
}

const CATALOGUE = `type Query { items: [Item] }
  type Item @key(fields: "upc") { upc: String! name: String price(currency: String!): Int weight: Int kind: Kind }
  type Kind { averagePrice(currency: String!): Int }`

const FEED = () => {
  const comments = [1, 2, 3, 4].map((n) => ({
    __typename: 'Comment',
    id: `c${n}`,
    writerId: `w${n % 2}`,
    body: `Body ${n}`,
    date: `2026-07-0${n}`,
  }))
  const writers = ['w0', 'w1'].map((id) => ({ id, name: `Writer ${id}` }))
  const feed = [0, 1].map((n) => ({
    ...{ __typename: 'Post', id: `p${n}` },
    comments: ({ limit }: { limit: number }) => comments.slice(n * 2).slice(0, limit),
    writer(this: Thing) {
      const [first] = need<Thing[]>(this, 'comments', { limit: 3 })
      return first ? writers.find(({ id }) => id === need(first, 'writerId')) : null
    },
  }))
  return { entities: [...feed, ...comments], Query: { feed } }
}

const requiredArguments: Subject = {
  name: 'requirements with arguments',
  subgraphs: {
    a: `type Item @key(fields: "upc") { upc: String! weight: Int @external
        price(currency: String!): Int @external
        shipping: Int @requires(fields: "price(currency: \\"USD\\") weight")
        kind: Kind @external
        isExpensiveKind: Boolean @requires(fields: "kind { averagePrice(currency: \\"USD\\") }") }
      type Kind @external { averagePrice(currency: String!): Int }`,
    b: CATALOGUE,
    c: `type Query { feed: [Post] } type Post @key(fields: "id") { id: ID! }
      type Comment @key(fields: "id") { id: ID! writerId: ID body: String! }`,
    d: `type Post @key(fields: "id") { id: ID! comments(limit: Int!): [Comment]
        writer: Writer @requires(fields: "comments(limit: 3) { writerId }") }
      type Comment @key(fields: "id") { id: ID! date: String writerId: ID @external }
      type Writer { id: ID! name: String }`,
  },
  world: () => {
    const feed = FEED()
    const all = items()
    return { entities: [...feed.entities, ...all], Query: { ...feed.Query, items: all } }
  },
  cases: [
    '{ items { upc name shipping isExpensiveKind } }',
    '{ items { price(currency: "EUR") shipping } }',
    '{ items { a: price(currency: "EUR") b: price(currency: "USD") shipping } }',
    '{ items { kind { averagePrice(currency: "EUR") } isExpensiveKind } }',
    '{ feed { id writer { id name } } }',
    '{ feed { writer { id } comments(limit: 1) { id } } }',
    '{ feed { writer { id } comments(limit: 1) { id writerId body } } }',
    '{ feed { comments(limit: 3) { body date } writer { name } } }',
    '{ feed { few: comments(limit: 1) { date } many: comments(limit: 4) { id } writer { id } } }',
  ],
}

const conflictingArguments: Subject = {
  name: 'requirements of one field with different arguments',
  subgraphs: {
    a: `type Item @key(fields: "upc") { upc: String! weight: Int @external
        price(currency: String!): Int @external
        shipping: Int @requires(fields: "price(currency: \\"USD\\") weight")
        shippingInEuros: Int @requires(fields: "price(currency: \\"EUR\\") weight")
        kind: Kind @external
        isExpensiveKind: Boolean @requires(fields: "kind { averagePrice(currency: \\"USD\\") }") }
      type Kind @external { averagePrice(currency: String!): Int }`,
    b: CATALOGUE,
  },
  world: () => {
    const all = items()
    return { entities: all, Query: { items: all } }
  },
  notRandom: 'The planner joins some of them in one fetch, which `runPlan` refuses.',
  cases: [
    '{ items { upc name shipping shippingInEuros isExpensiveKind } }',
    '{ items { shippingInEuros } }',
    '{ items { shippingInEuros price(currency: "USD") } }',
    '{ items { price(currency: "EUR") shipping shippingInEuros } }',
    '{ items { p: price(currency: "GBP") shippingInEuros kind { averagePrice(currency: "GBP") } shipping } }',
  ],
}

const writtenInputs: Subject = {
  name: 'an input object of which the subgraphs have different fields',
  subgraphs: {
    a: `input Page { first: Int! }
      type Member @key(fields: "id") { id: ID! name: String! @shareable }
      type Query { inA(page: Page!): [Member!] }`,
    b: `input Page { offset: Int first: Int! }
      type Member @key(fields: "id") { id: ID! name: String! @shareable }
      type Query { inB(page: Page!): [Member!] }`,
  },
  world: () => {
    const members = [1, 2, 3].map((n) => ({ __typename: 'Member', id: `m${n}`, name: `Name ${n}` }))
    const list = ({ page }: { page: Thing }) =>
      members.slice(Number(read(page, 'offset') ?? 0)).slice(0, Number(page['first']))
    return { entities: members, Query: { inA: list, inB: list } }
  },
  cases: [
    '{ inA(page: { first: 1 }) { id } }',
    '{ inB(page: { first: 2 }) { name id } }',
    '{ inA(page: { first: 2 }) { id } inB(page: { first: 1 }) { name } }',
    '{ a: inA(page: { first: 1 }) { id } b: inA(page: { first: 3 }) { id name } }',
  ],
}

export const ARGUMENTS: readonly Subject[] = [
  requiredArguments,
  conflictingArguments,
  writtenInputs,
]
