import { describe, expect, test } from '@jest/globals'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { additiveMigration } from '../../../../subgraphs/foundation/migrations/additive-migration.ts'
import { contractingMigration } from '../../../../subgraphs/foundation/migrations/contracting-migration.ts'
import { migration } from '../../../../subgraphs/foundation/migrations/migration.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { findRefusedContractions } from './find-contractions.ts'

const INSTANT = { algorithm: 'INSTANT', secondsPerMillion: { mariadb: 0.1, mysql: 0.1 } } as const
const addTitle = additiveMigration(9001, 'add title', {
  sql: 'ALTER TABLE notes ADD title varchar(20)',
  ...INSTANT,
})
const DROP_NAME = 'ALTER TABLE notes DROP COLUMN name'

describe('a contracting migration', () => {
  test.each([
    ['club', CLUB_DATABASE],
    ['volunteer', VOLUNTEER_DATABASE],
  ])('of the %s database names its expansion', async (_side, { migrations }) => {
    expect(await findRefusedContractions(migrations)).toEqual([])
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
      ...INSTANT,
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
      ...INSTANT,
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
})
