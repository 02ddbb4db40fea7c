import { useConnection } from '../../../graph/connection.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { type Board, toStanding } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { useAwake } from '../court/use-awake.ts'
import type { FollowedBoard } from '../court/use-board.ts'
import { PadActs } from './pad-acts.tsx'
import { PadHalves } from './pad-halves.tsx'
import { PadNote } from './pad-note.tsx'
import { padWords } from './pad-words.ts'
import { RefusedTaps } from './refused-taps.tsx'
import { useTaps } from './use-taps.ts'

interface ScorePadProps {
  board: Board
  followed: FollowedBoard
}

/** Counts the match of a court; what is tapped without a connection is kept and sent behind it. */
export function ScorePad({ board, followed }: ScorePadProps) {
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const { match } = board
  const points = useTaps(match, followed.see)
  const { state } = useConnection()
  useAwake()
  useTitle(words.title(board.courtName))
  const { kept, refused } = points.taps
  const isPlayed = match?.status === 'ACTIVE'
  return (
    <div className="score">
      <header className="row between">
        <div>
          <h1>{board.courtName}</h1>
          <p className="m s">{match ? court.phases[match.displayPhase] : words.noMatch}</p>
        </div>
        {match?.score && (
          <p className="b standing">
            <span className="vh">{court.score}: </span>
            {toStanding(match.score)}
          </p>
        )}
        {kept.length > 0 && state !== 'live' ? (
          <span className="st warn" role="status">
            {words.kept(kept.length)}
          </span>
        ) : (
          <ConnectionWord />
        )}
      </header>
      {refused && match && <RefusedTaps fault={refused} match={match} points={points} />}
      {match && isPlayed ? (
        <PadHalves match={match} points={points} isOff={refused !== null} />
      ) : (
        <PadNote board={board} onDone={followed.see} />
      )}
      <footer className="row between">
        <span className="m">
          {followed.lastChange
            ? words.last(followed.lastChange)
            : (match?.score?.pointNumber ?? 0) === 0 && words.noPoint}
        </span>
        {match && <PadActs match={match} isOff={kept.length > 0} onDone={followed.see} />}
      </footer>
    </div>
  )
}
