import type { Side } from '../sides/side.ts'
import type { Work } from '../workloads/work.ts'
import type { Round } from './costs.ts'
import { type Figures, toFigures } from './figures.ts'
import type { RunRound } from './make-run.ts'

export interface Plan {
  rounds: number
  signal: AbortSignal
}

/** One workload at one concurrency on all capable sides. */
export interface Measurement {
  key: string
  title: string
  connections: number
  sides: Figures[]
}

/** Rounds with one connection vary less and can be shorter. */
const SHARE_ALONE = 0.6

/** Alternates between the sides, so that disturbances of the machine affect all of them. */
export async function measure(
  work: Work,
  sides: readonly Side[],
  plan: Plan,
  run: RunRound,
): Promise<Measurement[]> {
  const able = sides.filter(({ kind }) => work.sides.includes(kind))
  // Warms up all loads: single and concurrent requests take different code paths.
  for (const load of work.loads) for (const side of able) await run(side, load, 1)
  const done = new Map(work.loads.map((load) => [load, able.map((): Round[] => [])]))
  for (let round = 0; round < plan.rounds; round += 1)
    for (const [load, rounds] of done)
      for (const index of roundOrder(able.length, round)) {
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

/** Alternates the direction, so that each side runs before and after the others. */
export function roundOrder(count: number, round: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  return round % 2 === 0 ? order : order.reverse()
}
