import type { Subject } from '../subject.ts'

const MEMBERS = () => [
  { __typename: 'Member', id: 'm1', email: 'ada@club.com', nickname: 'Ace', level: 3 },
  { __typename: 'Member', id: 'm2', email: 'bo@club.com', nickname: null, level: null },
]

const chainOfKeys: Subject = {
  name: 'an entity whose second key comes from another subgraph',
  subgraphs: {
    accounts: `type Query { member: Member members: [Member!]! }
      type Member @key(fields: "id") { id: ID! email: String! }`,
    players: `type Member @key(fields: "email") { email: String! @external nickname: String level: Int }`,
  },
  world: () => {
    const entities = MEMBERS()
    return { entities, Query: { member: entities[0], members: entities } }
  },
  cases: [
    '{ member { id nickname } }',
    '{ member { nickname level email } }',
    '{ members { nickname } }',
    '{ members { a: nickname b: nickname level } member { level } }',
    '{ members { ...F } } fragment F on Member { level ... { nickname id } }',
  ],
}

const LIST = () => {
  const kinds = [
    { __typename: 'Kind', id: 'k1', tag: 'racket', mainItem: null as unknown },
    { __typename: 'Kind', id: 'k2', tag: 'ball', mainItem: null as unknown },
  ]
  const items = [
    { __typename: 'Item', id: 'i1', pid: 'p1', kind: kinds[0], price: { amount: 12.5 } },
    { __typename: 'Item', id: 'i2', pid: 'p2', kind: kinds[1], price: { amount: 3 } },
  ]
  for (const [index, kind] of kinds.entries()) kind.mainItem = items[index]
  const list = { __typename: 'ItemList', items, first: items[0], selected: items[1] }
  return { entities: [list, ...items, ...kinds], Query: { topItems: list } }
}

const keysInLists: Subject = {
  name: 'keys that hold lists of other keys',
  subgraphs: {
    links: `type Item @key(fields: "id") @key(fields: "id pid") { id: String! pid: String! }`,
    lists: `type ItemList @key(fields: "items { id pid }") {
        items: [Item!]! first: Item @shareable selected: Item @shareable }
      type Item @key(fields: "id pid") { id: String! pid: String }`,
    prices: `type ItemList @key(fields: "items { id pid kind { id tag } } selected { id }") {
        items: [Item!]! first: Item @shareable selected: Item @shareable }
      type Item @key(fields: "id pid kind { id tag }") {
        id: String! price: Price pid: String kind: Kind }
      type Kind @key(fields: "id tag") { id: String! tag: String }
      type Price { amount: Float! }`,
    items: `type Query { topItems: ItemList! }
      type ItemList @key(fields: "items { id }") { items: [Item!]! }
      type Item @extends @key(fields: "id") { id: String! @external kind: Kind @shareable }
      type Kind @key(fields: "id") { mainItem: Item! @shareable id: String! tag: String @shareable }`,
  },
  world: LIST,
  cases: [
    '{ topItems { items { id pid } } }',
    '{ topItems { items { id price { amount } } } }',
    '{ topItems { first { id } selected { id } } }',
    '{ topItems { items { id pid price { amount } kind { mainItem { id } id tag } } selected { id } first { id } } }',
    '{ topItems { items { kind { mainItem { id price { amount } } } } } }',
  ],
}

const manyKeys: Subject = {
  name: 'several keys, of which some cannot be resolved',
  subgraphs: {
    a: `type Court @key(fields: "id", resolvable: true) @key(fields: "plotId", resolvable: false)
        @key(fields: "place { hall row }", resolvable: false)
        @key(fields: "id place { row seat }", resolvable: false) {
        id: ID! plotId: ID! place: Place! name: String! }
      type Place { hall: ID! row: ID! seat: ID! }`,
    b: `type Query { hall: Hall }
      type Hall @key(fields: "id") { id: ID! courts: [Court!]! }
      type Court @key(fields: "place { hall row }", resolvable: false)
        @key(fields: "id place { row seat }", resolvable: true)
        @key(fields: "plotId", resolvable: false) @key(fields: "id", resolvable: false) {
        id: ID! plotId: ID! place: Place! name: String! @external
        label: String! @requires(fields: "name") }
      type Place { hall: ID! row: ID! seat: ID! }`,
  },
  world: () => {
    const court = (n: number) => ({
      ...{ __typename: 'Court', id: `c${n}`, plotId: `p${n}`, name: `Court ${n}` },
      place: { hall: `h${n}`, row: `r${n}`, seat: `s${n}` },
      label(this: { name: string }) {
        return `${this.name}!`
      },
    })
    const courts = [court(1), court(2)]
    const hall = { __typename: 'Hall', id: 'b1', courts }
    return { entities: [hall, ...courts], Query: { hall } }
  },
  cases: [
    '{ hall { id courts { id name } } }',
    '{ hall { courts { label } } }',
    '{ hall { courts { label name place { seat } } } }',
    '{ hall { courts { plotId place { hall row seat } name label id } } }',
  ],
}

const absentEntity: Subject = {
  name: 'a key that the owning subgraph does not have',
  subgraphs: {
    a: `type Query { shelves: [Shelf] } type Shelf { book: Book }
      type Book @key(fields: "upc") { upc: ID! }`,
    b: `type Book @key(fields: "id") @key(fields: "upc") { id: ID! upc: ID! }`,
    c: `type Book @key(fields: "id") { id: ID! author: Author pages: Int! }
      type Author { id: ID! name: String }`,
  },
  world: () => {
    const books = ['1', '2', '3'].map((id) => ({
      ...{ __typename: 'Book', id, upc: `b${id}`, pages: 100 },
      author: { id: `a${id}`, name: `Author ${id}` },
      absentIn: id === '3' ? ['b'] : [],
    }))
    return { entities: books, Query: { shelves: books.map((book) => ({ book })) } }
  },
  notRandom: 'Plain graphql-js knows the book that one subgraph lacks.',
  cases: [
    '{ shelves { book { upc } } }',
    [
      '{ shelves { book { upc author { name } } } }',
      {
        shelves: [
          { book: { upc: 'b1', author: { name: 'Author 1' } } },
          { book: { upc: 'b2', author: { name: 'Author 2' } } },
          { book: { upc: 'b3', author: null } },
        ],
      },
    ],
    [
      '{ shelves { book { pages upc } } }',
      {
        shelves: [
          { book: { pages: 100, upc: 'b1' } },
          { book: { pages: 100, upc: 'b2' } },
          { book: null },
        ],
      },
    ],
  ],
}

const parentEntity: Subject = {
  name: 'a value object that only an entity above it can be asked for',
  subgraphs: {
    a: `type Query { items: [Item!]! }
      type Item @key(fields: "id") @key(fields: "id pid") { id: ID! pid: ID! kind: Kind @shareable }
      type Kind @key(fields: "id") { id: ID! name: String! @shareable }`,
    b: `type Item @key(fields: "id pid") { id: ID! pid: ID! kind: Kind @shareable }
      type Kind @key(fields: "id") { id: ID! name: String! @shareable }`,
    c: `type Kind { details: Details } type Details { items: Int }
      type Item @key(fields: "id pid") { id: ID! pid: ID! kind: Kind @shareable }`,
  },
  world: () => {
    const kinds = [1, 2].map((n) => ({
      __typename: 'Kind',
      id: `k${n}`,
      name: `Kind ${n}`,
      details: { items: n },
    }))
    const items = [1, 2, 3].map((n) => ({
      __typename: 'Item',
      id: `i${n}`,
      pid: `p${n}`,
      kind: kinds[n % 2],
    }))
    return { entities: [...items, ...kinds], Query: { items } }
  },
  cases: [
    '{ items { id kind { id } } }',
    '{ items { kind { details { items } } } }',
    '{ items { id pid kind { id name details { items } } } }',
    '{ items { a: kind { details { items } } b: kind { name } } }',
  ],
}

const parentEntityOfParts: Subject = {
  name: 'a value object in parts, each from an entity above it',
  subgraphs: {
    a: `type Item @key(fields: "id") { id: ID @external kind: Kind @shareable } type Kind { details: String }`,
    b: `type Item @key(fields: "id") { id: ID @external kind: Kind @shareable } type Kind { id: ID @shareable }`,
    c: `type Kind @key(fields: "id") { id: ID name: String }`,
    d: `type Query { itemOf(id: ID!): Item } type Item @key(fields: "id") { id: ID name: String }`,
  },
  world: () => {
    const kind = { __typename: 'Kind', id: 'k3', details: 'Details', name: 'Kind' }
    const item = { __typename: 'Item', id: 'i1', name: 'Item', kind }
    return {
      entities: [item, kind],
      Query: { itemOf: ({ id }: { id: string }) => (id === 'i1' ? item : null) },
    }
  },
  cases: [
    '{ itemOf(id: "i1") { id name } }',
    '{ itemOf(id: "i1") { id kind { details } } }',
    '{ itemOf(id: "i1") { id kind { id details name } } }',
    '{ itemOf(id: "i9") { kind { id details name } } }',
  ],
}

const extensionOnly: Subject = {
  name: 'an extension whose fields all come from elsewhere but one',
  subgraphs: {
    prices: `extend type Item @key(fields: "id") { id: ID! @external price: Float }
      type Query { cheapest: Item }`,
    items: `type Item @key(fields: "id") { id: ID! name: String! } type Query { items: [Item!]! }`,
  },
  world: () => {
    const items = [1, 2].map((n) => ({
      __typename: 'Item',
      id: `i${n}`,
      name: `Item ${n}`,
      price: n * 10,
    }))
    return { entities: items, Query: { cheapest: items[0], items } }
  },
  cases: [
    '{ items { id name price } }',
    '{ cheapest { id name } }',
    '{ cheapest { price } items { price } }',
    '{ cheapest { name a: price b: price } }',
  ],
}

export const ENTITIES: readonly Subject[] = [
  chainOfKeys,
  keysInLists,
  manyKeys,
  absentEntity,
  parentEntity,
  parentEntityOfParts,
  extensionOnly,
]
