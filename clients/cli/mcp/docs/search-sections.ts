import type { DocSection } from './doc-sections.ts'

const MOST_FOUND = 10
const EXCERPT_LENGTH = 240

/** Weights of a word in the title, and of each time that it stands in the text. */
const IN_TITLE = 8
const IN_TEXT = 1
const MOST_IN_TEXT = 3

/** The sections that have most of the words, best first. */
export function searchSections(sections: readonly DocSection[], query: string) {
  const words = [...new Set(toWords(query))]
  const found = sections.flatMap((section) => {
    const { score, matched } = rate(section, words)
    return matched * 2 > words.length || (words.length > 0 && matched === words.length)
      ? [{ section, score: score * matched }]
      : []
  })
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ section: { page, id, title, text } }) => {
      return { page, section: id, title, excerpt: toExcerpt(text, words) }
    })
}

function rate({ title, text }: DocSection, words: readonly string[]) {
  const titleWords = toWords(title)
  const textWords = toWords(text)
  let score = 0
  let matched = 0
  for (const word of words) {
    const inText = textWords.filter((one) => isLike(one, word)).length
    const isInTitle = titleWords.some((one) => isLike(one, word))
    if (inText > 0 || isInTitle) matched += 1
    score += (isInTitle ? IN_TITLE : 0) + Math.min(inText, MOST_IN_TEXT) * IN_TEXT
  }
  return { score, matched }
}

/** The word, or one that begins with it: `sign` finds `signature`. */
function isLike(one: string, word: string): boolean {
  return one === word || (word.length > 2 && one.startsWith(word))
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
}

function toExcerpt(text: string, words: readonly string[]): string {
  const [, ...lines] = text.split('\n')
  const body = lines.join('\n').trim()
  const lower = body.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0))
  const from = Number.isFinite(first) ? Math.max(0, first - EXCERPT_LENGTH / 4) : 0
  return body.slice(from, from + EXCERPT_LENGTH)
}
