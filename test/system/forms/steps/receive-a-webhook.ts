import { expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import type { Receiver } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { until } from '../../../support/time/until.ts'
import type { Instance } from '../../support/processes/instance.ts'
import { makeVolunteerClient } from '../clients/volunteer-client.ts'

export function receiveAWebhook(running: () => Instance, receiver: () => Receiver): void {
  const ask = (method: string, path: string, body?: unknown) => {
    const { baseUrl, sandbox } = running()
    return makeVolunteerClient(baseUrl, sandbox.api_keys['pro']?.key ?? '')(method, path, body)
  }

  test('a club system hears of an event that it made, in words it can trust', async () => {
    const made = await ask('POST', 'webhooks', { url: receiver().url, events: ['event.created'] })
    expect(made.status).toBe(201)
    const { id, signing_secret: secret } = made.body.webhook
    const { event } = (
      await ask('POST', 'events', {
        name: 'Sommerfest',
        start_date: '2101-07-01',
        end_date: '2101-07-02',
      })
    ).body

    await until(() => receiver().received.length > 0)
    const [received] = receiver().received
    const signature = String(received?.headers['x-service-signature'])
    expect(await verify(secret, received?.body ?? '', signature)).toBe(true)
    const payload = JSON.parse(received?.body ?? '')
    expect(payload).toEqual({
      id: expect.any(String),
      event: 'event.created',
      created_at: event.created_at,
      verein_id: event.verein_id,
      event_id: event.id,
      sequence: 1,
      data: { event },
    })
    expect((await ask('GET', `events/${event.id}`)).body).toEqual(payload.data)

    const log = `webhooks/${id}/deliveries?status=delivered`
    await until(async () => (await ask('GET', log)).body.deliveries.length === 1)
    expect((await ask('GET', log)).body.deliveries[0]).toMatchObject({
      payload,
      attempts: [{ attempt: 1, response_status: 204, error: null }],
    })
  })
}
