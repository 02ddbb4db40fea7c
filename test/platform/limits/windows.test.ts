import { describe, expect, test } from '@jest/globals'
import { windowKeyOf } from '../../../platform/limits/redis/shared-windows.ts'
import { makeWindows } from '../../../platform/limits/redis/windows.ts'

const LIMIT = { name: 'sample', key: 'a', points: 1_000, windowSeconds: 60 }
const KEY = windowKeyOf(LIMIT)

describe('a lease', () => {
  test('promises no points that others took while it was on its way', () => {
    const windows = makeWindows()
    const taken = { spent: 90, msLeft: 60_000, lease: 10, recalled: 0 }
    windows.keep(LIMIT, { need: 80, sentAtMs: performance.now(), taken })
    windows.endLease(KEY)
    windows.raise(KEY, 400)
    const next = { need: 1, sentAtMs: performance.now(), taken: { ...taken, spent: 100 } }
    windows.keep(LIMIT, next)
    expect(windows.findOpen(KEY)).toMatchObject({ spent: 400, unused: 10 })
  })

  test('is an eighth of what the process has counted, and at most 64 points', () => {
    const windows = makeWindows()
    const taken = { spent: 90, msLeft: 60_000, lease: 0, recalled: 0 }
    const leases = [7, 1, 72, 1_000].map((need) => {
      windows.keep(LIMIT, { need, sentAtMs: performance.now(), taken })
      return windows.leaseOf(KEY)
    })
    expect(leases).toEqual([0, 1, 10, 64])
  })
})
