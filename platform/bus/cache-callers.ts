import { hash } from 'node:crypto'
import type { Caller } from '../caller.ts'
import type { Executor } from '../executor.ts'
import { makeBoundedCache } from '../limits/bounded-cache.ts'
import type { Clock } from '../time/clock.ts'
import { type Bus, CALLERS_TOPIC } from './bus.ts'

export interface CallerCacheRules {
  bus: Bus
  clock: Clock
  /** Monotonic; set only by tests. */
  nowMs?: () => number
}

const MAX_ENTRIES = 10_000

/** Added to the time for which the gateway caches its look-ups, if a wake-up is lost. */
export const CACHED_CALLER_MS = 500

/** The wake-up may reach the gateway later than this process. */
const SETTLE_MS = 1_000

/**
 * Caches installations by their access tokens, by hash, so that a request asks another process once instead of twice.
 * Any wake-up about callers drops all of them, and for a second none is cached.
 */
export function cacheCallers(
  authenticate: Executor['authenticate'],
  { bus, clock, nowMs = () => performance.now() }: CallerCacheRules,
): Executor['authenticate'] {
  const makeCache = () => makeBoundedCache<string, { caller: Caller; untilMs: number }>(MAX_ENTRIES)
  let known = makeCache()
  let settledAtMs = Number.NEGATIVE_INFINITY
  bus.subscribe(CALLERS_TOPIC, () => {
    known = makeCache()
    settledAtMs = nowMs() + SETTLE_MS
  })

  return async (credential, requestId) => {
    if (credential.kind !== 'bearer') return authenticate(credential, requestId)

    const { token } = credential
    const key = hash('sha256', token, 'base64url')
    const askedAtMs = nowMs()
    const recent = known.get(key)
    if (recent && askedAtMs < recent.untilMs) return recent.caller

    const cache = known
    const remainingMs = expiryOf(token) - clock().getTime()
    const caller = await authenticate(credential, requestId)
    // Other callers are not served by the REST APIs, or not asked for as often.
    if (caller.kind === 'installation' && cache === known && askedAtMs >= settledAtMs)
      known.set(key, { caller, untilMs: askedAtMs + Math.min(CACHED_CALLER_MS, remainingMs) })
    return caller
  }
}

/** Of a token that the gateway accepts; whatever the text of another one says is not used. */
function expiryOf(token: string): number {
  try {
    const [, claims = ''] = token.split('.', 2)
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
    return typeof exp === 'number' ? exp * 1_000 : 0
  } catch {
    return 0
  }
}
