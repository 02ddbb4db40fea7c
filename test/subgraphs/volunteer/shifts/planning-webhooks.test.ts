import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { until } from '../../../support/time/until.ts'
import { type DeliveringTest, startDelivering } from '../webhooks/webhook-fixture.ts'

let delivering: DeliveringTest

beforeAll(async () => {
  delivering = await startDelivering()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

const TIMES = { startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' }

test('role and shift events reach a receiver, signed, numbered and with their event', async () => {
  const { volunteer } = delivering
  const club = await delivering.aClub()
  const { receiver, secret } = await club.aWebhook([
    ...['role.created', 'role.updated', 'role.deleted'],
    ...['shift.created', 'shift.updated', 'shift.changed', 'shift.deleted'],
  ])
  const { id: eventId } = await club.makeEvent()
  const change = async (operation: string, input: object) => {
    const { data, errors } = await volunteer.ask(operation, { input }, club.key)
    expect(errors).toEqual([])
    return Object.values<{ role?: { id: string }; shift?: { id: string } }>(data)[0]
  }
  const role = (await change('CreateVolunteerRole', { eventId, name: 'Bar' }))?.role
  await change('UpdateVolunteerRole', { roleId: role?.id, name: 'Grill' })
  const shift = (await change('CreateShift', { eventId, title: 'Evening', ...TIMES }))?.shift
  await change('UpdateShift', { shiftId: shift?.id, title: 'Night' })
  await change('DeleteShift', { shiftId: shift?.id })
  await change('DeleteVolunteerRole', { roleId: role?.id })
  await until(() => receiver.received.length === 7)

  const genuine = await Promise.all(
    receiver.received.map(({ body, headers }) =>
      verify(secret, body, String(headers['x-service-signature'])),
    ),
  )
  expect(genuine).not.toContain(false)
  const bodies = receiver.received.map(({ body }) => JSON.parse(body))
  expect(new Set(bodies.map((body) => body.event_id))).toEqual(new Set([eventId]))
  const logged = (kind: string) =>
    bodies
      .filter(({ event }) => event.startsWith(`${kind}.`))
      .map(({ event, sequence, data }) => [event, sequence, data.changed_fields])
  expect(logged('role')).toEqual([
    ['role.created', 1, undefined],
    ['role.updated', 2, ['name']],
    ['role.deleted', 3, undefined],
  ])
  expect(logged('shift')).toEqual([
    ['shift.created', 1, undefined],
    ['shift.updated', 2, ['title']],
    ['shift.changed', 3, ['title']],
    ['shift.deleted', 4, undefined],
  ])
  const deleted = bodies.find(({ event }) => event === 'shift.deleted')
  expect(deleted.data.shift).toMatchObject({
    ...{ id: shift?.id, event_id: eventId, title: 'Night', status: 'open' },
    ...{ confirmed_count: 0, staffing_status: 'empty', deleted_at: expect.any(String) },
  })
})
