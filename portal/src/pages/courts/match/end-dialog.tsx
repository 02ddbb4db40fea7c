import { useEffect, useState } from 'react'
import {
  type AwardReason,
  isMatchOver,
  isUnplayed,
} from '../../../../../rules/club/match-states.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { Choice } from '../../volunteering/workflows/actions/choice.tsx'
import { endWords } from './end-words.ts'
import type { Match } from './match.ts'
import { matchWords } from './match-words.ts'

export type Ending = 'abort' | 'BLUE' | 'ORANGE'

interface EndDialogProps {
  match: Pick<Match, 'id' | 'status' | 'eventSequence' | 'court'>
  ending: Ending
  onClose: () => void
  /** Behind `onClose`. */
  onDone: () => void
}

/**
 * Ends a match before its time: it is named, and what follows is said. It is of the match as it was when the dialog
 * opened: the dialog closes when another client begins or ends the match.
 */
export function EndDialog({ match, ending, onClose, onDone }: EndDialogProps) {
  const words = useWords(endWords)
  const { match: matchWord } = useWords(matchWords)
  const parts = useWords(partWords)
  const [opened] = useState(match)
  const [chosen, setChosen] = useState<AwardReason>('RETIREMENT')
  const isWalkover = ending !== 'abort' && isUnplayed(opened.status)
  const done = () => {
    showToast({ text: ending === 'abort' ? words.isAborted : words.isAwarded[ending] })
    onClose()
    onDone()
  }
  const award = useChange('PortalAwardMatch', done)
  const abort = useChange('PortalAbortMatch', done)
  const { eventSequence } = isWalkover ? opened : match
  const input = { sessionId: match.id, eventSequence }
  const court = match.court?.name ?? matchWord
  const reason = isWalkover ? 'WALKOVER' : chosen
  const end = () =>
    ending === 'abort'
      ? abort.change({ input })
      : award.change({ input: { ...input, team: ending, reason } })
  const fault = award.error ?? abort.error
  const isBusy = award.isBusy || abort.isBusy
  const isOutdated = !isBusy && partOf(match.status) !== partOf(opened.status)
  useEffect(() => {
    if (!isOutdated) return
    showToast({ text: words.changedMeanwhile })
    onClose()
  }, [isOutdated, words, onClose])
  const { title, text, now } = toEndTexts(ending, isWalkover, court, words)
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="danger pri" isBusy={isBusy} onClick={end}>
            {now}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {ending !== 'abort' && !isWalkover && (
        <Choice
          label={words.awardReason}
          value={chosen}
          values={REASONS}
          names={words.reasons}
          onChoose={setChosen}
        />
      )}
      {fault && <FaultNote fault={fault} />}
    </Dialog>
  )
}

function partOf(status: string): 'before' | 'over' | 'on' {
  if (isUnplayed(status)) return 'before'
  return isMatchOver(status) ? 'over' : 'on'
}

const REASONS = ['RETIREMENT', 'WALKOVER', 'DEFAULT'] as const

function toEndTexts(
  ending: Ending,
  isWalkover: boolean,
  court: string,
  words: (typeof endWords)['en'],
): Record<'title' | 'text' | 'now', string> {
  if (ending === 'abort')
    return { title: words.abortTitle(court), text: words.abortText, now: words.abortNow }
  const title = isWalkover ? words.walkoverTitle[ending] : words.awardTitle[ending]
  const text = isWalkover ? words.walkoverText : words.awardText
  return { title: title(court), text, now: isWalkover ? words.walkover : words.awardNow }
}
