interface BookingOrigin {
  /** Slug of an application, or `portal`. */
  provider: string
  /** Only where it was asked for and may be read. */
  bookingSource?: { name: string } | null
}

/**
 * The system that a booking came from, by the name that the club knows, else by the application's slug; null for a
 * booking of the club itself.
 */
export function sourceOf(booking: BookingOrigin | null): string | null {
  if (booking === null) return null
  // An application may be called so, too: since before the slug was refused.
  const slug = booking.provider === 'portal' ? null : booking.provider
  return booking.bookingSource?.name ?? slug
}
