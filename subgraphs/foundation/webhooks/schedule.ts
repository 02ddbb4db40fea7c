import type { WebhookDisabledBy, WebhookEndpoint } from './entities.ts'
import type { AttemptResult } from './request.ts'
import type { RetryRules } from './webhook-policy.ts'

/** The state of a delivery after an attempt. */
export type AfterAttempt =
  | { status: 'DELIVERED' | 'FAILED'; nextAttemptAt: null }
  | { status: 'PENDING'; nextAttemptAt: Date }

/** Shorter waits have no jitter: tests use them, and the first attempt. */
const JITTERED_FROM_MS = 60_000
const MAX_JITTER = 0.1

const OWN_FAULT_WAIT_MS = 60_000

/** `random` is in [0, 1); it only ever makes the wait longer. */
export function afterAttempt(
  rules: RetryRules,
  {
    result,
    attempts,
    now,
    random,
  }: {
    result: AttemptResult
    /** Attempts of this delivery so far, this one included. */
    attempts: number
    now: Date
    random: number
  },
): AfterAttempt {
  if (result.failure === null) return { status: 'DELIVERED', nextAttemptAt: null }
  const waitMs = rules.waitsMs[attempts]
  if (waitMs === undefined || rules.isFinal(result))
    return { status: 'FAILED', nextAttemptAt: null }

  return { status: 'PENDING', nextAttemptAt: new Date(now.getTime() + jittered(waitMs, random)) }
}

export function isDisabledBy(rules: Pick<RetryRules, 'disableAfter'>, failures: number): boolean {
  return rules.disableAfter !== null && failures >= rules.disableAfter
}

/**
 * Who disabled an endpoint, null while it is active. Rows of 1.0 do not say so: one with subscriptions and as many failures
 * as disable it was disabled by them, any other by its owner.
 */
export function disabledByOf(
  {
    status,
    disabledBy,
    consecutiveFailures,
    eventTypes,
  }: Pick<WebhookEndpoint, 'status' | 'disabledBy' | 'consecutiveFailures' | 'eventTypes'>,
  rules: Pick<RetryRules, 'disableAfter'>,
): WebhookDisabledBy | null {
  if (status === 'ACTIVE') return null
  // Undefined in the stored answers of 1.0.
  if (disabledBy) return disabledBy
  const isByFailures = eventTypes.length > 0 && isDisabledBy(rules, consecutiveFailures)
  return isByFailures ? 'FAILURES' : 'CALLER'
}

/** A delivery that this process could not sign or send is due again later: no attempt, and no failure of the endpoint. */
export function afterOwnFault(now: Date): Date {
  return new Date(now.getTime() + OWN_FAULT_WAIT_MS)
}

function jittered(waitMs: number, random: number): number {
  return waitMs < JITTERED_FROM_MS ? waitMs : waitMs + Math.floor(waitMs * MAX_JITTER * random)
}
