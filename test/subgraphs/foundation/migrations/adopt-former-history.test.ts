import { afterEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import type {
  Database,
  DatabaseContents,
} from '../../../../subgraphs/foundation/database/database.ts'
import { isBaseline } from '../../../../subgraphs/foundation/migrations/baseline-migration.ts'
import { migrate, requireMigrated } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { migration } from '../../../../subgraphs/foundation/migrations/migration.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { addAnyRows } from '../../../support/database/any-rows.ts'
import {
  checksumsOf,
  describeSchema,
  tableNamesOf,
} from '../../../support/database/describe-schema.ts'
import { newAddress, openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { openFormerDatabase, type Side } from '../../../support/database/former-database.ts'

const SIDES: [Side, DatabaseContents][] = [
  ['club', CLUB_DATABASE],
  ['volunteer', VOLUNTEER_DATABASE],
]

const opened: Database[] = []
const otherPools: Database[] = []
afterEach(async () => {
  for (const { dataSource } of otherPools.splice(0)) await dataSource.destroy()
  for (const database of opened.splice(0)) await database.close()
})

type Contents = Parameters<typeof openEmptyDatabase>[0]

async function openFormer(side: Side, contents: Contents, address = newAddress()) {
  const database = await openFormerDatabase(side, contents, address)
  opened.push(database)
  return database
}

/** Another process on a database that is open. */
async function openAgain(contents: Contents, address: ReturnType<typeof newAddress>) {
  const database = await openEmptyDatabase(contents, address)
  otherPools.push(database)
  return database
}

async function openFresh(contents: Contents): Promise<Database> {
  const database = await openEmptyDatabase(contents)
  opened.push(database)
  await run(database)
  return database
}

/** The migrations behind the baseline, which run after any adoption. */
const laterOf = ({ migrations }: DatabaseContents) =>
  migrations
    .map((Migration) => new Migration())
    .flatMap((one) => (isBaseline(one) ? [] : (one.name ?? [])))

/** The tables of the baseline alone. */
const withoutLater = (contents: DatabaseContents): DatabaseContents => ({
  ...contents,
  migrations: contents.migrations.filter((Migration) => isBaseline(new Migration())),
})

const run = (database: Database) =>
  migrate(database, { newId: newUuid, signal: new AbortController().signal })

const recordsOf = (database: Database) =>
  database.query('SELECT timestamp, name FROM schema_migrations ORDER BY id')

describe.each(SIDES)('the %s database from before 1.0', (side, contents) => {
  test('is adopted with every row unchanged, and no table altered', async () => {
    const statements: string[] = []
    const onStatement = (sql: string) => void statements.push(sql)
    const database = await openFormer(side, { ...withoutLater(contents), onStatement })
    const tables = (await tableNamesOf(database)).filter((name) => name !== 'schema_migrations')
    for (const table of tables.filter((name) => name !== 'leases'))
      await addAnyRows(database, table)
    const before = [await checksumsOf(database, tables), await describeSchema(database)]
    expect(new Set(Object.values(await checksumsOf(database, tables))).size).toBe(tables.length)

    statements.length = 0
    expect(await run(database)).toEqual([])
    const changing = statements.filter((sql) => /^\s*(CREATE|ALTER|DROP|RENAME)/i.test(sql))
    expect(changing).toEqual([expect.stringMatching(/^CREATE TABLE IF NOT EXISTS leases/)])
    expect([await checksumsOf(database, tables), await describeSchema(database)]).toEqual(before)
  })

  test('has the schema and the records of a fresh one once it is adopted', async () => {
    const adopted = await openFormer(side, contents)
    await run(adopted)
    await requireMigrated(adopted)
    const fresh = await openFresh(contents)
    expect(await describeSchema(adopted)).toEqual(await describeSchema(fresh))
    expect(await recordsOf(adopted)).toEqual(await recordsOf(fresh))
  })

  test('is refused while it lacks a former migration, with what to do', async () => {
    const database = await openFormer(side, contents)
    await database.query('DELETE FROM schema_migrations ORDER BY id DESC LIMIT 2')
    const records = await recordsOf(database)
    await expect(run(database)).rejects.toThrow(
      /lacks 2 of the \d+ migrations of 1\.0\.0-beta\.1 .*\n.*`npm run migrate` at the commit that releases\.json names/,
    )
    expect(await recordsOf(database)).toEqual(records)
    expect(await database.query('SELECT 1 FROM leases')).toEqual([])
  })

  test('lists as former migrations exactly those that ran', async () => {
    const database = await openFormer(side, contents)
    const names = (await recordsOf(database)).map((row) => row['name'])
    expect(contents.formerMigrations).toEqual(expect.arrayContaining(names))
    expect(contents.formerMigrations).toHaveLength(names.length)
  })
})

describe('the adoption of a database', () => {
  const [[side, contents]] = SIDES as [(typeof SIDES)[number]]

  test('happens once when two processes start together', async () => {
    const address = newAddress()
    const one = await openFormer(side, contents, address)
    const other = await openAgain(contents, address)
    expect((await Promise.all([run(one), run(other)])).flat()).toEqual(laterOf(contents))
    expect(await recordsOf(one)).toEqual(await recordsOf(await openFresh(contents)))
  })

  test('leaves the former records if the process ends in the middle, and the next one adopts', async () => {
    const address = newAddress()
    const dying = await openFormer(
      side,
      {
        ...contents,
        onStatement(sql) {
          if (/^INSERT INTO schema_migrations/.test(sql)) throw new Error('The process died.')
        },
      },
      address,
    )
    const records = await recordsOf(dying)
    await expect(run(dying)).rejects.toThrow('The process died.')
    expect(await recordsOf(dying)).toEqual(records)

    const next = await openAgain(contents, address)
    expect(await run(next)).toEqual(laterOf(contents))
    expect(await recordsOf(next)).toEqual(await recordsOf(await openFresh(contents)))
  })

  test('is refused with a record that neither version has', async () => {
    const database = await openFormer(side, contents)
    await database.query(
      "INSERT INTO schema_migrations (timestamp, name) VALUES (170, 'of-a-branch-0000000000170')",
    )
    const records = await recordsOf(database)
    await expect(run(database)).rejects.toThrow(
      /records 1 migrations that neither .*of-a-branch.*\n.*restore a back-up/,
    )
    expect(await recordsOf(database)).toEqual(records)
  })

  test('is repeated after the former version recorded its migrations again', async () => {
    const database = await openFormer(side, contents)
    const former = await recordsOf(database)
    await run(database)
    const adopted = await recordsOf(database)
    await database.query('INSERT INTO schema_migrations (timestamp, name) VALUES ?', [
      former.map(({ timestamp, name }) => [timestamp, name]),
    ])
    expect(await run(database)).toEqual([])
    expect(await recordsOf(database)).toEqual(adopted)
  })

  test('is followed by the migrations behind the baseline', async () => {
    const later = migration(1999, 'add notes', 'CREATE TABLE IF NOT EXISTS notes (id int)')
    const migrations = [...contents.migrations, later]
    const database = await openFormer(side, { ...contents, migrations })
    await expect(requireMigrated(database)).rejects.toThrow('npm run migrate')
    expect(await run(database)).toEqual([...laterOf(contents), 'add-notes-0000000001999'])
    await requireMigrated(database)
  })
})
