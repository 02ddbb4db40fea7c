import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SERVICE } from '../../../platform/caller.ts'
import { toSent } from '../../../platform/network/answer-bytes.ts'
import type { NetworkExecutor } from '../../../platform/network/network-executor.ts'
import { makeSeals } from '../../../platform/network/seal.ts'
import { loadOperations } from '../../../schema/operations.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { ANN, anOperation, as, portTo, type SampleTier, startTier } from './sample-tier.ts'
import { startListening, startScriptedTier } from './scripted-tier.ts'

let tier: SampleTier

beforeAll(async () => {
  tier = await startTier()
})

afterAll(() => tier.close())

const ECHO = anOperation('query ($filter: Filter) { echo(filter: $filter) }')
const WHOAMI = anOperation('{ whoami }')
const UNAVAILABLE = expect.objectContaining({ code: 'dependency_unavailable' })

describe('an operation sent to another tier', () => {
  test('returns what it returns in one process', async () => {
    for (const document of ['{ whoami }', '{ refused }', '{ nothing }', '{ whoami refused }']) {
      const operation = anOperation(document)
      const [far, near] = await Promise.all([
        tier.port.execute(operation, {}, as(ANN)),
        tier.local.execute(operation, {}, as(ANN)),
      ])
      expect({ data: far.data, errors: far.errors }).toEqual({
        data: near.data,
        errors: near.errors,
      })
    }
  })

  test.each([
    ['absent', {}, {}],
    ['undefined', { filter: undefined }, {}],
    ['null', { filter: null }, { filter: null }],
    ['a value', { filter: { a: 'x', b: [1] } }, { filter: { a: 'x', b: [1] } }],
    ['a value with null', { filter: { a: null } }, { filter: { a: null } }],
    ['a value without members', { filter: {} }, { filter: {} }],
  ])('passes on a variable that is %s', async (_what, variables, args) => {
    for (const kind of ['query', 'mutation'] as const) {
      const document = `${kind} ($filter: Filter) { echo(filter: $filter) }`
      tier.seen.length = 0
      await tier.port.execute(anOperation(document, kind), variables, as(ANN))
      expect(tier.seen.map((seen) => ({ ...(seen as object) }))).toEqual([args])
    }
  })

  test('runs in the trace of its request', async () => {
    tier.entries.length = 0
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const context = { ...as(ANN, 'req-78'), traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    await tier.port.execute(WHOAMI, {}, context)
    expect(tier.entries.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ requestId: 'req-78', traceId }),
    )
  })

  test('runs with its caller and its request id', async () => {
    tier.entries.length = 0
    const answer = await tier.port.execute(WHOAMI, {}, as(ANN, 'req-77'))
    expect(answer.data).toEqual({ whoami: 'ann' })
    expect(tier.entries).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ requestId: 'req-77', callerId: 'ann' }),
      }),
    )
  })

  test('carries text of any length and script', async () => {
    const filter = { a: '球场 🎾'.repeat(100_000) }
    const { data } = await tier.port.execute(ECHO, { filter }, as(ANN))
    expect(data).toEqual({ echo: { filter } })
  })
})

describe('a registered operation sent to another tier', () => {
  const [operation] = loadOperations().values()
  if (!operation) throw new Error('No operation is registered.')

  test('is sent as its hash', async () => {
    const { calls } = await askScripted((port) => port.execute(operation, {}, as(ANN)))
    const { name, kind, hash } = operation
    expect(calls.map(({ item }) => item.operation)).toEqual([{ name, kind, hash }])
    expect(calls.map(({ item }) => String(item.body))).toEqual(['{}'])
  })

  test("is sent as its document on the tier's own behalf, since another version may lack it", async () => {
    const context = { caller: SERVICE, requestId: 'req-1' }
    const { calls } = await askScripted((port) => port.execute(operation, {}, context))
    const { name, kind, hash, document } = operation
    expect(calls.map(({ item }) => item.operation)).toEqual([{ name, kind, hash, document }])
  })
})

describe('a call under a seal', () => {
  test('of a tier with other keys is reported as dependency_unavailable', async () => {
    const foreign = makeSeals({ gateway: [Buffer.alloc(32, 9)] }, () => new Date())
    const port = portTo(tier.url, { sealing: foreign })
    await expect(port.execute(WHOAMI, {}, as(ANN))).rejects.toEqual(UNAVAILABLE)
    port.close()
  })
})

describe('authentication over the network', () => {
  test('returns the caller', async () => {
    await expect(tier.port.authenticate({ kind: 'bearer', token: 't' }, 'r')).resolves.toEqual(ANN)
  })

  test('throws the same refusal of a credential', async () => {
    const presented = tier.port.authenticate({ kind: 'api_key', key: 'k' }, 'r')
    await expect(presented).rejects.toMatchObject({
      code: 'api_key_revoked',
      message: 'It was revoked.',
    })
  })

  test('reports a fault of the other tier as dependency_unavailable, without its cause', async () => {
    const presented = tier.port.authenticate({ kind: 'bearer', token: 'broken' }, 'r')
    await expect(presented).rejects.toEqual(UNAVAILABLE)
    await expect(presented).rejects.not.toThrow(/SECRET/)
  })
})

describe('an unreachable tier', () => {
  test('is reported immediately when nothing listens at its address', async () => {
    const port = portTo(`http://127.0.0.1:${await findFreePort()}`)
    await expect(port.execute(WHOAMI, {}, as(ANN))).rejects.toEqual(UNAVAILABLE)
    port.close()
  })

  test('is reported when it times out', async () => {
    const { server, url } = await aSilentServer()
    const port = portTo(url, { timeoutMs: 100 })
    await expect(port.execute(WHOAMI, {}, as(ANN))).rejects.toMatchObject({
      code: 'dependency_unavailable',
      cause: { cause: { message: expect.stringContaining('within 100 ms') } },
    })
    port.close()
    server.close()
  })

  test('is retried after it closed a kept-alive connection, unless a mutation could run twice', async () => {
    const scripted = await startScriptedTier(({ messageNumber, socket, answer }) => {
      if (messageNumber > 1) socket.terminate()
      else answer('{"data":{}}')
    })
    const port = portTo(scripted.url)
    const change = anOperation('mutation { echo }', 'mutation')
    await port.execute(WHOAMI, {}, as(ANN))
    expect((await port.execute(WHOAMI, {}, as(ANN))).data).toEqual({})
    await expect(port.execute(change, {}, as(ANN))).rejects.toEqual(UNAVAILABLE)
    port.close()
    await scripted.close()
  })
})

describe('a long response of another tier', () => {
  test('is parsed in chunks that yield to the event loop, with the same result', async () => {
    const data = { rows: Array.from({ length: 200 }, (_, n) => `${n} ${'€'.repeat(5000)}`) }
    const scripted = await startScriptedTier(({ answer }) => answer(JSON.stringify({ data })))
    const port = portTo(scripted.url)
    const answer = await port.execute(WHOAMI, {}, as(ANN))
    let isOthersTurn = false
    setImmediate(() => {
      isOthersTurn = true
    })
    await answer.readChunked?.()
    expect(isOthersTurn).toBe(true)
    expect(answer.data).toEqual(data)
    port.close()
    await scripted.close()
  })
})

describe('a response that is only passed through', () => {
  test('keeps its bytes', async () => {
    const sent = '{ "data" : { "a" : 1 } }'
    const { answer } = await askScripted((port) => port.execute(WHOAMI, {}, as(ANN)), sent)
    expect(String(await toSent(answer))).toBe(sent)
    expect({ ...answer }).toEqual({ data: { a: 1 }, errors: undefined })
    expect(await toSent({ data: { a: 1 } })).toBe('{"data":{"a":1}}')
  })
})

/** Asks a tier that gives one answer to all calls. */
async function askScripted<Answer>(
  ask: (port: NetworkExecutor) => Promise<Answer>,
  text = '{"data":{}}',
) {
  const scripted = await startScriptedTier(({ answer }) => answer(text))
  const port = portTo(scripted.url)
  const answer = await ask(port)
  port.close()
  await scripted.close()
  return { answer, calls: scripted.calls }
}

async function aSilentServer(): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => socket.unref()).unref()
  return { server, url: await startListening(server) }
}
