import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { interruption } from '../../processes/interruption.ts'
import { until } from '../../processes/server.ts'
import type { Fault } from '../cluster-kind.ts'
import { loseMajority } from '../lost-majority.ts'
import type { GaleraCluster } from './galera.ts'
import type { Node } from './node.ts'
import { describeTransfer } from './state-transfer.ts'

/** Longer than the timeout of its clients: it resumes with work whose clients have disconnected. */
const FROZEN_MS = 15_000

export const FAULTS: readonly Fault<GaleraCluster>[] = [
  {
    title: 'kill -9 of the node written to',
    happen: async (cluster) => (await cluster.findWriter()).signal('SIGKILL'),
  },
  {
    title: `kill -STOP of the node written to for ${FROZEN_MS / 1000} s`,
    async happen(cluster) {
      const writer = await cluster.findWriter()
      writer.signal('SIGSTOP')
      await pause(FROZEN_MS, undefined, { signal: interruption })
      writer.signal('SIGCONT')
    },
  },
  {
    title: 'planned switch-over',
    async happen(cluster) {
      await cluster.leave(await cluster.findWriter())
      const next = await cluster.findWriter()
      await until(async () => (await countWaits(next)) > 0)
      console.log(`  ${await countWaits(next)} connections waited for what ${next.name} lacked`)
    },
  },
  loseMajority(othersOf),
  {
    title: 'a server without tables joins',
    async happen(cluster) {
      const [node] = await othersOf(cluster)
      if (node === undefined) return
      await node.end()
      await rm(node.tables, { recursive: true })
      await node.join()
      console.log(`  ${await describeTransfer(node, cluster.nodes)}`)
    },
  },
]

/** Number of waits for the node to catch up. */
async function countWaits(node: Node): Promise<number> {
  const [row] = await node.ask("SHOW GLOBAL STATUS LIKE 'wsrep_causal_reads'")
  return Number(row?.['Value'])
}

async function othersOf(cluster: GaleraCluster): Promise<Node[]> {
  const writer = await cluster.findWriter()
  return cluster.nodes.filter((node) => node !== writer)
}
