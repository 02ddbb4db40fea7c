import { z } from 'zod'
import { NewBookingImport } from '../../../schema/club/bookings.ts'
import { KEYED } from '../../../schema/input-fields.ts'
import { toGraph, withFields } from '../../../schema/input-record.ts'
import { withParticipants } from '../bookings/inputs.ts'

export const ImportBookingsInput = toGraph(
  withFields({ ...KEYED, sourceId: z.string() }, NewBookingImport),
).transform(({ bookings, ...rest }) => ({
  ...rest,
  bookings: bookings.map(({ externalBookingId, booking }) => ({
    externalBookingId,
    booking: withParticipants(booking),
  })),
}))
