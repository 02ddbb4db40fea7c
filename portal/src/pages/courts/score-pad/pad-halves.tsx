import { useEffect, useState } from 'react'
import { TEAMS, type Team } from '../../../../../schema/club/statuses.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { type BoardMatch, sideOf, toPlayersOf, toPoints } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { padWords } from './pad-words.ts'
import { usePadKeys } from './use-pad-keys.ts'
import type { TappedPoints } from './use-taps.ts'

interface PadHalvesProps {
  match: BoardMatch
  points: TappedPoints
  /** While taps that were refused wait for a decision. */
  isOff: boolean
}

/** A second tap within this time is a bounce. */
const LOCKED_MS = 400

const KEYS: Readonly<Record<string, Team>> = { b: 'BLUE', o: 'ORANGE' }

/** The whole screen in two halves, one for each team. */
export function PadHalves({ match, points, isOff }: PadHalvesProps) {
  const court = useWords(courtWords)
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => setIsLocked(false), LOCKED_MS)
    return () => clearTimeout(timer)
  }, [isLocked])
  // By taps that are kept: the match ends once they are recorded.
  const isOver = match.score?.completed === true
  const tap = (team: Team) => {
    if (isLocked || isOff || isOver) return
    setIsLocked(true)
    if ('vibrate' in navigator) navigator.vibrate(20)
    points.tap(team)
  }
  usePadKeys((key) => {
    const team = KEYS[key]
    if (team) tap(team)
  })
  return (
    <main className="halves" id="main">
      <h2 className="vh">{court.points}</h2>
      <TapHalves
        match={match}
        asksSide={points.taps.kept.length === 0}
        isOff={isLocked || isOff || isOver}
        onTap={tap}
      />
    </main>
  )
}

interface TapHalvesProps {
  match: BoardMatch
  /** False while taps are kept: the choice would overtake them. */
  asksSide?: boolean
  isOff: boolean
  onTap: (team: Team) => void
}

/** Both halves, below the choice of a side where the next point needs one. */
function TapHalves({ match, asksSide = true, isOff, onTap }: TapHalvesProps) {
  const { score, displayPhase } = match
  const isOpen = displayPhase === 'DECIDING_POINT' && score?.decidingPointSide == null
  return (
    <>
      {asksSide && isOpen && <SideChoice match={match} />}
      {TEAMS.map((team) => (
        <TeamHalf key={team} team={team} match={match} isOff={isOff} onTap={onTap} />
      ))}
    </>
  )
}

interface TeamHalfProps extends Omit<TapHalvesProps, 'asksSide'> {
  team: Team
}

function TeamHalf({ team, match, isOff, onTap }: TeamHalfProps) {
  const words = useWords(padWords)
  const court = useWords(courtWords)
  const names = toPlayersOf(match, team).join(' · ')
  return (
    <button
      type="button"
      className={team === 'BLUE' ? 'tap' : 'tap o'}
      aria-disabled={isOff || undefined}
      onClick={() => onTap(team)}
    >
      <span className="nm" title={names || undefined}>
        {names || court.teams[team]}
      </span>
      <span className="big">{toPoints(match.score, sideOf(team))}</span>
      <span className="go">{words.pointTo(court.teams[team])}</span>
    </button>
  )
}

function SideChoice({ match }: { match: BoardMatch }) {
  const words = useWords(padWords)
  const { change, isBusy, error } = useChange('PortalChooseSide')
  const choose = (side: 'LEFT' | 'RIGHT') =>
    change({
      input: { sessionId: match.id, eventSequence: match.eventSequence, side },
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that act, not fields of a form
    <div className="row side-choice" role="group" aria-label={words.chooseSide}>
      <span className="b">{words.chooseSide}</span>
      {(['LEFT', 'RIGHT'] as const).map((side) => (
        <Button key={side} size="lg" isBusy={isBusy} onClick={() => choose(side)}>
          {words.sides[side]}
        </Button>
      ))}
      {error && <FaultNote fault={error} />}
    </div>
  )
}
