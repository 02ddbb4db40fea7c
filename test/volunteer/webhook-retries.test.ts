import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import type { Caller } from '../../platform/caller.ts'
import { addProClub, staffOf, type VolunteerTest } from './volunteer-fixture.ts'
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

describe('a failing receiver', () => {
  test.each([408, 409, 425, 429, 500, 503])(
    'that answers %i is tried three times, with the same bytes',
    async (status) => {
      const { id, receiver, secret } = await club.aWebhook(['event.created'], answering(status))
      await club.makeEvent()
      const delivery = await club.endOf(id)
      expect(delivery).toMatchObject({
        status: 'FAILED',
        attempts: [1, 2, 3].map((attempt) => ({
          attempt,
          responseStatus: status,
          error: 'http_status',
        })),
      })
      expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual([
        ...['1', '2', '3'],
      ])
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
      for (const { headers, body } of receiver.received)
        expect(await verify(secret, body, String(headers['x-service-signature']))).toBe(true)
      const [first, second, third] = delivery.attempts.map(({ startedAt }: { startedAt: string }) =>
        new Date(startedAt).getTime(),
      )
      expect(second - first).toBeGreaterThanOrEqual(300)
      expect(third - second).toBeGreaterThanOrEqual(1000)
    },
  )

  test.each([301, 307, 400, 401, 404, 410, 422])(
    'that answers %i is tried once',
    async (status) => {
      const { id, receiver } = await club.aWebhook(['event.created'], answering(status))
      await club.makeEvent()
      expect(await club.endOf(id)).toMatchObject({
        status: 'FAILED',
        attempts: [{ attempt: 1, responseStatus: status, error: 'http_status' }],
      })
      expect(receiver.received).toHaveLength(1)
    },
  )

  test('that hangs up is tried again, and may succeed', async () => {
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
        { attempt: 1, responseStatus: null, error: 'connection_reset' },
        { attempt: 2, responseStatus: 200, error: null },
      ],
    })
  })

  test('is told of a delivery again when an OWNER sends it once more', async () => {
    const { id, receiver } = await club.aWebhook(['event.created'], answering(400, 204))
    await club.makeEvent()
    const failed = await club.endOf(id)
    const RESEND = `mutation ($input: ResendVolunteerDeliveryInput!) {
      resendVolunteerDelivery(input: $input) { delivery { id status } }
    }`
    const resend = (caller: Caller) => volunteer.ask(RESEND, { input: { id: failed.id } }, caller)
    expect((await resend(staffOf(club.key.clubId, 'OPERATOR'))).code).toBe('forbidden')
    expect((await resend(club.key)).code).toBe('forbidden')
    const stranger = await addProClub(volunteer.database)
    expect((await resend(staffOf(stranger.clubId))).code).toBe('not_found')
    expect((await resend(staffOf(club.key.clubId))).errors).toEqual([])
    expect(await club.endOf(id)).toMatchObject({
      status: 'DELIVERED',
      attempts: [{ responseStatus: 400 }, { attempt: 2, responseStatus: 204 }],
    })
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body)

    await volunteer.ask('DisableVolunteerWebhook', { input: { id } }, club.key)
    expect((await resend(staffOf(club.key.clubId))).code).toBe('state_conflict')
  })
})
