import { BookingContent, NewBookingImport } from '../../schema/club/bookings.ts'
import { toRest } from '../../schema/fields/input-record.ts'

/** Body of PUT /booking-sources/{sourceId}/bookings/{externalBookingId}. */
export const SnapshotBody = toRest(BookingContent, 'body')

/** Body of POST /booking-sources/{sourceId}/imports. */
export const ImportBody = toRest(NewBookingImport, 'body')
