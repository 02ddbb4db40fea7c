import type { Attempted } from './sender.ts'

/** How often, and for how long, a delivery is tried, and what failing means for its endpoint. */
export interface RetryRules {
  /** The wait before each attempt; the first follows the event, each other one the attempt before. */
  waitsMs: readonly number[]
  /** Whether trying again can help; it always can unless this says otherwise. */
  isFinal: (attempted: Attempted) => boolean
  /**
   * What keeps time. `endpoint`: one that fails rests, and then is tried with one delivery after the
   * other. `delivery`: each is retried when it is due, whatever waits beside it; only first attempts
   * rest, and those of one resource keep its order.
   */
  pacedBy: 'endpoint' | 'delivery'
  /** Failures in a row after which an endpoint is switched off; null for never. */
  disableAfter: number | null
}

/** Where a delivery stands after an attempt. */
export type AfterAttempt =
  | { status: 'DELIVERED' | 'FAILED'; nextAttemptAt: null }
  | { status: 'PENDING'; nextAttemptAt: Date }

/** Waits shorter than this have no jitter: they are those of tests and of the first attempt. */
const JITTERED_FROM_MS = 60_000
const MAX_JITTER = 0.1

export const FIRST_SPACING_MS = 250

/** `random` is in [0, 1); it only ever makes the wait longer. */
export function afterAttempt(
  rules: RetryRules,
  {
    attempted,
    attempts,
    now,
    random,
  }: {
    attempted: Attempted
    /** Attempts of this delivery so far, this one included. */
    attempts: number
    now: Date
    random: number
  },
): AfterAttempt {
  if (attempted.failure === null) return { status: 'DELIVERED', nextAttemptAt: null }
  const waitMs = rules.waitsMs[attempts]
  if (waitMs === undefined || rules.isFinal(attempted))
    return { status: 'FAILED', nextAttemptAt: null }

  return { status: 'PENDING', nextAttemptAt: new Date(now.getTime() + jittered(waitMs, random)) }
}

/**
 * How long an endpoint rests after its failures in a row, before it is tried with anything: doubling
 * up to the first retry's wait, so that an outage of seconds at a busy club does not switch it off.
 */
export function restAfterFailures(rules: RetryRules, failures: number): number {
  const longestMs = rules.waitsMs[1] ?? 0
  return Math.min(longestMs, FIRST_SPACING_MS * 2 ** (failures - 1))
}

export function isDisabledBy(rules: RetryRules, failures: number): boolean {
  return rules.disableAfter !== null && failures >= rules.disableAfter
}

function jittered(waitMs: number, random: number): number {
  return waitMs < JITTERED_FROM_MS ? waitMs : waitMs + Math.floor(waitMs * MAX_JITTER * random)
}
