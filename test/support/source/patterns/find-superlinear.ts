import { countSteps } from './count-steps.ts'
import { compilePattern } from './program.ts'
import { findWorstWords } from './worst-words.ts'

const REPETITIONS = 125

/** Steps per character; a quadratic search takes half as many as the text is long. */
const LINEAR = 25

/** A text for which the steps of a search grow faster than its length, if there is one. */
export function findSuperlinearText(pattern: RegExp): string | null {
  const { words, characters } = findWorstWords(compilePattern(pattern, 'analysis'))
  if (words.length === 0) return null

  const program = compilePattern(pattern, 'engine')
  const last = ['', ...characters]
  const ends = new Set(last.flatMap((one) => last.map((other) => one + other)))
  for (const { before, repeated } of words) {
    for (const end of ends) {
      const text = before + repeated.repeat(REPETITIONS) + end
      const budget = LINEAR * text.length
      if (countSteps(program, text, budget) <= budget) continue
      return `${JSON.stringify(before)} + ${JSON.stringify(repeated)} × n + ${JSON.stringify(end)}`
    }
  }
  return null
}
