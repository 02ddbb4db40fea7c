import type { Client } from './client.ts'

/** Targets of the requests of a side: bookings of a club, and the side's own sources for writes. */
export interface Subject {
  bookingIds: readonly string[]
  /** Sources with a mapped court. */
  sourceIds: readonly string[]
}

const SOURCES = 8

/** Creates sources with a mapped court, and finds bookings for reads. */
export async function makeSubject(clubgate: Client, sourceKey: string): Promise<Subject> {
  const courts = await clubgate.ask('GET', '/v1/club/courts?limit=1')
  const courtId: string = courts.body.data[0].id
  const sourceIds: string[] = []
  for (let index = 1; index <= SOURCES; index += 1)
    sourceIds.push(await makeSource(clubgate, `${sourceKey}-${index}`, courtId))
  const { body } = await clubgate.ask('GET', '/v1/club/bookings?limit=50')
  if (body.data.length < 50) throw new Error('The sandbox has too few bookings for a full page.')

  return { bookingIds: body.data.map(({ id }: { id: string }) => id), sourceIds }
}

async function makeSource(clubgate: Client, key: string, courtId: string): Promise<string> {
  const source = await clubgate.ask('POST', '/v1/club/booking-sources', {
    source_key: key,
    name: key,
  })
  const { id } = source.body.data
  await clubgate.ask('PUT', `/v1/club/booking-sources/${id}/court-mappings/${EXTERNAL_COURT_ID}`, {
    court_id: courtId,
    external_court_name: 'Court 1',
  })
  return id
}

export const EXTERNAL_COURT_ID = 'c1'
