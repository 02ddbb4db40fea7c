import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeLog } from '../../../../platform/log.ts'
import { purgeAnswers } from '../../../../subgraphs/foundation/change/idempotency.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { type Purge, startRetention } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { makeGate, until } from '../../../support/time/until.ts'

const NOW = new Date('2026-07-02T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let database: Database

beforeAll(async () => {
  database = await openClubDatabase()
})

beforeEach(() => database.query('DELETE FROM idempotent_answers'))

afterAll(() => database.close())

async function addAnswers(prefix: string, count: number, createdAt: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => [
    'scope',
    `${prefix}-${index}`,
    Buffer.alloc(32),
    '',
    createdAt,
  ])
  await database.query(
    `INSERT INTO idempotent_answers (scope, idempotency_key, fingerprint, answer, created_at)
     VALUES ?`,
    [rows],
  )
}

const countAnswers = async () => (await database.query('SELECT 1 FROM idempotent_answers')).length

describe('retention', () => {
  test('purges expired rows in batches of 500, and keeps the others', async () => {
    await addAnswers('old', 1_200, new Date(NOW.getTime() - DAY_MS))
    await addAnswers('young', 3, new Date(NOW.getTime() - DAY_MS + 1))
    const batches: number[] = []
    const purge: Purge = async (limit) => {
      const purged = await purgeAnswers(database, NOW, limit)
      batches.push(purged)
      return purged
    }
    const stop = startRetention([purge], makeLog('silent'))
    await until(async () => batches.length === 3)
    await stop()
    expect(batches).toEqual([500, 500, 200])
    expect(await countAnswers()).toBe(3)
  })

  test('continues with the next table when one cannot be purged', async () => {
    const reached = makeGate()
    const broken: Purge = async () => {
      throw new Error('oops')
    }
    const next: Purge = async () => {
      reached.open()
      return 0
    }
    const stop = startRetention([broken, next], makeLog('silent'))
    await reached.opened
    await stop()
  })

  test('stops after the current batch', async () => {
    const [started, gate] = [makeGate(), makeGate()]
    let batches = 0
    const purge: Purge = async (limit) => {
      batches += 1
      started.open()
      await gate.opened
      return batches < 3 ? limit : 0
    }
    const stop = startRetention([purge], makeLog('silent'))
    await started.opened
    const stopped = stop()
    gate.open()
    await stopped
    expect(batches).toBe(1)
  })
})
