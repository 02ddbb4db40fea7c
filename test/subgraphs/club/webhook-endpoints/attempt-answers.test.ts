import { hash } from 'node:crypto'
import { mock } from 'node:test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, InstallationCaller, StaffCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import {
  WebhookAnswerEntity,
  WebhookResendEntity,
} from '../../../../subgraphs/foundation/webhooks/attempts/entities.ts'
import {
  WebhookAttemptEntity,
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { type RunningClub, startClub } from '../running-club.ts'

const HALF_HOUR_MS = 30 * 60_000

let club: RunningClub
let partner: InstallationCaller
let owner: StaffCaller
let endpointId: string

beforeAll(async () => {
  club = await startClub()
})

afterEach(() => mock.timers.reset())

afterAll(() => club.close())

beforeEach(async () => {
  const home = await addClub(club.database)
  partner = await addInstallation(club.database, home.club)
  const roles = [{ clubId: home.club.id, role: 'OWNER' as const }]
  owner = { kind: 'staff', subject: 'marta', name: 'Marta Ferrer', isAdmin: false, roles }
  const input = { name: 'Desk', url: 'https://public.com/', eventTypes: ['BOOKING_CREATED'] }
  const made = await club.ask('CreateWebhookEndpoint', { input }, partner)
  endpointId = made.data.createWebhookEndpoint.webhookEndpoint.id
})

describe('Club API › attempts of a delivery', () => {
  test('show the answer to staff, and nothing of it to partners', async () => {
    const deliveryId = await addDelivery({ attemptCount: 2 })
    await addAttempts(deliveryId, 2)
    await tableOf(WebhookAnswerEntity).insert(club.database, {
      ...{ deliveryId, number: 2, receivedAt: new Date() },
      ...{ body: '<h1>Bad Gateway – später</h1>', isTruncated: true },
    })
    expect(await attemptsOf(deliveryId, owner)).toMatchObject([
      { number: 1, answer: null },
      { number: 2, answer: { text: '<h1>Bad Gateway – später</h1>', isTruncated: true } },
    ])
    expect(await attemptsOf(deliveryId, partner)).toMatchObject([
      { answer: null },
      { answer: null },
    ])
  })

  test('name who resent the delivery, for the attempt that was asked for', async () => {
    const deliveryId = await addDelivery({ attemptCount: 1 })
    await resend(deliveryId, partner)
    await resend(deliveryId, owner)
    await addAttempts(deliveryId, 2)
    const byMarta = {
      ...{ resentBy: 'marta', resentByName: 'Marta Ferrer' },
      resentAt: expect.any(String),
    }
    expect(await attemptsOf(deliveryId, owner)).toMatchObject([
      { number: 1, resend: null },
      { number: 2, resend: byMarta },
    ])
    expect(await attemptsOf(deliveryId, partner)).toMatchObject([
      { resend: null },
      { resend: null },
    ])
  })

  test('name no person when the installation resent it', async () => {
    const deliveryId = await addDelivery({ status: 'FAILED', nextAttemptAt: null })
    const input = { endpointId, since: '2020-01-01T00:00:00Z' }
    await ask(RESEND_FAILED, { input }, partner)
    await addAttempts(deliveryId, 1)
    expect(await attemptsOf(deliveryId, owner)).toMatchObject([
      { resend: { resentBy: null, resentByName: null } },
    ])
  })

  test('are not said to be resent where an attempt was in progress', async () => {
    const later = new Date(Date.now() + HALF_HOUR_MS)
    const deliveryId = await addDelivery({ lease: newUuid(), nextAttemptAt: later })
    await resend(deliveryId, owner)
    expect(await resendsOf(deliveryId)).toEqual([])
  })

  const resendsOf = (deliveryId: string) =>
    club.database.query(
      `SELECT ${tableOf(WebhookResendEntity).columns('r')} FROM webhook_resends r
       WHERE r.delivery_id = ?`,
      [deliveryId],
    )
})

describe('WebhookEndpoint.deliveryCounts', () => {
  test('counts the deliveries of the last 48 half hours by their state', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const present = Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS
    const at = (halfHours: number, ms = 0) => new Date(present - halfHours * HALF_HOUR_MS + ms)
    await addDelivery({ createdAt: at(0), status: 'DELIVERED' })
    await addDelivery({ createdAt: at(0) })
    await addDelivery({ createdAt: at(1, HALF_HOUR_MS - 1), status: 'FAILED' })
    await addDelivery({ createdAt: at(1), status: 'ENDED' })
    await addDelivery({ createdAt: at(47), status: 'DELIVERED' })
    await addDelivery({ createdAt: at(47, -1), status: 'DELIVERED' })

    const counts = await countsFor(owner)
    expect(counts).toHaveLength(48)
    const none = { delivered: 0, failed: 0, pending: 0 }
    expect(counts.at(-1)).toEqual({ ...none, from: at(0).toISOString(), delivered: 1, pending: 1 })
    expect(counts.at(-2)).toEqual({ ...none, from: at(1).toISOString(), failed: 2 })
    expect(counts[0]).toEqual({ ...none, from: at(47).toISOString(), delivered: 1 })
    expect(counts[1]).toMatchObject(none)
  })

  test('is for staff alone', async () => {
    expect(await countsFor(partner)).toBeNull()
  })

  const countsFor = async (caller: Caller) => {
    const document = `query ($id: ID!) { webhookEndpoint(id: $id) {
      deliveryCounts { from delivered failed pending }
    } }`
    return (await ask(document, { id: endpointId }, caller)).data.webhookEndpoint.deliveryCounts
  }
})

describe('filter of deliveries', () => {
  test('keeps those of a period, its end excluded', async () => {
    const at = (time: string) => new Date(`2026-07-02T${time}:00Z`)
    await addDelivery({ createdAt: at('09:59') })
    const inside = await addDelivery({ createdAt: at('10:00'), status: 'FAILED' })
    await addDelivery({ createdAt: at('10:30') })
    const filter = { from: at('10:00').toISOString(), to: at('10:30').toISOString() }
    expect(await listed(filter)).toEqual([{ id: inside }])
    expect(await listed({ ...filter, status: 'FAILED' })).toEqual([{ id: inside }])
    expect(await listed({ ...filter, status: 'DELIVERED' })).toEqual([])
  })

  const listed = async (filter: object) => {
    const document = `query ($id: ID!, $filter: WebhookDeliveryFilter) { webhookEndpoint(id: $id) {
      deliveries(filter: $filter) { nodes { id } }
    } }`
    const { data } = await ask(document, { id: endpointId, filter }, owner)
    return data.webhookEndpoint.deliveries.nodes
  }
})

const RESEND = `mutation ($input: ResendWebhookDeliveryInput!) {
  resendWebhookDelivery(input: $input) { webhookDelivery { id } }
}`

const RESEND_FAILED = `mutation ($input: ResendFailedWebhookDeliveriesInput!) {
  resendFailedWebhookDeliveries(input: $input) { resentCount }
}`

const ATTEMPTS = `query ($id: ID!) { webhookDelivery(id: $id) { attempts {
  number answer { text isTruncated } resend { resentAt resentBy resentByName }
} } }`

const resend = (deliveryId: string, caller: Caller) =>
  ask(RESEND, { input: { deliveryId } }, caller)

const attemptsOf = async (id: string, caller: Caller) =>
  (await ask(ATTEMPTS, { id }, caller)).data.webhookDelivery.attempts

async function addAttempts(deliveryId: string, count: number): Promise<void> {
  const attempts = Array.from({ length: count }, (_none, at) => ({
    ...{ deliveryId, number: at + 1, startedAt: new Date(), durationMs: 12 },
    ...{ responseStatus: 502, failure: 'http_status' as const, failureDetail: null },
  }))
  await tableOf(WebhookAttemptEntity).insertAll(club.database, attempts)
}

async function addDelivery(changes: Partial<WebhookDelivery>): Promise<string> {
  const delivery: WebhookDelivery = {
    ...{ id: newUuid(), endpointId, eventId: newUuid(), eventType: 'booking.created', body: '{}' },
    ...{ status: 'PENDING', attemptCount: 0, isRetry: false, lease: null, resend: 0 },
    ...{ resourceId: null, sequence: null, traceparent: null, completedAt: null },
    ...{ createdAt: new Date('2026-07-02T10:00:00Z'), nextAttemptAt: new Date() },
    ...changes,
  }
  await tableOf(WebhookDeliveryEntity).insert(club.database, delivery)
  return delivery.id
}

function ask(document: string, variables: Record<string, unknown>, caller: Caller) {
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  const operation = { name: 'Test', kind, document, hash: hash('sha256', document) } as const
  return club.execute({ ...operation, registered: false }, caller, variables)
}
