import { expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { until } from '../foundation/until.ts'
import type { Receiver } from '../webhooks/receiver.ts'
import type { Instance } from './instance.ts'

export function receiveAWebhook(running: () => Instance, receiver: () => Receiver): void {
  async function ask(method: string, path: string, body?: unknown) {
    const response = await fetch(`${running().baseUrl}/api/developer/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${running().sandbox.api_keys['pro']?.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests reach into documented JSON of many shapes.
    const answer = (await response.json()) as any
    return { status: response.status, body: answer }
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
