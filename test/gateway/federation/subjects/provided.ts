import type { Subject, Thing } from '../subject.ts'

const nestedProvides: Subject = {
  name: 'fields provided along a path of entities',
  subgraphs: {
    all: `type Item @key(fields: "id") { id: ID! }`,
    kinds: `type Query { items: [Item] @shareable @provides(fields: "kinds { id name parts { id name } }") }
      type Item @key(fields: "id") { id: ID! kinds: [Kind] @external }
      type Kind @key(fields: "id") { id: ID! name: String parts: [Part] @external }
      type Part @key(fields: "id") { id: ID! name: String @external }`,
    parts: `type Item @key(fields: "id") { id: ID! kinds: [Kind] @shareable }
      type Kind @key(fields: "id") { id: ID! parts: [Part] @shareable }
      type Part @key(fields: "id") { id: ID! name: String @shareable size: Int }`,
  },
  world: () => {
    const part = (n: number) => ({ __typename: 'Part', id: `s${n}`, name: `Part ${n}`, size: n })
    const kinds = [1, 2].map((n) => ({
      ...{ __typename: 'Kind', id: `k${n}`, name: `Kind ${n}` },
      parts: [part(n), part(n + 2)],
    }))
    const items = [0, 1].map((n) => ({ __typename: 'Item', id: `i${n}`, kinds: kinds.slice(n) }))
    const parts = kinds.flatMap((kind) => kind.parts)
    return { entities: [...items, ...kinds, ...parts], Query: { items } }
  },
  cases: [
    '{ items { id kinds { id name } } }',
    '{ items { id kinds { id name parts { id name } } } }',
    '{ items { kinds { parts { name } } } }',
    '{ items { kinds { parts { size name } } } }',
  ],
}

const ANIMALS = () => [
  { __typename: 'Dog', id: 'a1', name: 'Rex', age: 5 },
  { __typename: 'Cat', id: 'a2', name: 'Kit', age: 6 },
]

const providedInterface: Subject = {
  name: 'fields provided through interfaces',
  subgraphs: {
    a: `type Query { media: Media @shareable book: Book @provides(fields: "animals { ... on Dog { name } }") }
      interface Media { id: ID! } interface Animal { id: ID! }
      type Book implements Media @key(fields: "id") { id: ID! animals: [Animal] @shareable }
      type Dog implements Animal @key(fields: "id") { id: ID! @external name: String @external }
      type Cat implements Animal @key(fields: "id") { id: ID! @external }`,
    b: `type Query { media: Media @shareable @provides(fields: "animals { id name }") }
      interface Media { id: ID! animals: [Animal] } interface Animal { id: ID! name: String }
      type Book implements Media { id: ID! @shareable animals: [Animal] @external }
      type Dog implements Animal { id: ID! @external name: String @external }
      type Cat implements Animal { id: ID! @external name: String @external }`,
    c: `interface Media { id: ID! animals: [Animal] } interface Animal { id: ID! name: String }
      type Book implements Media @key(fields: "id") { id: ID! animals: [Animal] @shareable }
      type Dog implements Animal @key(fields: "id") { id: ID! name: String @shareable age: Int }
      type Cat implements Animal @key(fields: "id") { id: ID! name: String @shareable age: Int }`,
  },
  world: () => {
    const animals = ANIMALS()
    const book = { __typename: 'Book', id: 'm1', animals }
    return { entities: [book, ...animals], Query: { media: book, book } }
  },
  cases: [
    '{ media { id animals { id name } } }',
    '{ media { id animals { id name ... on Cat { age } } } }',
    '{ media { animals { __typename name } } }',
    '{ book { animals { ... on Dog { name } } } }',
    '{ book { id animals { id ... on Cat { name age } ... on Dog { name } } } }',
    '{ media { ... on Book { animals { ... on Dog { age } } } id } }',
  ],
}

const providedUnion: Subject = {
  name: 'fields provided through a union',
  subgraphs: {
    a: `type Query { media: [Media] @shareable } union Media = Book | Movie
      type Book @key(fields: "id") { id: ID! } type Movie @key(fields: "id") { id: ID! }`,
    b: `type Query { media: [Media] @shareable @provides(fields: "... on Book { title }") }
      union Media = Book | Movie
      type Book @key(fields: "id") { id: ID! title: String @external } type Movie @key(fields: "id") { id: ID! }`,
    c: `type Book @key(fields: "id") { id: ID! title: String @shareable }
      type Movie @key(fields: "id") { id: ID! title: String @shareable }`,
  },
  world: () => {
    const media = ['Book', 'Movie'].map((__typename, n) => ({
      __typename,
      id: `m${n}`,
      title: `Title ${n}`,
    }))
    return { entities: media, Query: { media } }
  },
  cases: [
    '{ media { ... on Book { id title } } }',
    '{ media { ... on Book { id title } ... on Movie { id title } } }',
    '{ media { ... on Movie { title } } }',
    '{ media { __typename ... on Book { t: title } ... on Movie { t: title } } }',
  ],
}

const providedInCircle: Subject = {
  name: 'an interface whose field leads to itself, with a provided field',
  subgraphs: {
    a: `type Query { item: Item } interface Item { samePrice: Item }
      type Book implements Item @key(fields: "id") {
        id: ID! samePrice: Book @provides(fields: "price") price: Float @external }`,
    b: `type Book @key(fields: "id") { id: ID! price: Float @shareable }`,
  },
  world: () => {
    const books: Thing[] = [1, 2].map((n) => ({ __typename: 'Book', id: `b${n}`, price: 10 }))
    for (const [n, book] of books.entries()) book['samePrice'] = books[1 - n]
    return { entities: books, Query: { item: books[0] } }
  },
  cases: [
    '{ item { samePrice { __typename ... on Book { id } } } }',
    '{ item { samePrice { samePrice { ... on Book { price } } } } }',
    '{ item { __typename ... on Book { __typename id price samePrice { id price } } } }',
    '{ item { ... on Book { samePrice { samePrice { price id } } } } }',
  ],
}

const sharedRoots: Subject = {
  name: 'a field of the root that several subgraphs answer in part',
  subgraphs: {
    names: `type Query { item: Item! @shareable items: [Item!]! @shareable }
      type Item { id: ID! @shareable name: Name! } type Name { id: ID! brand: String! }`,
    prices: `type Query { item: Item! @shareable items: [Item!]! @shareable }
      type Item { id: ID! @shareable price: Price! } type Price { id: ID! amount: Int! }`,
    kinds: `type Query { item: Item! @shareable items: [Item!]! @shareable }
      type Item { id: ID! @shareable kind: Kind! } type Kind { id: ID! label: String! }`,
  },
  world: () => {
    const items = [1, 2].map((n) => ({
      ...{ __typename: 'Item', id: `i${n}`, name: { id: `n${n}`, brand: `Brand ${n}` } },
      ...{ price: { id: `p${n}`, amount: n }, kind: { id: `k${n}`, label: `Kind ${n}` } },
    }))
    return { Query: { item: items[0], items } }
  },
  cases: [
    '{ item { id name { id brand } price { id amount } kind { id label } } }',
    '{ items { id name { id brand } price { id amount } kind { id label } } }',
    '{ items { price { amount } } item { kind { label } } }',
    '{ a: item { name { brand } } b: item { price { amount } id } }',
  ],
}

export const PROVIDED: readonly Subject[] = [
  nestedProvides,
  providedInterface,
  providedUnion,
  providedInCircle,
  sharedRoots,
]
