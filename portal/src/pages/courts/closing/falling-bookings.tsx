import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { inZone } from '../../../time/zoned.ts'
import { sourceOf } from '../needs/booking-source.ts'
import { closeWords } from './close-words.ts'
import { bookingsFrom, type CourtBooking, fallInto } from './fallen-bookings.ts'

interface FallingBookingsProps {
  courtId: string
  /** Null for a closing without an end. */
  until: Date | null
}

/** The bookings that a closing covers, with where they came from. */
export function FallingBookings({ courtId, until }: FallingBookingsProps) {
  const words = useWords(closeWords)
  const club = useClub()
  const now = useNow()
  const { nodes, isWhole, isThere, error, refetch } = useList(
    'PortalCourtBookings',
    {
      ...{ clubId: club.id, courtIds: [courtId] },
      from: bookingsFrom(now, club.timezone).toISOString(),
      to: until?.toISOString() ?? null,
    },
    (data) => data.club?.bookings,
  )
  if (error) return <FaultNote fault={error} onRetry={() => void refetch()} />
  if (!isThere) return <Loading lines={2} />
  const fallen = fallInto(nodes, now, until)
  const [none, count] = until ? [words.none, words.fall] : [words.noneAhead, words.fallOpen]
  if (fallen.length === 0) return <p className="m">{none}</p>
  return (
    <div className="stack x" role="status">
      <p className="b">{count(fallen.length, isWhole)}</p>
      <ul className="stack x">
        {fallen.slice(0, MOST_SHOWN).map((booking) => (
          <li key={booking.id}>
            <OneBooking booking={booking} now={now} />
          </li>
        ))}
        {fallen.length > MOST_SHOWN && (
          <li className="m">{words.more(fallen.length - MOST_SHOWN, isWhole)}</li>
        )}
      </ul>
    </div>
  )
}

const MOST_SHOWN = 6

function OneBooking({ booking, now }: { booking: CourtBooking; now: Date }) {
  const words = useWords(closeWords)
  const { timezone } = useClub()
  const times = useTimes(timezone)
  const { scheduledStart: start, scheduledEnd: end } = booking
  const isToday = inZone(start, timezone).day === inZone(now, timezone).day
  return (
    <>
      {!isToday && `${times.shortDay(start)}, `}
      {times.span(start, end)} <span className="m">· {sourceOf(booking) ?? words.club}</span>
    </>
  )
}
