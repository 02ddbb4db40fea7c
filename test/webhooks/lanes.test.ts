import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'

import { tableOf } from '../../subgraphs/foundation/table.ts'
import { inTransaction, type Tx } from '../../subgraphs/foundation/transaction.ts'
import {
  findEndpointLanes,
  holdDeliveries,
  takeDueDeliveries,
} from '../../subgraphs/foundation/webhooks/endpoint-lanes.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../subgraphs/foundation/webhooks/entities.ts'
import { type Engine, makeEngine } from './engine.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const LATER = new Date('2026-07-01T12:00:01Z')
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

describe('the lanes of deliveries', () => {
  test('are found without reading what waits in them', async () => {
    await inTransaction(engine.database, async (tx) => {
      const before = await rowsRead(tx)
      const lanes = await findEndpointLanes(tx, 'endpoint')
      expect(lanes.map(({ key }) => key).sort()).toEqual([busy, quiet].sort())
      expect((await rowsRead(tx)) - before).toBeLessThan(WAITING / 10)
    })
  })

  test('never hand one delivery to two at once', async () => {
    const takers = Array.from({ length: 4 }, () => take(busy, 10, NOW))
    const taken = (await Promise.all(takers)).flat()
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.length).toBeGreaterThanOrEqual(10)
  })

  test('hand out again what was held until its lease ended', async () => {
    const [held] = await take(quiet, 1, NOW)
    expect(await take(quiet, 1, NOW)).toEqual([])
    expect(await take(quiet, 1, UNTIL)).toEqual([held])
  })

  test('hand out other resources beside one whose many events wait for one another', async () => {
    const { id } = await engine.addEndpoint('https://ordered.com/')
    const [crowded, other] = [newUuid(), newUuid()]
    await add(id, 200, (n) => ({ resourceId: crowded, sequence: n }))
    await add(id, 60, (n) => ({ resourceId: other, sequence: n, nextAttemptAt: LATER }))
    await add(id, 1, () => ({ nextAttemptAt: LATER }))
    const taken = await take(id, 10, LATER, 'delivery')
    const resources = await engine.database.query(
      'SELECT resource_id AS resource, sequence FROM webhook_deliveries WHERE id IN (?)',
      [taken],
    )
    expect(resources).toHaveLength(3)
    expect(resources).toEqual(
      expect.arrayContaining([
        { resource: crowded, sequence: 0 },
        { resource: other, sequence: 0 },
        { resource: null, sequence: null },
      ]),
    )
  })

  test('hand out many at once that keep no turn', async () => {
    const { id } = await engine.addEndpoint('https://resent.com/')
    await add(id, 120)
    const taken = [await take(id, 100, NOW, 'delivery'), await take(id, 100, NOW, 'delivery')]
    expect(new Set(taken.flat()).size).toBe(100)
  })

  test('hand out one at a time while their endpoint fails', async () => {
    await engine.database.query(
      'UPDATE webhook_endpoints SET consecutive_failures = 1 WHERE id = ?',
      [busy],
    )
    expect(await take(busy, 10, NOW)).toHaveLength(1)
    expect(await take(busy, 10, NOW)).toEqual([])
    expect(await take(busy, 10, UNTIL)).toHaveLength(1)
  })
})

function take(
  endpointId: string,
  limit: number,
  now: Date,
  pacedBy: 'endpoint' | 'delivery' = 'endpoint',
): Promise<string[]> {
  return inTransaction(engine.database, async (tx) => {
    const request = { lease: newUuid(), now, until: UNTIL }
    const endpoint = await engine.endpoint(endpointId)
    const asked = { endpoint, limit, pacedBy }
    const taken = await takeDueDeliveries(tx, asked, request)
    await holdDeliveries(tx, taken, request)
    return taken.map(({ id }) => id)
  })
}

async function add(
  endpointId: string,
  count: number,
  changes: (n: number) => Partial<WebhookDelivery> = () => ({}),
): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, n): WebhookDelivery => ({
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
      createdAt: NOW,
      completedAt: null,
      ...changes(n),
    }),
  )
  await tableOf(WebhookDeliveryEntity).insertAll(engine.database, rows)
}

/** Rows that the server has read from its indexes for this connection. */
async function rowsRead(tx: Tx): Promise<number> {
  const rows = await tx.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Handler_read_next'")
  return Number(rows[0]?.Value)
}
