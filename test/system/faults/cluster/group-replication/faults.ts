import type { Fault } from '../cluster-kind.ts'
import { loseMajority } from '../lost-majority.ts'
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
  loseMajority(secondariesOf),
]

async function secondariesOf(group: Group): Promise<Node[]> {
  const primary = await group.findPrimary()
  return group.nodes.filter((node) => node !== primary)
}
