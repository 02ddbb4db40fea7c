import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toColumns, toMachineFacts } from '../../../../bench/report/columns.ts'
import { answerHelp } from '../../../../build/answer-help.ts'
import { makeLog } from '../../../../platform/log.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { type Database, openDatabase } from '../../../../subgraphs/foundation/database/database.ts'
import type { Migration } from '../../../../subgraphs/foundation/migrations/migration.ts'
import { tableOfMigration } from '../../../../subgraphs/foundation/migrations/plan-migrations.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { startServer } from '../../../support/database/start-server.ts'
import { alterBy } from './alter-by.ts'
import { dropSecondaryIndices, fillTable } from './fill-table.ts'

answerHelp(`Usage: npm run measure:migrations -- [ROWS] [TABLE]
  ROWS   of each table that is altered; a million where it is absent
  TABLE  the only one that is measured`)

/**
 * Prints the processor time that each migration takes which alters a table, for `secondsPerMillion`: of a million rows, or as many
 * as the first argument says. The server is MariaDB, or the make that TEST_DATABASE names.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000)
/** The table that is measured alone; all of them without it. */
const TABLE = process.argv[3] ?? ''
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
console.log(toColumns([['', 'algorithm', 'rows', 'seconds of a core'], ...measured]))

type MeasuredContents = typeof CLUB_DATABASE | typeof VOLUNTEER_DATABASE

/** Each migration on the tables as those before it leave them. */
async function measureAll(name: string, contents: MeasuredContents): Promise<void> {
  const address = { socketPath: server.socketPath, database: name }
  const opened = await openDatabase({
    ...contents,
    address,
    ifMissing: 'create',
    sessions: null,
    log: makeLog('silent'),
  })
  const database = opened.within(PATIENT)
  const migrations = contents.migrations.map((Class) => new Class())
  const dropped = migrations.map(({ sql }) => /\bDROP INDEX (\w+)/.exec(sql)?.[1] ?? '')
  for (const migration of migrations) await measure(database, migration, new Set(dropped))
  await opened.close()
}

async function measure(
  database: Database,
  { name, sql, cost }: Migration,
  droppedIndices: ReadonlySet<string>,
): Promise<void> {
  if (cost === null || seen.has(name) || !tableOfMigration(sql).startsWith(TABLE))
    return void (await database.dataSource.query(sql))
  seen.add(name)
  // INSTANT changes no row.
  const rows = cost.algorithm === 'INSTANT' ? ROWS / 100 : ROWS
  await database.dataSource.query(`TRUNCATE TABLE ${tableOfMigration(sql)}`)
  await dropSecondaryIndices(database, tableOfMigration(sql), droppedIndices)
  const [, empty = null] = /^UPDATE \w+ SET (\w+)/.exec(sql) ?? []
  await fillTable(database, tableOfMigration(sql), { rows, empty })
  const before = readProcessorSeconds(server.pid())
  await database.dataSource.query(alterBy(sql, cost.algorithm))
  const seconds = readProcessorSeconds(server.pid()) - before
  measured.push([name, cost.algorithm, String(rows), seconds.toFixed(3)])
  console.error(`  ${measured.at(-1)?.join('  ')}`)
}

/** Of all threads; other work of the machine does not lengthen it. */
function readProcessorSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}
