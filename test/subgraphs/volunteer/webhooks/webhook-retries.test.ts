import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import type { Caller } from '../../../../platform/caller.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { NOW, type VolunteerTest } from '../volunteer-fixture.ts'
import {
  answering,
  type DeliveringClub,
  type DeliveringTest,
  startDelivering,
} from './webhook-fixture.ts'

/** The waits before the second and third attempt. */
const WAITS_MS = [300, 1000]
/** Attempts that may still start when another one is due; once all first attempts did, which took 4 to 13 s. */
const MOST_BEFORE = 8

interface Attempt {
  startedAt: string
  durationMs: number
}

const startOf = ({ startedAt }: Attempt): number => new Date(startedAt).getTime()

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

/** Each for a club of its own and concurrently, here and in `failOften`, so that all waits together take as long as one. */
async function deliverInVain(status: number) {
  const { aWebhook, makeEvent, endOf } = await delivering.aClub()
  const { id, receiver, secret } = await aWebhook(['event.created'], answering(status))
  await makeEvent()
  return { delivery: await endOf(id), receiver, secret }
}

/** The attempts of 40 deliveries, once the receiver got 60 of them. */
async function failOften(status: number): Promise<Attempt[][]> {
  const { aWebhook, makeEvent, logOf } = await delivering.aClub()
  const { id, receiver } = await aWebhook(['event.created'], answering(status))
  for (let made = 0; made < 40; made += 1) await makeEvent()
  await until(async () => receiver.received.length >= 60)
  return (await logOf(id)).nodes.map((delivery: { attempts: Attempt[] }) => delivery.attempts)
}

describe('Volunteer API › failing webhook receiver', () => {
  const TRIED_AGAIN = [408, 409, 425, 429, 500, 503]
  let ended: Map<number, Awaited<ReturnType<typeof deliverInVain>>>

  beforeAll(async () => {
    const entry = async (status: number) => [status, await deliverInVain(status)] as const
    ended = new Map(await Promise.all(TRIED_AGAIN.map(entry)))
  })

  test.each(TRIED_AGAIN)(
    'that answers %i gets three attempts with the same bytes',
    async (status) => {
      const { delivery, receiver, secret } = ended.get(status) ?? (await deliverInVain(status))
      expect(delivery).toMatchObject({
        status: 'FAILED',
        attempts: [1, 2, 3].map((number) => ({
          number,
          responseStatus: status,
          failureClass: 'HTTP_STATUS',
        })),
      })
      expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual([
        ...['1', '2', '3'],
      ])
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
      for (const { headers, body } of receiver.received)
        expect(await verify(secret, body, String(headers['x-service-signature']))).toBe(true)
      const [first, second, third] = delivery.attempts.map(startOf)
      expect(second - first).toBeGreaterThanOrEqual(300)
      expect(third - second).toBeGreaterThanOrEqual(1000)
    },
  )

  test.each([301, 307, 400, 401, 404, 410, 422])(
    'that answers %i gets one attempt',
    async (status) => {
      const { id, receiver } = await club.aWebhook(['event.created'], answering(status))
      await club.makeEvent()
      expect(await club.endOf(id)).toMatchObject({
        status: 'FAILED',
        attempts: [{ number: 1, responseStatus: status, failureClass: 'HTTP_STATUS' }],
      })
      expect(receiver.received).toHaveLength(1)
    },
  )

  test('that closes the connection gets a retry, which may succeed', async () => {
    let calls = 0
    const { id } = await club.aWebhook(['event.created'], (_received, response) => {
      calls += 1
      if (calls === 1) response.destroy()
      else response.writeHead(200).end('ok')
    })
    await club.makeEvent()
    expect(await club.endOf(id)).toMatchObject({
      status: 'DELIVERED',
      attempts: [
        { number: 1, responseStatus: null, failureClass: 'CONNECTION_RESET' },
        { number: 2, responseStatus: 200, failureClass: null },
      ],
    })
  })

  describe('with 40 concurrent deliveries', () => {
    const STORMS = [503, 409]
    let attempts: Map<number, Attempt[][]>

    beforeAll(async () => {
      const entry = async (status: number) => [status, await failOften(status)] as const
      attempts = new Map(await Promise.all(STORMS.map(entry)))
    })

    test.each(STORMS)('that answers %i gets each retry on time', (status) => {
      const ofStatus = attempts.get(status) ?? []
      const starts = ofStatus.flat().map(startOf)
      const retries = ofStatus.flatMap((made) =>
        made.slice(1).map((retry, at) => ({ after: made[at], retry, waitMs: WAITS_MS[at] ?? 0 })),
      )
      expect(retries.length).toBeGreaterThan(10)
      for (const { after, retry, waitMs } of retries) {
        const dueAt = after === undefined ? 0 : startOf(after) + after.durationMs + waitMs
        const before = starts.filter((start) => start > dueAt && start < startOf(retry))
        expect(before.length).toBeLessThanOrEqual(MOST_BEFORE)
      }
    })
  })

  test('that rejects one event type finally gets another one without backoff', async () => {
    // Whatever has to wait here never arrives.
    const still = await startDelivering({ clock: () => NOW })
    const { aWebhook, makeEvent, key } = await still.aClub()
    const { receiver } = await aWebhook(
      ['event.created', 'event.deleted'],
      ({ headers }, response) =>
        void response.writeHead(headers['x-service-event'] === 'event.created' ? 422 : 204).end(),
    )
    const events = await Promise.all(Array.from({ length: 15 }, () => makeEvent()))
    for (const { id } of events)
      await still.volunteer.ask('DeleteVolunteerEvent', { input: { eventId: id } }, key)
    await until(async () => receiver.received.length === 30)
    await still.closeReceivers()
    await still.close()
  })

  test('gets a new delivery when an OWNER resends one', async () => {
    const { id, receiver } = await club.aWebhook(['event.created'], answering(400, 204))
    await club.makeEvent()
    const failed = await club.endOf(id)
    const RESEND = `mutation ($input: ResendVolunteerDeliveryInput!) {
      resendVolunteerDelivery(input: $input) { delivery { id status } }
    }`
    const resend = (caller: Caller) =>
      volunteer.ask(RESEND, { input: { deliveryId: failed.id } }, caller)
    expect((await resend(staffOf(club.key.clubId, 'OPERATOR'))).code).toBe('forbidden')
    expect((await resend(club.key)).code).toBe('forbidden')
    const stranger = await addProClub(volunteer.database)
    expect((await resend(staffOf(stranger.clubId))).code).toBe('not_found')
    expect((await resend(staffOf(club.key.clubId))).errors).toEqual([])
    expect(await club.endOf(id)).toMatchObject({
      status: 'DELIVERED',
      eventId: failed.eventId,
      attempts: [{ number: 1, responseStatus: 204 }],
    })
    expect((await club.logOf(id)).nodes[1]).toEqual(failed)
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body)
    expect(receiver.received[1]?.headers['x-service-attempt']).toBe('1')
    expect((await resend(staffOf(club.key.clubId))).errors).toEqual([])
    await until(async () => receiver.received.length === 3)

    await volunteer.ask('EndVolunteerWebhook', { input: { webhookId: id } }, club.key)
    expect((await resend(staffOf(club.key.clubId))).code).toBe('state_conflict')
  })
})
