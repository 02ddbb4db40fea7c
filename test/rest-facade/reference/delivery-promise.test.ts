import { expect, test } from '@jest/globals'
import { deliveryPromise } from '../../../rest-facade/reference/texts/delivery-promise.ts'
import { CLUB_WEBHOOK_POLICY } from '../../../subgraphs/club/webhook-endpoints/club-webhook-policy.ts'
import type { RetryRules } from '../../../subgraphs/foundation/webhooks/webhook-policy.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from '../../../subgraphs/volunteer/webhooks/volunteer-webhook-policy.ts'

const STATUSES = Array.from({ length: 500 }, (_none, index) => index + 100)
const isAccepted = (status: number) => status >= 200 && status < 300

/** Statuses behind which no attempt follows, by the rules that deliver. */
function finalStatuses({ isFinal }: Pick<RetryRules, 'isFinal'>): number[] {
  const failed = STATUSES.filter((status) => !isAccepted(status))
  return failed.filter((status) => isFinal({ status, failure: 'http_status' } as never))
}

test('the reference of the Club API promises the deliveries that are made', () => {
  const { timeoutMs, waitsMs } = CLUB_WEBHOOK_POLICY
  expect(deliveryPromise('club')).toContain(
    `within ${timeoutMs / 1000} seconds accepts it; everything else is repeated, with ${waitsMs.length} attempts in all.`,
  )
  expect(finalStatuses(CLUB_WEBHOOK_POLICY)).toEqual([])
})

test('the reference of the Volunteer API promises the deliveries that are made', () => {
  const { timeoutMs, waitsMs, isFinal } = VOLUNTEER_WEBHOOK_POLICY
  const promise = deliveryPromise('volunteer')
  expect(promise).toContain(`within ${timeoutMs / 1000} seconds accepts it; `)
  expect(promise).toContain(`with ${waitsMs.length} attempts in all.`)
  const [, repeated = ''] =
    /network errors, time-outs, (.*) and 5xx are repeated/.exec(promise) ?? []
  const isRepeated = (status: number) =>
    status >= 500 || repeated.split(', ').includes(String(status))
  expect(finalStatuses(VOLUNTEER_WEBHOOK_POLICY)).toEqual(
    STATUSES.filter((status) => !isAccepted(status) && !isRepeated(status)),
  )
  for (const failure of ['timeout', 'connection_refused'])
    expect(isFinal({ status: null, failure } as never)).toBe(false)
})
