import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { useMay } from '../../../../shell/club.tsx'
import { DESK_ROLES } from '../../../../shell/person/club-roles.ts'
import type { Times } from '../../../../time/times.ts'
import { CourtMenu, OpenButton } from '../../closing/court-menu.tsx'
import { bookedUntilOf, type Row } from '../day-plan.ts'
import { todayWords } from '../today-words.ts'

interface CourtLabelProps {
  row: Row
  /** Hour of the day; null on another day. */
  now: number | null
  times: Times
}

/** A court by its name; on the day itself with what it is now. */
export function CourtLabel({ row, now, times }: CourtLabelProps) {
  const words = useWords(todayWords)
  const { court } = row
  const mayClose = useMay(...DESK_ROLES) && now !== null
  const bookedUntil = now === null ? undefined : bookedUntilOf(row, now)
  return (
    <div className="tl-label">
      <span className="b cut" title={court.name}>
        {court.name}
      </span>
      {now !== null && (
        <Status
          of={court.status}
          word={bookedUntil && words.bookedUntil(times.time(bookedUntil))}
        />
      )}
      {mayClose && <OpenButton court={court} />}
      {mayClose && <CourtMenu court={court} />}
    </div>
  )
}
