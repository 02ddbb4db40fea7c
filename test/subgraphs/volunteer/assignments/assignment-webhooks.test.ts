import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { until } from '../../../support/time/until.ts'
import { type DeliveringTest, startDelivering } from '../webhooks/webhook-fixture.ts'
import { aStaffedEvent } from './assignment-fixture.ts'

let delivering: DeliveringTest

beforeAll(async () => {
  delivering = await startDelivering()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

const TYPES = ['assignment.updated', 'helper.confirmed', 'helper.cancelled', 'shift.changed']

test('assignment events reach a receiver, signed, numbered and with their event', async () => {
  const { volunteer } = delivering
  const club = await delivering.aClub()
  const { receiver, secret } = await club.aWebhook(TYPES)
  const event = await aStaffedEvent(volunteer, 2, {}, club.key)
  const [anna, berta] = event.helperIds
  const times = { startTime: new Date('2099-08-01'), endTime: new Date('2099-08-02') }
  const shiftId = await event.addShift(times)
  const { ids } = await event.upsert([
    { shiftId, helperId: anna },
    { shiftId, helperId: berta, status: 'CONFIRMED' },
  ])
  const [id = '', other = ''] = ids
  await event.update(id, { status: 'CONFIRMED', note: 'Bar' })
  await event.update(id, { status: 'CANCELLED', statusReason: 'Ill' })
  const input = { eventId: event.eventId, helperId: berta }
  await volunteer.ask('RevokeEventAccess', { input }, club.key)
  await until(() => receiver.received.length === 12)

  const genuine = await Promise.all(
    receiver.received.map(({ body, headers }) =>
      verify(secret, body, String(headers['x-service-signature'])),
    ),
  )
  expect(genuine).not.toContain(false)
  const bodies = receiver.received.map(({ body }) => JSON.parse(body))
  expect(new Set(bodies.map((body) => body.event_id))).toEqual(new Set([event.eventId]))
  const logged = (of: string) =>
    bodies
      .filter(({ data }) => (data.assignment ?? data.shift).id === of)
      .sort((a, b) => a.sequence - b.sequence)
      .map(({ event: type, sequence, data }) => [type, sequence, data.changed_fields])
  expect(logged(id)).toEqual([
    ['assignment.updated', 1, ['status', 'status_changed_at']],
    ['assignment.updated', 2, ['note', 'status', 'status_changed_at']],
    ['helper.confirmed', 3, undefined],
    ['assignment.updated', 4, ['status', 'status_changed_at', 'status_reason']],
    ['helper.cancelled', 5, undefined],
  ])
  expect(logged(other)).toEqual([
    ['assignment.updated', 1, ['status', 'status_changed_at']],
    ['helper.confirmed', 2, undefined],
    ['assignment.updated', 3, ['status', 'status_changed_at', 'status_reason']],
  ])
  const all = ['confirmed_count', 'pending_count', 'staffing_status']
  expect(logged(shiftId)).toEqual([
    ['shift.changed', 1, all],
    ['shift.changed', 2, all],
    ['shift.changed', 3, ['confirmed_count', 'staffing_status']],
    ['shift.changed', 4, ['confirmed_count', 'staffing_status']],
  ])
  const cancelled = bodies.find(({ event: type }) => type === 'helper.cancelled')
  expect(cancelled.data.assignment).toMatchObject({
    ...{ id, event_id: event.eventId, shift_id: shiftId, helper_id: anna, role_id: null },
    ...{ status: 'cancelled', status_reason: 'Ill', note: 'Bar', created_via: 'api' },
  })
})
