import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { until } from '../../../support/time/until.ts'
import type { Received } from '../../foundation/webhooks/receiver.ts'
import {
  answering,
  type DeliveringClub,
  type DeliveringTest,
  startDelivering,
} from './webhook-fixture.ts'

const TYPES = ['event.created', 'event.started', 'event.updated', 'event.ended', 'event.deleted']

let delivering: DeliveringTest
let club: DeliveringClub

beforeAll(async () => {
  delivering = await startDelivering()
})

beforeEach(async () => {
  club = await delivering.aClub()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

const update = (id: string, changes: object) =>
  delivering.volunteer.ask('UpdateVolunteerEvent', { input: { eventId: id, ...changes } }, club.key)

const sequencesOf = (received: readonly Received[], id: string) =>
  received
    .map(({ body }) => JSON.parse(body))
    .filter(({ data }) => data.event.id === id)
    .map(({ sequence }) => sequence)

describe('webhook deliveries of one resource', () => {
  test('contain a sequence from 1 and the id of the volunteer event', async () => {
    const { receiver } = await club.aWebhook(TYPES)
    const { id } = await club.makeEvent({ status: 'ACTIVE' })
    await update(id, { status: 'ARCHIVED' })
    await until(async () => receiver.received.length === 4)
    const bodies = receiver.received.map(({ body }) => JSON.parse(body))
    expect(bodies.map(({ event, event_id, sequence }) => [event, event_id, sequence])).toEqual([
      ['event.created', id, 1],
      ['event.started', id, 2],
      ['event.updated', id, 3],
      ['event.ended', id, 4],
    ])
  })

  test('arrive in order at a receiver that is sometimes slow', async () => {
    let calls = 0
    const { receiver } = await club.aWebhook(TYPES, (_received, response) => {
      calls += 1
      setTimeout(() => response.writeHead(204).end(), calls % 3 === 0 ? 60 : 0)
    })
    const ids = [await club.makeEvent(), await club.makeEvent()].map(({ id }) => id)
    for (let change = 0; change < 15; change += 1)
      for (const id of ids) await update(id, { name: `Name ${change}` })
    await until(async () => receiver.received.length === 32)
    for (const id of ids)
      expect(sequencesOf(receiver.received, id)).toEqual(
        Array.from({ length: 16 }, (_, index) => index + 1),
      )
  })

  test('continue while one of them is retried', async () => {
    const { receiver } = await club.aWebhook(TYPES, answering(503, 204))
    const { id } = await club.makeEvent()
    await update(id, { name: 'Other' })
    await until(async () => receiver.received.length === 3)
    expect(sequencesOf(receiver.received, id).sort()).toEqual([1, 1, 2])
  })
})
