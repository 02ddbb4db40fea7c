import { afterEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { migrate } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { tableNamesOf } from '../../../support/database/describe-schema.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'

let database: Database
afterEach(() => database.close())

const run = () => migrate(database, { newId: newUuid, signal: new AbortController().signal })

describe('a database that is to be migrated', () => {
  test('is refused before anything is written if its tables are of another application', async () => {
    database = await openEmptyDatabase(CLUB_DATABASE)
    await database.query('CREATE TABLE invoices (id int PRIMARY KEY)')
    await expect(run()).rejects.toThrow(
      /records no migration, but contains 1 tables \(first: invoices\)\.\nUse an empty database\./,
    )
    expect(await tableNamesOf(database)).toEqual(['invoices'])
  })

  test('is refused if its own tables were restored without their records', async () => {
    database = await openEmptyDatabase(CLUB_DATABASE)
    await run()
    await database.query('DROP TABLE schema_migrations')
    await expect(run()).rejects.toThrow(/To restore a back-up, restore the table schema_migrations/)
  })

  test('is refused, with the releases to start first, if it was last migrated before 1.0.0', async () => {
    database = await openEmptyDatabase(CLUB_DATABASE)
    await run()
    await database.query('DELETE FROM schema_migrations')
    const former = 'create-event-log-0000000000001'
    await database.query('INSERT INTO schema_migrations (timestamp, name) VALUES (1, ?)', [former])
    await expect(run()).rejects.toThrow(
      /was last migrated before 1\.0\.0\.\nRun `npm run migrate` of 1\.0\.0, then of 1\.1\.0 /,
    )
    expect(await database.query('SELECT name FROM schema_migrations')).toEqual([{ name: former }])
  })

  test('is accepted if its first migration was interrupted before it was recorded', async () => {
    database = await openEmptyDatabase(CLUB_DATABASE)
    await run()
    const tables = await tableNamesOf(database)
    const kept = ['event_log', 'leases', 'schema_migrations']
    for (const table of tables.filter((name) => !kept.includes(name)))
      await database.query(`DROP TABLE ${table}`)
    await database.query('DELETE FROM schema_migrations')
    expect(await run()).toHaveLength(CLUB_DATABASE.migrations.length)
    expect(await tableNamesOf(database)).toEqual(tables)
  })
})
