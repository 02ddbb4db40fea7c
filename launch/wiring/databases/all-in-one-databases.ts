import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { lockDataDir } from '../../process/lock-data-dir.ts'
import type { Start } from '../../process/start.ts'
import { type Databases, migrateBoth, openBoth } from './both-databases.ts'
import { configuredAddresses, startEmbedded } from './embedded-addresses.ts'
import { refuseSecondInstance } from './second-instance.ts'

/** Opens and migrates both databases for the only process that uses them. */
export async function openOwnDatabases(start: Start): Promise<Databases> {
  const { config, stops } = start
  await makeFolder(config.dataDir)
  stops.add('data directory', await lockDataDir(config.dataDir))
  const configured = configuredAddresses(start)
  const databases = await openBoth(start, configured ?? (await startEmbedded(start)))
  // The lock of the data directory excludes other processes.
  if (configured) await refuseSecondInstance(start, databases.club)
  await migrateBoth(start, databases)
  return databases
}
