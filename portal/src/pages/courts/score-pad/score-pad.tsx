import { useConnection } from '../../../graph/connection.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import type { Board } from '../court/board.ts'
import { useAwake } from '../court/use-awake.ts'
import type { FollowedBoard } from '../court/use-board.ts'
import { PadActs } from './pad-acts.tsx'
import { PadFrame } from './pad-frame.tsx'
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
  const { match } = board
  const points = useTaps(match, followed.see)
  const { state } = useConnection()
  useAwake()
  useTitle(words.title(board.courtName))
  const { kept, refused } = points.taps
  const isPlayed = match?.status === 'ACTIVE'
  return (
    <PadFrame
      board={board}
      connection={state}
      keptCount={kept.length}
      lastChange={followed.lastChange}
      acts={match && <PadActs match={match} isOff={kept.length > 0} onDone={followed.see} />}
    >
      {refused && match && <RefusedTaps fault={refused} match={match} points={points} />}
      {match && isPlayed ? (
        <PadHalves match={match} points={points} isOff={refused !== null} />
      ) : (
        <PadNote board={board} onDone={followed.see} />
      )}
    </PadFrame>
  )
}
