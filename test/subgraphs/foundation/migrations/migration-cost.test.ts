import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOfMigration } from '../../../../subgraphs/foundation/migrations/plan-migrations.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { alterBy } from './alter-by.ts'

describe.each([
  ['club', CLUB_DATABASE],
  ['volunteer', VOLUNTEER_DATABASE],
])('the cost of migrations of the %s database', (_side, { migrations }) => {
  const history = migrations.map((Class) => new Class())
  let database: Database

  beforeAll(async () => {
    database = await openEmptyDatabase()
  })
  afterAll(() => database.close())

  test('is stated for each that does not create a table, as it was measured', () => {
    const altering = history.filter(({ sql }) => !/^\s*CREATE TABLE IF NOT EXISTS /.test(sql))
    expect(altering.length).toBeGreaterThan(0)
    for (const { name, sql, cost } of altering) {
      expect([name, tableOfMigration(sql)]).toEqual([name, expect.stringMatching(/^\w+$/)])
      const { mariadb = 0, mysql = 0 } = cost?.secondsPerMillion ?? {}
      expect([name, mariadb > 0, mysql > 0]).toEqual([name, true, true])
    }
  })

  test('names an algorithm that the server accepts', async () => {
    for (const { sql, cost } of history)
      await database.dataSource.query(cost === null ? sql : alterBy(sql, cost.algorithm))
  })
})
