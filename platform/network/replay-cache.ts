import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'

/** True when the text comes for the first time; it is remembered until it expires. */
export type UsedOnce = (text: string, expiresAtMs: number) => Promise<boolean>

/** More than a process changes in a minute, in some 20 MB. */
const MOST_REMEMBERED = 200_000

/** By how much the clocks of replicas may differ: what one takes for expired is good at another. */
const CLOCK_TOLERANCE_MS = 30_000

const PREFIX = 'used:'

export interface UsedOnceParts {
  clock: Clock
  /** Shared by the replicas; without one, each process remembers for itself. */
  redis?: Redis | null
  mostRemembered?: number
}

/**
 * Remembers what was used up, in Redis for all replicas together. While it is away each process knows
 * its own alone. Whatever comes while there is no room is taken for used: rather refused than let in twice.
 */
export function makeUsedOnce({ clock, redis = null, mostRemembered }: UsedOnceParts): UsedOnce {
  const isNewHere = rememberHere(clock, mostRemembered ?? MOST_REMEMBERED)

  return async (text, expiresAtMs) => {
    if (!isNewHere(text, expiresAtMs)) return false
    // A command to a Redis that is away would wait for it to come back.
    if (redis?.status !== 'ready') return true

    const rememberMs = Math.max(1, expiresAtMs - clock().getTime()) + CLOCK_TOLERANCE_MS
    const told = redis.set(PREFIX + text, '', 'PX', rememberMs, 'NX')
    return told.then(
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

/** In the order in which they came, which is nearly that in which they expire. */
function forgetExpired(expiries: Map<string, number>, nowMs: number): void {
  for (const [text, expiresAtMs] of expiries) {
    if (expiresAtMs > nowMs) return
    expiries.delete(text)
  }
}
