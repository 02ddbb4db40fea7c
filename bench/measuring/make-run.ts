import type { Side } from '../sides/side.ts'
import type { Work } from '../workloads/work.ts'
import { type Round, withCosts } from './costs.ts'
import type { DatabaseServer } from './database-server.ts'
import { runRound } from './run-round.ts'

/** Runs one round; `share` scales its duration. */
export type RunRound = (side: Side, connections: number, share: number) => Promise<Round>

export interface Rounds {
  database: DatabaseServer
  seconds: number
  signal: AbortSignal
}

export function makeRun(work: Work, { database, seconds, signal }: Rounds): RunRound {
  return async (side, connections, share) => {
    await work.prepare?.(side)
    const load = { connections, seconds: seconds * share, signal }
    return withCosts(side, database, () => runRound(work, side, load))
  }
}
