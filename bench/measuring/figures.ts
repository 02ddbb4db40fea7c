import type { Round } from './costs.ts'
import { median, percentile } from './statistics.ts'

/** How one side did under one load. */
export interface Figures {
  side: string
  /** Median of the rounds. */
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server itself, without the database's. */
  cpuMs: number
  /** Its part that runs JavaScript; absent in figures of earlier runs. */
  mainThreadCpuMs?: number
  /** That of the database's, which is what bounds a server that leaves the work to it. */
  databaseCpuMs: number
  /** That of the load generator, which shares the machine. */
  loadCpuMs: number
  statements: number
  rounds: { perSecond: number; p50Ms: number }[]
}

type Cost = 'cpuMs' | 'mainThreadCpuMs' | 'databaseCpuMs' | 'loadCpuMs' | 'statements'

export function toFigures(side: string, rounds: readonly Round[]): Figures {
  const durationsMs = rounds.flatMap((round) => round.durationsMs)
  const perRequest = (cost: Cost) =>
    rounds.reduce((sum, round) => sum + round[cost], 0) / Math.max(durationsMs.length, 1)
  return {
    side,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: median(durationsMs),
    p99Ms: percentile(durationsMs, 0.99),
    cpuMs: perRequest('cpuMs'),
    mainThreadCpuMs: perRequest('mainThreadCpuMs'),
    databaseCpuMs: perRequest('databaseCpuMs'),
    loadCpuMs: perRequest('loadCpuMs'),
    statements: perRequest('statements'),
    rounds: rounds.map(({ perSecond, durationsMs }) => ({ perSecond, p50Ms: median(durationsMs) })),
  }
}
