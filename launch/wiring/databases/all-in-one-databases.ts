import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { lockDataDir } from '../../process/lock-data-dir.ts'
import type { Start } from '../../process/start.ts'
import { type DatabaseAddresses, type Databases, migrateBoth, openBoth } from './both-databases.ts'
import { refuseSecondInstance } from './second-instance.ts'

/** Opens and migrates both databases for the only process that uses them. */
export async function openOwnDatabases(start: Start): Promise<Databases> {
  const { config, stops } = start
  await makeFolder(config.dataDir)
  stops.add('data directory', await lockDataDir(config.dataDir))
  const given = config.databases
  const databases = await openBoth(start, given ? toAddresses(given) : await startEmbedded(start))
  // The lock of the data directory excludes other processes.
  if (given) await refuseSecondInstance(start, databases.club)
  await migrateBoth(start, databases)
  return databases
}

function toAddresses({ club, volunteer }: { club: string; volunteer: string }): DatabaseAddresses {
  return { club: { url: club }, volunteer: { url: volunteer } }
}

async function startEmbedded({ config, stops, say, signal }: Start): Promise<DatabaseAddresses> {
  const { dataDir, cacheDir, embeddedDatabase: source } = config
  if (source === 'off') throw new StartupError('EMBEDDED_DATABASE is off.')

  const { startEmbeddedDatabase } = await import(
    '../../../sandbox/embedded-database/embedded-database.ts'
  )
  const embedded = await startEmbeddedDatabase({
    dataDir,
    cacheDir,
    source,
    durability: 'full',
    say,
    signal,
  })
  stops.add('embedded database', () => embedded.stop())
  const { socketPath } = embedded
  return {
    club: { socketPath, database: 'clubgate_club' },
    volunteer: { socketPath, database: 'clubgate_volunteer' },
  }
}
