import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  parse,
} from 'graphql'
import { costOf } from '../../../gateway/documents/cost/cost.ts'
import { LEAF_COSTS } from '../../../gateway/documents/cost/leaf-costs.ts'
import { LIST_SIZES } from '../../../gateway/documents/cost/list-sizes.ts'
import {
  parseToKeep,
  requireDocumentWithinLimits,
} from '../../../gateway/documents/document-limits.ts'
import { fieldOf } from '../../../gateway/documents/field-of.ts'
import { loadOperations } from '../../../schema/operations.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { aDocument, aGraph, CONTEXT, type SampleGraph } from '../samples/sample-graph.ts'

function nested(depth: number): string {
  return `{ ${'... {'.repeat(depth)} __typename ${'}'.repeat(depth)} court(id: "1") { name } }`
}

function listed(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}

/** A short document that grows long when its fragment is written out. */
function repeated(alias: string): string {
  const uses = Array.from({ length: 20 }, (_, i) => `a${i}: court(id: "1") { ...F }`)
  return `{ ${uses.join(' ')} } fragment F on Court { ${alias}: name }`
}

function aliased(count: number): string {
  return `{ ${Array.from({ length: count }, (_, i) => `a${i}: court(id: "1") { name }`).join(' ')} }`
}

/** Each fragment uses the next one twice, so writing them out doubles the fields each time. */
function doubled(times: number): string {
  const fragments = Array.from(
    { length: times },
    (_, i) => `fragment F${i} on Court { ...F${i + 1} ...F${i + 1} }`,
  )
  return `{ court(id: "1") { ...F0 } } ${fragments.join(' ')} fragment F${times} on Court { name }`
}

/** Aliases of a field that returns types, with most of what introspection shows of them. */
function readings(field: string, count: number): string {
  const shown =
    field === '__schema' ? '{ types { name fields { name } } }' : '{ name fields { name } }'
  return `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field} ${shown}`).join(' ')} }`
}

const FIELDS = `{ ${Array.from({ length: 75 }, (_, i) => `a${i}: fields { description }`).join(' ')} }`

/** What GraphiQL and code generators send, with all options. */
const TOOLS = getIntrospectionQuery({
  ...{ specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
  ...{ inputValueDeprecation: true, oneOf: true },
})

/** Each is found before anything is done that grows faster than what it counts. */
const TOO_LONG = 'longer than 20000 characters'
const TOO_MANY_TOKENS = 'more that 2000 tokens'
const TOO_MANY_FIELDS = 'more than 1000 fields'
const TOO_DEEP = 'deeper than 30'
const SCHEMA_COST = 'the limit is 100000'

describe("a client's document", () => {
  let graph: SampleGraph
  beforeAll(async () => {
    graph = await aGraph()
  })

  test.each([
    ['nests a little', nested(20)],
    ['has many aliases', aliased(150)],
    ['repeats fragments a little', doubled(6)],
    ['reads the schema as tools do', TOOLS],
    ['reads the schema five times', readings('__schema', 5)],
  ])('is executed when it %s', async (_, text) => {
    const answer = await graph.gateway.execute(aDocument(text), {}, CONTEXT)
    expect(answer.errors).toBeUndefined()
  })

  test.each([
    ['nests deep', TOO_DEEP, nested(100)],
    ['nests deeper than a stack', TOO_MANY_TOKENS, nested(3000)],
    ['nests lists', TOO_MANY_TOKENS, `{ court(id: ${listed(1000)}) { name } }`],
    ['has hundreds of aliases', TOO_MANY_TOKENS, aliased(200)],
    ['has thousands of aliases', TOO_LONG, aliased(1000)],
    [
      'names one field thousands of times',
      TOO_MANY_TOKENS,
      `{ court(id: "1") { ${'name '.repeat(3500)} } }`,
    ],
    ['multiplies by fragments', TOO_MANY_FIELDS, doubled(30)],
    ['repeats a long text by fragments', TOO_LONG, repeated('x'.repeat(5000))],
    ['is one long text', TOO_LONG, `{ court(id: "${'x'.repeat(60_000)}") { name } }`],
    ['reads the schema many times', 'by 75 fields, and the limit is 5', readings('__schema', 75)],
    ['reads a type many times', 'by 6 fields', readings('__type(name: "Mutation")', 6)],
    ['reads the types many times', SCHEMA_COST, `{ __schema ${readings('types', 75)} }`],
    ['reads the fields of all types many times', SCHEMA_COST, `{ __schema { types ${FIELDS} } }`],
    [
      'nests a default',
      TOO_DEEP,
      `query Q($f: BookingFilter = { from: ${listed(40)} }) { bookings(filter: $f) { pageInfo { hasNextPage } } }`,
    ],
    [
      'searches bookings more than eleven times',
      'costs 61266, and the limit is 60000',
      `{ club(id: "1") { ${Array.from({ length: 12 }, (_, n) => `s${n}: search(text: "ana") { players }`).join(' ')} } }`,
    ],
    [
      'has fragments in a circle',
      'within itself',
      '{ court(id: "1") { ...A } } fragment A on Court { ...A }',
    ],
  ])('is refused with invalid_input when it %s: %s', async (_, limit, text) => {
    graph.calls.length = 0
    const answer = await graph.gateway.execute(aDocument(text), {}, CONTEXT)
    expect(answer.data).toBeUndefined()
    expect(answer.errors).toEqual([
      { message: expect.stringContaining(limit), extensions: { code: 'invalid_input' } },
    ])
    expect(graph.calls).toEqual([])
  })
})

describe('the cost of a document', () => {
  const { apiSchema } = GRAPH.planning
  const cost = (text: string, variables = {}) => costOf(parse(text), apiSchema, variables)

  test.each([
    ['each field once', '{ court(id: "1") { id name } }', 50 + 4 + 2],
    [
      'the fields of a page for each entry it may have',
      '{ courts(first: 7) { nodes { id name } pageInfo { hasNextPage } } }',
      50 + 100 + 4 + (1 + 7 * (4 + 2)) + (1 + 4 + 1),
    ],
    [
      'the default page where none is asked for',
      '{ courts { nodes { id } } }',
      50 + 100 + 4 + (1 + 50 * 5),
    ],
    [
      'a list without a page at what it can return',
      '{ bookingImport(id: "1") { records { outcome } } }',
      50 + 4 + (1 + 500 * 5),
    ],
    [
      'lists in lists multiplied',
      '{ clubs(first: 10) { nodes { bookings(first: 7) { nodes { participants { displayName } } } } } }',
      50 + 100 + 4 + (1 + 10 * (4 + (1 + 100 + 4 + (1 + 7 * (4 + (1 + 4 * 5)))))),
    ],
    [
      'the page of each object that has a list',
      '{ clubs(first: 10) { nodes { volunteerEvents(first: 3) { nodes { id } } } } }',
      50 + 100 + 4 + (1 + 10 * (4 + (1 + 100 + 4 + (1 + 3 * 5)))),
    ],
    [
      'a cursor as the work of sealing it',
      '{ courts(first: 7) { edges { cursor } pageInfo { endCursor } } }',
      50 + 100 + 4 + (1 + 7 * (4 + 8)) + (1 + 4 + 8),
    ],
    [
      'fragments each time they are used',
      '{ a: courts(first: 2) { ...P } b: courts(first: 3) { ...P } } fragment P on CourtConnection { nodes { ... on Court { id } } }',
      50 + 100 + 4 + (1 + 2 * 5) + (50 + 100 + 4 + (1 + 3 * 5)),
    ],
    [
      'a search of bookings as the rows that it may compare',
      '{ club(id: "1") { a: search(text: "ana") { players } b: search(text: "bo") { players } } }',
      50 + 4 + 2 * (1 + 5000 + 20 * (4 + 1)),
    ],
    ['a list of plain values as one', '{ installation { grantedScopes } }', 50 + 4 + 1],
    ['a page below one as one', '{ courts(first: -5) { nodes { id } } }', 50 + 100 + 4 + (1 + 5)],
    ['the chosen type name', '{ court(id: "1") { __typename } }', 50 + 4 + 1],
    [
      'a long text by its length',
      '{ volunteerEvent(id: "1") { name description } }',
      50 + 4 + 1 + 20,
    ],
  ])('counts %s', (_, text, expected) => {
    expect(cost(text)).toBe(expected)
  })

  test('has a length for each list without pages', () => {
    const unbounded = Object.values(apiSchema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .filter(({ name }) => !/(Connection|Page)$/.test(name))
      .flatMap((type) =>
        (isObjectType(type) ? Object.values(type.getFields()) : []).map((field) => ({
          type,
          field,
        })),
      )
      .filter(({ field }) => isListType(getNullableType(field.type)))
      .filter(({ field }) => isCompositeType(getNamedType(field.type)))
      .map(({ type, field }) => `${type.name}.${field.name}`)
    expect(Object.keys(LIST_SIZES)).toEqual(expect.arrayContaining(unbounded))
  })

  test('treats a variable that was not sent as absent, for any name', () => {
    const text = 'query Q($constructor: Int = 3) { courts(first: $constructor) { nodes { id } } }'
    expect(cost(text, {})).toBe(50 + 100 + 4 + (1 + 50 * 5))
  })

  test('depends on the variables', () => {
    const text = 'query Q($n: Int!) { courts(first: $n) { nodes { id } } }'
    expect(cost(text, { n: 200 })).toBe(50 + 100 + 4 + (1 + 200 * 5))
    expect(cost(text, { n: 5 })).toBe(50 + 100 + 4 + (1 + 5 * 5))
  })
})

describe("a client's document with a high cost", () => {
  const DASHBOARD =
    'query Q($n: Int!) { clubs(first: $n) { nodes { id courts { nodes { id name } } volunteerEvents { nodes { id name } } } } }'

  test('is refused with invalid_input, its cost and the limit', async () => {
    const { gateway } = await aGraph()
    const answer = await gateway.execute(aDocument(DASHBOARD), { n: 2000 }, CONTEXT)
    expect(answer.data).toBeUndefined()
    expect(answer.errors).toEqual([
      {
        message: expect.stringContaining('costs 1634155, and the limit is 60000'),
        extensions: { code: 'invalid_input' },
      },
    ])
  })

  test('is refused with more than ten mutations, and none of them runs', async () => {
    const graph = await aGraph()
    const field =
      'putCourtMapping(input: { bookingSourceId: "1", externalCourtId: "1", externalCourtName: "1", courtId: "1" }) { __typename }'
    const text = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, n) => `m${n}: ${field}`).join(' ')} }`
    const refused = await graph.gateway.execute(aDocument(text(11), 'mutation'), {}, CONTEXT)
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'invalid_input' })
    expect(graph.calls).toEqual([])
    const answer = await graph.gateway.execute(aDocument(text(10), 'mutation'), {}, CONTEXT)
    expect(answer.errors).toBeUndefined()
  })

  test('is executed with a smaller page', async () => {
    const { gateway } = await aGraph()
    const answer = await gateway.execute(aDocument(DASHBOARD), { n: 10 }, CONTEXT)
    expect(answer.errors).toBeUndefined()
  })
})

describe('the cost limit of documents', () => {
  test('counts every field with a long value', () => {
    const { apiSchema } = GRAPH.planning
    const unknown = Object.keys(LEAF_COSTS).filter((name) => {
      const [of = '', field = ''] = name.split('.')
      return !fieldOf(apiSchema.getType(of), field)
    })
    expect(unknown).toEqual([])
  })

  test('does not apply to registered operations', async () => {
    const { gateway } = await aGraph()
    const operations = [...loadOperations().values()]
    const list = operations.find(({ name }) => name === 'ListMatchSessions')
    if (!list) throw new Error('There is no such operation.')
    const variables = { first: 2000 }
    const asked = await gateway.execute({ ...list, registered: false }, variables, CONTEXT)
    expect(asked.errors?.[0]?.message).toContain('costs')
    const answer = await gateway.execute(list, variables, CONTEXT)
    expect(answer.errors).toBeUndefined()
  })
})

describe('a document without locations', () => {
  test('is never measured as an empty one', () => {
    const document = parseToKeep('{ __typename }')
    expect(() => requireDocumentWithinLimits(document)).toThrow('A document without locations')
  })
})
