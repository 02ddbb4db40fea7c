import { makeDatabaseHome } from './database-home.ts'
import { initialise } from './initialise.ts'
import { findMariaDb, MACHINE_PATHS, type MariaDbSource } from './mariadb-files/find-mariadb.ts'
import type { Durability } from './server-flags.ts'
import { startServer } from './server-process.ts'
import { superviseServer } from './supervise-server.ts'

export interface EmbeddedDatabase {
  /** Socket of the server (user `root`, no password); stable across restarts. */
  socketPath: string
  pid(): number
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /** Parent of the folder `mariadb`, which has its state. */
  dataDir: string
  source: MariaDbSource
  /** Cache of downloaded copies. */
  cacheDir: string
  /** Possible loss at a power failure: the last second (`relaxed`), or everything (`none`, for benches and tests). */
  durability: Durability
  /** Prints progress. */
  say: (line: string) => void
  signal?: AbortSignal
  machinePaths?: readonly string[]
}

/**
 * Starts a private MariaDB that ends with this process, even after a SIGKILL. The caller locks the
 * data directory (`lockDataDir`): a server that already runs on it is an orphan and is terminated.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, durability, say, signal, machinePaths = MACHINE_PATHS } = options
  const home = await makeDatabaseHome(dataDir)
  const mariadb = await findMariaDb({ ...options, machinePaths })
  await initialise(mariadb, home, signal)

  const plan = { mariadb, home, durability }
  const server = await superviseServer({
    start: (giveUp) => startServer(plan, giveUp),
    say,
    signal,
  })
  return { ...server, socketPath: home.socketPath }
}

/** Socket of the server that another process runs on the data directory. */
export async function findEmbeddedSocket(dataDir: string): Promise<string> {
  return (await makeDatabaseHome(dataDir)).socketPath
}
