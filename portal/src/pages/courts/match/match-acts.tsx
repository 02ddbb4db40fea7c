import { useState } from 'react'
import type { Fault } from '../../../graph/fault.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { EndDialog, type Ending } from './end-dialog.tsx'
import type { Match } from './match.ts'
import { matchWords } from './match-words.ts'

interface MatchActsProps {
  match: Match
  onDone: () => void
}

/** Pauses, corrects and ends a match. */
export function MatchActs({ match, onDone }: MatchActsProps) {
  const words = useWords(matchWords)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [ending, setEnding] = useState<Ending | null>(null)
  const pause = useChange('PortalPauseMatch', onDone)
  const resume = useChange('PortalResumeMatch', onDone)
  const { id: sessionId, eventSequence, status, score } = match
  const isActive = status === 'ACTIVE'
  const isPaused = status === 'PAUSED'
  if (!isActive && !isPaused) return null
  const act = isActive ? pause : resume
  const fault: Fault | null = pause.error ?? resume.error
  return (
    <>
      <Button
        isBusy={act.isBusy}
        onClick={() => act.change({ input: { sessionId, eventSequence } })}
      >
        {isActive ? words.pause : words.resume}
      </Button>
      {score && (
        <Button reason={isActive ? null : words.resumeFirst} onClick={() => setIsCorrecting(true)}>
          {words.correct}
        </Button>
      )}
      <Menu
        className="btn"
        label={words.end}
        groups={[
          (['BLUE', 'ORANGE'] as const).map((team) => ({
            key: team,
            label: words.award[team],
            onSelect: () => setEnding(team),
          })),
          [
            {
              key: 'abort',
              label: words.abort,
              look: 'danger' as const,
              onSelect: () => setEnding('abort'),
            },
          ],
        ]}
      >
        {words.end}
        <Icon name="down" />
      </Menu>
      {fault && <FaultNote fault={fault} />}
      {isCorrecting && score && (
        <CorrectDialog
          match={match}
          score={score}
          onClose={() => setIsCorrecting(false)}
          onDone={onDone}
        />
      )}
      {ending && (
        <EndDialog match={match} ending={ending} onClose={() => setEnding(null)} onDone={onDone} />
      )}
    </>
  )
}
