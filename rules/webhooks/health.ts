/** Consecutive failures after which the club's staff see a warning; the last count disables (Limits). */
export const WARNED_AT = [10, 15, 20] as const

/** Consecutive failures that disable an endpoint of the Club API; the Volunteer API disables none. */
export const DISABLED_AFTER = WARNED_AT[2]

/** The highest warning count that these consecutive failures reach; null below the first. */
export function failureWarningOf(failures: number): number | null {
  return WARNED_AT.findLast((warning) => failures >= warning) ?? null
}

/** Pages name an endpoint among what needs attention from its first warning on. */
export function isWorrying(failures: number): boolean {
  return failureWarningOf(failures) !== null
}
