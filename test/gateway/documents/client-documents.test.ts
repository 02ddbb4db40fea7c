import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { getIntrospectionQuery } from 'graphql'
import type { Answer, Variables } from '../../../platform/executor.ts'
import { aDocument, aGraph, CONTEXT, type SampleGraph } from '../samples/sample-graph.ts'

const INVALID = { code: 'invalid_input' }

function ask(graph: SampleGraph, text: string, variables: Variables = {}): Promise<Answer> {
  return graph.gateway.execute(aDocument(text), variables, CONTEXT)
}

function keysOf(count: number) {
  return Array.from({ length: count }, (_, i) => [`key${i}`, i] as const)
}

describe("a client's document", () => {
  let graph: SampleGraph
  beforeAll(async () => {
    graph = await aGraph()
  })

  test.each([
    ['is not GraphQL', '{ club('],
    ['asks for a field that does not exist', '{ club(id: "1") { colour } }'],
    [
      'asks for what only the gateway may ask',
      '{ installationBySubject(subject: "s") { clubId } }',
    ],
    ['asks for entities by reference', '{ _entities(representations: []) { __typename } }'],
    ['is empty', ''],
    ['holds two operations', 'query A { __typename } query B { __typename }'],
  ])('is refused with invalid_input when it %s', async (_, text) => {
    const answer = await ask(graph, text)
    expect(answer.data).toBeUndefined()
    expect(answer.errors?.[0]).toEqual({ message: expect.any(String), extensions: INVALID })
  })

  test('with an invalid variable is refused with invalid_input', async () => {
    expect(await ask(graph, 'query Q($id: ID!) { club(id: $id) { name } }')).toEqual({
      errors: [
        { message: 'Variable "$id" of required type "ID!" was not provided.', extensions: INVALID },
      ],
    })
  })

  test.each([
    [
      'a long value',
      { i: { sessionId: 's', eventSequence: 'x'.repeat(50_000) } },
      'Int cannot represent',
    ],
    [
      'a long name',
      { i: { sessionId: 's', eventSequence: 1, ['x'.repeat(50_000)]: 1 } },
      'is not defined by type',
    ],
    ['many names', { i: Object.fromEntries(keysOf(5000)) }, 'was not provided'],
  ])(
    'with %s as an invalid value is refused with its beginning and the reason',
    async (_, variables, why) => {
      const text = 'mutation M($i: SessionInput!) { pauseMatch(input: $i) { session { id } } }'
      const { errors = [] } = await graph.gateway.execute(
        aDocument(text, 'mutation'),
        variables,
        CONTEXT,
      )
      expect(errors[0]?.message).toMatch(/^Variable "\$i" got invalid value/)
      expect(errors[0]?.message).toContain(why)
      expect(JSON.stringify(errors).length).toBeLessThan(20_000)
    },
  )

  test('with variables of more than 20,000 values is refused before coercion', async () => {
    const text =
      'mutation M($i: ImportBookingsInput!) { importBookings(input: $i) { idempotentReplay } }'
    const i = { bookingSourceId: 's', bookings: Array(100_000).fill({}) }
    expect(await graph.gateway.execute(aDocument(text, 'mutation'), { i }, CONTEXT)).toEqual({
      errors: [{ message: expect.stringContaining('more than 20000 values'), extensions: INVALID }],
    })
  })

  test('with an invalid time literal is refused with invalid_input', async () => {
    const { data, errors } = await ask(
      graph,
      '{ bookings(filter: { from: "noon" }) { pageInfo { hasNextPage } } }',
    )
    expect(data).toBeUndefined()
    expect(errors).toEqual([{ message: expect.stringContaining('RFC 3339'), extensions: INVALID }])
  })

  test('with null for an argument with a default is refused with invalid_input', async () => {
    const text = 'query Q($first: Int) { courts(first: $first) { pageInfo { hasNextPage } } }'
    expect(await ask(graph, text, { first: null })).toEqual({
      data: { courts: null },
      errors: [
        {
          message: expect.stringContaining('must not be null'),
          path: ['courts'],
          extensions: INVALID,
        },
      ],
    })
    expect((await ask(graph, text)).errors).toBeUndefined()
  })

  test('may query the schema', async () => {
    const { data, errors } = await ask(graph, getIntrospectionQuery())
    expect(errors).toBeUndefined()
    const types = (data as { __schema: { types: { name: string }[] } }).__schema.types
    expect(types.map(({ name }) => name)).toContain('Club')
    expect(types.map(({ name }) => name)).not.toContain('InstallationIdentity')
  })

  test.each([
    ['in its root', '{ a: __typename __schema { queryType { name } } court(id: "1") { name } }'],
    [
      'in fragments',
      `{ ...F ... on Query { ...G } }
       fragment F on Query { a: __typename __schema { queryType { ...T } } }
       fragment G on Query { court(id: "1") { name } }
       fragment T on __Type { name }`,
    ],
    [
      'under a condition',
      `query ($yes: Boolean! = true, $id: ID! = "1") {
         a: __typename
         __schema { queryType { name kind @skip(if: $yes) } }
         __type(name: "Club") @skip(if: $yes) { name }
         court(id: $id) { name }
       }`,
    ],
  ])('may query the schema %s together with data', async (_, text) => {
    const answer = await ask(graph, text)
    expect(JSON.stringify(answer)).toBe(
      '{"data":{"a":"Query","__schema":{"queryType":{"name":"Query"}},"court":{"name":"Court 1"}}}',
    )
  })

  test('that queries the schema keeps the errors of its other fields', async () => {
    const text = '{ court(id: "broken") { name } club: __type(name: "Club") { name } }'
    const answer = await ask(graph, text)
    expect(answer.data).toEqual({ court: null, club: { name: 'Club' } })
    expect(answer.errors).toMatchObject([{ path: ['court'] }])
  })

  test('may query __typename alone, and together with data', async () => {
    expect(await ask(graph, '{ __typename }')).toEqual({ data: { __typename: 'Query' } })
    expect(await ask(graph, '{ kind: __typename court(id: "1") { __typename name } }')).toEqual({
      data: { kind: 'Query', court: { __typename: 'Court', name: 'Court 1' } },
    })
  })

  test('may use aliases, fragments, literals and conditions', async () => {
    const text = `query Q($no: Boolean!) {
      first: court(id: "a") { ...F name @include(if: $no) }
      second: court(id: "b") { ...F }
    }
    fragment F on Court { number status: surfaceType }`
    const court = { number: 1, status: 'CARPET' }
    expect(await ask(graph, text, { no: false })).toEqual({ data: { first: court, second: court } })
  })

  test('keeps omitted members of an object literal absent', async () => {
    graph.calls.splice(0)
    await ask(
      graph,
      'query Q($s: BookingStatus) { bookings(filter: { courtId: "c", status: $s }) { pageInfo { hasNextPage } } }',
    )
    const filter = graph.calls.splice(0)[0]?.args['filter']
    expect(Object.entries(filter ?? {})).toEqual([['courtId', 'c']])
  })

  test('returns no names of subgraphs', async () => {
    const answer = await ask(graph, '{ court(id: "broken") { name } }')
    expect(answer.errors).toEqual([
      {
        message: 'The request could not be completed.',
        path: ['court'],
        extensions: { code: 'internal_error' },
      },
    ])
  })
})

describe('the suggestions of graphql-js', () => {
  test('come from the modules that the misspelled documents of `misspelled.ts` reach, and from extensions of a schema', () => {
    const folder = join(import.meta.dirname, '../../../node_modules/graphql')
    const suggesting = globSync('**/*.mjs', { cwd: folder }).filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('didYouMean('),
    )
    expect(suggesting.toSorted()).toEqual([
      'jsutils/didYouMean.mjs',
      'type/definition.mjs',
      'utilities/coerceInputValue.mjs',
      'validation/rules/FieldsOnCorrectTypeRule.mjs',
      'validation/rules/KnownArgumentNamesRule.mjs',
      'validation/rules/KnownTypeNamesRule.mjs',
      'validation/rules/PossibleTypeExtensionsRule.mjs',
      'validation/rules/ValuesOfCorrectTypeRule.mjs',
    ])
  })
})
