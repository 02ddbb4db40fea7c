import { need, type Subject, type Thing } from '../subject.ts'

const skippedFields: Subject = {
  name: 'skipped and included fields with requirements',
  subgraphs: {
    a: `type Query { item: Item } type Item @key(fields: "id") { id: ID! price: Float! }`,
    b: `type Item @key(fields: "id") { id: ID! price: Float! @external
      isExpensive: Boolean! @requires(fields: "price") }`,
    c: `type Item @key(fields: "id") { id: ID! isExpensive: Boolean! @external
      label: Boolean! @requires(fields: "isExpensive") never: Boolean! @requires(fields: "isExpensive") }`,
  },
  world: () => {
    const item = {
      ...{ __typename: 'Item', id: 'i1', price: 700 },
      isExpensive(this: Thing) {
        return need<number>(this, 'price') > 500
      },
      label(this: Thing) {
        return need<boolean>(this, 'isExpensive')
      },
      never(this: Thing) {
        return need<boolean>(this, 'isExpensive')
      },
    }
    return { entities: [item], Query: { item } }
  },
  cases: [
    'query ($yes: Boolean = true) { item { price label @include(if: $yes) } }',
    'query ($no: Boolean = false) { item { price label @skip(if: $no) } }',
    'query ($no: Boolean = false) { item { price never @include(if: $no) } }',
    'query ($yes: Boolean = true) { item { never @skip(if: $yes) } }',
    'query ($yes: Boolean = true) { item { ... @include(if: $yes) { isExpensive } ... @skip(if: $yes) { never } } }',
    'query ($no: Boolean = false) { item @skip(if: $no) { id label @skip(if: true) } }',
  ],
}

const changes: Subject = {
  name: 'changes of several subgraphs, one after the other',
  subgraphs: {
    a: `type Query { item(id: ID!): Item! items: [Item!]! total: Int! }
      type Mutation { addItem(input: NewItem!): Item! addKind(name: String!): Kind! @shareable multiply(by: Int!): Int! }
      input NewItem { name: String! price: Float! }
      type Item @key(fields: "id") { id: ID! name: String! price: Float! }
      type Kind @key(fields: "id") { id: ID! }`,
    b: `type Item @key(fields: "id") { id: ID! price: Float! @external
        isExpensive: Boolean! @requires(fields: "price") isAvailable: Boolean! }
      type Mutation { clear: Int! addKind(name: String!): Kind! @shareable }
      type Kind @key(fields: "id") { id: ID! name: String! }`,
    c: `type Mutation { add(num: Int!): Int! }`,
  },
  world: () => {
    let total = 0
    const made = (name: string, price: number): Thing => ({
      ...{ __typename: 'Item', id: name, name, price, isAvailable: true },
      isExpensive(this: Thing) {
        return need<number>(this, 'price') > 100
      },
    })
    const entities: Thing[] = [made('i1', 10), made('i2', 200)]
    return {
      entities,
      Query: {
        items: entities,
        item: ({ id }: Thing) => entities.find((one) => one['id'] === id),
        total: () => total,
      },
      Mutation: {
        addItem: ({ input }: { input: { name: string; price: number } }) => {
          const item = made(input.name, input.price)
          entities.push(item)
          return item
        },
        addKind: ({ name }: { name: string }) => {
          const kind = { __typename: 'Kind', id: `k-${name}`, name }
          entities.push(kind)
          return kind
        },
        add: ({ num }: { num: number }) => (total += num),
        multiply: ({ by }: { by: number }) => (total *= by),
        clear: () => {
          const before = total
          total = 0
          return before
        },
      },
    }
  },
  cases: [
    'mutation { addItem(input: { name: "new", price: 599 }) { name price isExpensive isAvailable } }',
    '{ item(id: "i2") { name isExpensive } items { isAvailable isExpensive price } }',
    'mutation { five: add(num: 5) ten: multiply(by: 2) twelve: add(num: 2) final: clear }',
    'mutation { addKind(name: "a") { name id } }',
    'mutation { a: add(num: 3) b: clear c: add(num: 4) d: multiply(by: 3) e: clear }',
    'mutation { addItem(input: { name: "x", price: 1 }) { isExpensive } add(num: 1) }',
  ],
}

export const CONDITIONS: readonly Subject[] = [skippedFields, changes]
