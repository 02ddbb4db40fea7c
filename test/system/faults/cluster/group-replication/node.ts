import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../../../../sandbox/embedded-database/run-program.ts'
import type { MySql } from '../../../../support/database/mysql/find-mysql.ts'
import { commonFlags, SERVING } from '../../../../support/database/mysql/server-flags.ts'
import { makeServer, type Server, until } from '../../processes/server.ts'

/** One server of a group. */
export interface Node extends Omit<Server, 'start'> {
  port: number
  serve(): Promise<void>
  /** Makes it a member, and waits until it has what the others have. */
  join(): Promise<void>
}

export interface NodePlan {
  mysql: MySql
  /** Its own, which has to be short: its socket is in there. */
  folder: string
  number: number
  ports: { sql: readonly number[]; group: readonly number[] }
  expelAfterSeconds: number
}

export const GROUP_NAME = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

const PATIENCE_MS = 120_000

/** Tables that know of no transaction yet. */
export async function initialiseNode({ mysql, folder }: NodePlan): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const args = [...commonFlags(mysql, folder), '--initialize-insecure']
  await runProgram({ ...mysql.command('sbin/mysqld', args), timeoutMs: PATIENCE_MS })
  // Copies of these tables are servers of their own.
  await rm(join(folder, 'tables/auto.cnf'))
}

export function makeNode(plan: NodePlan): Node {
  const { mysql, folder, ports, number } = plan
  const socketPath = join(folder, 's')
  const { ask, start, signal, end } = makeServer({
    folder,
    socketPath,
    log: join(folder, 'server.log'),
    environment: {},
    toCommand: (args) => mysql.command('sbin/mysqld', args),
  })
  return {
    port: ports.sql[number] ?? 0,
    ask,
    signal,
    end,
    serve: () => start([...commonFlags(mysql, folder), ...SERVING, ...flagsOf(plan, socketPath)]),
    async join() {
      await ask('START GROUP_REPLICATION')
      await until(async () => (await ask(STATE))[0]?.['state'] === 'ONLINE')
    },
  }
}

const STATE = `SELECT member_state AS state FROM performance_schema.replication_group_members
  WHERE member_id = @@server_uuid`

function flagsOf({ number, ports, expelAfterSeconds }: NodePlan, socketPath: string): string[] {
  const seeds = ports.group.map((port) => `127.0.0.1:${port}`).join(',')
  return [
    `--socket=${socketPath}`,
    `--port=${ports.sql[number]}`,
    `--report-port=${ports.sql[number]}`,
    '--report-host=127.0.0.1',
    '--skip-networking=OFF',
    '--bind-address=127.0.0.1',
    `--server-id=${number + 1}`,
    '--performance-schema=ON',
    '--log-bin=binlog',
    '--gtid-mode=ON',
    '--enforce-gtid-consistency=ON',
    // A test that kills nodes wants each of them to be durable.
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-doublewrite=ON',
    '--plugin-load-add=group_replication.so',
    `--loose-group-replication-group-name=${GROUP_NAME}`,
    '--loose-group-replication-start-on-boot=OFF',
    `--loose-group-replication-local-address=127.0.0.1:${ports.group[number]}`,
    `--loose-group-replication-group-seeds=${seeds}`,
    '--loose-group-replication-ip-allowlist=127.0.0.1/32',
    '--loose-group-replication-recovery-get-public-key=ON',
    `--loose-group-replication-member-weight=${90 - 10 * number}`,
    `--loose-group-replication-member-expel-timeout=${expelAfterSeconds}`,
  ]
}
