import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { lockDataDir, tryLockDataDir } from '../../process/lock-data-dir.ts'
import type { Start } from '../../process/start.ts'
import type { DatabaseAddresses } from './both-databases.ts'

/** The configured databases; null for the embedded ones. */
export function configuredAddresses({ config }: Pick<Start, 'config'>): DatabaseAddresses | null {
  const { databases } = config
  return databases && { club: { url: databases.club }, volunteer: { url: databases.volunteer } }
}

/** Starts the embedded server; the caller has locked the data directory. */
export async function startEmbedded(start: Start): Promise<DatabaseAddresses> {
  const { config, stops, say, signal } = start
  const { dataDir, cacheDir, embeddedDatabase: source } = config
  if (source === 'off') throw new StartupError('EMBEDDED_DATABASE is off.')

  const { startEmbeddedDatabase } = await loadEmbedded()
  const durability = 'full'
  const options = { dataDir, cacheDir, source, durability, say, signal } as const
  const embedded = await startEmbeddedDatabase(options)
  stops.add('embedded database', () => embedded.stop())
  return toAddresses(embedded.socketPath)
}

/** The databases for a backup: those of a running process, or else started for it alone. */
export async function findAddresses(start: Start): Promise<DatabaseAddresses> {
  const configured = configuredAddresses(start)
  if (configured) return configured

  const { dataDir } = start.config
  await requireTables(dataDir)
  const unlock = await tryLockDataDir(dataDir)
  if (unlock === null) {
    const { findEmbeddedSocket } = await loadEmbedded()
    return toAddresses(await findEmbeddedSocket(dataDir))
  }

  start.stops.add('data directory', unlock)
  return startEmbedded(start)
}

/** The databases for a restore, which no running process may use. */
export async function lockAddresses(start: Start): Promise<DatabaseAddresses> {
  const configured = configuredAddresses(start)
  if (configured) return configured

  start.stops.add('data directory', await lockDataDir(start.config.dataDir))
  return startEmbedded(start)
}

async function requireTables(dataDir: string): Promise<void> {
  await access(join(dataDir, 'mariadb/tables')).catch((cause: unknown) => {
    throw new StartupError(
      `${dataDir} contains no database. Set DATA_DIR as npm start has it, or DATABASE_URL.`,
      { cause },
    )
  })
}

/** Loaded only where it is needed. */
function loadEmbedded() {
  return import('../../../sandbox/embedded-database/embedded-database.ts')
}

function toAddresses(socketPath: string): DatabaseAddresses {
  return {
    club: { socketPath, database: 'clubgate_club' },
    volunteer: { socketPath, database: 'clubgate_volunteer' },
  }
}
