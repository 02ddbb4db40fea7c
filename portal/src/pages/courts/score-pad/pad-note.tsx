import { TEAMS } from '../../../../../schema/club/statuses.ts'
import type { Fault } from '../../../graph/fault.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { type Board, type BoardMatch, toPlayersOf } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { whenOf } from '../court/when-of.ts'
import { toWinnerText } from '../court/winner-text.ts'
import { padWords } from './pad-words.ts'

interface PadNoteProps {
  board: Board
  onDone: (match: BoardMatch) => void
}

/** Replaces the halves while no match is played: offers to start or resume it, or says when the next one begins. */
export function PadNote({ board, onDone }: PadNoteProps) {
  const start = useChange('PortalStartMatch', ({ startMatch }) => {
    if (startMatch) onDone(startMatch.session)
  })
  const resume = useChange('PortalResumeMatch', ({ resumeMatch }) => {
    if (resumeMatch) onDone(resumeMatch.session)
  })
  const { id: sessionId = '', eventSequence = 0 } = board.match ?? {}
  const input = { sessionId, eventSequence }
  return (
    <main className="pad-note" id="main">
      <NoteOfBoard
        board={board}
        isBusy={start.isBusy || resume.isBusy}
        fault={start.error ?? resume.error}
        onStart={() => start.change({ input })}
        onResume={() => resume.change({ input })}
      />
    </main>
  )
}

interface NoteOfBoardProps {
  board: Board
  isBusy: boolean
  fault: Fault | null
  onStart: () => void
  onResume: () => void
}

function NoteOfBoard({ board, isBusy, fault, onStart, onResume }: NoteOfBoardProps) {
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const times = useTimes(board.timezone)
  const now = useNow()
  const { match, next } = board
  if (match === null)
    return (
      <>
        <h2>{words.noMatch}</h2>
        <p className="m">
          {next ? words.nextAt(...whenOf(next.scheduledStart, now, times)) : words.nothingNext}
        </p>
      </>
    )
  const { status, score } = match
  return (
    <>
      {(status === 'READY' || status === 'WAITING_FOR_PLAYERS') && (
        <>
          <h2>
            {new Date(match.scheduledStart) > now
              ? words.begins(...whenOf(match.scheduledStart, now, times))
              : words.wasDue(...whenOf(match.scheduledStart, now, times))}
          </h2>
          <TeamNames match={match} />
          <Button look="pri" size="lg" isBusy={isBusy} onClick={onStart}>
            {words.start}
          </Button>
        </>
      )}
      {status === 'PAUSED' && (
        <>
          <h2>{court.phases.PAUSED}</h2>
          <Button look="pri" size="lg" isBusy={isBusy} onClick={onResume}>
            {words.resume}
          </Button>
        </>
      )}
      {status === 'COMPLETED' && (
        <h2>{score?.winner ? toWinnerText(score, score.winner, court) : words.isOver}</h2>
      )}
      {fault && <FaultNote fault={fault} />}
    </>
  )
}

/** Lists the known players of each team; the pad does not enter teams. */
function TeamNames({ match }: { match: BoardMatch }) {
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const teams = TEAMS.map((team) => ({ team, names: toPlayersOf(match, team) }))
  const named = teams.filter(({ names }) => names.length > 0)
  return (
    <>
      {named.length > 0 && (
        <p>
          {named.map(({ team, names }) => `${court.teams[team]}: ${names.join(' · ')}`).join('. ')}
        </p>
      )}
      {named.length < teams.length && <p className="m">{words.agree}</p>}
    </>
  )
}
