import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, MAJORITY_AWAY_MS } from '../cluster-kind.ts'
import { interruption } from '../interruption.ts'
import type { Group } from './group.ts'
import type { Node } from './node.ts'

export const FAULTS: readonly Fault<Group>[] = [
  {
    title: 'kill -9 of the primary',
    happen: async (group) => (await group.findPrimary()).signal('SIGKILL'),
  },
  {
    title: 'kill -STOP of the primary',
    happen: async (group) => (await group.findPrimary()).signal('SIGSTOP'),
  },
  {
    title: 'planned switch-over',
    async happen(group) {
      const [next] = await secondariesOf(group)
      const [row] = (await next?.ask('SELECT @@server_uuid AS id')) ?? []
      await next?.ask(`SELECT group_replication_set_as_primary('${row?.['id']}')`)
    },
  },
  {
    title: `no majority for ${MAJORITY_AWAY_MS / 1000} s, and its return`,
    awayMs: MAJORITY_AWAY_MS,
    async happen(group) {
      const secondaries = await secondariesOf(group)
      for (const node of secondaries) node.signal('SIGSTOP')
      await pause(MAJORITY_AWAY_MS, undefined, { signal: interruption })
      for (const node of secondaries) node.signal('SIGCONT')
    },
  },
]

async function secondariesOf(group: Group): Promise<Node[]> {
  const primary = await group.findPrimary()
  return group.nodes.filter((node) => node !== primary)
}
