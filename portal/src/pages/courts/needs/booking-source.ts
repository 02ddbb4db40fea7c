interface BookingOrigin {
  /** Slug of an application, or `portal`. */
  provider: string
  /** Only where it was asked for. */
  bookingSource?: { name: string } | null
}

/**
 * The system that a booking came from, by the name that the club knows, else by the application's slug; null for a
 * booking of the club itself.
 */
export function sourceOf(booking: BookingOrigin | null): string | null {
  if (booking === null || booking.provider === 'portal') return null
  return booking.bookingSource?.name ?? booking.provider
}
