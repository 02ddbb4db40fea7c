import type { FetchNode, FetchRewrite, PlanNode } from '@graphql-hive/router-query-planner'
import { describe, expect, test } from '@jest/globals'
import type { Run } from '../../../gateway/execution/run.ts'
import { runPlan } from '../../../gateway/execution/run-plan.ts'
import { toClientPath } from '../../../gateway/planning/plan-document.ts'
import type { Operation, Variables } from '../../../platform/executor.ts'
import { CONTEXT } from '../samples/sample-graph.ts'

interface Sent {
  subgraph: string
  operation: Operation
  variables: Variables
}

/** Runs a plan over subgraphs that answer each request by its subgraph's name. */
async function run(plan: unknown, answers: Readonly<Record<string, unknown>> = {}) {
  const sent: Sent[] = []
  const running: Run = {
    askSubgraph: async (subgraph, operation, variables) => {
      sent.push({ subgraph, operation, variables })
      return structuredClone(answers[subgraph] ?? { data: {} }) as never
    },
    subtypes: new Map([['Account', new Set(['Admin', 'Regular'])]]),
    variables: {},
    context: CONTEXT,
    ...{ data: {}, errors: [], refusal: null },
  }
  // Some of the plans are of no type that the planner declares.
  const failure = await runPlan(plan as PlanNode, running).then(
    () => null,
    (error: Error) => error.message,
  )
  return { sent, failure, data: running.data, errors: running.errors }
}

const CHANGE: FetchNode = {
  ...{ kind: 'Fetch', serviceName: 'a', operationKind: 'mutation' },
  operation: 'mutation{change}',
}

const ROOT: FetchNode = {
  ...{ kind: 'Fetch', serviceName: 'a', operationKind: 'query' },
  operation: '{accounts{__typename id}}',
}

const ENTITIES: FetchNode = {
  ...{ kind: 'Fetch', serviceName: 'b', operationKind: 'query' },
  operation:
    'query($representations:[_Any!]!){_entities(representations:$representations){...on Account{name}}}',
  requires: [
    {
      ...{ kind: 'InlineFragment', typeCondition: 'Account' },
      selections: [
        { kind: 'Field', name: '__typename' },
        { kind: 'Field', name: 'id' },
      ],
    },
  ],
}

const below = (node: unknown) => ({
  kind: 'Sequence',
  nodes: [ROOT, { kind: 'Flatten', path: [{ Field: 'accounts' }, '@'], node }],
})

const ACCOUNTS = {
  data: {
    accounts: [
      { __typename: 'Admin', id: '1' },
      { __typename: 'Regular', id: '2' },
    ],
  },
}

describe('a query plan with an unknown part', () => {
  const requiring = (selection: unknown) => below({ ...ENTITIES, requires: [selection] })
  const UNKNOWN = { Swap: { path: [{ Key: 'id' }] } }
  const alias = { alias: '_e0', representationsVariableName: 'r', paths: [], requires: [] }
  const batch = (changed: object) => ({
    ...{ kind: 'BatchFetch', serviceName: 'b', operation: '{_e0: _entities}' },
    entityBatch: { aliases: [{ ...alias, ...changed }] },
  })

  test.each([
    ['a step', { kind: 'Wait' }, 'kind Wait'],
    ['a condition', { kind: 'Condition', condition: 'x' }, 'kind Condition'],
    ['a deferred part', { kind: 'Defer', primary: {}, deferred: [] }, 'kind Defer'],
    ['a subscription', { kind: 'Subscription', primary: ROOT }, 'kind Subscription'],
    ['a member of a fetch', { ...ROOT, retries: 3 }, 'says retries'],
    ['a member of a batch', batch({ limit: 3 }), 'says limit'],
    ['an output rewrite', { ...ROOT, outputRewrites: [UNKNOWN] }, 'unknown rewrite'],
    ['an input rewrite', below({ ...ENTITIES, inputRewrites: [UNKNOWN] }), 'unknown rewrite'],
    ['a rewrite of a batch', batch({ inputRewrites: [UNKNOWN] }), 'unknown rewrite'],
    [
      'a segment of a rewrite',
      { ...ROOT, outputRewrites: [{ KeyRenamer: { path: [{ Index: 1 }], renameKeyTo: 'x' } }] },
      'unknown rewrite',
    ],
    ['a required selection', requiring({ kind: 'FragmentSpread', value: 'F' }), 'FragmentSpread'],
    [
      'a condition of a required fragment',
      requiring({ kind: 'InlineFragment', typeCondition: 'A', selections: [], skipIf: 'x' }),
      'says skipIf',
    ],
    [
      'two required values under one key',
      requiring({
        ...{ kind: 'InlineFragment', typeCondition: 'A' },
        selections: [
          { kind: 'Field', name: 'price' },
          { kind: 'Field', name: '_internal_qp_alias_0', alias: 'price' },
        ],
      }),
      'two values of price',
    ],
    [
      'a segment of a path',
      { kind: 'Flatten', path: [{ Index: 1 }], node: ENTITIES },
      'says Index',
    ],
    ['a step inside a path', { kind: 'Flatten', path: [], node: CHANGE.kind }, 'kind undefined'],
  ])('throws for %s before its first request', async (_what, part, message) => {
    const { failure, sent } = await run({ kind: 'Sequence', nodes: [CHANGE, part] })
    expect(failure).toContain(message)
    expect(sent).toEqual([])
  })
})

describe('an output rewrite of a query plan', () => {
  const renamed: FetchRewrite = {
    KeyRenamer: {
      path: [{ Key: 'accounts' }, { TypenameEquals: ['Admin'] }, { Key: '_internal_qp_alias_0' }],
      renameKeyTo: 'id',
    },
  }

  test('renames a key of one type, in data and in the paths of errors', async () => {
    const { data, errors } = await run(
      { ...ROOT, outputRewrites: [renamed] },
      {
        a: {
          data: {
            accounts: [
              { __typename: 'Admin', _internal_qp_alias_0: 'a1' },
              { __typename: 'Regular', _internal_qp_alias_0: 'kept' },
              null,
            ],
          },
          errors: [{ message: 'No.', path: ['accounts', 0, '_internal_qp_alias_0'] }],
        },
      },
    )
    expect(data).toEqual({
      accounts: [
        { __typename: 'Admin', id: 'a1' },
        { __typename: 'Regular', _internal_qp_alias_0: 'kept' },
        null,
      ],
    })
    expect(errors).toEqual([{ message: 'No.', path: ['accounts', 0, 'id'] }])
  })

  test.each<[string, FetchRewrite]>([
    ['under its name', { ValueSetter: { path: [{ Key: 'name' }], setValueTo: 'Set' } }],
    ['by its kind', { kind: 'ValueSetter', path: [{ Key: 'name' }], setValueTo: 'Set' }],
  ])('sets a value written as %s', async (_how, rewrite) => {
    const { data } = await run(below({ ...ENTITIES, outputRewrites: [rewrite] }), {
      a: ACCOUNTS,
      b: { data: { _entities: [{ name: 'One' }, {}] } },
    })
    expect(data['accounts']).toMatchObject([{ id: '1', name: 'Set' }, { id: '2' }])
  })
})

describe('an input rewrite of a query plan', () => {
  const rewrite = (to: string): FetchRewrite => ({
    ValueSetter: {
      path: [{ TypenameEquals: ['Account'] }, { Key: '__typename' }],
      setValueTo: to,
    },
  })

  test('names an object by its interface, once for each', async () => {
    const { sent, data } = await run(below({ ...ENTITIES, inputRewrites: [rewrite('Account')] }), {
      a: ACCOUNTS,
      b: { data: { _entities: [{ __typename: 'Account', name: 'One' }, null] } },
    })
    expect(sent[1]?.variables).toEqual({
      representations: [
        { __typename: 'Account', id: '1' },
        { __typename: 'Account', id: '2' },
      ],
    })
    expect(data['accounts']).toEqual([
      { __typename: 'Admin', id: '1', name: 'One' },
      { __typename: 'Regular', id: '2', name: undefined },
    ])
  })

  test('is applied to each part of a batch', async () => {
    const part = (alias: string, to: string) => ({
      ...{ alias, representationsVariableName: alias, requires: ENTITIES.requires },
      ...{ paths: [[{ Field: 'accounts' }, '@']], inputRewrites: [rewrite(to)] },
      outputRewrites: [{ KeyRenamer: { path: [{ Key: 'x' }], renameKeyTo: to } }],
    })
    const step = {
      ...{ kind: 'BatchFetch', serviceName: 'b', operationKind: 'query' },
      operation: 'query($e0:[_Any!]!,$e1:[_Any!]!){e0: _entities{x} e1: _entities{x}}',
      entityBatch: { aliases: [part('e0', 'First'), part('e1', 'Second')] },
    }
    const { sent, data } = await run(
      { kind: 'Sequence', nodes: [ROOT, step] },
      { a: ACCOUNTS, b: { data: { e0: [{ x: 1 }, { x: 2 }], e1: [{ x: 3 }, { x: 4 }] } } },
    )
    expect(sent[1]?.variables).toMatchObject({
      e0: [{ __typename: 'First' }, { __typename: 'First' }],
      e1: [{ __typename: 'Second' }, { __typename: 'Second' }],
    })
    expect(data['accounts']).toMatchObject([
      { First: 1, Second: 3 },
      { First: 2, Second: 4 },
    ])
  })
})

describe('a root fetch below a path', () => {
  test('merges its result at each path', async () => {
    const node = { ...ROOT, serviceName: 'b', operation: '{total}' }
    const step = { kind: 'Flatten', path: [{ Field: 'made' }, { Field: 'query' }], node }
    const { data } = await run(
      { kind: 'Sequence', nodes: [{ ...CHANGE, operation: 'mutation{made{query}}' }, step] },
      { a: { data: { made: { query: {} } } }, b: { data: { total: 3 } } },
    )
    expect(data).toEqual({ made: { query: { total: 3 } } })
  })
})

describe('the path of an error in a query plan', () => {
  test("has the client's aliases, and ends before a field added by the planner", () => {
    expect(toClientPath(['as_a', 0, 'name'])).toEqual(['a', 0, 'name'])
    expect(toClientPath(['feed', 0, '_internal_qp_alias_0', 1, 'id'])).toEqual(['feed', 0])
  })
})
