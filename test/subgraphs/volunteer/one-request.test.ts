import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { until } from '../../support/time/until.ts'
import {
  type ResettingReceiver,
  startResettingReceiver,
} from '../foundation/webhooks/resetting-receiver.ts'
import { type DeliveringTest, startDelivering } from './webhooks/webhook-fixture.ts'

let delivering: DeliveringTest
let receiver: ResettingReceiver

beforeAll(async () => {
  delivering = await startDelivering()
  const { certificate } = delivering
  receiver = await startResettingReceiver({ certificate, answered: 1, resetAfter: 1 })
})

afterAll(async () => {
  await receiver.close()
  await delivering.close()
})

test('deliveries of the volunteer API reach a receiver that resets kept connections as often as attempts are recorded', async () => {
  const { volunteer } = delivering
  const { key, makeEvent, logOf } = await delivering.aClub()
  const input = { url: receiver.url, eventTypes: ['EVENT_CREATED'] }
  const { data } = await volunteer.ask('CreateVolunteerWebhook', { input }, key)
  const { id } = data.createVolunteerWebhook.webhook
  for (let made = 0; made < 12; made += 1) await makeEvent()

  const log = async (): Promise<
    { status: string; attempts: { failureClass: string | null }[] }[]
  > => (await logOf(id)).nodes
  const isOver = ({ status }: { status: string }) => status !== 'PENDING'
  await until(async () => {
    const deliveries = await log()
    return deliveries.length === 12 && deliveries.every(isOver)
  })
  const attempts = (await log()).flatMap((delivery) => delivery.attempts)
  expect(receiver.requests).toBe(attempts.length)
  expect(attempts.some(({ failureClass }) => failureClass === 'CONNECTION_RESET')).toBe(true)
})
