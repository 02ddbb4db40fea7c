import { mock } from 'node:test'

/** The clocks of this process, which only the test moves; `mock.restoreAll` lets them go on. */
export interface StoppedClocks {
  pass(ms: number): void
  /** Sets the machine's clock, as an operator or a time server does. */
  step(ms: number): void
}

export function stopClocks(startMs = 1_780_000_000_000): StoppedClocks {
  const moved = { wallMs: startMs, monotonicMs: performance.now() }
  mock.method(Date, 'now', () => moved.wallMs)
  mock.method(performance, 'now', () => moved.monotonicMs)
  return {
    pass(ms) {
      moved.wallMs += ms
      moved.monotonicMs += ms
    },
    step(ms) {
      moved.wallMs += ms
    },
  }
}
