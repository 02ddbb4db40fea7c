import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../../../platform/config/config.ts'
import { makeDatabaseHome } from '../../../../sandbox/embedded-database/database-home.ts'
import { initialise } from '../../../../sandbox/embedded-database/initialise.ts'
import {
  findMariaDb,
  MACHINE_PATHS,
} from '../../../../sandbox/embedded-database/mariadb-files/find-mariadb.ts'
import { servingFlags } from '../../../../sandbox/embedded-database/server-flags.ts'
import { startMySqlServer } from '../../../support/database/mysql/mysql-server.ts'
import { makeServer } from '../../faults/processes/server.ts'

export interface LoggedServer {
  socketPath: string
  /** Folder of its binary logs, which are named `binlog.NUMBER`. */
  logs: string
  stop(): Promise<void>
}

const FLAGS = ['--log-bin=binlog', '--server-id=1', '--binlog-format=ROW']
const OF_GTIDS = ['--gtid-mode=ON', '--enforce-gtid-consistency=ON']

/** A server of the make that TEST_DATABASE names, with a binary log. */
export async function startLoggedServer(dataDir: string): Promise<LoggedServer> {
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  if (process.env['TEST_DATABASE'] === 'mysql') {
    const flags = [...FLAGS, ...OF_GTIDS]
    const server = await startMySqlServer({ dataDir, cacheDir, say, flags })
    return { ...server, logs: join(dataDir, 'mysql/tables') }
  }
  const search = { cacheDir, say, source: 'fetch', machinePaths: MACHINE_PATHS } as const
  const [mariadb, home] = [await findMariaDb(search), await makeDatabaseHome(dataDir)]
  await initialise(mariadb, home)
  await mkdir(home.run, { recursive: true, mode: 0o700 })
  const { program, environment } = mariadb
  const toCommand = (args: readonly string[]) => ({ program, args })
  const server = makeServer({ ...home, environment, toCommand })
  await server.start([...servingFlags(mariadb, home, join(home.run, 'pid'), 'none'), ...FLAGS])
  return { socketPath: home.socketPath, logs: home.tables, stop: () => server.end() }
}
