import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import type { WebhookDelivery } from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { VolunteerDeliveryEntity } from '../../../../subgraphs/volunteer/webhooks/entities.ts'
import { openVolunteerDatabase } from '../../../support/database/test-database.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { takeDeliveries } from '../../../support/webhooks/take-deliveries.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const LATER = new Date('2026-07-01T12:00:01Z')
const UNTIL = new Date('2026-07-01T12:00:15Z')

let database: Database
let endpointId: string

beforeAll(async () => {
  database = await openVolunteerDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  endpointId = (await addOneOfEachVolunteer(database, newUuid())).VolunteerWebhook
})

describe('ordered first attempts', () => {
  test('lease other resources beside one that fills several windows', async () => {
    const [crowded, other] = [newUuid(), newUuid()]
    await add(200, (n) => ({ resourceId: crowded, sequence: n }))
    await add(60, (n) => ({ resourceId: other, sequence: n, nextAttemptAt: LATER }))
    await add(1, () => ({ nextAttemptAt: LATER }))
    const taken = await take(10, LATER)
    const resources = await database.query(
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

  test('lease 50 deliveries without an ordering at a time', async () => {
    await add(120)
    const taken = [await take(100, NOW), await take(100, NOW)]
    expect(new Set(taken.flat()).size).toBe(100)
  })
})

const take = (limit: number, now: Date) =>
  takeDeliveries(database, { endpointId, pacedBy: 'delivery', limit, now, until: UNTIL })

async function add(
  count: number,
  changes: (n: number) => Partial<WebhookDelivery> = () => ({}),
): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, n): WebhookDelivery => ({
      id: newUuid(),
      endpointId,
      eventId: newUuid(),
      eventType: 'event.created',
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
      ...changes(n),
    }),
  )
  await tableOf(VolunteerDeliveryEntity).insertAll(database, rows)
}
