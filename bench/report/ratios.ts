import type { Figures } from '../measuring/figures.ts'
import { median } from '../measuring/statistics.ts'

export interface Ratios {
  /** Ratios of neighbouring rounds. */
  rounds: number[]
  median: number
}

/** Speed of one side relative to the other: by p50 for a single connection, else by throughput. */
export function ratiosOf(one: Figures, other: Figures, connections: number): Ratios {
  const rounds = one.rounds.map((round, index) => {
    const beside = other.rounds[index]
    if (beside === undefined) return Number.NaN
    return connections === 1 ? beside.p50Ms / round.p50Ms : round.perSecond / beside.perSecond
  })
  // On a busy machine a short round can end before its first response.
  return { rounds, median: median(rounds.filter((ratio) => Number.isFinite(ratio))) }
}
