import { toStem, toWords } from './stems.ts'
import { type Form, toTerms } from './terms.ts'

/** The texts of an entry, by which it is found. */
export interface Findable {
  /** Of the entries of one address the best one is found. */
  address: string
  title: string
  /** What the entry is a part of. */
  place: string
  words: string
  /** Multiplies the rank, such as of notes that readers seldom look for. */
  weight: number
}

interface IndexedEntry<T> {
  entry: T
  address: string
  weight: number
  /** The title as one word. */
  name: string
  title: readonly string[]
  place: readonly string[]
  words: readonly string[]
}

/** A word that a text has, and one that begins so. */
interface Points {
  whole: number
  begun: number
}

const IN_TITLE: Points = { whole: 8, begun: 5 }
const IN_PLACE: Points = { whole: 3, begun: 2 }
const IN_WORDS: Points = { whole: 2, begun: 1 }

/** For the share of its title that the query has: short titles are about one thing. */
const FOR_SHARE = 6

/** For an entry that is named so, or has several words as one: `put booking` is an operation. */
const FOR_NAME = 60

/** Outside of titles a shorter word is the beginning of too many others. */
const LEAST_BEGINNING = 3

/** An entry with several synonyms of a word is more about it than one with the best of them. */
const FURTHER_SYNONYMS = 0.3

/** A longer query is cut: the time of a search has a bound. */
const MOST_WORDS = 12

/**
 * Returns the search of these entries, best first: the pages of the reference and the tools of agents rank by it. An
 * entry without half of the words of a query is not found.
 */
export function makeFinder<T>(entries: readonly T[], textsOf: (entry: T) => Findable) {
  const index = entries.map((entry): IndexedEntry<T> => {
    const { title, place, words, ...rest } = textsOf(entry)
    return {
      ...{ entry, ...rest, name: toName(title) },
      ...{ title: toWords(title), place: toWords(place), words: [...new Set(toWords(words))] },
    }
  })

  return function find(query: string, most: number): T[] {
    const typed = toWords(query).slice(0, MOST_WORDS)
    const terms = toTerms(typed).map((forms) => forms.map(rate))
    if (terms.length === 0) return []

    const name = toName(query)
    const ranked = index
      .map((indexed, at) => {
        const points = terms.map((forms) => sumOf(forms.map((ofEntries) => ofEntries[at] ?? 0)))
        return { indexed, rank: rankOf(indexed, { typed, name, points }) }
      })
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
    const best = new Map<string, T>()
    for (const { indexed } of ranked)
      if (!best.has(indexed.address)) best.set(indexed.address, indexed.entry)
    return [...best.values()].slice(0, most)
  }

  /** The points of each entry for a word. One that few entries have says more than one that most have. */
  function rate({ word, weight }: Form): number[] {
    const points = index.map((indexed) => pointsOf(indexed, word))
    const having = points.filter((one) => one > 0).length
    const rarity = Math.log(1 + index.length / (1 + having))
    return points.map((one) => one * weight * rarity)
  }
}

interface Query {
  typed: readonly string[]
  name: string
  /** Of the entry, for each word. */
  points: readonly number[]
}

function rankOf(indexed: IndexedEntry<unknown>, { typed, name, points }: Query): number {
  const matched = points.filter((one) => one > 0).length
  const isNamed =
    indexed.name === name || (typed.length > 1 && indexed.words.includes(toStem(name)))
  if (!isNamed && (matched === 0 || matched * 2 < points.length)) return 0

  const ofWords = points.reduce((sum, one) => sum + one, FOR_SHARE * shareOf(indexed.title, typed))
  const coverage = (matched / points.length) ** 2
  return indexed.weight * (ofWords * coverage + (isNamed ? FOR_NAME : 0))
}

/** The points of a word and its synonyms. */
function sumOf(forms: readonly number[]): number {
  const [best = 0, ...others] = forms.toSorted((a, b) => b - a)
  return best + FURTHER_SYNONYMS * others.reduce((sum, one) => sum + one, 0)
}

function pointsOf({ title, place, words }: IndexedEntry<unknown>, word: string): number {
  const elsewhere = Math.max(
    pointsIn(place, word, IN_PLACE, LEAST_BEGINNING),
    pointsIn(words, word, IN_WORDS, LEAST_BEGINNING),
  )
  return pointsIn(title, word, IN_TITLE, 1) + elsewhere
}

function pointsIn(
  text: readonly string[],
  word: string,
  { whole, begun }: Points,
  leastBeginning: number,
): number {
  if (text.includes(word)) return whole
  const isBegun = word.length >= leastBeginning && text.some((one) => one.startsWith(word))
  return isBegun ? begun : 0
}

function shareOf(title: readonly string[], typed: readonly string[]): number {
  const named = title.filter((one) => typed.some((word) => one.startsWith(word)))
  return title.length === 0 ? 0 : named.length / title.length
}

function toName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
