import { isolate } from '../../../../../../rules/isolate.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Link } from '../../../../router/link.tsx'
import type { PortalClub } from '../../../../shell/club.tsx'
import { type SearchedBooking, toShownPath } from '../../../../shell/go-to/found-bookings.ts'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { missingBookingWords } from './missing-words.ts'

interface KnownBookingsProps {
  club: PortalClub
  bookings: readonly SearchedBooking[]
  isCancelled?: boolean
}

/** Bookings of a club with the way to where Today shows them. */
export function KnownBookings({ club, bookings, isCancelled = false }: KnownBookingsProps) {
  const words = useWords(missingBookingWords)
  const times = useTimes(club.timezone)
  if (bookings.length === 0) return null
  return (
    <ul className="stack">
      {bookings.map((booking) => {
        const when = times.moment(booking.scheduledStart)
        return (
          <li key={booking.id} className="row between">
            <span className="stack tight known">
              <span className="b">{booking.externalBookingId}</span>
              <span className="s m">
                {isCancelled ? words.cancelledAt(when) : when}
                {booking.court && ` · ${isolate(booking.court.name)}`}
              </span>
            </span>
            <Link
              className="btn"
              href={toClubPath(
                club,
                toShownPath(booking, { zone: club.timezone, now: new Date() }),
              )}
            >
              {words.show}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
