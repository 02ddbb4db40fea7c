import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeThrottle } from '../../../portal/src/graph/following/throttle.ts'
import { makeGate } from '../../support/time/until.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))

afterEach(() => mock.timers.reset())

/** All promises that can settle without a timer have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms)
  await settled()
}

describe('a throttled read', () => {
  test('begins at once, and once more after its pause for all that was asked for meanwhile', async () => {
    let runs = 0
    const throttle = makeThrottle(async () => {
      runs += 1
    }, 1_000)
    for (let asked = 0; asked < 50; asked += 1) throttle.request()
    await pass(999)
    expect(runs).toBe(1)
    await pass(1)
    expect(runs).toBe(2)
    await pass(1_000)
    await pass(1_000)
    expect(runs).toBe(2)
    throttle.request()
    expect(runs).toBe(3)
  })

  test('never runs twice at the same time, however long it takes', async () => {
    const gate = makeGate()
    let runs = 0
    const throttle = makeThrottle(() => {
      runs += 1
      return gate.opened
    }, 1_000)
    throttle.request()
    throttle.request()
    await pass(5_000)
    expect(runs).toBe(1)
    gate.open()
    await settled()
    expect(runs).toBe(2)
  })

  test('goes on after one that failed', async () => {
    let runs = 0
    const throttle = makeThrottle(() => {
      runs += 1
      return Promise.reject(new Error('offline'))
    }, 1_000)
    throttle.request()
    throttle.request()
    await pass(1_000)
    expect(runs).toBe(2)
  })

  test('begins no more once its page is left', async () => {
    let runs = 0
    const throttle = makeThrottle(async () => {
      runs += 1
    }, 1_000)
    throttle.request()
    throttle.request()
    throttle.end()
    await pass(1_000)
    throttle.request()
    expect(runs).toBe(1)
  })
})
