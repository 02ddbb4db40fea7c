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
  for (const one of [tag ?? '', ...toTags(acceptLanguage)]) {
    const words = LANGUAGES.get(toPrimary(one))
    if (words !== undefined) return words
  }
  return english
}

/** The variant of the page's language in which its dates are written: that of the helper, else that of the browser. */
export function variantOf(
  { tag }: Pick<Words, 'tag'>,
  language: string | null,
  acceptLanguage: string | undefined,
): string {
  const variants = [language ?? '', ...toTags(acceptLanguage)].filter(
    (one) => one.includes('-') && toPrimary(one) === tag,
  )
  return variants[0] ?? tag
}

function toTags(acceptLanguage = ''): string[] {
  const listed = acceptLanguage.slice(0, MAX_HEADER).split(',')
  return listed.map((one) => one.split(';', 1)[0]?.trim() ?? '')
}

function toPrimary(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}

const MAX_HEADER = 200
