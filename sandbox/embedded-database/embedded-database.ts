import { makeDatabaseHome } from './database-home.ts'
import { initialise } from './initialise.ts'
import { keepRunning } from './supervise-server.ts'
import { findMariaDb, MACHINE_PATHS, type MariaDbSource } from './mariadb-files/find-mariadb.ts'
import type { Durability } from './server-flags.ts'
import { startServer } from './server-process.ts'

export interface EmbeddedDatabase {
  /** Where it listens: user `root`, no password. It stays the same across restarts. */
  socketPath: string
  pid(): number
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /** Its state goes to the folder `mariadb` in here. */
  dataDir: string
  source: MariaDbSource
  /** Where a fetched copy is kept for later starts. */
  cacheDir: string
  /** What a power failure may cost: `relaxed` the last second, `none` all of it; for benches and tests. */
  durability: Durability
  /** Progress, for a person. */
  say: (line: string) => void
  signal?: AbortSignal
  machinePaths?: readonly string[]
}

/**
 * Starts a private MariaDB that ends with this process, however that ends. The caller holds the
 * data directory (`holdDataDir`): a server that is found on it is taken for an orphan and ended.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, durability, say, signal, machinePaths = MACHINE_PATHS } = options
  const home = await makeDatabaseHome(dataDir)
  const mariadb = await findMariaDb({ ...options, machinePaths })
  await initialise(mariadb, home, signal)

  const plan = { mariadb, home, durability }
  const server = await keepRunning({ start: (giveUp) => startServer(plan, giveUp), say, signal })
  return { ...server, socketPath: home.socketPath }
}
