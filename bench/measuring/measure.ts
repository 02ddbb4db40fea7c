import type { Side } from '../sides/side.ts'
import type { Work } from '../work/work.ts'
import type { Round } from './costs.ts'
import { median, percentile } from './statistics.ts'

export interface Plan {
  rounds: number
  signal: AbortSignal
}

/** How one side did under one load. */
export interface Figures {
  side: string
  /** Median of the rounds. */
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server itself, without the database's. */
  cpuMs: number
  /** That of the database's, which is what bounds a server that leaves the work to it. */
  databaseCpuMs: number
  statements: number
  rounds: { perSecond: number; p50Ms: number }[]
}

/** One work under one load, on every side that can do it. */
export interface Measurement {
  key: string
  title: string
  connections: number
  sides: Figures[]
}

type RunRound = (side: Side, connections: number, share: number) => Promise<Round>

/** A single connection varies less, and the first second is for the compiler. */
const SHARE_ALONE = 0.6

/** Measures on all sides in turns, so that what disturbs the machine disturbs each of them. */
export async function measure(
  work: Work,
  sides: readonly Side[],
  plan: Plan,
  run: RunRound,
): Promise<Measurement[]> {
  const able = sides.filter(({ kind }) => work.sides.includes(kind))
  for (const side of able) await run(side, Math.max(...work.loads), 1)
  const done = new Map(work.loads.map((load) => [load, able.map((): Round[] => [])]))
  for (let round = 0; round < plan.rounds; round += 1)
    for (const [load, rounds] of done)
      for (const index of turns(able.length, round)) {
        plan.signal.throwIfAborted()
        const side = able[index]
        if (side) rounds[index]?.push(await run(side, load, load === 1 ? SHARE_ALONE : 1))
      }

  const { key, title } = work
  return [...done].map(([connections, rounds]) => ({
    key,
    title,
    connections,
    sides: able.map(({ name }, index) => toFigures(name, rounds[index] ?? [])),
  }))
}

/** Whoever came last begins, so that each has the others before and after it. */
function turns(count: number, round: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  return round % 2 === 0 ? order : order.reverse()
}

function toFigures(side: string, rounds: readonly Round[]): Figures {
  const durationsMs = rounds.flatMap((round) => round.durationsMs)
  const perRequest = (cost: 'cpuMs' | 'databaseCpuMs' | 'statements') =>
    rounds.reduce((sum, round) => sum + round[cost], 0) / durationsMs.length
  return {
    side,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: median(durationsMs),
    p99Ms: percentile(durationsMs, 0.99),
    cpuMs: perRequest('cpuMs'),
    databaseCpuMs: perRequest('databaseCpuMs'),
    statements: perRequest('statements'),
    rounds: rounds.map(({ perSecond, durationsMs }) => ({ perSecond, p50Ms: median(durationsMs) })),
  }
}
