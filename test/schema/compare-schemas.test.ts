import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { compareDocuments } from '../../schema/registry/openapi/compare-documents.ts'
import { compareSchemas, type Direction } from '../../schema/registry/openapi/compare-schemas.ts'

const compare = (before: object, after: object, direction: Direction) =>
  compareSchemas({ before, after, at: 'body' }, { direction, before: {}, after: {} })

const severitiesOf = (before: object, after: object, direction: Direction) =>
  compare(before, after, direction).map(({ severity, what }) => `${severity}: ${what}`)

/** Schemas over few names and values, so that two of them often overlap. */
const NAMES = ['a', 'b', 'c'] as const
const { schema: ANY_SCHEMA } = fc.letrec<{ schema: object; object: object; leaf: object }>(
  (tie) => ({
    leaf: fc.oneof(
      fc.record(
        {
          type: fc.constant('string'),
          minLength: fc.nat(2),
          maxLength: fc.integer({ min: 2, max: 4 }),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        {
          type: fc.constantFrom('integer', 'number', ['integer', 'null'], ['string', 'null']),
          minimum: fc.nat(2),
          maximum: fc.integer({ min: 2, max: 4 }),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record({ enum: fc.uniqueArray(fc.constantFrom('x', 'xy', 1, 2, null), { minLength: 1 }) }),
      fc.record({ const: fc.constantFrom('x', 1, true) }),
      fc.record({ type: fc.constant('boolean') }),
      fc.constant({}),
    ),
    object: fc
      .record({
        properties: fc.dictionary(fc.constantFrom(...NAMES), tie('schema'), { maxKeys: 3 }),
        required: fc.subarray([...NAMES]),
        isClosed: fc.boolean(),
      })
      .map(({ properties, required, isClosed }) => ({
        type: 'object',
        properties,
        required: required.filter((name) => name in properties),
        ...(isClosed ? { additionalProperties: false } : {}),
      })),
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      tie('leaf'),
      tie('object'),
      fc.record({ type: fc.constant('array'), items: tie('schema') }),
      fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
      fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    ),
  }),
)

const VALUE = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('', 'x', 'xy', 'xyzzy', 0, 1, 2, 5, 1.5, null, true),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 3 }),
  ),
})).value

/** Each instance of it compiles the schema of all schemas. */
const AJV = new Ajv2020({ strict: false })

function accepting(schema: object): (value: unknown) => boolean {
  const validate = AJV.compile(schema)
  return (value) => validate(value)
}

describe('two schemas without a reported difference', () => {
  const pairs = fc.tuple(ANY_SCHEMA, ANY_SCHEMA, fc.array(VALUE, { minLength: 8, maxLength: 8 }))

  test('accept every former request', () => {
    let compared = 0
    fc.assert(
      fc.property(pairs, ([before, after, values]) => {
        if (compare(before, after, 'request').length > 0) return
        const isAccepted = accepting(after)
        for (const value of values.filter(accepting(before))) {
          compared++
          expect(isAccepted(value)).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
    expect(compared).toBeGreaterThan(50)
  })

  test('give only answers that the former one allows', () => {
    let compared = 0
    fc.assert(
      fc.property(pairs, ([before, after, values]) => {
        if (compare(before, after, 'answer').length > 0) return
        const isAllowed = accepting(before)
        for (const value of values.filter(accepting(after))) {
          compared++
          expect(isAllowed(value)).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
    expect(compared).toBeGreaterThan(50)
  })

  test('are each schema and itself, also inlined, in both directions', () => {
    fc.assert(
      fc.property(ANY_SCHEMA, (schema) => {
        const [before, after] = [{ components: { schemas: { A: schema } } }, {}]
        const schemas = { before: { $ref: '#/components/schemas/A' }, after: schema, at: 'body' }
        for (const direction of ['request', 'answer'] as const) {
          expect(compare(schema, structuredClone(schema), direction)).toEqual([])
          expect(compareSchemas(schemas, { direction, before, after })).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
  })
})

const TEXT = { type: 'string' }

/** What each change means in requests and in answers; an empty list is none. */
const CHANGES: readonly [
  name: string,
  before: object,
  after: object,
  request: string[],
  answer: string[],
][] = [
  [
    'another type',
    TEXT,
    { type: 'integer' },
    ['breaking: no longer accepts string'],
    ['breaking: can be integer now'],
  ],
  [
    'null, in either form',
    TEXT,
    { anyOf: [TEXT, { type: 'null' }] },
    [],
    ['breaking: can be null now'],
  ],
  ['null no more', { type: ['string', 'null'] }, TEXT, ['breaking: no longer accepts null'], []],
  [
    'the other form of null',
    { type: ['string', 'null'], maxLength: 5 },
    { anyOf: [{ ...TEXT, maxLength: 5 }, { type: 'null' }] },
    [],
    [],
  ],
  [
    'an object in place of one that nothing satisfies',
    {
      allOf: [
        { type: 'object', properties: { a: TEXT }, required: ['a'] },
        { type: 'object', additionalProperties: false },
      ],
    },
    { type: 'object', additionalProperties: false },
    [],
    ['breaking: can be absent now'],
  ],
  ['a wider number', { type: 'integer' }, { type: 'number' }, [], ['breaking: can be number now']],
  [
    'a tighter bound',
    { ...TEXT, maxLength: 9 },
    { ...TEXT, maxLength: 5 },
    ['breaking: maxLength is 5, was 9'],
    [],
  ],
  [
    'a wider bound',
    { ...TEXT, maxLength: 5 },
    { ...TEXT, maxLength: 9 },
    [],
    ['dangerous: maxLength is 9, was 5'],
  ],
  [
    'a new bound',
    { type: 'array' },
    { type: 'array', minItems: 1 },
    ['breaking: minItems is 1, was none'],
    [],
  ],
  ['a pattern', TEXT, { ...TEXT, pattern: '^a' }, ['breaking: must have the pattern ^a now'], []],
  [
    'another format',
    { ...TEXT, format: 'date' },
    { ...TEXT, format: 'date-time' },
    ['breaking: must have the format date-time now'],
    ['breaking: lost the format date'],
  ],
  ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }, [], ['dangerous: can be "b" now']],
  [
    'a removed value',
    { enum: ['a', 'b'] },
    { enum: ['a'] },
    ['breaking: no longer accepts "b"'],
    [],
  ],
  [
    'another constant',
    { const: 'a' },
    { const: 'b' },
    ['breaking: no longer accepts "a"'],
    ['breaking: can be "b" now'],
  ],
  ['any value', { enum: ['a'] }, TEXT, [], ['breaking: can have any value now, not only "a"']],
  [
    'a closed object',
    { type: 'object' },
    { type: 'object', additionalProperties: false },
    ['breaking: accepts no other members now'],
    [],
  ],
  [
    'an opened object',
    { type: 'object', additionalProperties: false },
    { type: 'object' },
    [],
    ['dangerous: can have other members now'],
  ],
  [
    'another default',
    { ...TEXT, default: 'a' },
    { ...TEXT, default: 'b' },
    ['dangerous: default is "b", was "a"'],
    [],
  ],
  [
    'an unknown keyword',
    TEXT,
    { ...TEXT, not: { const: 'a' } },
    ["breaking: has another 'not'"],
    ["breaking: has another 'not'"],
  ],
  ['a text', TEXT, { ...TEXT, description: 'b', example: 'c', deprecated: true, 'x-a': 1 }, [], []],
]

describe('a change of a schema', () => {
  test.each(CHANGES)('to %s is judged by direction', (_name, before, after, request, answer) => {
    expect(severitiesOf(before, after, 'request')).toEqual(request)
    expect(severitiesOf(before, after, 'answer')).toEqual(answer)
  })

  test.each<[string, object, object, string[], string[]]>([
    ['optional', {}, {}, ['safe: was added'], ['safe: was added']],
    ['required', {}, { required: ['a'] }, ['breaking: is required now'], ['safe: was added']],
    [
      'optional, where no others may be',
      { additionalProperties: false },
      { additionalProperties: false },
      ['safe: was added'],
      ['breaking: was added to a closed object'],
    ],
  ])('that adds a member, %s', (_name, before, after, request, answer) => {
    const added = { type: 'object', properties: { a: TEXT }, ...after }
    expect(severitiesOf({ type: 'object', ...before }, added, 'request')).toEqual(request)
    expect(severitiesOf({ type: 'object', ...before }, added, 'answer')).toEqual(answer)
  })

  test('is found at each member that has it, and in the counterpart that is chosen', () => {
    const object = (type: string, more = {}) => ({
      type: 'object',
      properties: { a: { type }, b: { type }, ...more },
    })
    const ofBoth = ['a can be integer now', 'b can be integer now']
    const found = compare(object('string'), object('integer'), 'answer')
    expect(found.map(({ at, what }) => `${at} ${what}`)).toEqual(ofBoth.map((one) => `body.${one}`))
    const two = { anyOf: [object('string'), object('string', { c: {} })] }
    expect(compare(two, object('integer'), 'answer')).toEqual(found)
  })

  test('is named after the innermost component, also within lists and allOf', () => {
    const documentOf = (type: string) => ({
      components: {
        schemas: {
          Item: { type: 'object', properties: { tags: { type: 'array', items: { type } } } },
        },
      },
    })
    const item = { $ref: '#/components/schemas/Item' }
    const schema = {
      type: 'object',
      properties: { data: { type: 'array', items: { allOf: [item, { description: 'One.' }] } } },
    }
    const documents = { before: documentOf('string'), after: documentOf('integer') }
    const schemas = { before: schema, after: schema, at: 'body' }
    expect(compareSchemas(schemas, { direction: 'answer', ...documents })).toEqual([
      { severity: 'breaking', at: 'Item.tags[]', what: 'can be integer now' },
    ])
  })
})

const documentOf = (schema: object, schemas: object) => ({
  openapi: '3.1.0',
  paths: {
    '/a': {
      get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } },
    },
  },
  components: { schemas },
})

describe('a document', () => {
  test('with recursive schemas is compared to its end, and a change within is found', () => {
    const tree = (type: string) => ({
      Tree: {
        type: 'object',
        properties: {
          name: { type },
          children: {
            type: 'array',
            items: {
              allOf: [{ $ref: '#/components/schemas/Tree' }, { $ref: '#/components/schemas/Node' }],
            },
          },
        },
      },
      Node: { type: 'object', properties: { parent: { $ref: '#/components/schemas/Tree' } } },
    })
    const root = { $ref: '#/components/schemas/Tree' }
    const found = compareDocuments({
      before: documentOf(root, tree('string')),
      after: documentOf(root, tree('integer')),
    })
    expect(found.map(({ at, what }) => `${at} ${what}`)).toContain('Tree.name can be integer now')
  })

  test('that nests too deeply, or combines too many alternatives, is refused in words', () => {
    let deep: object = TEXT
    for (let level = 0; level < 400; level++) deep = { type: 'array', items: deep }
    const either = { anyOf: Array.from({ length: 20 }, (_, index) => ({ const: index })) }
    for (const [schema, words] of [
      [deep, 'nested too deeply'],
      [{ allOf: [either, { anyOf: Array(20).fill({}) }] }, 'more than 256 alternatives'],
    ] as const) {
      const document = documentOf(schema, {})
      expect(() => compareDocuments({ before: document, after: document })).toThrow(words)
    }
  })

  test('without the component of a reference is refused in words', () => {
    const document = documentOf({ $ref: '#/components/schemas/Gone' }, {})
    expect(() => compareDocuments({ before: document, after: document })).toThrow(
      '#/components/schemas/Gone is not in the document',
    )
  })

  test('of a thousand operations over one chain of components is compared', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `C${index}`,
        {
          type: 'object',
          properties:
            index < 99 ? { next: { $ref: `#/components/schemas/C${index + 1}` } } : { end: TEXT },
        },
      ]),
    )
    const { '/a': item } = documentOf({ $ref: '#/components/schemas/C0' }, {}).paths
    const paths = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`/${index}`, item]),
    )
    const [before, after] = [
      { paths, components: { schemas } },
      { paths, components: { schemas: { ...schemas, C99: { type: 'object' } } } },
    ]
    const found = compareDocuments({ before, after })
    expect(found).toHaveLength(1_000)
    expect(found[0]).toMatchObject({ at: 'C99.end', what: 'was removed from the answer' })
  })

  test('finds path parameters by their place', () => {
    const documentWith = (name: string, maxLength: number) => ({
      paths: {
        [`/a/{${name}}`]: {
          get: {
            parameters: [{ name, in: 'path', required: true, schema: { ...TEXT, maxLength } }],
          },
        },
      },
    })
    expect(
      compareDocuments({ before: documentWith('id', 9), after: documentWith('key', 9) }),
    ).toEqual([])
    expect(
      compareDocuments({ before: documentWith('id', 9), after: documentWith('key', 5) }),
    ).toMatchObject([
      { place: 'GET /a/{id}', at: 'path parameter 1', what: 'maxLength is 5, was 9' },
    ])
  })
})
