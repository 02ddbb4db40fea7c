import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_DATABASE as CLUB } from '../../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { FOUNDATION_MIGRATIONS } from '../../../../subgraphs/foundation/migrations/foundation-migrations.ts'
import { migrate } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { migration } from '../../../../subgraphs/foundation/migrations/migration.ts'
import { VOLUNTEER_DATABASE as VOLUNTEER } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { addAnyRows } from '../../../support/database/any-rows.ts'
import {
  checksumsOf,
  describeSchema,
  tableNamesOf,
} from '../../../support/database/describe-schema.ts'
import { newAddress, openEmptyDatabase } from '../../../support/database/empty-database.ts'

/** The tables of the foundation, `webhook_deliveries` among them. */
const FOUNDATION_COUNT = FOUNDATION_MIGRATIONS.length + 1

const run = (database: Database) =>
  migrate(database, { newId: newUuid, signal: new AbortController().signal })

async function appliedIn(database: Database): Promise<unknown[]> {
  const rows = await database.query('SELECT timestamp FROM schema_migrations ORDER BY id')
  return rows.map((row) => Number(row['timestamp']))
}

/** What TypeORM would still change to make the tables those of the entities. */
async function driftOf(database: Database): Promise<string[]> {
  const drift = await database.dataSource.driver.createSchemaBuilder().log()
  return drift.upQueries.map(({ query }) => query)
}

describe('the migrations', () => {
  test.each([
    ['club', CLUB],
    ['volunteer', VOLUNTEER],
  ])('of the %s database make exactly the tables of its entities', async (_name, contents) => {
    const database = await openEmptyDatabase(contents)
    expect(await driftOf(database)).not.toEqual([])
    await run(database)
    expect(await driftOf(database)).toEqual([])
    await database.close()
  })

  test('run once when two processes start together', async () => {
    const address = newAddress()
    const [one, other] = [
      await openEmptyDatabase(CLUB, address),
      await openEmptyDatabase(CLUB, address),
    ]
    await Promise.all([run(one), run(other)])
    expect(await appliedIn(one)).toHaveLength(CLUB.migrations.length)
    expect(await one.query('SELECT 1 FROM leases')).toEqual([])
    await other.dataSource.destroy()
    await one.close()
  })

  test('are returned by name after they ran, and none if all had run', async () => {
    const database = await openEmptyDatabase(CLUB)
    expect(await run(database)).toHaveLength(CLUB.migrations.length)
    expect(await run(database)).toEqual([])
    await database.close()
  })

  test("report the process that they wait for, and how long a killed process's lease lasts", async () => {
    const database = await openEmptyDatabase(CLUB)
    await run(database)
    await database.query(
      "INSERT INTO leases VALUES ('migrations', 'killed:1', utc_timestamp(3) + INTERVAL 1 SECOND)",
    )
    const waits: { holder: string; secondsLeft: number }[] = []
    const signal = new AbortController().signal
    await migrate(database, { newId: newUuid, signal, onWait: (wait) => void waits.push(wait) })
    expect(waits).toEqual([{ holder: 'killed:1', secondsLeft: 1 }])
    await database.close()
  })

  test('do nothing the second time', async () => {
    const statements: string[] = []
    const onStatement = (sql: string) => void statements.push(sql)
    const database = await openEmptyDatabase({ ...CLUB, onStatement })
    await run(database)
    statements.length = 0
    await run(database)
    const written = statements.filter((sql) => /^(CREATE|ALTER|DROP)/.test(sql))
    expect(written).toEqual([expect.stringMatching(/^CREATE TABLE IF NOT EXISTS leases/)])
    await database.close()
  })

  test('resume after a crash between a statement and its record', async () => {
    const address = newAddress()
    let records = 0
    const dying = await openEmptyDatabase(
      {
        ...CLUB,
        onStatement(sql) {
          if (/^INSERT INTO .*schema_migrations/.test(sql) && ++records === FOUNDATION_COUNT + 1)
            throw new Error('The process died.')
        },
      },
      address,
    )
    await expect(run(dying)).rejects.toThrow('The process died.')
    expect(await appliedIn(dying)).toHaveLength(FOUNDATION_COUNT)
    expect(await dying.query("SHOW TABLES LIKE 'organizations'")).toHaveLength(1)

    const next = await openEmptyDatabase(CLUB, address)
    await run(next)
    expect(await appliedIn(next)).toHaveLength(CLUB.migrations.length)
    expect(await driftOf(next)).toEqual([])
    await next.dataSource.destroy()
    await dying.close()
  })

  test.each([
    ['club', CLUB],
    ['volunteer', VOLUNTEER],
  ])('of the %s database can be repeated without a change', async (_side, contents) => {
    const database = await openEmptyDatabase(contents)
    await run(database)
    const bookkeeping = ['leases', 'schema_migrations']
    const tables = (await tableNamesOf(database)).filter((name) => !bookkeeping.includes(name))
    for (const table of tables) await addAnyRows(database, table)
    // Derived from its number in every row that the product writes.
    if (tables.includes('helpers'))
      await database.query("UPDATE helpers SET phone = '0664 1234567', phone_key = '641234567'")
    const before = [await describeSchema(database), await checksumsOf(database, tables)]
    for (const forgotten of ['> 1001', '= 1001']) {
      await database.query(`DELETE FROM schema_migrations WHERE timestamp ${forgotten}`)
      expect(await run(database)).not.toEqual([])
      expect([await describeSchema(database), await checksumsOf(database, tables)]).toEqual(before)
    }
    await database.close()
  })

  test('release the lease when one fails, and keep those before it', async () => {
    const migrations = [
      migration(1, 'make notes', 'CREATE TABLE IF NOT EXISTS notes (id int PRIMARY KEY)'),
      migration(2, 'break', 'CREATE TABLE oops'),
    ]
    const database = await openEmptyDatabase({ migrations })
    await expect(run(database)).rejects.toThrow()
    expect([await appliedIn(database), await database.query('SELECT 1 FROM leases')]).toEqual([
      [1],
      [],
    ])
    await database.close()
  })

  test('run in the order of their numbers, for any order of the list', async () => {
    const migrations = [
      migration(2, 'add a column', 'ALTER TABLE notes ADD COLUMN text varchar(9)'),
      migration(1, 'make notes', 'CREATE TABLE IF NOT EXISTS notes (id int PRIMARY KEY)'),
    ]
    const database = await openEmptyDatabase({ migrations })
    await run(database)
    expect(await appliedIn(database)).toEqual([1, 2])
    await database.close()
  })
})
