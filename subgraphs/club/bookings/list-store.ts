import type { BookingFilter } from '../../../schema/club/lists.ts'
import { BOOKING_STATUSES } from '../../../schema/club/statuses.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { asKeyword } from '../../foundation/query/columns.ts'
import { equalConditions } from '../../foundation/query/equal-conditions.ts'
import type { Court } from '../courts/court.ts'
import { isCourtOf } from '../courts/store.ts'
import { PORTAL_PROVIDER } from './booking.ts'
import { BookingEntity } from './entities.ts'
import { type BookingOnCourt, ON_COURT, toBookingOnCourt } from './store.ts'

export type BookingConditions = OrNull<typeof BookingFilter.fields> & { clubId: string }

/** Loaders of a request; they read the lists of several clubs together. */
export interface BookingListLoaders {
  pages: Pages
  sourceProvidersOfClub: Loader<readonly { provider: string }[]>
  courtPlace: Loader<Pick<Court, 'id' | 'clubId' | 'locationId'> | null>
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
  const courtIds = await courtsOf(loaders, conditions)
  if (courtIds?.length === 0) return []

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
        courtIds && { sql: 'b.court_id IN (?)', params: [courtIds.map(asKeyword)] },
        ...equalConditions(BookingEntity, 'b', { locationId, courtId, status, provider }),
        ...startsWithin,
      ],
      after,
      limit,
    })
    return rows.map(toBookingOnCourt)
  }

  const courts = courtIds ?? courtId
  const isNarrowed = locationId !== null || courts !== null || status !== null
  const rows = await loaders.pages.read(BY_START, {
    equal: {
      clubId,
      courtId: courts,
      status,
      provider,
      ...(courts === null ? { locationId } : {}),
    },
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

/** Of the courts in `courtIds` those that meet the other conditions on courts; null without `courtIds`. */
async function courtsOf(
  { courtPlace }: BookingListLoaders,
  { clubId, locationId, courtId, courtIds }: BookingConditions,
): Promise<string[] | null> {
  if (courtIds === null) return null

  const named = courtId === null ? courtIds : courtIds.filter((id) => id === courtId)
  if (locationId === null) return named

  const found = await Promise.all(named.map((id) => courtPlace.load(id)))
  return found.flatMap((court) =>
    court?.clubId === clubId && court.locationId === locationId ? [court.id] : [],
  )
}

/** Providers that bookings of the club can have. */
async function providersOf(loaders: BookingListLoaders, clubId: string): Promise<string[]> {
  const found = await loaders.sourceProvidersOfClub.load(clubId)
  return [...found.map(({ provider }) => provider), PORTAL_PROVIDER]
}
