import { setTimeout as pause } from 'node:timers/promises'
import { interruption } from '../processes/interruption.ts'
import type { Server } from '../processes/server.ts'
import type { Cluster, Fault } from './cluster-kind.ts'

const AWAY_MS = 15_000

/** All servers but the one that takes writes are frozen for a while. */
export function loseMajority<Kind extends Cluster>(
  othersOf: (cluster: Kind) => Promise<readonly Pick<Server, 'signal'>[]>,
): Fault<Kind> {
  return {
    title: `no majority for ${AWAY_MS / 1000} s, and its return`,
    awayMs: AWAY_MS,
    async happen(cluster) {
      const others = await othersOf(cluster)
      for (const server of others) server.signal('SIGSTOP')
      await pause(AWAY_MS, undefined, { signal: interruption })
      for (const server of others) server.signal('SIGCONT')
    },
  }
}
