import { describe, expect, test } from '@jest/globals'
import {
  ClubgateError,
  createClubClient,
  createVolunteerClient,
  unwrap,
} from '../../../clients/typescript/src/index.ts'
import { type Script, startScriptedServer } from '../../support/http/scripted-server.ts'

const REFUSED = { error: { code: 'rate_limited', message: 'Later.', request_id: 'r' } }
const SOURCE = { source_key: 'desk', name: 'Desk' }

/** A client of a platform with these answers, whose waits are noted and not spent. */
async function clientOf(script: Script, options = {}) {
  const server = await startScriptedServer(script)
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const client = createClubClient({ baseUrl: server.baseUrl, token: 't', wait, ...options })
  return { client, waits, requests: server.requests }
}

const onceRefused =
  (status: number, headers: Record<string, string> = {}): Script =>
  (_request, number) =>
    number === 1 ? { status, headers, body: REFUSED } : { status: 200, body: { data: {} } }

describe('a call of the client', () => {
  test('is repeated after a 429, no sooner than its Retry-After', async () => {
    const { client, waits } = await clientOf(onceRefused(429, { 'retry-after': '7' }))
    unwrap(
      await client.PATCH('/webhook-endpoints/{id}', { params: { path: { id: '1' } }, body: {} }),
    )
    expect(waits.length).toBe(1)
    expect(waits[0]).toBeGreaterThan(7000)
  })

  test('waits for a Retry-After that is a date', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    const script = onceRefused(503, { 'retry-after': inAnHour })
    const { client, waits } = await clientOf(script, { longestWaitMs: 2 * 3_600_000 })
    unwrap(await client.GET('/context'))
    expect(waits[0]).toBeGreaterThan(3_000_000)
  })

  test('waits for a Retry-After of a minute', async () => {
    const { client, waits } = await clientOf(onceRefused(429, { 'retry-after': '60' }))
    unwrap(await client.GET('/context'))
    expect(waits.length).toBe(1)
  })

  test('returns the refusal if it would wait longer than a minute', async () => {
    const { client, waits } = await clientOf(onceRefused(429, { 'retry-after': '61' }))
    const { response, error } = await client.GET('/context')
    expect([response.status, error, waits]).toEqual([429, REFUSED, []])
  })

  test('keeps one Idempotency-Key and its body over the attempts of a POST', async () => {
    const { client, requests } = await clientOf(onceRefused(503))
    unwrap(await client.POST('/booking-sources', { body: SOURCE }))
    const [first, second] = requests.map(({ headers, body }) => [headers['idempotency-key'], body])
    expect(first).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), JSON.stringify(SOURCE)])
    expect(second).toEqual(first)
  })

  test('keeps the Idempotency-Key of the caller', async () => {
    const { client, requests } = await clientOf(() => ({ status: 201, body: { data: {} } }))
    const params = { header: { 'Idempotency-Key': 'mine' } }
    await client.POST('/booking-sources', { params, body: SOURCE })
    expect(requests[0]?.headers['idempotency-key']).toBe('mine')
  })

  test('is not repeated after a 503 if it is a PATCH', async () => {
    const { client, requests } = await clientOf(onceRefused(503))
    const params = { path: { id: '1' } }
    const { response } = await client.PATCH('/webhook-endpoints/{id}', { params, body: {} })
    expect([response.status, requests.length]).toEqual([503, 1])
  })

  test('is repeated if no answer comes in time', async () => {
    const script: Script = (_request, number) =>
      number === 1 ? null : { status: 200, body: { data: {} } }
    const { client, requests } = await clientOf(script, { timeoutMs: 300 })
    unwrap(await client.GET('/context'))
    expect(requests.length).toBeGreaterThan(1)
  })

  test('fails with its last failure after five attempts', async () => {
    const { client, requests, waits } = await clientOf(() => ({ status: 503, body: REFUSED }))
    const failed = await client
      .GET('/context')
      .then(unwrap, (error: unknown) => error)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ClubgateError)
    expect(failed).toMatchObject({ status: 503, code: 'rate_limited' })
    expect([requests.length, waits.length]).toEqual([5, 4])
    for (const [index, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(125 * 2 ** index)
      expect(ms).toBeLessThanOrEqual(250 * 2 ** index)
    }
  })

  test('fails with the cause if nothing listens', async () => {
    const wait = async () => {}
    const client = createVolunteerClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k', wait })
    await expect(client.GET('/events')).rejects.toThrow('fetch failed')
  })

  test('ends at once when its signal aborts', async () => {
    const { client, requests } = await clientOf(() => null)
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(client.GET('/context', { signal })).rejects.toThrow('enough')
    expect(requests).toEqual([])
  })

  test('reads the refusal of the Volunteer API, too', async () => {
    const body = { error: 'No such event.', code: 'not_found' }
    const { baseUrl } = await startScriptedServer(() => ({
      status: 404,
      headers: { 'x-request-id': 'r-1' },
      body,
    }))
    const client = createVolunteerClient({ baseUrl, apiKey: 'k' })
    const result = await client.GET('/events/{eventId}', { params: { path: { eventId: 'x' } } })
    expect(() => unwrap(result)).toThrow('404 not_found: No such event.')
    expect(() => unwrap(result)).toThrow(expect.objectContaining({ requestId: 'r-1' }))
  })
})
