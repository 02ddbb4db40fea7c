import { requireKnownWords } from '../../process/words.ts'

/** Whether `migrate` only plans. */
export function readPlanFlag(words: readonly string[]): boolean {
  requireKnownWords('migrate', words, ['--plan'])
  return words.length > 0
}
