import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../../platform/config/startup-error.ts'
import type { DatabaseHome } from './database-home.ts'
import { endServersOn, STOP_TIMEOUT_MS, sendSignal } from './end-servers.ts'
import { isReady } from './is-ready.ts'
import type { MariaDb } from './mariadb-files/find-mariadb.ts'
import { lastLines } from './run-program.ts'
import { type Durability, servingFlags } from './server-flags.ts'
import { spawnWatched } from './spawn-watched.ts'

export interface ServerProcess {
  pid: number
  /** Resolves when the server has ended. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface ServerPlan {
  mariadb: MariaDb
  home: DatabaseHome
  durability: Durability
}

/** Starts a server on existing tables; resolves as soon as it answers queries. */
export async function startServer(plan: ServerPlan, signal?: AbortSignal): Promise<ServerProcess> {
  const { home } = plan
  await endServersOn(home.tables)
  await rm(home.run, { recursive: true, force: true })
  await mkdir(home.run, { mode: 0o700 })

  // Unique per start: a server that reports this pid file cannot be an older one.
  const pidFile = join(home.run, `${randomUUID()}.pid`)
  const server = await spawnServer(plan, pidFile)
  try {
    await waitUntilReady(server, home, pidFile, signal)
    return server
  } catch (fault) {
    await server.stop()
    throw fault
  }
}

async function spawnServer(plan: ServerPlan, pidFile: string): Promise<ServerProcess> {
  const { mariadb, home, durability } = plan
  const { pid, ended, end } = await spawnWatched({
    program: mariadb.program,
    args: servingFlags(mariadb, home, pidFile, durability),
    environment: mariadb.environment,
    folder: home.folder,
    log: home.log,
  })
  return { pid, ended, stop: () => stopServer({ pid, ended, end, home }) }
}

async function waitUntilReady(
  server: ServerProcess,
  home: DatabaseHome,
  pidFile: string,
  signal?: AbortSignal,
): Promise<void> {
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!(await isReady(home.socketPath, pidFile))) {
    signal?.throwIfAborted()
    if (hasEnded) throw await toFault('ended before it was ready', home)
    if (Date.now() > deadline) throw await toFault('did not get ready in time', home)
    await delay(20)
  }
}

/** Includes crash recovery, which runs before the server is ready. */
const READY_TIMEOUT_MS = 120_000

async function toFault(what: string, home: DatabaseHome): Promise<Error> {
  const log = await readFile(home.log, 'utf8').catch(() => '')
  return new StartupError(
    `The private MariaDB ${what}. Its log ${home.log} ends with:\n${lastLines(log)}`,
  )
}

interface RunningServer {
  pid: number
  ended: Promise<void>
  end: () => void
  home: DatabaseHome
}

async function stopServer({ pid, ended, end, home }: RunningServer): Promise<void> {
  end()
  const timer = setTimeout(() => sendSignal(pid, 'SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
  // A kill of the watchdog alone leaves the server running.
  await endServersOn(home.tables)
  await rm(home.run, { recursive: true, force: true })
}
