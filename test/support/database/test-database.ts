import { newUuid } from '../../../platform/ids.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '../../../subgraphs/foundation/database/database.ts'
import { migrate } from '../../../subgraphs/foundation/migrations/migrate.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { testLog } from '../log/test-log.ts'
import { migratedTables } from './migrated-tables.ts'

type Options = Pick<DatabaseOptions, 'onStatement' | 'onCollision' | 'poolSize' | 'sessions'>

/** An empty club database of its own, migrated; `close` drops it. */
export function openClubDatabase(options: Options = {}): Promise<Database> {
  return open('club', { ...CLUB_DATABASE, ...options })
}

/** An empty volunteer database of its own, migrated; `close` drops it. */
export function openVolunteerDatabase(options: Options = {}): Promise<Database> {
  return open('volunteer', { ...VOLUNTEER_DATABASE, ...options })
}

/** Where the server of this run listens. */
export function testSocket(): string {
  const socketPath = process.env['TEST_DATABASE_SOCKET']
  if (!socketPath) throw new Error('The test run has started no database server.')

  return socketPath
}

/** Far above what any statement takes: on a busy machine too, only what hangs runs into it. */
export const BUSY_LIMITS = { acquireMs: 60_000, statementMs: 60_000, transactionMs: 60_000 }

/** Likewise for a transaction that a test keeps open. */
export const BUSY_SESSIONS = {
  idleSeconds: 600,
  idleTransactionSeconds: 600,
  pooledMs: 300_000,
  connectMs: 60_000,
}

/** The number under which a server undoes one of two transactions that wait for each other. */
export const DEADLOCK = 1213

async function open(kind: string, contents: Contents): Promise<Database> {
  const database = await openEmpty(kind, contents)
  await database.dataSource.query(await migratedTables(kind, () => openMigrated(kind, contents)))

  return {
    ...database,
    async close() {
      await database.query(`DROP DATABASE ${database.dataSource.options.database}`)
      await database.close()
    },
  }
}

type Contents = Omit<DatabaseOptions, 'address' | 'log'>

async function openMigrated(kind: string, { entities, migrations }: Contents): Promise<Database> {
  const database = await openEmpty(kind, { entities, migrations })
  await migrate(database, { newId: newUuid, signal: new AbortController().signal })
  return database
}

async function openEmpty(kind: string, contents: Contents): Promise<Database> {
  const name = `${kind}_${newUuid().replaceAll('-', '')}`
  const address = { socketPath: testSocket(), database: name }
  const opened = await openDatabase({
    address,
    log: testLog,
    sessions: BUSY_SESSIONS,
    ...contents,
  })
  return opened.within(BUSY_LIMITS)
}
