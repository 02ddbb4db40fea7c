import type { TestApi } from '../http/api.ts'
import type { ClubFixture } from './fixtures.ts'

let made = 0

/** Makes a booking source whose external courts `c1`, `c2`, … are mapped to the club's courts. */
export async function addSource(api: TestApi, home: ClubFixture, token: string): Promise<string> {
  made += 1
  const source = await api.ask('POST', '/v1/club/booking-sources', {
    token,
    body: { source_key: `source-${made}`, name: 'Desk' },
    headers: { 'idempotency-key': `source-${made}` },
  })
  if (source.status !== 201) throw new Error(JSON.stringify(source.body))

  const id: string = source.body.data.id
  for (const [index, court] of home.courts.entries()) {
    await api.ask('PUT', `/v1/club/booking-sources/${id}/court-mappings/c${index + 1}`, {
      token,
      body: { court_id: court.id, external_court_name: `Court ${index + 1}` },
    })
  }
  return id
}

/** A body of PUT booking: confirmed, far in the future, on the first court. */
export function aSnapshot(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    source_version: 1,
    external_court_id: 'c1',
    scheduled_start: '2099-07-01T18:00:00Z',
    scheduled_end: '2099-07-01T19:30:00Z',
    status: 'CONFIRMED',
    ...changes,
  }
}
