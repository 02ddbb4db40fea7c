import { mkdir } from 'node:fs/promises'
import { newUuid } from '../platform/ids.ts'
import { startEmbeddedDatabase } from '../sandbox/embedded-database/embedded-database.ts'
import { holdDataDir } from '../sandbox/embedded-database/launcher-lock.ts'
import { CLUB_ENTITIES } from '../subgraphs/club/club-subgraph.ts'
import { CLUB_MIGRATIONS } from '../subgraphs/club/migrations/club-migrations.ts'
import {
  type Database,
  type DatabaseAddress,
  openDatabase,
} from '../subgraphs/foundation/database.ts'
import { takeLease } from '../subgraphs/foundation/lease.ts'
import { migrate, requireMigrated } from '../subgraphs/foundation/migrate.ts'
import { VOLUNTEER_MIGRATIONS } from '../subgraphs/volunteer/migrations/volunteer-migrations.ts'
import { VOLUNTEER_ENTITIES } from '../subgraphs/volunteer/volunteer-subgraph.ts'
import type { Start } from './start.ts'

export interface Databases {
  club: Database
  volunteer: Database
}

/** What a database of each subgraph holds. */
const CONTENTS = {
  club: { entities: CLUB_ENTITIES, migrations: CLUB_MIGRATIONS },
  volunteer: { entities: VOLUNTEER_ENTITIES, migrations: VOLUNTEER_MIGRATIONS },
}

export type SubgraphName = keyof typeof CONTENTS

/** Opens both databases for the only process that uses them, and brings them up to date. */
export async function startDatabases(start: Start): Promise<Databases> {
  const { config, stops, signal } = start
  await mkdir(config.dataDir, { recursive: true })
  stops.add('data directory', await holdDataDir(config.dataDir))
  const addresses = config.databases
    ? { club: { url: config.databases.club }, volunteer: { url: config.databases.volunteer } }
    : await startEmbedded(start)
  const [club, volunteer] = await Promise.all([
    open(start, 'club', addresses.club, 'create'),
    open(start, 'volunteer', addresses.volunteer, 'create'),
  ])
  if (config.databases) await beTheOnlyOne(start, club)
  await Promise.all([migrate(club, newUuid, signal), migrate(volunteer, newUuid, signal)])

  return { club, volunteer }
}

async function startEmbedded({ config, stops, say, signal }: Start) {
  if (config.embeddedDatabase === 'off') throw new Error('EMBEDDED_DATABASE is off.')

  const { dataDir, cacheDir, embeddedDatabase: source } = config
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

/** Opens both databases at these addresses, making and migrating them. */
export async function migrateDatabases(
  start: Start,
  { clubDatabase, volunteerDatabase }: { clubDatabase: string; volunteerDatabase: string },
): Promise<Databases> {
  const [club, volunteer] = await Promise.all([
    open(start, 'club', { url: clubDatabase }, 'create'),
    open(start, 'volunteer', { url: volunteerDatabase }, 'create'),
  ])
  const { signal } = start
  await Promise.all([migrate(club, newUuid, signal), migrate(volunteer, newUuid, signal)])
  return { club, volunteer }
}

const UNKNOWN_DATABASE = 1049

/** Opens the database of one subgraph for one of several processes; none of them migrates it. */
export async function openMigrated(
  start: Start,
  name: SubgraphName,
  url: string,
): Promise<Database> {
  const database = await open(start, name, { url }, 'refuse').catch((error: unknown) => {
    if ((error as { errno?: number }).errno !== UNKNOWN_DATABASE) throw error
    throw new Error(`The ${name} database does not exist. Run \`npm run migrate\` first.`)
  })
  await requireMigrated(database)
  return database
}

async function open(
  { log, stops }: Start,
  name: SubgraphName,
  address: DatabaseAddress,
  ifMissing: 'create' | 'refuse',
): Promise<Database> {
  const database = await openDatabase({ address, ...CONTENTS[name], ifMissing, log })
  stops.add('database', () => database.close())
  return database
}

const LEASE_MS = 10_000

/**
 * Refuses to run beside another instance, whose wake-ups and caches would not be shared. An
 * instance that was killed is waited for until its lease has run out.
 */
async function beTheOnlyOne({ log, stops, say, signal }: Start, club: Database): Promise<void> {
  const patience = AbortSignal.timeout(LEASE_MS + 2_000)
  const lease = await takeLease(club, {
    name: 'all-in-one',
    durationMs: LEASE_MS,
    newId: newUuid,
    signal: AbortSignal.any([signal, patience]),
    onWait: (holder) => say(`Waiting for the instance ${holder} to leave this database …`),
    onLost: (err) => log.error({ err }, 'the lease on the database could not be renewed'),
  }).catch((error: unknown) => {
    throw patience.aborted
      ? new Error('Another instance runs on this database. Stop it, or use another DATABASE_URL.')
      : error
  })
  stops.add('lease', () => lease.release())
}
