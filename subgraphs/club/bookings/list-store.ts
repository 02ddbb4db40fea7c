import type { BookingFilter } from '../../../schema/club/lists.ts'
import { BOOKING_STATUSES } from '../../../schema/club/statuses.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { equalConditions } from '../../foundation/query/equal-conditions.ts'
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

const SETUP = {
  alias: 'b',
  columns: ON_COURT,
  beside: 'LEFT JOIN courts c FORCE INDEX (PRIMARY) ON c.id = b.court_id',
}

const BY_START = pagedList(BookingEntity, { ...SETUP, order: ['scheduledStart', 'id'] })

const BY_UPDATE = pagedList(BookingEntity, { ...SETUP, order: ['updatedAt', 'id'] })

/** By start; with `updatedSince`, what changed since then by its change. */
export async function listBookings(
  loaders: BookingListLoaders,
  conditions: BookingConditions,
  { after, limit }: Slice,
): Promise<BookingOnCourt[]> {
  const { clubId, locationId, courtId, status, provider, from, to, updatedSince } = conditions
  const startsWithin = [
    from && { sql: 'b.scheduled_start >= ?', params: [from] },
    to && { sql: 'b.scheduled_start <= ?', params: [to] },
  ]
  if (updatedSince !== null) {
    // Each change is compared with the filters: an index for each of them would cost every write.
    const rows = await loaders.pages.read(BY_UPDATE, {
      equal: { clubId },
      also: [
        { sql: 'b.updated_at >= ?', params: [updatedSince] },
        ...equalConditions(BookingEntity, 'b', { locationId, courtId, status, provider }),
        ...startsWithin,
      ],
      after,
      limit,
    })
    return rows.map(toBookingOnCourt)
  }

  const isNarrowed = locationId !== null || courtId !== null || status !== null
  const rows = await loaders.pages.read(BY_START, {
    equal: { clubId, courtId, status, provider, ...(courtId === null ? { locationId } : {}) },
    spread: {
      status: BOOKING_STATUSES,
      provider: isNarrowed && provider === null ? await providersOf(loaders, clubId) : [],
    },
    also: [
      courtId !== null && locationId !== null ? isCourtOf({ clubId, locationId, courtId }) : null,
      ...startsWithin,
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
