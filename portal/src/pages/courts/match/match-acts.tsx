import { useState } from 'react'
import {
  isBeforePlay,
  mayReopen,
  mayTakeWalkoverBack,
} from '../../../../../rules/club/match-states.ts'
import { TEAMS } from '../../../../../schema/club/statuses.ts'
import { asFault } from '../../../graph/fault.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useNow } from '../../../time/use-times.ts'
import { CorrectButton } from './correct/correct-button.tsx'
import { endActWords } from './end-act-words.ts'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { endWords } from './end-words.ts'
import type { Match } from './match.ts'
import { matchWords } from './match-words.ts'
import { ResultButton } from './result/result-button.tsx'

interface MatchActsProps {
  match: Match
  onDone: () => void
}

/** Pauses, corrects and ends a match, also one that never begins; what a match that is over still allows. */
export function MatchActs({ match, onDone }: MatchActsProps) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const now = useNow()
  const words = useWords(endWords)
  const isOn = match.status === 'ACTIVE' || match.status === 'PAUSED'
  return (
    <>
      {isOn && <PauseButton match={match} onDone={onDone} />}
      {mayReopen(match, now) && (
        <UndoButton
          match={match}
          label={words.reopen}
          text={words.reopenText}
          toast={words.isReopened}
          onDone={onDone}
        />
      )}
      {mayTakeWalkoverBack(match, now) && (
        <UndoButton
          match={match}
          label={words.takeBack}
          text={words.takeBackText}
          toast={words.isTakenBack}
          onDone={onDone}
        />
      )}
      <CorrectButton match={match} onDone={onDone} />
      <ResultButton match={match} onDone={onDone} />
      {isOn && <EndMenu onSelect={setEnding} />}
      {isBeforePlay(match.status) && <WalkoverMenu onSelect={setEnding} />}
      {ending && (
        <EndDialog match={match} ending={ending} onClose={() => setEnding(null)} onDone={onDone} />
      )}
    </>
  )
}

function PauseButton({ match, onDone }: MatchActsProps) {
  const words = useWords(matchWords)
  const isActive = match.status === 'ACTIVE'
  const pause = useAct('PortalPauseMatch', { match, onDone, toast: words.isPaused })
  const resume = useAct('PortalResumeMatch', { match, onDone, toast: words.isResumed })
  const { act, isBusy } = isActive ? pause : resume
  const fault = pause.error ?? resume.error
  return (
    <>
      <Button isBusy={isBusy} onClick={act}>
        {isActive ? words.pause : words.resume}
      </Button>
      {fault && <FaultNote fault={fault} />}
    </>
  )
}

interface ActFacts extends MatchActsProps {
  /** Said once it is done. */
  toast: string
}

/** An act on a match as it is shown; where another client has changed it meanwhile, the page shows that instead of a refusal. */
function useAct(
  name: 'PortalPauseMatch' | 'PortalResumeMatch' | 'PortalReversePoint',
  { match: { id: sessionId, eventSequence }, onDone, toast }: ActFacts,
) {
  const { changedMeanwhile } = useWords(endWords)
  const done = (text: string) => {
    showToast({ text })
    onDone()
  }
  const { changeAsync, reset, isBusy, error } = useChange(name, () => done(toast))
  const act = () =>
    void changeAsync({ input: { sessionId, eventSequence } }).catch((refusal) => {
      if (asFault(refusal).code !== 'state_conflict') return
      reset()
      done(changedMeanwhile)
    })
  return { act, isBusy, error }
}

interface UndoButtonProps extends ActFacts {
  label: string
  /** What follows. */
  text: string
}

/** Takes back what ended the match. */
function UndoButton({ match, label, text, toast, onDone }: UndoButtonProps) {
  const { act, isBusy, error } = useAct('PortalReversePoint', { match, onDone, toast })
  return (
    <>
      <Button icon="undo" isBusy={isBusy} title={text} onClick={act}>
        {label}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}

interface EndMenuProps {
  onSelect: (ending: Ending) => void
}

function WalkoverMenu({ onSelect }: EndMenuProps) {
  const words = useWords(endWords)
  const items = TEAMS.map((team) => ({
    key: team,
    label: words.walkoverFor[team],
    onSelect: () => onSelect(team),
  }))
  return (
    <Menu className="btn" groups={[items]}>
      {words.walkover}
      <Icon name="down" />
    </Menu>
  )
}

function EndMenu({ onSelect }: EndMenuProps) {
  const words = useWords(endActWords)
  return (
    <Menu
      className="btn"
      label={words.end}
      groups={[
        TEAMS.map((team) => ({
          key: team,
          label: words.award[team],
          onSelect: () => onSelect(team),
        })),
        [
          {
            key: 'abort',
            label: words.abort,
            look: 'danger' as const,
            onSelect: () => onSelect('abort'),
          },
        ],
      ]}
    >
      {words.end}
      <Icon name="down" />
    </Menu>
  )
}
