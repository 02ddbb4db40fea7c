import { need, type Subject, type Thing } from '../subject.ts'

const requiresAndProvides: Subject = {
  name: 'requirements and provided fields of four subgraphs',
  subgraphs: {
    accounts: `type Query { me: Person }
      type Person @key(fields: "id") { id: ID! name: String username: String @shareable }`,
    stock: `type Item @key(fields: "upc") { upc: String! weight: Int @external price: Int @external
      inStock: Boolean shipping: Int @requires(fields: "price weight")
      shippingLabel: String @requires(fields: "price weight") }`,
    items: `type Query { items: [Item] }
      type Item @key(fields: "upc") { upc: String! name: String price: Int weight: Int }`,
    reviews: `type Review @key(fields: "id") { id: ID! body: String
        author: Person @provides(fields: "username") item: Item }
      type Person @key(fields: "id") { id: ID! username: String @external reviews: [Review] }
      type Item @key(fields: "upc") { upc: String! reviews: [Review] }`,
  },
  world: () => {
    const people: Thing[] = [1, 2].map((n) => ({
      __typename: 'Person',
      id: `u${n}`,
      name: `Name ${n}`,
      username: `user${n}`,
    }))
    const items: Thing[] = [1, 2].map((n) => ({
      ...{
        __typename: 'Item',
        upc: `p${n}`,
        name: `Item ${n}`,
        price: 11 * n,
        weight: n,
        inStock: n === 1,
      },
      shipping(this: Thing) {
        return need<number>(this, 'price') * need<number>(this, 'weight') * 10
      },
      shippingLabel(this: Thing) {
        return `#p${n}#${need<number>(this, 'price') + need<number>(this, 'weight')}#`
      },
    }))
    const reviews = [0, 1, 2].map((n) => ({
      __typename: 'Review',
      id: `r${n}`,
      body: `Body ${n}`,
      author: people[n % 2],
      item: items[n % 2],
    }))
    for (const [index, one] of [...people, ...items].entries())
      one['reviews'] = reviews.filter((_review, n) => n % 2 === index % 2)
    return { entities: [...people, ...items, ...reviews], Query: { me: people[0], items } }
  },
  cases: [
    '{ items { name inStock shipping shippingLabel } }',
    '{ items { shipping } }',
    '{ items { shippingLabel upc } }',
    '{ items { price weight shipping } }',
    '{ me { reviews { body author { username } } } }',
    '{ me { reviews { author { id username name } } } }',
    '{ me { reviews { author { username } item { upc name } } } }',
    '{ me { reviews { item { shipping inStock reviews { id } } } } }',
    '{ items { reviews { body author { username name } item { shippingLabel } } } }',
    '{ me { id name username reviews { id } } }',
    '{ items { ...I } me { reviews { item { ...I } } } } fragment I on Item { shipping name }',
    '{ a: items { s: shipping w: weight } b: items { shippingLabel } }',
  ],
}

const chainOfRequirements: Subject = {
  name: 'requirements of requirements, of a field that clients do not see',
  subgraphs: {
    a: `type Item @key(fields: "id") { id: ID! price: Float! @inaccessible }`,
    b: `type Query { item: Item } type Item @key(fields: "id") { id: ID! hasDiscount: Boolean! }`,
    c: `type Item @key(fields: "id") { id: ID! price: Float! @external
      isExpensive: Boolean! @requires(fields: "price") hasDiscount: Boolean! @external
      isExpensiveWithDiscount: Boolean! @requires(fields: "hasDiscount") }`,
    d: `type Item @key(fields: "id") { id: ID! isExpensive: Boolean! @external
      canAfford: Boolean! @requires(fields: "isExpensive") isExpensiveWithDiscount: Boolean! @external
      canAffordWithDiscount: Boolean! @requires(fields: "isExpensiveWithDiscount") }`,
  },
  world: () => {
    const item = {
      ...{ __typename: 'Item', id: 'i1', price: 699.9, hasDiscount: true },
      isExpensive(this: Thing) {
        return need<number>(this, 'price') > 500
      },
      isExpensiveWithDiscount(this: Thing) {
        return !need<boolean>(this, 'hasDiscount')
      },
      canAfford(this: Thing) {
        return !need<boolean>(this, 'isExpensive')
      },
      canAffordWithDiscount(this: Thing) {
        return !need<boolean>(this, 'isExpensiveWithDiscount')
      },
    }
    return { entities: [item], Query: { item } }
  },
  cases: [
    '{ item { canAffordWithDiscount } }',
    '{ item { canAfford } }',
    '{ item { isExpensive isExpensiveWithDiscount } }',
    '{ item { canAfford canAffordWithDiscount hasDiscount } }',
    '{ item { x: canAfford y: isExpensive id } }',
  ],
}

const circularRequirements: Subject = {
  name: 'requirements that go back and forth between two subgraphs',
  subgraphs: {
    a: `type Query { feed: [Post] }
      type Post @key(fields: "id") { id: ID! byNovice: Boolean! @external
        byExpert: Boolean! @requires(fields: "byNovice") }
      type Author @key(fields: "id") { id: ID! name: String! years: Int! }`,
    b: `type Post @key(fields: "id") { id: ID! author: Author!
        byNovice: Boolean! @requires(fields: "author { years }") }
      type Author @key(fields: "id") { id: ID! years: Int! @external }`,
  },
  world: () => {
    const authors = [10, 1].map((years, n) => ({
      __typename: 'Author',
      id: `a${n}`,
      name: `Author ${n}`,
      years,
    }))
    const feed = authors.map((author, n) => ({
      ...{ __typename: 'Post', id: `p${n}`, author },
      byNovice(this: Thing) {
        return need<number>(need<Thing>(this, 'author'), 'years') < 5
      },
      byExpert(this: Thing) {
        return !need<boolean>(this, 'byNovice')
      },
    }))
    return { entities: [...feed, ...authors], Query: { feed } }
  },
  cases: [
    '{ feed { byNovice } }',
    '{ feed { byExpert } }',
    '{ feed { byExpert author { name years } } }',
    '{ feed { author { id } byNovice byExpert } }',
  ],
}

const ADDRESSES = () => [
  { __typename: 'Home', id: 'a1', city: 'Bern' },
  { __typename: 'Work', id: 'a2', city: 'Chur' },
  { __typename: 'Second', id: 'a3', city: 'Sion' },
]

const requiredInterface: Subject = {
  name: 'a requirement of an interface',
  subgraphs: {
    a: `type Query { a: Person }
      interface Address { id: ID! }
      type Home implements Address @key(fields: "id") { id: ID! city: String @shareable }
      type Work implements Address @key(fields: "id") { id: ID! city: String @shareable }
      type Person @key(fields: "id") { id: ID! name: String! @shareable address: Address @external
        city: String @requires(fields: "address { id }")
        country: String @requires(fields: "address { ... on Work { id } }") }`,
    b: `type Query { b: Person bs: [Person] }
      interface Address { id: ID! }
      type Home implements Address @key(fields: "id") { id: ID! city: String @shareable }
      type Work implements Address @key(fields: "id") { id: ID! city: String @shareable }
      type Second implements Address @key(fields: "id") { id: ID! city: String @shareable }
      type Person @key(fields: "id") { id: ID! name: String! @shareable address: Address @shareable }`,
  },
  world: () => {
    const addresses = ADDRESSES()
    const people = addresses.map((address, n) => ({
      ...{ __typename: 'Person', id: `u${n}`, name: `Name ${n}`, address },
      city(this: Thing) {
        const id = need<string>(need<Thing>(this, 'address'), 'id')
        return addresses.find((one) => one.id === id)?.city
      },
      country(this: Thing) {
        const { __typename, id } = need<Thing>(this, 'address')
        return __typename === 'Work' ? `Country of ${id}` : null
      },
    }))
    return {
      entities: [...people, ...addresses],
      Query: { a: people[1], b: people[0], bs: people },
    }
  },
  cases: [
    '{ a { city } }',
    '{ a { country } }',
    '{ b { city country } }',
    '{ bs { city country address { id } } }',
    '{ a { city address { __typename id ... on Work { city } } } }',
    '{ bs { address { ... on Second { city } ... on Home { id } } country } }',
  ],
}

const requiredFragments: Subject = {
  name: 'a requirement with fragments inside fragments',
  subgraphs: {
    a: `type Query @shareable { a: Entry }
      type Entry @key(fields: "id") { id: ID! data: Base }
      interface Base { base: String! }
      interface More implements Base { base: String! more: String! }
      type Red implements Base & More @shareable { base: String! more: String! red: String! }
      type Blue implements Base & More @shareable { base: String! more: String! blue: String! }`,
    b: `type Query @shareable { b: Entry bb: Entry }
      type Entry @key(fields: "id") { id: ID! data: Base @external
        summary: String! @requires(fields: "data { base ... on Red { more red } ... on Blue { more blue } }")
        short: String! @requires(fields: "data { ... on Base { base } }") }
      interface Base { base: String! }
      interface More implements Base { base: String! more: String! }
      type Red implements Base & More @shareable { base: String! more: String! red: String! }
      type Blue implements Base & More @shareable { base: String! more: String! blue: String! }`,
  },
  world: () => {
    const data = [
      { __typename: 'Red', base: 'r', more: 'mr', red: 'red' },
      { __typename: 'Blue', base: 'b', more: 'mb', blue: 'blue' },
    ]
    const entries = data.map((one, n) => ({
      ...{ __typename: 'Entry', id: `e${n}`, data: one },
      summary(this: Thing) {
        const { base, more, red, blue } = need<Thing>(this, 'data')
        return [base, more, red ?? blue].join('-')
      },
      short(this: Thing) {
        return need<string>(need<Thing>(this, 'data'), 'base')
      },
    }))
    return { entities: entries, Query: { a: entries[0], b: entries[1], bb: entries[0] } }
  },
  cases: [
    '{ a { summary } }',
    '{ b { summary } bb { summary } }',
    '{ a { short } b { short } }',
    '{ b { data { base ... on More { more } } summary } }',
    '{ a { data { __typename ... on Red { red } ... on Blue { blue } } short } }',
    '{ bb { id summary short data { ... on Blue { more } base } } }',
  ],
}

export const REQUIREMENTS: readonly Subject[] = [
  requiresAndProvides,
  chainOfRequirements,
  circularRequirements,
  requiredInterface,
  requiredFragments,
]
