import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { requireMigrated } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})

afterAll(() => database.close())

describe('a database that the process must not migrate', () => {
  test('is accepted with all migrations, and with later ones', async () => {
    await requireMigrated(database)
    await database.query(
      "INSERT INTO schema_migrations (timestamp, name) VALUES (9999, 'of-tomorrow-0000000009999')",
    )
    await requireMigrated(database)
  })

  test('is refused when it lacks a migration', async () => {
    await database.query('DELETE FROM schema_migrations ORDER BY id DESC LIMIT 2')
    await expect(requireMigrated(database)).rejects.toThrow(
      /lacks 1 of \d+ migrations.*npm run migrate/,
    )
  })

  test('is refused when it is empty', async () => {
    await database.query('DROP TABLE schema_migrations')
    await expect(requireMigrated(database)).rejects.toThrow('npm run migrate')
  })
})
