import { makeFinder } from '../../../../rules/documentation/make-finder.ts'
import { isImportant, toWords } from '../../../../rules/documentation/stems.ts'
import { CHANGELOG } from './doc-pages.ts'
import type { DocSection } from './doc-sections.ts'

/** Its sections are long and have every word; what is in force is on the other pages. */
const OF_CHANGELOG = 0.5

const MOST_FOUND = 10
const EXCERPT_LENGTH = 240

/** The search of sections, by the ranking of the pages' search; made at the first query, because most servers get none. */
export function makeSectionSearch(sections: readonly DocSection[]) {
  let find: ReturnType<typeof makeFinder<DocSection>> | null = null
  return (query: string) => {
    find ??= makeFinder(sections, ({ page, id, title, text }) => {
      const weight = page === CHANGELOG ? OF_CHANGELOG : 1
      return { address: `${page}#${id}`, title, place: page, words: text, weight }
    })
    const words = toWords(query).filter(isImportant)
    return find(query, MOST_FOUND).map(({ page, id, title, text }) => {
      return { page, section: id, title, excerpt: toExcerpt(text, words) }
    })
  }
}

function toExcerpt(text: string, words: readonly string[]): string {
  const [, ...lines] = text.split('\n')
  const body = lines.join('\n').trim()
  const lower = body.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0))
  const from = Number.isFinite(first) ? Math.max(0, first - EXCERPT_LENGTH / 4) : 0
  return body.slice(from, from + EXCERPT_LENGTH)
}
