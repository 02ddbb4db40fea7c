import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { newAddress } from '../../support/database/empty-database.ts'
import { openFormerDatabase } from '../../support/database/former-database.ts'
import { sessionsExecuting } from '../../support/database/sessions.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { until } from '../../support/time/until.ts'
import { spawnScript } from '../support/processes/child.ts'

const { database: prefix } = newAddress()
const addressOf = (side: string) => ({ socketPath: testSocket(), database: `${prefix}_${side}` })
const DATABASE_URL = `mysql://root@localhost/${prefix}?socketPath=${encodeURIComponent(testSocket())}`

let club: Database
let volunteer: Database

beforeAll(async () => {
  club = await openFormerDatabase('club', CLUB_DATABASE, addressOf('club'))
  volunteer = await openFormerDatabase('volunteer', VOLUNTEER_DATABASE, addressOf('volunteer'))
})

afterAll(async () => {
  await club.close()
  await volunteer.close()
})

const recordsOf = (database: Database) =>
  database.query('SELECT timestamp, name FROM schema_migrations ORDER BY id')

test('a migration that is killed while it adopts a database leaves it as it was, and the next one adopts it', async () => {
  const former = await recordsOf(club)
  const blocker = club.dataSource.createQueryRunner()
  await blocker.startTransaction()
  await blocker.query('SELECT id FROM schema_migrations ORDER BY id DESC LIMIT 1 FOR UPDATE')
  const killed = spawnScript('migrate', { DATABASE_URL })
  await until(async () => (await lockingIn(club)) > 0)
  killed.process.kill('SIGKILL')
  await killed.exited
  await blocker.rollbackTransaction()
  await blocker.release()
  expect(await recordsOf(club)).toEqual(former)

  // Its leases would expire after 30 s.
  for (const database of [club, volunteer]) await database.query('DELETE FROM leases')
  const next = spawnScript('migrate', { DATABASE_URL })
  expect(await next.exited).toBe(0)
  expect(next.output()).toContain('The club database was adopted from 1.0.0-beta.1')
  for (const database of [club, volunteer])
    expect(await recordsOf(database)).toHaveLength(database.dataSource.migrations.length)
})

/** Sessions of other processes that wait for the records. */
const lockingIn = async (database: Database) =>
  (await sessionsExecuting(database, 'SELECT id, name FROM schema_migrations')).length
