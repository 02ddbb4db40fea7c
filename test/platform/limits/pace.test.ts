import { describe, expect, test } from '@jest/globals'
import { makePace } from '../../../platform/limits/pace.ts'
import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'

/** How many were released in each turn of the event loop, until all were. */
async function releasedPerTurn(count: () => number, all: number): Promise<number[]> {
  const perTurn: number[] = []
  for (let before = count(); before < all; before = count()) {
    await yieldToEventLoop()
    perTurn.push(count() - before)
  }
  return perTurn
}

describe('a pace', () => {
  test('releases a limited number of calls per turn of the event loop, in order', async () => {
    const pace = makePace(3)
    const released: number[] = []
    for (let n = 0; n < 8; n += 1) void pace().then(() => released.push(n))
    const perTurn = await releasedPerTurn(() => released.length, 8)
    expect(Math.max(...perTurn)).toBe(3)
    expect(released).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('releases later calls behind waiting ones, and starts again after idle time', async () => {
    const pace = makePace(2)
    const released: string[] = []
    const add = (name: string) => pace().then(() => released.push(name))
    const begun = [add('a'), add('b').then(() => add('d')), add('c')]
    await Promise.all(begun)
    await yieldToEventLoop()
    await add('e')
    expect(released).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
