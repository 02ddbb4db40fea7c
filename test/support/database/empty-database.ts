import { newUuid } from '../../../platform/ids.ts'
import { makeLog } from '../../../platform/log.ts'
import {
  type Database,
  type DatabaseAddress,
  type DatabaseOptions,
  openDatabase,
} from '../../../subgraphs/foundation/database/database.ts'
import { BUSY_LIMITS, BUSY_SESSIONS, testSocket } from './test-database.ts'

type Contents = Partial<Omit<DatabaseOptions, 'address'>>

export function newAddress(): DatabaseAddress & { database: string } {
  return { socketPath: testSocket(), database: `empty_${newUuid().replaceAll('-', '')}` }
}

/** A database without tables, or another pool on one that is named; `close` drops it. */
export async function openEmptyDatabase(
  contents: Contents = {},
  address: DatabaseAddress = newAddress(),
): Promise<Database> {
  const log = makeLog('silent')
  const opened = await openDatabase({
    address,
    entities: [],
    migrations: [],
    log,
    sessions: BUSY_SESSIONS,
    ...contents,
  })
  const database = opened.within(BUSY_LIMITS)
  return {
    ...database,
    async close() {
      const [row] = await database.query<{ name: string }[]>('SELECT database() AS name')
      await database.query(`DROP DATABASE IF EXISTS ${row?.name}`)
      await database.close()
    },
  }
}
