import type { Fault } from '../../../graph/fault.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { type BoardMatch, mayReverse } from '../court/board.ts'
import { padWords } from './pad-words.ts'
import { mayTakeBack } from './taps.ts'
import { usePadKeys } from './use-pad-keys.ts'
import type { TappedPoints } from './use-taps.ts'

interface PadActsProps {
  match: BoardMatch
  points: TappedPoints
  onDone: (match: BoardMatch) => void
}

/** Takes the last point back; pauses the match. */
export function PadActs({ match, points, onDone }: PadActsProps) {
  const { id: sessionId, eventSequence } = match
  const { held, taps } = points
  // The last of those that are not sent is taken back here; until a question is answered, none is.
  const isKept = taps.kept.length > 0
  const isAsked = isKept && (held !== null || taps.refused !== null || !mayTakeBack(taps))
  const reverse = useChange('PortalReversePoint', ({ reversePoint }) => {
    if (reversePoint) onDone(reversePoint.session)
  })
  const pause = useChange('PortalPauseMatch', ({ pauseMatch }) => {
    if (pauseMatch) onDone(pauseMatch.session)
  })
  const input = { sessionId, eventSequence }
  const takeBack = () => (isKept ? points.takeBack() : reverse.change({ input }))
  const hasPoint = isKept || mayReverse(match)
  usePadKeys((key) => {
    if (key === 'z' && hasPoint && !isAsked && !reverse.isBusy) takeBack()
    if (key === 'p' && mayPause(match) && !isKept && !pause.isBusy) pause.change({ input })
  })
  return (
    <ActButtons
      hasPoint={hasPoint}
      isAsked={isAsked}
      mayPause={mayPause(match)}
      isKept={isKept}
      busy={reverse.isBusy ? 'reverse' : pause.isBusy ? 'pause' : null}
      fault={reverse.error ?? pause.error}
      onReverse={takeBack}
      onPause={() => pause.change({ input })}
    />
  )
}

interface ActButtonsProps {
  hasPoint: boolean
  /** Whether kept points wait for a decision, or all of them are taken back. */
  isAsked: boolean
  mayPause: boolean
  isKept: boolean
  busy: 'reverse' | 'pause' | null
  fault: Fault | null
  onReverse: () => void
  onPause: () => void
}

function ActButtons(props: ActButtonsProps) {
  const { hasPoint, isAsked, mayPause, isKept, busy, fault, onReverse, onPause } = props
  const words = useWords(padWords)
  return (
    <div className="foot-buttons">
      {fault && <FaultNote fault={fault} />}
      {hasPoint && (
        <Button
          size="lg"
          icon="undo"
          isBusy={busy === 'reverse'}
          reason={isAsked ? words.waits : null}
          onClick={onReverse}
        >
          {words.back}
        </Button>
      )}
      {mayPause && (
        <Button
          size="lg"
          isBusy={busy === 'pause'}
          reason={isKept ? words.waits : null}
          onClick={onPause}
        >
          {words.pause}
        </Button>
      )}
    </div>
  )
}

function mayPause({ status }: BoardMatch): boolean {
  return status === 'ACTIVE'
}
