import type { Clock } from '../clock.ts'

/** True when the text comes for the first time; it is remembered until it expires. */
export type UsedOnce = (text: string, expiresAtMs: number) => boolean

/** More than a process changes in a minute, in some 20 MB. */
const MOST_REMEMBERED = 200_000

/**
 * Remembers what was used up, in this process alone. Whatever comes while there is no room is taken
 * for used: rather refused than let in twice.
 */
export function makeUsedOnce(clock: Clock, mostRemembered = MOST_REMEMBERED): UsedOnce {
  const expiries = new Map<string, number>()

  return (text, expiresAtMs) => {
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
