import { BOOKING_STATUSES, type BookingStatus } from '../../../schema/club/statuses.ts'
import type { Database } from '../../foundation/database/database.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import { isCourtOf } from '../courts/store.ts'
import { PORTAL_PROVIDER } from './booking.ts'
import { BookingEntity } from './entities.ts'
import { type BookingOnCourt, ON_COURT, toBookingOnCourt } from './store.ts'

export interface BookingConditions {
  clubId: string
  locationId: string | null
  courtId: string | null
  status: BookingStatus | null
  provider: string | null
  from: Date | null
  to: Date | null
}

const LIST = pagedList(BookingEntity, {
  alias: 'b',
  columns: ON_COURT,
  beside: 'LEFT JOIN courts c FORCE INDEX (PRIMARY) ON c.id = b.court_id',
  order: ['scheduledStart', 'id'],
})

export async function listBookings(
  database: Database,
  conditions: BookingConditions,
  { after, limit }: Slice,
): Promise<BookingOnCourt[]> {
  const { clubId, locationId, courtId, status, provider, from, to } = conditions
  const isNarrowed = locationId !== null || courtId !== null || status !== null
  const rows = await LIST.read(database, {
    equal: { clubId, courtId, status, provider, ...(courtId === null ? { locationId } : {}) },
    spread: {
      status: BOOKING_STATUSES,
      provider: isNarrowed && provider === null ? await providersOf(database, clubId) : [],
    },
    also: [
      courtId !== null && locationId !== null ? isCourtOf({ clubId, locationId, courtId }) : null,
      from && { sql: 'b.scheduled_start >= ?', params: [from] },
      to && { sql: 'b.scheduled_start <= ?', params: [to] },
    ],
    after,
    limit,
  })
  return rows.map(toBookingOnCourt)
}

/** Providers that bookings of the club can have. */
async function providersOf(database: Database, clubId: string): Promise<string[]> {
  return [...(await bookingSourceStore.providersOf(database, clubId)), PORTAL_PROVIDER]
}
