import { join } from 'node:path'
import type { Connection, ResultSetHeader } from 'mysql2'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Database } from '../database/database.ts'
import { type Lease, takeLease } from '../jobs/named-lease.ts'
import { openConnection, sendQuery } from './backup-connection.ts'
import { HISTORY } from './dump-database.ts'
import { type BackupManifest, PRODUCTS } from './manifest.ts'
import type { Addresses } from './open-snapshot.ts'
import { toOperatorError } from './operator-errors.ts'
import { readStatements } from './read-statements.ts'

export interface RestoreRequest {
  folder: string
  manifest: BackupManifest
  databases: Readonly<Record<(typeof PRODUCTS)[number], Database>>
  addresses: Addresses
  /** How the operator empties the databases. */
  remedy: string
  /** Called before the databases become usable. */
  onLoaded: () => Promise<void>
  signal: AbortSignal
}

const LEASE_MS = 30_000

/**
 * Fills both databases, which must be empty. Their records of migrations come last: the product refuses a database
 * whose restore was interrupted.
 */
export async function restoreDatabases(request: RestoreRequest): Promise<void> {
  const { databases, remedy, signal } = request
  const leases: Lease[] = []
  try {
    // Before the leases, too: that of a killed process lasts half a minute.
    for (const product of PRODUCTS) await requireEmpty(databases[product], remedy)
    for (const product of PRODUCTS) {
      const database = databases[product]
      // A second restore waits, and so does `migrate`.
      const lease = { name: 'migrations', durationMs: LEASE_MS, newId: newUuid, signal }
      leases.push(await takeLease(database, lease))
      await requireEmpty(database, remedy)
      requireServer(database, request.manifest)
    }
    await load(request).catch((error: unknown) => {
      throw toOperatorError(
        error,
        `The databases are incomplete, and no process starts on them. ${remedy}`,
      )
    })
  } finally {
    for (const lease of leases) await lease.release()
  }
}

async function requireEmpty(database: Database, remedy: string): Promise<void> {
  const tables = await database.query(
    `SELECT table_name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_name <> 'leases'`,
  )
  if (tables.length === 0) return

  throw new StartupError(
    `The database ${database.dataSource.options.database} is not empty: it contains ${tables.length} tables. ${remedy}`,
  )
}

function requireServer({ dataSource }: Database, { server }: BackupManifest): void {
  if (dataSource.options.type === server) return

  throw new StartupError(
    `The backup is of a ${server} server, and this is a ${dataSource.options.type} server, whose tables have other definitions.`,
  )
}

async function load({ folder, manifest, addresses, onLoaded, signal }: RestoreRequest) {
  const connections: Connection[] = []
  const onAbort = () => {
    for (const connection of connections) connection.destroy()
  }
  signal.addEventListener('abort', onAbort)
  try {
    const loads = []
    for (const product of PRODUCTS) {
      const connection = await openConnection(addresses[product])
      connections.push(connection)
      loads.push(loadDatabase(connection, join(folder, `${product}.sql.gz`)))
    }
    signal.throwIfAborted()
    await Promise.all(loads.map((one) => one.next()))
    await onLoaded()
    const ended = await Promise.all(loads.map((one) => one.next()))
    for (const [index, product] of PRODUCTS.entries())
      requireRows(product, Number(ended[index]?.value), manifest)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', onAbort)
    onAbort()
  }
}

/** Yields once, before the records of migrations; returns the number of rows. */
async function* loadDatabase(connection: Connection, path: string) {
  let rows = 0
  for await (const statement of readStatements(path)) {
    if (statement.startsWith(`CREATE TABLE \`${HISTORY}\``)) yield
    const { affectedRows } = await sendQuery<ResultSetHeader>(connection, statement)
    rows += affectedRows
  }
  return rows
}

function requireRows(
  product: (typeof PRODUCTS)[number],
  rows: number,
  manifest: BackupManifest,
): void {
  const expected = countRows(manifest, product)
  if (rows !== expected)
    throw new Error(`The ${product} database has ${rows} rows of ${expected} after the restore.`)
}

export function countRows(
  { databases }: Pick<BackupManifest, 'databases'>,
  product: (typeof PRODUCTS)[number],
): number {
  return Object.values(databases[product].tables).reduce((sum, count) => sum + count, 0)
}
