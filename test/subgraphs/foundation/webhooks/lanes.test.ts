import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { inTransaction, type Tx } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { findEndpointLanes } from '../../../../subgraphs/foundation/webhooks/due-deliveries.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { takeDeliveries } from '../../../support/webhooks/take-deliveries.ts'
import { type Engine, makeEngine } from './engine.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const UNTIL = new Date('2026-07-01T12:00:15Z')
const WAITING = 2000

let engine: Engine
let busy: string
let quiet: string

beforeAll(async () => {
  engine = await makeEngine()
  busy = (await engine.addEndpoint('https://busy.com/')).id
  quiet = (await engine.addEndpoint('https://quiet.com/')).id
  await add(busy, WAITING)
  await add(quiet, 1)
  await engine.database.query('ANALYZE TABLE webhook_deliveries')
})

afterAll(() => engine.close())

describe('delivery lanes', () => {
  test('are found without reading all pending deliveries', async () => {
    await inTransaction(engine.database, async (tx) => {
      const before = await rowsRead(tx)
      const lanes = await findEndpointLanes(tx, 'endpoint')
      expect(lanes.map(({ key }) => key).sort()).toEqual([busy, quiet].sort())
      expect((await rowsRead(tx)) - before).toBeLessThan(WAITING / 10)
    })
  })

  test('lease no delivery to two workers', async () => {
    const takers = Array.from({ length: 4 }, () => take(busy, 10, NOW))
    const taken = (await Promise.all(takers)).flat()
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.length).toBeGreaterThanOrEqual(10)
  })

  test('lease a delivery again when its lease has expired', async () => {
    const [held] = await take(quiet, 1, NOW)
    expect(await take(quiet, 1, NOW)).toEqual([])
    expect(await take(quiet, 1, UNTIL)).toEqual([held])
  })

  test('lease one delivery at a time while the endpoint fails', async () => {
    await engine.database.query(
      'UPDATE webhook_endpoints SET consecutive_failures = 1 WHERE id = ?',
      [busy],
    )
    expect(await take(busy, 10, NOW)).toHaveLength(1)
    expect(await take(busy, 10, NOW)).toEqual([])
    expect(await take(busy, 10, UNTIL)).toHaveLength(1)
  })

  test('lease one delivery after a backoff to one of several workers at once', async () => {
    await engine.database.query(
      'UPDATE webhook_endpoints SET consecutive_failures = 1 WHERE id = ?',
      [quiet],
    )
    for (let round = 1; round <= 100; round += 1) {
      const moments = [0, 1, 2].map((n) => new Date(UNTIL.getTime() + round * 60_000 + n))
      const taken = await Promise.all(
        moments.map((now) => take(quiet, 10, now, new Date(now.getTime() + 15_000))),
      )
      expect([round, taken.flat().length]).toEqual([round, 1])
    }
  })
})

const take = (endpointId: string, limit: number, now: Date, until = UNTIL) =>
  takeDeliveries(engine.database, { endpointId, pacedBy: 'endpoint', limit, now, until })

async function add(endpointId: string, count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (): WebhookDelivery => ({
      id: newUuid(),
      endpointId,
      eventId: newUuid(),
      eventType: 'booking.created',
      body: '{}',
      status: 'PENDING',
      attemptCount: 0,
      isRetry: false,
      nextAttemptAt: NOW,
      lease: null,
      resourceId: null,
      sequence: null,
      resend: 0,
      traceparent: null,
      createdAt: NOW,
      completedAt: null,
    }),
  )
  await tableOf(WebhookDeliveryEntity).insertAll(engine.database, rows)
}

/** Rows that this connection has read from indexes. */
async function rowsRead(tx: Tx): Promise<number> {
  const rows = await tx.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Handler_read_next'")
  return Number(rows[0]?.Value)
}
