import { LIMITS } from '../../../schema/limits.ts'
import {
  externalText,
  json,
  keyword,
  moment,
  primary,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { RefusedBooking } from './refused-booking.ts'

export const RefusedBookingEntity = defineEntity<RefusedBooking>({
  name: 'RefusedBooking',
  tableName: 'refused_bookings',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    bookingSourceId: uuid('booking_source_id'),
    externalBookingId: externalText('external_booking_id', LIMITS.id),
    code: keyword('code'),
    details: json('details'),
    way: keyword('way'),
    occurredAt: moment('occurred_at'),
  },
  indices: [
    { name: 'refused_bookings_by_club', columns: ['clubId', 'occurredAt', 'id'] },
    { name: 'refused_bookings_by_source', columns: ['bookingSourceId', 'occurredAt', 'id'] },
    {
      name: 'refused_bookings_by_number',
      columns: ['clubId', 'externalBookingId', 'occurredAt', 'id'],
    },
    { name: 'refused_bookings_by_time', columns: ['occurredAt'] },
  ],
})
