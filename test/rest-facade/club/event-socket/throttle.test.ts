import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { yieldToEventLoop } from '../../../../platform/limits/yield-to-event-loop.ts'
import { makeThrottle } from '../../../../rest-facade/club/event-socket/throttle.ts'
import { type StoppedClocks, stopClocks } from '../../../support/time/stopped-clocks.ts'

const LONG_MS = 20

let clocks: StoppedClocks
let runs: number
let call: () => void
/** Timers that were set, which only the test lets end. */
let timers: { end: () => void; ms: number }[]

beforeEach(() => {
  clocks = stopClocks()
  runs = 0
  timers = []
  mock.method(globalThis, 'setTimeout', (end: () => void, ms: number) => timers.push({ end, ms }))
  call = makeThrottle(() => {
    runs += 1
    clocks.pass(LONG_MS)
  })
})

afterEach(() => mock.restoreAll())

/** Calls once, and waits until its run has ended. */
async function runOnce() {
  call()
  await yieldToEventLoop()
  await yieldToEventLoop()
  expect(runs).toBe(1)
}

describe('the throttle of a club’s events', () => {
  test('sends calls of one turn in one run', async () => {
    for (let n = 0; n < 5; n += 1) call()
    await yieldToEventLoop()
    await yieldToEventLoop()
    expect(runs).toBe(1)
    expect(timers).toEqual([])
  })

  test('lets a call right after a run wait as long as the run took', async () => {
    await runOnce()
    clocks.pass(5)
    call()
    await yieldToEventLoop()
    expect(runs).toBe(1)
    expect(timers.map(({ ms }) => ms)).toEqual([LONG_MS - 5])
    timers[0]?.end()
    expect(runs).toBe(2)
  })

  test('runs a call after a pause in the next turn', async () => {
    await runOnce()
    clocks.pass(LONG_MS)
    call()
    await yieldToEventLoop()
    expect(runs).toBe(2)
  })
})
