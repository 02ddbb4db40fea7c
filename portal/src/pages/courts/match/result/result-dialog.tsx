import { type KeyboardEvent, useRef } from 'react'
import { isUnplayed } from '../../../../../../rules/club/match-states.ts'
import type { RuleVersion } from '../../../../../../rules/club/scoring/match-rules.ts'
import { TEAMS, type Team } from '../../../../../../schema/club/statuses.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { courtWords } from '../../court/court-words.ts'
import { endWords } from '../end-words.ts'
import type { Match } from '../match.ts'
import { EndingChoice } from './ending-choice.tsx'
import { EnteredLine } from './entered-line.tsx'
import { MeanwhileNote } from './meanwhile-note.tsx'
import { resultWords } from './result-words.ts'
import { SetsFields, selectorOf } from './sets-fields.tsx'
import { useResult } from './use-result.ts'

interface ResultDialogProps {
  match: Match
  ruleVersion: RuleVersion
  onClose: () => void
  onDone: () => void
  /** The match was not played. */
  onWalkover: (team: Team) => void
}

/** Enters the result of a match by its sets. What comes meanwhile is said, and the entries stay. */
export function ResultDialog({ onWalkover, ...facts }: ResultDialogProps) {
  const { match, onClose } = facts
  const words = useWords(resultWords)
  const form = useRef<HTMLFormElement>(null)
  const result = useResult(facts)
  const { entered, ending, meanwhile, fault } = result
  const isFinished = match.score?.completed === true
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  /** To what is missing; where nothing is, the result is recorded. */
  const goOn = () => {
    if (entered.kind === 'missing') return focus(selectorOf(entered.cell))
    if (entered.kind === 'fault') return focus(selectorOf({ set: entered.index, side: 'blue' }))
    if (entered.kind === 'unfinished' && ending === null) return focus('[type=radio]')
    result.save()
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    goOn()
  }
  return (
    <Dialog
      title={isFinished ? words.correctTitle : words.enterTitle}
      isOpen
      isForm
      onClose={onClose}
      end={<ResultEnd result={result} onClose={onClose} />}
    >
      <form className="stack" ref={form} noValidate onKeyDown={onEnter}>
        <SetsFields
          players={match.players}
          sets={result.sets}
          endsInTieBreak={result.endsInTieBreak}
          faultyAt={entered.kind === 'fault' ? entered.index : null}
          onChange={(sets) => {
            result.takeBack()
            result.setSets(sets)
          }}
        />
        <EnteredLine entered={entered} endsInTieBreak={result.endsInTieBreak} />
        {entered.kind === 'unfinished' && (
          <EndingChoice value={ending} isFinished={isFinished} onChoose={result.setEnding} />
        )}
      </form>
      {meanwhile && <MeanwhileNote match={match} {...meanwhile} />}
      {entered.kind === 'empty' && isUnplayed(match.status) && (
        <WalkoverNote onWalkover={onWalkover} />
      )}
      {fault?.code === 'state_conflict' ? (
        <p className="note fail" role="alert">
          <span>{words.refused}</span>
        </p>
      ) : (
        fault && <FaultNote fault={fault} />
      )}
    </Dialog>
  )
}

interface ResultEndProps {
  result: ReturnType<typeof useResult>
  onClose: () => void
}

/** Buttons of the dialog; before another team is made the winner, both are named. */
function ResultEnd({ result, onClose }: ResultEndProps) {
  const words = useWords(resultWords)
  const parts = useWords(partWords)
  const { teams } = useWords(courtWords)
  const { other, isBusy } = result
  return other ? (
    <>
      <p className="push" role="alert">
        {words.otherWinner(teams[other.from], teams[other.to])}
      </p>
      <Button onClick={result.takeBack}>{words.backToSets}</Button>
      <Button look="pri" isBusy={isBusy} reason={result.reason} autoFocus onClick={result.confirm}>
        {words.makeWinner(teams[other.to])}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{parts.cancel}</Button>
      <Button look="pri" isBusy={isBusy} reason={result.reason} onClick={result.save}>
        {words.record}
      </Button>
    </>
  )
}

/** Leads to the award of a match that was not played. */
function WalkoverNote({ onWalkover }: Pick<ResultDialogProps, 'onWalkover'>) {
  const { noPlay } = useWords(resultWords)
  const { walkoverFor } = useWords(endWords)
  return (
    <div className="note">
      <span>{noPlay}</span>
      {TEAMS.map((team) => (
        <Button key={team} onClick={() => onWalkover(team)}>
          {walkoverFor[team]}
        </Button>
      ))}
    </div>
  )
}
