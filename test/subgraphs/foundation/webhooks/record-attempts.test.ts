import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { makeClubWebhooks } from '../../../../subgraphs/club/club-webhooks.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { answerStore } from '../../../../subgraphs/foundation/webhooks/attempts/answer-store.ts'
import { attemptKeyOf } from '../../../../subgraphs/foundation/webhooks/attempts/attempt-rows.ts'
import {
  type AttemptOutcome,
  recordFailure,
  recordSuccesses,
} from '../../../../subgraphs/foundation/webhooks/attempts/record-attempts.ts'
import {
  deliveryStore,
  purgeDeliveries,
} from '../../../../subgraphs/foundation/webhooks/delivery-store.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import type { AttemptResult } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { type Engine, makeEngine, PUBLIC_URL } from './engine.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const SUCCESS: AttemptResult = { status: 204, failure: null, durationMs: 1 }
const FAILURE: AttemptResult = { status: null, failure: 'timeout', durationMs: 1 }
const SETTING = {
  policy: makeClubWebhooks({ waitsMs: [0, 60_000], publicUrl: PUBLIC_URL }),
  now: NOW,
  random: 0,
}

let engine: Engine
let endpointId: string

beforeAll(async () => {
  engine = await makeEngine()
  endpointId = (await engine.addEndpoint('https://club.com/')).id
})

afterAll(() => engine.close())

describe('record of a webhook attempt', () => {
  test('writes nothing when the lease was lost', async () => {
    const delivery = await addLeased()
    const late = { ...outcomeOf(delivery, SUCCESS), lease: newUuid() }
    await recordSuccesses(engine.database, [late], NOW)
    await recordFailure(engine.database, { ...late, result: FAILURE }, SETTING)
    expect(await deliveryStore.find(engine.database, delivery.id)).toEqual(delivery)
    expect(await deliveryStore.attemptsOf(engine.database, [delivery.id])).toEqual([])
    expect((await engine.endpoint(endpointId)).consecutiveFailures).toBe(0)
  })

  test('schedules the next attempt after a failure, and backs the endpoint off', async () => {
    const delivery = await addLeased()
    await recordFailure(engine.database, outcomeOf(delivery, FAILURE), SETTING)
    expect(await deliveryStore.find(engine.database, delivery.id)).toMatchObject({
      status: 'PENDING',
      attemptCount: 1,
      lease: null,
      completedAt: null,
      nextAttemptAt: new Date('2026-07-01T12:01:00Z'),
    })
    expect(await engine.endpoint(endpointId)).toMatchObject({
      consecutiveFailures: 1,
      lastFailureAt: NOW,
      backoffUntil: new Date('2026-07-01T12:00:00.250Z'),
    })
  })

  test('disables the endpoint by an attempt after the last failure, not by those in flight at it', async () => {
    const { id } = await engine.addEndpoint('https://club.com/')
    const fail = async (startedAt: Date, now: Date) => {
      const outcome = outcomeOf(await addLeased(NOW, id), FAILURE)
      await recordFailure(engine.database, { ...outcome, startedAt }, { ...SETTING, now })
      const { status, consecutiveFailures } = await engine.endpoint(id)
      return { status, consecutiveFailures }
    }
    const failedAt = new Date(NOW.getTime() + 5_000)
    for (let count = 0; count < 24; count += 1) await fail(NOW, failedAt)
    expect(await fail(NOW, failedAt)).toEqual({ status: 'ACTIVE', consecutiveFailures: 19 })
    const later = new Date(failedAt.getTime() + 60_000)
    expect(await fail(later, later)).toEqual({ status: 'DISABLED', consecutiveFailures: 20 })
  })

  test('leaves a delivery ENDED that ended during the attempt', async () => {
    const delivery = await addLeased()
    await deliveryStore.endPending(engine.database, endpointId, () => NOW)
    await recordFailure(engine.database, outcomeOf(delivery, FAILURE), SETTING)
    expect(await deliveryStore.find(engine.database, delivery.id)).toMatchObject({
      status: 'ENDED',
      attemptCount: 1,
      nextAttemptAt: null,
      completedAt: NOW,
    })
  })

  test('ends the deliveries of a disabled endpoint in batches, each with its own time', async () => {
    const { id } = await engine.addEndpoint('https://club.com/')
    const [waiting, count] = [await addLeased(), 1_500]
    const copies = Array.from({ length: count }, () => ({
      ...{ ...waiting, id: newUuid(), eventId: newUuid(), endpointId: id, lease: null },
    }))
    await tableOf(WebhookDeliveryEntity).insertAll(engine.database, copies)
    let minutes = 0
    await deliveryStore.endPending(engine.database, id, () => {
      minutes += 1
      return new Date(NOW.getTime() + minutes * 60_000)
    })
    const ended = await engine.database.query<{ completedAt: Date; n: string }[]>(
      `SELECT completed_at AS completedAt, count(*) AS n FROM webhook_deliveries
       WHERE endpoint_id = ? AND status = 'ENDED' GROUP BY completed_at ORDER BY completed_at`,
      [id],
    )
    expect(ended.map(({ n }) => Number(n))).toEqual([1_000, 500])
  })

  test('completes the delivery after a success, and ends the backoff of the endpoint', async () => {
    const deliveries = [await addLeased(), await addLeased()]
    const outcomes = deliveries.map((delivery) => outcomeOf(delivery, SUCCESS))
    await recordSuccesses(engine.database, outcomes, NOW)
    for (const { id } of deliveries)
      expect(await deliveryStore.find(engine.database, id)).toMatchObject({
        status: 'DELIVERED',
        attemptCount: 1,
        nextAttemptAt: null,
        completedAt: NOW,
      })
    expect(await engine.endpoint(endpointId)).toMatchObject({
      consecutiveFailures: 0,
      backoffUntil: null,
    })
  })

  test('writes a success beside others whose leases were lost', async () => {
    const [held, lost] = [await addLeased(), await addLeased()]
    const late = { ...outcomeOf(lost, SUCCESS), lease: held.lease ?? '' }
    const again = { ...outcomeOf(held, SUCCESS), lease: newUuid() }
    await recordSuccesses(engine.database, [late, outcomeOf(held, SUCCESS), again], NOW)
    expect(await deliveryStore.find(engine.database, lost.id)).toEqual(lost)
    expect(await deliveryStore.find(engine.database, held.id)).toMatchObject({
      status: 'DELIVERED',
      attemptCount: 1,
    })
    const attempts = await deliveryStore.attemptsOf(engine.database, [held.id, lost.id])
    expect(attempts).toMatchObject([{ deliveryId: held.id, number: 1 }])
  })

  test('writes many successes beside a lost lease by as many statements as one', async () => {
    const countStatements = async (size: number) => {
      const held = await Promise.all(Array.from({ length: size }, () => addLeased()))
      const lost = { ...outcomeOf(await addLeased(), SUCCESS), lease: newUuid() }
      const outcomes = [lost, ...held.map((delivery) => outcomeOf(delivery, SUCCESS))]
      engine.statements.length = 0
      await recordSuccesses(engine.database, outcomes, NOW)
      return engine.statements.length
    }
    expect(await countStatements(20)).toBe(await countStatements(1))
  })

  test.each([
    ['success', { ...SUCCESS, status: 200 }],
    ['failure', { ...FAILURE, status: 500 }],
  ])(
    'leaves out the answer to a delivery that was redacted during its attempt, at a %s',
    async (_title, result) => {
      const [kept, redacted] = [await addLeased(), await addLeased()]
      await engine.database.query(
        'UPDATE webhook_deliveries SET body = \'{"data":{}}\' WHERE id = ?',
        [redacted.id],
      )
      const answer = { text: 'Anna', isTruncated: false }
      for (const delivery of [kept, redacted]) {
        const outcome = outcomeOf(delivery, { ...result, answer })
        if (result.failure === null) await recordSuccesses(engine.database, [outcome], NOW)
        else await recordFailure(engine.database, outcome, SETTING)
      }
      const places = [kept, redacted].map(({ id }) => attemptKeyOf({ deliveryId: id, number: 1 }))
      const answers = await answerStore.ofAttempts(engine.database, places)
      expect(answers).toEqual([
        { deliveryId: kept.id, number: 1, receivedAt: NOW, body: 'Anna', isTruncated: false },
      ])
    },
  )

  test('is deleted after thirty days', async () => {
    const old = await addLeased(new Date('2026-05-31T12:00:00Z'))
    await recordSuccesses(engine.database, [outcomeOf(old, SUCCESS)], NOW)
    expect((await purgeDeliveries(engine.database, NOW, 500)).purged).toBe(1)
    expect(await deliveryStore.find(engine.database, old.id)).toBeNull()
    expect(await deliveryStore.attemptsOf(engine.database, [old.id])).toEqual([])
  })
})

function outcomeOf(delivery: WebhookDelivery, result: AttemptResult): AttemptOutcome {
  return { delivery, lease: delivery.lease ?? '', startedAt: NOW, result }
}

async function addLeased(createdAt = NOW, to = endpointId): Promise<WebhookDelivery> {
  const delivery: WebhookDelivery = {
    id: newUuid(),
    endpointId: to,
    eventId: newUuid(),
    eventType: 'booking.created',
    body: '{}',
    status: 'PENDING',
    attemptCount: 0,
    isRetry: false,
    nextAttemptAt: NOW,
    lease: newUuid(),
    resourceId: null,
    sequence: null,
    resend: 0,
    traceparent: null,
    createdAt,
    completedAt: null,
  }
  await tableOf(WebhookDeliveryEntity).insert(engine.database, delivery)
  return delivery
}
