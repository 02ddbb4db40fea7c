import type {
  BookingSourceRefusedBookingsArgs,
  ClubRefusedBookingsArgs,
} from '../../../built/types/club.ts'
import { RefusedBookingFilter, RefusedBookingOfSourceFilter } from '../../../schema/club/lists.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { listPage } from '../../foundation/lists/paging.ts'
import { authorizeSourceReader } from '../booking-sources/access.ts'
import type { BookingSource } from '../booking-sources/booking-source.ts'
import type { ClubContext } from '../records/context.ts'
import { relation } from '../records/relations.ts'
import type { RefusedBooking } from './refused-booking.ts'
import { refusedBookingStore } from './store.ts'

const readFilter = filterReader(RefusedBookingFilter)

const readFilterOfSource = filterReader(RefusedBookingOfSourceFilter)

export const ClubFields = {
  refusedBookings({ id }: { id: string }, args: ClubRefusedBookingsArgs, context: ClubContext) {
    const clubId = authorizeStaff(context.caller, id, 'desk')
    return readPage(context, { clubId, ...readFilter(args.filter) }, args)
  },
}

export const BookingSourceFields = {
  refusedBookings(
    source: BookingSource,
    args: BookingSourceRefusedBookingsArgs,
    context: ClubContext,
  ) {
    authorizeSourceReader(context.caller, source)
    const { id: bookingSourceId, clubId } = source
    const { externalBookingId } = readFilterOfSource(args.filter)
    return readPage(context, { clubId, bookingSourceId, externalBookingId }, args)
  },
}

export const RefusedBookingFields = { bookingSource: relation('bookingSource', 'bookingSourceId') }

function readPage(
  context: ClubContext,
  conditions: OrNull<typeof RefusedBookingFilter.fields> & { clubId: string },
  args: { first: number; after?: string | null | undefined },
) {
  return listPage<RefusedBooking>({
    context,
    list: ['refusedBookings', conditions],
    args,
    read: (slice) => refusedBookingStore.list(context.loaders.pages, conditions, slice),
    positionOf: ({ occurredAt, id }) => [occurredAt.getTime(), id],
  })
}
