import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../../../support/http/free-port.ts'
import type { Cluster } from '../cluster-kind.ts'
import { findFreePorts } from '../free-ports.ts'
import type { Galera } from './find-galera.ts'
import { makeNode, type Node, type NodePlan } from './node.ts'
import { startRouter } from './router.ts'

export interface GaleraCluster extends Cluster {
  nodes: readonly Node[]
  /** The one that all writes go to. */
  findWriter(): Promise<Node>
  /** Routes all clients to another node. */
  leave(node: Node): Promise<void>
}

const COUNT = 3

const USER = 'clubgate'

const ASKING = 'router'

export async function startGalera(galera: Galera, folder: string): Promise<GaleraCluster> {
  const ports = {
    sql: await findFreePorts(COUNT),
    group: await findFreePorts(COUNT),
    missed: await findFreePorts(COUNT),
    state: await findFreePorts(COUNT),
  }
  const plans = Array.from({ length: COUNT }, (_, number): NodePlan => {
    return { galera, folder: join(folder, `n${number}`), number, ports }
  })
  await using stack = new AsyncDisposableStack()
  const nodes = plans.map(makeNode)
  for (const node of nodes) stack.defer(() => node.end())
  const [first, ...others] = nodes as [Node, ...Node[]]
  await first.initialise()
  await first.bootstrap()
  await first.ask(...PREPARING)
  await first.end()
  // Equal tables avoid a state transfer, which takes at least ten seconds.
  for (const { folder } of plans.slice(1))
    await cp(join(plans[0]?.folder ?? '', 'tables'), join(folder, 'tables'), { recursive: true })
  await first.bootstrap()
  for (const node of others) await node.join()

  const port = await findFreePort()
  const router = await startRouter({
    galera,
    folder: join(folder, 'router'),
    port,
    servers: nodes,
    asking: ASKING,
  })
  stack.defer(() => router.end())
  const running = stack.move()
  return {
    nodes,
    url: `mysql://${USER}:${USER}@127.0.0.1:${port}/clubgate`,
    async findWriter() {
      const name = await router.findServer()
      const writer = nodes.find((node) => node.name === name)
      if (writer === undefined) throw new Error('The router leads to no server.')
      return writer
    },
    leave: ({ name }) => router.leave(name),
    stop: () => running.disposeAsync(),
  }
}

const PREPARING = [
  `CREATE USER ${ASKING}@'127.0.0.1'`,
  `CREATE USER ${USER}@'127.0.0.1' IDENTIFIED BY '${USER}'`,
  `GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER, INDEX, REFERENCES, CREATE VIEW, SHOW VIEW, EXECUTE,
   LOCK TABLES ON *.* TO ${USER}@'127.0.0.1'`,
]
