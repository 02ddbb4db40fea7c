import { describe, expect, test } from '@jest/globals'
import { checkCosts } from '../../bench/growth/simulation/check.ts'
import { makeClock } from '../../bench/growth/simulation/clock.ts'
import { findLimit } from '../../bench/growth/simulation/grow.ts'
import { readCosts } from '../../bench/growth/simulation/measured-costs.ts'
import { makeCores, makeFlushedLog, makeStation } from '../../bench/growth/simulation/stations.ts'

const costs = await readCosts()
const MIX = { processes: 1, primaries: 1, writes: 0.1 }

describe('the simulation of growth', () => {
  test.each(checkCosts(costs))(
    'comes within 15 % of the measured throughput: $title, $connections connections',
    ({ measured, simulated }) => {
      expect(simulated / measured).toBeGreaterThan(0.85)
      expect(simulated / measured).toBeLessThan(1.15)
    },
  )

  test('a second process doubles what the first one answers, until the database is full', () => {
    const [one, two, many] = [1, 2, 32].map((processes) => findLimit(costs, { ...MIX, processes }))
    expect(one?.full).toBe('process')
    expect((two?.perSecond ?? 0) / (one?.perSecond ?? 1)).toBeCloseTo(2, 0)
    expect(many?.full).toBe('database')
  })

  test('an organization with half of the writes fills its primary, however many there are', () => {
    const writes = { processes: 32, primaries: 8, writes: 1 }
    const [even, hot] = [0, 0.5].map((largest) => findLimit(costs, { ...writes, largest }))
    expect((hot?.perSecond ?? 0) / (even?.perSecond ?? 1)).toBeLessThan(0.6)
  })

  test('commits that arrive during a flush share the next one', () => {
    const clock = makeClock()
    const log = makeFlushedLog(clock, 10)
    const doneAt: number[] = []
    for (const arrivesAt of [0, 1, 2])
      clock.after(arrivesAt, () => log.flush(() => doneAt.push(clock.nowMs())))
    clock.runUntil(100)
    expect(doneAt).toEqual([10, 20, 20])
    expect(log.busyMs()).toBe(20)
  })

  test('two processes on one core take turns, on two cores none waits', () => {
    const endOf = (count: number) => {
      const clock = makeClock()
      const cores = makeCores(clock, count)
      const ends: number[] = []
      for (const name of ['a', 'b'])
        makeStation(clock, { name, width: 1, cores }).run(5, () => ends.push(clock.nowMs()))
      clock.runUntil(100)
      return ends
    }
    expect(endOf(1)).toEqual([5, 10])
    expect(endOf(2)).toEqual([5, 5])
  })
})
