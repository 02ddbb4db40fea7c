import { z } from 'zod'
import { exactText, IdempotencyKey, LIMITS } from '../../../schema/fields.ts'
import { BookingSnapshotInput } from '../bookings/inputs.ts'

export const ImportBookingsInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  sourceId: z.string(),
  bookings: z
    .array(
      z.object({
        externalBookingId: exactText({ min: 1, max: LIMITS.id }),
        booking: BookingSnapshotInput,
      }),
    )
    .min(1)
    .max(LIMITS.importedBookings),
})
