import { isAwarded, isBeforePlay } from '../../../../../rules/club/match-states.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { toRunningSet } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { toPhaseText } from '../court/phase-text.ts'
import type { Match } from './match.ts'
import { matchWords } from './match-words.ts'

const TEAMS = [
  { team: 'BLUE', side: 'blue', look: 'tb' },
  { team: 'ORANGE', side: 'orange', look: 'to' },
] as const

type Scored = Pick<Match, 'score' | 'players' | 'displayPhase' | 'scoringMode' | 'status'>

/** Sets, games and points of both teams, with the names of those who agreed. */
export function ScoreTable({ match }: { match: Scored }) {
  const { score, players, status } = match
  const words = useWords(matchWords)
  const court = useWords(courtWords)
  const sets = score?.setHistory ?? []
  const isOver = score?.completed ?? false
  const inPlay = score && toRunningSet(score)
  const running = inPlay ? [...sets, inPlay] : sets
  return (
    <table className="sb">
      <caption className="vh">{words.score}</caption>
      <thead>
        <tr>
          <th scope="col" className="left">
            {score?.winner && isAwarded(score)
              ? court.awarded(court.teams[score.winner])
              : isBeforePlay(status)
                ? words.noEventsTitle
                : toPhaseText(match, court)}
          </th>
          {running.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sets are in order and never move
            <th key={at} scope="col">
              {court.set(at + 1)}
            </th>
          ))}
          {score && !isOver && <th scope="col">{court.points}</th>}
        </tr>
      </thead>
      <tbody>
        {TEAMS.map(({ team, side, look }) => (
          <tr key={team}>
            <th scope="row">
              <span className={look}>{court.teams[team]}</span>
              <span className="m s names">
                {players
                  .filter((player) => player.team === team)
                  .map(({ displayName }) => displayName)
                  .join(' · ')}
              </span>
            </th>
            {running.map((pair, at) => {
              const isLost = at < sets.length && pair[side] < Math.max(pair.blue, pair.orange)
              const isWon = at < sets.length && !isLost
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: sets are in order and never move
                <td key={at} className={isWon ? 'won' : isLost ? 'lost' : undefined}>
                  {pair[side]}
                </td>
              )
            })}
            {score && !isOver && (
              <td className="pt">
                {(score.matchTieBreak ?? score.tieBreak ?? score.points)[side]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
