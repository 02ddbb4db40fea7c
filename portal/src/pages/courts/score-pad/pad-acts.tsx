import { isAwarded } from '../../../../../rules/club/match-states.ts'
import type { Fault } from '../../../graph/fault.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import type { BoardMatch } from '../court/board.ts'
import { padWords } from './pad-words.ts'
import { usePadKeys } from './use-pad-keys.ts'

interface PadActsProps {
  match: BoardMatch
  /** While points are not sent yet, the last one is not the one of the server. */
  isOff: boolean
  onDone: (match: BoardMatch) => void
}

/** Takes the last point back; pauses the match. */
export function PadActs({ match, isOff, onDone }: PadActsProps) {
  const { id: sessionId, eventSequence } = match
  const reverse = useChange('PortalReversePoint', ({ reversePoint }) => {
    if (reversePoint) onDone(reversePoint.session)
  })
  const pause = useChange('PortalPauseMatch', ({ pauseMatch }) => {
    if (pauseMatch) onDone(pauseMatch.session)
  })
  const input = { sessionId, eventSequence }
  usePadKeys((key) => {
    if (isOff) return
    if (key === 'z' && mayReverse(match) && !reverse.isBusy) reverse.change({ input })
    if (key === 'p' && mayPause(match) && !pause.isBusy) pause.change({ input })
  })
  return (
    <ActButtons
      match={match}
      isOff={isOff}
      busy={reverse.isBusy ? 'reverse' : pause.isBusy ? 'pause' : null}
      fault={reverse.error ?? pause.error}
      onReverse={() => reverse.change({ input })}
      onPause={() => pause.change({ input })}
    />
  )
}

interface ActButtonsProps extends Pick<PadActsProps, 'match' | 'isOff'> {
  busy: 'reverse' | 'pause' | null
  fault: Fault | null
  onReverse: () => void
  onPause: () => void
}

function ActButtons({ match, isOff, busy, fault, onReverse, onPause }: ActButtonsProps) {
  const words = useWords(padWords)
  const reason = isOff ? words.waits : null
  return (
    <div className="foot-buttons">
      {fault && <FaultNote fault={fault} />}
      {mayReverse(match) && (
        <Button
          size="lg"
          icon="undo"
          isBusy={busy === 'reverse'}
          reason={reason}
          onClick={onReverse}
        >
          {words.back}
        </Button>
      )}
      {mayPause(match) && (
        <Button size="lg" isBusy={busy === 'pause'} reason={reason} onClick={onPause}>
          {words.pause}
        </Button>
      )}
    </div>
  )
}

/** An award cannot be reversed. */
function mayReverse({ status, score }: BoardMatch): boolean {
  const hasPoint = score !== null && score.pointNumber > 0 && !isAwarded(score)
  return hasPoint && (status === 'ACTIVE' || status === 'COMPLETED')
}

function mayPause({ status }: BoardMatch): boolean {
  return status === 'ACTIVE'
}
