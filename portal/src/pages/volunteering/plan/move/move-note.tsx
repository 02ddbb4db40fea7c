import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { moveWords } from './move-words.ts'
import { moveShift, STEP_MINUTES } from './moved-shift.ts'
import type { Move } from './use-move.ts'

/** Where the shift would be, with buttons for what the keys do. */
export function MoveNote({ move, zone }: { move: Move; zone: string }) {
  const words = useWords(moveWords)
  const times = useTimes(zone)
  const { moved, shift, isBusy, error, step, keep, giveUp } = move
  if (!moved || !shift || moved.isDragged)
    return (
      error && (
        <div className="pad">
          <FaultNote fault={error} />
        </div>
      )
    )
  const { startTime, endTime } = moveShift(shift, moved)
  return (
    <div className="note move-note">
      <span>
        <span role="status">
          <b>{shift.title}</b> <span>{times.day(startTime)}</span>,{' '}
          <span>{times.span(startTime, endTime)}</span>
        </span>
        <br />
        <span className="s m hide-s key-hint">
          <kbd>←</kbd> <kbd>→</kbd> {words.quarter} <kbd>Enter</kbd> {words.keep} <kbd>Esc</kbd>{' '}
          {words.giveUp}
        </span>
      </span>
      <span className="row">
        <Button icon="left" aria-label={words.earlier} onClick={() => step(-STEP_MINUTES)} />
        <Button icon="right" aria-label={words.later} onClick={() => step(STEP_MINUTES)} />
        <Button onClick={giveUp}>{words.giveUp}</Button>
        <Button look="pri" isBusy={isBusy} onClick={keep}>
          {words.keep}
        </Button>
      </span>
    </div>
  )
}
