import type { SessionEnding } from '../../../../../rules/club/results.ts'
import type { todayWords } from './today-words.ts'

interface Ended {
  status: string
  endedBy: SessionEnding | null
  /** Whether its score has a winner, also by a result that was entered later. */
  isWon: boolean
}

/** Why a match that play did not end is over; null where its status says it, or nothing is known. */
export function endingText(
  { status, endedBy, isWon }: Ended,
  /** Of its scheduled end. */
  time: string,
  { endings }: Pick<(typeof todayWords)['en'], 'endings'>,
): string | null {
  if (endedBy === 'BOOKING') return endings.booking
  if (endedBy === 'STAFF') return status === 'ABORTED' ? endings.staff : null
  if (endedBy === null) return null
  if (status === 'CANCELLED') return endings.notStarted(time)
  if (status === 'ABORTED') return endings.notPlayed
  return isWon ? null : endings.unfinished
}
