import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ASKED_BEFORE_MS, makeIdleWatch } from '../../../portal/src/shell/person/idle-watch.ts'

const MINUTE_MS = 60_000
const LIMIT_MS = 120 * MINUTE_MS

describe('a page with a session that may be idle for two hours', () => {
  test('knows from the server how long nothing was done before it was opened', () => {
    const watch = makeIdleWatch({ limitMs: LIMIT_MS, sinceMs: 100 * MINUTE_MS }, 0)
    expect(watch.leftMs(0)).toBe(20 * MINUTE_MS)
    expect(watch.leftMs(10 * MINUTE_MS)).toBe(ASKED_BEFORE_MS)
    expect(watch.leftMs(30 * MINUTE_MS)).toBe(0)
  })

  test('reports activity once a minute at most', () => {
    const watch = makeIdleWatch({ limitMs: LIMIT_MS, sinceMs: 0 }, 0)
    expect(watch.isDue(MINUTE_MS - 1)).toBe(false)
    expect(watch.isDue(MINUTE_MS)).toBe(true)
    watch.learn(0, MINUTE_MS)
    expect(watch.isDue(2 * MINUTE_MS - 1)).toBe(false)
  })

  test('goes by the latest activity of all tabs, in whatever order it hears of them', () => {
    const heard = fc.array(fc.nat(110 * MINUTE_MS), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(heard, (moments) => {
        const watch = makeIdleWatch({ limitMs: LIMIT_MS, sinceMs: 0 }, 0)
        const nowMs = 110 * MINUTE_MS
        for (const at of moments) watch.learn(nowMs - at, nowMs)
        expect(watch.leftMs(nowMs)).toBe(Math.max(...moments) + LIMIT_MS - nowMs)
      }),
    )
  })
})
