import { isolateValues } from '../../rules/isolate.ts'
import { english } from './languages/english.ts'
import { german } from './languages/german.ts'
import type { Words } from './languages/page-words.ts'
import { spanish } from './languages/spanish.ts'

export type { Words }

const LANGUAGES: ReadonlyMap<string, Words> = new Map(
  [english, german, spanish].map((words) => [words.tag, isolateValues(words)]),
)

/** The languages of the pages, each by its own name. */
export const PAGE_LANGUAGES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
] as const

/** Words in the language of the tag (any region), else in the first supported language of the header. */
export function pageWordsOf(tag: string | null, acceptLanguage: string | undefined): Words {
  const tags = [tag ?? '', ...(acceptLanguage ?? '').slice(0, MAX_HEADER).split(',')]
  for (const one of tags) {
    const words = LANGUAGES.get(one.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '')
    if (words !== undefined) return words
  }
  return english
}

const MAX_HEADER = 200
