import type { BookingFilter } from '../../../schema/club/lists.ts'
import { BOOKING_STATUSES } from '../../../schema/club/statuses.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { isCourtOf } from '../courts/store.ts'
import { PORTAL_PROVIDER } from './booking.ts'
import { BookingEntity } from './entities.ts'
import { type BookingOnCourt, ON_COURT, toBookingOnCourt } from './store.ts'

export type BookingConditions = OrNull<typeof BookingFilter.fields> & { clubId: string }

/** Loaders of a request; they read the lists of several clubs together. */
export interface BookingListLoaders {
  pages: Pages
  sourceProvidersOfClub: Loader<readonly { provider: string }[]>
}

const LIST = pagedList(BookingEntity, {
  alias: 'b',
  columns: ON_COURT,
  beside: 'LEFT JOIN courts c FORCE INDEX (PRIMARY) ON c.id = b.court_id',
  order: ['scheduledStart', 'id'],
})

export async function listBookings(
  loaders: BookingListLoaders,
  conditions: BookingConditions,
  { after, limit }: Slice,
): Promise<BookingOnCourt[]> {
  const { clubId, locationId, courtId, status, provider, from, to } = conditions
  const isNarrowed = locationId !== null || courtId !== null || status !== null
  const rows = await loaders.pages.read(LIST, {
    equal: { clubId, courtId, status, provider, ...(courtId === null ? { locationId } : {}) },
    spread: {
      status: BOOKING_STATUSES,
      provider: isNarrowed && provider === null ? await providersOf(loaders, clubId) : [],
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
async function providersOf(loaders: BookingListLoaders, clubId: string): Promise<string[]> {
  const found = await loaders.sourceProvidersOfClub.load(clubId)
  return [...found.map(({ provider }) => provider), PORTAL_PROVIDER]
}
