import { CLUB_DATABASE } from '../subgraphs/club/club-database.ts'
import {
  readBackup,
  requireBackupKeys,
  requireKnownMigrations,
} from '../subgraphs/foundation/backup/read-backup.ts'
import { countRows, restoreDatabases } from '../subgraphs/foundation/backup/restore-databases.ts'
import { UNLIMITED_SESSIONS } from '../subgraphs/foundation/database/session-limits.ts'
import { VOLUNTEER_DATABASE } from '../subgraphs/volunteer/volunteer-database.ts'
import { runTask } from './process/run-process.ts'
import { readFolder } from './process/words.ts'
import { migrateBoth, openBoth } from './wiring/databases/both-databases.ts'
import { readDataFiles } from './wiring/databases/data-files.ts'
import { lockAddresses } from './wiring/databases/embedded-addresses.ts'

await runTask('restore', async (start) => {
  const { config, say, signal } = start
  const folder = readFolder('restore', process.argv.slice(2))
  const manifest = await readBackup(folder)
  requireKnownMigrations(manifest, { club: CLUB_DATABASE, volunteer: VOLUNTEER_DATABASE })
  const files = await readDataFiles(config, folder, manifest)
  requireBackupKeys(manifest, files.secretKeys)

  const addresses = await lockAddresses(start)
  const databases = await openBoth(start, addresses, UNLIMITED_SESSIONS)
  say(`Restoring both databases as of ${manifest.takenAt} …`)
  const remedy = config.databases
    ? 'Drop both databases, and restore again.'
    : `Remove ${config.dataDir}/mariadb, and restore again.`
  await restoreDatabases({
    folder,
    manifest,
    databases,
    addresses,
    remedy,
    onLoaded: () => files.write(),
    signal,
  })
  await migrateBoth(start, databases)
  const rows = countRows(manifest, 'club') + countRows(manifest, 'volunteer')
  say(`Both databases have their ${rows} rows again.`)
})
