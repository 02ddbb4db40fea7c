import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { misleadStatistics } from '../../../test/support/database/many-rows.ts'
import { median } from '../../measuring/statistics.ts'
import { toColumns } from '../../report/columns.ts'
import type { DatabaseMake } from '../../sides/start-sides.ts'
import { watchExaminedRows } from './count-examined.ts'
import { type Measured, measureReads } from './measure-reads.ts'
import type { PortalRead } from './portal-reads.ts'
import { startFilledPortal } from './start-filled-portal.ts'

export interface PortalReadsPlan {
  make: DatabaseMake
  /** Rows of each table that grows. */
  rows: number
  /** Of each read. */
  rounds: number
  only: readonly string[] | null
  signal: AbortSignal
}

const COLUMNS = ['read', 'rows examined', 'with wrong statistics', 'median ms', 'least ms']

/** Each query of the portal, on tables of many rows, most of which belong to one club. */
export async function benchPortalReads(
  stack: AsyncDisposableStack,
  { only, rounds, ...start }: PortalReadsPlan,
): Promise<string> {
  const { signal } = start
  const { databases, reads, owner, admin, socketPath } = await startFilledPortal(stack, start)
  const examined = await watchExaminedRows(socketPath)
  stack.defer(() => examined.close())
  const asked = reads.filter(({ name }) => only === null || only.includes(name))
  const measureAll = () => measureReads(asked, { owner, admin, examined, rounds, signal })
  for (const database of databases) await analyse(database)
  const right = await measureAll()
  for (const database of databases) await misleadStatistics(database)
  const wrong = await measureAll()
  return toColumns([COLUMNS, ...asked.map((read, at) => toRow(read, right[at], wrong[at]))])
}

/** Lets the server count its rows anew. */
export async function analyse(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  await database.query(`ANALYZE TABLE ${tables.map(({ name }) => name).join(', ')}`)
}

function toRow(
  { name, of }: PortalRead,
  right: Measured | null = null,
  wrong: Measured | null = null,
): string[] {
  const times = right === null ? [] : [median(right.durationsMs), Math.min(...right.durationsMs)]
  return [
    of === '' ? name : `${name}, ${of}`,
    ...[right, wrong].map((measured) => measured?.rows.toLocaleString('en') ?? 'refused'),
    ...times.map((ms) => ms.toFixed(1)),
  ]
}
