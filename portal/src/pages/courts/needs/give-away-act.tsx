import { useWords } from '../../../i18n/use-words.tsx'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import type { Court, DaySession } from '../today/day-plan.ts'
import { courtNeedWords } from './court-need-words.ts'

interface GiveAwayActProps {
  session: DaySession
  court: Court
}

/** Books a court for another party whose own has not come. */
export function GiveAwayAct({ session }: GiveAwayActProps) {
  const words = useWords(courtNeedWords)
  const club = useClub()
  return (
    <Link className="btn" href={toClubPath(club, `matches/${session.id}`)}>
      {words.openMatch}
    </Link>
  )
}
