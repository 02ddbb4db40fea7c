import { isValidated } from '../../../platform/input/checked-input.ts'
import { parseLongInput } from '../../../platform/input/issues.ts'
import { BookingImportRequest } from '../../../schema/club/bookings.ts'
import { toGraph } from '../../../schema/fields/input-record.ts'
import { toSnapshot } from '../bookings/inputs.ts'

const ImportBookingsInput = toGraph(BookingImportRequest)

export async function readImportBookings(input: object) {
  const { bookings, ...rest } = isValidated(BookingImportRequest, input)
    ? input
    : await parseLongInput(ImportBookingsInput, input)
  return {
    ...rest,
    bookings: bookings.map(({ externalBookingId, booking }) => ({
      externalBookingId,
      booking: toSnapshot(booking),
    })),
  }
}
