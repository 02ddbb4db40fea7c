import { useEffect, useEffectEvent } from 'react'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { isTyping } from '../../../parts/is-typing.ts'
import { FaultNote } from '../../../parts/states/states.tsx'
import type { BoardMatch } from '../court/board.ts'
import { padWords } from './pad-words.ts'

interface PadActsProps {
  match: BoardMatch
  /** While points are not sent yet, the last one is not the one of the server. */
  isOff: boolean
  onDone: (match: BoardMatch) => void
}

/** Takes the last point back; pauses the match. */
export function PadActs({ match, isOff, onDone }: PadActsProps) {
  const words = useWords(padWords)
  const { id: sessionId, eventSequence, status, score } = match
  const reverse = useChange('PortalReversePoint', ({ reversePoint }) => {
    if (reversePoint) onDone(reversePoint.session)
  })
  const pause = useChange('PortalPauseMatch', ({ pauseMatch }) => {
    if (pauseMatch) onDone(pauseMatch.session)
  })
  const input = { sessionId, eventSequence }
  const hasPoint = (score?.pointNumber ?? 0) > 0
  const mayReverse = hasPoint && (status === 'ACTIVE' || status === 'COMPLETED')
  const mayPause = status === 'ACTIVE'
  const act = useEffectEvent((key: string) => {
    if (isOff) return
    if (key === 'z' && mayReverse && !reverse.isBusy) reverse.change({ input })
    if (key === 'p' && mayPause && !pause.isBusy) pause.change({ input })
  })
  useEffect(() => {
    const listen = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!repeat && !ctrlKey && !metaKey && !altKey && !isTyping(target)) act(key)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const fault = reverse.error ?? pause.error
  const waits = isOff ? words.noPoint : null
  return (
    <div className="foot-buttons">
      {fault && <FaultNote fault={fault} />}
      {mayReverse && (
        <Button
          size="lg"
          icon="undo"
          isBusy={reverse.isBusy}
          reason={waits}
          onClick={() => reverse.change({ input })}
        >
          {words.back}
        </Button>
      )}
      {mayPause && (
        <Button
          size="lg"
          isBusy={pause.isBusy}
          reason={waits}
          onClick={() => pause.change({ input })}
        >
          {words.pause}
        </Button>
      )}
    </div>
  )
}
