import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import type { PooledConnection } from '../../../subgraphs/foundation/database/pooled-connection.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { sessionsExecuting } from '../../support/database/sessions.ts'
import { BUSY_LIMITS } from '../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { until } from '../../support/time/until.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

/** A table that another session has locked is as slow to read as that session likes. */
interface SlowRead {
  slow: string
  table: string
  other: string
  of: 'club' | 'volunteer'
  token: string
}

/** More than there are connections. */
const ASKED = 14

let api: TestApi
let lock: PooledConnection
const reads: Record<string, SlowRead> = {}

beforeAll(async () => {
  api = await startTestApi({ timeLimits: { ...BUSY_LIMITS, statementMs: 1_000 } })
  const { club } = await addClub(api.club, { courts: 1 })
  reads['club'] = {
    ...{ slow: '/v1/club/bookings', table: 'bookings', other: '/v1/club/courts', of: 'club' },
    token: await api.tokenFor(await addInstallation(api.club, club)),
  }
  reads['volunteer'] = {
    slow: '/api/developer/v1/helpers',
    ...{ table: 'helpers', other: '/api/developer/v1/events', of: 'volunteer' },
    token: await addApiKey(api.volunteer, await addAccount(api.volunteer)),
  }
})

afterEach(async () => {
  await lock.query('UNLOCK TABLES')
  lock.release()
})

afterAll(() => api.close())

async function countReadsOf(database: Database, table: string): Promise<number> {
  const reads = await sessionsExecuting(database, 'SELECT')
  return reads.filter(({ statement }) => statement.includes(table)).length
}

describe('a read that takes longer than a statement may', () => {
  test.each(['club', 'volunteer'])(
    'is answered 503 with Retry-After and ended at the server, while other reads go on: %s',
    async (api_) => {
      const { slow, table, other, of, token } = reads[api_] as SlowRead
      const database = api[of]
      const statusOf = async (path: string) => (await api.ask('GET', path, { token })).status
      await until(async () => (await statusOf(slow)) === 200)
      lock = await database.connect(performance.now() + BUSY_LIMITS.acquireMs)
      await lock.query(`LOCK TABLES ${table} WRITE`)

      const asked = Array.from({ length: ASKED }, () => api.ask('GET', slow, { token }))
      await until(async () => (await countReadsOf(database, table)) > 0)
      for (const { status, headers } of await Promise.all(asked))
        expect([status, headers['retry-after']]).toEqual([503, '5'])

      await until(async () => (await countReadsOf(database, table)) === 0)
      await until(async () => (await statusOf(other)) === 200)
      await lock.query('UNLOCK TABLES')
      await until(async () => (await statusOf(slow)) === 200)
    },
  )
})
