import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { useTimes } from '../../../time/use-times.ts'
import type { Board, BoardMatch } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { padWords } from './pad-words.ts'

interface PadNoteProps {
  board: Board
  onDone: (match: BoardMatch) => void
}

/** What there is to do where no match is being played: start it, go on with it, or wait. */
export function PadNote({ board, onDone }: PadNoteProps) {
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const times = useTimes(board.timezone)
  const start = useChange('PortalStartMatch', ({ startMatch }) => {
    if (startMatch) onDone(startMatch.session)
  })
  const resume = useChange('PortalResumeMatch', ({ resumeMatch }) => {
    if (resumeMatch) onDone(resumeMatch.session)
  })
  const { match, next } = board
  if (match === null)
    return (
      <main className="pad-note" id="main">
        <h2>{words.noMatch}</h2>
        <p className="m">
          {next ? words.nextAt(times.time(next.scheduledStart)) : words.nothingNext}
        </p>
      </main>
    )
  const input = { sessionId: match.id, eventSequence: match.eventSequence }
  const { status, score } = match
  const fault = start.error ?? resume.error
  return (
    <main className="pad-note" id="main">
      {(status === 'READY' || status === 'WAITING_FOR_PLAYERS') && (
        <>
          <h2>{words.begins(times.time(match.scheduledStart))}</h2>
          <Button
            look="pri"
            size="lg"
            isBusy={start.isBusy}
            onClick={() => start.change({ input })}
          >
            {words.start}
          </Button>
        </>
      )}
      {status === 'PAUSED' && (
        <>
          <h2>{court.phases.PAUSED}</h2>
          <Button
            look="pri"
            size="lg"
            isBusy={resume.isBusy}
            onClick={() => resume.change({ input })}
          >
            {words.resume}
          </Button>
        </>
      )}
      {status === 'COMPLETED' && (
        <h2>{score?.winner ? court.wins(court.teams[score.winner]) : words.isOver}</h2>
      )}
      {fault && <FaultNote fault={fault} />}
    </main>
  )
}
