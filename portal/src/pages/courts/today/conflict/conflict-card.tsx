import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { useLoaded } from '../../../../parts/dialogs/use-loaded.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { Court } from '../day-plan.ts'
import { kindOf, type OpenConflict } from './conflict.ts'
import { sidesOf } from './conflict-sides.ts'
import { conflictWords } from './conflict-words.ts'

interface ConflictCardProps {
  conflict: OpenConflict
  courts: ReadonlyMap<string, Court>
  /** While its review is open, it has the focus. */
  onHold: (isHeld: boolean) => void
  onSettled: () => void
}

/** A booking that its match no longer follows. */
export function ConflictCard({ conflict, courts, onHold, onSettled }: ConflictCardProps) {
  const words = useWords(conflictWords)
  const times = useTimes(useClub().timezone)
  const [isOpen, setIsOpen] = useState(false)
  const show = (next: boolean) => {
    setIsOpen(next)
    onHold(next)
  }
  const parts = useLoaded(loadDialog, isOpen, () => show(false))
  const kind = kindOf(conflict)
  const sides = sidesOf(conflict, courts, times)
  return (
    <article className="need">
      <span className="st warn">{words.conflict(sides.matchCourt)}</span>
      <h3>{words.titles[kind]}</h3>
      <p className="m">{words.text(kind, sides)}</p>
      <div className="row">
        <Button onClick={() => show(true)}>{words.review}</Button>
      </div>
      {parts && (
        <parts.ConflictDialog
          conflict={conflict}
          sides={sides}
          isOpen={isOpen}
          onClose={() => show(false)}
          onSettled={onSettled}
        />
      )}
    </article>
  )
}

const loadDialog = () => import('./conflict-dialog.tsx')
