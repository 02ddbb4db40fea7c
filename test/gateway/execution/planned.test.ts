import { describe, expect, test } from '@jest/globals'
import type { Answer, Variables } from '../../../platform/executor.ts'
import { aDocument, aGraph, CONTEXT, DOWN, type SampleGraph } from '../samples/sample-graph.ts'

const SHARED = `query Shared($id: ID!) {
  club(id: $id) { name courts { nodes { name } } volunteerEvents { nodes { name startDate } } }
}`

function ask(graph: SampleGraph, text: string, variables: Variables = {}): Promise<Answer> {
  return graph.gateway.execute(aDocument(text), variables, CONTEXT)
}

const INVALID = { code: 'invalid_input' }

describe('a query over both subgraphs', () => {
  test('returns one club with the fields of both', async () => {
    expect(await ask(await aGraph(), SHARED, { id: 'club-1' })).toEqual({
      data: {
        club: {
          name: 'Main',
          courts: { nodes: [{ name: 'Court 1' }] },
          volunteerEvents: { nodes: [{ name: 'Gala', startDate: '2026-07-01' }] },
        },
      },
    })
  })

  test('loses only the fields of a subgraph that is down', async () => {
    const graph = await aGraph({ volunteer: DOWN })
    expect(await ask(graph, SHARED, { id: 'club-1' })).toEqual({
      data: {
        club: { name: 'Main', courts: { nodes: [{ name: 'Court 1' }] }, volunteerEvents: null },
      },
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
      data: {
        club: { name: 'Main', courts: { nodes: [{ name: 'Court 1' }] }, volunteerEvents: null },
      },
      errors: [
        {
          message: 'There is no such club, or it is not yours to see.',
          path: ['club', 'volunteerEvents'],
          extensions: { code: 'not_found' },
        },
      ],
    })
  })

  test('keeps one club when the reference to another is refused', async () => {
    const text = `{
      a: club(id: "club-1") { volunteerEvents { nodes { name } } }
      b: club(id: "foreign") { volunteerEvents { nodes { name } } }
    }`
    const { data, errors } = await ask(await aGraph(), text)
    expect(data).toEqual({
      a: { volunteerEvents: { nodes: [{ name: 'Gala' }] } },
      b: { volunteerEvents: null },
    })
    expect(errors).toMatchObject([
      { path: ['b', 'volunteerEvents'], extensions: { code: 'not_found' } },
    ])
  })

  test('sends no request to the second subgraph when the club is null', async () => {
    expect(await ask(await aGraph({ volunteer: DOWN }), SHARED, { id: 'missing' })).toEqual({
      data: { club: null },
      errors: [{ message: expect.any(String), path: ['club'], extensions: { code: 'not_found' } }],
    })
  })

  test('queries each subgraph separately for root fields of both', async () => {
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

  test('returns null, not undefined, when every part of it failed', async () => {
    const graph = await aGraph({ club: DOWN, volunteer: DOWN })
    const text = '{ court(id: "1") { name } volunteerEvent(id: "2") { name } }'
    const { data, errors } = await ask(graph, text)
    expect(data).toEqual({ court: null, volunteerEvent: null })
    expect(errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([['court'], ['volunteerEvent']]),
    )
  })
})

describe('a subgraph that fails as a whole', () => {
  test('makes data null, with an error that does not reveal the subgraph', async () => {
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

describe('a planned subscription', () => {
  test('is not executed as a query', async () => {
    const { gateway } = await aGraph()
    const operation = aDocument('subscription { anything }', 'subscription')
    expect(await gateway.execute(operation, {}, CONTEXT)).toEqual({
      errors: [{ message: expect.stringContaining('socket'), extensions: INVALID }],
    })
  })

  test('is refused if it is not registered', async () => {
    const { gateway } = await aGraph()
    const operation = aDocument('subscription { anything }', 'subscription')
    await expect(gateway.subscribe(operation, {}, CONTEXT)).rejects.toMatchObject(INVALID)
  })
})
