import { isAwarded } from '../../../../../rules/club/match-states.ts'
import type { Team } from '../../../../../schema/club/statuses.ts'
import type { BoardScore } from './board.ts'
import type { courtWords } from './court-words.ts'

type CourtWords = (typeof courtWords)['en']

/** Names the winner, and says where an award decided the match. */
export function toWinnerText(
  score: Pick<BoardScore, 'completed' | 'sets'>,
  winner: Team,
  words: Pick<CourtWords, 'awarded' | 'wins' | 'teams'>,
): string {
  const team = words.teams[winner]
  return isAwarded(score) ? words.awarded(team) : words.wins(team)
}
