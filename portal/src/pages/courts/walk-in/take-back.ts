import { ask } from '../../../graph/ask.ts'

/** Cancels a booking that was just made, as long as nobody has changed it. */
export function takeBack(booking: { id: string; updatedAt: string }) {
  const input = { bookingId: booking.id, expectedUpdatedAt: booking.updatedAt }
  return ask('PortalCancelBooking', { input })
}
