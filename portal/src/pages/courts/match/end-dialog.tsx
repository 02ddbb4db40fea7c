import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import type { Match } from './match.ts'
import { matchWords } from './match-words.ts'

export type Ending = 'abort' | 'BLUE' | 'ORANGE'

interface EndDialogProps {
  match: Match
  ending: Ending
  onClose: () => void
  onDone: () => void
}

/** Ends a match before its time: it is named, and what follows is said. */
export function EndDialog({ match, ending, onClose, onDone }: EndDialogProps) {
  const words = useWords(matchWords)
  const parts = useWords(partWords)
  const done = () => {
    showToast({ text: ending === 'abort' ? words.isAborted : words.isAwarded[ending] })
    onDone()
    onClose()
  }
  const award = useChange('PortalAwardMatch', done)
  const abort = useChange('PortalAbortMatch', done)
  const input = { sessionId: match.id, eventSequence: match.eventSequence }
  const court = match.court?.name ?? words.match
  const isAbort = ending === 'abort'
  const end = () =>
    ending === 'abort'
      ? abort.change({ input })
      : award.change({ input: { ...input, team: ending } })
  const fault = award.error ?? abort.error
  return (
    <Dialog
      title={isAbort ? words.abortTitle(court) : words.awardTitle[ending](court)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="danger pri" isBusy={award.isBusy || abort.isBusy} onClick={end}>
            {isAbort ? words.abortNow : words.awardNow}
          </Button>
        </>
      }
    >
      <p>{isAbort ? words.abortText : words.awardText}</p>
      {fault && <FaultNote fault={fault} />}
    </Dialog>
  )
}
