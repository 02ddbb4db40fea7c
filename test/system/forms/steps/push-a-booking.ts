import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Instance } from '../../support/processes/instance.ts'
import { makeRestClient, type RestClient } from '../clients/rest-client.ts'

let instance: Instance
let partner: RestClient

export function pushABooking(running: () => Instance): void {
  beforeAll(() => {
    instance = running()
    partner = clientOf('full')
  })

  describe('a partner that pushes a booking', () => {
    test('sees it created, replayed, updated, protected from older versions, and listed', async () => {
      const sourceId = await connect()
      const put = (body: unknown) =>
        partner('PUT', `/booking-sources/${sourceId}/bookings/court-1%2F0815`, body)

      const created = await put(aSnapshot())
      expect([created.status, created.body.idempotent_replay]).toEqual([201, false])
      const replayed = await put(aSnapshot())
      expect([replayed.status, replayed.body.idempotent_replay]).toEqual([200, true])
      expect(replayed.body.data).toEqual(created.body.data)
      const updated = await put(
        aSnapshot({ source_version: 4, scheduled_end: '2101-05-01T20:00:00Z' }),
      )
      expect([updated.status, updated.body.data.scheduled_end]).toEqual([
        200,
        '2101-05-01T20:00:00.000Z',
      ])
      const refused = await put(aSnapshot())
      expect([refused.status, refused.body.error.code]).toEqual([409, 'VERSION_CONFLICT'])
      expect(refused.body.error.request_id).toBe(refused.headers.get('x-request-id'))

      const read = await partner('GET', `/bookings/${created.body.data.id}`)
      expect(read.body.data).toEqual(updated.body.data)
      const day = 'from=2101-05-01T00:00:00Z&to=2101-05-02T00:00:00Z'
      const listed = await partner('GET', `/bookings?${day}&provider=${read.body.data.provider}`)
      expect(listed.body.data).toEqual([updated.body.data])
    })

    test('walks every booking of a filtered list exactly once, page by page', async () => {
      const sourceId = await connect()
      const pushed = await Promise.all(
        Array.from({ length: 23 }, async (_, index) => {
          const body = aSnapshot({
            scheduled_start: `2102-05-01T${String(index % 5).padStart(2, '0')}:00:00Z`,
            scheduled_end: '2102-05-01T12:00:00Z',
          })
          const answer = await partner(
            'PUT',
            `/booking-sources/${sourceId}/bookings/p-${index}`,
            body,
          )
          return answer.body.data.id
        }),
      )

      const filter = 'from=2102-05-01T00:00:00Z&to=2102-05-02T00:00:00Z&limit=5'
      const pages: { start: string; id: string }[][] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Awaited<ReturnType<RestClient>> = await partner(
          'GET',
          `/bookings?${filter}${cursor && `&cursor=${cursor}`}`,
        )
        expect(page.status).toBe(200)
        expect(page.body.has_more).toBe(page.body.next_cursor !== null)
        pages.push(
          page.body.data.map((row: Record<string, string>) => ({
            start: row['scheduled_start'],
            id: row['id'],
          })),
        )
        cursor = page.body.next_cursor
      }
      const rows = pages.flat()
      expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 3])
      expect(rows.map((row) => row.id).sort()).toEqual(pushed.sort())
      const inOrder = rows.toSorted((a, b) => (a.start + a.id < b.start + b.id ? -1 : 1))
      expect(rows).toEqual(inOrder)
    })

    test('is invisible to another club, and seen by a peer without what its source owns', async () => {
      const sourceId = await connect()
      const path = `/booking-sources/${sourceId}/bookings/own`
      const own = (await partner('PUT', path, aSnapshot())).body.data
      const court = instance.sandbox.clubs.main.courts[0]
      const other = clientOf('other')
      const foreign = await Promise.all([
        other('GET', `/bookings/${own.id}`),
        other('GET', `/courts/${court?.id}`),
        other('GET', `/locations/${court?.location_id}`),
        other('GET', `/booking-sources/${sourceId}/court-mappings/ct%201`),
        other('PUT', `/booking-sources/${sourceId}/court-mappings/ct%201`, {
          court_id: court?.id,
          external_court_name: 'x',
        }),
        other('PUT', path, aSnapshot({ source_version: 9 })),
      ])
      expect(foreign.map((answer) => [answer.status, answer.body.error.code])).toEqual(
        Array(6).fill([404, 'not_found']),
      )

      const seen = await clientOf('peer')('GET', `/bookings/${own.id}`)
      expect(seen.status).toBe(200)
      expect(seen.body.data).toMatchObject({
        id: own.id,
        booking_source_id: null,
        external_booking_id: null,
        source_version: null,
        participants: [],
      })
      expect(seen.body.data.external_court_id).not.toBe('ct 1')
      expect((await clientOf('peer')('PUT', path, aSnapshot())).status).toBe(404)
    })
  })

  describe('staff at the graph', () => {
    test('see one club across both products', async () => {
      const { main, other } = instance.sandbox.clubs
      const ask = async (id: string) => {
        const response = await fetch(instance.sandbox.graphql, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${main.staff_token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            query:
              'query Club($id: ID!) { club(id: $id) { name courts { nodes { name } } volunteerEvents { nodes { name } } } }',
            variables: { id },
          }),
        })
        return response.json() as Promise<Record<string, unknown>>
      }

      expect(await ask(main.id)).toEqual({
        data: {
          club: {
            name: expect.any(String),
            courts: { nodes: expect.arrayContaining([{ name: expect.any(String) }]) },
            volunteerEvents: { nodes: expect.arrayContaining([{ name: expect.any(String) }]) },
          },
        },
      })
      expect(await ask(other.id)).toEqual({ data: { club: null } })
    })
  })
}

function clientOf(installation: string): RestClient {
  return makeRestClient(
    instance.baseUrl,
    instance.sandbox.installations[installation]?.access_token ?? '',
  )
}

let made = 0

/** A source of the partner with external court `ct 1` on the main club's first court. */
async function connect(): Promise<string> {
  made += 1
  const source = await partner(
    'POST',
    '/booking-sources',
    { source_key: `desk-${made}`, name: 'Front desk' },
    { 'idempotency-key': `desk-${made}` },
  )
  expect(source.status).toBe(201)
  const court = instance.sandbox.clubs.main.courts[0]?.id
  const path = `/booking-sources/${source.body.data.id}/court-mappings/ct%201`
  const mapping = { court_id: court, external_court_name: 'Centre court' }
  expect((await partner('PUT', path, mapping)).status).toBe(201)
  expect((await partner('PUT', path, mapping)).status).toBe(200)
  expect((await partner('GET', path)).body.data.court_id).toBe(court)
  return source.body.data.id
}

function aSnapshot(changes: Record<string, unknown> = {}) {
  return {
    source_version: 3,
    external_court_id: 'ct 1',
    scheduled_start: '2101-05-01T18:00:00Z',
    scheduled_end: '2101-05-01T19:30:00Z',
    status: 'CONFIRMED',
    participants: [{ external_id: 'p-1', display_name: 'Ana', consent_to_share: true }],
    ...changes,
  }
}
