import type { ReactNode } from 'react'
import type { ConnectionState } from '../../../graph/connection.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { WordOf } from '../../../parts/states/connection-word.tsx'
import { type Board, toStanding } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { padWords } from './pad-words.ts'

interface PadFrameProps {
  board: Pick<Board, 'courtName' | 'match'>
  connection: ConnectionState
  /** Points that are not sent yet. */
  keptCount: number
  /** Points before and after the last change that the page saw. */
  lastChange: string | null
  /** Buttons at the foot. */
  acts: ReactNode
  children: ReactNode
}

/** Court, phase, standing and connection above the halves; the last change and the acts below. */
export function PadFrame(props: PadFrameProps) {
  const { board, connection, keptCount, lastChange, acts, children } = props
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const { courtName, match } = board
  return (
    <div className="score">
      <header className="row between">
        <div>
          <h1>{courtName}</h1>
          <p className="m s">{match ? court.phases[match.displayPhase] : words.noMatch}</p>
        </div>
        {match?.score && (
          <p className="b standing">
            <span className="vh">{court.score}: </span>
            {toStanding(match.score)}
          </p>
        )}
        {keptCount > 0 && connection !== 'live' ? (
          <span className="st warn" role="status">
            {words.kept(keptCount)}
          </span>
        ) : (
          <WordOf state={connection} />
        )}
      </header>
      {children}
      <footer className="row between">
        <span className="m">
          {lastChange
            ? words.last(lastChange)
            : match && (match.score?.pointNumber ?? 0) === 0 && words.noPoint}
        </span>
        {acts}
      </footer>
    </div>
  )
}
