import { useWords } from '../../../i18n/use-words.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import type { Court, DaySession } from '../today/day-plan.ts'
import { sourceOf } from './booking-source.ts'
import { courtNeedWords } from './court-need-words.ts'

interface BothDialogProps {
  court: Court
  both: readonly [DaySession, DaySession]
  onClose: () => void
}

/** Two bookings of one court at one time, each with where it came from and the way to its match. */
export function BothDialog({ court, both, onClose }: BothDialogProps) {
  const words = useWords(courtNeedWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  return (
    <Dialog title={words.bothTitle(court.name)} isOpen onClose={onClose}>
      <ul className="stack">
        {both.map(({ id, booking, scheduledStart, scheduledEnd, status }) => (
          <li key={id} className="row between">
            <span className="stack tight">
              <span className="b">{times.span(scheduledStart, scheduledEnd)}</span>
              <span className="s m">
                {sourceOf(booking) ?? words.club}
                {booking?.externalBookingId && ` · ${booking.externalBookingId}`}
              </span>
            </span>
            <Status of={status} />
            <Link className="btn" href={toClubPath(club, `matches/${id}`)}>
              {words.openMatch}
            </Link>
          </li>
        ))}
      </ul>
      <p className="m">{words.bothText}</p>
    </Dialog>
  )
}
