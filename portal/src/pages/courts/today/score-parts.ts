import { isAwarded } from '../../../../../rules/club/match-states.ts'

/** A score as the graph shows it. */
export interface Score {
  points: { blue: string; orange: string }
  games: Pair
  sets: Pair
  setHistory: readonly Pair[]
  tieBreak: Pair | null
  matchTieBreak: Pair | null
  completed: boolean
  winner: string | null
}

export interface Pair {
  blue: number
  orange: number
}

export interface ScoreParts {
  /** Sets that are over: `6–4`. */
  sets: readonly string[]
  /** Games of the set in play; null once the match is over. */
  games: string | null
  points: string | null
  /** Whether the score has a winner. */
  isWon: boolean
  /** Where an award and no play decided the match, which may have no set then. */
  awardedTo: 'BLUE' | 'ORANGE' | null
}

const DASH = '–'

export function toScoreParts(score: Score | null, status: string): ScoreParts | null {
  if (score === null) return null
  const sets = score.setHistory.map(toText)
  const { winner } = score
  const awardedTo = isAwarded(score) && (winner === 'BLUE' || winner === 'ORANGE') ? winner : null
  const isWon = score.completed
  if (isWon || status === 'COMPLETED')
    return { sets: [...sets, ...brokenOff(score)], games: null, points: null, isWon, awardedTo }
  return { sets, games: toText(score.games), points: toPointsText(score), isWon, awardedTo }
}

/** Games of the set in which an award or its time ended the match; of one without a winner at least those of its first set. */
function brokenOff(score: Score): string[] {
  const { completed, games, matchTieBreak, setHistory } = score
  if (completed && !isAwarded(score)) return []
  const pair = matchTieBreak ?? games
  const isBegun = pair.blue + pair.orange > 0 || (!completed && setHistory.length === 0)
  return isBegun ? [toText(pair)] : []
}

/** Points of a tie-break are numbers, those of a game words such as AD. */
export function toPointsText({ matchTieBreak, tieBreak, points }: Score): string {
  const pair = matchTieBreak ?? tieBreak ?? points
  return `${pair.blue}${DASH}${pair.orange}`
}

function toText({ blue, orange }: Pair): string {
  return `${blue}${DASH}${orange}`
}
