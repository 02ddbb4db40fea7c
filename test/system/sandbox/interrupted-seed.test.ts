import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { makeLog } from '../../../platform/log.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { type Database, openDatabase } from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { openSandboxDatabases, type SandboxDatabases, seed } from '../../sandbox/sandbox-fixture.ts'
import { testSocket } from '../../support/database/test-database.ts'

const KEPT_TABLES = ['schema_migrations', 'leases']

describe('a start that is cut short while it seeds', () => {
  let databases: SandboxDatabases
  let statementCount: number
  let complete: unknown
  let completeClubs: Map<string, number>

  beforeAll(async () => {
    databases = await openSandboxDatabases()
    statementCount = await seedUntil(databases, Number.POSITIVE_INFINITY)
    complete = await countRows(databases)
    completeClubs = await countBookings(databases)
  })

  afterAll(() => databases.close())

  test('leaves whole clubs only, and the next one adds the rest', async () => {
    const lastStatement = fc.integer({ min: 1, max: statementCount - 1 })
    await fc.assert(
      fc.asyncProperty(lastStatement, async (last) => {
        await empty(databases)
        expect(await seedUntil(databases, last)).toBe(last)
        for (const [slug, bookings] of await countBookings(databases))
          expect(bookings).toBe(completeClubs.get(slug))

        await seed(databases)
        expect(await countRows(databases)).toEqual(complete)
      }),
      { numRuns: 4 },
    )
  })
})

/**
 * Seeds through connections on which nothing works any more after so many statements; returns how
 * many did.
 */
async function seedUntil(
  { club, volunteer }: SandboxDatabases,
  lastStatement: number,
): Promise<number> {
  let count = Number.NEGATIVE_INFINITY
  const onStatement = () => {
    if (count >= lastStatement) throw new Error('The process has died.')
    count += 1
  }
  const log = makeLog('silent')
  const reopen = (database: Database, entities: Parameters<typeof openDatabase>[0]['entities']) => {
    const address = { socketPath: testSocket(), database: nameOf(database) }
    return openDatabase({ address, entities, migrations: [], log, onStatement })
  }
  const victims = {
    club: await reopen(club, CLUB_DATABASE.entities),
    volunteer: await reopen(volunteer, VOLUNTEER_DATABASE.entities),
  }
  count = 0
  await seed(victims).catch((error) => {
    if (count < lastStatement) throw error
  })
  await Promise.all([victims.club.close(), victims.volunteer.close()])
  return count
}

async function empty({ club, volunteer }: SandboxDatabases): Promise<void> {
  for (const database of [club, volunteer])
    for (const table of await tablesOf(database)) await database.query(`DELETE FROM ${table}`)
}

async function countRows({ club, volunteer }: SandboxDatabases): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const database of [club, volunteer]) {
    for (const table of await tablesOf(database)) {
      const [row] = await database.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${table}`)
      counts[table] = (counts[table] ?? 0) + Number(row?.n)
    }
  }
  return counts
}

async function countBookings({ club }: SandboxDatabases): Promise<Map<string, number>> {
  const rows = await club.query<{ slug: string; n: string }[]>(
    `SELECT c.slug, count(b.id) AS n FROM clubs c LEFT JOIN bookings b ON b.club_id = c.id
     GROUP BY c.slug`,
  )
  return new Map(rows.map(({ slug, n }) => [slug, Number(n)]))
}

async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database.query<Record<string, string>[]>('SHOW TABLES')
  return rows.flatMap((row) => Object.values(row)).filter((name) => !KEPT_TABLES.includes(name))
}

function nameOf(database: Database): string {
  return String(database.dataSource.options.database)
}
