import type { Fault } from '../../../../graph/fault.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { readInTheWay } from '../slot/in-the-way.ts'
import { readClosedBy } from './closed-by.ts'
import { ownWords } from './own-words.ts'

/** Refused because the booking is another one than was read, and not of what has the court, or because it stays as it is. */
export function isChangedMeanwhile(fault: Fault | null): boolean {
  if (fault?.code !== 'state_conflict') return false
  return readInTheWay(fault) === null && readClosedBy(fault) === null
}

interface ChangedNoteProps {
  /** Court and time of the booking as it is now. */
  now: readonly [court: string, period: string]
}

export function ChangedNote({ now }: ChangedNoteProps) {
  const words = useWords(ownWords)
  return (
    <p className="note warn" role="alert">
      <span>{words.changedMeanwhile(...now)}</span>
    </p>
  )
}
