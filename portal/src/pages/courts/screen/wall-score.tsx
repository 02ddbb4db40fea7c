import { TEAMS, type Team } from '../../../../../schema/club/statuses.ts'
import {
  type BoardMatch,
  isCall,
  NOT_PLAYED,
  sideOf,
  toPlayersOf,
  toPoints,
  toSetColumns,
} from '../court/board.ts'
import type { courtWords } from '../court/court-words.ts'
import { toPhaseText } from '../court/phase-text.ts'
import { toWinnerText } from '../court/winner-text.ts'

type CourtWords = (typeof courtWords)['en']

interface WallScoreProps {
  match: BoardMatch
  words: CourtWords
}

/** Sets, games and points of both teams; names only of those who agreed. */
export function WallScore({ match, words }: WallScoreProps) {
  const { score, displayPhase } = match
  const columns = toSetColumns(score)
  const winner = score?.winner
  const points = (team: Team) => toPoints(score, sideOf(team))
  return (
    <>
      <h2 className={winner ? 'wall-winner' : 'vh'}>
        {score && winner ? toWinnerText(score, winner, words) : words.score}
      </h2>
      {isCall(displayPhase) && <p className="wall-call">{toPhaseText(match, words)}</p>}
      <ul className="wall-g">
        <li>
          <span className="hd" />
          {columns.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sets are in order and never move
            <span className="hd" key={at}>
              {words.set(at + 1)}
            </span>
          ))}
          <span className="hd">{score?.completed ? '' : words.points}</span>
        </li>
        {TEAMS.map((team) => (
          <li key={team}>
            <TeamName match={match} team={team} words={words} />
            {columns.map((column, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: sets are in order and never move
                key={at}
                className={column === NOT_PLAYED ? 'v lost' : lookOf(column.winner, team)}
              >
                {column[sideOf(team)]}
              </span>
            ))}
            <span className={team === 'BLUE' ? 'p b' : 'p o'}>{points(team)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function TeamName({ match, team, words }: WallScoreProps & { team: Team }) {
  const names = toPlayersOf(match, team)
  const look = team === 'BLUE' ? 'nm' : 'nm o'
  if (names.length === 0) return <span className={look}>{words.teams[team]}</span>
  return (
    <span className={look}>
      {names.map((name) => (
        <span className="wall-name cut" dir="auto" title={name} key={name}>
          {name}
        </span>
      ))}
      <small>{words.teams[team]}</small>
    </span>
  )
}

function lookOf(winner: 'blue' | 'orange' | null, team: Team): string {
  if (winner === null) return 'v'
  return winner === sideOf(team) ? 'v won' : 'v lost'
}
