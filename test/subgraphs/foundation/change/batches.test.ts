import { mock } from 'node:test'
import { describe, expect, test } from '@jest/globals'
import {
  type BatchLimits,
  makeBatches,
  type PendingRequest,
} from '../../../../subgraphs/foundation/change/batches.ts'
import { ClientDisconnected } from '../../../../subgraphs/foundation/change/cancellation.ts'
import { makeGate } from '../../../support/time/until.ts'

const LIMITS: BatchLimits = {
  perBatch: 3,
  lanesAtOnce: 2,
  queuedPerLane: 5,
  pendingInAll: 8,
  queueTimeoutMs: 60_000,
}

/** Batches that run until the test ends them, in the order they were begun. */
function startBatches(limits: Partial<BatchLimits> = {}) {
  const begun: string[] = []
  const ends: ((fault?: Error) => void)[] = []
  const turn = async (what: string) => {
    begun.push(what)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    ends.push((fault) => (fault ? reject(fault) : resolve()))
    await promise
  }
  const batches = makeBatches<string, string>({
    async run(lane, take) {
      const taken: readonly PendingRequest<string, string>[] = take()
      await turn(`${lane}: ${taken.map(({ request }) => request).join(' ')}`)
      for (const { request, resolve, reject } of taken)
        if (request.startsWith('bad')) reject(new Error(request))
        else resolve(`${request} is done`)
    },
    limits: { ...LIMITS, ...limits },
  })
  /** Ends what was begun first of what runs, and lets the next begin. */
  const end = async (fault?: Error) => {
    ends.shift()?.(fault)
    await new Promise(setImmediate)
  }
  const workIn = (lane: string, name: string) =>
    batches.runExclusive(lane, () => turn(`${lane}= ${name}`))
  return { ...batches, begun, end, workIn }
}

describe('requests of one batch lane', () => {
  test('start immediately when alone, and together when they arrived during a batch', async () => {
    const { add, begun, end } = startBatches()
    const answers = ['a', 'b', 'c'].map((request) => add('x', request))
    expect(begun).toEqual(['x: a'])
    await end()
    expect(begun).toEqual(['x: a', 'x: b c'])
    await end()
    expect(await Promise.all(answers)).toEqual(['a is done', 'b is done', 'c is done'])
  })

  test('each get their own result', async () => {
    const { add, end } = startBatches()
    const first = add('x', 'first')
    const both = Promise.allSettled([add('x', 'good'), add('x', 'bad')])
    await end()
    await end()
    expect(await first).toBe('first is done')
    expect(await both).toEqual([
      { status: 'fulfilled', value: 'good is done' },
      { status: 'rejected', reason: new Error('bad') },
    ])
  })

  test('run in batches of a limited size', async () => {
    const { add, begun, end } = startBatches()
    for (const request of ['a', 'b', 'c', 'd', 'e']) void add('x', request)
    await end()
    await end()
    expect(begun).toEqual(['x: a', 'x: b c d', 'x: e'])
    await end()
  })

  test('fail together with their batch and those queued behind it, and run when requested later', async () => {
    const { add, begun, end } = startBatches()
    const both = Promise.allSettled([add('x', 'a'), add('x', 'b')])
    await end(new Error('no server'))
    const reason = new Error('no server')
    expect(await both).toEqual(Array(2).fill({ status: 'rejected', reason }))
    const later = add('x', 'c')
    await end()
    expect(await later).toBe('c is done')
    expect(begun).toEqual(['x: a', 'x: c'])
  })

  test('fail when their batch cannot begin', async () => {
    const { add } = makeBatches<string, string>({
      run: () => Promise.reject(new Error('no connection')),
      limits: LIMITS,
    })
    const both = await Promise.allSettled([add('x', 'a'), add('x', 'b')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('join the batch that is not sealed yet', async () => {
    const { opened, open } = makeGate()
    const batches: unknown[] = []
    const { add } = makeBatches<string, string>({
      async run(_lane, take) {
        await opened
        batches.push(take().map(({ request }) => request))
        for (const { resolve } of take()) resolve('done')
      },
      limits: LIMITS,
    })
    const both = [add('x', 'a'), add('x', 'b')]
    open()
    await Promise.all(both)
    expect(batches).toEqual([['a', 'b']])
  })

  test('are refused when they have waited too long', async () => {
    const clock = mock.method(performance, 'now', () => 1_000)
    try {
      const { add, begun, end } = startBatches({ queueTimeoutMs: 50 })
      const refusal = (asked: Promise<unknown>) => asked.catch(({ code }) => code)
      const [, late] = [add('x', 'a'), add('x', 'b')].map(refusal)
      clock.mock.mockImplementation(() => 1_001)
      const patient = add('x', 'c')
      clock.mock.mockImplementation(() => 1_051)
      await end()
      expect(await late).toBe('dependency_unavailable')
      expect(begun).toEqual(['x: a', 'x: c'])
      await end()
      expect(await patient).toBe('c is done')
    } finally {
      clock.mock.restore()
    }
  })

  test('are dropped when their client disconnects, unless their batch was sealed', async () => {
    const { add, begun, end } = startBatches()
    const gone = new AbortController()
    const taken = add('x', 'taken', gone.signal)
    const dropped = add('x', 'dropped', gone.signal)
    const stays = add('x', 'stays')
    gone.abort()
    await Promise.all([expect(dropped).rejects.toBeInstanceOf(ClientDisconnected), end()])
    expect(await taken).toBe('taken is done')
    expect(begun).toEqual(['x: taken', 'x: stays'])
    await end()
    await stays
  })
})

describe('batch lanes', () => {
  test('run concurrently up to their limit, and then take turns', async () => {
    const { add, begun, end } = startBatches()
    for (const lane of ['x', 'y', 'z']) for (const request of ['1', '2']) void add(lane, request)
    expect(begun).toEqual(['x: 1', 'y: 1'])
    await end()
    expect(begun.slice(2)).toEqual(['z: 1 2'])
    await end()
    expect(begun.slice(3)).toEqual(['x: 2'])
    await end()
    expect(begun.slice(4)).toEqual(['y: 2'])
    await end()
    await end()
  })

  test('alternate with other work', async () => {
    const { add, begun, end, workIn } = startBatches()
    const first = workIn('x', 'w1')
    const works = [first, workIn('x', 'w2'), workIn('x', 'w3')]
    for (const request of ['a', 'b', 'c', 'd']) void add('x', request)
    for (let turn = 0; turn < 5; turn += 1) await end()
    await Promise.all(works)
    expect(begun).toEqual(['x= w1', 'x: a b c', 'x= w2', 'x: d', 'x= w3'])
  })

  test('continue after failed work', async () => {
    const { add, end, workIn } = startBatches()
    const failing = workIn('x', 'w')
    const next = add('x', 'a')
    await Promise.all([expect(failing).rejects.toThrow('broken'), end(new Error('broken'))])
    await end()
    expect(await next).toBe('a is done')
  })

  test('refuse requests above the queue limit of a lane and of all lanes', async () => {
    const { add, end } = startBatches()
    const codeOf = (refused: Promise<unknown>) => refused.catch(({ code }) => code)
    const asked = ['1', '2', '3', '4', '5', '6'].map((request) => add('x', request))
    expect(await codeOf(add('x', '7'))).toBe('dependency_unavailable')
    asked.push(add('y', '1'), add('y', '2'))
    expect(await codeOf(add('z', '1'))).toBe('dependency_unavailable')
    for (let turn = 0; turn < 6; turn += 1) await end()
    expect(await Promise.all(asked)).toHaveLength(8)
    asked.push(add('x', '8'))
    await end()
    expect(await asked.at(-1)).toBe('8 is done')
  })

  test('report when every client of a batch has disconnected', async () => {
    const { add, end, whenIdle } = startBatches()
    await whenIdle()
    let isIdle = false
    const both = [add('x', 'a'), add('x', 'b')]
    const idle = whenIdle().then(() => {
      isIdle = true
    })
    await end()
    expect(isIdle).toBe(false)
    await end()
    await idle
    await Promise.all(both)
  })
})
