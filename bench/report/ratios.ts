import type { Figures } from '../measuring/figures.ts'
import { median } from '../measuring/statistics.ts'

export interface Ratios {
  /** Of rounds that followed each other. */
  rounds: number[]
  median: number
}

/** How many times as fast one side is as the other: of a single connection the p50, else the throughput. */
export function ratiosOf(one: Figures, other: Figures, connections: number): Ratios {
  const rounds = one.rounds.map((round, index) => {
    const beside = other.rounds[index]
    if (beside === undefined) return Number.NaN
    return connections === 1 ? beside.p50Ms / round.p50Ms : round.perSecond / beside.perSecond
  })
  // On a busy machine a short round may end before its first answer.
  return { rounds, median: median(rounds.filter((ratio) => Number.isFinite(ratio))) }
}
