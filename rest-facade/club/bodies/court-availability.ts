import { z } from 'zod'
import type { CourtAvailabilityFieldsFragment } from '../../../built/types/operations.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'
import { TIMEZONE } from './keywords.ts'
import { pageWith } from './page.ts'

const HOURS = ['known', 'unknown'] as const

const CourtAvailabilityBody = record('CourtAvailability', {
  court_id: field(),
  location_id: field(),
  timezone: field(TIMEZONE),
  hours: field<(typeof HOURS)[number]>({ enum: HOURS }),
  free: z.array(record('FreeInterval', { start: field(), end: field() })),
})

export const CourtAvailabilityPage = pageWith(CourtAvailabilityBody, {
  as_of_event_id: field<string | null>({ of: 'CourtAvailabilityConnection.asOfEventId' }),
})

export function toCourtAvailability(
  row: CourtAvailabilityFieldsFragment,
): z.output<typeof CourtAvailabilityBody> {
  return {
    court_id: row.courtId,
    location_id: row.locationId,
    timezone: row.timezone,
    hours: row.hours === 'KNOWN' ? 'known' : 'unknown',
    free: row.free.map(({ start, end }) => ({ start, end })),
  }
}
