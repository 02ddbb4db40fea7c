import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readPlanFlag } from '../../../launch/wiring/databases/read-plan-flag.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { describeSchema } from '../../support/database/describe-schema.ts'
import { newAddress, openEmptyDatabase } from '../../support/database/empty-database.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { runScript, spawnScript } from '../support/processes/child.ts'
import { addressAt } from '../support/processes/split-instance.ts'

const { database: prefix } = newAddress()
const DATABASE_URL = addressAt(testSocket(), prefix)
const addressOf = (side: string) => ({ socketPath: testSocket(), database: `${prefix}_${side}` })

async function runPlan(...args: string[]) {
  const child = spawnScript('migrate', { DATABASE_URL }, args)
  return { code: await child.exited, printed: child.output() }
}

async function stateOf(database: Database) {
  const records = await database.query('SELECT * FROM schema_migrations ORDER BY id')
  return [await describeSchema(database), records]
}

describe('npm run migrate -- --plan', () => {
  let server: Database

  beforeAll(async () => {
    server = await openEmptyDatabase()
  })

  afterAll(async () => {
    for (const side of ['club', 'volunteer'])
      await server.query(`DROP DATABASE IF EXISTS ${prefix}_${side}`)
    await server.close()
  })

  test('creates no database that is missing', async () => {
    const { code, printed } = await runPlan('--plan')
    expect([code, printed]).toEqual([
      0,
      `The club database does not exist: it would be created.
The volunteer database does not exist: it would be created.
Nothing was changed.
`,
    ])
    expect(await server.query(`SHOW DATABASES LIKE '${prefix}%'`)).toEqual([])
  })

  test('refuses other arguments in words, and touches nothing', async () => {
    for (const word of ['--plans', 'x', '--plan=1', ''])
      expect(() => readPlanFlag(['--plan', word])).toThrow(`There is no argument ${word}.\nUsage: `)
    expect([readPlanFlag([]), readPlanFlag(['--plan'])]).toEqual([false, true])

    const { code, printed } = await runPlan('--plans')
    expect([code, printed]).toEqual([2, expect.stringContaining('npm run migrate [-- --plan]')])
    expect(await server.query(`SHOW DATABASES LIKE '${prefix}%'`)).toEqual([])
  })

  test('prints what is pending with its cost on a million rows, also while another process migrates, and changes nothing', async () => {
    await runScript('migrate', { DATABASE_URL })
    const club = await openEmptyDatabase(CLUB_DATABASE, addressOf('club'))
    await club.query('DELETE FROM schema_migrations WHERE timestamp IN (1243, 1271)')
    await club.query('DROP TABLE court_devices')
    await club.query("INSERT INTO leases VALUES ('migrations', 'other:1', '2199-01-01')")
    const before = await stateOf(club)
    const { code, printed } = await runPlan('--plan')
    expect([code, printed.replaceAll(/\d\.\d+ s /g, 'N s ')]).toEqual([
      0,
      `The club database would run 2 migrations:
  create-court-devices-0000000001243: creates court_devices, at once.
  add-erasing-persons-0000000001271: alters booking_sources (about 0 rows), INSTANT; N s of a core for a million rows.
The volunteer database lacks no migration.
Nothing was changed.
`,
    ])
    expect(await stateOf(club)).toEqual(before)
    await club.close()
  })

  test('is refused where the migration would be refused', async () => {
    const volunteer = await openEmptyDatabase(VOLUNTEER_DATABASE, addressOf('volunteer'))
    await volunteer.query('DELETE FROM schema_migrations')
    const { code, printed } = await runPlan('--plan')
    expect(code).toBe(1)
    expect(printed).toContain('records no migration, but contains')
    await volunteer.close()
  })
})
