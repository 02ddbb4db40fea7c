import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { makeSteadyClock } from '../../../platform/time/steady-clock.ts'

const START = Date.parse('2026-06-01T10:00:00Z')
const HOUR_MS = 3_600_000

/** Clocks of a machine, moved by the test; the other machine's clock is right. */
function makeMachine() {
  const state = { wallMs: START, monotonicMs: 500, trueMs: START }
  const clock = makeSteadyClock({ wall: () => state.wallMs, monotonic: () => state.monotonicMs })
  const pass = (ms: number) => {
    state.wallMs += ms
    state.monotonicMs += ms
    state.trueMs += ms
  }
  return { state, clock, pass }
}

describe('the clock of a process', () => {
  test('passes steadily while the machine’s clock is stepped to any moment', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            passedMs: fc.integer({ min: 0, max: HOUR_MS }),
            // Smaller ones are the slewing of a time server.
            stepMs: fc.oneof(
              fc.integer({ min: 3_000, max: 400 * 24 * HOUR_MS }),
              fc.integer({ min: -400 * 24 * HOUR_MS, max: -3_000 }),
            ),
            isCompared: fc.boolean(),
          }),
          { maxLength: 10 },
        ),
        (steps) => {
          const { state, clock, pass } = makeMachine()
          for (const { passedMs, stepMs, isCompared } of steps) {
            pass(passedMs)
            state.wallMs = state.trueMs + stepMs
            if (isCompared) expect(clock.compare(state.trueMs).steadyMs).toBeCloseTo(0)
            expect(clock.now().getTime()).toBe(state.trueMs)
          }
        },
      ),
    )
  })

  test('follows the machine’s clock after a suspension, when the other machine confirms it', () => {
    const { state, clock } = makeMachine()
    state.wallMs += HOUR_MS
    state.trueMs += HOUR_MS
    expect(clock.now().getTime()).toBe(START)
    expect(clock.compare(state.trueMs).steadyMs).toBeCloseTo(0)
    expect(clock.now().getTime()).toBe(START + HOUR_MS)
  })

  test('stays with the machine’s clock where the other machine’s was stepped, and returns the difference', () => {
    const { clock, pass } = makeMachine()
    pass(1_000)
    expect(clock.compare(START + 1_000 - HOUR_MS).steadyMs).toBeCloseTo(HOUR_MS)
    expect(clock.now().getTime()).toBe(START + 1_000)
  })

  test('follows the slewing of a time server', () => {
    const { state, clock, pass } = makeMachine()
    for (let turn = 1; turn <= 20; turn += 1) {
      pass(10_000)
      state.trueMs += 500
      state.wallMs += 500
      clock.compare(state.trueMs)
    }
    expect(clock.now().getTime()).toBe(state.trueMs)
  })
})
