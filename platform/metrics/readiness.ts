import { Problem } from '../../schema/problem.ts'
import { defineGauge } from './define.ts'
import { METRICS } from './list.ts'
import { sampleAtScrape } from './scrape.ts'

/** What a process lacks: the values of the label `reason`. */
export const READINESS_REASONS = [
  'none',
  'starting',
  'stopping',
  'redis_away',
  'database_away',
  'database_read_only',
  'database_no_majority',
  'database_incomplete',
  'clubs_not_synchronized',
  'unknown',
] as const

export type ReadinessReason = (typeof READINESS_REASONS)[number]

export interface ReadinessState {
  isServing: boolean
  /** A process without Redis is still ready. */
  reason: ReadinessReason
}

/** A failed readiness check. */
export class NotReady extends Problem {
  readonly reason: ReadinessReason

  constructor(reason: ReadinessReason, message: string, options?: ErrorOptions) {
    super('dependency_unavailable', message, undefined, options)
    this.name = 'NotReady'
    this.reason = reason
  }
}

const ready = defineGauge(METRICS.ready)

/**
 * Shows the readiness of a process in its metrics; the returned function removes it. A check that outlasts the scrape
 * leaves the last state, because a missing series stands for a process that does not run.
 */
export function showReadiness(role: string, look: () => Promise<ReadinessState>): () => void {
  const show = (state: ReadinessState | null) => {
    for (const reason of READINESS_REASONS) {
      const series = ready({ role, reason })
      if (reason === state?.reason) series.set(state.isServing ? 1 : 0)
      else series.clear()
    }
  }
  show({ isServing: false, reason: 'starting' })
  const end = sampleAtScrape({ clear() {}, sample: async () => show(await look()) })
  return () => {
    end()
    show(null)
  }
}
