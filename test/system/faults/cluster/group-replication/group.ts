import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { MySql } from '../../../../support/database/mysql/find-mysql.ts'
import { findFreePort } from '../../../../support/http/free-port.ts'
import type { Cluster } from '../cluster-kind.ts'
import { findFreePorts } from '../free-ports.ts'
import { initialiseNode, makeNode, type Node, type NodePlan } from './node.ts'
import { startRouter } from './router.ts'
import { writeRouterMetadata } from './router-metadata.ts'

export interface Group extends Cluster {
  nodes: readonly Node[]
  findPrimary(): Promise<Node>
}

export interface GroupSettings {
  expelAfterSeconds: number
}

const COUNT = 3

const USER = 'clubgate'

export async function startGroup(
  mysql: MySql,
  folder: string,
  { expelAfterSeconds }: GroupSettings,
): Promise<Group> {
  const ports = { sql: await findFreePorts(COUNT), group: await findFreePorts(COUNT) }
  const plans = Array.from({ length: COUNT }, (_, number): NodePlan => {
    return { mysql, folder: join(folder, `n${number}`), number, ports, expelAfterSeconds }
  })
  const [first, ...others] = plans
  if (first === undefined) throw new Error('A group has at least one server.')
  await initialiseNode(first)
  for (const { folder } of others) await cp(first.folder, folder, { recursive: true })

  await using stack = new AsyncDisposableStack()
  const nodes = plans.map(makeNode)
  stack.defer(async () => void (await Promise.all(nodes.map((node) => node.end()))))
  const [bootstrapping] = nodes as [Node, ...Node[]]
  for (const node of nodes) {
    await node.serve()
    await node.ask(...PREPARING)
  }
  await bootstrapping.ask('SET GLOBAL group_replication_bootstrap_group = ON')
  await bootstrapping.join()
  await bootstrapping.ask('SET GLOBAL group_replication_bootstrap_group = OFF')
  for (const node of nodes.slice(1)) await node.join()
  await writeRouterMetadata(bootstrapping, nodes)
  const port = await findFreePort()
  const router = await startRouter({
    mysql,
    folder: join(folder, 'router'),
    port,
    servers: ports.sql,
    user: USER,
    password: USER,
  })
  stack.defer(() => router.end())
  const running = stack.move()
  return {
    nodes,
    url: `mysql://${USER}:${USER}@127.0.0.1:${port}/clubgate`,
    findPrimary: () => findPrimary(nodes),
    stop: () => running.disposeAsync(),
  }
}

const PREPARING = [
  'SET sql_log_bin = 0',
  "CREATE USER repl@'127.0.0.1' IDENTIFIED BY 'repl'",
  "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO repl@'127.0.0.1'",
  `CREATE USER ${USER}@'127.0.0.1' IDENTIFIED BY '${USER}'`,
  // Those with all rights over the server would write where it is read-only.
  `GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER, INDEX, REFERENCES, CREATE VIEW, SHOW VIEW, EXECUTE,
   LOCK TABLES ON *.* TO ${USER}@'127.0.0.1'`,
  'SET sql_log_bin = 1',
  "CHANGE REPLICATION SOURCE TO SOURCE_USER = 'repl', SOURCE_PASSWORD = 'repl' FOR CHANNEL 'group_replication_recovery'",
]

async function findPrimary(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) {
    const [row] = await node.ask(PRIMARY).catch(() => [])
    const primary = nodes.find(({ port }) => port === Number(row?.['port']))
    if (primary) return primary
  }
  throw new Error('The group has no primary.')
}

const PRIMARY = `SELECT member_port AS port FROM performance_schema.replication_group_members
  WHERE member_role = 'PRIMARY' AND member_state = 'ONLINE'`
