import { describe, expect, test } from '@jest/globals'
import { clientOf } from '../../../gateway/client-name.ts'
import type { Caller } from '../../../platform/caller.ts'
import { makeUsageCounts, USAGE_LIMITS } from '../../../platform/limits/usage-counts.ts'
import { operation } from '../../../schema/operations.ts'
import { aDocument, aGraph, CONTEXT } from '../samples/sample-graph.ts'

describe('usage of the graph', () => {
  test('is counted by client, operation and field', async () => {
    const usage = makeUsageCounts()
    const { gateway } = await aGraph({ usage })
    const document =
      'query Names { court(id: "1") { ...F __typename } } fragment F on Court { name }'
    const asked = { ...aDocument(document), name: 'Names' }
    for (const client of ['dashboard', 'dashboard', undefined])
      await gateway.execute(asked, {}, { ...CONTEXT, ...(client && { client }) })
    expect(usage.read()).toEqual([
      {
        client: 'dashboard',
        operations: [{ name: 'Names', count: 2 }],
        fields: { 'Query.court': 2, 'Court.name': 2 },
      },
      {
        client: 'unnamed',
        operations: [{ name: 'Names', count: 1 }],
        fields: { 'Query.court': 1, 'Court.name': 1 },
      },
    ])
  })

  test('contains neither refused documents nor registered operations', async () => {
    const usage = makeUsageCounts()
    const { gateway } = await aGraph({ usage })
    await gateway.execute(aDocument('{ colour }'), {}, CONTEXT)
    await gateway.execute(operation('ListCourts'), { first: 1 }, CONTEXT)
    expect(usage.read()).toEqual([])
  })

  test('is bounded, whatever names clients choose', () => {
    const usage = makeUsageCounts()
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${name}-${n}`)
    for (const client of many('client', 300)) usage.count(client, 'A', ['Query.court'])
    for (const name of many('operation', 500)) usage.count('client-1', name, [])
    usage.count('x'.repeat(10_000), 'y', [])
    const read = usage.read()
    expect(read.length).toBe(USAGE_LIMITS.clients + 1)
    const { operations = [] } = read.find(({ client }) => client === 'client-1') ?? {}
    expect(operations.length).toBe(USAGE_LIMITS.operations + 1)
    expect(read.at(-1)).toMatchObject({ client: 'others', fields: { 'Query.court': 200 } })
  })

  test.each(['', 'näme', 'a\nb'])('takes the name %j for none', (name) => {
    const usage = makeUsageCounts()
    usage.count(name, 'x'.repeat(100), [])
    const [counted] = usage.read()
    expect(counted?.client).toBe('unnamed')
    expect(counted?.operations[0]?.name.length).toBe(USAGE_LIMITS.characters)
  })

  test('is shown to ADMINs: fields by coordinate, operations with the most used first', async () => {
    const usage = makeUsageCounts()
    const { gateway } = await aGraph({ usage })
    const count = (client: string, name: string, times: number) => {
      for (let n = 0; n < times; n++) usage.count(client, name, ['Query.court', 'Court.name'])
    }
    count('dashboard', 'Names', 2)
    count('board', 'Courts', 3)
    const query = `{
      fieldUsage(coordinates: ["Court.name", "Court.colour"]) { coordinate clients { client count } }
      operationUsage { client name count }
    }`
    const caller: Caller = { kind: 'staff', subject: 'admin', isAdmin: true, roles: [] }
    const answer = await gateway.execute(aDocument(query), {}, { ...CONTEXT, caller })
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toMatchObject({
      fieldUsage: [
        {
          coordinate: 'Court.name',
          clients: [
            { client: 'dashboard', count: 2 },
            { client: 'board', count: 3 },
          ],
        },
        { coordinate: 'Court.colour', clients: [] },
      ],
      operationUsage: [
        { client: 'board', name: 'Courts', count: 3 },
        { client: 'dashboard', name: 'Names', count: 2 },
        { client: 'unnamed', count: 1 },
      ],
    })
    const none = await gateway.execute(
      aDocument('{ fieldUsage(coordinates: []) { coordinate } }'),
      {},
      { ...CONTEXT, caller },
    )
    expect(none.errors).toMatchObject([{ extensions: { code: 'invalid_input' } }])
  })

  test.each(['fieldUsage(coordinates: ["Court.name"])', 'operationUsage'])(
    'is forbidden for everyone else by %s',
    async (field) => {
      const { gateway } = await aGraph()
      const owner: Caller = {
        ...{ kind: 'staff', subject: 'owner', isAdmin: false },
        roles: [{ clubId: 'club-1', role: 'OWNER' }],
      }
      const shown = aDocument(`{ ${field} { __typename } }`)
      for (const caller of [owner, CONTEXT.caller]) {
        const { errors } = await gateway.execute(shown, {}, { ...CONTEXT, caller })
        expect(errors).toMatchObject([{ extensions: { code: 'forbidden' } }])
      }
    },
  )

  test('is by either header', () => {
    expect(clientOf({ 'graphql-client-name': 'urql' })).toEqual({ client: 'urql' })
    expect(clientOf({ 'apollographql-client-name': 'a', 'graphql-client-name': 'b' })).toEqual({
      client: 'a',
    })
    expect(clientOf({ 'graphql-client-name': ['a'] })).toEqual({})
  })
})
