import { describe, expect, test } from '@jest/globals'
import { createClubClient, createVolunteerClient } from '../../../clients/typescript/src/index.ts'
import { startScriptedServer } from '../../support/http/scripted-server.ts'

describe('items of the Club API', () => {
  test('come page by page with the caller’s parameters, until next_cursor is null', async () => {
    const { baseUrl, requests } = await startScriptedServer((_request, number) => ({
      status: 200,
      body: {
        data: [{ id: `b-${number}` }],
        next_cursor: number < 3 ? `c-${number}` : null,
        has_more: number < 3,
      },
    }))
    const client = createClubClient({ baseUrl, token: 't' })
    const ids: string[] = []
    const params = { query: { status: 'CONFIRMED' as const } }
    for await (const { id } of client.items('/bookings', { params })) ids.push(id)
    expect(ids).toEqual(['b-1', 'b-2', 'b-3'])
    expect(requests.map(({ url }) => url)).toEqual([
      '/v1/club/bookings?status=CONFIRMED',
      '/v1/club/bookings?status=CONFIRMED&cursor=c-1',
      '/v1/club/bookings?status=CONFIRMED&cursor=c-2',
    ])
  })

  test('end with an error if a cursor repeats', async () => {
    const page = { data: [], next_cursor: 'same', has_more: true }
    const { baseUrl } = await startScriptedServer(() => ({ status: 200, body: page }))
    const pages = createClubClient({ baseUrl, token: 't' }).pages('/courts')
    await pages.next()
    await pages.next()
    await expect(pages.next()).rejects.toThrow('/courts repeats the cursor same.')
  })

  test('stop at a refusal', async () => {
    const error = { code: 'insufficient_scope', message: 'No.', request_id: 'r' }
    const { baseUrl } = await startScriptedServer(() => ({ status: 403, body: { error } }))
    const items = createClubClient({ baseUrl, token: 't' }).items('/courts')
    await expect(items.next()).rejects.toThrow('403 insufficient_scope: No.')
  })
})

describe('items of the Volunteer API', () => {
  test('begin with an empty cursor, and end with the page without X-Next-Cursor', async () => {
    const { baseUrl, requests } = await startScriptedServer((_request, number) => ({
      status: 200,
      ...(number === 1 ? { headers: { 'x-next-cursor': 'n' } } : {}),
      body: { helpers: [{ id: `h-${number}` }] },
    }))
    const ids: string[] = []
    const client = createVolunteerClient({ baseUrl: `${baseUrl}/`, apiKey: 'key' })
    for await (const { id } of client.items('/helpers')) ids.push(id)
    expect(ids).toEqual(['h-1', 'h-2'])
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/developer/v1/helpers?cursor=',
      '/api/developer/v1/helpers?cursor=n',
    ])
    expect(requests[0]?.headers.authorization).toBe('Bearer key')
  })
})
