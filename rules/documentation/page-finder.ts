import { makeFinder } from './make-finder.ts'

/** A place of the reference or a guide; `words` are further ones, and the weight multiplies its rank. */
export type SearchEntry = readonly [
  title: string,
  address: string,
  place: string,
  words: string,
  weight: number,
]

/** The search of the pages, which browsers load by this name. */
export function makePageFinder(entries: readonly SearchEntry[]) {
  return makeFinder(entries, ([title, address, place, words, weight]) => {
    return { title, address, place, words, weight }
  })
}
