import { describe, expect, test } from '@jest/globals'
import { batch, coalesce } from '../../../platform/limits/coalesce.ts'

interface Call {
  key: string
  items: readonly string[]
  end: PromiseWithResolvers<readonly string[]>
}

/** Calls that end when the test ends them. */
function startCalls() {
  const calls: Call[] = []
  const request = coalesce<string, string>((items, key) => {
    const end = Promise.withResolvers<readonly string[]>()
    calls.push({ key, items, end })
    return end.promise
  })
  const sent = () => calls.map(({ key, items }) => `${key}: ${items.join(' ')}`)
  const end = (nth: number) => {
    const { items = [], end: ended } = calls[nth] ?? {}
    ended?.resolve(items.map((item) => item.toUpperCase()))
  }
  return { request, calls, sent, end }
}

/** Between two connections of one turn of the event loop. */
const nextMicrotask = () => Promise.resolve()

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('coalesced requests', () => {
  test('are answered at once while no other one of their key is', async () => {
    const { request, sent, end } = startCalls()
    const first = request('club-1', 'a')
    await nextMicrotask()
    const other = request('club-2', 'a')
    await nextMicrotask()
    expect(sent()).toEqual(['club-1: a', 'club-2: a'])
    end(0)
    end(1)
    expect([await first, await other]).toEqual(['A', 'A'])
    void request('club-1', 'b')
    await nextMicrotask()
    expect(sent()).toEqual(['club-1: a', 'club-2: a', 'club-1: b'])
  })

  test('share one call that begins after all of them have arrived, by key', async () => {
    const { request, sent, end } = startCalls()
    void request('club-1', 'a')
    void request('club-2', 'a')
    await nextMicrotask()
    const requests = []
    for (const [key, item] of [
      ['club-1', 'b'],
      ['club-1', 'c'],
      ['club-2', 'd'],
      ['club-1', 'b'],
    ] as const) {
      requests.push(request(key, item))
      await nextMicrotask()
    }
    expect(sent()).toHaveLength(2)
    await nextTurn()
    expect(sent().slice(2)).toEqual(['club-1: b c b', 'club-2: d'])
    end(2)
    end(3)
    expect(await Promise.all(requests)).toEqual(['B', 'C', 'D', 'B'])
  })

  test('never share a call that began before they arrived', async () => {
    const { request, sent, end } = startCalls()
    void request('club-1', 'a')
    await nextMicrotask()
    const second = request('club-1', 'a')
    await nextTurn()
    const third = request('club-1', 'a')
    await nextTurn()
    expect(sent()).toEqual(['club-1: a', 'club-1: a', 'club-1: a'])
    end(2)
    expect(await third).toBe('A')
    end(1)
    expect(await second).toBe('A')
  })

  test('fail with the call that they share, and no later one does', async () => {
    const { request, calls, end } = startCalls()
    void request('club-1', 'a')
    await nextMicrotask()
    const requests = Promise.allSettled([request('club-1', 'b'), request('club-1', 'c')])
    await nextTurn()
    calls[1]?.end.reject(new Error('no server'))
    expect((await requests).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const later = request('club-1', 'd')
    await nextTurn()
    end(2)
    expect(await later).toBe('D')
  })
})

describe('batched items', () => {
  test('of one tick are answered by one call, in their order', async () => {
    const calls: (readonly number[])[] = []
    const double = batch(async (items: readonly number[]) => {
      calls.push(items)
      return items.map((item) => 2 * item)
    })
    const nested = Promise.resolve().then(() => double(3))
    expect(await Promise.all([double(1), double(2), nested, double(1)])).toEqual([2, 4, 6, 2])
    expect(calls).toEqual([[1, 2, 1, 3]])
  })

  test('never exceed the maximum of a call', async () => {
    const sizes: number[] = []
    const pass = batch(async (items: readonly number[]) => {
      sizes.push(items.length)
      return items
    }, 2)
    expect(await Promise.all([1, 2, 3].map(pass))).toEqual([1, 2, 3])
    expect(sizes).toEqual([2, 1])
  })
})
