import { isolate } from '../../../../../rules/isolate.ts'
import type { Block } from './day-plan.ts'
import type { todayWords } from './today-words.ts'

type Words = Pick<(typeof todayWords)['en'], 'players' | 'others'>

/** Who plays: the names of those who agreed, then the number of the others; null where a booking has no players. */
export function whoText(
  { names, playerCount }: Pick<Block, 'names' | 'playerCount'>,
  words: Words,
): string | null {
  if (names.length === 0) return playerCount > 0 ? words.players(playerCount) : null
  const others = playerCount - names.length
  const all = names.map(isolate).join(', ')
  return others > 0 ? `${all} ${words.others(others)}` : all
}
