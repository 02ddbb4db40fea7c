import { useWords } from '../../../../i18n/use-words.tsx'
import type { Interval, OpeningHours } from '../../today/day-hours.ts'
import { walkInWords } from '../walk-in-words.ts'
import { findOutside } from './outside-hours.ts'

export interface BookingPlace {
  id: string
  name: string
  timezone: string
  openingHours: readonly OpeningHours[] | null
}

interface OutsideNoteProps {
  place: BookingPlace
  period: { from: Date; to: Date }
}

/** A remark, and no refusal: the desk may book while the club is not open. */
export function OutsideNote({ place, period }: OutsideNoteProps) {
  const words = useWords(walkInWords)
  const open = findOutside(place.openingHours ?? [], period, place.timezone)
  if (open === null) return null
  return (
    <p className="note warn" role="status">
      <span>
        {open.length === 0
          ? words.closedDay(place.name)
          : words.outside(place.name, open.map(toText).join(', '))}
      </span>
    </p>
  )
}

function toText([from, to]: Interval): string {
  return [from, to].map(toClock).join('–')
}

function toClock(hour: number): string {
  const minutes = Math.round(hour * 60)
  const parts = [Math.floor(minutes / 60) % 24, minutes % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
