import { beforeAll, describe, expect, test } from '@jest/globals'
import { getIntrospectionQuery } from 'graphql'
import type { Answer, Variables } from '../../platform/executor.ts'
import { aDocument, aGraph, CONTEXT, DOWN, type SampleGraph } from './sample-graph.ts'

const SHARED = `query Shared($id: ID!) {
  club(id: $id) { name courts { name } volunteerEvents { name startDate } }
}`

function ask(graph: SampleGraph, text: string, variables: Variables = {}): Promise<Answer> {
  return graph.gateway.execute(aDocument(text), variables, CONTEXT)
}

const INVALID = { code: 'invalid_input' }

describe('a query over both subgraphs', () => {
  test('answers one club with the fields of both', async () => {
    expect(await ask(await aGraph(), SHARED, { id: 'club-1' })).toEqual({
      data: {
        club: {
          name: 'Main',
          courts: [{ name: 'Court 1' }],
          volunteerEvents: [{ name: 'Gala', startDate: '2026-07-01' }],
        },
      },
    })
  })

  test('loses only the fields of a subgraph that is down', async () => {
    const graph = await aGraph({ volunteer: DOWN })
    expect(await ask(graph, SHARED, { id: 'club-1' })).toEqual({
      data: { club: { name: 'Main', courts: [{ name: 'Court 1' }], volunteerEvents: null } },
      errors: [
        {
          message: 'A part of the platform cannot be reached.',
          path: ['club', 'volunteerEvents'],
          extensions: { code: 'dependency_unavailable' },
        },
      ],
    })
    expect(graph.entries).toMatchObject([
      { level: 'warn', fields: { subgraph: 'volunteer', requestId: 'req-1' } },
    ])
  })

  test('loses only the fields of a subgraph that refuses the club', async () => {
    expect(await ask(await aGraph(), SHARED, { id: 'foreign' })).toEqual({
      data: { club: { name: 'Main', courts: [{ name: 'Court 1' }], volunteerEvents: null } },
      errors: [
        {
          message: 'There is no such club in this club.',
          path: ['club', 'volunteerEvents'],
          extensions: { code: 'not_found' },
        },
      ],
    })
  })

  test('keeps one club when the reference to another is refused', async () => {
    const text = `{
      a: club(id: "club-1") { volunteerEvents { name } }
      b: club(id: "foreign") { volunteerEvents { name } }
    }`
    const { data, errors } = await ask(await aGraph(), text)
    expect(data).toEqual({
      a: { volunteerEvents: [{ name: 'Gala' }] },
      b: { volunteerEvents: null },
    })
    expect(errors).toMatchObject([
      { path: ['b', 'volunteerEvents'], extensions: { code: 'not_found' } },
    ])
  })

  test('asks nothing of the second subgraph when the club is absent', async () => {
    expect(await ask(await aGraph({ volunteer: DOWN }), SHARED, { id: 'missing' })).toEqual({
      data: { club: null },
      errors: [{ message: expect.any(String), path: ['club'], extensions: { code: 'not_found' } }],
    })
  })

  test('answers each subgraph on its own when the root fields are of both', async () => {
    const text = '{ court(id: "1") { name } volunteerEvent(id: "missing") { name } }'
    expect(await ask(await aGraph(), text)).toEqual({
      data: { court: { name: 'Court 1' }, volunteerEvent: null },
      errors: [
        {
          message: expect.any(String),
          path: ['volunteerEvent'],
          extensions: { code: 'not_found' },
        },
      ],
    })
  })

  test('says null, not nothing, when every part of it failed', async () => {
    const graph = await aGraph({ club: DOWN, volunteer: DOWN })
    const text = '{ court(id: "1") { name } volunteerEvent(id: "2") { name } }'
    const { data, errors } = await ask(graph, text)
    expect(data).toEqual({ court: null, volunteerEvent: null })
    expect(errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([['court'], ['volunteerEvent']]),
    )
  })
})

describe('a document of a client', () => {
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

  test('with a variable that does not fit is refused with invalid_input', async () => {
    expect(await ask(graph, SHARED, {})).toEqual({
      errors: [
        { message: 'Variable "$id" of required type "ID!" was not provided.', extensions: INVALID },
      ],
    })
  })

  test('with a time that is none in its text is refused with invalid_input', async () => {
    const { data, errors } = await ask(
      graph,
      '{ bookings(filter: { from: "noon" }) { nextCursor } }',
    )
    expect(data).toBeUndefined()
    expect(errors).toEqual([{ message: expect.stringContaining('RFC 3339'), extensions: INVALID }])
  })

  test('with null where a default would stand is refused with invalid_input', async () => {
    const text = 'query Q($first: Int) { courts(first: $first) { nextCursor } }'
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

  test('may ask for the schema', async () => {
    const { data, errors } = await ask(graph, getIntrospectionQuery())
    expect(errors).toBeUndefined()
    const types = (data as { __schema: { types: { name: string }[] } }).__schema.types
    expect(types.map(({ name }) => name)).toContain('Club')
    expect(types.map(({ name }) => name)).not.toContain('InstallationIdentity')
  })

  test.each([
    ['in its root', '{ __schema { queryType { name } } court(id: "1") { name } }'],
    [
      'in a fragment',
      'query { ...F court(id: "1") { name } } fragment F on Query { __type(name: "Club") { name } }',
    ],
  ])(
    'that asks for the schema %s together with data is refused with invalid_input',
    async (_, text) => {
      expect(await ask(graph, text)).toEqual({
        errors: [{ message: expect.stringContaining('request of its own'), extensions: INVALID }],
      })
    },
  )

  test('may ask for __typename alone, and together with data', async () => {
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

  test('keeps absent what an object written in it leaves out', async () => {
    graph.calls.splice(0)
    await ask(
      graph,
      'query Q($s: BookingStatus) { bookings(filter: { courtId: "c", status: $s }) { nextCursor } }',
    )
    const filter = graph.calls.splice(0)[0]?.args['filter']
    expect(Object.entries(filter ?? {})).toEqual([['courtId', 'c']])
  })

  test('is answered without the names of subgraphs', async () => {
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

describe('a subgraph that fails as a whole', () => {
  test('makes data null, and its error tells nothing of the subgraphs', async () => {
    const extensions = { code: 'internal_error', serviceName: 'club' }
    const failing = {
      ...DOWN,
      execute: async () => ({ data: null, errors: [{ message: 'No.', extensions }] }),
    }
    expect(await ask(await aGraph({ club: failing }), '{ court(id: "1") { name } }')).toEqual({
      data: null,
      errors: [{ message: 'No.', path: ['court'], extensions: { code: 'internal_error' } }],
    })
  })
})

describe('a subscription', () => {
  test('is not executed like a query', async () => {
    const { gateway } = await aGraph()
    const operation = aDocument('subscription { anything }', 'subscription')
    expect(await gateway.execute(operation, {}, CONTEXT)).toEqual({
      errors: [{ message: expect.stringContaining('socket'), extensions: INVALID }],
    })
  })

  test('that is not registered is refused', async () => {
    const { gateway } = await aGraph()
    const operation = aDocument('subscription { anything }', 'subscription')
    await expect(gateway.subscribe(operation, {}, CONTEXT)).rejects.toMatchObject(INVALID)
  })
})
