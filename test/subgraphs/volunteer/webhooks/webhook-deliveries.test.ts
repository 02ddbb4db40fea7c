import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { until } from '../../../support/time/until.ts'
import { aSyncItem } from '../events/event-fixture.ts'
import type { VolunteerTest } from '../volunteer-fixture.ts'
import {
  answering,
  type DeliveringClub,
  type DeliveringTest,
  startDelivering,
} from './webhook-fixture.ts'

let delivering: DeliveringTest
let volunteer: VolunteerTest
let club: DeliveringClub

beforeAll(async () => {
  delivering = await startDelivering()
  volunteer = delivering.volunteer
})

beforeEach(async () => {
  club = await delivering.aClub()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

describe('Volunteer API › webhook delivery', () => {
  test('contains the body that a read returns, with a signature that others verify', async () => {
    const { id, receiver, secret } = await club.aWebhook(['event.created'])
    const event = await club.makeEvent({ name: 'Grätzlfest 🎪' })
    const delivery = await club.endOf(id)
    const [received] = receiver.received
    const { headers, body = '' } = received ?? {}
    expect(receiver.received).toHaveLength(1)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'event.created',
      'x-service-attempt': '1',
      'x-service-timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      'x-service-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/),
    })
    expect(await verify(secret, body, String(headers?.['x-service-signature']))).toBe(true)
    const payload = JSON.parse(body)
    expect(payload).toMatchObject({
      event: 'event.created',
      verein_id: club.key.clubId,
      event_id: event.id,
      data: { event: { id: event.id, name: 'Grätzlfest 🎪', status: 'draft' } },
    })
    expect(Object.keys(payload.data)).toEqual(['event'])
    expect(delivery).toMatchObject({
      webhookId: id,
      eventType: 'EVENT_CREATED',
      eventId: payload.id,
      body,
      status: 'DELIVERED',
      attempts: [{ number: 1, responseStatus: 204, failureClass: null }],
    })
  })

  test('is sent to each subscribed webhook, once per event', async () => {
    const all = await club.aWebhook([
      'event.created',
      'event.updated',
      'event.started',
      'event.deleted',
    ])
    const one = await club.aWebhook(['event.updated'])
    const { id } = await club.makeEvent()
    await volunteer.ask(
      'UpdateVolunteerEvent',
      { input: { eventId: id, status: 'ACTIVE' } },
      club.key,
    )
    await volunteer.ask(
      'UpdateVolunteerEvent',
      { input: { eventId: id, status: 'ACTIVE' } },
      club.key,
    )
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId: id } }, club.key)
    await until(() => all.receiver.received.length === 4 && one.receiver.received.length === 1)
    const payloads = all.receiver.received.map(({ body }) => JSON.parse(body))
    expect(payloads.map(({ event }) => event).toSorted()).toEqual([
      'event.created',
      'event.deleted',
      'event.started',
      'event.updated',
    ])
    const find = (type: string) => payloads.find(({ event }) => event === type)
    expect(find('event.updated').data.changed_fields).toEqual(['status'])
    expect(find('event.deleted').data).toEqual({
      event: expect.objectContaining({ id, deleted_at: expect.any(String) }),
    })
    expect(JSON.parse(one.receiver.received[0]?.body ?? '')).toEqual(find('event.updated'))
  })

  test('is written for each changed item of a sync', async () => {
    const { receiver } = await club.aWebhook(['event.created', 'event.updated'])
    const sync = (events: object[]) =>
      volunteer.ask('SyncVolunteerEvents', { input: { events } }, club.key)
    await sync([aSyncItem(), aSyncItem({ name: 'Ball' }), aSyncItem({ name: 'Ball' })])
    await sync([aSyncItem({ name: 'Ball', location: 'Hall' })])
    await until(() => receiver.received.length === 3)
    const types = receiver.received.map(({ headers }) => headers['x-service-event'])
    expect(types.toSorted()).toEqual(['event.created', 'event.updated', 'event.updated'])
  })
})

describe('Volunteer API › no webhook delivery', () => {
  test('to a disabled webhook, whose pending deliveries are failed', async () => {
    const { id, receiver } = await club.aWebhook(['event.created'], answering(503))
    const other = await club.aWebhook(['event.created'])
    await club.makeEvent()
    await until(() => receiver.received.length === 1)
    await volunteer.ask('EndVolunteerWebhook', { input: { webhookId: id } }, club.key)
    await until(async () => (await club.logOf(id, { status: 'FAILED' })).totalCount === 1)
    const made = receiver.received.length
    await club.makeEvent()
    await until(() => other.receiver.received.length === 2)
    expect(receiver.received).toHaveLength(made)
    expect((await club.logOf(id)).totalCount).toBe(1)
  })

  test.each([
    ['lost the plan', 'plan = NULL'],
    ['switched its integration off', 'is_integration_enabled = 0'],
  ])('to a club that has %s, at that time or later', async (_what, change) => {
    const { receiver, id } = await club.aWebhook(['event.created'])
    await volunteer.database.query(`UPDATE accounts SET ${change} WHERE club_id = ?`, [
      club.key.clubId,
    ])
    await club.makeEvent({ name: 'Unseen' })
    await club.untilDispatched()
    await volunteer.database.query(
      "UPDATE accounts SET plan = 'PRO', is_integration_enabled = 1 WHERE club_id = ?",
      [club.key.clubId],
    )
    await club.makeEvent({ name: 'Seen' })
    await until(() => receiver.received.length === 1)
    expect(JSON.parse(receiver.received[0]?.body ?? '').data.event.name).toBe('Seen')
    expect((await club.logOf(id)).totalCount).toBe(1)
  })

  test('of events older than the webhook', async () => {
    await club.makeEvent({ name: 'Before' })
    const { receiver } = await club.aWebhook(['event.created'])
    await club.makeEvent({ name: 'After' })
    await until(() => receiver.received.length === 1)
    expect(JSON.parse(receiver.received[0]?.body ?? '').data.event.name).toBe('After')
  })
})

describe('Volunteer API › deliveries of a webhook', () => {
  test('are filtered by type, status and time, newest first', async () => {
    const { id } = await club.aWebhook(['event.created', 'event.started'])
    const before = new Date().toISOString()
    await club.makeEvent({ status: 'ACTIVE' })
    await until(async () => (await club.logOf(id, { status: 'DELIVERED' })).totalCount === 2)
    expect((await club.logOf(id, { eventType: 'EVENT_STARTED' })).nodes).toMatchObject([
      { eventType: 'EVENT_STARTED' },
    ])
    const later = new Date(Date.now() + 60_000).toISOString()
    for (const [filter, count] of [
      [{ status: 'FAILED' }, 0],
      [{ from: before }, 2],
      [{ to: before }, 0],
      [{ from: later }, 0],
      [{ to: later, status: 'DELIVERED' }, 2],
      [{ updatedSince: before }, 2],
      [{ updatedSince: later }, 0],
      [{ first: 1 }, 2],
    ] as const)
      expect([filter, (await club.logOf(id, filter)).totalCount]).toEqual([filter, count])
    const { nodes } = await club.logOf(id)
    const made = nodes.map(({ createdAt, id }: { createdAt: string; id: string }) => createdAt + id)
    expect(made).toEqual(made.toSorted().toReversed())
  })
})
