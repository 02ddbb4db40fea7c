import { describe, expect, test } from '@jest/globals'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { additiveMigration } from '../../../../subgraphs/foundation/migrations/additive-migration.ts'
import { contractingMigration } from '../../../../subgraphs/foundation/migrations/contracting-migration.ts'
import { migration } from '../../../../subgraphs/foundation/migrations/migration.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { findRefusedContractions } from './find-contractions.ts'

/** Migrations from before the first release, whose databases no server of an earlier release uses. */
const BEFORE_BASELINE: ReadonlySet<string> = new Set([
  'resend-webhook-deliveries-0000000000039',
  'list-webhook-deliveries-by-status-0000000000040',
  'find-the-turn-of-work-items-0000000000041',
  'find-retries-0000000000043',
  'find-kept-events-0000000000114',
  'mark-erased-helpers-0000000000121',
  'list-bookings-by-any-filter-0000000000150',
  'list-sessions-of-location-by-status-0000000000151',
  'list-conflicts-by-status-0000000000152',
  'drop-clubs-by-organization-0000000000155',
  'drop-sessions-by-booking-0000000000156',
  'drop-conflicts-by-booking-0000000000157',
  'drop-indices-of-other-deliveries-0000000000158',
  'tell-ends-of-deliveries-in-indices-0000000000161',
  'drop-booking-import-records-0000000000162',
  'drop-booking-import-results-0000000000163',
])

const addTitle = additiveMigration(9001, 'add title', 'ALTER TABLE notes ADD title varchar(20)')
const DROP_NAME = 'ALTER TABLE notes DROP COLUMN name'

describe('a contracting migration', () => {
  test.each([
    ['club', CLUB_DATABASE],
    ['volunteer', VOLUNTEER_DATABASE],
  ])('of the %s database names its expansion', async (_side, { migrations }) => {
    const refused = await findRefusedContractions(migrations)
    expect(refused.filter((found) => !BEFORE_BASELINE.has(found.split(' ')[0] ?? ''))).toEqual([])
  })

  test.each([
    DROP_NAME,
    'ALTER TABLE notes RENAME COLUMN name TO title',
    'ALTER TABLE notes CHANGE name title varchar(20)',
    'RENAME TABLE notes TO remarks',
    'DROP INDEX notes_by_name ON notes',
    'drop table if exists notes',
  ])('is refused without an expansion: %s', async (sql) => {
    const refused = await findRefusedContractions([addTitle, migration(9002, 'change notes', sql)])
    expect(refused).toEqual(['change-notes-0000000009002 names no expansion'])
  })

  test('is refused if its expansion comes later, or is not in the history', async () => {
    const dropName = contractingMigration(9002, 'drop name', {
      contracts: addTitle,
      sql: DROP_NAME,
    })
    const refused = ['drop-name-0000000009002 names no earlier migration']
    expect(await findRefusedContractions([dropName, addTitle])).toEqual(refused)
    expect(await findRefusedContractions([dropName])).toEqual(refused)
  })

  test('is accepted after its expansion, and can be repeated', async () => {
    const createNotes = migration(9000, 'create notes', 'CREATE TABLE notes (name varchar(20))')
    const dropName = contractingMigration(9002, 'drop name', {
      contracts: addTitle,
      sql: DROP_NAME,
    })
    const migrations = [createNotes, addTitle, dropName]
    expect(await findRefusedContractions(migrations)).toEqual([])

    const database = await openEmptyDatabase({ entities: [], migrations })
    await database.dataSource.runMigrations()
    await database.query('DELETE FROM schema_migrations WHERE timestamp = 9002')
    await database.dataSource.runMigrations()
    expect(await database.query('SHOW COLUMNS FROM notes')).toMatchObject([{ Field: 'title' }])
    await database.close()
  })

  test('is exempt only while it is part of a history', async () => {
    const { migrations } = CLUB_DATABASE
    const histories = [...migrations, ...VOLUNTEER_DATABASE.migrations]
    const names = new Set(histories.map((Migration) => new Migration().name))
    expect([...BEFORE_BASELINE].filter((name) => !names.has(name))).toEqual([])
  })
})
