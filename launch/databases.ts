import { mkdir } from 'node:fs/promises'
import type { Config } from '../platform/config.ts'
import { newUuid } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { CLUB_ENTITIES } from '../subgraphs/club/club-subgraph.ts'
import { CLUB_MIGRATIONS } from '../subgraphs/club/migrations/club-migrations.ts'
import {
  type Database,
  type DatabaseAddress,
  openDatabase,
} from '../subgraphs/foundation/database.ts'
import { takeLease } from '../subgraphs/foundation/lease.ts'
import { migrate } from '../subgraphs/foundation/migrate.ts'
import { VOLUNTEER_MIGRATIONS } from '../subgraphs/volunteer/migrations/volunteer-migrations.ts'
import { VOLUNTEER_ENTITIES } from '../subgraphs/volunteer/volunteer-subgraph.ts'
import { startEmbeddedDatabase } from './embedded-database/embedded-database.ts'
import { holdDataDir } from './embedded-database/launcher-lock.ts'
import type { StopList } from './stop-list.ts'

export interface Databases {
  club: Database
  volunteer: Database
}

export interface Start {
  config: Config
  log: Log
  stops: StopList
  say: (line: string) => void
  signal: AbortSignal
}

/** Opens both databases for the only process that uses them, and brings them up to date. */
export async function startDatabases(start: Start): Promise<Databases> {
  const { config, stops, signal } = start
  await mkdir(config.dataDir, { recursive: true })
  stops.add('data directory', await holdDataDir(config.dataDir))
  const addresses = config.databases
    ? { club: { url: config.databases.club }, volunteer: { url: config.databases.volunteer } }
    : await startEmbedded(start)
  const [club, volunteer] = await Promise.all([
    open(start, addresses.club, { entities: CLUB_ENTITIES, migrations: CLUB_MIGRATIONS }),
    open(start, addresses.volunteer, {
      entities: VOLUNTEER_ENTITIES,
      migrations: VOLUNTEER_MIGRATIONS,
    }),
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

type Contents = Pick<Parameters<typeof openDatabase>[0], 'entities' | 'migrations'>

async function open(
  { log, stops }: Start,
  address: DatabaseAddress,
  contents: Contents,
): Promise<Database> {
  const database = await openDatabase({ address, ...contents, log })
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
