import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { nameOf } from '../../volunteers/people.ts'
import { findUnfit } from '../drag/carried.ts'
import { type Shift, staffingOf } from '../plan.ts'
import type { SeatedHelper } from '../seating/flights.ts'
import type { FollowedPlan } from '../use-plan.ts'
import { candidateWords } from './candidate-words.ts'

interface OtherShiftSheetProps {
  seated: SeatedHelper
  from: Shift
  followed: FollowedPlan
  onChoose: (to: Shift) => void
  onClose: () => void
}

const SHOWN_AT_FIRST = 20

/** Shifts with a free place, for fingers and keyboards what a drag is for a mouse. */
export function OtherShiftSheet(props: OtherShiftSheetProps) {
  const { seated, from, followed, onChoose, onClose } = props
  const words = useWords(candidateWords)
  const parts = useWords(partWords)
  const times = useTimes(followed.zone)
  const [limit, setLimit] = useState(SHOWN_AT_FIRST)
  const name = nameOf(seated.helper)
  const fitting = followed.shifts
    .filter((shift) => findUnfit({ helper: seated.helper, seat: { from, seated } }, shift) === null)
    .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
  return (
    <Dialog look="sheet" title={words.otherTitle(name)} isOpen onClose={onClose}>
      <p className="m s">{fitting.length > 0 ? words.otherText(from.title) : words.noOther}</p>
      <ul className="list">
        {fitting.slice(0, limit).map((shift) => (
          <li key={shift.id} className="row between nowrap">
            <span className="stack x tight">
              <span className="b">{shift.title}</span>
              <span className="row facts s">
                <span className="m">
                  {times.day(shift.startTime)}, {times.span(shift.startTime, shift.endTime)}
                </span>
                <span className="st warn">{words.missing(staffingOf(shift).missing)}</span>
              </span>
            </span>
            <Button aria-label={words.moveTo(shift.title)} onClick={() => onChoose(shift)}>
              {words.moveHere}
            </Button>
          </li>
        ))}
      </ul>
      {fitting.length > limit && (
        <Button onClick={() => setLimit(fitting.length)}>{parts.more}</Button>
      )}
    </Dialog>
  )
}
