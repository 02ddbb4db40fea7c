import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toColumns, toMachineFacts } from '../../../../bench/report/columns.ts'
import { makeLog } from '../../../../platform/log.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import {
  type Database,
  type DatabaseContents,
  openDatabase,
} from '../../../../subgraphs/foundation/database/database.ts'
import type { Migration } from '../../../../subgraphs/foundation/migrations/migration.ts'
import { tableOf } from '../../../../subgraphs/foundation/migrations/plan-migrations.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { dropSecondaryIndices, fillTable } from '../../../support/database/fill-table.ts'
import { startServer } from '../../../support/database/start-server.ts'
import { alterBy } from './alter-by.ts'

/**
 * Prints how long each migration takes that alters a table of a million rows, for `secondsPerMillion`. The server
 * is MariaDB, or the make that TEST_DATABASE names.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000)
const PATIENT = { acquireMs: 10_000, statementMs: 600_000, transactionMs: 600_000 }

const folder = await mkdtemp('/tmp/migrations-')
const server = await startServer(join(folder, 'data'))
const measured: string[][] = []
const seen = new Set<string>()
try {
  await measureAll('club', CLUB_DATABASE)
  await measureAll('volunteer', VOLUNTEER_DATABASE)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(toMachineFacts(process.env['TEST_DATABASE'] ?? 'MariaDB'))
console.log(toColumns([['', 'algorithm', 's on a million rows'], ...measured]))

/** Each migration on the tables as those before it leave them. */
async function measureAll(name: string, contents: DatabaseContents): Promise<void> {
  const address = { socketPath: server.socketPath, database: name }
  const opened = await openDatabase({
    ...contents,
    address,
    ifMissing: 'create',
    sessions: null,
    log: makeLog('silent'),
  })
  const database = opened.within(PATIENT)
  for (const Class of contents.migrations) await measure(database, new Class())
  await opened.close()
}

async function measure(database: Database, { name, sql, cost }: Migration): Promise<void> {
  if (cost === null || seen.has(name)) return void (await database.dataSource.query(sql))
  seen.add(name)
  await dropSecondaryIndices(database, tableOf(sql))
  await fillTable(database, tableOf(sql), ROWS)
  const startedAt = performance.now()
  await database.dataSource.query(alterBy(sql, cost.algorithm))
  const seconds = (performance.now() - startedAt) / 1000
  measured.push([name, cost.algorithm, seconds.toFixed(2)])
  console.error(`  ${measured.at(-1)?.join('  ')}`)
}
