import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { backoffMs, makeBackoff, waitFor } from '../../../platform/limits/backoff.ts'

const times = { firstMs: 250, maxMs: 30_000 }

describe('a backoff', () => {
  test('waits at least half of a bound that doubles up to the maximum, and never more than it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (failures) => {
        const bound = Math.min(times.maxMs, times.firstMs * 2 ** Math.min(failures - 1, 30))
        const waitMs = backoffMs(failures, times)
        expect(waitMs).toBeGreaterThanOrEqual(bound / 2)
        expect(waitMs).toBeLessThanOrEqual(bound)
      }),
    )
  })

  test('has jitter, so that loops that failed together retry apart', () => {
    const waits = Array.from({ length: 500 }, () => backoffMs(8, times))
    expect(new Set(waits.map((ms) => Math.round(ms / 100))).size).toBeGreaterThan(20)
  })

  test('starts anew after a success', () => {
    const backoff = makeBackoff(times)
    for (let nth = 0; nth < 10; nth += 1) backoff.next()
    expect(backoff.failures()).toBe(10)
    backoff.succeed()
    expect(backoff.failures()).toBe(0)
    expect(backoff.next()).toBeLessThanOrEqual(times.firstMs)
  })

  test('ends its wait without an error when its signal is aborted', async () => {
    const stopping = new AbortController()
    const waiting = waitFor(3_600_000, stopping.signal)
    stopping.abort()
    await expect(waiting).resolves.toBeUndefined()
    await expect(waitFor(3_600_000, stopping.signal)).resolves.toBeUndefined()
  })
})
