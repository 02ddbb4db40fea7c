import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { initialise } from '../../../../../sandbox/embedded-database/initialise.ts'
import { commonFlags } from '../../../../../sandbox/embedded-database/server-flags.ts'
import { makeServer, type Server, until } from '../../processes/server.ts'
import type { Galera } from './find-galera.ts'

/** One server of a cluster. */
export interface Node extends Omit<Server, 'start'> {
  name: string
  port: number
  tables: string
  /** Makes tables of its own; others get them from it. */
  initialise(): Promise<void>
  /** Begins a cluster, as the only one that is there. */
  bootstrap(): Promise<void>
  /** Becomes a member; one without tables gets all of a donor's first. */
  join(): Promise<void>
  readLog(): Promise<string>
}

export interface NodePlan {
  galera: Galera
  /** Its own, which has to be short: its socket is in there. */
  folder: string
  number: number
  ports: Ports
}

export interface Ports {
  sql: readonly number[]
  group: readonly number[]
  /** For the writesets that one missed while it was away. */
  missed: readonly number[]
  /** For the whole of a donor's tables. */
  state: readonly number[]
}

const nameOf = (number: number) => `n${number}`

export function makeNode(plan: NodePlan): Node {
  const { galera, folder, number, ports } = plan
  const { mariadb, environment } = galera
  const log = join(folder, 'server.log')
  const home = {
    folder,
    tables: join(folder, 'tables'),
    run: join(folder, 'run'),
    socketPath: join(folder, 's'),
    log,
  }
  const file = join(folder, 'my.cnf')
  const { ask, start, signal, end } = makeServer({
    folder,
    socketPath: home.socketPath,
    log,
    environment,
    toCommand: (args) => ({ program: mariadb.program, args: [`--defaults-file=${file}`, ...args] }),
  })
  const serve = async (args: readonly string[]) => {
    await mkdir(home.tables, { recursive: true, mode: 0o700 })
    await writeFile(file, toFile(plan, home))
    await start(args)
    await until(isSynced)
  }
  const isSynced = async () => (await ask(STATE))[0]?.['Value'] === 'Synced'
  return {
    name: nameOf(number),
    port: ports.sql[number] ?? 0,
    ask,
    signal,
    end,
    tables: home.tables,
    readLog: () => readFile(log, 'utf8'),
    async initialise() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await initialise(mariadb, home)
    },
    bootstrap: () => serve(['--wsrep-new-cluster']),
    join: () => serve([]),
  }
}

const STATE = "SHOW GLOBAL STATUS LIKE 'wsrep_local_state_comment'"

/** In a file, because the script of the transfer hands flags of a command line on to where they are refused. */
function toFile(plan: NodePlan, home: { tables: string; socketPath: string }): string {
  const { mariadb } = plan.galera
  const flags = [
    ...commonFlags(mariadb, home.tables).slice(1),
    `--socket=${home.socketPath}`,
    `--plugin-dir=${join(mariadb.baseDir, 'lib/mysql/plugin')}`,
    `--pid-file=${join(plan.folder, 'pid')}`,
    ...SERVING,
    ...clusterFlags(plan),
  ]
  return ['[mysqld]', ...flags.map((flag) => flag.replace(/^--/, '')), ''].join('\n')
}

const SERVING = [
  '--skip-name-resolve',
  '--bind-address=127.0.0.1',
  '--performance-schema=OFF',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--default-time-zone=+00:00',
  '--transaction-isolation=READ-COMMITTED',
  '--max-connections=200',
  '--binlog-format=ROW',
  '--innodb-autoinc-lock-mode=2',
  // A test that kills nodes wants each of them to be durable.
  '--innodb-flush-log-at-trx-commit=1',
]

/** Without a sign of life, of which three must fit; 5 is the default. The cluster stands still for as long. */
const SUSPECTED_AFTER_S = 2

function clusterFlags({ galera, number, ports }: NodePlan): string[] {
  const members = ports.group.map((port) => `127.0.0.1:${port}`).join(',')
  const options = [
    `gmcast.listen_addr=tcp://127.0.0.1:${ports.group[number]}`,
    `ist.recv_addr=127.0.0.1:${ports.missed[number]}`,
    'evs.keepalive_period=PT0.5S',
    `evs.suspect_timeout=PT${SUSPECTED_AFTER_S}S`,
    'gcache.size=64M',
  ]
  return [
    `--port=${ports.sql[number]}`,
    '--wsrep-on=ON',
    `--wsrep-provider=${galera.provider}`,
    `--wsrep-provider-options=${options.join(';')}`,
    '--wsrep-cluster-name=clubgate',
    `--wsrep-cluster-address=gcomm://${members}`,
    `--wsrep-node-name=${nameOf(number)}`,
    `--wsrep-node-address=127.0.0.1:${ports.group[number]}`,
    `--wsrep-node-incoming-address=127.0.0.1:${ports.sql[number]}`,
    '--wsrep-sst-method=mariabackup',
    '--wsrep-sst-auth=root:',
    `--wsrep-sst-receive-address=127.0.0.1:${ports.state[number]}`,
  ]
}
