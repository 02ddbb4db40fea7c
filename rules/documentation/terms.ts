import { isImportant, toStem, toWords } from './stems.ts'
import { SYNONYMS } from './synonyms.ts'

/** A word that was typed, or one that pages use for it. */
export interface Form {
  word: string
  weight: number
}

/** A word of a query with its synonyms. */
type Term = readonly Form[]

const WEIGHT_OF_SYNONYM = 0.6

const STEMMED = new Map(
  Object.entries(SYNONYMS).map(([word, synonyms]) => [toStem(word), toWords(synonyms)]),
)

/** The words of a query that say something. */
export function toTerms(typed: readonly string[]): Term[] {
  const joined = joinPairs(typed)
  const important = joined.filter(isImportant)
  const words = [...new Set(important.length > 0 ? important : joined)]
  return words.map((word) => [
    { word, weight: 1 },
    ...(STEMMED.get(word) ?? []).map((synonym) => ({ word: synonym, weight: WEIGHT_OF_SYNONYM })),
  ])
}

/** Two words that the table has as one are one. */
function joinPairs(typed: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const [word = '', next] = typed.slice(at, at + 2)
    const isPair = next !== undefined && STEMMED.has(word + next)
    joined.push(isPair ? word + next : word)
    if (isPair) at += 1
  }
  return joined
}
