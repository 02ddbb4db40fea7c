import { describe, expect, test } from '@jest/globals'
import {
  earlierDays,
  periodOf,
  shareOf,
  toBars,
  toResend,
} from '../../../portal/src/pages/developers/webhooks/delivery-bars.ts'
import {
  healthOf,
  isDue,
  nextAttemptOf,
} from '../../../portal/src/pages/developers/webhooks/endpoints.ts'

const FROM = '2026-11-23T09:30:00.000Z'

const counted = (delivered: number, failed = 0, pending = 0) => ({
  from: FROM,
  ...{ delivered, failed, pending },
})

describe('the chart of deliveries', () => {
  test('shows each part in proportion to the highest half hour', () => {
    expect(toBars([counted(50, 50), counted(20), counted(0)])).toEqual([
      { from: FROM, delivered: 45, failed: 45, pending: 0 },
      { from: FROM, delivered: 18, failed: 0, pending: 0 },
      { from: FROM, delivered: 0, failed: 0, pending: 0 },
    ])
  })

  test('shows one failure among thousands', () => {
    expect(toBars([counted(9_999, 1)])).toMatchObject([{ failed: 3 }])
  })
})

describe('the delivered share', () => {
  test.each([
    [[counted(99_999, 1)], 0.999],
    [[counted(10), counted(20)], 1],
    [[counted(1, 1, 2)], 0.5],
    [[counted(0, 0, 300)], null],
    [[counted(0)], null],
    [[], null],
  ])('of %j is %j', (counts, share) => {
    expect(shareOf(counts).share).toBe(share)
  })
})

describe('the half hour of an address', () => {
  test('is the period that the list keeps', () => {
    expect(periodOf(FROM)).toEqual({ from: FROM, to: '2026-11-23T10:00:00.000Z' })
  })

  test.each([null, '', 'today', '2026-11-23T09:31:00.000Z'])('is none for %j', (from) => {
    expect(periodOf(from)).toBeNull()
  })
})

describe('deliveries that can be sent again', () => {
  const earlier = earlierDays(new Date('2026-11-23T10:12:00Z'))

  test('are those of the counted day, and of the six before where some were given up', () => {
    expect(earlier).toEqual({ from: '2026-11-16T10:30:00.000Z', to: '2026-11-22T10:30:00.000Z' })
    expect(toResend([counted(1, 2), counted(0, 3)], null)).toEqual({ since: FROM, count: 5 })
    expect(toResend([counted(1, 2)], earlier.from)).toEqual({ since: earlier.from, count: null })
  })

  test('are none where all arrived or wait', () => {
    expect([toResend([counted(1, 0, 4)], null), toResend([], null)]).toEqual([null, null])
  })
})

describe('the health of an endpoint', () => {
  test.each([
    [{ disabledBy: null, consecutiveFailures: 0 }, 'working'],
    [{ disabledBy: null, consecutiveFailures: 1 }, 'failing'],
    [{ disabledBy: 'FAILURES', consecutiveFailures: 20 }, 'stopped'],
    [{ disabledBy: 'CALLER', consecutiveFailures: 20 }, 'disabled'],
    [{ disabledBy: 'STAFF', consecutiveFailures: 20 }, 'ended'],
  ] as const)('of %j is %s', (endpoint, health) => {
    expect(healthOf(endpoint)).toBe(health)
  })
})

describe('the next attempt of a delivery', () => {
  const NOW = new Date(FROM)
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()
  const working = { consecutiveFailures: 0, lastFailureAt: later(-5) }
  const failing = { consecutiveFailures: 8, lastFailureAt: later(-5) }

  test.each([
    ['is when it is due', later(90), working, later(90), false],
    [
      'of one that is due waits for the backoff of its endpoint',
      ...([later(-60), failing, later(27), false] as const),
    ],
    ['of one that is due later does not', later(90), failing, later(90), false],
    [
      'is due while an attempt is under way, which has a lease',
      later(15),
      working,
      later(15),
      true,
    ],
    ['is due since its time is over', later(-300), working, later(-300), true],
  ])('%s', (_title, nextAttemptAt, endpoint, moment, isNow) => {
    const next = nextAttemptOf({ nextAttemptAt }, endpoint)
    expect(next?.toISOString()).toBe(moment)
    expect(next && isDue(next, NOW)).toBe(isNow)
  })

  test('is none behind its end', () => {
    expect(nextAttemptOf({ nextAttemptAt: null }, failing)).toBeNull()
  })
})
