import type { Client } from './client.ts'
import type { Sandbox } from './product.ts'

/** What the requests are about: bookings of one source on one court. */
export interface Subject {
  bookingIds: string[]
  toPath(externalBookingId: string): string
  toBody(version: number, slot: number): string
}

const FIRST_START = Date.parse('2098-01-01T08:00:00Z')
const SLOT_MS = 90 * 60 * 1000
const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  external_id: `member-${name}`,
  display_name: name,
  team: 'UNASSIGNED',
  consent_to_share: true,
  consent_reference: `form-${name}`,
}))

/** Makes a source with a mapped court, and looks up bookings to read. */
export async function makeSubject(clubgate: Client, sandbox: Sandbox): Promise<Subject> {
  const source = await clubgate.ask('POST', '/v1/club/booking-sources', {
    source_key: 'bench',
    name: 'Bench',
  })
  const sourceId: string = source.body.data.id
  const [court] = sandbox.clubs.main.courts
  await clubgate.ask('PUT', `/v1/club/booking-sources/${sourceId}/court-mappings/c1`, {
    court_id: court?.id,
    external_court_name: 'Court 1',
  })
  const { body } = await clubgate.ask('GET', '/v1/club/bookings?limit=50')
  if (body.data.length < 50) throw new Error('The sandbox has too few bookings for a full page.')

  return {
    bookingIds: body.data.map(({ id }: { id: string }) => id),
    toPath: (externalId) => `/v1/club/booking-sources/${sourceId}/bookings/${externalId}`,
    toBody: (version, slot) => JSON.stringify(aSnapshot(version, slot)),
  }
}

function aSnapshot(version: number, slot: number) {
  const start = FIRST_START + slot * SLOT_MS
  return {
    source_version: version,
    external_court_id: 'c1',
    scheduled_start: new Date(start).toISOString(),
    scheduled_end: new Date(start + SLOT_MS).toISOString(),
    status: 'CONFIRMED',
    participants: PEOPLE,
  }
}
