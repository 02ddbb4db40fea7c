import { ask } from '../../../graph/ask.ts'

/** Cancels a booking that was just made, as long as it is unchanged. */
export function takeBack(booking: { id: string; updatedAt: string }) {
  const input = { bookingId: booking.id, expectedUpdatedAt: booking.updatedAt }
  return ask('PortalCancelBooking', { input })
}
