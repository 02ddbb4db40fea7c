import type { IdleFacts } from '../../../server/sessions/session-routes.ts'

/** A page reports activity this often at most. */
const REPORT_EVERY_MS = 60_000

/** So long before the end the page asks. */
export const ASKED_BEFORE_MS = 10 * 60_000

/** The latest activity in the tabs of a browser of which the server knows. */
export interface IdleWatch {
  /** Whether a key, a pointer or a touch is to be reported. */
  isDue(nowMs: number): boolean
  /** The server knows of activity so long ago, by this tab or another one. */
  learn(sinceMs: number, nowMs: number): void
  /** Time that is left without activity; 0 at the end. */
  leftMs(nowMs: number): number
}

export function makeIdleWatch({ limitMs, sinceMs }: IdleFacts, startMs: number): IdleWatch {
  let knownAtMs = startMs - sinceMs
  return {
    isDue: (nowMs) => nowMs - knownAtMs >= REPORT_EVERY_MS,
    learn(since, nowMs) {
      knownAtMs = Math.max(knownAtMs, nowMs - since)
    },
    leftMs: (nowMs) => Math.max(0, knownAtMs + limitMs - nowMs),
  }
}
