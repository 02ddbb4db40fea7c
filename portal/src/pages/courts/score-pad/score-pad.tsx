import { type ReactNode, useMemo } from 'react'
import { withPoints } from '../../../../../rules/club/scoring/from-graph.ts'
import { useConnection } from '../../../graph/connection.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import type { Board } from '../court/board.ts'
import { useAwake } from '../court/use-awake.ts'
import type { FollowedBoard } from '../court/use-board.ts'
import { HeldTaps } from './kept/held-taps.tsx'
import { PadActs } from './pad-acts.tsx'
import { PadFrame } from './pad-frame.tsx'
import { PadHalves } from './pad-halves.tsx'
import { PadNote } from './pad-note.tsx'
import { padWords } from './pad-words.ts'
import { RefusedTaps } from './refused-taps.tsx'
import { pointsNotSent, uncountedTeams } from './taps.ts'
import { useTaps } from './use-taps.ts'

interface ScorePadProps {
  board: Board
  followed: FollowedBoard
  back: ReactNode
}

/** Counts the match of a court; what is tapped without a connection is kept and sent behind it. */
export function ScorePad({ board, followed, back }: ScorePadProps) {
  const words = useWords(padWords)
  const { match } = board
  const points = useTaps(board.publicId, match, followed.see)
  const { state } = useConnection()
  useAwake()
  useTitle(words.title(board.courtName))
  const { held } = points
  const { refused, isDelayed } = points.taps
  const shown = useMemo(
    () => match && withPoints(match, uncountedTeams(points.taps, match.id, match.eventSequence)),
    [match, points.taps],
  )
  const isPlayed = match?.status === 'ACTIVE'
  return (
    <PadFrame
      board={{ ...board, match: shown }}
      connection={state}
      keptCount={isDelayed ? pointsNotSent(points.taps) : 0}
      lastChange={followed.lastChange}
      back={back}
      acts={match && <PadActs match={match} points={points} onDone={followed.see} />}
    >
      {refused && match && !held && <RefusedTaps fault={refused} match={match} points={points} />}
      {held && <HeldTaps held={held} count={pointsNotSent(points.taps)} onDrop={points.drop} />}
      {shown && isPlayed ? (
        <PadHalves match={shown} points={points} isOff={refused !== null || held !== null} />
      ) : (
        <PadNote board={board} onDone={followed.see} />
      )}
    </PadFrame>
  )
}
