/** Consecutive failures after which the club's staff see a warning; the last count disables (Limits). */
export const WARNED_AT = [10, 15, 20] as const

/** Consecutive failures that disable an endpoint of the Club API; the Volunteer API disables none. */
export const DISABLED_AFTER = WARNED_AT[2]

/** The highest warning count that these consecutive failures reach; null below the first. */
export function failureWarningOf(failures: number): number | null {
  return WARNED_AT.findLast((warning) => failures >= warning) ?? null
}

/** Pages show it from the first failure on: where little happens, ten take days. */
export function isFailing(failures: number): boolean {
  return failures > 0
}
