import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readConfig } from '../../../../platform/config/config.ts'
import { EnvironmentVariables } from '../../../../platform/config/variables.ts'
import { endpointBackoffMs } from '../../../../rules/webhooks/attempts.ts'
import { failureWarningOf } from '../../../../rules/webhooks/health.ts'
import { makeClubWebhooks } from '../../../../subgraphs/club/club-webhooks.ts'
import { CLUB_WEBHOOK_POLICY } from '../../../../subgraphs/club/webhook-endpoints/club-webhook-policy.ts'
import { afterAttempt, isDisabledBy } from '../../../../subgraphs/foundation/webhooks/schedule.ts'

const MINUTE_MS = 60_000

const RULES = CLUB_WEBHOOK_POLICY

const { description: DESCRIPTION = '' } = EnvironmentVariables.shape.CLUB_WEBHOOK_SCHEDULE
const [, DESCRIBED = ''] = /unset: (.+)\.$/.exec(DESCRIPTION) ?? ['', 'no default']

const FAILED = { status: 500, failure: 'http_status', durationMs: 1 } as const
const now = new Date('2026-07-01T12:00:00Z')

describe('webhook schedule › waits', () => {
  test('of the Club API are 1, 5, 30 minutes, 2, 8, 24 and 48 hours, then the delivery fails', () => {
    const waits = Array.from({ length: 8 }, (_, done) => waitAfter(done + 1, 0))
    expect(waits).toEqual([1, 5, 30, 120, 480, 1440, 2880, null])
  })

  test.each([
    ['0s,1m', [0, MINUTE_MS]],
    ['', CLUB_WEBHOOK_POLICY.waitsMs],
    [DESCRIBED, CLUB_WEBHOOK_POLICY.waitsMs],
  ])('of the Club API with CLUB_WEBHOOK_SCHEDULE=%s are %j', (schedule, waitsMs) => {
    const config = readConfig({ CLUB_WEBHOOK_SCHEDULE: schedule })
    const setting = { waitsMs: config.clubWebhookScheduleMs, publicUrl: '' }
    expect(makeClubWebhooks(setting).waitsMs).toEqual(waitsMs)
  })

  test('are never shortened, and lengthened by less than a tenth', () => {
    const attempts = fc.integer({ min: 1, max: 7 })
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(attempts, random, (done, chance) => {
        const [plain, waited] = [waitAfter(done, 0) ?? 0, waitAfter(done, chance) ?? 0]
        expect(waited).toBeGreaterThanOrEqual(plain)
        expect(waited).toBeLessThan(plain * 1.1)
      }),
    )
  })

  test('below a minute have no jitter', () => {
    const rules = { ...RULES, waitsMs: [0, 59_999] }
    const next = afterAttempt(rules, { result: FAILED, attempts: 1, now, random: 0.99 })
    expect(next.nextAttemptAt).toEqual(new Date(now.getTime() + 59_999))
  })

  test('end with a success or a final refusal', () => {
    const delivered = { status: 204, failure: null, durationMs: 1 }
    const outcome = { attempts: 1, now, random: 0 }
    expect(afterAttempt(RULES, { ...outcome, result: delivered }).status).toBe('DELIVERED')
    const strict = { ...RULES, isFinal: () => true }
    expect(afterAttempt(strict, { ...outcome, result: FAILED }).status).toBe('FAILED')
  })
})

describe('webhook schedule › consecutive failures', () => {
  test('double the endpoint backoff, up to the wait of the first retry', () => {
    const backoffs = Array.from({ length: 20 }, (_, index) => endpointBackoffMs(RULES, index + 1))
    expect(backoffs.slice(0, 9)).toEqual([
      250,
      500,
      1000,
      2000,
      4000,
      8000,
      16_000,
      32_000,
      MINUTE_MS,
    ])
    expect(backoffs.at(-1)).toBe(MINUTE_MS)
  })

  test('warn at 10 and 15, and disable the endpoint at 20', () => {
    const warnings = [0, 9, 10, 14, 15, 19, 20].map(failureWarningOf)
    expect(warnings).toEqual([null, null, 10, 10, 15, 15, 20])
    expect([19, 20, 21].map((failures) => isDisabledBy(RULES, failures))).toEqual([
      false,
      true,
      true,
    ])
    expect(isDisabledBy({ ...RULES, disableAfter: null }, 1000)).toBe(false)
  })
})

/** In minutes; null when there is no further attempt. */
function waitAfter(attempts: number, random: number): number | null {
  const { nextAttemptAt } = afterAttempt(RULES, { result: FAILED, attempts, now, random })
  return nextAttemptAt === null ? null : (nextAttemptAt.getTime() - now.getTime()) / MINUTE_MS
}
