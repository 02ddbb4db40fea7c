import { FORMER_MEMBER } from '../../../../../../schema/club/roles.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { useStaffName } from '../../../../parts/words/staff-name.ts'
import type { Times } from '../../../../time/times.ts'
import { inZone } from '../../../../time/zoned.ts'
import type { Interval } from '../day-hours.ts'
import type { Court, Row } from '../day-plan.ts'
import { todayWords } from '../today-words.ts'
import { roomBeside } from './closing-room.ts'

interface ClosedHoursProps {
  row: Row
  closed: Interval
  day: string
  times: Times
}

/** The hours in which staff have closed a court, and what they said of it, beside its matches. */
export function ClosedHours({ row, closed, day, times }: ClosedHoursProps) {
  const room = roomBeside(closed, row.placed)
  const [a, b] = room ?? closed
  return (
    <>
      <span className="shut off at" style={{ '--a': closed[0], '--b': closed[1] }} />
      <span
        className={room ? 'closing-room at' : 'closing-room at phone'}
        style={{ '--a': a, '--b': b }}
      >
        <Closing court={row.court} day={day} times={times} />
      </span>
    </>
  )
}

interface ClosingProps {
  court: Court
  day: string
  times: Times
}

/** Who closed a court, since when, until when, and why. */
export function Closing({ court: { closing }, day, times }: ClosingProps) {
  const words = useWords(todayWords)
  const nameOf = useStaffName()
  if (!closing) return null
  const { since, until, reason, closedBy, closedByName } = closing
  const isNamed = closedByName !== null || closedBy === FORMER_MEMBER
  const parts = [
    closedBy !== null && isNamed && words.closedBy(nameOf(closedBy, closedByName)),
    since && words.since(toText(since, day, times)),
    until ? words.until(toText(until, day, times)) : words.untilOpened,
    reason,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return (
    <span className="s closing" title={text}>
      {text}
    </span>
  )
}

/** On another day with its date. */
function toText(moment: string, day: string, times: Times): string {
  const time = times.time(moment)
  return inZone(moment, times.zone).day === day ? time : `${times.shortDay(moment)}, ${time}`
}
