import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, DatabaseAddress } from '../../../subgraphs/foundation/database/database.ts'
import { newAddress, openEmptyDatabase } from './empty-database.ts'

export type Side = 'club' | 'volunteer'

type Contents = Parameters<typeof openEmptyDatabase>[0]

/** A database as the last migration before 1.0 left it, with its records; `close` drops it. */
export async function openFormerDatabase(
  side: Side,
  contents: Contents,
  address: DatabaseAddress = newAddress(),
): Promise<Database> {
  const database = await openEmptyDatabase(contents, address)
  await database.dataSource.query(readFormerSql(side, database.dataSource.options.type))
  return database
}

function readFormerSql(side: Side, server: string): string {
  return readFileSync(join(import.meta.dirname, `former/${side}.${server}.sql`), 'utf8')
}
