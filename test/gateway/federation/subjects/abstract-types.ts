import { need, type Subject, type Thing } from '../subject.ts'

const shop: Subject = {
  name: 'interfaces and unions over seven subgraphs',
  subgraphs: {
    agencies: `type Agency @key(fields: "id") { id: ID! company: String email: Email } type Email { address: String }
      type Group @key(fields: "id") { id: ID! name: String email: String }
      union Publisher = Agency | Group`,
    stock: `interface Product { id: ID! dimension: Dimension delivery(zip: String): Delivery }
      type Book implements Product @key(fields: "id") { id: ID! dimension: Dimension @external
        delivery(zip: String): Delivery @requires(fields: "dimension { size weight }") }
      type Magazine implements Product @key(fields: "id") { id: ID! dimension: Dimension @external
        delivery(zip: String): Delivery @requires(fields: "dimension { size weight }") }
      type Dimension @shareable { size: String weight: Float } type Delivery { estimated: String fastest: String }`,
    books: `type Book @key(fields: "id") { id: ID! title: String } type Query { books: [Book] }`,
    magazines: `type Magazine @key(fields: "id") { id: ID! title: String } type Query { magazines: [Magazine] }`,
    users: `type Person @key(fields: "email") { email: ID! name: String total: Int }`,
    reviews: `interface Product { id: ID! reviewCount: Int! reviews: [Review!]! } interface Similar { similar: [Product] }
      type Book implements Product & Similar @key(fields: "id") { id: ID! reviewCount: Int! reviews: [Review!]!
        similar: [Book] @external reviewsOfSimilar: [Review!]! @requires(fields: "similar { id }") }
      type Magazine implements Product & Similar @key(fields: "id") { id: ID! reviewCount: Int! reviews: [Review!]!
        similar: [Magazine] @external reviewsOfSimilar: [Review!]! @requires(fields: "similar { id }") }
      type Query { review(id: Int!): Review } type Review { id: Int! body: String! product: Product }`,
    products: `type Query { products: [Product] similarTo(id: ID!): [Product] }
      interface Product { id: ID! sku: String dimension: Dimension createdBy: Person hidden: Boolean @inaccessible }
      interface Similar { similar: [Product] }
      type Dimension @shareable { size: String weight: Float }
      type Book implements Product & Similar @key(fields: "id") { id: ID! sku: String dimension: Dimension @shareable
        createdBy: Person similar: [Book] hidden: Boolean publisher: Publisher }
      type Magazine implements Product & Similar @key(fields: "id") { id: ID! sku: String dimension: Dimension @shareable
        createdBy: Person similar: [Magazine] hidden: Boolean publisher: Publisher }
      union Publisher = Agency | Self
      type Agency { id: ID! @shareable } type Self { email: String }
      type Person @key(fields: "email") { email: ID! }`,
  },
  world: () => {
    const people = [1, 2].map((n) => ({
      __typename: 'Person',
      email: `u${n}@club.com`,
      name: `Name ${n}`,
      total: n * 100,
    }))
    const agency = {
      __typename: 'Agency',
      id: 'g1',
      company: 'Agency',
      email: { address: 'agency@club.com' },
    }
    const self = { __typename: 'Self', email: 'self@club.com' }
    const products: Thing[] = ['Book', 'Magazine', 'Book', 'Magazine'].map((__typename, n) => ({
      ...{
        __typename,
        id: `p${n}`,
        sku: `sku${n}`,
        title: `Title ${n}`,
        hidden: true,
        reviewCount: 1,
      },
      ...{ createdBy: people[n % 2], publisher: n < 2 ? agency : self },
      dimension: { size: `${n}x1`, weight: n / 2 },
      delivery(this: Thing, { zip }: Thing) {
        const dimension = need<Thing>(this, 'dimension')
        return {
          estimated: `${need(dimension, 'size')}/${zip ?? 'any'}`,
          fastest: `${need(dimension, 'weight')} h`,
        }
      },
      reviewsOfSimilar(this: Thing) {
        const ids = need<Thing[]>(this, 'similar').map((one) => need<string>(one, 'id'))
        return products
          .filter((one) => ids.includes(String(one['id'])))
          .flatMap((one) => one['reviews'])
      },
    }))
    const reviews = products.map((product, n) => ({
      __typename: 'Review',
      id: n,
      body: `Body ${n}`,
      product,
    }))
    for (const [n, product] of products.entries()) {
      product['similar'] = products.filter(
        (one) => one !== product && one['__typename'] === product['__typename'],
      )
      product['reviews'] = [reviews[n]]
    }
    const ofType = (type: string) => products.filter((one) => one['__typename'] === type)
    return {
      entities: [...people, agency, ...products],
      Query: {
        ...{ products, books: ofType('Book'), magazines: ofType('Magazine') },
        similarTo: ({ id }: Thing) => products.find((one) => one['id'] === id)?.['similar'],
        review: ({ id }: Thing) => reviews[Number(id)],
      },
    }
  },
  cases: [
    '{ products { id sku reviewCount } }',
    '{ products { id ... on Book { title } ... on Magazine { sku } } }',
    '{ products { ... on Magazine { title } ... on Book { t: title sku } } }',
    '{ products { delivery(zip: "8001") { estimated fastest } } }',
    '{ products { delivery { fastest } dimension { size } reviews { body } } }',
    '{ books { delivery(zip: "1") { estimated } reviewsOfSimilar { id } } }',
    '{ magazines { title similar { id title } reviewsOfSimilar { body } } }',
    '{ products { createdBy { email name total } } }',
    '{ products { ... on Book { publisher { __typename ... on Agency { id company email { address } } ... on Self { mail: email } } } } }',
    '{ products { ... on Magazine { publisher { ... on Self { email } ... on Agency { company } } } } }',
    '{ review(id: 1) { body product { id sku ... on Magazine { title } } } }',
    '{ review(id: 0) { product { reviews { product { __typename reviewCount } } } } }',
    '{ similarTo(id: "p0") { id sku ... on Similar { similar { id } } } }',
    '{ products { ... on Similar { similar { sku createdBy { name } } } } }',
    '{ products { __typename kind: __typename createdBy { t: total } } books { id } }',
    '{ products { ...P ... on Book { ...B } } } fragment P on Product { id dimension { weight } } fragment B on Book { similar { delivery { estimated } } }',
    '{ magazines { ...S } books { ...S } } fragment S on Similar { similar { reviewCount } }',
    '{ products { reviews { id product { createdBy { name } } } } }',
  ],
}

const nodes: Subject = {
  name: 'an interface of which several subgraphs have stubs',
  subgraphs: {
    nodes: `type Query { productNode: Node kindNode: Node nodes: [Node] } interface Node { id: ID! }
      type Product implements Node @key(fields: "id") { id: ID! } type Kind implements Node @key(fields: "id") { id: ID! }`,
    stubs: `interface Node { id: ID! }
      type Product implements Node @key(fields: "id") { id: ID! } type Kind implements Node @key(fields: "id") { id: ID! }`,
    types: `interface Node { id: ID! }
      type Product implements Node @key(fields: "id") @shareable { id: ID! name: String! price: Float! }
      type Kind implements Node @key(fields: "id") { id: ID! name: String! }`,
  },
  world: () => {
    const product = { __typename: 'Product', id: 'p1', name: 'Product', price: 10 }
    const kind = { __typename: 'Kind', id: 'k1', name: 'Kind' }
    return {
      entities: [product, kind],
      Query: { productNode: product, kindNode: kind, nodes: [product, kind] },
    }
  },
  cases: [
    '{ productNode { ... on Product { id name __typename price } } kindNode { ... on Kind { name } } }',
    '{ nodes { id ... on Product { price } ... on Kind { name } } }',
    '{ nodes { __typename ... on Product { n: name } ... on Kind { n: name } } }',
    '{ kindNode { id ... on Product { price } } }',
  ],
}

const nodesOfTwo: Subject = {
  name: 'a node by its id, from whichever subgraph is asked',
  subgraphs: {
    a: `type Query { node(id: ID!): Node @shareable account(id: String!): Account } interface Node { id: ID! }
      type Account implements Node @key(fields: "id") { id: ID! username: String! }
      type Chat implements Node @key(fields: "id") { id: ID! account: Account! }`,
    b: `type Query { node(id: ID!): Node @shareable chat(id: String!): Chat } interface Node { id: ID! }
      type Account implements Node @key(fields: "id") { id: ID! chats: [Chat!]! }
      type Chat implements Node @key(fields: "id") { id: ID! text: String! }`,
  },
  world: () => {
    const account: Thing = { __typename: 'Account', id: 'a1', username: 'ada' }
    const chat = { __typename: 'Chat', id: 'c1', text: 'Hello', account }
    account['chats'] = [chat]
    const byId = ({ id }: Thing) => [account, chat].find((one) => one['id'] === id) ?? null
    return { entities: [account, chat], Query: { node: byId, account: byId, chat: byId } }
  },
  cases: [
    '{ account(id: "a1") { id username } }',
    '{ account(id: "a1") { username chats { id text } } }',
    '{ chat(id: "c1") { id text account { id username } } }',
    '{ node(id: "a1") { ... on Account { username chats { text } } } }',
    '{ node(id: "c1") { __typename id ... on Chat { text account { username } } } }',
    '{ node(id: "x1") { id } }',
    '{ a: node(id: "a1") { id } c: node(id: "c1") { ... on Chat { text } } }',
    '{ chat(id: "c1") { account { chats { account { id } } } } }',
    '{ node(id: "c1") { ... on Account { chats { id } } ... on Chat { account { id } } } }',
    '{ node(id: "a1") { kind: __typename ... on Account { username } } chat(id: "c1") { text } }',
  ],
}

const typeNames: Subject = {
  name: 'names of types, asked for alone and under other keys',
  subgraphs: {
    a: `type Query { union: Product interface: Node } union Product = Oven | Toaster interface Node { id: ID! }
      type Oven implements Node { id: ID! } type Toaster implements Node { id: ID! }
      interface Person @key(fields: "id") { id: ID! } type Admin implements Person @key(fields: "id") { id: ID! isMain: Boolean! }`,
    b: `type Query { people: [Person] } type Person @key(fields: "id") @interfaceObject { id: ID! name: String! }`,
  },
  world: () => {
    const oven = { __typename: 'Oven', id: 'o1' }
    const people = [1, 2].map((n) => ({
      __typename: 'Admin',
      id: `u${n}`,
      name: `Name ${n}`,
      isMain: n === 1,
    }))
    return {
      entities: people,
      Query: { union: oven, interface: { __typename: 'Toaster', id: 't1' }, people },
    }
  },
  cases: [
    '{ union { __typename kind: __typename } }',
    '{ interface { __typename id t: __typename } }',
    '{ __typename a: __typename people { __typename } }',
    '{ people { kind: __typename name } }',
    '{ union { ... on Node { id } ... on Toaster { __typename } } }',
    '{ people { ... on Admin { isMain } id __typename } union { __typename } }',
    '{ __typename }',
  ],
}

export const ABSTRACT_TYPES: readonly Subject[] = [shop, nodes, nodesOfTwo, typeNames]
