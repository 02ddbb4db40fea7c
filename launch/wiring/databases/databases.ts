import { StartupError } from '../../../platform/config/startup-error.ts'
import {
  type Database,
  type DatabaseAddress,
  type DatabaseContents,
  openDatabase,
} from '../../../subgraphs/foundation/database/database.ts'
import {
  SERVING_SESSIONS,
  type SessionLimits,
} from '../../../subgraphs/foundation/database/session-limits.ts'
import { requireMigrated } from '../../../subgraphs/foundation/migrations/migrate.ts'
import type { Start } from '../../process/start.ts'

/** The database of one subgraph. */
export interface SubgraphDatabase {
  /** Name of the subgraph. */
  name: string
  contents: DatabaseContents
  address: DatabaseAddress
  /** Timeouts of idle sessions; default: those of a process that serves requests. */
  sessions?: SessionLimits | null
}

/** Opens a database, and creates it if it is missing; does not migrate it. */
export function openOrCreate(start: Start, subgraph: SubgraphDatabase): Promise<Database> {
  return open(start, subgraph, 'create')
}

/** Opens a database that must exist and be migrated. */
export async function openMigrated(start: Start, subgraph: SubgraphDatabase): Promise<Database> {
  const database = await open(start, subgraph, 'refuse')
  await requireMigrated(database)
  return database
}

/** Opens a database without a change; null for one that is missing. */
export function openIfExists(start: Start, subgraph: SubgraphDatabase): Promise<Database | null> {
  return open(start, subgraph, 'refuse').catch((error: unknown) => {
    if (error instanceof StartupError && isMissing(error.cause)) return null
    throw error
  })
}

async function open(
  { log, stops }: Start,
  { name, contents, address, sessions = SERVING_SESSIONS }: SubgraphDatabase,
  ifMissing: 'create' | 'refuse',
): Promise<Database> {
  const options = { address, ...contents, ifMissing, sessions, log }
  const database = await openDatabase(options).catch((error: unknown) => {
    throw asStartupError(error, name)
  })
  stops.add('database', () => database.close())
  return database
}

const UNKNOWN_DATABASE = 1049

/** Codes of the operating system, of name servers, of database servers and of the driver. */
const FOREIGN_CODE = /^(E[A-Z]+$|EAI_|ER_|PROTOCOL_|HANDSHAKE_)/

/** An unreachable or refusing server is an operator error, for which a stack is no help. */
function asStartupError(error: unknown, name: string): unknown {
  const { code = '', message } = error as Partial<NodeJS.ErrnoException>
  if (isMissing(error))
    return new StartupError(`The ${name} database does not exist. Run \`npm run migrate\` first.`, {
      cause: error,
    })
  if (!FOREIGN_CODE.test(code)) return error

  // For a host with several addresses, Node throws an AggregateError without a message.
  const variables = `DATABASE_URL or ${name.toUpperCase()}_DATABASE_URL`
  return new StartupError(
    `The ${name} database cannot be opened: ${message || code}\nCheck that its server runs, and ${variables}.`,
    { cause: error },
  )
}

function isMissing(error: unknown): boolean {
  return (error as Partial<NodeJS.ErrnoException> | undefined)?.errno === UNKNOWN_DATABASE
}
