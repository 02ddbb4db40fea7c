import type { Redis } from 'ioredis'
import type { Clock } from '../time/clock.ts'

/** Returns true on the first use of a nonce, which is remembered until it expires. */
export type ReplayCache = (text: string, expiresAtMs: number) => Promise<boolean>

/** Above the number of mutations of a process in a minute; some 20 MB. */
const MOST_REMEMBERED = 200_000

/** Clock skew between replicas: an expired nonce may still be valid at another one. */
const CLOCK_TOLERANCE_MS = 30_000

const PREFIX = 'used:'

export interface ReplayCacheParts {
  clock: Clock
  /** Shared by all replicas; without it, each process has a cache of its own. */
  redis?: Redis | null
  mostRemembered?: number
}

/**
 * Detects replays with Redis (SET NX) and a local cache. While Redis is unreachable only the local cache protects.
 * A full cache reports every nonce as used: it refuses rather than accepts a replay.
 */
export function makeReplayCache({
  clock,
  redis = null,
  mostRemembered,
}: ReplayCacheParts): ReplayCache {
  const isNewHere = rememberHere(clock, mostRemembered ?? MOST_REMEMBERED)

  return async (text, expiresAtMs) => {
    if (!isNewHere(text, expiresAtMs)) return false
    // Commands would be queued until Redis is reachable again.
    if (redis?.status !== 'ready') return true

    const rememberMs = Math.max(1, expiresAtMs - clock().getTime()) + CLOCK_TOLERANCE_MS
    const claimed = redis.set(PREFIX + text, '', 'PX', rememberMs, 'NX')
    return claimed.then(
      (answer) => answer !== null,
      () => true,
    )
  }
}

function rememberHere(clock: Clock, mostRemembered: number) {
  const expiries = new Map<string, number>()

  return (text: string, expiresAtMs: number): boolean => {
    forgetExpired(expiries, clock().getTime())
    if (expiries.has(text) || expiries.size >= mostRemembered) return false

    expiries.set(text, expiresAtMs)
    return true
  }
}

/** Insertion order is nearly the order of expiry. */
function forgetExpired(expiries: Map<string, number>, nowMs: number): void {
  for (const [text, expiresAtMs] of expiries) {
    if (expiresAtMs > nowMs) return
    expiries.delete(text)
  }
}
