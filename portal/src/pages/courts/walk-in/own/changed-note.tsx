import type { Fault } from '../../../../graph/fault.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { readInTheWay } from '../slot/in-the-way.ts'
import { ownWords } from './own-words.ts'

/** Refused because of the booking itself, and not of what has the court. */
export function isChangedMeanwhile(fault: Fault | null): boolean {
  return fault?.code === 'state_conflict' && readInTheWay(fault) === null
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
