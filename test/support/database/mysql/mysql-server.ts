import { chmod, mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isReady } from '../../../../sandbox/embedded-database/is-ready.ts'
import { runFolderFor, socketIn } from '../../../../sandbox/embedded-database/run-folder.ts'
import { lastLines, runProgram } from '../../../../sandbox/embedded-database/run-program.ts'
import {
  spawnWatched,
  type WatchedProcess,
} from '../../../../sandbox/embedded-database/spawn-watched.ts'
import { findMySql, type MySqlSearch } from './find-mysql.ts'
import { commonFlags, SERVING } from './server-flags.ts'

export interface MySqlServer {
  /** Where it listens: user `root`, no password. */
  socketPath: string
  version: string
  pid(): number
  stop(): Promise<void>
}

export interface MySqlServerOptions extends MySqlSearch {
  /** It works in the folder `mysql` in here, which has to be new. */
  dataDir: string
  /** More flags of mysqld; they win over those here. */
  flags?: readonly string[]
}

const READY_TIMEOUT_MS = 60_000

/** Starts a private MySQL on empty tables, tuned for tests, that ends with this process. */
export async function startMySqlServer(options: MySqlServerOptions): Promise<MySqlServer> {
  const mysql = await findMySql(options)
  await mkdir(join(options.dataDir, 'mysql'), { recursive: true, mode: 0o700 })
  const folder = await realpath(join(options.dataDir, 'mysql'))
  await chmod(folder, 0o700)
  const run = await runFolderFor(folder)
  await mkdir(run, { recursive: true, mode: 0o700 })
  const initialising = mysql.command('sbin/mysqld', [
    ...commonFlags(mysql, folder),
    '--initialize-insecure',
  ])
  await runProgram({ ...initialising, timeoutMs: 120_000, signal: options.signal })

  const pidFile = join(run, 'server.pid')
  const log = join(folder, 'server.log')
  const flags = [
    ...commonFlags(mysql, folder),
    ...SERVING,
    `--tmpdir=${run}`,
    `--socket=${socketIn(run)}`,
    `--pid-file=${pidFile}`,
    ...(options.flags ?? []),
  ]
  const command = mysql.command('sbin/mysqld', flags)
  const server = await spawnWatched({ ...command, environment: {}, folder, log })
  const stop = async () => {
    server.end()
    await server.ended
    await rm(run, { recursive: true, force: true })
  }
  if (await isReadyInTime(server, socketIn(run), pidFile))
    return { socketPath: socketIn(run), version: mysql.version, pid: () => server.pid, stop }

  await stop()
  const printed = await readFile(log, 'utf8').catch(() => '')
  throw new Error(`The private MySQL did not get ready. Its log ends with:\n${lastLines(printed)}`)
}

async function isReadyInTime(server: WatchedProcess, socketPath: string, pidFile: string) {
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!hasEnded && Date.now() < deadline) {
    if (await isReady(socketPath, pidFile)) return true
    await delay(20)
  }
  return false
}
