import { describe, expect, test } from '@jest/globals'
import type { Operation } from '../../../../platform/executor.ts'
import type { Subgraph } from '../../../../subgraphs/foundation/graph/subgraph.ts'
import { aDocument, CONTEXT } from '../../../gateway/samples/sample-graph.ts'
import { type Args, aSubgraph, seen } from './sample-subgraph.ts'

function asRegistered(document: string): Operation {
  return { ...aDocument(document), registered: true }
}

async function argsSeenBy(subgraph: Subgraph, operation: Operation, variables: Args) {
  seen.length = 0
  const answer = await subgraph.execute(operation, variables, CONTEXT)
  expect(answer.errors).toBeUndefined()
  return JSON.parse(JSON.stringify(seen[0]))
}

describe.each([
  ['compiled', asRegistered],
  ['interpreted', aDocument],
])('a %s query', (_, toOperation) => {
  const { subgraph, entries } = aSubgraph()
  const run = (text: string, variables: Args = {}) =>
    subgraph.execute(toOperation(text), variables, CONTEXT)

  test.each<[string, Args, Args]>([
    ['an absent variable', {}, { first: 50 }],
    [
      'a variable that is null',
      { filter: null, text: null },
      { filter: null, first: 50, text: null },
    ],
    ['a variable that is undefined', { text: undefined }, { first: 50 }],
    ['an absent member', { filter: { status: 'OPEN' } }, { filter: { status: 'OPEN' }, first: 50 }],
    ['a member that is undefined', { filter: { at: undefined } }, { filter: {}, first: 50 }],
    ['a member that is null', { filter: { tags: null } }, { filter: { tags: null }, first: 50 }],
    [
      'a nested member',
      { filter: { inner: { tags: ['a'] } } },
      { filter: { inner: { tags: ['a'] } }, first: 50 },
    ],
    ['one value for a list', { filter: { tags: 'a' } }, { filter: { tags: ['a'] }, first: 50 }],
  ])('passes %s unchanged to the resolver', async (_what, variables, expected) => {
    const text = 'query Q($filter: Filter, $text: String) { echo(filter: $filter, text: $text) }'
    expect(await argsSeenBy(subgraph, toOperation(text), variables)).toEqual(expected)
  })

  test('passes omitted members of an object literal to the resolver as absent', async () => {
    const text = 'query Q($status: Status) { echo(filter: { status: $status, tags: ["a"] }) }'
    expect(await argsSeenBy(subgraph, toOperation(text), {})).toEqual({
      filter: { tags: ['a'] },
      first: 50,
    })
  })

  test('passes a time to the resolver as a Date, inside an input too', async () => {
    await run('query Q($f: Filter) { echo(filter: $f) }', {
      f: { at: '2026-07-01T20:00:00+02:00' },
    })
    expect(seen.at(-1)).toEqual({ filter: { at: new Date('2026-07-01T18:00:00Z') }, first: 50 })
  })

  test('returns times in UTC, and dates unchanged', async () => {
    const text = 'query Q($at: DateTime, $on: Date) { moment(at: $at) day(on: $on) }'
    expect(await run(text, { at: '2026-07-01T20:00:00.5+02:00', on: '2026-02-28' })).toEqual({
      data: { moment: '2026-07-01T18:00:00.500Z', day: '2026-02-28' },
    })
  })

  test('returns times and renamed values of lists, other types and aliases', async () => {
    const text = `
      query Q {
        plan { from: at ... on Pause { until after { ...D } note } ...D }
        again: plan { ... on Duty { turn } ... on Pause { after { at } } }
      }
      fragment D on Duty { breaks late: turns }`
    const time = '2026-07-01T18:00:00.007Z'
    const ofDuty = { breaks: [[time, null], []], late: ['LATE', 'EARLY'] }
    const pause = { from: '2026-07-02T00:00:00.000Z', until: null, after: ofDuty, note: { at: 1 } }
    // Twice: the first answer leaves the values of the resolvers as they are.
    await run(text)
    expect(await run(text)).toEqual({
      data: {
        plan: [{ from: time, ...ofDuty }, pause],
        again: [{ turn: 'EARLY' }, { after: { at: time } }],
      },
    })
  })

  test.each<[string, Args]>([
    ['a time without an offset', { at: '2026-07-01T20:00:00' }],
    ['a time in another notation', { at: 'July 1, 2026' }],
    ['a time that is a number', { at: 1_751_392_800 }],
    ['a day that does not exist', { on: '2026-02-30' }],
    ['an unknown value of an enum', { status: 'AJAR' }],
  ])('is refused with invalid_input for %s', async (_what, f) => {
    const answer = await run('query Q($f: Filter) { echo(filter: $f) }', { f })
    expect(answer).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^Variable "\$f"/),
          extensions: { code: 'invalid_input' },
        },
      ],
    })
  })

  test("returns a resolver's refusal with code, details and path", async () => {
    expect(await run('{ mine: thing(how: "refused") { id } }')).toEqual({
      data: { mine: null },
      errors: [
        {
          message: 'Not yours.',
          path: ['mine'],
          extensions: { code: 'forbidden', details: { why: 'rules' } },
        },
      ],
    })
  })

  test.each(['broken', 'incomplete'])('masks the fault of a resolver that is %s', async (how) => {
    entries.length = 0
    const answer = await run('query Q($how: String!) { thing(how: $how) { id name } }', { how })
    expect(answer).toEqual({
      data: { thing: null },
      errors: [
        {
          message: 'The request could not be completed.',
          path: how === 'broken' ? ['thing'] : ['thing', 'name'],
          extensions: { code: 'internal_error' },
        },
      ],
    })
    expect(entries).toMatchObject([
      { level: 'error', fields: { subgraph: 'things', requestId: 'req-1' } },
    ])
  })

  test('is refused with invalid_input when it is invalid in the subgraph', async () => {
    expect(await run('{ nothing }')).toEqual({
      errors: [
        { message: expect.stringContaining('nothing'), extensions: { code: 'invalid_input' } },
      ],
    })
  })

  test('keeps the variables of concurrent requests apart', async () => {
    const text = 'query Q($on: Date) { day(on: $on) }'
    const days = Array.from({ length: 28 }, (_day, n) => `2026-02-${`${n + 1}`.padStart(2, '0')}`)
    const answers = await Promise.all(days.map((on) => run(text, { on })))
    expect(answers.map(({ data }) => data?.['day'])).toEqual(days)
  })
})
