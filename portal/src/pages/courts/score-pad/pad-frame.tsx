import type { ReactNode } from 'react'
import type { ConnectionState } from '../../../graph/connection.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { WordOf } from '../../../parts/states/connection-word.tsx'
import { type Board, type BoardMatch, isCall, toStanding } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { toPhaseText } from '../court/phase-text.ts'
import { toRulesText } from '../deciding/rules-text.ts'
import { padWords } from './pad-words.ts'

interface PadFrameProps {
  board: Pick<Board, 'courtName' | 'match'>
  connection: ConnectionState
  /** Points that were not answered in time. */
  keptCount: number
  /** Points before and after the last change that the page saw. */
  lastChange: string | null
  /** Way to the portal for members of staff. */
  back?: ReactNode
  /** Buttons at the foot. */
  acts: ReactNode
  children: ReactNode
}

/** Court, standing, connection and phase above the halves; the last change and the acts below. */
export function PadFrame(props: PadFrameProps) {
  const { board, connection, keptCount, lastChange, back, acts, children } = props
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const { courtName, match } = board
  return (
    <div className="score">
      <header className="stack t">
        <div className="pad-head">
          <div>
            <h1>{courtName}</h1>
            {back}
          </div>
          {match?.score && (
            <p className="b standing">
              <span className="vh">{court.score}: </span>
              {toStanding(match.score)}
            </p>
          )}
          {keptCount > 0 ? (
            <span className="st warn">{words.notSent(keptCount)}</span>
          ) : (
            <WordOf state={connection} />
          )}
        </div>
        {match && <PadPhase match={match} />}
        {/* A line of its own, which no set makes narrower: the halves never move below a finger. */}
        {match && <p className="m s center pad-rules">{toRulesText(match, court)}</p>}
      </header>
      {children}
      <footer>
        <p className="m said" role="status">
          {keptCount > 0 ? (
            <span className="st warn">{words.kept(keptCount)}</span>
          ) : (
            toLastLine({ match, lastChange, words })
          )}
        </p>
        {acts}
      </footer>
    </div>
  )
}

/** The line is rendered in every phase, so that the halves never move below a finger. */
function PadPhase({ match }: { match: BoardMatch }) {
  const { displayPhase } = match
  const words = useWords(padWords)
  const court = useWords(courtWords)
  return (
    <p className={isCall(displayPhase) ? 'phase call' : 'phase'}>
      {displayPhase === 'TEAM_SETUP' ? words.teamSetup : toPhaseText(match, court)}
    </p>
  )
}

interface LastLine {
  match: BoardMatch | null
  lastChange: string | null
  words: { last: (change: string) => string; noPoint: string }
}

function toLastLine({ match, lastChange, words }: LastLine): string | null {
  if (lastChange) return words.last(lastChange)
  return match?.status === 'ACTIVE' && match.score?.pointNumber === 0 ? words.noPoint : null
}
