import { describe, expect, test } from '@jest/globals'
import { createVolunteerClient, unwrap } from '../../../clients/typescript/src/index.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { restOptions, type Send } from '../../../sandbox/simulator/api-client.ts'

/** A client as the simulation has it, with the pauses that it made. */
function makeClient(send: Send) {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const options = restOptions({ send, pause })
  const client = createVolunteerClient({ baseUrl: 'http://sandbox', apiKey: 'vk_1', ...options })
  return { client, pauses }
}

describe('a REST client of the simulation', () => {
  test('ends at once when the sandbox does not answer', async () => {
    const { client, pauses } = makeClient(async () => {
      throw new StartupError('The sandbox does not answer.')
    })
    await expect(client.GET('/helpers')).rejects.toThrow('The sandbox does not answer.')
    expect(pauses).toEqual([])
  })

  test('waits for Retry-After and sends the same body and key again', async () => {
    const sent: unknown[] = []
    const { client, pauses } = makeClient(async ({ method, url, token, body, headers }) => {
      sent.push([method, url, token, body, headers?.['idempotency-key']])
      return sent.length === 1
        ? { status: 429, headers: { 'retry-after': '7' }, body: { code: 'rate_limited' } }
        : { status: 200, headers: {}, body: { results: [] } }
    })
    const body = { helpers: [{ last_name: 'Nuevo' }] }
    expect(unwrap(await client.POST('/helpers/bulk', { body }))).toEqual({ results: [] })
    const request = ['POST', 'http://sandbox/api/developer/v1/helpers/bulk', 'vk_1', body]
    expect(sent).toEqual([[...request, expect.any(String)], sent[0]])
    expect(pauses).toEqual([expect.any(Number)])
    expect(pauses[0]).toBeGreaterThanOrEqual(7000)
  })
})
