import { describe, expect, test } from '@jest/globals'
import {
  makeLanePlaces,
  type Places,
} from '../../../../subgraphs/foundation/jobs/work-queue/slot-table.ts'

const lanesOf = (...keys: string[]) => keys.map((key) => ({ key, dueAt: new Date(0) }))

/** Takes what it may of a lane, and begins what it can. */
function take(places: Places<number>, key: string): { taken: number; begun: number } {
  const taken = places.share(lanesOf(key)).get(key) ?? 0
  for (let item = 0; item < taken; item += 1) places.add(key, item, 0)
  let begun = 0
  while (places.enter(key) !== undefined) begun += 1
  return { taken, begun }
}

describe('the places of a lane', () => {
  test('are all that is taken of it before its speed is known', () => {
    const places = makeLanePlaces<number>({ perLane: 4, all: 100 }, 40)
    expect(take(places, 'a')).toEqual({ taken: 4, begun: 4 })
    expect(take(places, 'a')).toEqual({ taken: 0, begun: 0 })
  })

  test.each([
    ['what it does in 50 ms', 10, 20],
    ['no more than may be', 1, 40],
    ['nothing where it is slow', 300, 0],
  ])('are exceeded by %s', (_what, tookMs, ahead) => {
    const places = makeLanePlaces<number>({ perLane: 4, all: 100 }, 40)
    take(places, 'a')
    places.leave('a', 'well', tookMs)
    expect(take(places, 'a')).toEqual({ taken: 1 + ahead, begun: 1 })
  })

  test('are fewer where all lanes together have no more', () => {
    const places = makeLanePlaces<number>({ perLane: 4, all: 6 }, 40)
    expect(Object.fromEntries(places.share(lanesOf('a', 'b', 'c')))).toEqual({ a: 4, b: 2 })
  })

  test('are not given anew before a failure is noted, nor to what was asked for before it', () => {
    const places = makeLanePlaces<number>({ perLane: 4, all: 100 }, 40)
    take(places, 'a')
    const askedAt = performance.now()
    places.leave('a', 'badly', 1)
    expect(places.add('a', 9, askedAt)).toBe(false)
    expect(take(places, 'a')).toEqual({ taken: 0, begun: 0 })
    places.settle('a', 'badly')
    expect(places.share(lanesOf('a')).get('a')).toBe(1)
    expect(places.add('a', 9, performance.now() + 1)).toBe(true)
  })

  test('have nothing more taken for them while too many outcomes are not noted', () => {
    const places = makeLanePlaces<number>({ perLane: 1, all: 100 }, 2)
    for (let times = 0; times < 4; times += 1) {
      expect(take(places, 'a').begun).toBe(1)
      places.leave('a', 'well', 1000)
    }
    expect(take(places, 'a').begun).toBe(0)
    places.settle('a', 'well')
    expect(take(places, 'a').begun).toBe(1)
  })
})
