import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Answer } from '../../../platform/executor.ts'
import { PER_TURN } from '../../../platform/limits/pace.ts'
import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'
import { EMPTY_CONTENT_HASH, hashOfSubscription } from '../../../platform/network/operation.ts'
import { makeSeals, type SealedCall } from '../../../platform/network/seal.ts'
import { SUBSCRIPTIONS_PER_SOCKET } from '../../../platform/network/subscriptions/subscription-clients.ts'
import { MAX_QUEUED_ANSWERS } from '../../../platform/network/subscriptions/subscriptions.ts'
import { Problem } from '../../../schema/problem.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import {
  ANN,
  anOperation,
  as,
  BEN,
  portTo,
  type SampleTier,
  seals,
  startTier,
} from './sample-tier.ts'

const NOTED = anOperation('subscription { noted }', 'subscription')
const COUNTED = anOperation('subscription { counted(upTo: 3) }', 'subscription')

let tier: SampleTier

beforeEach(async () => {
  tier = await startTier()
})

afterEach(() => tier.close())

describe('a subscription to another tier', () => {
  test('delivers every event, then completes', async () => {
    expect(await collect(await tier.port.subscribe(COUNTED, {}, as(ANN)))).toEqual([
      { data: { counted: 1 } },
      { data: { counted: 2 } },
      { data: { counted: 3 } },
    ])
  })

  test('is open before its first event, and ends at the source when its subscriber leaves', async () => {
    const answers = iterate(await tier.port.subscribe(NOTED, {}, as(ANN)))
    const next = answers.next()
    tier.publish('ann', 'first')
    expect(await next).toEqual({ done: false, value: { data: { noted: 'first' } } })

    const waiting = answers.next()
    await answers.return?.()
    expect(await waiting).toEqual({ done: true, value: undefined })
    await until(async () => tier.left.includes('ann'))
  })

  test('runs in the trace of its request', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const context = { ...as(ANN), traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    await collect(await tier.port.subscribe(COUNTED, {}, context))
    expect(tier.entries).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ operation: 'Sample', traceId }),
      }),
    )
  })

  test('is refused with the code of the tier', async () => {
    const operation = anOperation('subscription { refused }', 'subscription')
    await expect(tier.port.subscribe(operation, {}, as(ANN))).rejects.toMatchObject({
      code: 'insufficient_scope',
      details: { missing: ['sun'] },
    })
    const faulty = anOperation('subscription { nothing }', 'subscription')
    await expect(tier.port.subscribe(faulty, {}, as(ANN))).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  test('that fails in the other tier does not reveal the cause', async () => {
    const operation = anOperation('subscription { broken }', 'subscription')
    const answers = iterate(await tier.port.subscribe(operation, {}, as(ANN)))
    expect((await answers.next()).value).toEqual({ data: { broken: 1 } })
    const broken = answers.next()
    await expect(broken).rejects.toMatchObject({ code: 'internal_error' })
    await expect(broken).rejects.not.toThrow(/SECRET/)
  })

  test('ends with dependency_unavailable when its socket breaks, and is unavailable after it', async () => {
    const answers = iterate(await tier.port.subscribe(NOTED, {}, as(ANN)))
    const next = answers.next()
    const broken = expect(next).rejects.toMatchObject({ code: 'dependency_unavailable' })
    await tier.app.close()
    await broken

    const down = tier.port.subscribe(NOTED, {}, as(ANN))
    await expect(down).rejects.toMatchObject({ code: 'dependency_unavailable' })
  })

  test('drops a subscriber that is too slow, so that memory stays bounded', async () => {
    const operation = anOperation(
      `subscription { counted(upTo: ${MAX_QUEUED_ANSWERS * 2}) }`,
      'subscription',
    )
    const answers = iterate(await tier.port.subscribe(operation, {}, as(ANN)))
    // Behind the same events on the same socket: what the slow one did not read has arrived.
    const other = await collect(await tier.port.subscribe(operation, {}, as(BEN)))
    expect(other).toHaveLength(MAX_QUEUED_ANSWERS * 2)
    expect(await countUntilFault(answers)).toBe(MAX_QUEUED_ANSWERS)
  })

  test('is reported as dependency_unavailable immediately when nothing listens at its address', async () => {
    const port = portTo(`http://127.0.0.1:${await findFreePort()}`)
    await expect(port.subscribe(NOTED, {}, as(ANN))).rejects.toMatchObject({
      code: 'dependency_unavailable',
    })
    port.close()
  })
})

describe('many subscriptions to another tier', () => {
  test('share few sockets, and end one after the other when the sockets break', async () => {
    const count = 2 * SUBSCRIPTIONS_PER_SOCKET + 1
    let followers: AsyncIterator<Answer>[] = []
    const sockets = await countSockets(tier, async () => {
      const asked = Array.from({ length: count }, (_, n) =>
        tier.port.subscribe(NOTED, {}, as(ANN, `req-${n}`)),
      )
      followers = (await Promise.all(asked)).map(iterate)
    })
    expect(sockets).toBe(3)

    const faults = new Set<unknown>()
    let ended = 0
    for (const follower of followers)
      follower.next().catch((fault: Problem) => {
        ended += 1
        faults.add(fault.cause)
      })
    void tier.app.close()
    let most = 0
    for (let before = ended; ended < count; before = ended) {
      await yieldToEventLoop()
      most = Math.max(most, ended - before)
    }
    expect(most).toBeLessThanOrEqual(2 * PER_TURN)
    expect(faults.size).toBe(sockets)
  })

  test('free their slot for others when they end', async () => {
    const sockets = await countSockets(tier, async () => {
      const staying = iterate(await tier.port.subscribe(NOTED, {}, as(ANN)))
      for (let n = 0; n < SUBSCRIPTIONS_PER_SOCKET + 1; n += 1)
        await collect(await tier.port.subscribe(COUNTED, {}, as(BEN, `req-${n}`)))
      await staying.return?.()
    })
    expect(sockets).toBe(1)
  })
})

describe('subscriptions to another tier on one socket', () => {
  test('each keep their own caller', async () => {
    const sockets = await countSockets(tier, async () => {
      const [ann, ben] = await Promise.all([
        tier.port.subscribe(NOTED, {}, as(ANN, 'req-a')),
        tier.port.subscribe(NOTED, {}, as(BEN, 'req-b')),
      ])
      tier.publish('ann', 'for ann')
      tier.publish('ben', 'for ben')
      expect((await iterate(ann).next()).value).toEqual({ data: { noted: 'for ann' } })
      expect((await iterate(ben).next()).value).toEqual({ data: { noted: 'for ben' } })
    })
    expect(sockets).toBe(1)
  })

  const call: SealedCall = {
    audience: 'gateway',
    requestId: 'req-1',
    path: '/internal/subscribe',
    contentHash: hashOfSubscription(NOTED.hash, {}),
  }

  test.each([
    ['no seal', () => undefined],
    [
      'a seal for another operation',
      () => sealed({ contentHash: hashOfSubscription(COUNTED.hash, {}) }),
    ],
    [
      'a seal for other variables',
      () => sealed({ contentHash: hashOfSubscription(NOTED.hash, { a: 1 }) }),
    ],
    ['a seal for another path', () => sealed({ path: '/internal/execute' })],
    ['a seal for another audience', () => sealed({ audience: 'club' })],
    ['a seal for another request', () => sealed({ requestId: 'req-2' })],
  ])('are refused individually: %s', async (_what, makeSeal) => {
    const client = createClient({
      url: addressOf('/internal/subscribe'),
      webSocketImpl: aSealedSocket(),
      retryAttempts: 0,
    })
    const ask = (seal: string | undefined) => {
      const operation = { name: 'Sample', kind: 'subscription', hash: NOTED.hash }
      const extensions = { operation, requestId: 'req-1', seal }
      return client.iterate({ query: NOTED.document, extensions })
    }
    const good = ask(seals.seal(call, ANN))
    expect(await good.next()).toEqual({ done: false, value: { data: null } })
    await expect(ask(makeSeal()).next()).rejects.toMatchObject([
      { extensions: { code: 'forbidden' } },
    ])

    tier.publish('ann', 'still here')
    expect((await good.next()).value).toEqual({ data: { noted: 'still here' } })
    client.terminate()
  })

  function sealed(changes: Partial<SealedCall>): string {
    return seals.seal({ ...call, ...changes }, ANN)
  }
})

describe('the authorization of a subscription', () => {
  test('is rechecked periodically, and ends the subscription when it ends', async () => {
    const revoked = new Set<string>()
    const strict = await startTier({
      recheckEveryMs: 5,
      recheck: async ({ caller }) => {
        const subject = caller.kind === 'staff' ? caller.subject : ''
        if (revoked.has(subject)) throw new Problem('installation_inactive', 'Not any more.')
      },
    })
    const ann = iterate(await strict.port.subscribe(NOTED, {}, as(ANN)))
    const ben = iterate(await strict.port.subscribe(NOTED, {}, as(BEN)))
    const annNext = ann.next()
    revoked.add('ann')
    await expect(annNext).rejects.toMatchObject({ code: 'installation_inactive' })
    await until(async () => strict.left.includes('ann'))

    strict.publish('ben', 'goes on')
    expect((await ben.next()).value).toEqual({ data: { noted: 'goes on' } })
    await strict.close()
  })
})

describe("a WebSocket upgrade at a tier's internal path", () => {
  const call = {
    audience: 'gateway',
    requestId: 'req-1',
    path: '/internal/subscribe',
    contentHash: EMPTY_CONTENT_HASH,
  } as const
  const statusOf = (seal: string | undefined) => {
    const headers = { 'x-request-id': 'req-1', ...(seal ? { 'clubgate-seal': seal } : {}) }
    const url = addressOf('/internal/subscribe')
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers })
    socket.on('error', () => {})
    return new Promise((resolve) => {
      socket.on('open', () => resolve('open'))
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    }).finally(() => socket.terminate())
  }

  test.each([
    ['without a seal', () => undefined],
    ['with a seal of other keys', () => foreign.seal(call, ANN)],
    ['with a seal for another tier', () => seals.seal({ ...call, audience: 'club' }, ANN)],
    ['with the seal of a subscription', () => seals.seal({ ...call, contentHash: 'a' }, ANN)],
  ])('%s is refused with 403 before a socket is opened', async (_what, makeSeal) => {
    expect(await statusOf(makeSeal())).toBe(403)
  })

  test('is refused with a replayed seal', async () => {
    const seal = seals.seal(call, ANN)
    expect([await statusOf(seal), await statusOf(seal)]).toEqual(['open', 403])
  })
})

const foreign = makeSeals({ gateway: [Buffer.alloc(32, 9)] }, () => new Date())

function addressOf(path: string): string {
  return tier.url.replace(/^http/, 'ws') + path
}

function aSealedSocket() {
  return class extends WebSocket {
    constructor(address: string, protocol: string) {
      const path = '/internal/subscribe'
      const call = { audience: 'gateway', requestId: 'req-0', path } as const
      const seal = seals.seal({ ...call, contentHash: EMPTY_CONTENT_HASH }, ANN)
      const headers = { 'x-request-id': 'req-0', 'clubgate-seal': seal }
      super(address, protocol, { headers })
    }
  }
}

describe('a WebSocket upgrade at any other path of a tier', () => {
  test('is refused with 404', async () => {
    const socket = new WebSocket(addressOf('/elsewhere'))
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })
    expect(status).toBe(404)
    socket.on('error', () => {})
    socket.terminate()
  })
})

function iterate(answers: AsyncIterable<Answer>): AsyncIterator<Answer> {
  return answers[Symbol.asyncIterator]()
}

async function collect(answers: AsyncIterable<Answer>): Promise<Answer[]> {
  const all: Answer[] = []
  for await (const answer of answers) all.push(answer)
  return all
}

async function countUntilFault(answers: AsyncIterator<Answer>): Promise<number> {
  let count = 0
  try {
    while (!(await answers.next()).done) count += 1
    return -1
  } catch {
    return count
  }
}

async function countSockets({ app }: SampleTier, work: () => Promise<void>): Promise<number> {
  let opened = 0
  const count = () => {
    opened += 1
  }
  app.server.on('upgrade', count)
  await work()
  app.server.off('upgrade', count)
  return opened
}
